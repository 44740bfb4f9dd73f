"""A review: one exercise of each skill that is due, the longest due first."""

from __future__ import annotations

from hzl_tutor.engine import BOOK, School
from hzl_tutor.tutor.diagnosis import Diagnosis
from hzl_tutor.tutor.drill import Drill, Opener
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.learner import Learner
from hzl_tutor.tutor.messages import Message, Say


class Review(Drill):
    """A drill that asks each of ``due`` once. What is missed comes back on another day, not here."""

    def __init__(
        self,
        due: tuple[str, ...],
        seed: int,
        learner: Learner,
        opener: Opener,
        school: School = BOOK,
        diagnosis: Diagnosis | None = None,
    ) -> None:
        super().__init__(due, len(due), seed, learner, opener, school, diagnosis)
        self._queue = due

    def _ended(self) -> Say:
        return Say("review.done", {"count": self.done})

    def _next(self, last: Exercise) -> list[Message]:
        return self._open(self._draw(self._pick()))

    def _pick(self) -> str:
        return self._queue[self.done]
