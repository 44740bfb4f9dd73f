"""撤销: an answer that was mistyped is taken back, and everything stands as if it had not been given."""

from __future__ import annotations

from typing import Any

import pytest
from exercise_space import drawn, random_misses
from sittings import Notebook, asked, look_at, put, sit, told

from hzl_tutor.engine import HzlError
from hzl_tutor.tutor.answers import base_of
from hzl_tutor.tutor.drawing import exercise_of
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.messages import Ask, Bye, Message, NotUnderstood, Revealed, Say, Verdict
from hzl_tutor.tutor.session import Session, Start
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.trail import REACH
from hzl_tutor.tutor.vocabulary import CANONICAL

GOU = "relation.line@877777/line=2"
"""姤 二爻, whose relation is 子孙."""
STAGE = "stage@/element=木/branch=未"
"""A question with no step to go back to: 墓."""


def ids(said: list[Message]) -> list[str]:
    """The ids of the program's own sentences among messages."""
    return [message.id for message in said if isinstance(message, Say)]


def drilling(notebook: Notebook, skill: str = "stage", count: int = 5) -> Session:
    """A conversation in a drill of one skill, the first question asked."""
    return sit(notebook, Start("drill", (skill,), count, 7))


def proved(notebook: Notebook) -> tuple[Any, ...]:
    """What the answers have proved, and what is still to be done again."""
    progress = notebook.progress
    skills = {name: skill._replace(last_seen="", shown=0) for name, skill in progress.skills.items()}
    return {name: s for name, s in skills.items() if any(s)}, progress.slips, progress.days, progress.mistakes


def bye(session: Session) -> tuple[int, int, tuple[str, ...]]:
    """The counts of the last word."""
    (said,) = session.close("quit")
    assert isinstance(said, Bye)
    return said.answered, said.right, said.weak


@pytest.mark.parametrize("word", ["撤销", "撤回", "undo", ":undo", "/撤销"])
def test_a_mistyped_answer_is_taken_back(word: str) -> None:
    """The event is named as undone, the text is said, the question is put again, and the next answer is the first."""
    notebook = Notebook()
    session = put(exercise_of(GOU), notebook)
    before = session.expects
    session.feed("官鬼")
    event = len(notebook.facts)
    said = session.feed(word)
    assert ids(said) == ["undo.open"]
    assert "官鬼" in told(said)[0]
    assert asked(said).exercise.resolved == GOU
    assert asked(said).again
    assert session.expects == before
    assert notebook.of("undone") == [{"event": event}]
    session.feed("子孙")
    assert notebook.of("answered")[-1]["attempt"] == 1
    skill = notebook.progress.skill("relation.line")
    assert (skill.right, skill.wrong) == (1, 0)
    assert notebook.progress.mistakes == ()
    assert bye(session) == (1, 1, ())


def mistype(exercise: Exercise, place: int) -> str:
    """A wrong answer; of a row of which one cell is asked for a wrong cell."""
    if exercise.skill.kind == "chart":
        palace = exercise.key_cells[0]
        return exercise.key.replace(palace, "震" if palace != "震" else "巽", 1)
    if not place:
        return next(random_misses(exercise, 1, "mistyped"))
    values = CANONICAL[base_of(exercise.skill.kind)]
    return next(value for value in reversed(values) if value != exercise.key_cells[place - 1])


@pytest.mark.parametrize("skill_id", SKILLS)
def test_an_answer_taken_back_is_an_answer_never_given(skill_id: str) -> None:
    """Mistyping and undoing before each answer changes neither what is said to the others nor what they prove.

    Also at the second miss, which leads back to the step before, and while a row is mended cell by cell.
    """
    for exercise in drawn(skill_id, 6):
        plain, clumsy = Notebook(), Notebook()
        straight, stumbling = put(exercise, plain), put(exercise, clumsy)
        place = 0
        for answer in (mistype(exercise, 0), exercise.key):
            before = stumbling.expects
            said = stumbling.feed(mistype(exercise, place))
            assert any(isinstance(message, Verdict) for message in said)
            assert ids(stumbling.feed("撤销")) == ["undo.open"]
            assert stumbling.expects == before
            one, other = straight.feed(answer), stumbling.feed(answer)
            assert told(one) == told(other)
            verdict = next(message for message in one if isinstance(message, Verdict))
            place = verdict.judgement.wrong_at[0] if exercise.skill.is_row and not verdict.judgement.right else 0
        assert straight.expects == stumbling.expects
        assert _without_times(proved(plain)) == _without_times(proved(clumsy))
        assert [f["attempt"] for f in clumsy.of("answered")] == [1, 1, 2, 2]
        assert bye(straight) == bye(stumbling)


def _without_times(found: tuple[Any, ...]) -> tuple[Any, ...]:
    """The same without moments: a notebook's clock goes on with every fact."""
    skills, slips, days, mistakes = found
    return (
        skills,
        {name: slip._replace(last_seen="") for name, slip in slips.items()},
        days,
        [mistake._replace(last_at="") for mistake in mistakes],
    )


def test_several_in_a_row_walk_back() -> None:
    """Each takes back one more; a row that is being mended goes back cell by cell to the whole."""
    notebook = Notebook()
    session = put(exercise_of("relation.all@姤"), notebook)
    kinds = [session.expects.kind]
    for answer in ("父母 妻财 妻财 官鬼 兄弟 父母", "子孙", "父母"):
        session.feed(answer)
        kinds.append(session.expects.kind)
    session.feed("震")  # at the second miss one steps back to the palace: a wrong answer there
    texts = []
    while session.expects.kind != kinds[0]:
        (said, ask) = session.feed("撤销")
        assert isinstance(said, Say)
        assert isinstance(ask, Ask)
        texts.append((said.data["text"], ask.only))
    whole = "父母 妻财 妻财 官鬼 兄弟 父母"
    assert texts == [("震", 0), ("父母", 3), ("子孙", 2), (whole, 0)]
    assert proved(notebook) == ({}, {}, {}, ())
    assert ids(session.feed("撤销")) == ["undo.nothing"]


def test_nothing_to_undo_is_said_kindly() -> None:
    """Before any answer, after unreadable ones, freely and in a lesson: a line, and the open question again."""
    session = sit()
    assert ids(session.feed("撤销")) == ["undo.nothing"]
    session = put(exercise_of(GOU))
    for line in ("嗯嗯", "甲子"):
        assert isinstance(session.feed(line)[0], NotUnderstood)
    said = session.feed("撤销")
    assert ids(said) == ["undo.nothing"]
    assert isinstance(said[-1], Ask)
    lesson = sit(start=Start("lesson", unit="2"))
    before = lesson.expects
    assert ids(lesson.feed("撤销")) == ["undo.nothing"]
    assert lesson.expects == before


def test_a_settled_question_is_not_asked_again() -> None:
    """Its record and its place in the count are taken back, its text is named, and the next question stays open."""
    notebook = Notebook()
    session = drilling(notebook)
    session.feed(exercise_of(session.expects.code).key)
    second = session.expects
    key = notebook.of("answered")[0]["text"]
    said = session.feed("撤销")
    assert ids(said) == ["undo.settled"]
    assert key in told(said)[0]
    assert asked(said).exercise.code == second.code
    assert session.expects == second
    assert proved(notebook) == ({}, {}, {}, ())
    assert bye(session) == (0, 0, ())


def test_a_second_try_taken_back_leaves_the_first() -> None:
    """Of wrong, right only the right is undone: in the count it remains one exercise, wrong at first."""
    notebook = Notebook()
    session = put(exercise_of(STAGE), notebook)
    session.feed("绝")
    after_first = proved(notebook)
    session.feed("墓")
    assert ids(session.feed("撤销")) == ["undo.settled"]
    assert proved(notebook) == after_first
    assert ids(session.feed("撤销")) == ["undo.settled"]
    assert proved(notebook) == ({}, {}, {}, ())
    assert bye(session) == (0, 0, ())


def test_after_the_third_miss_the_reveal_stands() -> None:
    """The misses are taken back one by one; the sibling stays open, and what was given away is still to be redone."""
    notebook = Notebook()
    session = drilling(notebook)
    exercise = exercise_of(session.expects.code)
    for miss in list(random_misses(exercise, 3)):
        said = session.feed(miss)
    assert Revealed in map(type, said)
    sibling = session.expects
    for left in (2, 1, 0):
        assert ids(session.feed("撤销")) == ["undo.settled"]
        assert session.expects == sibling
        assert notebook.progress.skill("stage").wrong == bool(left)
    assert len(notebook.of("undone")) == 3
    assert len(notebook.of("revealed")) == 1
    assert [row.code for row in notebook.progress.mistakes] == [exercise.resolved]
    assert bye(session) == (1, 0, ("stage",))


def test_a_skipped_question_leaves_the_count() -> None:
    """Wrong, skipped, undone: nothing was answered."""
    notebook = Notebook()
    session = drilling(notebook)
    session.feed(next(random_misses(exercise_of(session.expects.code), 1)))
    session.feed("跳过")
    assert ids(session.feed("撤销")) == ["undo.settled"]
    assert proved(notebook) == ({}, {}, {}, ())
    assert bye(session) == (0, 0, ())


def test_hints_stay_given() -> None:
    """A hint taken before or after the answer is not undone with it: the next answer is no unaided one."""
    for lines in (("官鬼", "提示", "撤销"), ("提示", "官鬼", "撤销")):
        notebook = Notebook()
        session = put(exercise_of(GOU), notebook)
        for line in lines:
            session.feed(line)
        session.feed("子孙")
        skill = notebook.progress.skill("relation.line")
        assert (skill.right, skill.helped, skill.wrong) == (0, 1, 0)


def test_the_step_back_goes_with_the_answer_that_led_to_it() -> None:
    """At the second miss the palace is asked; undone, the first question stands, and the next miss leads back anew."""
    session = put(exercise_of(GOU))
    session.feed("官鬼")
    session.feed("父母")
    assert session.expects.skill == "palace"
    assert asked(session.feed("撤销")).exercise.resolved == GOU
    assert session.expects.code == GOU
    session.feed("妻财")
    assert session.expects.skill == "palace"


def test_a_step_back_that_a_hint_led_to_stays() -> None:
    """The answer before the hint is taken back; the step that the hint opened is still to be taken."""
    session = put(exercise_of(GOU))
    session.feed("官鬼")
    while session.expects.skill != "palace":
        session.feed("提示")
    said = session.feed("撤销")
    assert ids(said) == ["undo.open"]
    assert asked(said).exercise.skill.id == session.expects.skill == "palace"
    assert "step-forward" in ids(session.feed("乾"))
    session.feed("妻财")
    assert session.expects.code == GOU  # the first miss that counts


def test_a_question_put_aside_is_past() -> None:
    """A drill begun meanwhile: the answer to the question before it is undone, the drill's question stays."""
    notebook = Notebook()
    session = put(exercise_of(GOU), notebook)
    session.feed("官鬼")
    session.feed("练 stage 2")
    before = session.expects
    assert ids(session.feed("撤销")) == ["undo.settled"]
    assert session.expects == before
    assert proved(notebook) == ({}, {}, {}, ())


def test_it_reaches_as_far_as_the_log_does() -> None:
    """Of twenty-five answers the last twenty can be undone; then there is nothing more, and nothing is claimed."""
    notebook = Notebook()
    session = drilling(notebook, count=0)
    for _ in range(REACH + 5):
        session.feed(exercise_of(session.expects.code).key)
    for _ in range(REACH):
        assert ids(session.feed("撤销")) == ["undo.settled"]
    assert ids(session.feed("撤销")) == ["undo.nothing"]
    assert notebook.progress.skill("stage").right == 5
    assert bye(session) == (5, 5, ())


def test_another_sitting_s_answers_are_left_alone() -> None:
    """What was answered before this conversation began is not for it to undo."""
    notebook = Notebook()
    put(exercise_of(GOU), notebook).feed("子孙")
    assert ids(sit(notebook).feed("撤销")) == ["undo.nothing"]
    assert not notebook.of("undone")


class FullDiskError(HzlError):
    """The log cannot be written."""


class Stiff(Notebook):
    """A log that takes everything but an undoing."""

    def record(self, kind: str, data: dict[str, Any]) -> int:
        """Refuse to take back."""
        if kind == "undone":
            raise FullDiskError
        return super().record(kind, data)


def test_what_the_log_does_not_take_back_stands() -> None:
    """When the undoing cannot be written down nothing changes: the row is still being mended where it was."""
    session = put(exercise_of("relation.all@姤"), Stiff())
    session.feed("父母 妻财 妻财 官鬼 兄弟 父母")
    before = session.expects
    assert isinstance(session.feed("撤销")[0], NotUnderstood)
    assert session.expects == before
    assert session.expects.kind == "relation"


def dressing(notebook: Notebook) -> Session:
    """A sheet for 夬 with the palace right, the world wrong, and the check said."""
    session = sit(notebook)
    for line in ("装卦 夬", "宫 坤", "世 四 应 二", "看看"):
        session.feed(line)
    assert session.expects.skill == "world"
    return session


def test_on_a_sheet_the_judged_mistake_can_be_taken_back() -> None:
    """The wrong section that 看看 took up stands open and unanswered; what was right is no answer to be undone."""
    notebook = Notebook()
    session = dressing(notebook)
    said = session.feed("撤销")
    assert ids(said) == ["undo.open"]
    assert asked(said).exercise.skill.id == "world"
    assert notebook.progress.skill("world").wrong == 0
    assert notebook.progress.skill("palace").right == 1
    assert ids(session.feed("撤销")) == ["undo.nothing"]
    session.feed("五")
    assert notebook.progress.skill("world").right == 1


def test_on_a_sheet_a_wrong_cell_is_written_over() -> None:
    """While cells are filled in 撤销 says how to change one, and takes no earlier answer back."""
    notebook = Notebook()
    session = put(exercise_of(GOU), notebook)
    session.feed("子孙")
    session.feed("装卦 夬")
    for line in ("撤销", "宫 乾", "撤销"):
        said = session.feed(line)
        look_at(said)
    assert ids(said)[0] == "undo.sheet"
    assert not notebook.of("undone")
    assert session.expects.mode == "dress"


def test_on_a_sheet_an_answer_that_has_just_settled_can_be_taken_back() -> None:
    """Back at the sheet after the third miss, with nothing filled in since, the miss is undone and the value stands."""
    notebook = Notebook()
    session = dressing(notebook)
    for line in ("上", "五世", "三"):  # the second miss, the step back it leads to, the third miss
        session.feed(line)
    assert session.expects.kind == "sheet"
    said = session.feed("撤销")
    assert ids(said)[0] == "undo.settled"
    assert isinstance(said[0], Say)
    assert said[0].data["text"] == "三"
    assert len(notebook.of("revealed")) == 1
    session.feed("宫 坤")
    assert ids(session.feed("撤销"))[0] == "undo.sheet"
    assert len(notebook.of("undone")) == 1
