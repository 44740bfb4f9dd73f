"""The names of the skills."""

from __future__ import annotations

from hzl_tutor.tutor.skill_names import GROUPS, NAMES

SKILL_NAMES: dict[str, str] = {skill: name for name, skill in NAMES.items()}
"""By skill; the same names can be typed after 练."""
TYPED: dict[str, str] = SKILL_NAMES
"""What can be typed after 练 or 错题 for a skill."""


def drilled(skill: str) -> str:
    """What is said behind 练 for a skill: the first group that it is in, else its own name."""
    groups = [name for name, skills in GROUPS.items() if skill in skills and not name.isascii()]
    return groups[0] if groups else SKILL_NAMES[skill]
