"""The terms of 找: what can be looked for among the sixty-four, and how each is tried on a chart.

A term is a kind and what it is about; the table of kinds is closed, and nothing that was typed is ever evaluated.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from hzl_tutor.book import RULES, Lines, Reading
from hzl_tutor.engine import LINES, Branch, Element, Key, Relation

Holds = bool | Lines
"""Whether a term holds of a hexagram, or the lines on which it does."""


class Term(NamedTuple):
    """One condition of a query: ``beneath`` (妻财, 官鬼), ``generation`` (归魂,), ``under_line`` (2,)."""

    kind: str
    about: tuple[Any, ...] = ()


class Kind(NamedTuple):
    """How terms of a kind are tried: ``holds`` on a chart, and the ``cells`` in which that could be read."""

    holds: Callable[..., Holds]
    cells: Callable[..., tuple[Key, ...]]


PLACES = frozenset({"under_world", "under_response", "under_line"})
"""Kinds that say where the lines of other terms lie; by themselves they are true of every hexagram."""

ON_LINES = frozenset({"beneath", "own", "body_on", "rule"})
"""Kinds that find lines, of which a place can be said."""

FORMS = Term("forms")
"""九式: no condition but a view of its own."""


def holds(term: Term, chart: Reading) -> Holds:
    """Whether a term holds of a chart at rest, or on which lines."""
    return KINDS[term.kind].holds(chart, *term.about)


def cells(term: Term, chart: Reading) -> tuple[Key, ...]:
    """The cells of a chart that a term is tried by."""
    return KINDS[term.kind].cells(chart, *term.about)


def _has(chart: Reading, line: int, value: Any) -> bool:
    """Whether a visible line has a relation, a phase or a branch."""
    if isinstance(value, Relation):
        return chart.relation(line) == value
    if isinstance(value, Element):
        return chart.element(line) == value
    return bool(chart.ganzhi(line).branch == value)


def _cell(line: int, value: Any) -> Key:
    """The cell in which that is read."""
    return ("relation" if isinstance(value, Relation) else "ganzhi" if isinstance(value, Branch) else "element", line)


def _whole(lines: Lines) -> Holds:
    """The lines of a rule; one that is about the hexagram as a whole is about no line."""
    return lines if lines != LINES else True


def _own(chart: Reading) -> Lines:
    return tuple(line for line in LINES if chart.own(line))


def _trine(chart: Reading) -> bool:
    trine = chart.trine()
    return trine is not None and trine.available


_ENDS: tuple[Key, ...] = (("world",), ("response",))

KINDS: dict[str, Kind] = {
    "beneath": Kind(lambda c, kin, over: c.beneath(kin, over), lambda c, kin, over: (("beneath", kin, over),)),
    "under_world": Kind(lambda c: (c.world(),), lambda c: (("world",),)),
    "under_response": Kind(lambda c: (c.response(),), lambda c: (("response",),)),
    "under_line": Kind(lambda c, line: (line,), lambda c, line: ()),
    "hidden_world": Kind(
        lambda c, kin: c.hidden_relation(c.world()) == kin,
        lambda c, kin: (("world",), ("hidden_relation", c.world())),
    ),
    "hidden_response": Kind(
        lambda c, kin: c.hidden_relation(c.response()) == kin,
        lambda c, kin: (("response",), ("hidden_relation", c.response())),
    ),
    "hidden_line": Kind(
        lambda c, line, kin: c.hidden_relation(line) == kin,
        lambda c, line, kin: (("hidden_relation", line),),
    ),
    "on_world": Kind(
        lambda c, value: _has(c, c.world(), value), lambda c, value: (("world",), _cell(c.world(), value))
    ),
    "on_response": Kind(
        lambda c, value: _has(c, c.response(), value), lambda c, value: (("response",), _cell(c.response(), value))
    ),
    "on_line": Kind(lambda c, value, line: _has(c, line, value), lambda c, value, line: (_cell(line, value),)),
    "trine": Kind(_trine, lambda c: (("trine",),)),
    "generation": Kind(lambda c, value: c.generation() == value, lambda c, value: (("generation",),)),
    "palace": Kind(lambda c, value: c.palace() == value, lambda c, value: (("palace",),)),
    "phase": Kind(lambda c, value: c.me() == value, lambda c, value: (("me",),)),
    "missing": Kind(lambda c, kin: kin in c.missing(), lambda c, kin: (("missing",),)),
    "missing_any": Kind(lambda c: bool(c.missing()), lambda c: (("missing",),)),
    "missing_none": Kind(lambda c: not c.missing(), lambda c: (("missing",),)),
    "body_off": Kind(lambda c: not c.body_lines(), lambda c: (("body_lines",),)),
    "body_on": Kind(lambda c: c.body_lines(), lambda c: (("body_lines",),)),
    "body_world": Kind(lambda c: c.world() in c.body_lines(), lambda c: (("world",), ("body_lines",))),
    "body_response": Kind(lambda c: c.response() in c.body_lines(), lambda c: (("response",), ("body_lines",))),
    "body_line": Kind(lambda c, line: line in c.body_lines(), lambda c, line: (("body_lines",),)),
    "body_is": Kind(lambda c, branch: c.body() == branch, lambda c, branch: (("body",),)),
    "own": Kind(_own, lambda c: tuple(("own", line) for line in LINES)),
    "own_world": Kind(lambda c: c.own(c.world()), lambda c: (("world",), ("own", c.world()))),
    "own_response": Kind(lambda c: c.own(c.response()), lambda c: (("response",), ("own", c.response()))),
    "own_line": Kind(lambda c, line: c.own(line), lambda c, line: (("own", line),)),
    "upper": Kind(lambda c, value: c.upper() == value, lambda c, value: (("upper",),)),
    "lower": Kind(lambda c, value: c.lower() == value, lambda c, value: (("lower",),)),
    "response_controls": Kind(
        lambda c: c.controls(c.response(), c.world()), lambda c: (*_ENDS, ("controls", c.response(), c.world()))
    ),
    "response_feeds": Kind(
        lambda c: c.feeds(c.response(), c.world()), lambda c: (*_ENDS, ("feeds", c.response(), c.world()))
    ),
    "world_controls": Kind(
        lambda c: c.controls(c.world(), c.response()), lambda c: (*_ENDS, ("controls", c.world(), c.response()))
    ),
    "world_feeds": Kind(
        lambda c: c.feeds(c.world(), c.response()), lambda c: (*_ENDS, ("feeds", c.world(), c.response()))
    ),
    "ends_alike": Kind(
        lambda c: c.element(c.world()) == c.element(c.response()),
        lambda c: (*_ENDS, ("element", c.world()), ("element", c.response())),
    ),
    "rule": Kind(
        lambda c, rule: _whole(c.value((RULES[rule].cell,))), lambda c, rule: ((RULES[rule].cell,),)
    ),
}  # fmt: skip
"""Every kind of term by its name."""
