"""A whole cast dressed at once, as plain values: for programs that want every cell and no derivation.

The values are those of the rulebook's cells; the sixty-four still charts are made from them once and shared, so a cast
costs only its moving lines.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from hzl_tutor.engine.casts import Cast
from hzl_tutor.engine.choices import BOOK, School
from hzl_tutor.engine.elements import Element, Relation
from hzl_tutor.engine.ganzhi import Branch, Ganzhi
from hzl_tutor.engine.huozhulin import HuoZhuLin
from hzl_tutor.engine.layers import LINES, Generation
from hzl_tutor.engine.schools import rulebook
from hzl_tutor.engine.trigrams import BY_BITS, Trigram


class Changed(NamedTuple):
    """What a moving line turns into; the relation is counted from the original palace."""

    ganzhi: Ganzhi
    element: Element
    relation: Relation


class Hidden(NamedTuple):
    """What lies beneath a line."""

    ganzhi: Ganzhi
    element: Element
    relation: Relation
    tomb: Branch


class DressedLine(NamedTuple):
    """One line with everything on and under it; ``position`` counts from 1 at the bottom.

    ``hidden`` is None only by a school that hides nothing there, ``changed`` for a line that does not move.
    """

    position: int
    yang: bool
    moving: bool
    ganzhi: Ganzhi
    element: Element
    relation: Relation
    tomb: Branch
    own: bool
    hidden: Hidden | None
    changed: Changed | None


class Dressed(NamedTuple):
    """A dressed cast: the cells of the whole and the six lines from the bottom up."""

    palace: Trigram
    me: Element
    generation: Generation
    world: int
    response: int
    body: Branch
    body_lines: tuple[int, ...]
    missing: tuple[Relation, ...]
    lines: tuple[DressedLine, ...]


class _Book:
    """The lines of one school, made when first needed: still ones by hexagram, moved ones by what they turn into."""

    def __init__(self, school: School) -> None:
        self.rules = rulebook(school)
        self.still: dict[str, Dressed] = {}
        self.moved: dict[tuple[str, int, str], DressedLine] = {}

    def at_rest(self, bits: str) -> Dressed:
        """The hexagram with nothing moving."""
        found = self.still.get(bits)
        if found is None:
            found = self.still[bits] = _whole(self.rules.at_rest(bits))
        return found

    def line(self, bits: str, line: int, turned: str) -> DressedLine:
        """A moving line of a hexagram; ``turned`` is the trigram, as bits, that it stands in afterwards."""
        found = self.moved.get((bits, line, turned))
        if found is None:
            still = self.at_rest(bits)
            changed = _turned(still.me, BY_BITS[turned], line)
            found = self.moved[bits, line, turned] = still.lines[line - 1]._replace(moving=True, changed=changed)
        return found


_BOOKS: dict[School, _Book] = {}


def _book(school: School) -> _Book:
    if school not in _BOOKS:
        _BOOKS[school] = _Book(school)
    return _BOOKS[school]


_OWN = _book(BOOK)


def dress_all(cast: Cast, school: School = BOOK) -> Dressed:
    """Dress a cast and return every value at once."""
    book = _OWN if school is BOOK else _book(school)
    bits, moving = cast.bits, cast.moving
    still = book.still.get(bits) or book.at_rest(bits)
    if not moving:
        return still
    lines = list(still.lines)
    changed = cast.changed_bits
    lower, upper = changed[:3], changed[3:]
    for line in moving:
        lines[line - 1] = book.line(bits, line, lower if line <= 3 else upper)
    return Dressed(*still[:-1], tuple(lines))


def _whole(chart: HuoZhuLin) -> Dressed:
    return Dressed(
        chart.palace(),
        chart.me(),
        chart.generation(),
        chart.world(),
        chart.response(),
        chart.body(),
        chart.body_lines(),
        chart.missing(),
        tuple(_line(chart, line) for line in LINES),
    )


def _line(chart: HuoZhuLin, line: int) -> DressedLine:
    hidden, element, relation, tomb = (
        chart.hidden(line),
        chart.hidden_element(line),
        chart.hidden_relation(line),
        chart.hidden_tomb(line),
    )
    beneath = Hidden(hidden, element, relation, tomb) if hidden and element and relation and tomb else None
    return DressedLine(
        line,
        chart.yang(line),
        False,
        chart.ganzhi(line),
        chart.element(line),
        chart.relation(line),
        chart.tomb(line),
        chart.own(line),
        beneath,
        None,
    )


@cache
def _turned(me: Element, trigram: Trigram, line: int) -> Changed:
    """A changed line by the trigram it stands in: 5 phases × 8 trigrams × 6 lines."""
    tables = HuoZhuLin()
    ganzhi = tables.pure(trigram, line)
    element = tables.phase_of(ganzhi)
    return Changed(ganzhi, element, tables.kin(me, element))
