"""Which skills are due for review. The welcome asks as well, so this loads no exercise."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, timezone
from typing import NamedTuple

from hzl_tutor.engine.choices import EAST_EIGHT, Clock
from hzl_tutor.tutor.learner import Standing
from hzl_tutor.tutor.skill_names import NAMES

EARLY = timedelta(hours=12)
"""A review may be done so long before its moment: who sits down a little earlier than last time need not wait a day."""

REVIEWED = frozenset(NAMES.values()) - {"dress"}
"""The skills that can be asked in a review: a whole chart is filled in on a sheet."""


class Ahead(NamedTuple):
    """A review to come: the skill, and in how many days, 0 being later today (UTC)."""

    skill: str
    days: int


def date_here(now: datetime, clock: Clock) -> date:
    """Return the date of the moment ``now`` by a clock, the day beginning at midnight whatever the pillars do."""
    utc = EAST_EIGHT if clock.utc is None else clock.utc
    return now.astimezone(timezone(timedelta(minutes=utc))).date()


def due_skills(standing: Standing, now: datetime, *, at_a_glance: bool = False) -> tuple[str, ...]:
    """Return the skills to be reviewed now, the longest due first; `at_a_glance` leaves out what takes reckoning."""
    return tuple(name for name in standing.due(now + EARLY, at_a_glance=at_a_glance) if name in REVIEWED)


def next_review(standing: Standing, now: datetime) -> Ahead | None:
    """Return the soonest review of those not due at `now`; None when nothing was ever answered."""
    for skill, moment in standing.reviews().items():
        due = datetime.fromisoformat(moment)
        if skill in REVIEWED and due > now + EARLY:
            return Ahead(skill, (due.date() - now.astimezone(UTC).date()).days)
    return None
