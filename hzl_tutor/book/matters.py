"""§22–27 and 占婢妾: the rules for one matter each."""

from __future__ import annotations

from hzl_tutor.book.grounds import Grounds
from hzl_tutor.book.rule import Rule

TOLD: tuple[Rule, ...] = ()


class Matters(Grounds):
    """§22–27 and 占婢妾, one condition a rule."""
