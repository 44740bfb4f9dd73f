"""§1–7: what a line stands for, 六亲, 财官 and their helpers, moves, 世应, 用, 出现 and 伏藏."""

from __future__ import annotations

from hzl_tutor.book.grounds import Grounds
from hzl_tutor.book.rule import Rule

TOLD: tuple[Rule, ...] = ()


class Foundations(Grounds):
    """§1–7, one condition a rule."""
