"""Finding a term by 简, 繁, pinyin with or without tones, the first letters of its pinyin, English, or its id."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from difflib import get_close_matches
from functools import cache
from typing import NamedTuple

from hzl_tutor.engine.notation import normal
from hzl_tutor.words.terms.term import TERMS, Term, toneless


class Found(NamedTuple):
    """The term that was asked for, and others that are written alike (父母 and 父墓 are both fumu)."""

    term: Term
    others: tuple[Term, ...] = ()


def folded(text: str) -> str:
    """Return text as it is compared: half-width, small letters, no tones, blanks, hyphens or marks."""
    plain = unicodedata.normalize("NFD", normal(text).lower()).replace("u\u0308", "v")
    return "".join(mark for mark in plain if mark.isalnum())


def names(term: Term) -> tuple[str, ...]:
    """Return everything that a term alone is written as: 简, 繁, other spellings, its id and its English."""
    return (term.simplified, term.traditional, *term.also, term.id, term.english)


@cache
def _tables() -> tuple[dict[str, tuple[Term, ...]], ...]:
    """Terms by Chinese name, English and id; by pinyin; by the first letters of it."""
    written: dict[str, list[Term]] = defaultdict(list)
    spoken: dict[str, list[Term]] = defaultdict(list)
    initials: dict[str, list[Term]] = defaultdict(list)
    bare: dict[str, list[Term]] = defaultdict(list)
    for term in TERMS:
        for name in names(term):
            written[folded(name)].append(term)
        bare[folded(re.sub(r"[(（].*[)）]", "", term.english))].append(term)
        spoken[toneless(term.pinyin)].append(term)
        initials[term.initials].append(term)
    for name, terms in bare.items():  # English without what stands in brackets, where that is nobody else's name
        written[name] = written.get(name) or terms
    return tuple({name: tuple(dict.fromkeys(terms)) for name, terms in t.items()} for t in (written, spoken, initials))


def find(asked: str) -> Found | None:
    """Return the term that is asked for, with those written alike; None when there is none.

    First letters count only where no name is written so.
    """
    word = folded(asked)
    written, spoken, initials = _tables()
    tried = (word, *([word.removesuffix("爻")] if len(word) > 1 else ()))
    for spelling in filter(None, tried):
        terms = written.get(spelling, ()) + spoken.get(spelling, ())
        if len(spelling) > 1:
            terms = terms or initials.get(spelling, ())
        if terms:
            first, *others = dict.fromkeys(terms)
            return Found(first, tuple(others))
    return None


def nearest(asked: str, count: int = 4) -> tuple[Term, ...]:
    """Return terms near to what was asked, best first."""
    word = folded(asked)
    written, spoken, _ = _tables()
    table = spoken | written
    close = [term for name in get_close_matches(word, list(table), n=3, cutoff=0.6) for term in table[name]]
    shared = [
        term
        for term in TERMS
        if any(
            len(set(name) & set(word)) * 2 > len(name)
            for name in (term.simplified, term.traditional, *term.also)
            if not name.isascii()
        )
    ]
    return tuple(dict.fromkeys(close + shared))[:count]
