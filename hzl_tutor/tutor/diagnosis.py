"""What several answers say together: which slips may be behind them, what would tell these apart, and what keeps coming."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from typing import Literal, NamedTuple

from hzl_tutor.engine import BOOK, School
from hzl_tutor.tutor.chance import Stream
from hzl_tutor.tutor.drawing import candidates
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.feedback import fitting
from hzl_tutor.tutor.judging import Judgement
from hzl_tutor.tutor.learner import Standing
from hzl_tutor.tutor.skills import SKILLS, beneath
from hzl_tutor.tutor.slips import SLIPS, wrong_cells

WINDOW = 5
"""Wrong first answers that are looked at together."""

OFTEN = 4
"""Answers that one slip has to explain, among those or over several evenings, before it is spoken of."""

Answer = frozenset[str] | tuple[str, ...]


class Pattern(NamedTuple):
    """A slip that keeps coming: it fits ``times`` of the last ``of`` wrong answers; ``of`` is 0 where it came on other evenings."""

    slip: str
    times: int
    of: int


class Diagnosis:
    """Takes first answers, one exercise after the other, through a sitting.

    ``suspects`` are the slips that fit the last wrong answers, the likeliest first, and that no right answer since has
    cleared.
    """

    def __init__(self, standing: Standing) -> None:
        self.suspects: tuple[str, ...] = ()
        self._before = {slip: seen.open for slip, seen in standing.slips.items() if slip in SLIPS}
        self._wrong: deque[Judgement] = deque(maxlen=WINDOW)
        self._fresh = False
        self._spoken: set[str] = set()
        self._parted: set[frozenset[str]] = set()
        self._apart: tuple[str, ...] = ()
        self._asked: Exercise | None = None
        self._inferred = ""

    def take(self, judgement: Judgement | None) -> None:
        """Count a first answer; None where there was none."""
        if judgement is None:
            return
        if judgement.right:
            self._cleared(judgement.exercise)
            return
        self._wrong.append(judgement)
        self._fresh = True
        self.suspects = fitting(judgement, self.suspects)

    def take_back(self, judgement: Judgement | None) -> None:
        """Count as if an answer had not been given."""
        kept = [wrong for wrong in self._wrong if wrong is not judgement]
        if len(kept) < len(self._wrong):
            self._wrong = deque(kept, WINDOW)
            self._fresh, self.suspects = False, ()

    def _cleared(self, exercise: Exercise) -> None:
        """A right answer clears those who would have given another; of two that were being told apart the other is left."""
        if exercise == self._asked:
            left = self._unshown(self._apart, exercise)
            self._inferred = left[0] if len(left) == 1 else ""
            self._asked, self.suspects = None, ()
            return
        self.suspects = self._unshown(self.suspects, exercise)

    def _unshown(self, slips: tuple[str, ...], exercise: Exercise) -> tuple[str, ...]:
        return tuple(slip for slip in slips if wrong_cells(SLIPS[slip], exercise) is None)

    def inferred(self) -> str:
        """Return, once, the slip that is left after another was ruled out by a right answer; or an empty string."""
        slip, self._inferred = self._inferred, ""
        return slip

    def next_apart(self, skill: str, stream: Stream, school: School = BOOK) -> Exercise | None:
        """Return an exercise that tells the likeliest suspects apart, three of them or two; once for the same ones."""
        self._asked = None
        for slips in dict.fromkeys((self.suspects[:3], self.suspects[:2])):
            if len(slips) < 2 or frozenset(slips) in self._parted:
                continue
            self._parted.add(frozenset(slips))
            self._apart, self._asked = slips, telling_apart(slips, skill, stream, school)
            if self._asked:
                break
        return self._asked

    def pattern(self) -> Pattern | None:
        """Return a slip that keeps coming, if the last answer was wrong in that way; once in a sitting for each slip.

        Slips that fit as often without being told apart from it are then held to be spoken of too.
        """
        if not self._fresh:
            return None
        self._fresh = False
        times = Counter(slip for wrong in self._wrong for slip in wrong.slips)
        often = [slip for slip in fitting(self._wrong[-1], self.suspects) if self._often(slip, times[slip])]
        if not often or self._spoken.intersection(often):
            return None
        slip = max(often, key=lambda slip: times[slip])
        self._spoken.update(often)
        self.suspects = (slip,)
        if times[slip] >= OFTEN:
            return Pattern(slip, times[slip], len(self._wrong))
        return Pattern(slip, times[slip] + self._before[slip], 0)

    def _often(self, slip: str, times: int) -> bool:
        before = self._before.get(slip, 0)
        return times >= OFTEN or (before > 0 and before + times >= OFTEN)


def answers_on(exercise: Exercise, slips: Sequence[str]) -> dict[str, Answer]:
    """What each slip writes on an exercise: the right answer where it does not show."""
    kind = exercise.skill.kind
    found = {slip: wrong_cells(SLIPS[slip], exercise) for slip in slips}
    cells = {slip: exercise.key_cells if wrote is None else wrote for slip, wrote in found.items()}
    return {slip: frozenset(wrote) if kind.startswith("set:") else wrote for slip, wrote in cells.items()}


def indistinguishable(exercise: Exercise, slips: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Return the groups of two slips or more that write the same on an exercise, each in the order given."""
    groups: dict[Answer, list[str]] = {}
    for slip, wrote in answers_on(exercise, slips).items():
        groups.setdefault(wrote, []).append(slip)
    return tuple(tuple(group) for group in groups.values() if len(group) > 1)


def telling_apart(slips: Sequence[str], skill: str, stream: Stream, school: School = BOOK) -> Exercise | None:
    """Return an exercise on which no two of the slips write the same; None when none is found.

    It is of the same skill or of one beneath it that is native to one of them, else of any native one. Best all of them
    write something wrong; failing that one of them may happen on the right answer: whoever gives it makes none of the
    others.
    """
    under = beneath(SKILLS[skill])
    natives = dict.fromkeys(native for slip in slips for native in SLIPS[slip].skills if native != skill)
    near = (skill, *(native for native in natives if native in under))
    for skills in (near, tuple(native for native in natives if native not in under)):
        second: Exercise | None = None
        for exercise in (found for name in skills for found in candidates(SKILLS[name], stream, school)):
            parted = _parted(exercise, slips)
            if parted == "wrong":
                return exercise
            if parted == "right" and second is None:
                second = exercise
        if second is not None:
            return second
    return None


def _parted(exercise: Exercise, slips: Sequence[str]) -> Literal["", "right", "wrong"]:
    """Whether no two slips write the same on an exercise, and whether all of them write something wrong.

    Like :func:`indistinguishable`, but given up at the first two that do.
    """
    met: set[Answer] = set()
    right = False
    for slip in slips:
        wrote = wrong_cells(SLIPS[slip], exercise)
        if wrote is None and right:
            return ""
        right = right or wrote is None
        if wrote is None:
            continue
        answer: Answer = frozenset(wrote) if exercise.skill.kind.startswith("set:") else wrote
        if answer in met:
            return ""
        met.add(answer)
    return "right" if right else "wrong"


def showing(slip: str, skill: str, stream: Stream, school: School = BOOK) -> Exercise | None:
    """Return an exercise of a skill on which a slip shows; None when none is found."""
    found = (one for one in candidates(SKILLS[skill], stream, school) if wrong_cells(SLIPS[slip], one) is not None)
    return next(found, None)
