"""The words of 全图: heading, heads of its columns, what is said of the hexagram pointed at, and the whole read aloud."""

from __future__ import annotations

from hzl_tutor.engine import Generation, rulebook
from hzl_tutor.engine.hexagrams import BY_HEXAGRAM_BITS
from hzl_tutor.tutor.atlas import najia, palaces
from hzl_tutor.tutor.messages import Atlas
from hzl_tutor.words.zh_hans.spoken import LINE_WORDS, listed

TITLES = {"palaces": "六十四卦，分在八宫", "najia": "八卦纳甲：初二三爻看下卦，四五上爻看上卦"}


def words(atlas: Atlas) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """The heading, the heads of the columns, and the sentences below."""
    heads = tuple(LINE_WORDS[1:7]) if atlas.kind == "najia" else tuple(map(str, Generation))
    return TITLES[atlas.kind], heads, tuple(_pointed(atlas))


def sentences(atlas: Atlas) -> list[str]:
    """The table in reading order, one trigram a sentence."""
    found = [f"{TITLES[atlas.kind]}。"]
    if atlas.kind == "najia":
        for trigram, inner, outer in najia():
            below, above = (listed(f"{pair}{pair.element}" for pair in pairs) for pairs in (inner, outer))
            found.append(f"{trigram}，{trigram.element}。在下：{below}。在上：{above}。")
        return found + _pointed(atlas)
    for palace, hexagrams in palaces().items():
        named = zip(Generation, hexagrams, strict=True)
        found.append(f"{palace}宫，{palace.element}。" + "，".join(f"{place}{one.name}" for place, one in named) + "。")
    return found + _pointed(atlas)


def _pointed(atlas: Atlas) -> list[str]:
    if not atlas.bits:
        return []
    hexagram = BY_HEXAGRAM_BITS[atlas.bits]
    if atlas.kind == "najia":
        return [f"{hexagram.full_name}：下卦{hexagram.lower}，上卦{hexagram.upper}。"]
    chart = rulebook().at_rest(atlas.bits)
    return [f"{hexagram.full_name}在{chart.palace()}宫，{chart.generation()}。"]
