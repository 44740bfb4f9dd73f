"""A drill: exercises of chosen skills, or of those the tutor picks, one after the other."""

from __future__ import annotations

from collections.abc import Callable

from hzl_tutor.engine import BOOK, School
from hzl_tutor.tutor.asking import Asking
from hzl_tutor.tutor.chance import SEEDS, Stream
from hzl_tutor.tutor.drawing import draw
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.learner import Learner
from hzl_tutor.tutor.messages import Message, Say
from hzl_tutor.tutor.picker import pick
from hzl_tutor.tutor.skills import SKILLS

Opener = Callable[..., Asking]


class Drill:
    """Asks until ``count`` exercises are done (0: until told to stop).

    ``skills`` empty lets the tutor pick by what the learner's log shows. With a seed the same drill comes again.
    """

    mode = "drill"

    def __init__(
        self,
        skills: tuple[str, ...],
        count: int,
        seed: int,
        learner: Learner,
        opener: Opener,
        school: School = BOOK,
    ) -> None:
        self.skills, self.count = skills, count
        self.asking: Asking | None = None
        self.done = 0
        self.over = False
        self._stream = Stream("drill", seed)
        self._learner, self._opener, self._school = learner, opener, school
        self._asked: list[str] = []
        self._sibling_of: Exercise | None = None

    def begin(self) -> list[Message]:
        """The first exercise."""
        return self._next()

    def after(self) -> list[Message]:
        """What comes once the open exercise is settled: a sibling after a reveal, the next one, or the end."""
        settled = self.asking
        if settled is None:
            return []
        if settled.outcome == "revealed" and self._sibling_of is None:
            self._sibling_of = settled.exercise
            return [Say("sibling"), *self._open(self._draw(settled.exercise.skill.id))]
        self._sibling_of = None
        self.done += 1
        if self.count and self.done >= self.count:
            self.over, self.asking = True, None
            return [Say("drill.done", {"count": self.done})]
        return self._next()

    def _next(self) -> list[Message]:
        if len(self.skills) == 1:
            skill = self.skills[0]
        else:
            skill = pick(self._learner.progress, tuple(self._asked), self.skills).skill
        self._asked.append(skill)
        return self._open(self._draw(skill))

    def _draw(self, skill: str) -> Exercise:
        """An exercise that differs from the one just asked."""
        for _ in range(8):
            exercise = draw(SKILLS[skill], self._stream.below(2**20) % SEEDS, self._school)
            if self.asking is None or exercise != self.asking.exercise:
                break
        return exercise

    def _open(self, exercise: Exercise) -> list[Message]:
        sibling = self._sibling_of is not None
        number = self.done + 1 if self.count and not sibling else 0
        self.asking = self._opener(exercise, number=number, of=self.count if number else 0)
        return self.asking.open()
