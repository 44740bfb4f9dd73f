"""The classical text of §1–27: the four lines of each section, the sentences of notes and answers, and what is corrupt.

Nobody's modern prose is here. What is quoted anywhere in the house is checked against it.
"""

from __future__ import annotations

from hzl_tutor.book.verses.lines import TITLES, VERSES
from hzl_tutor.book.verses.quoting import PHRASES, Phrase, quotation, section_named, sections_with
from hzl_tutor.book.verses.variants import VARIANTS, Variant, variants_of

__all__ = [
    "PHRASES",
    "TITLES",
    "VARIANTS",
    "VERSES",
    "Phrase",
    "Variant",
    "quotation",
    "section_named",
    "sections_with",
    "variants_of",
]
