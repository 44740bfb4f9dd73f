"""§16 出现重迭: the visible line on 世, and what its earth branch hooks in."""

from __future__ import annotations

from hzl_tutor.book.grounds import Grounds
from hzl_tutor.book.rule import Rule

TOLD: tuple[Rule, ...] = ()


class Joining(Grounds):
    """§16, one condition a rule."""
