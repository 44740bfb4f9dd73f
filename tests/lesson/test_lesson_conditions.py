"""Conditions on drawn charts."""

from __future__ import annotations

from itertools import product

import pytest

from hzl_tutor.engine import HEXAGRAMS, LINES, HuoZhuLin, Relation, dress, parse_cast, still_cast
from hzl_tutor.lesson import CONDITIONS, FaultCode, matches
from hzl_tutor.lesson.conditions import normal
from hzl_tutor.lesson.values import ValueRefusedError

CHARTS = [dress(still_cast(hexagram.bits)) for hexagram in HEXAGRAMS]
DUN = dress(parse_cast("遁之姤"))  # 二爻 丙午火官鬼 持世 动, 伏 甲寅木妻财


@pytest.mark.parametrize(
    ("condition", "word", "line", "skill"),
    [
        ("relation", "官鬼", 2, "relation.line"),
        ("relation", "妻财", 2, "hidden.line"),
        ("element", "火", 2, "relation.line"),
        ("element", "木", 2, "hidden.relation"),
        ("home", "官鬼", 2, "hidden.home"),
        ("home", "官鬼", 2, "relation.line"),
        ("own", "false", 2, "own"),
        ("own", "true", 6, "own"),
        ("world", "true", 2, "relation.line"),
        ("world", "false", 3, "relation.line"),
        ("response", "true", 5, "relation.line"),
        ("moving", "true", 2, "relation.changed"),
        ("moving", "false", 1, "relation.changed"),
        ("line", "2", 2, "relation.line"),
        ("palace", "乾", 1, "palace"),
        ("generation", "二世", 1, "generation"),
        ("missing", "true", 1, "relation.missing"),
    ],
)
def test_a_condition_looks_at_its_cell(condition: str, word: str, line: int, skill: str) -> None:
    """On 遁之姤 each condition is met by the word the chart has and by no other word of its kind."""
    others = {"true": ("false",), "false": ("true",)}.get(word, ("父母", "兄弟", "水", "土", "艮", "游魂", "4"))
    params = {"line": line}
    assert matches(DUN, params, {condition: (word,)}, skill=skill)
    assert matches(DUN, params, {condition: (*others, word)}, skill=skill)
    assert not matches(DUN, params, {condition: others}, skill=skill)


def test_all_conditions_have_to_hold() -> None:
    """Several names mean all of them."""
    both = {"relation": ("妻财",), "home": ("官鬼",)}
    assert matches(DUN, {"line": 2}, both, skill="hidden.home")
    assert not matches(DUN, {"line": 2}, {**both, "world": ("false",)}, skill="hidden.home")
    assert matches(DUN, {"line": 2}, {})


def test_wealth_under_officer_is_found_where_it_is() -> None:
    """Over all charts and lines the conditions find 财伏鬼 in the 18 places that were counted by hand, three under 世."""
    conditions = {"relation": ("妻财",), "own": ("false",), "home": ("官鬼",)}

    def found(extra: dict[str, tuple[str, ...]]) -> list[HuoZhuLin]:
        return [
            chart
            for chart, line in product(CHARTS, LINES)
            if matches(chart, {"line": line}, {**conditions, **extra}, skill="hidden.home")
        ]

    assert len(found({})) == 18
    assert [chart.thrown().name for chart in found({"world": ("true",)})] == ["恒", "遁", "萃"]


def test_the_exercises_own_params_come_first() -> None:
    """A relation or element that the exercise names is what these conditions look at, with or without a chart."""
    assert matches(DUN, {"relation": Relation.WEALTH}, {"relation": ("妻财",)}, skill="hidden.where")
    assert not matches(DUN, {"relation": "子孙", "line": 2}, {"relation": ("妻财",)}, skill="hidden.home")
    assert matches(None, {"element": "水"}, {"element": ("水",)}, skill="season.state")
    assert matches(HuoZhuLin(), {"element": "水"}, {"element": ("水", "火")}, skill="season.state")


@pytest.mark.parametrize("condition", sorted(CONDITIONS))
def test_without_chart_or_line_nothing_is_met(condition: str) -> None:
    """Where nothing is asked that a condition could look at, it is not met, and nothing breaks."""
    every = {"true", "false", *map(str, Relation), "木火土金水", "乾", "二世", "1"}
    for chart in (None, HuoZhuLin()):
        assert not matches(chart, {}, {condition: every})


@pytest.mark.parametrize("condition", sorted(CONDITIONS))
def test_every_condition_says_what_it_is(condition: str) -> None:
    """Each condition has a sentence about it for whoever lists them."""
    assert CONDITIONS[condition].about.endswith(".")


def test_unknown_names_and_words_are_refused() -> None:
    """A name that is none, and a word that is none, are refused with what is known; nothing is evaluated."""
    with pytest.raises(ValueRefusedError) as name:
        normal("__class__", ("x",))
    assert name.value.code is FaultCode.CONDITION_UNKNOWN
    with pytest.raises(ValueRefusedError) as word:
        normal("home", ("官鬼", "官"))
    assert (word.value.code, word.value.data["value"]) == (FaultCode.VALUE_UNKNOWN, "官")
    with pytest.raises(ValueRefusedError):
        matches(DUN, {"line": 2}, {"nothing": ("true",)})


def test_lines_may_be_written_in_words() -> None:
    """The usual spelling of a line is its number."""
    assert normal("line", ("初爻", "二", "第五爻", "上爻", "6")) == ("1", "2", "5", "6", "6")
