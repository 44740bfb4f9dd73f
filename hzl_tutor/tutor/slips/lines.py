"""Slips about 纳甲 and the six relations, visible and changed."""

from __future__ import annotations

from hzl_tutor.engine import (
    BRANCH_ELEMENT,
    STEM_ELEMENT,
    Branch,
    Element,
    Ganzhi,
    HuoZhuLin,
    Relation,
    Stem,
    Trigram,
    cell,
    relate,
)
from hzl_tutor.engine.ganzhi import BRANCH_PLACE, BRANCHES
from hzl_tutor.engine.trigrams import NAJIA, najia_branch
from hzl_tutor.tutor.slips.base import Slip


class YinForward(HuoZhuLin):
    """巽离坤兑 counted forward like the yang trigrams."""

    @cell("§1")
    def branch_of(self, trigram: Trigram, line: int) -> Branch:
        """Every second branch, forward in every trigram."""
        row = NAJIA[trigram]
        start = row.inner_branch if line <= 3 else row.outer_branch
        return najia_branch(start, (line - 1) % 3, forward=True)


class OuterTakesInner(HuoZhuLin):
    """The outer trigram given the branches it would have inside."""

    @cell("§1")
    def branch_of(self, trigram: Trigram, line: int) -> Branch:
        """The inner branches, inside and outside."""
        return najia_branch(NAJIA[trigram].inner_branch, (line - 1) % 3, forward=trigram.yang)


class OuterStemUnchanged(HuoZhuLin):
    """乾 and 坤 keep 甲 and 乙 outside."""

    @cell("§1")
    def stem_of(self, trigram: Trigram, line: int) -> Stem:
        """The inner stem, inside and outside."""
        return NAJIA[trigram].inner_stem


class NajiaFromPalace(HuoZhuLin):
    """The outer lines copied from the palace's pure hexagram."""

    @cell("§1")
    def standing(self, line: int) -> Trigram:
        """The palace for the outer lines, where the trigram one sees belongs."""
        return self.palace() if line > 3 else super().standing(line)


class BranchesConsecutive(HuoZhuLin):
    """Branches one after the other, none left out."""

    @cell("§1")
    def branch_of(self, trigram: Trigram, line: int) -> Branch:
        """Consecutive branches from the trigram's first, in its own direction."""
        row = NAJIA[trigram]
        start = row.inner_branch if line <= 3 else row.outer_branch
        step = (line - 1) % 3 * (1 if trigram.yang else -1)
        return BRANCHES[(BRANCH_PLACE[start] + step) % 12]


class CycleInverted(HuoZhuLin):
    """生克 read the wrong way round: 父 for 子, 官 for 财, and back."""

    @cell("§2")
    def kin(self, me: Element, other: Element) -> Relation:
        """What I am to the other, where the other's place towards me is asked."""
        return relate(other, me)


class ControlInverted(HuoZhuLin):
    """Only 克 read the wrong way round: 官 for 财 and back."""

    @cell("§2")
    def kin(self, me: Element, other: Element) -> Relation:
        """The relation with 克我 and 我克 exchanged."""
        relation = relate(me, other)
        return {Relation.OFFICER: Relation.WEALTH, Relation.WEALTH: Relation.OFFICER}.get(relation, relation)


class PhaseFromStem(HuoZhuLin):
    """The phase taken from the stem."""

    @cell("§2")
    def phase_of(self, ganzhi: Ganzhi) -> Element:
        """The stem's phase."""
        return STEM_ELEMENT[ganzhi.stem]


class PhaseFromNayin(HuoZhuLin):
    """The phase taken from 纳音, as §1 does for images."""

    @cell("§2")
    def phase_of(self, ganzhi: Ganzhi) -> Element:
        """The 纳音's phase; a pair that does not exist has none and keeps its branch's."""
        return ganzhi.nayin_element if ganzhi.place is not None else BRANCH_ELEMENT[ganzhi.branch]


class SelfIsLower(HuoZhuLin):
    """我 taken from the lower trigram."""

    @cell("§2")
    def me(self) -> Element:
        """The phase of the lower trigram."""
        return self.lower().element


class SelfIsWorld(HuoZhuLin):
    """我 taken from the 世 line."""

    @cell("§2")
    def me(self) -> Element:
        """The phase of the line 世 stands on."""
        return self.element(self.world())


class ChangedByOwnPalace(HuoZhuLin):
    """A changed line judged from the changed hexagram's palace."""

    @cell("§4", moves=True)
    def changed_relation(self, line: int) -> Relation | None:
        """The relation to the palace of the changed hexagram."""
        element = self.changed_element(line)
        other = type(self).at_rest(self.thrown().changed_bits)
        return self.kin(other.me(), element) if element else None


_NAJIA = ("najia.line",)
_RELATION = ("relation.line",)

SLIPS: tuple[Slip, ...] = (
    Slip("yin-branches-forward", "§1", _NAJIA, rule=YinForward),
    Slip("outer-takes-inner-branches", "§1", _NAJIA, rule=OuterTakesInner),
    Slip("outer-stem-unchanged", "§1", _NAJIA, rule=OuterStemUnchanged),
    Slip("najia-from-palace", "§1", _NAJIA, rule=NajiaFromPalace),
    Slip("branches-consecutive", "§1", _NAJIA, rule=BranchesConsecutive),
    Slip("cycle-inverted", "§2", (*_RELATION, "cycle"), rule=CycleInverted),
    Slip("control-inverted", "§2", (*_RELATION, "cycle"), rule=ControlInverted),
    Slip("relation-from-stem", "§2", _RELATION, rule=PhaseFromStem),
    Slip("relation-from-nayin", "§1", _RELATION, rule=PhaseFromNayin),
    Slip("self-is-lower-trigram", "§2", _RELATION, rule=SelfIsLower),
    Slip("self-is-world-line", "§2", _RELATION, rule=SelfIsWorld),
    Slip("changed-by-own-palace", "§4", ("relation.changed",), rule=ChangedByOwnPalace),
)
