"""When a skill should come up again: one card of FSRS a skill, reckoned from the first answers alone.

The scheduler is the package ``fsrs``, which only this module knows. It takes as long to load as the whole log, so a first
answer is noted as it comes (`Schedule.noted`), and the card is reckoned when somebody wants to know (`Schedule.reckoned`).
Everything is deterministic: no fuzz, no clock, the moments are those of the events.
"""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from math import isfinite
from typing import TYPE_CHECKING, NamedTuple, Self

from hzl_tutor.store.events import is_stamp, stamp
from hzl_tutor.store.records import Answer

if TYPE_CHECKING:
    from fsrs import Scheduler

AGAIN, HARD, GOOD = 1, 2, 3
"""Ratings as FSRS numbers them. *Easy* is never given: who found it easy is seen by coming back less often."""

LONGEST = 180
"""Days after which a skill comes up again at the latest."""

_NO_ROOM = "9989"  # from that year on a clock has gone wrong, and the calendar has no room for the next review


class Review(NamedTuple):
    """A first answer that is not reckoned yet, and those before it: a list that shares its beginning with others."""

    before: Review | None
    at: str
    rating: int


class Schedule(NamedTuple):
    """One skill's card: stability in days and difficulty from 1 to 10 as FSRS has them, when it is due, when it was last reviewed.

    ``due`` and ``last`` are moments as events carry them, empty before the first review. ``pending`` are the reviews that
    these four do not know of yet.
    """

    stability: float = 0.0
    difficulty: float = 0.0
    due: str = ""
    last: str = ""
    pending: Review | None = None

    def noted(self, answer: Answer) -> Self:
        """Return the schedule with the first answer `answer` noted, to be reckoned later."""
        return self._replace(pending=Review(self.pending, answer.at, rating_of(answer)))

    def reckoned(self) -> Schedule:
        """Return the schedule with every noted answer counted. Loads FSRS, if there are any."""
        waiting: list[Review] = []
        review = self.pending
        while review is not None:
            waiting.append(review)
            review = review.before
        card = Schedule(*self[:4])
        for review in reversed(waiting):
            if is_stamp(review.at) and review.at < _NO_ROOM:
                card = _reviewed(card, datetime.fromisoformat(review.at).astimezone(UTC), review.rating)
        return card

    @property
    def sound(self) -> bool:
        """Whether the fields are such as `reckoned` gives: a card that was reviewed, or the empty one."""
        if not self.last:
            return self == Schedule()
        known = isfinite(self.stability) and self.stability > 0 and 1 <= self.difficulty <= 10
        return known and is_stamp(self.due) and is_stamp(self.last) and self.last < _NO_ROOM


def rating_of(answer: Answer) -> int:
    """Rate a first answer: wrong or revealed, right with a hint or led to, right unaided."""
    if not answer.right:
        return AGAIN
    return GOOD if answer.unaided else HARD


@cache
def _scheduler() -> Scheduler:
    from fsrs import Scheduler

    # No steps of minutes: what comes again within a sitting is the drill's affair.
    return Scheduler(learning_steps=(), relearning_steps=(), maximum_interval=LONGEST, enable_fuzzing=False)


def _reviewed(known: Schedule, at: datetime, rating: int) -> Schedule:
    """Return the card after a review at the moment `at` (UTC)."""
    from fsrs import Card, Rating, State

    # Number and due date are given even to a new card: left out, FSRS would look at the clock.
    card = Card(card_id=1, due=at)
    if known.last:
        last, due = datetime.fromisoformat(known.last), datetime.fromisoformat(known.due)
        card = Card(1, State.Review, None, known.stability, known.difficulty, due, last)
    card, _ = _scheduler().review_card(card, Rating(rating), at)
    assert card.stability is not None  # a reviewed card has both
    assert card.difficulty is not None
    return Schedule(float(card.stability), float(card.difficulty), stamp(card.due), stamp(at))
