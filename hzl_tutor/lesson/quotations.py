"""Quotations: what a lesson gives as the book's words must be the book's words.

Looked at are quoted blocks (``>``) and 「…」 with a section right behind it: 「财伏鬼乡」（§8）.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from hzl_tutor.lesson.faults import FaultCode
from hzl_tutor.lesson.parser import SECTION, Draft
from hzl_tutor.lesson.spoken import TITLE, VERSE, Spoken
from hzl_tutor.lesson.wording import HAN

if TYPE_CHECKING:
    from hzl_tutor.lesson.linter import Catalogue

_INLINE = re.compile(r"「([^「」]+)」（§\s*(\d{1,2}附?)")
_CLAUSE = re.compile(rf"[{HAN}][^，。；：！？、…\n]*")


def check_quotations(draft: Draft, catalogue: Catalogue) -> None:
    """Report quoted words that are not in the book, at the first clause that is not there."""
    for spoken in draft.said:
        if spoken.role == VERSE:
            words = spoken.words()
            named = SECTION.search(words)
            _check(draft, spoken, 0, named.start() if named else len(words), _section_of(draft, words), catalogue)
        elif spoken.role != TITLE:
            for found in _INLINE.finditer(spoken.words()):
                _check(draft, spoken, found.start(1), found.end(1), found[2], catalogue)


def _section_of(draft: Draft, words: str) -> str | None:
    """The § a block is of: the one behind it, or else the only one of the lesson."""
    named = SECTION.search(words)
    if named:
        return named[1]
    return draft.head.sections[0] if draft.head and len(draft.head.sections) == 1 else None


def _check(draft: Draft, spoken: Spoken, start: int, end: int, section: str | None, catalogue: Catalogue) -> None:
    words = spoken.words()[start:end]
    if catalogue.quotes(words, section):
        return
    clauses = list(_CLAUSE.finditer(words))
    strange = [clause for clause in clauses if not catalogue.quotes(clause[0], section)]
    for clause in (strange or clauses)[:1]:
        place = spoken.place(start + clause.start(), start + clause.end())
        draft.report.add(place, FaultCode.QUOTE_NOT_THERE, text=clause[0], section=section or "")
