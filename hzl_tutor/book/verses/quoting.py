"""Where a quotation stands, and which section is meant by a name."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from hzl_tutor.book.verses import beginnings, homes, matters, moves
from hzl_tutor.book.verses.lines import TITLES, VERSES
from hzl_tutor.book.verses.variants import VARIANTS

SHORTEST = 4
"""Characters that a quotation must have to be looked for; shorter ones are words of the book, and stand anywhere."""

_NOT_HAN = re.compile(r"〔.*?〕|[^\u3400-\u9fff□]")
_GAP = "□□"
_NUMERALS = {mark: value for value, mark in enumerate("一二三四五六七八九", 1)}


class Phrase(NamedTuple):
    """Words of the prose: ``kind`` is 注 note, 问 question or 曰 answer; ``after_gap``: the text has more before it."""

    kind: str
    text: str
    after_gap: bool


def _phrases() -> dict[str, tuple[Phrase, ...]]:
    found: dict[str, list[Phrase]] = {section: [] for section in TITLES}
    gap = True
    for room in (beginnings, homes, moves, matters):
        for row in room.ROWS.strip().splitlines():
            head, _, text = row.partition(" | ")
            section, kind = head.split()
            if text:
                found[section].append(Phrase(kind, text, gap or not found[section]))
            gap = not text
    return {section: tuple(phrases) for section, phrases in found.items()}


PHRASES: dict[str, tuple[Phrase, ...]] = _phrases()
"""Key phrases of the notes and answers of each section, in the order of the text, at most two sentences to an entry."""


def bare(text: str) -> str:
    """Return the characters of a text without stops, blanks and editors' marks."""
    return _NOT_HAN.sub("", text)


@cache
def _texts() -> dict[str, tuple[str, ...]]:
    """What is looked through, a section: verse, then prose, as the text has them and as they are likely to have been.

    A mark stands where something is left out, so that no quotation is found across it.
    """
    found = {}
    for section in TITLES:
        prose = "".join(f"{_GAP * phrase.after_gap}{phrase.text}" for phrase in PHRASES[section])
        texts = ["".join(VERSES.get(section, ())), prose]
        mended = list(texts)
        for variant in VARIANTS:
            if variant.section == section and variant.likely:
                mended = [text.replace(variant.text, variant.likely) for text in mended]
        found[section] = tuple(bare(text) for text in (*texts, *mended))
    return found


def sections_with(text: str) -> tuple[str, ...]:
    """Return the sections in which a quotation stands; those that have it in their verse come first.

    Stops do not count, and what is left out may be marked by …. Likely readings of corrupt places are found too.
    """
    parts = [part for part in (bare(piece) for piece in re.split("…+", text)) if part]
    if sum(map(len, parts)) < SHORTEST:
        return ()
    inside = re.compile(".*?".join(map(re.escape, parts)))
    places = [
        (place % 2, order, section)
        for order, (section, texts) in enumerate(_texts().items())
        for place, whole in enumerate(texts)
        if inside.search(whole)
    ]
    return tuple(dict.fromkeys(section for _, _, section in sorted(places)))


def quotation(text: str, near: str = "") -> str | None:
    """Return the section that a quotation stands in, None for what the text does not have.

    ``near`` is the section where it is expected: that one is meant where several have the words.
    """
    sections = sections_with(text)
    return near if near in sections else next(iter(sections), None)


def section_named(name: str) -> str | None:
    """Return the section of a number or a title: 8, §8, 八, 第八节, 19附, 动止章, 占财伏鬼; None for anything else."""
    word = re.sub(r"[\s§第节章]", "", name)
    titled = {re.sub("章$", "", title): section for section, title in TITLES.items()}
    if word in titled:
        return titled[word]
    number, appendix = word.removesuffix("附"), "附" if word.endswith("附") else ""
    value = int(number) if re.fullmatch("[0-9]{1,2}", number) else _numeral(number)
    section = f"§{value}{appendix}"
    return section if section in TITLES else None


def _numeral(word: str) -> int:
    """Return the value of 一 to 九十九, 0 for anything else."""
    found = re.fullmatch("(?:([一二三四五六七八九])?(十))?([一二三四五六七八九])?", word)
    if not found or not word:
        return 0
    tens, ten, ones = found.groups()
    return (_NUMERALS.get(tens or "一", 1) * 10 if ten else 0) + (_NUMERALS[ones] if ones else 0)
