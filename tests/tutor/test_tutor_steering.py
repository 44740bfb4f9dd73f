"""难一点, 易一点, 换一卦: the learner takes a drill another way; what is left is not marked."""

from __future__ import annotations

from itertools import pairwise

import pytest
from exercise_space import random_misses
from sittings import Notebook, asked, put, session_of, sit, told

from hzl_tutor.tutor.commands import BY_NAME
from hzl_tutor.tutor.drawing import exercise_of
from hzl_tutor.tutor.messages import Ask, Bye, Message, Revealed, Say, Verdict
from hzl_tutor.tutor.session import Session, Start
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.steering import LADDERS, neighbour
from hzl_tutor.words.zh_hans.skills import SKILL_NAMES

WAYS = {"难一点": "harder", "易一点": "easier", "换一卦": "another"}


def drilling(skill: str = "relation.line", notebook: Notebook | None = None, count: int = 0) -> Session:
    """A conversation in a drill of one skill, the first question asked."""
    return sit(notebook, Start("drill", (skill,), count, 5))


def ids(said: list[Message]) -> list[str]:
    """The ids of the program's own sentences among messages."""
    return [message.id for message in said if isinstance(message, Say)]


# -- which skill lies where ----------------------------------------------------------------------------------------


def test_the_ladders_are_climbed_and_descended() -> None:
    """From a skill to the next and back, on every ladder whose skills stand on no earlier one."""
    seen: set[str] = set()
    for ladder in LADDERS:
        for lower, upper in pairwise(ladder):
            if lower not in seen:
                assert neighbour(lower, "harder") == upper
            if upper not in seen:
                assert neighbour(upper, "easier") == lower
        seen |= set(ladder)


@pytest.mark.parametrize(
    ("skill", "easier", "harder"),
    [
        ("relation.line", "palace", "relation.all"),
        ("relation.all", "relation.line", "relation.missing"),
        ("relation.missing", "relation.all", "hidden.where"),
        ("hidden.line", "palace", "hidden.all"),
        ("tomb.line", "tomb.element", "tomb.fault"),
        ("own", "hidden.line", None),
        ("trine", "world", None),
        ("body", "response", "body.lines"),
        ("generation", "trigram", "palace"),
        ("void", None, None),
    ],
)
def test_neighbours(skill: str, easier: str | None, harder: str | None) -> None:
    """Where no ladder has the next rung, what a skill needs is easier, and what needs it is harder."""
    assert neighbour(skill, "easier") == easier
    assert neighbour(skill, "harder") == harder


def test_every_way_leads_to_a_skill_and_ends() -> None:
    """From any skill, going on in one direction comes to an end without coming by a skill twice; a whole chart is never come by."""
    for start in SKILLS:
        for direction in ("harder", "easier"):
            seen, skill = {start}, neighbour(start, direction)
            while skill:
                assert skill in SKILLS
                assert skill not in seen
                assert skill != "dress"
                seen.add(skill)
                skill = neighbour(skill, direction)


# -- in a drill ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "skill"),
    [("难一点", "relation.all"), ("易一点", "palace"), ("harder", "relation.all"), (":容易一点", "palace")],
)
def test_the_drill_goes_on_with_the_neighbour(line: str, skill: str) -> None:
    """The next question and those after it are of the skill above or below, which is said by its name."""
    session = drilling()
    said = session.feed(line)
    assert SKILL_NAMES[skill] in told(said)[0]
    for _ in range(4):
        exercise = asked(said).exercise
        assert exercise.skill.id == skill
        said = session.feed(exercise.key)


@pytest.mark.parametrize("line", WAYS)
def test_what_is_left_is_not_marked(line: str) -> None:
    """It is recorded as skipped, nothing of its answer is shown, it is not counted, and the number of the question stays."""
    notebook = Notebook()
    session = drilling(notebook=notebook, count=3)
    first = exercise_of(session.expects.code)
    said = session.feed(line)
    assert not any(isinstance(message, Revealed | Verdict) for message in said)
    assert [fact["code"] for fact in notebook.of("skipped")] == [first.code]
    assert not notebook.of("revealed")
    assert asked(said).exercise != first
    assert (asked(said).number, asked(said).of, session.expects.done) == (1, 3, 0)
    session.feed(asked(said).exercise.key)
    (bye,) = session.close("quit")
    assert isinstance(bye, Bye)
    assert (bye.answered, bye.right) == (1, 1)


@pytest.mark.parametrize("line", WAYS)
def test_a_miss_before_it_is_left_is_not_counted(line: str) -> None:
    """Somebody who has answered wrong and then goes another way has the exercise left out of the day's count."""
    notebook = Notebook()
    session = drilling(notebook=notebook)
    session.feed(next(random_misses(exercise_of(session.expects.code), 1)))
    session.feed(line)
    (bye,) = session.close("quit")
    assert bye == Bye(0, 0, ())
    assert len(notebook.of("answered")) == 1


def test_another_is_of_the_same_skill() -> None:
    """换一卦 any number of times brings another chart each time, and the skill stays."""
    session = drilling("hidden.line")
    before = session.expects.code
    for _ in range(10):
        exercise = asked(session.feed("换一卦")).exercise
        assert exercise.skill.id == "hidden.line"
        assert exercise.code == session.expects.code != before
        before = exercise.code


@pytest.mark.parametrize(
    ("skill", "line", "told_so"), [("void", "难一点", "steer.hardest"), ("nayin", "易一点", "steer.easiest")]
)
def test_at_the_end_of_the_way_the_question_stays(skill: str, line: str, told_so: str) -> None:
    """It is said that there is nothing beyond; the open question is shown again and nothing is recorded."""
    notebook = Notebook()
    session = drilling(skill, notebook)
    before, facts = session.expects, len(notebook.facts)
    said = session.feed(line)
    assert ids(said) == [told_so]
    assert asked(said).again
    assert session.expects == before
    assert len(notebook.facts) == facts


def test_a_drill_of_the_tutor_s_choice_stays_with_the_chosen_way() -> None:
    """Where the tutor picked, the learner's word counts from then on."""
    session = sit(start=Start("drill", (), 0, 5))
    skill = neighbour(session.expects.skill, "harder")
    said = session.feed("难一点")
    for _ in range(5):
        assert asked(said).exercise.skill.id == skill
        said = session.feed(asked(said).exercise.key)


def test_a_step_back_is_left_with_its_exercise() -> None:
    """While the cell beneath is asked, another chart takes the place of both."""
    session = drilling()
    exercise = exercise_of(session.expects.code)
    for miss in list(random_misses(exercise, 2)):
        session.feed(miss)
    assert session.expects.skill == "palace"
    said = session.feed("换一卦")
    assert asked(said).exercise.skill.id == "relation.line"
    assert session.expects.code == asked(said).exercise.code != exercise.code


def test_a_sibling_may_be_changed_too() -> None:
    """After a reveal, the sibling can be left for another, and the drill goes on after it."""
    session = drilling(count=2)
    session.feed("答案")
    said = session.feed("换一卦")
    assert session.expects.done == 0
    said = session.feed(asked(said).exercise.key)
    assert session.expects.done == 1
    assert asked(said).number == 2


# -- elsewhere -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", WAYS)
def test_outside_a_drill_there_is_nothing_to_steer(line: str) -> None:
    """A friendly line, in the open, at a single exercise and in a lesson; a question that is open stays open."""
    assert ids(sit().feed(line)) == ["steer.nothing"]
    for session in (put(exercise_of("palace@姤")), session_of(None, Start("lesson", unit="2"))):
        session.start()
        for _ in range(40):
            if session.expects.kind in ("continue", "choice", ""):
                session.feed("1" if session.expects.kind == "choice" else "")
        before = session.expects
        said = session.feed(line)
        assert ids(said) == ["steer.nothing"]
        assert session.expects == before
        if before.code:
            assert isinstance(said[-1], Ask)
            assert said[-1].exercise.code == before.code


@pytest.mark.parametrize("line", WAYS)
def test_the_ways_are_commands(line: str) -> None:
    """Each has a Chinese and an English name."""
    command = BY_NAME[line]
    assert command.id == WAYS[line]
    assert BY_NAME[command.id] is command
