"""The engine against the oracle, whole chart objects: every cast, every day and month, both schools of 土墓."""

from __future__ import annotations

import json
from itertools import product

import oracle
import pytest
from oracle import Json

from hzl_tutor.engine import EarthSchool, School, chart_object, dress, make_moment, parse_cast

MONTHS = "寅卯辰巳午未申酉戌亥子丑"
EARTH = {"辰": School(EarthSchool.WITH_WATER), "戌": School(EarthSchool.WITH_FIRE)}


def _differences(ours: object, theirs: object, path: str = "") -> list[str]:
    """Say where two plain values part, down to the single cell; a type that is not plain is a difference too."""
    if isinstance(ours, dict) and isinstance(theirs, dict) and ours.keys() == theirs.keys():
        return [found for key in theirs for found in _differences(ours[key], theirs[key], f"{path}/{key}")]
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        pairs = enumerate(zip(ours, theirs, strict=True))
        return [found for n, (one, other) in pairs for found in _differences(one, other, f"{path}/{n}")]
    return [] if ours == theirs and type(ours) is type(theirs) else [f"{path}: engine {ours!r}, oracle {theirs!r}"]


def _compare(cast: str, earth_tomb: str = "辰", *, month: str = "", day: str = "", year: str = "") -> list[str]:
    """Dress a cast on both sides and list where they part."""
    moment = make_moment(year=year, month=month, day=day) if year or month or day else None
    school = EARTH[earth_tomb]
    ours = chart_object(dress(parse_cast(cast), moment, school), school)
    theirs = oracle.chart_object(cast, month or None, day or None, year or None, earth_tomb)
    named = f"{theirs['hexagram']['name']} {cast} {year}{month}{day}"
    return [f"{named} {found}" for found in _differences(ours, theirs)]


def test_every_cast() -> None:
    """All 4,096 undated casts give the same chart object on both sides, key for key."""
    parted = [found for cast in oracle.casts() for found in _compare(cast)]
    assert not parted, f"{len(parted)} cells, first: {parted[:5]}"


def test_every_hexagram_on_every_day() -> None:
    """64 hexagrams on all sixty days, with the months turning beneath: every pair of a day and a month occurs."""
    parted, seen = [], set()
    for (place, bits), (number, day) in product(enumerate(oracle.NAMES), enumerate(oracle.SIXTY)):
        month = MONTHS[(place + number) % 12]
        moving = [line for line in range(1, 7) if (place + 7 * number) >> line & 1]
        parted += _compare(oracle.cast_of(oracle.NAMES[bits], moving), month=month, day=day)
        seen.add((month, day))
    assert len(seen) == 12 * 60
    assert not parted, f"{len(parted)} cells, first: {parted[:5]}"


@pytest.mark.parametrize("name", oracle.NAMES.values())
def test_a_moment_known_in_part(name: str) -> None:
    """A month alone leaves void and spirit open, a day alone the season, a year alone all three."""
    cast = oracle.cast_of(name, [1, 4])
    parted = _compare(cast, month="午") + _compare(cast, day="己亥") + _compare(cast, year="丙午")
    assert not parted


@pytest.mark.parametrize("year", ["甲子", "己丑", "乙巳", "丁酉", "戊午", "癸亥"])
def test_pillars_written_in_full(year: str) -> None:
    """A month written as a pillar counts as its branch, and year and month are given back as they were written."""
    parted = []
    for branch, name in zip(MONTHS, ["姤", "遁", "蒙", "泰", "井", "旅"] * 2, strict=True):
        month = oracle.month_pillar(year[0], branch)
        parted += _compare(oracle.cast_of(name), month=month, day="丁酉", year=year)
    assert not parted


@pytest.mark.parametrize("earth_tomb", ["辰", "戌"])
def test_both_schools_of_the_earth_tomb(earth_tomb: str) -> None:
    """With the tomb of earth at 辰 or at 戌 all 64 agree, undated and dated, and the object names the school."""
    parted = []
    for name in oracle.BITS:
        parted += _compare(oracle.cast_of(name, [2, 5]), earth_tomb)
        parted += _compare(oracle.cast_of(name, [3]), earth_tomb, month="辰", day="甲戌")
    assert not parted


def test_the_schools_differ_on_earth_alone() -> None:
    """Of the visible and hidden tombs only those of earth lines depend on the school."""

    def tombs(earth_tomb: str) -> list[tuple[str, str]]:
        school = EARTH[earth_tomb]
        charts = [chart_object(dress(parse_cast(bits), None, school), school) for bits in oracle.NAMES]
        layers = [layer for chart in charts for line in chart["lines"] for layer in (line, line["hidden"])]
        return [(layer["element"], layer["tomb"]) for layer in layers]

    parted = {(one, other) for one, other in zip(tombs("辰"), tombs("戌"), strict=True) if one != other}
    assert parted == {(("土", "辰"), ("土", "戌"))}


def test_dating_a_chart_leaves_the_undated_one_alone() -> None:
    """Charts share what does not depend on the moment, and nothing else: order of asking changes no value."""
    cast = oracle.cast_of("姤", [5])
    before = chart_object(dress(parse_cast(cast)))
    for month, day in zip(MONTHS, oracle.SIXTY, strict=False):
        assert not _compare(cast, month=month, day=day)
    assert chart_object(dress(parse_cast(cast))) == before
    assert not _compare(cast)


def test_changing_an_object_changes_no_chart() -> None:
    """The object is the caller's own: writing into it does not reach the next one."""
    spoilt = chart_object(dress(parse_cast("877797")))
    spoilt["lines"][0]["hidden"]["ganzhi"] = "…"
    spoilt["missing"].append("…")
    assert not _compare("877797")


def test_the_object_survives_json() -> None:
    """Writing the object as JSON and reading it back gives an equal object, so nothing in it is only nearly plain."""
    school = School()
    chart: Json = chart_object(dress(parse_cast("877797"), make_moment(month="寅", day="甲子"), school), school)
    assert json.loads(json.dumps(chart, ensure_ascii=False)) == chart
