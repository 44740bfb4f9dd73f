"""Charts printed in books, and faults found in other programs: reads `tests/data` and asks a side for each fact.

A *side* is whoever dresses the chart, the engine or the oracle; both answer the same questions, so that the oracle
is held by print as well as the engine. Facts about a chart are read out of its chart object, facts about a table
(纳音, stages, pillars) are asked of the side's own functions. Lines are numbered 1 (bottom) to 6.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import oracle
from oracle import Json

_DATA = Path(__file__).resolve().parent / "data"


class Side(NamedTuple):
    """One way to dress: a name, the chart object of a cast at a moment, and the tables behind it."""

    name: str
    chart: Callable[[str, Json], Json]  # cast; {"year", "month", "day", "hour"}, those that are known
    nayin: Callable[[str], str]  # pillar
    stage: Callable[[str, str], str]  # element, branch
    relate: Callable[[str, str], str]  # own element, other element
    state: Callable[[str, str], str]  # element, month branch
    month_pillar: Callable[[str, str], str]  # stem of the year, branch of the month
    hour_pillar: Callable[[str, str], str]  # stem of the day, branch of the hour


class Fact(NamedTuple):
    """One printed cell: which entry, which question, what about, and the value in print."""

    entry: Json
    key: str
    argument: str  # "" where the question needs none
    value: Any

    def __str__(self) -> str:
        """Name the fact for the test report."""
        named = self.entry.get("id") or f"row {self.entry['row']}"
        return f"{named} {self.key} {self.argument}".strip()


def facts(file: str) -> Iterator[Fact]:
    """Read every fact of a data file, one by one."""
    for entry in json.loads((_DATA / file).read_text(encoding="utf-8")):
        for key, value in entry["facts"].items():
            if isinstance(value, dict):
                yield from (Fact(entry, key, argument, one) for argument, one in value.items())
            else:
                yield Fact(entry, key, "", value)


def cast_of(entry: Json) -> str:
    """Write the cast of an entry: given as such, or by two hexagrams, or by one and its moving lines."""
    if "cast" in entry:
        return str(entry["cast"])
    if "changed" in entry:
        return oracle.cast_between(entry["hexagram"], entry["changed"])
    return oracle.cast_of(entry["hexagram"], entry.get("moving", ()))


def ask(side: Side, fact: Fact) -> Any:
    """Have a side answer the question of a fact."""
    if fact.key in _OF_TABLES:
        return _OF_TABLES[fact.key](side, fact.argument)
    chart = side.chart(cast_of(fact.entry), fact.entry.get("when", {}))
    if fact.key in _OF_LINES:
        return _OF_LINES[fact.key](chart["lines"][int(fact.argument) - 1])
    if fact.key in _OF_CHANGED:
        return _OF_CHANGED[fact.key](side, chart)
    if fact.key == "element_relation":
        return side.relate(chart["element"], fact.argument)
    if fact.key == "state":
        return side.state(fact.argument, fact.entry["when"]["month"])
    return _OF_CHARTS[fact.key](chart)


def _column(chart: Json, key: str) -> list[Any]:
    return [line[key] for line in chart["lines"]]


def _changed_pillars(side: Side, chart: Json) -> list[str]:
    """Dress the hexagram a chart turns into by itself: books print all six of its lines."""
    return _column(side.chart(oracle.cast_of(chart["changed"]["name"]), {}), "ganzhi")


_OF_CHARTS: dict[str, Callable[[Json], Any]] = {
    "name": lambda chart: chart["hexagram"]["name"],
    "full_name": lambda chart: chart["hexagram"]["full_name"],
    "changed_name": lambda chart: chart["changed"]["name"],
    "palace": lambda chart: chart["palace"],
    "generation": lambda chart: chart["generation"],
    "world": lambda chart: chart["world"],
    "response": lambda chart: chart["response"],
    "missing": lambda chart: chart["missing"],
    "body": lambda chart: chart["body"]["branch"],
    "body_lines": lambda chart: chart["body"]["lines"],
    "moving": lambda chart: [line["position"] for line in chart["lines"] if line["moving"]],
    "pillars": lambda chart: _column(chart, "ganzhi"),
    "branches": lambda chart: "".join(pillar[1] for pillar in _column(chart, "ganzhi")),
    "relations": lambda chart: _column(chart, "relation"),
    "spirits": lambda chart: _column(chart, "spirit"),
    "season": lambda chart: chart["moment"]["season"],
}
_OF_LINES: dict[str, Callable[[Json], Any]] = {
    "ganzhi": lambda line: line["ganzhi"],
    "branch": lambda line: line["ganzhi"][1],
    "relation": lambda line: line["relation"],
    "hidden": lambda line: line["hidden"]["ganzhi"],
    "hidden_branch": lambda line: line["hidden"]["ganzhi"][1],
    "hidden_relation": lambda line: line["hidden"]["relation"],
    "changed": lambda line: line["changed"]["ganzhi"],
    "changed_branch": lambda line: line["changed"]["ganzhi"][1],
    "changed_relation": lambda line: line["changed"]["relation"],
}
_OF_CHANGED: dict[str, Callable[[Side, Json], Any]] = {
    "changed_branches": lambda side, chart: "".join(pillar[1] for pillar in _changed_pillars(side, chart)),
    "changed_relations": lambda side, chart: [
        side.relate(chart["element"], oracle.branch_element(pillar[1])) for pillar in _changed_pillars(side, chart)
    ],
}
_QUIET = oracle.cast_of("乾")
_OF_TABLES: dict[str, Callable[[Side, str], Any]] = {
    "nayin": lambda side, pillar: side.nayin(pillar),
    "stage": lambda side, pair: side.stage(pair[0], pair[1]),
    "month_pillar": lambda side, pair: side.month_pillar(pair[0], pair[1]),
    "hour_pillar": lambda side, pair: side.hour_pillar(pair[0], pair[1]),
    "void": lambda side, day: "".join(side.chart(_QUIET, {"day": day})["moment"]["void"]),
    "spirit": lambda side, pair: _spirits(side, pair[0])[int(pair[1]) - 1],
}


def _spirits(side: Side, stem: str) -> list[str]:
    """List the spirits on some day with the given stem: they depend on nothing else."""
    day = next(day for day in oracle.SIXTY if day[0] == stem)
    return _column(side.chart(_QUIET, {"day": day}), "spirit")
