"""The readable answers of a sitting, the newest last, each with what is needed to take it back."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from hzl_tutor.tutor.judging import Judgement
from hzl_tutor.tutor.learner import Learner, Standing

if TYPE_CHECKING:
    from hzl_tutor.tutor.asking import Asking

REACH = 20
"""How many answers back a sitting remembers; the learner's log may know fewer."""


class Before(NamedTuple):
    """How an open exercise stood before an answer.

    ``misses`` and ``attempts`` count wrong and readable answers, ``helped`` hints; ``row`` and ``place`` are the row being
    mended and the cell of it that was asked for (0: the whole).
    """

    misses: int
    attempts: int
    helped: int
    first_right: bool | None
    last: Judgement | None
    row: tuple[str, ...]
    place: int


class Taken(NamedTuple):
    """An answer that was taken: whose it is, its event in the log, its text as typed, and how things stood before."""

    asking: Asking
    event: int
    text: str
    before: Before


class Trail:
    """What ``撤销`` walks back. ``newest`` tells whether an answer was the last thing written, and not a cell of a sheet."""

    def __init__(self) -> None:
        self.newest = False
        self._taken: deque[Taken] = deque(maxlen=REACH)

    def note(self, taken: Taken) -> None:
        """Remember an answer."""
        self._taken.append(taken)
        self.newest = True

    def last(self, standing: Standing) -> Taken | None:
        """Return the last answer; None when there is none, or none that the log could still take back."""
        taken = self._taken[-1] if self._taken else None
        return taken if taken and standing.can_undo(taken.event) else None

    def take_back(self, learner: Learner) -> None:
        """Take back the last answer, in the log first and then where it was given; there must be one."""
        learner.record("undone", {"event": self._taken[-1].event})
        taken = self._taken.pop()
        taken.asking.restore(taken.before)
