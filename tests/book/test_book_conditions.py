"""Each rule holds on one chart and not on another, and can say why."""

from __future__ import annotations

import pytest
from charts_foundations import FOUNDATIONS
from charts_homes import HOMES
from charts_joining import JOINING
from charts_matters import MATTERS
from charts_solo_moves import SOLO_MOVES
from rule_ids import reading

from hzl_tutor.book import CONDITIONS, RULES, findings, read_chart, waiting
from hzl_tutor.engine import HEXAGRAMS, LINES, cast_moving, dress, make_moment, parse_cast, still_cast

CHARTS: dict[str, tuple[str, tuple[int, ...], str]] = {**FOUNDATIONS, **HOMES, **JOINING, **SOLO_MOVES, **MATTERS}
"""Rule, chart on which it holds with the lines on which it does, chart on which it does not."""
NEEDED_BY = {
    "moving": "moving",
    "month": "month",
    "day": "day",
    "year": "year",
    "topic": "matter",
    "asker": "asker",
    "age": "asker",
}
"""Cells in which something enters that does not stand in the hexagram, with the need it is."""


def test_every_condition_has_its_charts() -> None:
    """The table has a row for every condition there is, and no other."""
    assert set(CHARTS) == set(CONDITIONS.values())


@pytest.mark.parametrize("rule_id", CHARTS)
def test_a_rule_holds_here_and_not_there(rule_id: str) -> None:
    """On the one chart it rests on the lines named, on the other on none."""
    holding, lines, failing = CHARTS[rule_id]
    cell = (RULES[rule_id].cell,)
    assert reading(holding).value(cell) == lines
    assert reading(failing).value(cell) == ()


@pytest.mark.parametrize("rule_id", CHARTS)
def test_a_finding_says_why(rule_id: str) -> None:
    """Where a rule holds it is found, with its lines, its cells and a derivation that ends in it."""
    chart = reading(CHARTS[rule_id][0])
    found = {finding.rule.id: finding for finding in findings(chart, matter=chart.matter)}
    finding = found[rule_id]
    assert finding.lines == CHARTS[rule_id][1]
    assert finding.because
    steps = chart.derivation((finding.rule.cell,))
    assert len(steps) > 1
    assert steps[-1].key == (finding.rule.cell,)
    assert list(found) == [other for other in RULES if other in found]


@pytest.mark.parametrize("rule_id", CHARTS)
def test_a_rule_needs_what_it_reads(rule_id: str) -> None:
    """Moves, moment and question enter a condition only where the rule says that it needs them."""
    for text in (CHARTS[rule_id][0], CHARTS[rule_id][2]):
        chart = reading(text)
        read = {step.key[0] for step in chart.derivation((RULES[rule_id].cell,))}
        assert {need for cell, need in NEEDED_BY.items() if cell in read} <= set(RULES[rule_id].needs)


def test_what_is_not_known_is_waited_for() -> None:
    """A rule that lacks a month or a day is not said to hold or to fail: it is listed with what it lacks."""
    undated = {row.rule.id: row.lacks for row in waiting(dress(parse_cast("遁")))}
    assert undated["S08.R3"] == "day"
    assert "S08.R1" not in undated
    dated = {row.rule.id: row.lacks for row in waiting(dress(parse_cast("遁"), make_moment(month="亥")))}
    assert dated["S08.R3"] == "day"


def test_easing_rules_are_named() -> None:
    """A finding names the easing rules that hold on the same chart, and no other."""
    found = {row.rule.id: row for row in findings(parse_cast("遁"), make_moment(month="寅", day="甲子"))}
    assert found["S08.R1"].eased_by == ("S08.R3",)
    assert found["S08.R3"].eased_by == ()


def test_a_chart_is_read_by_its_own_school() -> None:
    """A chart and a cast give the same findings, moved lines or not."""
    moment = make_moment(month="寅", day="甲子")
    for hexagram in HEXAGRAMS:
        for cast in (still_cast(hexagram.bits), *(cast_moving(hexagram.bits, (line,)) for line in LINES)):
            assert findings(cast, moment) == findings(read_chart(dress(cast, moment)))
