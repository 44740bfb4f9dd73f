"""全图: the sixty-four by palace, and what each trigram hands to its lines; as values, for whoever draws or reads them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hzl_tutor.engine import (
    HEXAGRAMS,
    LINES,
    Ganzhi,
    Generation,
    Hexagram,
    HuoZhuLin,
    Key,
    Trigram,
    parse_cast,
    rulebook,
)
from hzl_tutor.engine.notation import normal
from hzl_tutor.tutor.han import simplified
from hzl_tutor.tutor.messages import Atlas

NAJIA = frozenset({"纳甲", "najia"})
PALACES = frozenset({"八宫", "宫", "palaces"})
"""What may be said behind 全图 beside a hexagram."""


def read_atlas(text: str) -> Atlas:
    """Read what is said behind 全图: which table, and a hexagram to point at. Raises NotationError for anything else."""
    words = simplified(normal(text)).split()
    kind = "najia" if any(word.lower() in NAJIA for word in words) else "palaces"
    rest = " ".join(word for word in words if word.lower() not in NAJIA | PALACES)
    return Atlas(kind, parse_cast(rest).bits if rest else "")


def tells(atlas: Atlas, covered: Callable[[Key], bool]) -> bool:
    """Whether a cell that is ``covered`` now could be read off the table.

    Hidden lines can be, by whoever knows the palace; while that is what is covered, they are not told by the table.
    """
    if atlas.kind == "palaces":
        return covered(("palace",)) or covered(("generation",))
    if any(covered(("ganzhi", line)) for line in LINES):
        return True
    return not covered(("palace",)) and any(covered(("hidden", line)) for line in LINES)


def palaces() -> dict[Trigram, tuple[Hexagram, ...]]:
    """The eight hexagrams of each palace, from the pure one to 归魂."""
    placed: dict[tuple[Trigram, Generation], Hexagram] = {}
    for hexagram in HEXAGRAMS:
        chart = rulebook().at_rest(hexagram.bits)
        placed[chart.palace(), chart.generation()] = hexagram
    return {palace: tuple(placed[palace, generation] for generation in Generation) for palace in Trigram}


class Handed(NamedTuple):
    """What a trigram hands out: to lines 1–3 when it is below, to lines 4–6 when it is above."""

    trigram: Trigram
    inner: tuple[Ganzhi, ...]
    outer: tuple[Ganzhi, ...]


def najia() -> tuple[Handed, ...]:
    """The 纳甲 of the eight trigrams, read off their pure hexagrams."""
    found = []
    for trigram in Trigram:
        chart: HuoZhuLin = rulebook().at_rest(trigram.bits * 2)
        pairs = tuple(chart.ganzhi(line) for line in LINES)
        found.append(Handed(trigram, pairs[:3], pairs[3:]))
    return tuple(found)
