"""Nothing that is said while a question is open gives its answer away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from exercise_space import ASKED, drawn, every_exercise, random_misses
from sittings import WORDS, Notebook, asked, put, sit, step_forward, told

from hzl_tutor.engine import LINES, NotationError, dress, key_of
from hzl_tutor.tutor.answers import base_of
from hzl_tutor.tutor.asking import Asking
from hzl_tutor.tutor.drawing import draw, exercise_of
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.feedback import feedback, secrets_of
from hzl_tutor.tutor.judging import judge, slip_answer
from hzl_tutor.tutor.messages import Ask, Derivation, Message, NotUnderstood, Reason, Revealed, Say, Suppose, Verdict
from hzl_tutor.tutor.session import Session
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.slips import slips_for
from hzl_tutor.tutor.vocabulary import CANONICAL

NOISE = ("嗯……", "？", "hmm", "随便吧", "x9", "甲", "卦爻", "我想想看")


def misses(exercise: Exercise, count: int) -> Iterator[str]:
    """The answers of all slips, each once, and some drawn at random."""
    written = [slip_answer(exercise, slip) for slip in slips_for(exercise.skill.id)]
    yield from dict.fromkeys(text for text in written if text is not None)
    yield from random_misses(exercise, count, "leaks")


def verdict_of(said: list[Message]) -> Verdict:
    """The verdict among messages."""
    return next(message for message in said if isinstance(message, Verdict))


def stands_in(secret: str, text: str) -> bool:
    """Whether a secret is stated; a number only as a number of its own (not the 1 of 10 or of §1)."""
    if secret.isdigit():
        return bool(re.search(rf"(?<![0-9§]){secret}(?![0-9])", text))
    return secret in text


def assert_silent(exercise: Exercise, places: tuple[int, ...], lines: list[str]) -> None:
    """None of the secrets of an exercise stands in the lines."""
    for secret in secrets_of(exercise, places):
        for line in lines:
            assert not stands_in(secret, line), f"{exercise.resolved}: {secret} in {line}"


@pytest.mark.parametrize("skill_id", ASKED)
def test_feedback_to_a_wrong_answer_keeps_the_key(skill_id: str) -> None:
    """What, why and next hold no value still asked for: for the answers of all slips and drawn ones, on 200 exercises."""
    session = sit()
    for exercise in drawn(skill_id, 200):
        for text in misses(exercise, 1):
            session.feed(exercise.resolved)
            verdict = verdict_of(session.feed(text))
            assert not verdict.judgement.right
            assert verdict.feedback is not None
            parts = list(WORDS.parts(verdict.feedback))
            assert parts[0]
            assert parts[1]
            assert parts[2]
            assert_silent(exercise, verdict.judgement.wrong_at, parts)
            assert_silent(exercise, verdict.judgement.wrong_at, told([verdict]))
            session.feed("停")


def test_feedback_to_a_whole_chart_keeps_its_cells() -> None:
    """For a whole chart in one answer too: of the cells that are wrong none is told, whatever slip wrote them."""
    for seed in range(20):
        exercise = draw(SKILLS["dress"], seed)
        for slip in slips_for("dress"):
            text = slip_answer(exercise, slip)
            if text is not None:
                judgement = judge(exercise, text)
                parts = list(WORDS.parts(feedback(judgement, first=True)))
                assert parts[0]
                values = {cell.key for cell in judgement.cells if not cell.right and len(cell.key) > 1}
                assert not [value for value in values if any(value in part for part in parts)]


@pytest.mark.parametrize("skill_id", ASKED)
def test_later_feedback_keeps_the_key_too(skill_id: str) -> None:
    """The same holds when it is not the first showing, when the answer follows, and when one cell of a row is mended."""
    for exercise in drawn(skill_id, 10):
        for text in misses(exercise, 2):
            judgement = judge(exercise, text)
            for last in (False, True):
                for cell in (False, True) if exercise.skill.is_row else (False,):
                    said = feedback(judgement, first=False, last=last, cell=cell)
                    assert_silent(exercise, judgement.wrong_at, list(WORDS.parts(said)))


@pytest.mark.parametrize("skill_id", [skill.id for skill in (SKILLS[name] for name in ASKED) if skill.is_row])
def test_mending_a_row_keeps_the_cells_that_are_left(skill_id: str) -> None:
    """While a row is mended cell by cell, no verdict or question holds a value of a cell that is still wrong."""
    values = CANONICAL[base_of(SKILLS[skill_id].kind)]
    for exercise in drawn(skill_id, 12):
        session = put(exercise)
        text = next(random_misses(exercise, 1, "mending"))
        for _ in range(3):
            said = session.feed(text)
            if any(isinstance(message, Revealed) for message in said):
                break
            verdict = verdict_of(said)
            back = step_forward(session, exercise.resolved)
            here = [
                m for m in (*said, *back) if isinstance(m, Reason) or (isinstance(m, Ask) and m.exercise == exercise)
            ]
            assert_silent(exercise, verdict.judgement.wrong_at, told([verdict, *here]))
            place = verdict.judgement.wrong_at[0]
            text = next(value for value in values if value != exercise.key_cells[place - 1])


@pytest.mark.parametrize("skill_id", ASKED)
def test_the_reason_after_a_step_back_keeps_the_key(skill_id: str) -> None:
    """After two misses and the cell beneath, the reason is said again: without any value that is still asked for."""
    for exercise in drawn(skill_id, 12):
        for text in list(misses(exercise, 1))[::3]:
            session = put(exercise)
            session.feed(text)
            if session.expects.kind != exercise.skill.kind:
                continue  # a row is being mended: see above
            verdict = verdict_of(session.feed(text))
            assert not any(isinstance(message, Revealed) for message in session.feed(""))
            for message in step_forward(session, exercise.resolved):
                if isinstance(message, Reason):
                    assert_silent(exercise, verdict.judgement.wrong_at, told([message]))


@pytest.mark.parametrize("skill_id", ASKED)
def test_what_is_not_understood_gets_no_example_that_is_the_key(skill_id: str) -> None:
    """Noise, other kinds and rows of a wrong length are answered without the key, in whatever spelling."""
    noise = [*NOISE, *(CANONICAL[kind][0] for kind in ("relation", "nayin", "generation"))]
    for exercise in drawn(skill_id, 12):
        for text in noise:
            session = put(exercise)
            said = session.feed(text)
            if not isinstance(said[0], NotUnderstood) or text in exercise.key:
                continue
            line = WORDS.render(said[0])[0].text
            examples = line.partition("写法如 ")[2].partition("。")[0].split(" 或 ")
            nearest = line.partition("是不是")[2].partition("？")[0].split("、")
            for word in filter(None, [*examples, *nearest]):
                assert not judged_right(exercise, word), f"{exercise.resolved}: {line}"


def judged_right(exercise: Exercise, text: str) -> bool:
    """Whether a text would be a right answer; one of another kind is not."""
    try:
        return judge(exercise, text).right
    except NotationError:
        return False


def ladder(exercise: Exercise) -> Iterator[list[Message]]:
    """What each 提示 says before the one that reveals."""
    session = put(exercise)
    while True:
        said = session.feed("提示")
        if any(isinstance(message, Revealed) for message in said):
            return
        yield [message for message in said if not isinstance(message, Ask)]
        step_forward(session, exercise.resolved)


GROUND = {
    "body.lines": "the 干支 of the six lines, among which the branch is to be looked for",
    "world": "the generation, and pairs of lines that differ",
    "response": "the same, and 世",
    "hidden.where": "what hides under the other lines",
    "hidden.home": "the 干支 of the asked line",
    "tomb.fault": "which lines move",
    "trine": "the branch on 世, one of the three",
}
"""Skills whose groundwork speaks of all lines or repeats the question; for these the asked cell itself is looked for."""


@pytest.mark.parametrize("skill_id", ASKED)
def test_hints_and_why_stop_before_the_key(skill_id: str) -> None:
    """No hint before the last, and no 为什么 at an open question, states the key."""
    for exercise in drawn(skill_id, 40):
        whys = put(exercise).feed("为什么")
        rungs: list[list[Message]] = [*ladder(exercise), [m for m in whys if not isinstance(m, Ask)]]
        for said in rungs:
            for message in said:
                if isinstance(message, Derivation):
                    assert message.stops
                    assert not {step.key for step in message.steps} & set(exercise.keys)
            if skill_id not in GROUND and said != [Say("why.look-up")]:
                assert_silent(exercise, (), [strip(exercise, line) for line in told(said)])


def strip(exercise: Exercise, line: str) -> str:
    """A line without what stands in the question itself: names of hexagrams, the asked pairs and parameters."""
    shown = [str(value) for value in exercise.shown.values()] + list(exercise.params.values())
    if exercise.cast:
        shown += [exercise.cast.hexagram.full_name, exercise.cast.hexagram.name]
    line = line.replace("长生在哪一支", "")  # asks where the count begins, whatever the key
    for word in sorted(shown, key=len, reverse=True):
        if len(word) > 1 or exercise.skill.kind == "nayin":
            line = line.replace(word, "")
    return line


@pytest.mark.parametrize("skill_id", ["trine", "stage", "hidden.where", "hidden.home", "palace", "tomb.line"])
def test_the_groundwork_holds_no_cell_that_says_the_same(skill_id: str) -> None:
    """On every exercise of these skills the derivation before the key stops short of cells that amount to it."""
    for exercise in every_exercise(skill_id):
        steps = Asking(exercise, Notebook(), lambda: datetime(2026, 2, 4, tzinfo=UTC), "run").before()
        for step in steps:
            assert str(step.value) not in exercise.key_cells
            if skill_id == "trine":
                assert step.key[0] != "trine"
            if skill_id == "stage" and exercise.key == "长生":
                assert step.key[0] != "birthplace"
            if skill_id == "hidden.where":
                assert step.key[0] != "hidden_relation" or step.value != exercise.values["relation"]


CLAIMS = {
    "palace": "为什么{name}是乾宫",
    "generation": "为什么{name}是一世",
    "world": "为什么{name}世在三爻",
    "response": "为什么{name}应在三爻",
    "najia.line": "为什么{name}{line}爻的干支",
    "najia.all": "为什么{name}三爻的干支",
    "relation.line": "为什么{name}{line}爻是官鬼",
    "relation.all": "为什么{name}三爻是官鬼",
    "relation.missing": "为什么{name}缺妻财",
    "hidden.line": "为什么{name}{line}爻伏的是甲子",
    "hidden.relation": "为什么{name}{line}爻伏的是官鬼",
    "hidden.all": "为什么{name}三爻伏的是甲子",
    "hidden.home": "为什么{name}{line}爻是官鬼",
    "own": "为什么{name}{line}爻是亲爻",
    "body": "为什么{name}卦身是子",
    "trine": "为什么{name}能勾三合",
    "tomb.line": "为什么{name}{line}爻的墓在辰",
}


@pytest.mark.parametrize("skill_id", CLAIMS)
def test_why_about_the_asked_cell_stops_before_it(skill_id: str) -> None:
    """Asked by name why the asked cell is what it is, the tutor says no more than the groundwork, and asks again."""
    for exercise in drawn(skill_id, 15):
        assert exercise.cast is not None
        line = exercise.params.get("line", "3")
        for name in ("", exercise.cast.hexagram.name):
            said = put(exercise).feed(CLAIMS[skill_id].format(name=name, line=line))
            withheld = {step.key for step in exercise.derivation()} - {
                step.key for step in asking_of(exercise).before()
            }
            for message in said:
                assert not isinstance(message, Derivation) or not {s.key for s in message.steps} & withheld
            assert asked(said).exercise == exercise


def asking_of(exercise: Exercise) -> Asking:
    """The exercise as it is put by a conversation."""
    session = put(exercise)
    asking = session._desk.asking
    assert asking is not None
    return asking


SUPPOSED = ("若宫是{palace}", "若世在{line}爻", "若一爻是官鬼", "若{line}爻伏的是甲子", "若卦身是子", "若是游魂")


@pytest.mark.parametrize("skill_id", [skill.id for skill in (SKILLS[name] for name in ASKED) if skill.has_cast])
def test_a_supposition_does_not_tell_what_is_asked(skill_id: str) -> None:
    """若 on the asked chart compares no cell that is asked for, nor one that says the same, with what it would be."""
    for exercise in drawn(skill_id, 4):
        session = put(exercise)
        asking = asking_of(exercise)
        withheld = {step.key for step in exercise.derivation()} - {step.key for step in asking.before()}
        for line in SUPPOSED:
            for palace in "乾坤":
                said = session.feed(line.format(palace=palace, line=exercise.params.get("line", "3")))
                for message in said:
                    if isinstance(message, Suppose):
                        rows = {message.key, *(row[0] for row in message.rows)}
                        assert not rows & withheld, (exercise.resolved, line)
                        assert not any(set(exercise.keys) & derived(exercise, key) for key in rows)
        assert session.expects.code == exercise.resolved


def derived(exercise: Exercise, key: tuple[object, ...]) -> set[tuple[object, ...]]:
    """The cells that a cell of an exercise's chart rests on, itself among them."""
    assert exercise.cast is not None
    return {step.key for step in dress(exercise.cast, exercise.moment, exercise.school).derivation(key)}


def test_why_not_speaks_only_of_answers_that_were_given() -> None:
    """At an open question 为什么不是 explains an answer that was given; about any other it says no more than 为什么."""
    exercise = exercise_of("relation.line@姤/line=2")
    session = put(exercise)
    for claimed in CANONICAL["relation"]:
        said = session.feed(f"为什么不是{claimed}")
        assert not any(isinstance(message, Reason) for message in said)
        assert "子孙" not in "".join(told([m for m in said if not isinstance(m, Ask)]))
    session.feed("父母")
    said = session.feed("为什么不是父母")
    assert any(isinstance(message, Reason) for message in said)
    assert_silent(exercise, (), told([m for m in said if not isinstance(m, Ask)]))


@pytest.mark.parametrize("element", "木火金水")
def test_why_on_another_chart_does_not_tell_a_table_that_is_asked(element: str) -> None:
    """While a phase's tomb is asked, 为什么 on a line of that phase does not say where its tomb is."""
    exercise = exercise_of(f"tomb.element@/element={element}")
    for hexagram in ("乾", "坤", "姤", "离", "坎"):
        chart = exercise_of(f"palace@{hexagram}").chart
        for line in LINES:
            said = put(exercise).feed(f"为什么{hexagram}{line}爻的墓")
            told_cells = {step.key for m in said if isinstance(m, Derivation) for step in m.steps}
            assert ("tomb_of", exercise.values["element"]) not in told_cells
            if chart.element(line) != element:
                assert ("tomb", line) in told_cells


@pytest.mark.parametrize("skill_id", [skill.id for skill in (SKILLS[name] for name in ASKED) if skill.has_cast])
def test_the_chart_of_an_open_question_is_covered(skill_id: str) -> None:
    """盘 shows of the asked hexagram what the question shows; neither palace nor 世 nor relations nor what lies beneath."""
    for exercise in drawn(skill_id, 10):
        assert exercise.cast is not None
        name = exercise.cast.hexagram.name
        for line in ("盘", f"盘 {name}", f"盘 {exercise.cast}", f"什么是 {name}", f"盘 {name} 寅月甲子日"):
            said = put(exercise).feed(line)
            lines = [strip(exercise, text) for text in told([m for m in said if not isinstance(m, Ask)])]
            lines = [text.replace("问的是伏神", "") for text in lines]  # names what is asked, as the question does
            chart = dress(exercise.cast)
            for word in (f"{chart.palace()}宫", "世。", "，世", "，应", "伏神", "卦身", *CANONICAL["relation"]):
                assert not any(word in text for text in lines), (exercise.resolved, line, word)
            if "ganzhi" not in exercise.skill.shown:
                assert not any(word in text for word in CANONICAL["ganzhi"] for text in lines if "甲子日" not in line)
            assert asked(said).exercise == exercise


def test_a_lower_trigram_taken_for_the_palace_is_named_and_the_palace_is_not() -> None:
    """palace@877777 answered 巽: the mistake is named, with what to do; 乾 is not said."""
    session: Session = sit()
    session.feed("palace@877777")
    said = session.feed("巽")
    verdict = verdict_of(said)
    assert "palace-from-lower" in verdict.judgement.slips
    lines = told(said)
    assert any("下卦" in line and "本宫" in line for line in lines)
    assert any("§2" in line for line in lines)
    assert not any("乾" in line for line in lines)
    assert session.expects.code == "palace@877777"


def test_the_asked_cell_is_named_by_its_path() -> None:
    """A path is read back as the key it was written from, so that what is asked and what is told can be compared."""
    for skill_id in ASKED:
        for exercise in drawn(skill_id, 3):
            if exercise.cast is not None:
                assert tuple(str(part) for key in exercise.keys for part in key) == tuple(
                    str(part) for path in exercise.paths for part in key_of(path)
                )
