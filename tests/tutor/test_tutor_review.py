"""复习: what is due, the exercises over it, the greeting, and the place of what is due among all that may come next."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sittings import WORDS, Notebook, asked, library, look_at, told

from hzl_tutor.store import Event, fold, stamp
from hzl_tutor.tutor.drawing import exercise_of
from hzl_tutor.tutor.due import EARLY, REVIEWED, due_skills, next_review
from hzl_tutor.tutor.messages import Ask, Message, Say
from hzl_tutor.tutor.picker import FLOOR, Pick, pick
from hzl_tutor.tutor.session import Session, Start
from hzl_tutor.tutor.skills import SKILLS

START = datetime(2026, 2, 4, 9, 30, tzinfo=UTC)


def learner(*skills: str, verdict: str = "right", since: datetime = START) -> Notebook:
    """Somebody who answered each of these skills once, an hour after each other, the first an hour after ``since``."""
    notebook = Notebook()
    for number, skill in enumerate(skills, 1):
        data: dict[str, Any] = {"skill": skill, "verdict": verdict, "attempt": 1, "hints": 0, "slips": [], "space": 8}
        notebook.facts.append(("answered", data))
        fold(notebook.progress, Event(number, stamp(since + timedelta(hours=number)), "answered", data))
    return notebook


def session_at(notebook: Notebook, days: float, start: Start = Start()) -> Session:  # noqa: B008 - a frozen value
    """A conversation so many days after START; what is recorded in it is recorded at that time."""
    now = START + timedelta(days=days)

    def record(kind: str, data: dict[str, Any]) -> int:
        notebook.facts.append((kind, data))
        fold(notebook.progress, Event(len(notebook.facts), stamp(now), kind, data))
        return len(notebook.facts)

    notebook.record = record  # type: ignore[method-assign]
    return Session(notebook, lambda: now, lambda: 7, library(), start=start)


def says(messages: list[Message]) -> list[str]:
    """The ids of the program's own sentences."""
    return [message.id for message in messages if isinstance(message, Say)]


@pytest.mark.parametrize("word", ["复习", "review", ":复习", "/review"])
def test_a_review_asks_each_skill_that_is_due_once(word: str) -> None:
    """One exercise a skill, the longest due first, counted; right or wrong it then is at its end, and nothing is due."""
    notebook = learner("world", "palace", "stage")
    session = session_at(notebook, 4)
    said = session.feed(word)
    assert says(said) == ["review.begin"]
    skills = []
    for number in (1, 2, 3):
        question = asked(said)
        assert (question.number, question.of) == (number, 3)
        assert session.expects.mode == "drill"
        skills.append(question.exercise.skill.id)
        said = session.feed(question.exercise.key)
        look_at(said)
    assert skills == ["world", "palace", "stage"]
    assert says(said) == ["review.done", "free.again"]
    assert session.expects.mode == "free"
    assert due_skills(notebook.progress, START + timedelta(days=4)) == ()
    assert says(session.feed(word)) == ["review.none"]


def test_what_is_missed_comes_another_day() -> None:
    """A skill given away in a review is not asked again in it, but for the sibling, and is due the day after."""
    notebook = learner("palace", "world")
    session = session_at(notebook, 4)
    session.feed("复习")
    said = session.feed("答案")
    assert asked(said).exercise.skill.id == "palace"
    said = session.feed(asked(said).exercise.key)
    assert asked(said).exercise.skill.id == "world"
    assert says(session.feed(asked(said).exercise.key)) == ["review.done", "free.again"]
    assert due_skills(notebook.progress, START + timedelta(days=5)) == ("palace",)


def test_skipped_in_a_review() -> None:
    """What is put aside is still due afterwards."""
    notebook = learner("palace", "world")
    session = session_at(notebook, 4)
    session.feed("复习")
    session.feed("跳过")
    session.feed("跳过")
    assert session.expects.mode == "free"
    assert due_skills(notebook.progress, START + timedelta(days=4)) == ("palace", "world")


def test_an_answer_taken_back_in_a_review() -> None:
    """撤销 makes the skill due again as if it had not been answered."""
    notebook = learner("palace", "world")
    session = session_at(notebook, 4)
    before = notebook.progress.reviews()
    said = session.feed("复习")
    session.feed(asked(said).exercise.key)
    assert notebook.progress.reviews() != before
    session.feed("撤销")
    assert notebook.progress.reviews() == before


@pytest.mark.parametrize(
    ("days", "when"), [(0.6, "后天"), (1, "明天"), (2, "今天晚些时候")], ids=["two", "one", "today"]
)
def test_nothing_is_due(days: float, when: str) -> None:
    """Where nothing is due, the skill that will be and the day are named, in a sentence that has no holes."""
    said = session_at(learner("palace", since=START + timedelta(hours=12)), days).feed("复习")
    assert says(said) == ["review.none"]
    look_at(said)
    (line,) = told(said)
    assert WORDS.skill("palace") in line
    assert when in line


def test_nothing_was_ever_asked() -> None:
    """Somebody new is told how to begin."""
    said = session_at(Notebook(), 0).feed("复习")
    assert says(said) == ["review.never"]
    look_at(said)


def test_a_review_leaves_the_open_question() -> None:
    """With nothing due the open question stands and is shown again; with something due it is put aside."""
    for days, expected in ((0, False), (4, True)):
        session = session_at(learner("palace"), days)
        session.feed("world@877777")
        said = session.feed("复习")
        assert ("left" in says(said)) is expected
        assert asked(said).exercise.skill.id == ("palace" if expected else "world")


def test_begun_from_the_command_line() -> None:
    """`hzl review` begins with the same words."""
    assert says(session_at(learner("palace"), 4, Start("review")).start()) == ["review.begin"]
    assert says(session_at(learner("palace"), 1, Start("review")).start()) == ["review.none"]


def test_the_welcome_tells_of_reviews() -> None:
    """The greeting has the number of reviews, once they are known and when there are any."""
    notebook = learner("palace", "world", "stage")
    assert says(session_at(notebook, 4).start()) == ["welcome.again"]  # nothing is reckoned for a greeting
    notebook.progress.reviews()
    assert says(session_at(notebook, 1).start()) == ["welcome.again"]
    said = session_at(notebook, 4).start()
    assert says(said) == ["welcome.again", "welcome.due"]
    assert "今天有 3 题该复习" in told(said)[-1]


def test_half_a_day_early() -> None:
    """A review may be done up to EARLY before its moment and no sooner."""
    standing = learner("palace").progress
    moment = datetime.fromisoformat(standing.reviews()["palace"])
    assert due_skills(standing, moment - EARLY) == ("palace",)
    assert due_skills(standing, moment - EARLY - timedelta(seconds=1)) == ()
    assert next_review(standing, moment - EARLY) is None


def test_what_cannot_be_asked_is_not_due() -> None:
    """A whole chart, and a skill of a later version, are left out; every other skill can be reviewed."""
    standing = learner("dress", "of-a-later-version", "palace").progress
    later = START + timedelta(days=30)
    assert set(standing.due(later)) == {"dress", "of-a-later-version", "palace"}
    assert due_skills(standing, later) == ("palace",)
    assert set(SKILLS) - {"dress"} == REVIEWED


def test_what_is_due_comes_first() -> None:
    """Due goes before a slip seen twice, weak skills, new ground and rotation; each due skill comes once a session."""
    notebook = learner("palace", "world", verdict="wrong")
    standing = notebook.progress
    due = ("world", "palace")
    assert pick(standing, (), (), due) == Pick("world", "due")
    assert pick(standing, ("world",), (), due) == Pick("palace", "due")
    assert pick(standing, ("world",) * (FLOOR - 1), (), due) == Pick("palace", "due")
    assert pick(standing, ("world", "palace"), (), due).reason != "due"
    assert pick(standing, (), ("palace", "stage"), due) == Pick("palace", "due")
    assert pick(standing, (), ("stage",), due).reason == "new"


def test_the_tutors_choice_begins_with_what_is_due() -> None:
    """练 without a word asks what is due first; a drill of several named skills asks the due ones among them first."""
    for line, expected in (("练", ["stage", "void"]), ("练 palace void", ["void"])):
        session = session_at(learner("stage", "void"), 4)
        said = session.feed(line)
        for skill in expected:
            assert asked(said).exercise.skill.id == skill
            said = session.feed(asked(said).exercise.key)


def test_every_exercise_of_a_review_can_be_had_again() -> None:
    """The exercises have codes as all others have."""
    said = session_at(learner("palace"), 4).feed("复习")
    (ask,) = [message for message in said if isinstance(message, Ask)]
    assert exercise_of(ask.exercise.code) == ask.exercise
