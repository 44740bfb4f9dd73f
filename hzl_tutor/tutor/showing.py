"""Where a slip can be seen: elsewhere it happens to give the right answer, and proves nothing."""

from __future__ import annotations

from functools import cache
from itertools import zip_longest

from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.skills import SKILLS, Skill
from hzl_tutor.tutor.slips import Slip, slips_for, wrong_cells
from hzl_tutor.tutor.space import exercises, telling_days

SHARES = {"tomb.fault": 3}
"""Of skills with many exercises a hexagram, one in so many is looked at to know which slips can show."""


@cache
def shows(skill_id: str) -> dict[str, int]:
    """Return, for each slip of a skill, the number of hexagrams on which some exercise of the skill shows it.

    For skills about the plain tables the exercises themselves are counted. All exercises are looked at.
    """
    slips = slips_for(skill_id)
    groups = list(exercises(SKILLS[skill_id], days=telling_days)) if slips else []
    return {
        slip.id: sum(any(wrong_cells(slip, exercise) is not None for exercise in group) for group in groups)
        for slip in slips
    }


@cache
def visible_slips(skill_id: str) -> tuple[Slip, ...]:
    """Return the slips that some exercise of a skill shows, in the order of :func:`slips_for`.

    Each slip is looked for only until it is found, so this costs much less than counting.
    """
    slips = slips_for(skill_id)
    unseen = list(slips)
    for exercise in _sample(SKILLS[skill_id]):
        if not unseen:
            break
        unseen = [slip for slip in unseen if wrong_cells(slip, exercise) is None]
    return tuple(slip for slip in slips if slip not in unseen)


def _sample(skill: Skill) -> list[Exercise]:
    """The first exercise of every hexagram, then the second of each, and so on: what is rare is met early."""
    groups = exercises(skill, days=telling_days)
    found = [exercise for across in zip_longest(*groups) for exercise in across if exercise is not None]
    return found[:: SHARES.get(skill.id, 1)]
