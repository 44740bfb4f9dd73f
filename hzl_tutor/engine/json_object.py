"""The chart as plain data: the fixed object that ``hzl chart --json`` prints, keys always present, null where unknown."""

from __future__ import annotations

from typing import Any

from hzl_tutor.engine.casts import Cast
from hzl_tutor.engine.choices import BOOK, USUAL_CLOCK, Clock, EarthSchool, School
from hzl_tutor.engine.hexagrams import Hexagram
from hzl_tutor.engine.huozhulin import HuoZhuLin
from hzl_tutor.engine.layers import LINES
from hzl_tutor.engine.moment import Moment

HIDDEN_NAMES = {"all": "火珠林", "missing": "增删卜易"}
DAY_STARTS = {23: "23:00", 0: "00:00"}
EARTH_TOMBS = {EarthSchool.WITH_WATER: "辰", EarthSchool.WITH_FIRE: "戌"}


def chart_object(chart: HuoZhuLin, school: School = BOOK, clock: Clock = USUAL_CLOCK) -> dict[str, Any]:
    """Return the chart as nested dicts, lists, strings, numbers, booleans and None; lines from the bottom up."""
    cast = chart.thrown()
    return {
        "cast": str(cast),
        "hexagram": _hexagram(cast.hexagram),
        "palace": str(chart.palace()),
        "element": str(chart.me()),
        "generation": str(chart.generation()),
        "world": chart.world(),
        "response": chart.response(),
        "body": {"branch": str(chart.body()), "lines": list(chart.body_lines())},
        "missing": [str(relation) for relation in chart.missing()],
        "lines": [_line(chart, cast, line) for line in LINES],
        "changed": _hexagram(cast.changed) if cast.changed else None,
        "trine": _trine(chart),
        "moment": _moment(chart.moment) if chart.moment else None,
        "conventions": {
            "earth_tomb": EARTH_TOMBS[school.earth],
            "hidden": HIDDEN_NAMES[school.hidden],
            "day_starts": DAY_STARTS[clock.day_starts],
        },
    }


def _hexagram(hexagram: Hexagram) -> dict[str, str]:
    return {
        "name": hexagram.name,
        "full_name": hexagram.full_name,
        "bits": hexagram.bits,
        "lower": str(hexagram.lower),
        "upper": str(hexagram.upper),
    }


def _line(chart: HuoZhuLin, cast: Cast, line: int) -> dict[str, Any]:
    ganzhi = chart.ganzhi(line)
    month = bool(chart.moment and chart.moment.month)
    day = bool(chart.moment and chart.moment.day)
    return {
        "position": line,
        "yang": chart.yang(line),
        "moving": line in cast.moving,
        "ganzhi": str(ganzhi),
        "element": str(chart.element(line)),
        "relation": str(chart.relation(line)),
        "nayin": ganzhi.nayin,
        "tomb": str(chart.tomb(line)),
        "own": chart.own(line),
        "hidden": _hidden(chart, line, month=month, day=day),
        "changed": _changed(chart, line),
        "season": str(chart.state(line)) if month else None,
        "void": chart.is_void(line) if day else None,
        "spirit": str(chart.spirit(line)) if day else None,
    }


def _hidden(chart: HuoZhuLin, line: int, *, month: bool, day: bool) -> dict[str, Any] | None:
    hidden = chart.hidden(line)
    if hidden is None:
        return None
    found: dict[str, Any] = {
        "ganzhi": str(hidden),
        "element": str(chart.hidden_element(line)),
        "relation": str(chart.hidden_relation(line)),
        "nayin": hidden.nayin,
        "tomb": str(chart.hidden_tomb(line)),
    }
    if chart.moment:
        found["season"] = str(chart.hidden_state(line)) if month else None
        found["void"] = chart.is_hidden_void(line) if day else None
    return found


def _changed(chart: HuoZhuLin, line: int) -> dict[str, str] | None:
    changed = chart.changed(line)
    if changed is None:
        return None
    return {
        "ganzhi": str(changed),
        "element": str(chart.changed_element(line)),
        "relation": str(chart.changed_relation(line)),
    }


def _trine(chart: HuoZhuLin) -> dict[str, Any] | None:
    trine = chart.trine()
    if trine is None:
        return None
    return {
        "branches": "".join(trine.branches),
        "element": str(trine.element),
        "relation": str(trine.relation),
        "available": trine.available,
        "disputed": trine.disputed,
    }


def _moment(moment: Moment) -> dict[str, Any]:
    return {
        "year": moment.year or None,
        "month": moment.month or None,
        "day": str(moment.day) if moment.day else None,
        "hour": moment.hour or None,
        "season": str(moment.season) if moment.season else None,
        "void": [str(branch) for branch in moment.void] if moment.void else None,
    }
