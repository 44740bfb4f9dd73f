"""The rulebook of 《火珠林》 whole: moving lines, tombs, §16's trine and what the moment adds, upon the six lines."""

from __future__ import annotations

from typing import NamedTuple

from hzl_tutor.engine.branches import TRINES, trine_of
from hzl_tutor.engine.cells import cell
from hzl_tutor.engine.elements import Element, Relation, State
from hzl_tutor.engine.errors import NoSuchCellError
from hzl_tutor.engine.ganzhi import Branch, Ganzhi
from hzl_tutor.engine.hexagrams import BY_HEXAGRAM_BITS
from hzl_tutor.engine.layers import LINES, Layers
from hzl_tutor.engine.moment import Moment
from hzl_tutor.engine.seasons import Spirit

DISPUTED_TRINES = frozenset({"解", "井", "家人", "噬嗑"})
"""Hexagrams on which the two readings of §16 differ; shown, never asked."""

EARTH_TRINE = {
    Branch.CHEN: Element.WATER,
    Branch.XU: Element.FIRE,
    Branch.WEI: Element.WOOD,
    Branch.CHOU: Element.METAL,
}
"""杂气: the trine that each earth branch draws (§16)."""


class Trine(NamedTuple):
    """§16: what the earth line on 世 could hook in.

    ``available``: all three branches stand among the palace's own six lines; the visible lines do not count.
    ``disputed``: the book's two readings part here.
    """

    branches: tuple[Branch, Branch, Branch]
    element: Element
    relation: Relation
    available: bool
    disputed: bool


class HuoZhuLin(Layers):
    """《火珠林》 as it stands. Every ``line`` argument counts from 1 at the bottom."""

    @cell("§4", moves=True)
    def moving(self, line: int) -> bool:
        """Whether a line moves."""
        return line in self.thrown().moving

    @cell("§4", moves=True)
    def movement(self) -> str:
        """安静, 独发 (one line moves) or 乱动 (several; the book gives no number, so two is a borderline case)."""
        count = sum(self.moving(line) for line in LINES)
        return ("安静", "独发")[count] if count < 2 else "乱动"

    @cell("§4", moves=True)
    def changed(self, line: int) -> Ganzhi | None:
        """变爻: the 干支 that a line has in the changed hexagram; None for a line that does not move."""
        return self.changed_anyway(line) if self.moving(line) else None

    @cell("§4", moves=True)
    def changed_anyway(self, line: int) -> Ganzhi:
        """The 干支 at a place of the changed hexagram, whether or not the line moved."""
        changed = BY_HEXAGRAM_BITS[self.thrown().changed_bits]
        return self.pure(changed.lower if line <= 3 else changed.upper, line)

    @cell("§4", moves=True)
    def changed_element(self, line: int) -> Element | None:
        """The phase of a changed line."""
        changed = self.changed(line)
        return self.phase_of(changed) if changed else None

    @cell("§4", moves=True)
    def changed_relation(self, line: int) -> Relation | None:
        """六亲 of a changed line, always from the original palace; None for a line that does not move."""
        element = self.changed_element(line)
        return self.kin(self.me(), element) if element else None

    @cell("§5")
    def tomb(self, line: int) -> Branch:
        """墓 of a visible line's phase."""
        return self.tomb_of(self.element(line))

    @cell("动止章")
    def extinction(self, line: int) -> Branch:
        """绝 of a visible line's phase."""
        return self.extinction_of(self.element(line))

    @cell("§5")
    def hidden_tomb(self, line: int) -> Branch | None:
        """墓 of a hidden line's phase; None where a school hides nothing."""
        element = self.hidden_element(line)
        return self.tomb_of(element) if element else None

    @cell("§1")
    def nayin(self, line: int) -> str:
        """纳音 of a visible line."""
        return self.nayin_of(self.ganzhi(line))

    @cell("§5", moves=True, dated=True)
    def entombed(self) -> tuple[str, ...]:
        """What entombs 世: 应 (its line is the tomb of 世's phase), 动 (another moving line is), 日 (the day is).

        A moving 应 counts under both. Without a day only the first two are looked at.
        """
        tomb, world = self.tomb(self.world()), self.world()
        found = ["应"] if self.ganzhi(self.response()).branch == tomb else []
        if any(self.moving(line) and self.ganzhi(line).branch == tomb for line in LINES if line != world):
            found.append("动")
        if self.moment and self.moment.day and self.moment.day.branch == tomb:
            found.append("日")
        return tuple(found)

    @cell("§16")
    def trine(self) -> Trine | None:
        """勾合: the trine of the earth branch on 世; None when 世 holds no earth line."""
        branch = self.ganzhi(self.world()).branch
        if branch not in EARTH_TRINE:
            return None
        element = trine_of(branch)
        branches = TRINES[element]
        own = {self.pure(self.palace(), line).branch for line in LINES}
        disputed = self.thrown().hexagram.name in DISPUTED_TRINES
        return Trine(branches, element, self.kin(self.me(), element), own.issuperset(branches), disputed)

    @cell("§16")
    def hooked(self) -> tuple[Branch, ...]:
        """The three branches of the trine when it can be hooked in, else none."""
        trine = self.trine()
        return trine.branches if trine and trine.available else ()

    def _when(self, what: str) -> Moment:
        if self.moment is None:
            raise NoSuchCellError(what, "moment")
        return self.moment

    @cell("§3", dated=True)
    def month(self) -> Branch:
        """月建. Raises NoSuchCellError when the month is not known."""
        branch = self._when("month").month_branch
        if branch is None:
            raise NoSuchCellError("month", "month")
        return branch

    @cell("§7", dated=True)
    def day(self) -> Ganzhi:
        """日辰. Raises NoSuchCellError when the day is not known."""
        day = self._when("day").day
        if day is None:
            raise NoSuchCellError("day", "day")
        return day

    @cell("§3", dated=True)
    def state(self, line: int) -> State:
        """旺相休囚死 of a visible line in the month."""
        return self.state_of(self.element(line), self.month())

    @cell("§3", dated=True)
    def hidden_state(self, line: int) -> State | None:
        """旺相休囚死 of a hidden line in the month."""
        element = self.hidden_element(line)
        return self.state_of(element, self.month()) if element else None

    @cell("§2", dated=True)
    def is_void(self, line: int) -> bool:
        """Whether a visible line's branch is in the day's 旬空."""
        return self.ganzhi(line).branch in self.void_pair(self.day())

    @cell("§2", dated=True)
    def is_hidden_void(self, line: int) -> bool:
        """Whether a hidden line's branch is in the day's 旬空; False where a school hides nothing."""
        hidden = self.hidden(line)
        return hidden is not None and hidden.branch in self.void_pair(self.day())

    @cell("later manuals", dated=True)
    def spirit(self, line: int) -> Spirit:
        """六神 of a line on the day."""
        return self.spirit_on(self.day(), line)
