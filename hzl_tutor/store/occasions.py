"""What is remembered of examinations and of the daily hexagram: the last paper of each track, and the row of days."""

from __future__ import annotations

import re
from datetime import date
from typing import Any, NamedTuple

_DATE = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)

FORGIVEN = 1
"""Days left out between two that do not break a row of days."""


class ExamProgress(NamedTuple):
    """The last finished paper of a track: its code, right and answered questions out of ``of``, and when (UTC).

    ``taken`` counts the papers of the track so far.
    """

    paper: str
    right: int
    answered: int
    of: int
    at: str
    taken: int


class DailyProgress(NamedTuple):
    """The daily hexagram: the last date done (``2026-02-04``, empty: never), the row of days up to it, all days done."""

    last: str = ""
    streak: int = 0
    done: int = 0

    def after(self, day: date) -> DailyProgress:
        """Return the value once the chart of ``day`` is done; a day not later than the last changes nothing."""
        if not self.last:
            return DailyProgress(day.isoformat(), 1, 1)
        ahead = (day - date.fromisoformat(self.last)).days
        if ahead < 1:
            return self
        streak = self.streak + 1 if ahead <= 1 + FORGIVEN else 1
        return DailyProgress(day.isoformat(), streak, self.done + 1)

    def row_on(self, day: date) -> int:
        """The row of days that a chart done on ``day`` would go on with; 0 where it would begin anew."""
        if not self.last:
            return 0
        return self.streak if (day - date.fromisoformat(self.last)).days <= 1 + FORGIVEN else 0


def examined(exams: dict[str, ExamProgress], at: str, data: dict[str, Any]) -> bool:
    """Note a finished paper; tell whether the data could be understood."""
    match data:
        case {"paper": str(paper), "track": str(track), "right": int(right), "answered": int(answered), "of": int(of)}:
            if not 0 <= right <= answered <= of:
                return False
            before = exams.get(track)
            exams[track] = ExamProgress(paper, right, answered, of, at, 1 + (before.taken if before else 0))
            return True
    return False


def day_of(data: dict[str, Any]) -> date | None:
    """The date of a daily hexagram that was done; None where the data names none."""
    named = data.get("date")
    if not isinstance(named, str) or _DATE.fullmatch(named) is None:
        return None
    try:
        return date.fromisoformat(named)
    except ValueError:
        return None
