"""A drill: exercises of chosen skills, or of those the tutor picks, one after the other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection

from hzl_tutor.engine import BOOK, School
from hzl_tutor.tutor.asking import Asking
from hzl_tutor.tutor.chance import SEEDS, Stream
from hzl_tutor.tutor.diagnosis import Diagnosis, Pattern, showing
from hzl_tutor.tutor.drawing import draw
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.feedback import secrets_of
from hzl_tutor.tutor.learner import Learner
from hzl_tutor.tutor.messages import Feedback, Message, Reason, Say
from hzl_tutor.tutor.picker import pick
from hzl_tutor.tutor.showing import visible_slips
from hzl_tutor.tutor.siblings import same_rule, sibling_of
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.slips import SLIPS, Slip, wrong_cells
from hzl_tutor.tutor.steering import Direction, neighbour

Opener = Callable[..., Asking]

DRAWS = 4
"""Exercises drawn, of which the one is asked that can show most."""

CURE = 2
"""Exercises on which a slip that keeps coming shows, once it has been spoken of."""


class Drill:
    """Asks until ``count`` exercises are done (0: until told to stop).

    ``skills`` empty lets the tutor pick by what the learner's log shows; ``due`` names the skills to be reviewed, which
    come first. With a seed the same drill comes again, as long as the same answers are given: what fits two slips brings
    an exercise that tells them apart.
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
        diagnosis: Diagnosis | None = None,
        due: Callable[[], Collection[str]] = tuple,
    ) -> None:
        self.skills, self.count = skills, count
        self.asking: Asking | None = None
        self.done = 0
        self.over = False
        self._stream = Stream("drill", seed)
        self._learner, self._opener, self._school, self._due_now = learner, opener, school, due
        self._diagnosis = diagnosis or Diagnosis(learner.progress)
        self._asked: list[str] = []
        self._sibling_of: Exercise | None = None
        self._met: defaultdict[str, set[Slip]] = defaultdict(set)
        self._cure = ""
        self._cures = 0

    def begin(self) -> list[Message]:
        """The first exercise."""
        return self._open(self._draw(self._pick()))

    def after(self) -> list[Message]:
        """What comes once the open exercise is settled: a sibling after a reveal, the next one, or the end."""
        settled = self.asking
        if settled is None:
            return []
        if settled.outcome == "revealed" and self._sibling_of is None:
            self._sibling_of = settled.exercise
            return [sibling_of(settled.exercise), *self._open(self._draw(settled.exercise.skill.id, settled.exercise))]
        self._sibling_of = None
        self.done += 1
        if self.count and self.done >= self.count:
            self.over, self.asking = True, None
            return [self._ended()]
        return self._next(settled.exercise)

    def steer(self, direction: Direction) -> list[Message]:
        """Leave the open exercise for one of the skill above or below, and stay with that skill."""
        if self.asking is None:
            return []
        skill = neighbour(self.asking.exercise.skill.id, direction)
        if skill is None:
            return [Say("steer.hardest" if direction == "harder" else "steer.easiest"), self.asking.ask(again=True)]
        self.skills, self._cures, self._sibling_of = (skill,), 0, None
        told = Say("steer.harder" if direction == "harder" else "steer.easier", {"skill": skill})
        return [told, *self._instead(skill)]

    def another(self) -> list[Message]:
        """Leave the open exercise for another one of its skill."""
        return self._instead(self.asking.exercise.skill.id) if self.asking else []

    def _ended(self) -> Say:
        return Say("drill.done", {"count": self.done})

    def _instead(self, skill: str) -> list[Message]:
        if self.asking:
            self.asking.leave()
        self._asked.append(skill)
        return self._open(self._draw(skill))

    def _next(self, last: Exercise) -> list[Message]:
        """The next exercise, after what the answers so far say together."""
        inferred, pattern = self._diagnosis.inferred(), self._diagnosis.pattern()
        if pattern:
            self._cure, self._cures = pattern.slip, CURE
        said: list[Message] = []
        exercise = self._curing(last)
        if exercise is None:
            exercise = self._diagnosis.next_apart(last.skill.id, self._stream, self._school)
            said = [Say("drill.apart")] if exercise else []
        if exercise is None:
            exercise = self._draw(self._pick())
        else:
            self._asked.append(exercise.skill.id)
        return [*_findings(inferred, pattern, exercise), *said, *self._open(exercise)]

    def _pick(self) -> str:
        if len(self.skills) == 1:
            skill = self.skills[0]
        else:
            skill = pick(self._learner.progress, tuple(self._asked), self.skills, self._due_now()).skill
        self._asked.append(skill)
        return skill

    def _curing(self, last: Exercise) -> Exercise | None:
        """While a slip is being cured, an exercise that shows it: of the skill at hand if it can be, else of its own."""
        if not self._cures:
            return None
        self._cures -= 1
        slip = SLIPS[self._cure]
        skills = (last.skill.id, *self.skills, *slip.skills)
        skill = next(skill for skill in skills if slip in visible_slips(skill))  # it does show in its own
        for _ in range(DRAWS):
            exercise = showing(slip.id, skill, self._stream, self._school)
            if exercise != last:
                return exercise
        return None

    def _draw(self, skill: str, like: Exercise | None = None) -> Exercise:
        """An exercise that differs from the one just asked, and shows as many slips as can be that no other has shown."""
        due = self._due(skill)
        best, most = None, -1
        about = same_rule(like.params) if like else None
        for _ in range(DRAWS):
            exercise = draw(SKILLS[skill], self._stream.below(2**20) % SEEDS, self._school, about)
            if self.asking is not None and exercise == self.asking.exercise:
                best = best or exercise
                continue
            shown = sum(wrong_cells(slip, exercise) is not None for slip in due)
            if shown > most:
                best, most = exercise, shown
            if shown == len(due):
                break
        if due and most < 1:
            best = showing(due[0].id, skill, self._stream, self._school) or best
        assert best is not None  # something is always drawn
        return best

    def _due(self, skill: str) -> list[Slip]:
        """The slips of a skill that have not been shown yet: its own, or where it has none those from beneath."""
        visible = visible_slips(skill)
        native = [slip for slip in visible if skill in slip.skills] or list(visible)
        due = [slip for slip in native if slip not in self._met[skill]]
        if not due:
            self._met[skill].clear()
        return due or native

    def _open(self, exercise: Exercise) -> list[Message]:
        skill = exercise.skill.id
        self._met[skill].update(slip for slip in visible_slips(skill) if wrong_cells(slip, exercise) is not None)
        sibling = self._sibling_of is not None
        number = self.done + 1 if self.count and not sibling else 0
        suspects = self._diagnosis.suspects
        self.asking = self._opener(exercise, number=number, of=self.count if number else 0, suspects=suspects)
        return self.asking.open()


def _findings(inferred: str, pattern: Pattern | None, ahead: Exercise) -> list[Message]:
    """What several answers show, worded so that it does not give the next exercise away."""
    says = []
    if pattern:
        says.append(Say(f"slip.{pattern.slip}.pattern", {"times": pattern.times, "of": pattern.of}))
    elif inferred:
        says.append(Say(f"slip.{inferred}.inferred"))
    return [Reason(Feedback((), (say,), (), secrets_of(ahead))) for say in says]
