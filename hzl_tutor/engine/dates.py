"""Reading dates: ``2026-11-30``, ``2026-11-30T14:05+08:00``, ``20261130T1405``, and UTC offsets alone. No calendar is needed for it."""

from __future__ import annotations

import re
from datetime import datetime
from typing import NamedTuple

from hzl_tutor.engine.errors import UnreadableError, WrongKindError
from hzl_tutor.engine.notation import normal

FIRST_YEAR, LAST_YEAR = 1900, 2100
"""Years for which the 节 are known to the minute."""

NOON = 12
"""The hour assumed where none is written."""

WESTERNMOST, EASTERNMOST = -12 * 60, 14 * 60
"""The offsets that clocks on earth have, in minutes."""


class When(NamedTuple):
    """A date as written: ``local`` without a zone; ``timed`` tells whether a time was written (else it is noon).

    ``offset`` is the UTC offset in minutes that was written with it, or None.
    """

    local: datetime
    timed: bool
    offset: int | None = None


_DATE = re.compile(
    r"(?P<year>[0-9]{4})(?P<by>[-/])(?P<month>[0-9]{1,2})(?P=by)(?P<day>[0-9]{1,2})"
    r"(?:(?:T|\s+)(?P<hour>[0-9]{1,2}):(?P<minute>[0-9]{2})(?::(?P<second>[0-9]{2})(?:[.,][0-9]+)?)?)?"
    r"\s*(?P<offset>Z|(?:UTC)?[+-][0-9:]+)?",
    re.IGNORECASE,
)
_COMPACT = re.compile(r"([0-9]{4})([0-9]{2})([0-9]{2})(?:T([0-9]{2})([0-9]{2})([0-9]{2})?)?(?![0-9])", re.IGNORECASE)
_OFFSET = re.compile(
    r"(?:UTC|GMT)?(?:(?P<sign>[+-]?)(?P<hours>[0-9]{1,2})(?::?(?P<minutes>[0-9]{2}))?)?", re.IGNORECASE
)
_WITHIN = re.compile(
    r"(?<![0-9A-Za-z.~@/=+-])(?:[0-9]{1,6}[-/][0-9]{1,3}[-/][0-9]{1,3}(?:T\S*|\s+[0-9]{1,2}:\S*)?"
    r"|[0-9]{8}(?:T[0-9]+|(?![0-9A-Za-z~@/=])))"
    r"(?:\s*(?:Z\b|UTC[+-][0-9:]+|[+-][0-9:]+))?",
    re.IGNORECASE,
)
_MINUS = str.maketrans("−–—", "---")


def read_date(text: str) -> When:
    """Read an ISO date, extended or compact, with or without a time and a UTC offset.

    Raises UnreadableError for what is no date at all, WrongKindError for a day, time or offset that cannot be and for a
    year outside 1900–2100.
    """
    asked = normal(text).translate(_MINUS)
    compact = _COMPACT.match(asked)
    found = _DATE.fullmatch(_extended(compact) + asked[compact.end() :] if compact else asked)
    if found is None:
        raise UnreadableError(text, "date")
    year, month, day, hour, minute, second = (
        int(found[part] or 0) for part in ("year", "month", "day", "hour", "minute", "second")
    )
    if not FIRST_YEAR <= year <= LAST_YEAR:
        raise WrongKindError(text, "date", "beyond-years")
    timed = found["hour"] is not None
    if hour > 23 or minute > 59 or second > 59:
        raise WrongKindError(text, "date", "no-such-time")
    try:
        local = datetime(year, month, day, hour if timed else NOON, minute, second)
    except ValueError:
        raise WrongKindError(text, "date", "no-such-date") from None
    return When(local, timed, read_offset(found["offset"]) if found["offset"] else None)


def _extended(compact: re.Match[str]) -> str:
    """``20261130T1405`` with its dashes and colons."""
    year, month, day, *time = compact.groups()
    said = ":".join(filter(None, time))
    return f"{year}-{month}-{day}" + (f"T{said}" if said else "")


def read_offset(text: str) -> int:
    """Read a UTC offset, ``+8``, ``-5``, ``+5:30``, ``+0800``, ``Z``, and return its minutes, east positive.

    Raises UnreadableError for what is none, WrongKindError for one that no clock on earth has.
    """
    asked = normal(text).translate(_MINUS).replace(" ", "")
    if asked.upper() in ("Z", "UTC", "GMT"):
        return 0
    found = _OFFSET.fullmatch(asked)
    if found is None or found["hours"] is None:
        raise UnreadableError(text, "offset")
    minutes = int(found["hours"]) * 60 + int(found["minutes"] or 0)
    offset = -minutes if found["sign"] == "-" else minutes
    if int(found["minutes"] or 0) > 59 or not WESTERNMOST <= offset <= EASTERNMOST:
        raise WrongKindError(text, "offset", "no-such-offset")
    return offset


def split_date(text: str) -> tuple[str, str]:
    """Part a text into what is no date and the date in it, ``姤之鼎`` and ``2026-11-30T14:05``; the date may be empty."""
    asked = normal(text).translate(_MINUS)
    found = _WITHIN.search(asked)
    if found is None:
        return asked, ""
    return f"{asked[: found.start()].strip()} {asked[found.end() :].strip()}".strip(), found[0].strip()
