"""The facts a log is made of: their kinds, what each carries, and how they are written down.

An event says that something happened and is never changed afterwards; what it means for the learner is worked out by
`hzl_tutor.store.progress`. The typed dictionaries of `hzl_tutor.store.event_data` are the documentation of the
``data`` of each kind. Readers must bear keys they do not know and kinds they do not know: a log may have been written
by a later version.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, NamedTuple


class Kind(StrEnum):
    """The kinds of event this version knows."""

    SHOWN = "shown"
    ANSWERED = "answered"
    REVEALED = "revealed"
    SKIPPED = "skipped"
    HINTED = "hinted"
    ADVANCED = "advanced"
    RESTARTED = "restarted"
    UNDONE = "undone"
    REPORTED = "reported"
    EXAMINED = "examined"
    DAILY = "daily"


class Event(NamedTuple):
    """One fact.

    ``id`` is its number in the log, from 1, rising; 0 when it is not stored yet. ``at`` is when it happened, as
    `stamp` writes it. ``kind`` is a `Kind` or a word only a later version knows. ``data`` is JSON.
    """

    id: int
    at: str
    kind: str
    data: dict[str, Any]


_STAMP = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|\+00:00)", re.ASCII)


def stamp(moment: datetime) -> str:
    """Write `moment` as events carry it: UTC, to the second, ``2026-02-04T09:30:00+00:00``.

    Raises `ValueError` for a moment without a time zone: guessing the zone would put answers on the wrong day.
    """
    if moment.tzinfo is None:
        raise ValueError("a moment without a time zone")
    return moment.astimezone(UTC).isoformat(timespec="seconds")


def is_stamp(text: str) -> bool:
    """Tell whether `text` is a moment in UTC with seconds, written as ISO 8601 has it."""
    if _STAMP.fullmatch(text) is None:
        return False
    try:
        datetime.fromisoformat(text)
    except ValueError:  # the shape is right, the calendar says no: 31 February
        return False
    return True


def encode(value: Mapping[str, object]) -> str:
    """Write `value` as one line of JSON, always the same line for the same value.

    Raises `TypeError` or `ValueError` for what JSON cannot say (NaN is one such thing).
    """
    text = json.dumps(value, ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":"))
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:  # bytes of a terminal that were no text; the exact answer is kept, as escapes
        return json.dumps(value, allow_nan=False, sort_keys=True, separators=(",", ":"))
    # Line ends to `str.splitlines` though not to JSON: escaped, so that an event is one line to every reader.
    return text.replace("\x85", "\\u0085").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
