"""Examinations and the daily hexagram in the fold: the last paper of each track, and a row of days."""

from __future__ import annotations

import json
from datetime import date, timedelta
from typing import Any

import pytest
from sample_events import at

from hzl_tutor.store import DailyProgress, Event, Kind, Progress, StateFault, fold

PAPER = {"paper": "exam.五乡~7", "track": "五乡", "right": 14, "answered": 18, "of": 20}
FIRST = date(2026, 2, 27)


def folded(*facts: tuple[Kind, dict[str, Any]]) -> Progress:
    """The progress after these facts."""
    progress = Progress()
    for number, (kind, data) in enumerate(facts, 1):
        fold(progress, Event(number, at(0, number), kind, data))
    return progress


def done_on(*days: int) -> DailyProgress:
    """How it stands after the charts of so many days after FIRST."""
    dates = [(FIRST + timedelta(days=day)).isoformat() for day in days]
    return folded(*((Kind.DAILY, {"date": day}) for day in dates)).daily


def test_the_last_paper_of_a_track_counts() -> None:
    """Each track keeps its own last paper and counts how many there were."""
    later = PAPER | {"right": 15, "paper": "exam.五乡~8"}
    progress = folded((Kind.EXAMINED, PAPER), (Kind.EXAMINED, PAPER | {"track": ""}), (Kind.EXAMINED, later))
    assert progress.exams["五乡"] == ("exam.五乡~8", 15, 18, 20, at(0, 3), 2)
    assert progress.exams[""] == ("exam.五乡~7", 14, 18, 20, at(0, 2), 1)
    assert progress.unknown == 0


@pytest.mark.parametrize("change", [{"right": 19}, {"right": -1}, {"answered": 21}, {"paper": 7}, {"track": None}])
def test_no_paper(change: dict[str, Any]) -> None:
    """What cannot have been a paper changes nothing but the count of what was not understood."""
    progress = folded((Kind.EXAMINED, PAPER | change))
    assert (progress.exams, progress.unknown) == ({}, 1)


@pytest.mark.parametrize(
    ("days", "streak", "done"),
    [
        ((), 0, 0),
        ((0,), 1, 1),
        ((0, 1, 2), 3, 3),
        ((0, 2), 2, 2),
        ((0, 2, 4, 5), 4, 4),
        ((0, 3), 1, 2),
        ((0, 1, 1, 0), 2, 2),
    ],
)
def test_a_row_of_days(days: tuple[int, ...], streak: int, done: int) -> None:
    """One missed day is forgiven, two are not; the same day again, or an earlier one, changes nothing."""
    assert done_on(*days)[1:] == (streak, done)


def test_what_a_row_would_go_on_with() -> None:
    """On the day itself and the two after it the row stands; on the third it would begin anew."""
    assert [done_on(0, 1).row_on(FIRST + timedelta(days=day)) for day in (1, 2, 3, 4)] == [2, 2, 2, 0]
    assert done_on().row_on(FIRST) == 0


@pytest.mark.parametrize("named", ["", "tomorrow", "2026-02-30", "20260204", "2026-W06-3", 4, None])
def test_no_day(named: object) -> None:
    """A daily hexagram without a date is not understood."""
    progress = folded((Kind.DAILY, {"date": named}))
    assert (progress.daily, progress.unknown) == (DailyProgress(), 1)


def test_a_snapshot_keeps_them() -> None:
    """What is written into a snapshot is read from it again, through JSON."""
    progress = folded((Kind.EXAMINED, PAPER), (Kind.DAILY, {"date": "2026-02-27"}))
    again = Progress.from_state(json.loads(json.dumps(progress.to_state())))
    assert (again.exams, again.daily) == (progress.exams, progress.daily)


@pytest.mark.parametrize(
    "change",
    [
        {"exams": {"": ["a", 3, 2, 1, "", 1]}},
        {"exams": None},
        {"daily": ["soon", 1, 1]},
        {"daily": ["2026-02-27", 3, 2]},
    ],
)
def test_a_spoilt_snapshot_is_refused(change: dict[str, Any]) -> None:
    """A snapshot that nobody wrote is not read."""
    with pytest.raises(StateFault):
        Progress.from_state(Progress().to_state() | change)
