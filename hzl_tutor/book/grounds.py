"""Cells that several rules of the book stand on: what lies under what, what is strong, what the day draws out, 用 and 辅.

They are cells like any other, so each can be asked and told by itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hzl_tutor.book.matter import HELPERS, MARRIAGE, TOPICS, Matter
from hzl_tutor.book.rule import Lines
from hzl_tutor.engine import (
    LINES,
    Cast,
    Chart,
    HuoZhuLin,
    Key,
    Moment,
    NoSuchCellError,
    Relation,
    State,
    Tie,
    cell,
    element_of,
    relate,
)

STRONG = (State.RULING, State.GROWING)
"""旺相: having 气 (§3)."""


class Grounds(HuoZhuLin):
    """A chart read with a question in mind. Every ``line`` argument counts from 1 at the bottom."""

    def __init__(
        self,
        cast: Cast | None = None,
        moment: Moment | None = None,
        given: Mapping[Key, Any] | None = None,
        matter: Matter | None = None,
    ) -> None:
        self.matter = matter
        super().__init__(cast, moment, given)

    def _shared(self) -> Chart | None:
        """The chart at rest, undated and without a question: whatever depends on none of them is shared through it."""
        if self.matter and self.cast and not self.given:
            return self.at_rest(self.cast.bits)
        return super()._shared()

    @cell("§6", dated=True)
    def topic(self) -> str:
        """What is asked about. Raises NoSuchCellError when it is not known."""
        if self.matter is None or not self.matter.topic:
            raise NoSuchCellError("topic", "matter")
        return self.matter.topic

    @cell("§6", dated=True)
    def asker(self) -> str:
        """Who asks. Raises NoSuchCellError when it is not known."""
        if self.matter is None or not self.matter.asker:
            raise NoSuchCellError("asker", "asker")
        return self.matter.asker

    @cell("§24", dated=True)
    def age(self) -> int:
        """How old the asker is, in 岁 from 1. Raises NoSuchCellError when it is not known."""
        if self.matter is None or self.matter.age is None:
            raise NoSuchCellError("age", "asker")
        return self.matter.age

    @cell("§6", dated=True)
    def use(self) -> Relation | None:
        """用神 of what is asked: 官鬼 for public matters, 妻财 for private ones, 婚姻 by the asker; None where 世 is."""
        topic = self.topic()
        return MARRIAGE[self.asker()] if topic == "婚姻" else TOPICS[topic]

    @cell("§3", dated=True)
    def helper(self) -> Relation | None:
        """辅: 父母 beside 官鬼, 子孙 beside 妻财."""
        use = self.use()
        return HELPERS[use] if use else None

    @cell("§7")
    def visible(self, relation: Relation) -> Lines:
        """The visible lines that have a relation."""
        return tuple(line for line in LINES if self.relation(line) == relation)

    @cell("§8–15")
    def beneath(self, relation: Relation, over: Relation) -> Lines:
        """X伏Y: the lines under which the relation lies hidden while the visible line is ``over``; own lines hide nothing."""
        return tuple(line for line in self.hidden_where(relation) if self.home(line) == over and not self.own(line))

    @cell("§2", dated=True)
    def kin_state(self, relation: Relation) -> State:
        """旺相休囚死 of a relation in the month: its phase is the palace's to say (定四时六亲者，主宫也)."""
        return self.state_of(element_of(self.me(), relation), self.month())

    @cell("§3", dated=True)
    def strong(self, relation: Relation) -> bool:
        """有气: whether a relation is 旺 or 相 in the month."""
        return self.kin_state(relation) in STRONG

    @cell("§8", dated=True)
    def day_kin(self) -> Relation:
        """What the day is to the palace: 日辰是子孙 goes by the kin, not by the same branch."""
        return self.relate_to_me(self.day())

    @cell("§7", dated=True)
    def drawn_out(self, line: int) -> bool:
        """透出: whether the day has the same branch as the hidden line."""
        hidden = self.hidden(line)
        return hidden is not None and hidden.branch == self.day().branch

    @cell("§7", dated=True)
    def drawn(self, relation: Relation) -> Lines:
        """The lines under which a relation lies and the day draws it out."""
        return tuple(line for line in self.hidden_where(relation) if self.drawn_out(line))

    @cell("§27", dated=True)
    def joined_out(self, line: int) -> bool:
        """合出: whether the day's branch combines with that of the hidden line."""
        hidden = self.hidden(line)
        return hidden is not None and Tie.COMBINE in self.ties_of(hidden.branch, self.day().branch)

    @cell("§4", moves=True)
    def movers(self) -> Lines:
        """The lines that move."""
        return tuple(line for line in LINES if self.moving(line))

    @cell("§4", moves=True)
    def solo(self) -> int | None:
        """独发: the one line that moves; None when none or several do."""
        movers = self.movers()
        return movers[0] if len(movers) == 1 else None

    @cell("§5")
    def feeds(self, line: int, other: int) -> bool:
        """生: whether one visible line's phase generates another's."""
        return self.kin(self.element(other), self.element(line)) == Relation.PARENT

    @cell("§5")
    def controls(self, line: int, other: int) -> bool:
        """克: whether one visible line's phase controls another's."""
        return self.kin(self.element(other), self.element(line)) == Relation.OFFICER

    @cell("§7")
    def laid(self, relation: Relation) -> Lines:
        """伏藏: the lines under which a relation lies hidden, but for those where the palace's own line is in sight."""
        return tuple(line for line in self.hidden_where(relation) if not self.own(line))

    @cell("§5")
    def ends_against(self, relation: Relation) -> Lines:
        """The lines of 世 and 应 whose phase controls that of a relation (§10: 世应不克)."""
        foe = self._foe(relation)
        return tuple(line for line in sorted((self.world(), self.response())) if self.relation(line) == foe)

    @cell("§5", moves=True)
    def moves_against(self, relation: Relation) -> Lines:
        """The moving lines whose phase controls that of a relation."""
        foe = self._foe(relation)
        return tuple(line for line in self.movers() if self.relation(line) == foe)

    @cell("§4", moves=True)
    def moves_for_world(self) -> Lines:
        """The moving lines that generate the phase of 世."""
        world = self.world()
        return tuple(line for line in self.movers() if line != world and self.feeds(line, world))

    @cell("§3", moves=True)
    def acting_on(self, relation: Relation) -> Lines:
        """The moving lines that do something to a relation: 生 or 扶 it by their phase, 克 it, or 冲 a visible line of it."""
        me = self.me()
        phase = element_of(me, relation)
        seen = [self.ganzhi(line).branch for line in self.visible(relation)]
        return tuple(
            line
            for line in self.movers()
            if relate(phase, self.element(line)) in (Relation.PARENT, Relation.SIBLING, Relation.OFFICER)
            or any(Tie.CLASH in self.ties_of(self.ganzhi(line).branch, branch) for branch in seen)
        )

    def _foe(self, relation: Relation) -> Relation:
        """The relation whose phase controls that of ``relation``: 父母 for 子孙."""
        me = self.me()
        return next(
            foe for foe in Relation if relate(element_of(me, relation), element_of(me, foe)) == Relation.OFFICER
        )
