"""When stuck: the cell before, hints that climb, why something is not so, and what would follow if it were."""

from __future__ import annotations

import pytest
from sittings import Notebook, sit, told

from hzl_tutor.engine import HEXAGRAMS
from hzl_tutor.tutor.beneath import BENEATH, cell_before
from hzl_tutor.tutor.drawing import draw
from hzl_tutor.tutor.messages import Ask, Derivation, Reason, Revealed, Suppose, Verdict
from hzl_tutor.tutor.session import Session
from hzl_tutor.tutor.skills import SKILLS, beneath


def fed(session: Session, *lines: str) -> str:
    """What is said to lines, all of it as text."""
    return "\n".join(text for line in lines for text in told(session.feed(line)))


def test_the_cell_before_is_one_that_the_skill_rests_on() -> None:
    """Stepping back goes to a skill among those beneath, on the same hexagram, and asks for other cells."""
    for skill, before in BENEATH.items():
        assert before in beneath(SKILLS[skill]) - {skill}
        for seed in range(30):
            exercise = draw(SKILLS[skill], seed)
            step = cell_before(exercise)
            assert step is not None
            assert step.cast is not None
            assert exercise.cast is not None
            assert step.cast.bits == exercise.cast.bits
            assert not set(step.keys) & set(exercise.keys)


def test_the_second_miss_steps_back_and_the_question_returns() -> None:
    """After two misses the palace is asked; when it is right the reason is said and the first question stands again."""
    session = sit()
    session.feed("relation.line@丰/line=3")
    assert not any(isinstance(message, Ask) for message in session.feed("官鬼"))
    second = session.feed("妻财")
    assert [m.exercise.skill.id for m in second if isinstance(m, Ask)] == ["palace"]
    assert session.expects.skill == "palace"
    back = session.feed("坎")
    assert any(isinstance(message, Reason) for message in back)
    assert session.expects.code == "relation.line@787788/line=3"
    assert "○" in fed(session, "兄弟")


def test_stepping_back_ends_though_the_step_is_missed_too() -> None:
    """Three misses at the step reveal the step alone; a third miss at the question reveals the question."""
    session = sit()
    session.feed("relation.line@丰/line=3")
    for line in ("官鬼", "妻财", "乾", "兑"):
        session.feed(line)
    step = session.feed("离")
    assert [m.exercise.skill.id for m in step if isinstance(m, Revealed)] == ["palace"]
    assert session.expects.skill == "relation.line"
    assert [m.exercise.skill.id for m in session.feed("父母") if isinstance(m, Revealed)] == ["relation.line"]


def test_the_step_is_no_proof_of_knowing() -> None:
    """What was answered while being led counts as helped, not as known."""
    notebook = Notebook()
    session = sit(notebook)
    for line in ("relation.line@丰/line=3", "官鬼", "妻财", "坎"):
        session.feed(line)
    assert notebook.progress.skill("palace").right == 0
    assert notebook.progress.skill("palace").helped == 1


def test_hints_climb() -> None:
    """Rule, then the cell before, then the steps up to the asked cell, then the answer."""
    session = sit()
    session.feed("relation.line@丰/line=3")
    assert "「我」" in fed(session, "提示")
    assert session.expects.skill == "relation.line"
    session.feed("提示")
    assert session.expects.skill == "palace"
    session.feed("坎")
    steps = [message for message in session.feed("提示") if isinstance(message, Derivation)]
    assert steps[0].stops
    assert ("relation", 3) not in [step.key for step in steps[0].steps]
    assert any(isinstance(message, Revealed) for message in session.feed("提示"))


def test_why_not_speaks_only_of_answers_given() -> None:
    """While a question is open, 为什么不是X explains an X that was answered, and of any other tells nothing new."""
    session = sit()
    session.feed("relation.line@丰/line=3")
    session.feed("父母")
    assert any(isinstance(message, Reason) for message in session.feed("为什么不是父母"))
    untried, key = session.feed("为什么不是官鬼"), session.feed("为什么不是兄弟")
    assert told(untried) == told(key)
    assert not any(isinstance(message, Reason | Verdict) for message in untried)


def test_why_not_of_a_chart_says_what_it_would_take() -> None:
    """On a chart at hand a relation that is not so is answered with the phase it would need."""
    session = sit()
    session.feed("盘 姤")
    assert "要属土" in fed(session, "为什么二爻不是父母")
    assert "正是子孙" in fed(session, "为什么二爻不是子孙")
    assert "并不是父母" in fed(session, "为什么二爻是父母")


def test_every_relation_that_is_not_so_has_its_reason() -> None:
    """On every seventh chart, for each of the four relations a line has not, the phase it would need is told."""
    session = sit()
    for hexagram in HEXAGRAMS[::7]:
        session.feed(f"盘 {hexagram.full_name}")
        for line in ("初", "四", "上"):
            texts = [fed(session, f"为什么{line}爻不是{name}") for name in ("父母", "兄弟", "子孙", "妻财", "官鬼")]
            assert sum("要属" in text for text in texts) == 4
            assert sum("正是" in text for text in texts) == 1


@pytest.mark.parametrize(
    ("asked", "changes"),
    [
        ("若世在三爻", {"response", "body", "body_lines"}),
        ("如果宫是坤", {"me", "own", "relation", "hidden", "hidden_relation", "missing"}),
        ("假如二爻伏甲子", {"hidden_relation", "own"}),
        ("要是世在三爻", {"response", "body", "body_lines"}),
    ],
)
def test_a_supposition_shows_what_changes_with_it(asked: str, changes: set[str]) -> None:
    """若 pins a cell and lists what is otherwise beside the truth, and nothing else."""
    session = sit()
    session.feed("盘 姤")
    (message,) = [message for message in session.feed(asked) if isinstance(message, Suppose)]
    assert {key[0] for key, _, _ in message.rows} <= changes
    assert message.rows
    for _, truth, supposed in message.rows:
        assert truth != supposed


def test_a_supposition_about_the_open_question_waits() -> None:
    """While a cell is asked for, supposing about it shows nothing; what is so already is said to be."""
    session = sit()
    session.feed("palace@夬")
    assert "坤" not in fed(session, "若宫是兑")
    session.feed("坤")
    session.feed("盘 姤")
    assert "本来就是" in fed(session, "若世在初爻")
    assert "世在三爻" in fed(session, "若天塌下来")
