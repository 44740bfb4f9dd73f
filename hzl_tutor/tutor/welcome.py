"""The first screen: for someone new the three ways in, for someone who comes back where they were."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hzl_tutor.engine.choices import USUAL_CLOCK, Clock
from hzl_tutor.tutor.due import date_here, due_skills
from hzl_tutor.tutor.messages import Message, Say

if TYPE_CHECKING:
    from datetime import datetime

    from hzl_tutor.lesson.library import Library
    from hzl_tutor.tutor.learner import Learner

DRESSED = "hidden.all"
"""The skill without which a hexagram cannot be dressed; who has not met it is not asked to dress one."""


def welcome(
    learner: Learner, library: Library | None, now: datetime, name: str = "", clock: Clock = USUAL_CLOCK
) -> list[Message]:
    """Return the first messages of a conversation that begins with nothing in particular at the moment ``now``.

    ``name`` is the learner's where one was named: whose log it is should be seen before the first answer.
    """
    due = due_skills(learner.progress, now, at_a_glance=True)  # nobody waits for a reckoning either
    told: list[Message] = [Say("welcome.named", {"name": name})] if name else []
    told.append(_greeting(learner, library))
    told += [Say("welcome.due", {"count": len(due)})] if due else []
    return told + ([Say("welcome.daily")] if _waits(learner, now, clock) else [])


def _waits(learner: Learner, now: datetime, clock: Clock) -> bool:
    """Whether the hexagram of the day is still to be done, by somebody who has come as far as dressing one."""
    standing = learner.progress
    begun = standing.daily.last or DRESSED in standing.skills
    return bool(begun) and standing.daily.last < date_here(now, clock).isoformat()


def _greeting(learner: Learner, library: Library | None) -> Say:
    begun = _begun(learner, library)
    if begun:
        return Say("welcome.back", {"unit": begun[0], "title": begun[1]})
    return Say("welcome.again" if learner.progress.skills else "welcome.new")


def _begun(learner: Learner, library: Library | None) -> tuple[str, str] | None:
    """Unit and title of the lesson that was left before its end, the newest first."""
    open_ = {name for name, standing in learner.progress.lessons.items() if standing.step and not standing.done}
    if library is None or not open_:  # nobody waits for a list of lessons that is not needed
        return None
    entries = [entry for entry in library.entries() if entry.id in open_]
    return (entries[-1].unit, entries[-1].title) if entries else None
