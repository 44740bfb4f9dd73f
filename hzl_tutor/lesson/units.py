"""The numbers of units: how they are ordered, and how people write them."""

from __future__ import annotations

import re

UNIT = re.compile(r"(\d{1,3})([a-z]?)")
"""A unit as scripts have it: 8, or 00a in the prelude."""

_DIGITS = "零一二三四五六七八九"
_ASKED = r"(?:第|unit|lesson)?\s*([0-9]{1,3}[a-z]?|[一二三四五六七八九十]{1,3})\s*课?"


def unit_order(text: str) -> tuple[int, int, str]:
    """Return what units are sorted by: the prelude (``00a``) first, then 1, 2 … 10.

    >>> sorted(["10", "2", "00b", "1"], key=unit_order)
    ['00b', '1', '2', '10']
    """
    found = UNIT.fullmatch(text)
    assert found is not None
    return int(found[1]), len(found[2]), found[2]


def read_unit(word: str) -> tuple[int, int, str] | None:
    """Read the number of a unit, 8, 八 or 第八课, as what units are ordered by; None for anything else."""
    found = re.fullmatch(_ASKED, word, re.IGNORECASE)
    if found is None:
        return None
    number = found[1].lower()
    if number[0].isdigit():
        return unit_order(number)
    tens, ten, ones = number.rpartition("十")
    if len(tens) > 1 or len(ones) > 1 or "十" in tens:
        return None
    value = (_DIGITS.index(tens) if tens else 1) * 10 if ten else 0
    return unit_order(str(value + (_DIGITS.index(ones) if ones else 0)))
