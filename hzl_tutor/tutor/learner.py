"""What a session needs of the learner's log. The log itself is opened outside and handed in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import Any, Protocol


class SkillStanding(Protocol):
    """How far a learner has come with a skill; first tries only."""

    @property
    def right(self) -> int:
        """Unaided right first tries."""

    @property
    def helped(self) -> int:
        """Right first tries with a hint."""

    @property
    def wrong(self) -> int:
        """Wrong first tries."""

    @property
    def last_seen(self) -> str:
        """When it was last asked, UTC, ISO 8601; empty when never."""

    @property
    def held(self) -> bool:
        """Whether the evidence is enough to call it known."""


class SlipStanding(Protocol):
    """How often a slip was named."""

    @property
    def open(self) -> int:
        """Times named and not yet answered for by right answers since."""


class LessonStanding(Protocol):
    """Where a lesson stands."""

    @property
    def step(self) -> str:
        """The author's id of the last step that was finished; empty at the start."""

    @property
    def done(self) -> bool:
        """Whether it was last left at its end."""

    @property
    def finished(self) -> int:
        """How often it was gone through."""


class ExamStanding(Protocol):
    """The last finished paper of a track."""

    @property
    def paper(self) -> str:
        """Its code."""

    @property
    def right(self) -> int:
        """Questions answered right."""

    @property
    def answered(self) -> int:
        """Questions answered at all."""

    @property
    def of(self) -> int:
        """Questions on it."""

    @property
    def at(self) -> str:
        """When it was finished, UTC, ISO 8601."""


class DailyStanding(Protocol):
    """How it stands with the daily hexagram."""

    @property
    def last(self) -> str:
        """The last date that was done, ``2026-02-04``; empty when none was."""

    @property
    def streak(self) -> int:
        """The row of days up to that date; one missed day does not break it."""

    def row_on(self, day: date) -> int:
        """The row of days that a chart done on ``day`` would go on with; 0 where it would begin anew."""


class MistakeStanding(Protocol):
    """An exercise that failed at the first attempt and was not done right since."""

    @property
    def code(self) -> str:
        """The exercise."""

    @property
    def skill(self) -> str:
        """What it asks."""

    @property
    def slips(self) -> Sequence[str]:
        """The slips that alone gave one of its wrong answers."""

    @property
    def times(self) -> int:
        """How often the first attempt failed."""


class Standing(Protocol):
    """Everything known about the learner, a fold over the log."""

    @property
    def skills(self) -> Mapping[str, SkillStanding]:
        """By skill."""

    @property
    def slips(self) -> Mapping[str, SlipStanding]:
        """By slip."""

    @property
    def lessons(self) -> Mapping[str, LessonStanding]:
        """By lesson id."""

    @property
    def exams(self) -> Mapping[str, ExamStanding]:
        """The last paper by track; the whole is the empty track."""

    @property
    def daily(self) -> DailyStanding:
        """The daily hexagram."""

    @property
    def mistakes(self) -> Sequence[MistakeStanding]:
        """The mistake book, the newest last."""

    def reviews(self, *, at_a_glance: bool = False) -> Mapping[str, str]:
        """When each skill should come up again (UTC, ISO 8601), the soonest first.

        `at_a_glance` leaves out skills for which this is still to be reckoned, and so takes no time.
        """

    def due(self, now: datetime, *, at_a_glance: bool = False) -> tuple[str, ...]:
        """The skills whose review is due at ``now``, the longest due first."""

    def can_undo(self, number: int) -> bool:
        """Whether an answer, by the number that ``record`` returned, can still be taken back."""


class Learner(Protocol):
    """The learner's log as a session sees it."""

    def record(self, kind: str, data: dict[str, Any]) -> int:
        """Write a fact down and return its number; it is on disk when this returns."""

    @property
    def progress(self) -> Standing:
        """The standing after all facts so far."""
