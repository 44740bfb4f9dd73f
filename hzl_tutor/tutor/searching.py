"""找: scanning the sixty-four for terms, without telling anything of what is being asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from hzl_tutor.book import RULES, Reading, read_chart
from hzl_tutor.engine import DISPUTED_TRINES, HEXAGRAMS, HuoZhuLin, Key, Relation, School, dress, still_cast
from hzl_tutor.tutor.messages import FormRow, Forms, Found, Matches
from hzl_tutor.tutor.query import PLACES, Term, cells, holds

Covers = Callable[[HuoZhuLin, Key], bool]
"""Whether telling a cell of a chart would tell what is asked now."""


@cache
def charts(school: School) -> tuple[Reading, ...]:
    """The sixty-four at rest, in King Wen's order, with the rules of the book."""
    return tuple(read_chart(dress(still_cast(one.bits), None, school)) for one in HEXAGRAMS)


def matches(terms: tuple[Term, ...], school: School, covers: Covers | None = None) -> Matches:
    """Return the hexagrams for which all terms hold.

    With ``covers``, a hexagram is left out, whether they hold for it or not, when one of the terms could tell a cell
    that is asked.
    """
    asked = charts(school)
    told = tuple(chart for chart in asked if not _tells(terms, chart, covers))
    found = tuple(one for chart in told if (one := _found(terms, chart)) is not None)
    return Matches(terms, found, kept=len(told) < len(asked))


def _tells(terms: tuple[Term, ...], chart: Reading, covers: Covers | None) -> bool:
    return covers is not None and any(covers(chart, key) for term in terms for key in cells(term, chart))


def _found(terms: tuple[Term, ...], chart: Reading) -> Found | None:
    """The hexagram with its lines, None where some term does not hold."""
    places = [holds(term, chart) for term in terms if term.kind in PLACES]
    here = [place for place in places if isinstance(place, tuple)]
    lines: set[int] = set()
    for term in terms:
        if term.kind in PLACES:
            continue
        held = holds(term, chart)
        if isinstance(held, tuple):
            held = tuple(line for line in held if all(line in place for place in here))
            lines |= set(held)
        if not held:
            return None
    hexagram = chart.thrown().hexagram
    disputed = any(term.kind == "trine" for term in terms) and hexagram.name in DISPUTED_TRINES
    return Found(hexagram, tuple(sorted(lines)), disputed)


_P, _S, _C, _W, _O = Relation
NINE: tuple[tuple[Relation, Relation, str], ...] = (
    (_W, _O, "S08.R1"), (_W, _S, "S09.R1"), (_W, _P, "S10.R1"), (_W, _C, "S10.R2"),
    (_O, _S, "S11.R1"), (_O, _W, "S12.R1"), (_O, _P, "S13.R1"), (_O, _C, "S14.R1"), (_O, _O, "S15.R1"),
    (_W, _W, ""),
)  # fmt: skip
"""The nine forms of §8–15 with the rule that each begins with, and 财伏财, of which the book says nothing."""


def forms(school: School, covers: Covers | None = None) -> Forms:
    """财伏五乡 九式: for each form the lines on which it stands."""
    rows, kept = [], False
    for kin, over, rule in NINE:
        term = Term("beneath", (kin, over))
        whole = matches((term,), school, covers)
        world = matches((term, Term("under_world")), school, covers)
        rows.append(FormRow(term, RULES[rule].section if rule else "", whole.found, world.found))
        kept = kept or world.kept
    return Forms(tuple(rows), kept)


def line_count(found: tuple[Found, ...]) -> int:
    """How many lines were found."""
    return sum(len(one.lines) for one in found)
