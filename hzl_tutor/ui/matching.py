"""Words that can be completed to, and which of them fit what was typed: in Chinese, pinyin, initials or English.

Which word fits depends on what was typed and on nothing else. Words that fit alike stay in the order they were given in.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple

from hzl_tutor.engine.notation import normal
from hzl_tutor.tutor.vocabulary import FOLD


class Word(NamedTuple):
    """Something that can be completed to.

    ``text`` is what is put in, ``spellings`` are what it is found by as they stand, ``sounds`` the syllables of each of
    its readings, its own name's first, ``english`` what it is called, found by the beginning of each word of it, and ``meaning`` what is said
    beside it.
    """

    text: str
    spellings: tuple[str, ...]
    meaning: str = ""
    sounds: tuple[tuple[str, ...], ...] = ()
    english: str = ""


BEGINS, SHORT, ENGLISH, HOLDS = range(4)
"""How a word may fit, best first: by its beginning, by initials or cut syllables, in English, by something within it."""


def matching(words: Iterable[Word], typed: str) -> list[Word]:
    """Return the words that fit what was typed, those that fit best first; all of them for nothing."""
    asked = folded(typed)
    fits = [(fit, word) for word in words if (fit := _fit(word, asked)) is not None]
    return [word for _, word in sorted(fits, key=lambda pair: pair[0])]


def beginning(words: Iterable[Word], typed: str) -> list[Word]:
    """Return only the words that begin with what was typed, spelled out or in initials."""
    asked = folded(typed)
    return [word for word in words if _fit(word, asked) in (BEGINS, SHORT)]


@lru_cache(maxsize=8192)
def folded(text: str) -> str:
    """Text as it is compared: half-width, small letters without tones, 简 where the answers' table knows it, no blanks."""
    letters = unicodedata.normalize("NFD", normal(text).lower()).replace("u\u0308", "v")
    plain = "".join(mark for mark in letters if not unicodedata.combining(mark))
    return re.sub(r"[\s'’·-]", "", unicodedata.normalize("NFC", plain).translate(FOLD))


def _fit(word: Word, asked: str) -> int | None:
    if not asked or any(spelling.startswith(asked) for spelling in _spelled(word)):
        return BEGINS
    if not asked.isascii():
        return HOLDS if any(asked in spelling for spelling in _spelled(word)) else None
    if not asked.isalpha():
        return None
    if any(shortened(asked, sounds) for sounds in word.sounds):
        return SHORT
    if any(part.startswith(asked) for part in _english(word)):
        return ENGLISH
    return HOLDS if any(part.startswith(asked) for part in _later(word)) else None


@cache
def _spelled(word: Word) -> tuple[str, ...]:
    joined = ["".join(sounds) for sounds in word.sounds[:1]]  # by other readings it is found after those that begin so
    return tuple(map(folded, [*word.spellings, *joined, *(sound.replace("v", "u") for sound in joined)]))


@cache
def _english(word: Word) -> tuple[str, ...]:
    """What is called in English, from each word of it on, as letters alone."""
    parts = re.findall(r"[a-z0-9]+", word.english.lower())
    return tuple("".join(parts[at:]) for at in range(len(parts)))


@cache
def _later(word: Word) -> tuple[str, ...]:
    """Its syllables from each later one on."""
    return tuple("".join(sounds[at:]) for sounds in word.sounds for at in range(1, len(sounds)))


def shortened(asked: str, sounds: tuple[str, ...]) -> bool:
    """Whether letters are the beginnings of as many syllables, one or more of each: ``gg``, ``ggui``, ``tfg``."""
    if not asked:
        return True
    if not sounds:
        return False
    for length in range(1, len(sounds[0]) + 1):
        if not asked.startswith(sounds[0][:length]):
            return False
        if shortened(asked[length:], sounds[1:]):
            return True
    return False
