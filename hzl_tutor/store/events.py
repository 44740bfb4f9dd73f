"""The facts a log is made of: their kinds, what each carries, and how they are written down.

An event says that something happened and is never changed afterwards; what it means for the learner is worked out by
`hzl_tutor.store.progress`. The typed dictionaries below are the documentation of the ``data`` of each kind. Readers
must bear keys they do not know and kinds they do not know: a log may have been written by a later version.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, Literal, NamedTuple, TypedDict


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


class Event(NamedTuple):
    """One fact.

    ``id`` is its number in the log, from 1, rising; 0 when it is not stored yet. ``at`` is when it happened, as
    `stamp` writes it. ``kind`` is a `Kind` or a word only a later version knows. ``data`` is JSON.
    """

    id: int
    at: str
    kind: str
    data: dict[str, Any]


class ShownData(TypedDict):
    """An exercise was put to the learner. ``rev`` is the revision of the skill, ``run`` the id of the session run."""

    code: str
    skill: str
    rev: int
    run: str


class CellData(TypedDict):
    """One cell of an answer: its path (``relation/2``), what the learner wrote, the key, and whether they agree."""

    cell: str
    given: str
    key: str
    right: bool


class AnsweredData(TypedDict):
    """The learner answered an exercise.

    ``resolved`` is the code that names the chart itself and so stays the same exercise whatever becomes of the drawing;
    empty when the key came from the learner's own earlier values and is not the book's.
    ``attempt`` counts the readable answers within this showing from 1: an unreadable answer is no miss, so it carries
    the number of the attempt it did not use up. ``text`` is the answer exactly as typed. ``score`` is the share of
    right cells, null when unreadable. ``slips`` are the slips that give the whole answer, ``likely`` those that explain
    every wrong cell. ``hints`` is the number of hints taken before answering, ``seconds`` the time since showing, ``space``
    the number of answers that were possible (2 for yes or no).
    """

    code: str
    resolved: str
    skill: str
    rev: int
    run: str
    attempt: int
    text: str
    verdict: Literal["right", "wrong", "unreadable"]
    score: float | None
    cells: list[CellData]
    slips: list[str]
    likely: list[str]
    hints: int
    seconds: float
    space: int


class RevealedData(TypedDict):
    """The answer was shown, after ``attempts`` readable answers; ``resolved`` as in `AnsweredData`."""

    code: str
    resolved: str
    skill: str
    attempts: int


class SkippedData(TypedDict):
    """The exercise was put aside."""

    code: str
    skill: str


class HintedData(TypedDict):
    """A hint was given; ``step`` is its place on the ladder, from 1."""

    code: str
    skill: str
    step: int


class AdvancedData(TypedDict):
    """The learner stands at ``step`` (the author's id) of ``lesson``; ``done`` when that finished the lesson."""

    lesson: str
    rev: int
    step: str
    done: bool


class RestartedData(TypedDict):
    """The learner began ``lesson`` again from the top."""

    lesson: str


class UndoneData(TypedDict):
    """The answered event with the id ``event`` is taken back."""

    event: int


class ReportedData(TypedDict):
    """The learner says something is wrong with the exercise ``code``; ``text`` is what they wrote."""

    code: str
    text: str


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
