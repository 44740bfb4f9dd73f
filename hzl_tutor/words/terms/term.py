"""A term and the table of all of them."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

from hzl_tutor.words.terms import branches, chart, hidden, relations, strength, wording


class Example(NamedTuple):
    """A hexagram that shows a term: its notation, the lines to point at (1 = bottom), and the layers to show."""

    cast: str
    lines: tuple[int, ...]
    show: tuple[str, ...]


class Term(NamedTuple):
    """A term.

    ``id`` is its English identifier. ``pinyin`` has tone marks and a blank between syllables. ``sections`` are those in
    which the book uses it (``§5``, ``§19附``, ``导`` for what stands before §1); none for a term of other books.
    ``see`` names other terms by id, ``also`` other spellings and other people's renderings.
    """

    id: str
    simplified: str
    traditional: str
    pinyin: str
    english: str
    sections: tuple[str, ...]
    see: tuple[str, ...]
    also: tuple[str, ...]
    example: Example | None

    @property
    def toneless(self) -> str:
        """Pinyin as it is typed: small letters without tones or blanks, v for ü."""
        return toneless(self.pinyin)

    @property
    def initials(self) -> str:
        """The first letter of each syllable."""
        return "".join(toneless(syllable)[:1] for syllable in self.pinyin.split())


def toneless(reading: str) -> str:
    """Return pinyin without tone marks, blanks, brackets and capitals; ü becomes v."""
    letters = unicodedata.normalize("NFD", reading.lower()).replace("u\u0308", "v")
    return "".join(mark for mark in letters if mark.isalpha())


def _example(text: str) -> Example | None:
    if not text:
        return None
    cast, *words = text.split()
    lines = tuple(int(n) for word in words[:1] if word[0].isdecimal() for n in word.split(","))
    return Example(cast, lines, tuple(word for word in words if not word[0].isdecimal()))


def _term(row: str) -> Term:
    cells = [cell.strip() for cell in row.split("|")] + [""]
    also = tuple(name.strip() for name in cells[7].split(";") if name.strip())
    sections, see = tuple(cells[5].split()), tuple(cells[6].split())
    return Term(cells[0], cells[1], cells[2], cells[3], cells[4], sections, see, also, _example(cells[8]))


TERMS: tuple[Term, ...] = tuple(
    _term(row)
    for room in (chart, hidden, relations, strength, branches, wording)
    for row in room.ROWS.strip().splitlines()
)
"""In the order of the table: from the coins to the words of single sections."""

BY_ID: dict[str, Term] = {term.id: term for term in TERMS}
