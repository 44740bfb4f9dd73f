"""The names of the skills."""

from __future__ import annotations

from hzl_tutor.tutor.skill_names import NAMES

SKILL_NAMES: dict[str, str] = {skill: name for name, skill in NAMES.items()}
"""By skill; the same names can be typed after 练."""
TYPED: dict[str, str] = SKILL_NAMES
"""What can be typed after 练 or 错题 for a skill."""
