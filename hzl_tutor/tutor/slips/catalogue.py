"""All slips, by id and by the skill in which they can show."""

from __future__ import annotations

from functools import cache

from hzl_tutor.tutor.skills import SKILLS, Skill, beneath
from hzl_tutor.tutor.slips import hidden, lines, palace, reading, tables
from hzl_tutor.tutor.slips.base import Slip
from hzl_tutor.tutor.slips.told import TOLD, Told

SLIPS: dict[str, Slip] = {
    slip.id: slip for slip in (*palace.SLIPS, *lines.SLIPS, *hidden.SLIPS, *tables.SLIPS, *reading.SLIPS)
}
"""The slips that a value can show, by id; of those that write the same, the one named first is the likelier."""

LIBRARY: dict[str, Slip | Told] = {**SLIPS, **TOLD}
"""Everything that is done wrong, by id."""


@cache
def slips_for(skill_id: str) -> tuple[Slip, ...]:
    """Return the slips of a skill and of the skills beneath it, in the order of their ids."""
    skill: Skill = SKILLS[skill_id]
    under = beneath(skill)
    return tuple(sorted((s for s in SLIPS.values() if under.intersection(s.skills)), key=lambda slip: slip.id))
