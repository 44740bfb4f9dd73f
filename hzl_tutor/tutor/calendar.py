"""Dates in the conversation: what day it is, and a hexagram with a date or 今日 after it."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import NamedTuple

from hzl_tutor.engine import (
    Cast,
    Clock,
    Dated,
    Moment,
    Terms,
    WrongKindError,
    date_of,
    parse_dressing,
    read_date,
    split_date,
)
from hzl_tutor.engine.choices import EAST_EIGHT
from hzl_tutor.engine.dates import When
from hzl_tutor.engine.notation import normal
from hzl_tutor.tutor.due import date_here

_TODAY = re.compile(r"(?:今日|今天|(?:(?<=\s)|^)today)$", re.IGNORECASE)


def split_today(text: str) -> tuple[str, str]:
    """Part a text into what stands before 今日 at its end, and that word; the word is empty where there is none."""
    asked = normal(text)
    today = _TODAY.search(asked)
    return (asked[: today.start()].rstrip(), today[0]) if today else (asked, "")


class Wanted(NamedTuple):
    """A cast to be dressed, when it was cast, and the date that this is from (None: written in pairs, or unknown)."""

    cast: Cast
    moment: Moment | None
    when: Dated | None = None


class Calendar:
    """Reads dates by a clock. Without ``terms``, the 节, there are none: WrongKindError, ``no-almanac``."""

    def __init__(self, now: Callable[[], datetime], clock: Clock, terms: Terms | None) -> None:
        self._now, self._clock, self._terms = now, clock, terms

    def today(self) -> Dated:
        """The present moment."""
        here = self._now().astimezone(UTC).replace(tzinfo=None)
        return date_of(When(here, timed=True, offset=0), self._here, self._known("今日"))

    def date(self) -> date:
        """The date it is by the clock, which changes at midnight."""
        return date_here(self._now(), self._clock)

    def read(self, text: str) -> Wanted:
        """Read a hexagram and what stands after it: 今日, an ISO date, or a moment in pairs. Raises NotationErrors."""
        asked = normal(text)
        rest, written = split_date(asked)
        before, today = split_today(asked)
        if today and not written:
            return self._at(before, self.today(), today)
        if written:
            return self._at(rest, date_of(read_date(written), self._clock, self._known(written)), written)
        return Wanted(*parse_dressing(asked))

    def _at(self, text: str, when: Dated, written: str) -> Wanted:
        cast, moment = parse_dressing(text)
        if moment:
            raise WrongKindError(f"{moment} {written}", "date", "date-and-moment")
        return Wanted(cast, when.moment, when)

    @property
    def _here(self) -> Clock:
        """The clock of whoever sits here: now, unlike a written date, comes with no offset of its own."""
        return self._clock if self._clock.utc is not None else self._clock._replace(utc=EAST_EIGHT)

    def _known(self, text: str) -> Terms:
        if self._terms is None:
            raise WrongKindError(text, "date", "no-almanac")
        return self._terms
