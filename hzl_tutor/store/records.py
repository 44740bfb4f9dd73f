"""What is remembered of a skill, a slip, a lesson and a day, and how one answer changes it.

The values are immutable. Each knows its next value after an answer, so that taking an answer back is nothing more than
counting again without it (`hzl_tutor.store.ledger`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Self

DAYS_KEPT = 10
RIGHTS_NEEDED = 3
DAYS_NEEDED = 2
WEIGHT_NEEDED = 2.0
_ROUNDING = 1e-9  # three times 2/3 must count as two, whatever order the sums were taken in


class Answer(NamedTuple):
    """What an answered event proves. Unreadable answers prove nothing and never become one.

    ``id`` and ``at`` are the event's; ``first`` is true for the first readable answer of a showing; ``unaided`` for a
    right first answer without hints; ``slip`` is the only slip that gives this wrong answer, or empty; ``space`` is
    the number of possible answers, at least 1. ``code`` names the exercise for the mistake book (empty: not for it),
    ``shown_as`` is the code it was shown with.

    ``revealed`` is true of a revealed event, which is written the same way because it stands among the answers in the
    mistake book: ``first`` then says that none came before it. It proves nothing else, and cannot be taken back.
    """

    id: int
    at: str
    skill: str
    first: bool
    right: bool
    unaided: bool
    slip: str
    space: int
    code: str = ""
    shown_as: str = ""
    revealed: bool = False

    @property
    def day(self) -> str:
        """The UTC date of the answer, ``2026-02-04``."""
        return self.at[:10]


class Evidence(NamedTuple):
    """What the answers to one skill have shown; see `SkillProgress`, which adds the showings."""

    right: int = 0
    helped: int = 0
    wrong: int = 0
    days: tuple[str, ...] = ()
    last_right: bool | None = None
    space: int = 0
    weight: float = 0.0

    def after(self, answer: Answer) -> Self:
        """Return the evidence with `answer` added."""
        weight, days = self.weight, self.days
        if answer.unaided:
            weight += 1 - 1 / answer.space  # a coin that shows heads has not learnt to count
            days = tuple(sorted({*days, answer.day})[-DAYS_KEPT:])
        elif answer.first and not answer.right:
            weight = max(0.0, weight - 1)
        return self._replace(
            right=self.right + answer.unaided,
            helped=self.helped + (answer.first and answer.right and not answer.unaided),
            wrong=self.wrong + (answer.first and not answer.right),
            days=days,
            last_right=answer.right,
            space=max(self.space, answer.space),
            weight=weight,
        )


class SkillProgress(NamedTuple):
    """One skill: how often it was shown, and what the answers have proved.

    ``shown`` counts showings; ``last_seen`` is the moment of the latest event about the skill (empty: never). Of first
    answers, ``right`` counts the right ones without a hint, ``helped`` the right ones with hints, ``wrong`` the wrong
    ones. ``days`` are the last ten UTC dates with a right unaided first answer, oldest first. ``last_right`` tells of
    the latest readable answer, first or not (None: no answer yet). ``space`` is the largest number of possible
    answers met. ``weight`` is the evidence: each right unaided first answer adds 1 − 1/space, a wrong first answer
    takes 1 away, never below 0.
    """

    shown: int = 0
    last_seen: str = ""
    right: int = 0
    helped: int = 0
    wrong: int = 0
    days: tuple[str, ...] = ()
    last_right: bool | None = None
    space: int = 0
    weight: float = 0.0

    @property
    def held(self) -> bool:
        """Whether the evidence says the skill is known: enough right answers, on two days, beyond luck."""
        enough = self.weight >= WEIGHT_NEEDED - _ROUNDING
        return self.right >= RIGHTS_NEEDED and len(self.days) >= DAYS_NEEDED and enough


class SlipProgress(NamedTuple):
    """One slip: how often an answer fitted it alone (``times``), when last, and where it is still open.

    ``opened`` gives for each skill it was seen on how many of those answers no right unaided answer on the same skill
    has made good yet.
    """

    times: int = 0
    last_seen: str = ""
    opened: Mapping[str, int] = {}

    @property
    def open(self) -> int:
        """How many of the answers are not made good yet, over all skills."""
        return sum(self.opened.values())

    def named(self, answer: Answer) -> Self:
        """Return the slip seen once more, in `answer`."""
        opened = {**self.opened, answer.skill: self.opened.get(answer.skill, 0) + 1}
        return self._replace(times=self.times + 1, last_seen=answer.at, opened=opened)

    def eased(self, skill: str) -> Self:
        """Return the slip with one answer on `skill` made good; the slip must be open there."""
        left = self.opened[skill] - 1
        opened = {name: count for name, count in self.opened.items() if name != skill}
        return self._replace(opened={**opened, skill: left} if left else opened)


class LessonProgress(NamedTuple):
    """One lesson: the author's id of the step the learner stands at (empty: the top), and whether it is done.

    ``done`` is about the present reading; ``finished`` counts all readings that came to the end, so that beginning
    again takes nothing away. ``rev`` is the revision of the script last read, ``last_at`` the moment of the last move.
    """

    step: str = ""
    done: bool = False
    finished: int = 0
    rev: int = 0
    last_at: str = ""


class DayProgress(NamedTuple):
    """One UTC date: how many exercises got a readable first answer, and how many of these were right."""

    answered: int = 0
    right: int = 0

    def after(self, answer: Answer) -> Self:
        """Return the day with `answer`, a first answer, added."""
        return self._replace(answered=self.answered + 1, right=self.right + answer.right)
