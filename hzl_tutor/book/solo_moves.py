"""§17–21 and 动止章: one of the five relations moves alone."""

from __future__ import annotations

from hzl_tutor.book.grounds import Grounds
from hzl_tutor.book.rule import Rule

TOLD: tuple[Rule, ...] = ()


class SoloMoves(Grounds):
    """§17–21 and 动止章, one condition a rule."""
