"""The cell before: what to ask somebody who is stuck, so that the question they were asked becomes one step."""

from __future__ import annotations

from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.skills import SKILLS

BENEATH: dict[str, str] = {
    "palace": "generation",
    "world": "generation",
    "response": "world",
    "relation.line": "palace",
    "relation.all": "palace",
    "relation.missing": "palace",
    "relation.changed": "palace",
    "hidden.line": "palace",
    "hidden.relation": "palace",
    "hidden.all": "palace",
    "hidden.where": "palace",
    "hidden.home": "palace",
    "own": "palace",
    "body": "world",
    "body.lines": "body",
    "tomb.fault": "world",
    "trine": "world",
}
"""For each composite skill the skill of the cell that the rest hangs on; the others are looked up or counted."""


def cell_before(exercise: Exercise) -> Exercise | None:
    """Return the exercise for the cell beneath an exercise, on the same chart; None where nothing lies beneath."""
    skill = BENEATH.get(exercise.skill.id)
    if skill is None or exercise.cast is None:
        return None
    return Exercise(SKILLS[skill], exercise.cast.still, pinned=exercise.pinned)
