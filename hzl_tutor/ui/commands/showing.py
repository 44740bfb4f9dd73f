"""On how many charts a slip can be seen at all: elsewhere it happens to give the right answer and proves nothing."""

from __future__ import annotations

from functools import cache

from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.slips import slips_for, wrong_cells
from hzl_tutor.ui.commands.space import exercises


@cache
def shows(skill_id: str) -> dict[str, int]:
    """Return, for each slip of a skill, the number of hexagrams on which some exercise of the skill shows it.

    For skills about the plain tables the exercises themselves are counted.
    """
    slips = slips_for(skill_id)
    groups = list(exercises(SKILLS[skill_id], every_day=False)) if slips else []
    return {
        slip.id: sum(any(wrong_cells(slip, exercise) is not None for exercise in group) for group in groups)
        for slip in slips
    }
