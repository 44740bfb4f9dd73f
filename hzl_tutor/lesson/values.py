"""Reading the single values of a lesson script: a line, a relation, a 干支, yes or no.

Each reader takes the text as the author wrote it and gives its usual spelling, or raises :class:`ValueRefusedError`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from difflib import get_close_matches
from typing import TypeAlias

from hzl_tutor.engine import (
    Branch,
    EarthSchool,
    Element,
    Generation,
    HzlError,
    NotationError,
    Relation,
    Trigram,
    ganzhi_named,
    make_moment,
    parse_cast,
    parse_moment,
)
from hzl_tutor.lesson.faults import FaultCode
from hzl_tutor.lesson.units import UNIT

Reader: TypeAlias = Callable[[str], str]

LINE_WORDS: tuple[str, ...] = ("初", "二", "三", "四", "五", "上")
"""What lines 1 to 6 are called."""

_LINES = {
    name: str(line)
    for line, word in enumerate(LINE_WORDS, 1)
    for name in (str(line), word, {1: "一", 6: "六"}.get(line, word))
}
_SECTION = re.compile(r"\d{1,2}附?")
_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_SKILL = re.compile(r"[a-z][a-z_]*(?:\.[a-z][a-z_]*)*")


class ValueRefusedError(HzlError, ValueError):
    """A value that cannot be read. ``code`` is the fault it makes, ``data`` what the fault's sentence needs."""

    def __init__(self, code: FaultCode, **data: str) -> None:
        super().__init__(f"{code}: {data}")
        self.code = code
        self.data = data


def listing(words: Collection[str]) -> str:
    """Write several words as one piece of fault data."""
    return "、".join(words)


def nearest(word: str, known: Collection[str]) -> str:
    """Return the one word of ``known`` that ``word`` may be a slip for, or an empty string."""
    return next(iter(get_close_matches(word, list(known), n=1, cutoff=0.6)), "")


def one_of(known: Collection[str]) -> Reader:
    """Return a reader that takes exactly the words of ``known``."""

    def read(text: str) -> str:
        if text in known:
            return text
        if re.search("[，、；,;]", text):
            raise ValueRefusedError(FaultCode.VALUE_JOINED, value=text)
        raise ValueRefusedError(FaultCode.VALUE_UNKNOWN, value=text, known=listing(known), nearest=nearest(text, known))

    return read


relation: Reader = one_of(tuple(map(str, Relation)))
element: Reader = one_of(tuple(map(str, Element)))
branch: Reader = one_of(tuple(map(str, Branch)))
trigram: Reader = one_of(tuple(map(str, Trigram)))
generation: Reader = one_of(tuple(map(str, Generation)))
earth_school: Reader = one_of(tuple(map(str, EarthSchool)))


def truth(text: str) -> str:
    """Read ``true`` or ``false`` and nothing else: in YAML as people know it ``no`` and ``off`` are traps."""
    if text not in ("true", "false"):
        raise ValueRefusedError(FaultCode.TRUTH_REFUSED, value=text)
    return text


def line(text: str) -> str:
    """Read a line, ``2``, ``二``, ``二爻`` or ``第二爻``, as its number from the bottom, ``2``."""
    found = _LINES.get(text.removeprefix("第").removesuffix("爻"))
    if found is None:
        raise ValueRefusedError(FaultCode.LINE_REFUSED, value=text)
    return found


def ganzhi(text: str) -> str:
    """Read one of the sixty pairs."""
    if ganzhi_named(text) is None:
        raise ValueRefusedError(FaultCode.GANZHI_REFUSED, value=text)
    return text


def cast(text: str) -> str:
    """Read a hexagram in any notation of the engine as six digits, line 1 first."""
    try:
        return str(parse_cast(text))
    except NotationError as error:
        raise ValueRefusedError(FaultCode.HEXAGRAM_REFUSED, value=text, nearest=listing(error.nearest)) from error


def month(text: str) -> str:
    """Read a month as its branch or pair: ``寅``, ``丙寅``."""
    try:
        return make_moment(month=text).month
    except NotationError as error:
        raise ValueRefusedError(FaultCode.MOMENT_REFUSED, value=text) from error


def day(text: str) -> str:
    """Read a day as its pair: ``甲子``."""
    try:
        return str(make_moment(day=text).day or "")
    except NotationError as error:
        raise ValueRefusedError(FaultCode.MOMENT_REFUSED, value=text) from error


def moment(text: str) -> tuple[str | None, str | None]:
    """Read ``寅月甲子日`` as month and day, either of them None where it is not said."""
    try:
        found = parse_moment(text)
    except NotationError as error:
        raise ValueRefusedError(FaultCode.MOMENT_REFUSED, value=text) from error
    return found.month or None, str(found.day) if found.day else None


def number(text: str, low: int, high: int) -> int:
    """Read a whole number from ``low`` to ``high``, written with the digits 0–9."""
    if not re.fullmatch("[0-9]{1,9}", text) or not low <= int(text) <= high:
        raise ValueRefusedError(FaultCode.NUMBER_REFUSED, value=text, low=str(low), high=str(high))
    return int(text)


def unit(text: str) -> str:
    """Read the number of a unit: ``8``, or with a letter, ``00a``."""
    if not UNIT.fullmatch(text):
        raise ValueRefusedError(FaultCode.UNIT_MALFORMED, value=text)
    return text


def _pattern(pattern: re.Pattern[str], code: FaultCode) -> Reader:
    def read(text: str) -> str:
        if not pattern.fullmatch(text):
            raise ValueRefusedError(code, value=text)
        return text

    return read


identifier: Reader = _pattern(_ID, FaultCode.ID_MALFORMED)
"""An id: small letters, digits and hyphens (``q-hidden-heng``)."""
section: Reader = _pattern(_SECTION, FaultCode.SECTION_MALFORMED)
"""A § of the book: ``8``, ``19附``."""
skill: Reader = _pattern(_SKILL, FaultCode.SKILL_MALFORMED)
"""The name of a skill: ``hidden.home``."""
