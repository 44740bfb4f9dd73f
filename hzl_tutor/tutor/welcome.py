"""The first screen: for someone new the three ways in, for someone who comes back where they were."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hzl_tutor.tutor.due import due_skills
from hzl_tutor.tutor.messages import Message, Say

if TYPE_CHECKING:
    from datetime import datetime

    from hzl_tutor.lesson.library import Library
    from hzl_tutor.tutor.learner import Learner


def welcome(learner: Learner, library: Library | None, now: datetime, name: str = "") -> list[Message]:
    """Return the first messages of a conversation that begins with nothing in particular at the moment ``now``.

    ``name`` is the learner's where one was named: whose log it is should be seen before the first answer.
    """
    due = due_skills(learner.progress, now, at_a_glance=True)  # nobody waits for a reckoning either
    told: list[Message] = [Say("welcome.named", {"name": name})] if name else []
    told.append(_greeting(learner, library))
    return told + ([Say("welcome.due", {"count": len(due)})] if due else [])


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
