"""All slips, by id and by the skill in which they can show."""

from __future__ import annotations

from functools import cache

from hzl_tutor.tutor.skills import SKILLS, Skill, beneath
from hzl_tutor.tutor.slips import hidden, lines, palace, tables
from hzl_tutor.tutor.slips.base import Slip

SLIPS: dict[str, Slip] = {slip.id: slip for slip in (*palace.SLIPS, *lines.SLIPS, *hidden.SLIPS, *tables.SLIPS)}


@cache
def slips_for(skill_id: str) -> tuple[Slip, ...]:
    """Return the slips of a skill and of the skills beneath it, in the order of their ids."""
    skill: Skill = SKILLS[skill_id]
    under = beneath(skill)
    return tuple(sorted((s for s in SLIPS.values() if under.intersection(s.skills)), key=lambda slip: slip.id))
