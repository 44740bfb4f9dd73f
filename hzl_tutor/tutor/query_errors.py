"""What can be wrong with a query of 找."""

from __future__ import annotations

from hzl_tutor.engine import HzlError


class QueryError(HzlError):
    """A query that cannot be followed.

    ``reason`` is ``unknown`` (``text`` is no term; ``nearest`` are), ``place`` (a place without anything lying there),
    ``forms`` (九式 is a view and goes with nothing else), ``waits`` (the rule ``text`` wants ``lacks``: day, matter …) or
    ``told`` (the rule ``text`` has no condition), ``hexagram`` (``text`` is one, which is no term).
    """

    def __init__(self, reason: str, text: str, nearest: tuple[str, ...] = (), lacks: str = "") -> None:
        super().__init__(f"{reason}: {text}")
        self.reason, self.text, self.nearest, self.lacks = reason, text, nearest, lacks
