"""Learners of every sort go through drills and a lesson: it ends, nothing fails, and what must hold holds."""

from __future__ import annotations

from itertools import cycle

import pytest
from exercise_space import ASKED
from hypothesis import given, settings
from hypothesis import strategies as st
from simulated import ENDING, STAYING
from sittings import Notebook, Strategy, asked, library, look_at, play, session_of, sit

from hzl_tutor.lesson.script import ChoiceStep, PredictStep, Prose, QuestionStep, Script, Span
from hzl_tutor.tutor.chance import Stream
from hzl_tutor.tutor.commands import BY_NAME
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.messages import Ask, Choose, Message, NotUnderstood, Revealed, Say, Verdict
from hzl_tutor.tutor.session import Session, Start

COUNT = 20
SIBLINGS = (Say("sibling"), Say("sibling.table"))
SCRIPT = library().load("2")
ACTS = [step for step in SCRIPT.steps if isinstance(step, QuestionStep | ChoiceStep | PredictStep)]


DRILLS = {**{skill: (skill,) for skill in ASKED}, "mixed": ASKED, "picked": ()}


@pytest.mark.parametrize("who", ENDING)
@pytest.mark.parametrize("skills", DRILLS)
def test_a_drill_comes_to_its_end(skills: str, who: str) -> None:
    """Twenty exercises (eight, of learners who hardly try) are done and the drill ends by itself: each skill, mixed, picked."""
    notebook = Notebook()
    count = COUNT if who in ("right", "wrong") else 8
    session = session_of(notebook, Start("drill", DRILLS[skills], count, 11))
    said = play(session, ENDING[who](), 40 * COUNT)
    assert session.expects.mode == "free"
    last = [message.id for message in said[-1] if isinstance(message, Say)]
    assert last[-2:] == ["drill.done", "free.again"]
    check(who, notebook, said)


def check(who: str, notebook: Notebook, said: list[list[Message]]) -> None:
    """What the log and the talk of a whole sitting show of each sort of learner."""
    verdicts = [m for turn in said for m in turn if isinstance(m, Verdict)]
    reveals = [m for turn in said for m in turn if isinstance(m, Revealed)]
    siblings, steps_back = (
        sum(m in (Say(name), Say(f"{name}.table")) for turn in said for m in turn) for name in ("sibling", "step-back")
    )
    answered, shown = notebook.of("answered"), notebook.of("shown")
    assert len(verdicts) == len(answered)
    assert len(notebook.of("revealed")) + len(notebook.of("skipped")) == len(reveals)
    if who == "right":
        assert not reveals
        assert not steps_back
        assert all(verdict.judgement.right for verdict in verdicts)
        assert len(answered) == len(shown)
    if who == "wrong":
        assert not any(verdict.judgement.right for verdict in verdicts)
        assert sorted(fact["attempt"] for fact in answered) == sorted([1, 2, 3] * len(shown))
    if who == "skips":
        assert not answered
        assert not siblings
    if who in ("wrong", "hints", "reveals"):
        assert len(shown) - steps_back == 2 * siblings
        assert len(reveals) == len(shown)


@pytest.mark.parametrize("who", STAYING)
@pytest.mark.parametrize("skills", DRILLS)
def test_a_question_waits(skills: str, who: str) -> None:
    """Noise and empty lines leave the question as it is for as long as they come; no miss, no reveal."""
    notebook = Notebook()
    session = session_of(notebook, Start("drill", DRILLS[skills], COUNT, 11))
    first = session.start()
    before = session.expects
    said = play(session, STAYING[who](), 8, first)
    assert session.expects == before
    for turn in said[1:]:
        assert all(isinstance(message, NotUnderstood if who == "noise" else Ask) for message in turn)
    assert all(fact["verdict"] == "unreadable" for fact in notebook.of("answered"))


@pytest.mark.parametrize("who", ENDING)
def test_a_lesson_comes_to_its_end(who: str) -> None:
    """Each sort of learner gets through lesson 2; every act is noted once, in the order of the script, the last as done."""
    notebook = Notebook()
    session = session_of(notebook, Start("lesson", unit="2"))
    said = play(session, ENDING[who](), 1500)
    assert session.expects.mode == "free"
    advanced = notebook.of("advanced")
    assert [fact["step"] for fact in advanced[:-1]] == [step.key for step in ACTS]
    assert [fact["done"] for fact in advanced] == [False] * len(ACTS) + [True]
    assert notebook.progress.lessons[SCRIPT.id].done
    assert any(m.id == "lesson.done" for m in said[-1] if isinstance(m, Say))
    check(who, notebook, said)


@pytest.mark.parametrize("who", STAYING)
def test_a_lesson_waits_at_its_first_choice(who: str) -> None:
    """Without an answer the first act of lesson 2 stays open."""
    session = session_of(None, Start("lesson", unit="2"))
    play(session, STAYING[who](), 30)
    assert session.expects.step == ACTS[0].key
    assert session.expects.kind == "choice"


def test_siblings_are_of_the_same_skill_and_have_none() -> None:
    """In a drill and in a lesson: after a reveal another exercise of the skill; after a revealed sibling the next thing."""
    for start in (Start("drill", ("relation.line",), 5, 3), Start("lesson", unit="2")):
        session = session_of(None, start)
        turns = play(session, ENDING["wrong"](), 1500)
        revealed: Exercise | None = None
        of_a_sibling = False
        for turn in turns:
            for message in turn:
                if isinstance(message, Revealed):
                    revealed = message.exercise
                if message in SIBLINGS:
                    assert not of_a_sibling
                    assert revealed is not None
                    assert asked(turn).exercise.skill == revealed.skill
                    assert asked(turn).exercise != revealed
                    of_a_sibling = True
                elif isinstance(message, Revealed) and of_a_sibling:
                    assert message.exercise.skill == revealed.skill if revealed else False
                    of_a_sibling = any(m in SIBLINGS for m in turn)


def test_a_lesson_is_taken_up_where_it_was_left() -> None:
    """Closed before any act, a new conversation goes on with that act, whatever was read since the last one."""
    notebook = Notebook()
    learner = ENDING["right"]()
    met = []
    for _ in range(len(ACTS)):
        session = session_of(notebook, Start("lesson", unit="2"))
        said = session.start()
        while session.expects.kind == "continue":
            said = session.feed("")
        step = session.expects.step
        met.append(step)
        while session.expects.step == step and session.expects.kind not in ("continue", ""):
            said = session.feed(learner(session, said))
        session.close("kill")
    assert met == [step.key for step in ACTS]
    assert notebook.progress.lessons[SCRIPT.id].done


def test_a_lesson_taken_up_says_so() -> None:
    """The first time it begins, the next it goes on from where it was."""
    notebook = Notebook()
    session = session_of(notebook, Start("lesson", unit="2"))
    assert "lesson.begin" in [m.id for m in session.start() if isinstance(m, Say)]
    while not notebook.of("advanced"):
        session.feed("1" if session.expects.kind == "choice" else "")
    again = session_of(notebook, Start("lesson", unit="2")).start()
    assert next(m.id for m in again if isinstance(m, Say)) == "lesson.again"


def mended(script: Script) -> Script:
    """The script with a paragraph more before everything and another wording in each paragraph."""
    extra = Prose("start+0", (Span("text", "新写的一段。"),), 1)
    steps = [
        step._replace(text=(Span("text", "改过的字。"),)) if isinstance(step, Prose) else step for step in script.steps
    ]
    return script._replace(steps=(extra, *steps))


@pytest.mark.parametrize("act", [step.key for step in ACTS])
def test_an_edited_script_is_swapped_in_at_the_same_step(act: str) -> None:
    """Mending prose under a running lesson loses nobody's place: the same act is open, with the same kind of answer."""
    learner = ENDING["right"]()
    session = session_of(None, Start("lesson", unit="2"))
    said = session.start()
    while session.expects.step != act or session.expects.kind == "continue":
        said = session.feed(learner(session, said))
    before = session.expects
    replaced = session.replace_script(mended(SCRIPT))
    after = session.expects
    assert (after.step, after.kind, after.skill, after.choices) == (
        before.step,
        before.kind,
        before.skill,
        before.choices,
    )
    assert after.done == before.done
    assert isinstance(replaced[-1], Ask | Choose)
    said = replaced
    for _ in range(40):
        if session.expects.step != act:
            break
        said = session.feed(learner(session, said))
        look_at(said)
    assert session.expects.step != act


def test_a_script_without_the_step_begins_anew() -> None:
    """Where the open step was taken out of the script, the lesson stands at its beginning, with nothing left over."""
    learner = ENDING["wrong"]()
    session = session_of(None, Start("lesson", unit="2"))
    said = session.start()
    repeated = next(step for step in ACTS if isinstance(step, QuestionStep) and step.repeat > 1)
    while session.expects.step != repeated.key or session.expects.kind == "continue":
        said = session.feed(learner(session, said))
    for _ in range(4):
        said = session.feed(learner(session, said))
    without = SCRIPT._replace(steps=tuple(step for step in SCRIPT.steps if step.key != repeated.key))
    session.replace_script(without)
    while session.expects.kind == "continue":
        session.feed("")
    assert session.expects.step == ACTS[0].key
    assert session.expects.done == 0


def test_a_script_cannot_be_swapped_where_no_lesson_is() -> None:
    """Outside a lesson an edited script changes nothing."""
    session = sit()
    assert session.replace_script(SCRIPT) == []
    assert session.expects.mode == "free"


WORDS = [
    *BY_NAME,
    *(f"{name} 姤" for name in BY_NAME),
    *(f":{name}" for name in BY_NAME),
    *("课 2", "练 六亲 3", "练 palace 1", "palace~3", "relation.all~9", "hidden.all@姤/hidden=missing"),
    *("姤", "877797", "姤之鼎 寅月 甲子日", "为什么二爻是官鬼", "为什么姤二爻空", "为什么姤二爻临青龙", "什么是 墓"),
    *(
        "",
        " ",
        "1",
        "2",
        "9",
        "a",
        "官",
        "父 孙 兄 官 兄 父",
        "辛丑亥酉 壬午申戌",
        "无",
        "是",
        "不是",
        "子丑",
        "好不好",
    ),
    *("嗯", "？", "：", "/", ":", "{name}", "%s", "\x00", "\u200b", "🀄", "甲丑", "金", "六二", "~", "@", "a~1", "[6;"),
]


@settings(max_examples=60, deadline=None)
@given(
    st.integers(0, 2**32 - 1),
    st.sampled_from([Start(), Start("drill", (), 3, 1), Start("lesson", unit="2"), Start("drill", ("hidden.all",))]),
    st.lists(st.one_of(st.sampled_from(WORDS), st.text(max_size=12)), max_size=25),
)
def test_no_line_at_any_place_is_too_much(seed: int, start: Start, lines: list[str]) -> None:
    """Whatever is typed, in whatever order, there is an answer that can be shown, until somebody says goodbye."""
    session = session_of(None, start, seed)
    look_at(session.start())
    for line in lines:
        over = session.expects.over
        said = session.feed(line)
        assert bool(said) != over
        if not any(isinstance(m, NotUnderstood) or (isinstance(m, Say) and "text" in m.data) for m in said):
            look_at([m for m in said if not (isinstance(m, Say) and "claimed" in m.data)])
    session.close("eof")
    assert session.expects.over


@pytest.mark.parametrize("seed", range(12))
def test_a_learner_of_moods_gets_through(seed: int) -> None:
    """Right, wrong, noise, commands and side trips in a drawn order: the drill still ends after its twenty."""
    stream = Stream("moods", seed)
    calm = ENDING["right"]()
    unruly = ENDING["wrong"]()

    def moody(session: Session, said: list[Message]) -> str:
        steady, hasty = calm(session, said), unruly(session, said)
        trip = stream.choice(
            [word for word in WORDS if word and BY_NAME.get(word) is None and not word.startswith((":", "/"))]
        )
        safe = trip if trip.startswith(("姤", "为什么", "什么是", "嗯", "好不好")) else "帮助"
        return stream.choice([steady, steady, hasty, "提示", "跳过", "", safe, "进度"])

    strategy: Strategy = moody
    session = session_of(None, Start("drill", ASKED, COUNT, seed))
    play(session, strategy, 2000)
    assert session.expects.mode == "free"


def test_the_same_seeds_give_the_same_conversation() -> None:
    """Clock, seeds and log handed in settle everything: the same lines bring the same messages."""
    talks = []
    for _ in range(2):
        session = session_of(Notebook(), Start("drill", (), 6, 5), seed=3)
        said = [session.start()]
        for line in [*["", "提示", "官", "跳过"] * 6, "进度", "再见"]:
            said.append(session.feed(line))
        talks.append(repr(said))
    assert talks[0] == talks[1]


def test_lines_can_be_fed_for_ever() -> None:
    """A drill without a number goes on until it is told to stop."""
    session = session_of(None, Start("drill", ("palace",), 0, 1))
    said = session.start()
    for _, line in zip(range(150), cycle([None]), strict=False):
        said = session.feed(line or asked(said).exercise.key)
    assert session.expects.mode == "drill"
    assert session.expects.done == 150
    session.feed("停")
    assert session.expects.mode == "free"
