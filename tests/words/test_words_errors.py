"""Every error of the inner rooms that can reach a person is a plain sentence of its own."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from hzl_tutor.engine import (
    AmbiguousError,
    HzlError,
    NoSuchCellError,
    NotationError,
    UnreadableError,
    WrongKindError,
    dress,
    parse_cast,
    parse_dressing,
    parse_moment,
)
from hzl_tutor.lesson.faults import Fault, FaultCode, LessonFaults
from hzl_tutor.lesson.library import UnknownLessonError
from hzl_tutor.tutor.answers import read_answer
from hzl_tutor.tutor.columns import UnknownColumnError
from hzl_tutor.tutor.drawing import exercise_of
from hzl_tutor.tutor.exercises import ExerciseError
from hzl_tutor.tutor.messages import NotUnderstood
from hzl_tutor.tutor.mistake_book import NoSuchRowError
from hzl_tutor.tutor.query_errors import QueryError
from hzl_tutor.tutor.skills import SKILLS, UnknownSkillError, skills_named
from hzl_tutor.tutor.tracks import NoSuchTrackError
from hzl_tutor.tutor.why import read_question
from hzl_tutor.words.zh_hans import Simplified
from hzl_tutor.words.zh_hans.errors import EXERCISE, FOUND
from hzl_tutor.words.zh_hans.prompts import EXPECTED

PACKAGE = Path(__file__).parents[2] / "hzl_tutor"
WORDS = Simplified()
LAST_RESORT = WORDS.error(HzlError())


def written(name: str, place: int) -> set[str]:
    """The texts that stand at a place of every call of an error, in the rooms whose errors a conversation meets."""
    found: set[str] = set()
    for room in ("engine", "tutor"):
        for path in (PACKAGE / room).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                    for arg in node.args[place : place + 1]:
                        for part in (arg.body, arg.orelse) if isinstance(arg, ast.IfExp) else (arg,):
                            if isinstance(part, ast.Constant):
                                found.add(str(part.value))
    return found


def test_every_reason_of_an_exercise_has_a_sentence() -> None:
    """Each reason written in the code is in the table, and the table has none besides."""
    assert written("ExerciseError", 1) == set(EXERCISE)


def test_every_other_kind_has_a_name() -> None:
    """What was found in place of what was wanted is named, whether written in the code or one of the kinds of answers."""
    for found in written("WrongKindError", 2):
        assert found in FOUND, found
    for unit in ("years", "months", "days", "hours"):
        assert f"two-{unit}" in FOUND


def test_everything_expected_has_a_name() -> None:
    """What was wanted is named for every notation of the engine and the tutor."""
    for name in ("UnreadableError", "WrongKindError", "AmbiguousError"):
        for expected in written(name, 1):
            assert expected in EXPECTED, expected


CASES = [
    (parse_cast, "哈"),
    (parse_cast, "12345"),
    (parse_cast, "甲子"),
    (parse_cast, "天风"),
    (parse_cast, "lv"),
    (parse_cast, "单单单"),
    (parse_cast, ""),
    (parse_moment, "寅月卯月"),
    (parse_moment, "甲子日乙丑日"),
    (parse_moment, "哈哈"),
    (parse_moment, "子日"),
    (parse_moment, "甲丑日"),
    (parse_moment, "哈月"),
    (parse_dressing, "姤 子日"),
    (exercise_of, "palace~4294967296"),
    (exercise_of, "palace"),
    (exercise_of, "palace@"),
    (exercise_of, "void@姤/day=甲子"),
    (exercise_of, "relation.line@姤"),
    (exercise_of, "relation.line@姤/line=9"),
    (exercise_of, "relation.line@姤/line=2/x=1"),
    (exercise_of, "trine@解"),
    (exercise_of, "relation.changed@姤/line=1"),
    (exercise_of, "hidden.where@姤/relation=父母"),
    (exercise_of, "hidden.home@遁/relation=妻财/line=1"),
    (exercise_of, "hidden.home@姤/relation=官鬼/line=4"),
    (exercise_of, "hidden.line@姤/line=1/hidden=missing"),
    (exercise_of, "palce@姤"),
    (skills_named, "鑫"),
    (skills_named, "六"),
    (lambda text: read_question(text, None), "二爻是官鬼"),
    (lambda text: read_question(text, dress(parse_cast("姤"))), "嗯"),
    (lambda text: read_answer("palace", text), "金"),
    (lambda text: read_answer("palace", text), "水"),
    (lambda text: read_answer("palace", text), "无"),
    (lambda text: read_answer("relation", text), "甲子"),
    (lambda text: read_answer("relation", text), "官鬼 妻财"),
    (lambda text: read_answer("row6:relation", text), "官鬼 妻财"),
    (lambda text: read_answer("row6:ganzhi", text), "???"),
    (lambda text: read_answer("set:line", text), "六二"),
    (lambda text: read_answer("set:branch", text), "无 子"),
    (lambda text: dress(parse_cast("姤")).value(("is_void", 2)), "空"),
    (lambda text: dress(parse_cast("姤")).value(("state", 2)), "旺"),
    (lambda text: dress(parse_cast("姤")).value(("nothing",)), "没有这一格"),
]


@pytest.mark.parametrize(("act", "text"), CASES, ids=[f"{place}-{text}" for place, (_, text) in enumerate(CASES)])
def test_what_went_wrong_is_said_in_a_sentence(act: object, text: str) -> None:
    """Errors as they really come: each gives one finished sentence of its own, in Chinese, with no hole in it."""
    with pytest.raises(HzlError) as caught:
        act(text)  # type: ignore[operator]  # readers of several kinds, all taking a text
    sentence = WORDS.error(caught.value)
    assert sentence.endswith(("。", "？"))
    assert sentence != LAST_RESORT
    assert "\n" not in sentence
    assert not any(hole in sentence.replace(text, "") for hole in ("……", "{", "None", "Error"))
    (line,) = WORDS.render(NotUnderstood(caught.value))
    assert line.text == sentence


@pytest.mark.parametrize(
    "error",
    [
        UnknownLessonError("九十九", ("cai-fu-gui",)),
        UnknownLessonError("九十九", ()),
        LessonFaults("x.md", (Fault("x.md", 3, 1, FaultCode.NO_STEPS, {}),)),
        NoSuchCellError("state/2", "month"),
        NoSuchCellError("x"),
        UnknownSkillError("x", ("own",)),
        NoSuchRowError(7, 3),
        NoSuchTrackError("九乡"),
        UnknownColumnError("x", ("六亲",)),
        *(QueryError(reason, "世下") for reason in ("unknown", "place", "forms", "told", "hexagram")),
        QueryError("unknown", "财付鬼", ("财伏鬼",)),
        *(QueryError("waits", "S08.R3", lacks=lacks) for lacks in ("day", "matter", "moving")),
    ],
    ids=repr,
)
def test_errors_of_lessons_and_charts_are_said(error: HzlError) -> None:
    """Lessons that are not there or cannot be taught, and cells that lack a moment."""
    assert WORDS.error(error) != LAST_RESORT


def test_no_class_of_error_falls_through() -> None:
    """Every error that the engine and the tutor define is among those tried above, or a subclass of one."""
    tried = (
        NotationError,
        ExerciseError,
        UnknownSkillError,
        NoSuchCellError,
        NoSuchRowError,
        NoSuchTrackError,
        UnknownColumnError,
        QueryError,
    )
    for room in ("engine", "tutor"):
        for path in (PACKAGE / room).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef) and node.name.endswith("Error") and node.name != "HzlError":
                    names = {base.id for base in node.bases if isinstance(base, ast.Name)} | {node.name}
                    assert names & {error.__name__ for error in tried}, node.name


def test_only_an_answer_that_is_not_read_is_said_to_be_no_miss() -> None:
    """At a question it is said that this counts for nothing; elsewhere there is nothing to count."""
    assert "不算错" in WORDS.error(UnreadableError("嗯", "relation"))
    assert "不算错" in WORDS.error(WrongKindError("甲子", "relation", "ganzhi"))
    assert "不算错" in WORDS.error(AmbiguousError("金", "palace", ("乾", "兑")))
    assert "不算错" not in WORDS.error(UnreadableError("嗯", "hexagram"))


@pytest.mark.parametrize("text", ["{name}", "{0}", "%s", "{", "}", "「」", "\x00", "很长" * 300])
def test_what_was_typed_is_repeated_as_it_is(text: str) -> None:
    """Braces and the like in what somebody typed do no harm to the sentence."""
    for error in (
        UnreadableError(text, "relation"),
        WrongKindError(text, "relation", "ganzhi"),
        AmbiguousError(text, "palace", ("乾",)),
        ExerciseError(text, "code"),
        ExerciseError("palace", "param", text),
        UnknownSkillError(text),
        UnknownLessonError(text, ()),
    ):
        assert text in WORDS.error(error)


@pytest.mark.parametrize("kind", sorted({skill.kind for skill in SKILLS.values()}))
def test_what_is_wanted_hangs_on_nothing_but_the_kind(kind: str) -> None:
    """Answers have no examples and every kind has its words: an example left out because it is the key would tell it."""
    assert EXPECTED[kind][0]
    assert EXPECTED[kind][1] == ()
