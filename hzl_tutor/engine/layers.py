"""The rules that dress the six lines: palace, generation, 世 and 应, najia, relations, the hidden layer, own lines (§2)."""

from __future__ import annotations

from enum import StrEnum

from hzl_tutor.engine.cells import cell
from hzl_tutor.engine.elements import Element, Relation
from hzl_tutor.engine.ganzhi import Branch, Ganzhi
from hzl_tutor.engine.tables import Tables
from hzl_tutor.engine.trigrams import BY_BITS, Trigram

LINES: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
"""Positions of the lines, 1 at the bottom."""


class Generation(StrEnum):
    """世次: the eight places in a palace, in order (§2)."""

    HOME = "本宫"
    FIRST = "一世"
    SECOND = "二世"
    THIRD = "三世"
    FOURTH = "四世"
    FIFTH = "五世"
    WANDERING = "游魂"
    RETURNING = "归魂"


BY_DIFFERENCE: dict[tuple[int, ...], Generation] = {
    (): Generation.HOME,
    (1,): Generation.FIRST,
    (1, 2): Generation.SECOND,
    (1, 2, 3): Generation.THIRD,
    (2, 3): Generation.FOURTH,
    (3,): Generation.FIFTH,
    (1, 3): Generation.WANDERING,
    (2,): Generation.RETURNING,
}
"""Generation by the places (1–3) at which the lower trigram differs from the upper; flips from the pure one give it."""

WORLD: dict[Generation, int] = dict(zip(Generation, (6, 1, 2, 3, 4, 5, 4, 3), strict=True))
"""Where 世 stands, from the bottom: the last flipped line; 游魂 keeps 四, 归魂 takes 三, the pure hexagram 上."""


class Layers(Tables):
    """Visible and hidden lines of a hexagram. Every ``line`` argument counts from 1 at the bottom."""

    @cell("§2")
    def lower(self) -> Trigram:
        """内卦: the trigram of lines 1–3."""
        return BY_BITS[self.thrown().bits[:3]]

    @cell("§2")
    def upper(self) -> Trigram:
        """外卦: the trigram of lines 4–6."""
        return BY_BITS[self.thrown().bits[3:]]

    @cell("§2")
    def difference(self) -> tuple[int, ...]:
        """The places (1–3) at which the two trigrams differ."""
        pairs = zip(self.lower().bits, self.upper().bits, strict=True)
        return tuple(place for place, (low, high) in enumerate(pairs, 1) if low != high)

    @cell("§2")
    def generation(self) -> Generation:
        """世次: how many lines were flipped from the palace's pure hexagram, or 游魂 归魂."""
        return BY_DIFFERENCE[self.difference()]

    @cell("§2")
    def palace(self) -> Trigram:
        """本宫: the trigram whose pure hexagram this one comes from.

        Up to 三世 the upper trigram is untouched; from 四世 to 游魂 the lower one is flipped whole; 归魂 has the lower
        one back.
        """
        generation = self.generation()
        if generation is Generation.RETURNING:
            return self.lower()
        if generation in (Generation.FOURTH, Generation.FIFTH, Generation.WANDERING):
            return self.lower().opposite
        return self.upper()

    @cell("§2")
    def me(self) -> Element:
        """我: the phase of the palace, from which all six relations are counted."""
        return self.palace().element

    @cell("§2")
    def world(self) -> int:
        """世: the line that stands for our side."""
        return WORLD[self.generation()]

    @cell("§5")
    def response(self) -> int:
        """应: the line three away from 世, standing for the other side."""
        return (self.world() + 2) % 6 + 1

    @cell("§2")
    def between(self) -> tuple[int, ...]:
        """间爻: the two lines strictly between 世 and 应 (§25)."""
        low, high = sorted((self.world(), self.response()))
        return tuple(range(low + 1, high))

    @cell("§2")
    def standing(self, line: int) -> Trigram:
        """The trigram a line belongs to: lower for 1–3, upper for 4–6."""
        return self.lower() if line <= 3 else self.upper()

    @cell("§1")
    def ganzhi(self, line: int) -> Ganzhi:
        """The 干支 of a visible line."""
        trigram = self.standing(line)
        return Ganzhi(self.stem_of(trigram, line), self.branch_of(trigram, line))

    @cell("§2")
    def element(self, line: int) -> Element:
        """The phase of a visible line: its branch's."""
        return self.phase_of(self.ganzhi(line))

    @cell("§2")
    def relation(self, line: int) -> Relation:
        """六亲 of a visible line."""
        return self.kin(self.me(), self.element(line))

    @cell("§2")
    def hidden(self, line: int) -> Ganzhi | None:
        """伏神: the 干支 that the palace's pure hexagram has at the same place. In this book every line has one."""
        return self.pure(self.palace(), line)

    @cell("§2")
    def hidden_element(self, line: int) -> Element | None:
        """The phase of the hidden line, or None where a school hides nothing."""
        hidden = self.hidden(line)
        return self.phase_of(hidden) if hidden else None

    @cell("§2")
    def hidden_relation(self, line: int) -> Relation | None:
        """六亲 of the hidden line, counted from the same palace; None where a school hides nothing."""
        element = self.hidden_element(line)
        return self.kin(self.me(), element) if element else None

    @cell("§2")
    def relate_to_me(self, ganzhi: Ganzhi) -> Relation:
        """六亲 of a branch, from the palace."""
        return self.kin(self.me(), self.phase_of(ganzhi))

    @cell("§7")
    def own(self, line: int) -> bool:
        """亲爻出现: whether the visible line is the palace's own, the same 干支 as at that place in the pure hexagram."""
        return self.ganzhi(line) == self.pure(self.palace(), line)

    @cell("§8–15")
    def home(self, line: int) -> Relation:
        """The relation on top of the hidden line: the 乡 it hides in (财 under 官鬼 is 财伏鬼)."""
        return self.relation(line)

    @cell("§2")
    def missing(self) -> tuple[Relation, ...]:
        """The relations that no visible line has, in the order 父母 兄弟 子孙 妻财 官鬼."""
        present = {self.relation(line) for line in LINES}
        return tuple(relation for relation in Relation if relation not in present)

    @cell("§2")
    def hidden_where(self, relation: Relation) -> tuple[int, ...]:
        """The lines under which a relation hides, from the bottom."""
        return tuple(line for line in LINES if self.hidden_relation(line) == relation)

    @cell("§2")
    def body(self) -> Branch:
        """卦身: from 子 (yang 世 line) or 午 (yin) on line 1, one branch a line up to 世. 月卦 is the same count (§22)."""
        start = Branch.ZI if self.yang(self.world()) else Branch.WU
        return self.branch_after(start, self.world() - 1)

    @cell("§2")
    def body_lines(self) -> tuple[int, ...]:
        """The visible lines that carry the 卦身 branch: none in 33 of the 64, two in 升 临 萃."""
        body = self.body()
        return tuple(line for line in LINES if self.ganzhi(line).branch == body)

    @cell("§1")
    def yang(self, line: int) -> bool:
        """Whether the line as thrown is yang."""
        return self.thrown().bits[line - 1] == "1"
