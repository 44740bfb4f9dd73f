"""One exercise typed by its code, asked once."""

from __future__ import annotations

from hzl_tutor.tutor.asking import Asking
from hzl_tutor.tutor.drill import Opener
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.messages import Message, Say


class Given:
    """Asks a single exercise and ends."""

    mode = "drill"

    def __init__(self, exercise: Exercise, opener: Opener) -> None:
        self.skills = (exercise.skill.id,)
        self.count, self.done, self.over = 1, 0, False
        self.asking: Asking | None = opener(exercise)

    def begin(self) -> list[Message]:
        """Put the exercise."""
        return self.asking.open() if self.asking else []

    def after(self) -> list[Message]:
        """The end."""
        self.done, self.over, self.asking = 1, True, None
        return [Say("given.done")]
