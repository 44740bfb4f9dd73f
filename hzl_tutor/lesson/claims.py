"""Verified claims: what the engine says about a path such as ``遁/2/hidden``, in every wording a lesson may use.

The first part of a path is a hexagram in any notation. After it stand a property of the chart (``palace``), or a line
(``2``, ``二爻``) with what is claimed of it; a moment follows a question mark (``?month=寅&day=甲子``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hzl_tutor.engine import (
    Element,
    Ganzhi,
    HuoZhuLin,
    HzlError,
    Moment,
    NoSuchCellError,
    NotationError,
    Relation,
    dress,
    make_moment,
    parse_cast,
)
from hzl_tutor.lesson import values
from hzl_tutor.lesson.values import LINE_WORDS, ValueRefusedError


class ClaimError(HzlError):
    """A path that cannot be checked. ``path`` is the whole of it, ``part`` what was not understood."""

    def __init__(self, path: str, part: str) -> None:
        super().__init__(f"claim {path!r}: {part!r}")
        self.path = path
        self.part = part


class UnknownClaimError(ClaimError):
    """There is nothing of that name to claim."""


class ClaimLineError(ClaimError):
    """``part`` should be a line and is none."""


class ClaimHexagramError(ClaimError):
    """``part`` should be a hexagram and is none; ``nearest`` are the nearest names."""

    def __init__(self, path: str, part: str, nearest: tuple[str, ...]) -> None:
        super().__init__(path, part)
        self.nearest = nearest


class ClaimMomentError(ClaimError):
    """``part`` should be a month, day, year or hour and is none."""


class NoSuchClaimError(ClaimError):
    """The chart has no such cell. ``lacks`` is what it would need: ``moving``, ``month`` or ``day``."""

    def __init__(self, path: str, part: str, lacks: str) -> None:
        super().__init__(path, part)
        self.lacks = lacks


class RuleClaimError(ClaimError):
    """A claim about a rule of the book: see :mod:`hzl_tutor.lesson.rule_claims`."""


class _Line(NamedTuple):
    """One line as a claim sees it: the visible one or the hidden one."""

    ganzhi: Ganzhi
    element: Element
    relation: Relation


def accepted(path: str) -> tuple[str, ...]:
    """Return every text that is right for ``path`` (without ``hzl:``), the fullest last. Raises :class:`ClaimError`.

    >>> accepted("遁/palace")
    ('乾', '乾宫')
    """
    address, _, query = path.partition("?")
    name, *rest = address.split("/")
    if not rest or not all(rest):
        raise UnknownClaimError(path, address)
    if rest[0] == "rule":
        raise RuleClaimError(path, "/".join(rest))
    try:
        cast = parse_cast(name)
    except NotationError as error:
        raise ClaimHexagramError(path, name, error.nearest) from error
    text = _reader(path, rest)
    chart = dress(cast, moment_of(path, query))
    try:
        return text(chart)
    except NoSuchCellError as error:
        lacks = error.lacks if error.lacks in ("moving", "month", "day") else _DATED[rest[-1]]
        raise NoSuchClaimError(path, "/".join(rest), lacks) from error


def moment_of(path: str, query: str) -> Moment | None:
    """Read what stands behind the question mark: ``month=寅&day=甲子``. Raises :class:`ClaimMomentError`."""
    if not query:
        return None
    parts: dict[str, str] = {}
    for item in query.split("&"):
        unit, _, value = item.partition("=")
        if unit not in ("year", "month", "day", "hour") or unit in parts or not value:
            raise ClaimMomentError(path, item)
        parts[unit] = value
    try:
        return make_moment(**parts)
    except NotationError as error:
        raise ClaimMomentError(path, error.text) from error


def _reader(path: str, rest: list[str]) -> Callable[[HuoZhuLin], tuple[str, ...]]:
    what = "/".join(rest)
    if what in _CHART:
        return _CHART[what]
    if rest[0] in _CHART:
        raise UnknownClaimError(path, what)
    try:
        line = int(values.line(rest[0]))
    except ValueRefusedError as error:
        raise ClaimLineError(path, rest[0]) from error
    of_line = _LINE.get("/".join(rest[1:]))
    if of_line is None:
        raise UnknownClaimError(path, what)
    return lambda chart: of_line(chart, line)


def line_texts(line: int) -> tuple[str, ...]:
    """Return the ways to write a line: 2, 二, 二爻, 第二爻."""
    word = LINE_WORDS[line - 1]
    return (str(line), word, f"第{word}爻", f"{word}爻") if 1 < line < 6 else (str(line), word, f"{word}爻")


def _lines(lines: tuple[int, ...]) -> tuple[str, ...]:
    if len(lines) == 1:
        return line_texts(lines[0])
    words = [LINE_WORDS[line - 1] for line in lines]
    return _set(tuple(words)) + _set(tuple(f"{word}爻" for word in words)) if words else ("无",)


def _set(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(joint.join(words) for joint in ("", "和", "、"))) if words else ("无",)


def _parts(line: _Line) -> tuple[str, ...]:
    pair, branch, element, relation = str(line.ganzhi), str(line.ganzhi.branch), str(line.element), str(line.relation)
    return (
        element,
        relation,
        branch,
        branch + element,
        element + relation,
        branch + element + relation,
        pair,
        pair + relation,
        pair + element,
        pair + element + relation,
    )


def _visible(chart: HuoZhuLin, line: int) -> tuple[str, ...]:
    return _parts(_Line(chart.ganzhi(line), chart.element(line), chart.relation(line)))


def _hidden_ganzhi(chart: HuoZhuLin, line: int) -> Ganzhi:
    hidden = chart.hidden(line)
    assert hidden is not None  # the book hides something under every line
    return hidden


def _hidden(chart: HuoZhuLin, line: int) -> tuple[str, ...]:
    hidden = _hidden_ganzhi(chart, line)
    return _parts(_Line(hidden, hidden.element, chart.relate_to_me(hidden)))


def _changed(chart: HuoZhuLin, line: int) -> tuple[str, ...]:
    changed = chart.changed(line)
    if changed is None:
        raise NoSuchCellError(f"changed/{line}", "moving")
    return _parts(_Line(changed, changed.element, chart.relate_to_me(changed)))


def _trine(chart: HuoZhuLin) -> tuple[str, ...]:
    trine = chart.trine()
    if trine is None or not trine.available:
        return ("无",)
    branches, pool = "".join(trine.branches), f"{trine.element}局"
    return (
        str(trine.relation),
        pool,
        branches,
        pool + trine.relation,
        branches + pool,
        branches + pool + trine.relation,
    )


def _void(value: bool) -> tuple[str, ...]:
    return ("空", "旬空") if value else ("不空",)


_CHART: dict[str, Callable[[HuoZhuLin], tuple[str, ...]]] = {
    "palace": lambda chart: (str(chart.palace()), f"{chart.palace()}宫"),
    "element": lambda chart: (str(chart.me()),),
    "generation": lambda chart: (str(chart.generation()),),
    "full_name": lambda chart: (chart.thrown().hexagram.full_name,),
    "world": lambda chart: line_texts(chart.world()),
    "response": lambda chart: line_texts(chart.response()),
    "body": lambda chart: (str(chart.body()),),
    "body/lines": lambda chart: _lines(chart.body_lines()),
    "missing": lambda chart: _set(tuple(map(str, chart.missing()))),
    "trine": _trine,
}
_LINE: dict[str, Callable[[HuoZhuLin, int], tuple[str, ...]]] = {
    "": _visible,
    "hidden": _hidden,
    "changed": _changed,
    "own": lambda chart, line: ("是" if chart.own(line) else "否",),
    "nayin": lambda chart, line: (chart.nayin(line),),
    "hidden/nayin": lambda chart, line: (_hidden_ganzhi(chart, line).nayin,),
    "tomb": lambda chart, line: (str(chart.tomb(line)),),
    "hidden/tomb": lambda chart, line: (str(chart.hidden_tomb(line)),),
    "extinction": lambda chart, line: (str(chart.extinction(line)),),
    "season": lambda chart, line: (str(chart.state(line)),),
    "hidden/season": lambda chart, line: (str(chart.hidden_state(line)),),
    "void": lambda chart, line: _void(chart.is_void(line)),
    "hidden/void": lambda chart, line: _void(chart.is_hidden_void(line)),
    "spirit": lambda chart, line: (str(chart.spirit(line)),),
}
_DATED = {"season": "month", "void": "day", "spirit": "day"}
"""What the moment must give for a claim; a chart without any moment does not say which part it lacks."""

PATHS: tuple[str, ...] = (*_CHART, *(f"LINE/{what}".rstrip("/") for what in _LINE))
"""Every path there is, after the hexagram; LINE stands for a line."""
