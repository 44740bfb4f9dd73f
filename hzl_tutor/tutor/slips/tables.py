"""Slips about tombs and stages, the season's states, ties of branches, and §16's trine."""

from __future__ import annotations

from hzl_tutor.engine import Branch, Element, HuoZhuLin, Key, Stage, State, Tie, Trigram, cell
from hzl_tutor.engine.choices import EarthSchool
from hzl_tutor.engine.ganzhi import BRANCH_PLACE
from hzl_tutor.engine.stages import STAGES, birthplace
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.slips.base import Slip


class TrigramFromTop(HuoZhuLin):
    """Three lines read from the top down."""

    @cell("§1")
    def trigram_of(self, lines: str) -> Trigram:
        """The trigram of the lines turned over."""
        return super().trigram_of(lines[::-1])


class YinYangExchanged(HuoZhuLin):
    """Broken lines taken for whole ones."""

    @cell("§1")
    def trigram_of(self, lines: str) -> Trigram:
        """The opposite trigram."""
        return super().trigram_of(lines).opposite


class EarthBranchBySeason(HuoZhuLin):
    """辰 called wood, 未 fire, 戌 metal and 丑 water, as the season is that they end."""

    @cell("§1")
    def branch_element(self, branch: Branch) -> Element:
        """The phase of the season in which the branch's month lies."""
        return self.ruler_of(branch)


class QuarteredFromZi(HuoZhuLin):
    """The twelve branches cut into four from 子 on, where the seasons begin at 寅."""

    @cell("§1")
    def branch_element(self, branch: Branch) -> Element:
        """Water for 子丑寅, wood for 卯辰巳, fire for 午未申, metal for 酉戌亥."""
        return (Element.WATER, Element.WOOD, Element.FIRE, Element.METAL)[BRANCH_PLACE[branch] // 3]


class TombForExtinction(HuoZhuLin):
    """绝 given for 墓: the branch after the right one."""

    @cell("§5")
    def tomb_of(self, element: Element) -> Branch:
        """The tenth stage, where the ninth is asked."""
        return self.extinction_of(element)


class TombAndExtinctionMixed(HuoZhuLin):
    """墓 and 绝 exchanged among the twelve stages."""

    @cell("§5")
    def stage_of(self, element: Element, branch: Branch) -> Stage:
        """The stage, with the ninth and the tenth exchanged."""
        stage = super().stage_of(element, branch)
        return {Stage.TOMB: Stage.EXTINCTION, Stage.EXTINCTION: Stage.TOMB}.get(stage, stage)


class EarthSettled(HuoZhuLin):
    """Earth's stages taken from the other school than the question names."""

    @cell("§5")
    def birthplace(self, element: Element) -> Branch:
        """长生, with earth going along with the other of water and fire."""
        right = super().birthplace(element)
        if element is not Element.EARTH:
            return right
        water, fire = (birthplace(element, school) for school in EarthSchool)
        return fire if right == water else water


class StagesOneLate(HuoZhuLin):
    """The twelve stages counted one too far."""

    @cell("§5")
    def stage_of(self, element: Element, branch: Branch) -> Stage:
        """The stage after the right one."""
        right = super().stage_of(element, branch)
        return STAGES[(STAGES.index(right) + 1) % 12]


class StatesMixed(HuoZhuLin):
    """囚 and 死 exchanged."""

    @cell("§3")
    def state_of(self, element: Element, month: Branch) -> State:
        """The state, with what controls the ruler and what it controls exchanged."""
        state = super().state_of(element, month)
        return {State.CONFINED: State.DEAD, State.DEAD: State.CONFINED}.get(state, state)


class RestAndGrowthMixed(HuoZhuLin):
    """相 and 休 exchanged."""

    @cell("§3")
    def state_of(self, element: Element, month: Branch) -> State:
        """The state, with what the ruler generates and what generates it exchanged."""
        state = super().state_of(element, month)
        return {State.GROWING: State.RESTING, State.RESTING: State.GROWING}.get(state, state)


class ClashForHarm(HuoZhuLin):
    """冲 and 害 exchanged."""

    @cell("§16")
    def ties_of(self, first: Branch, second: Branch) -> tuple[Tie, ...]:
        """The ties, with 冲 called 害 and 害 called 冲."""
        swap = {Tie.CLASH: Tie.HARM, Tie.HARM: Tie.CLASH}
        return tuple(swap.get(tie, tie) for tie in super().ties_of(first, second))


class PunishForClash(HuoZhuLin):
    """刑 called 冲."""

    @cell("§16")
    def ties_of(self, first: Branch, second: Branch) -> tuple[Tie, ...]:
        """The ties, with 刑 and 冲 told as 冲 alone."""
        found = (Tie.CLASH if tie is Tie.PUNISH else tie for tie in super().ties_of(first, second))
        return tuple(dict.fromkeys(found))


class TrineAmongVisible(HuoZhuLin):
    """The trine looked for among the visible lines alone."""

    @cell("§16")
    def hooked(self) -> tuple[Branch, ...]:
        """The trine when its three branches stand among the visible lines."""
        trine = self.trine()
        visible = {self.ganzhi(line).branch for line in range(1, 7)}
        return trine.branches if trine and visible.issuperset(trine.branches) else ()


def _combine(exercise: Exercise, keys: tuple[Key, ...]) -> tuple[Key, ...]:
    """Asked what the earth line on 世 hooks in, somebody looks for the branch that it combines with."""
    if exercise.skill.id != "trine" or exercise.chart.trine() is None:
        return keys
    return (("combined", exercise.chart.ganzhi(exercise.chart.world()).branch),)


SLIPS: tuple[Slip, ...] = (
    Slip("trigram-from-top", "§1", ("trigram",), rule=TrigramFromTop),
    Slip("yin-yang-exchanged", "§1", ("trigram",), rule=YinYangExchanged),
    Slip("branches-quartered-from-zi", "§1", ("element.branch",), rule=QuarteredFromZi),
    Slip("earth-branch-by-season", "§1", ("element.branch",), rule=EarthBranchBySeason),
    Slip("tomb-for-extinction", "§5", ("tomb.element",), rule=TombForExtinction),
    Slip("tomb-for-extinction-stage", "§5", ("stage",), rule=TombAndExtinctionMixed),
    Slip("earth-tomb-settled", "§5", ("tomb.element", "stage"), rule=EarthSettled),
    Slip("stage-off-by-one", "§5", ("stage",), rule=StagesOneLate),
    Slip("season-order-mixed", "§3", ("season.state",), rule=StatesMixed),
    Slip("season-order-mixed-rest", "§3", ("season.state",), rule=RestAndGrowthMixed),
    Slip("clash-harm-mixed", "§16", ("branches.relation",), rule=ClashForHarm),
    Slip("clash-harm-mixed-punish", "§16", ("branches.relation",), rule=PunishForClash),
    Slip("combine-for-trine", "§16", ("trine",), question=_combine),
    Slip("trine-among-visible", "§16", ("trine",), rule=TrineAmongVisible),
)
