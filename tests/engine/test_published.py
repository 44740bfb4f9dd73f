"""What books print, cell by cell, and what other programs got wrong, asked of the engine and of the oracle."""

from __future__ import annotations

from collections.abc import Callable

import oracle
import pytest
from published import Fact, Side, ask, facts

from hzl_tutor.engine import (
    Branch,
    Element,
    HuoZhuLin,
    Moment,
    WrongKindError,
    chart_object,
    dress,
    ganzhi_named,
    make_moment,
    parse_cast,
    relate,
)

PRINTED = list(facts("published_charts.json"))
FAULTS = list(facts("faults_elsewhere.json"))


def _engine_chart(cast: str, when: oracle.Json) -> oracle.Json:
    return chart_object(dress(parse_cast(cast), make_moment(**when) if when else None))


def _engine_nayin(pillar: str) -> str:
    ganzhi = ganzhi_named(pillar)
    assert ganzhi is not None
    return ganzhi.nayin


def _accepted_month(year_stem: str, branch: str) -> str:
    year = next(pillar for pillar in oracle.SIXTY if pillar[0] == year_stem)
    return _only_accepted(branch, lambda pillar: make_moment(year=year, month=pillar))


def _accepted_hour(day_stem: str, branch: str) -> str:
    day = next(pillar for pillar in oracle.SIXTY if pillar[0] == day_stem)
    return _only_accepted(branch, lambda pillar: make_moment(day=day, hour=pillar))


def _only_accepted(branch: str, read: Callable[[str], Moment]) -> str:
    """Find the one pillar of a branch that the engine takes beside the given year or day."""
    accepted = []
    for pillar in oracle.SIXTY:
        if pillar[1] == branch:
            try:
                read(pillar)
            except WrongKindError:
                continue
            accepted.append(pillar)
    assert len(accepted) == 1, accepted
    return accepted[0]


ENGINE = Side(
    "engine",
    chart=_engine_chart,
    nayin=_engine_nayin,
    stage=lambda element, branch: HuoZhuLin().stage_of(Element(element), Branch(branch)),
    relate=lambda me, other: relate(Element(me), Element(other)),
    state=lambda element, month: HuoZhuLin().state_of(Element(element), Branch(month)),
    month_pillar=_accepted_month,
    hour_pillar=_accepted_hour,
)
ORACLE = Side(
    "oracle",
    chart=lambda cast, when: oracle.chart_object(cast, when.get("month"), when.get("day"), when.get("year")),
    nayin=oracle.nayin,
    stage=oracle.stage_at,
    relate=oracle.relate,
    state=lambda element, month: oracle.state(element, oracle.season(month)),
    month_pillar=oracle.month_pillar,
    hour_pillar=oracle.hour_pillar,
)
BOTH_SIDES = pytest.mark.parametrize("side", [ENGINE, ORACLE], ids=lambda side: side.name)


@BOTH_SIDES
@pytest.mark.parametrize("fact", PRINTED, ids=str)
def test_a_printed_cell_comes_out_as_printed(side: Side, fact: Fact) -> None:
    """Every cell that the published charts print is what the dressing gives."""
    assert ask(side, fact) == fact.value, fact.entry["source"]


@BOTH_SIDES
@pytest.mark.parametrize("fact", FAULTS, ids=str)
def test_a_fault_of_other_programs_is_not_ours(side: Side, fact: Fact) -> None:
    """Each input on which another program was reported wrong has its right value here."""
    assert ask(side, fact) == fact.value, fact.entry["fault"]


def test_nothing_printed_is_lost_on_the_way() -> None:
    """All 322 printed facts of 51 entries are read, and all thirteen faults that concern dressing."""
    assert len(PRINTED) == 322
    assert len({fact.entry["id"] for fact in PRINTED}) == 51
    assert sorted({fact.entry["row"] for fact in FAULTS}) == [*range(1, 12), 14, 16]
