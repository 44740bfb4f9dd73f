"""The words of 全图: heading, heads of its columns, what is said of the hexagram pointed at, and the whole read aloud."""

from __future__ import annotations

from hzl_tutor.engine import LINES, Generation, rulebook
from hzl_tutor.engine.hexagrams import BY_HEXAGRAM_BITS
from hzl_tutor.tutor.atlas import najia, palaces
from hzl_tutor.tutor.messages import Atlas
from hzl_tutor.words.en.spoken import glossed, hexagram, listed, phase
from hzl_tutor.words.en.terms import GENERATIONS

TITLES = {
    "palaces": "The sixty-four hexagrams by palace",
    "najia": "Najia: lines 1-3 by the lower trigram, 4-6 by the upper",
}


def words(atlas: Atlas) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """The heading, the heads of the columns, and the sentences below."""
    heads = tuple(f"line {line}" for line in LINES) if atlas.kind == "najia" else tuple(map(str, Generation))
    return TITLES[atlas.kind], heads, tuple(_pointed(atlas))


def sentences(atlas: Atlas) -> list[str]:
    """The table in reading order, one trigram a sentence."""
    found = [f"{TITLES[atlas.kind]}."]
    if atlas.kind == "najia":
        for trigram, inner, outer in najia():
            below, above = (listed(f"{pair} {phase(pair.element)}" for pair in pairs) for pairs in (inner, outer))
            found.append(f"{glossed(trigram)}, {phase(trigram.element)}. Below: {below}. Above: {above}.")
        return found + _pointed(atlas)
    for row, (palace, hexagrams) in enumerate(palaces().items()):
        named = zip(Generation, hexagrams, strict=True)
        # read aloud, the Chinese of each generation is said with the first palace and not eight times
        placed = listed(f"{GENERATIONS[place] if row else glossed(place)} {hexagram(one.name)}" for place, one in named)
        found.append(f"Palace {glossed(palace)}, {phase(palace.element)}: {placed}.")
    return found + _pointed(atlas)


def _pointed(atlas: Atlas) -> list[str]:
    if not atlas.bits:
        return []
    one = BY_HEXAGRAM_BITS[atlas.bits]
    if atlas.kind == "najia":
        return [f"{hexagram(one.full_name)}: {glossed(one.lower)} below, {glossed(one.upper)} above."]
    chart = rulebook().at_rest(atlas.bits)
    return [f"{hexagram(one.full_name)} is in palace {glossed(chart.palace())}, {glossed(chart.generation())}."]
