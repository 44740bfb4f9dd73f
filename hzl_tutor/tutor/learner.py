"""What a session needs of the learner's log. The log itself is opened outside and handed in."""

from __future__ import annotations

from collections.abc import Mapping
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


class Learner(Protocol):
    """The learner's log as a session sees it."""

    def record(self, kind: str, data: dict[str, Any]) -> None:
        """Write a fact down; it is on disk when this returns."""

    @property
    def progress(self) -> Standing:
        """The standing after all facts so far."""
