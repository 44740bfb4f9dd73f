"""Records as JSON and back: what a snapshot is made of.

A record is written as the list of its fields, a table of records as an object by name. Reading is strict: anything
that is not exactly what was written raises `StateFault`, and the log then counts again from its events.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeVar

from hzl_tutor.store.errors import StateFault
from hzl_tutor.store.ledger import Ledger
from hzl_tutor.store.mistakes import Mistake
from hzl_tutor.store.occasions import DailyProgress, ExamProgress, day_of
from hzl_tutor.store.records import Answer, DayProgress, Evidence, LessonProgress, SlipProgress
from hzl_tutor.store.schedule import Schedule

Record = TypeVar("Record")
Reader = Callable[[object], Record]


class Seen(NamedTuple):
    """How often a skill was shown, and the moment of the latest event about it (empty: never)."""

    shown: int = 0
    last_seen: str = ""


def row(record: Iterable[object]) -> list[Any]:
    """Write a record as the list of its fields, JSON all through."""
    return [_plain(field) for field in record]


def table(records: Mapping[str, Iterable[object] | None]) -> dict[str, Any]:
    """Write records by name; None stays null."""
    return {name: None if record is None else row(record) for name, record in records.items()}


def ledger_state(ledger: Ledger[Any]) -> dict[str, Any]:
    """Write a ledger: its live records and its base."""
    return {"live": table(ledger.live), "base": table(ledger.base)}


def _plain(field: object) -> object:
    if isinstance(field, tuple):
        return list(field)
    return dict(field) if isinstance(field, Mapping) else field


def read_table(raw: object, read: Reader[Record]) -> dict[str, Record]:
    """Read records by name, each with `read`; raises `StateFault`."""
    if not isinstance(raw, dict):
        raise StateFault("a table is missing")
    return {str(name): read(value) for name, value in raw.items()}


def read_ledger(raw: object, ledger: Ledger[Record], read: Reader[Record]) -> None:
    """Fill the empty `ledger` from `raw`; raises `StateFault`."""

    def read_or_none(value: object) -> Record | None:
        return None if value is None else read(value)

    match raw:
        case {"live": live, "base": base}:
            ledger.live = read_table(live, read)
            ledger.base = read_table(base, read_or_none)
        case _:
            raise StateFault("a ledger is missing")


def read_rows(raw: object, read: Reader[Record]) -> list[Record]:
    """Read a list of records, each with `read`; raises `StateFault`."""
    if not isinstance(raw, list):
        raise StateFault("a list is missing")
    return [read(value) for value in raw]


def read_count(raw: object) -> int:
    """Read a number of things; raises `StateFault`."""
    if isinstance(raw, bool) or not isinstance(raw, int) or raw < 0:
        raise StateFault("a count is missing")
    return raw


def read_seen(raw: object) -> Seen:
    """Read what `row` wrote of a `Seen`; raises `StateFault`."""
    match raw:
        case [int(shown), str(last_seen)]:
            return Seen(shown, last_seen)
    raise StateFault("seen")


def read_evidence(raw: object) -> Evidence:
    """Read what `row` wrote of an `Evidence`; raises `StateFault`."""
    match raw:
        case [int(right), int(helped), int(wrong), list(days), (bool() | None) as last, int(space), float(weight)]:
            return Evidence(right, helped, wrong, tuple(_texts(days)), last, space, weight)
    raise StateFault("evidence")


def read_slip(raw: object) -> SlipProgress:
    """Read what `row` wrote of a `SlipProgress`; raises `StateFault`."""
    match raw:
        case [int(times), str(last_seen), dict(opened)]:
            counts = read_table(opened, read_count)
            if all(counts.values()):
                return SlipProgress(times, last_seen, counts)
    raise StateFault("slip")


def read_lesson(raw: object) -> LessonProgress:
    """Read what `row` wrote of a `LessonProgress`; raises `StateFault`."""
    match raw:
        case [str(step), bool(done), int(finished), int(rev), str(last_at)]:
            return LessonProgress(step, done, finished, rev, last_at)
    raise StateFault("lesson")


def read_exam(raw: object) -> ExamProgress:
    """Read what `row` wrote of an `ExamProgress`; raises `StateFault`."""
    match raw:
        case [str(paper), int(right), int(answered), int(of), str(at), int(taken)]:
            if 0 <= right <= answered <= of and taken > 0:
                return ExamProgress(paper, right, answered, of, at, taken)
    raise StateFault("exam")


def read_daily(raw: object) -> DailyProgress:
    """Read what `row` wrote of a `DailyProgress`; raises `StateFault`."""
    match raw:
        case ["", 0, 0]:
            return DailyProgress()
        case [str(last), int(streak), int(done)] if day_of({"date": last}) and 0 < streak <= done:
            return DailyProgress(last, streak, done)
    raise StateFault("daily")


def read_day(raw: object) -> DayProgress:
    """Read what `row` wrote of a `DayProgress`; raises `StateFault`."""
    match raw:
        case [int(answered), int(right)]:
            return DayProgress(answered, right)
    raise StateFault("day")


def read_schedule(raw: object) -> Schedule:
    """Read what `row` wrote of a reckoned `Schedule`; raises `StateFault`."""
    match raw:
        case [float(stability), float(difficulty), str(due), str(last), None]:
            schedule = Schedule(stability, difficulty, due, last)
            if schedule.sound:
                return schedule
    raise StateFault("schedule")


def read_answer(raw: object) -> Answer:
    """Read what `row` wrote of an `Answer`; raises `StateFault`."""
    match raw:
        case [int(number), str(at), str(skill), bool(first), bool(right), bool(unaided), str(slip), int(space), *which]:
            if space >= 1:
                return Answer(number, at, skill, first, right, unaided, slip, space, *_exercise(which))
    raise StateFault("answer")


def _exercise(raw: list[object]) -> tuple[str, str, bool]:
    match raw:
        case [str(code), str(shown_as), bool(revealed)]:
            return code, shown_as, revealed
    raise StateFault("answer")


def read_mistake(raw: object) -> Mistake:
    """Read what `row` wrote of a `Mistake`; raises `StateFault`."""
    match raw:
        case [str(code), str(skill), list(slips), int(times), str(last_at)]:
            return Mistake(code, skill, tuple(_texts(slips)), times, last_at)
    raise StateFault("mistake")


def _texts(raw: list[object]) -> list[str]:
    texts = [text for text in raw if isinstance(text, str)]
    if len(texts) < len(raw):
        raise StateFault("a text is missing")
    return texts
