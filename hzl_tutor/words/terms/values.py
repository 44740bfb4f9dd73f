"""What can be asked about besides the terms: the ten stems, the twelve branches and the sixty-four, as the engine has them."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from hzl_tutor.engine import HEXAGRAMS, NotationError, parse_cast
from hzl_tutor.engine.ganzhi import BRANCH_ELEMENT, BRANCHES, STEM_ELEMENT, STEMS
from hzl_tutor.engine.hexagrams import Hexagram
from hzl_tutor.engine.notation import normal
from hzl_tutor.words.hexagram_titles import TITLES
from hzl_tutor.words.terms.finding import folded
from hzl_tutor.words.terms.term import toneless

_STEMS = ["jiǎ", "yǐ", "bǐng", "dīng", "wù", "jǐ", "gēng", "xīn", "rén", "guǐ"]
_BRANCHES = ["zǐ", "chǒu", "yín", "mǎo", "chén", "sì", "wǔ", "wèi", "shēn", "yǒu", "xū", "hài"]


class Value(NamedTuple):
    """A stem, a branch or a hexagram.

    ``kind`` is ``stem``, ``branch`` or ``hexagram``, ``place`` its number in the row of its kind, from 1 (a hexagram's is
    King Wen's). ``facts`` are what a language's sentence about its kind is filled with.
    """

    kind: str
    place: int
    simplified: str
    traditional: str
    pinyin: str
    english: str
    facts: dict[str, str]

    @property
    def id(self) -> str:
        """``branch-1``, ``hexagram-44``."""
        return f"{self.kind}-{self.place}"


def value_of(asked: str) -> Value | None:
    """Return the stem, branch or hexagram of a name, in characters or in pinyin that is nobody else's; None for others."""
    word = folded(asked)
    for value in _cycle():
        if word in (value.simplified, value.id.replace("-", ""), toneless(value.pinyin)):
            return value
    number = word.removeprefix("hexagram")
    if word != number and number.isdecimal() and 0 < int(number[:3]) <= len(HEXAGRAMS):
        return _hexagram(HEXAGRAMS[int(number[:3]) - 1])
    try:
        cast = parse_cast(normal(asked))
    except NotationError:
        return None
    return None if cast.moving else _hexagram(cast.hexagram)


@cache
def _cycle() -> tuple[Value, ...]:
    found = []
    for kind, names, readings, phases in (
        ("stem", STEMS, _STEMS, STEM_ELEMENT),
        ("branch", BRANCHES, _BRANCHES, BRANCH_ELEMENT),
    ):
        for place, (name, reading) in enumerate(zip(names, readings, strict=True), 1):
            facts = {"yang": "yang" if place % 2 else "yin", "element": str(phases[name])}  # type: ignore[index]
            found.append(Value(kind, place, str(name), str(name), reading, f"{kind} {reading}", facts))
    return tuple(found)


def _hexagram(hexagram: Hexagram) -> Value:
    facts = {"full": hexagram.full_name, "upper": str(hexagram.upper), "lower": str(hexagram.lower)}
    title = TITLES[hexagram.name]
    names = (hexagram.name, hexagram.traditional, hexagram.pinyin)
    return Value("hexagram", hexagram.number, *names, title, facts)
