"""动止章, after §19: on which day one sets out, on which one comes back, and what holds one up."""

from __future__ import annotations

from hzl_tutor.book.rule import Kind, Lines, Rule, rule
from hzl_tutor.book.turning import Turning
from hzl_tutor.engine import Element, Relation, Stage, cell

_ENDS = (Stage.TOMB, Stage.EXTINCTION)
"""墓，藏也；绝，止也."""

TOLD: tuple[Rule, ...] = ()


class SettingOut(Turning):
    """动止章, one condition a rule. 回家 stands for one's own setting out as well, which it treats alike."""

    @cell("动止章")
    def papers_agreed(self) -> bool:
        """Whether all schools have the same tomb for 父母: they part over earth."""
        return self.of_kin(self.me(), Relation.PARENT) != Element.EARTH

    @rule(
        "DZ.R1",
        Kind.TIMING,
        "凡占官上马，看文书爻入墓绝日去",
        needs="day matter",
        example="剥",
        asked_when="papers_agreed",
    )
    def dz_r1(self) -> Lines:
        """Taking up an office, on a day that is 墓 or 绝 to 父母, which lies hidden where no visible line has it."""
        if not self._about("上马") or self.day_stage(self.of_kin(self.me(), Relation.PARENT)) not in _ENDS:
            return ()
        return self.visible(Relation.PARENT) or self.hidden_where(Relation.PARENT)

    @rule(
        "DZ.R2",
        Kind.TIMING,
        "看世又绝墓日动身",
        needs="day matter",
        example="既济",
        asked_when="tomb_agreed",
    )
    def dz_r2(self) -> Lines:
        """Setting out for home, on a day that is 墓 or 绝 to 世 (the text has 世又 for 世爻)."""
        world = self.world()
        return (world,) if self._about("回家") and self.day_stage(self.element(world)) in _ENDS else ()

    @rule("DZ.R3", Kind.TIMING, "又看世持什爻，待日辰冲便归", needs="day matter", example="大畜")
    def dz_r3(self) -> Lines:
        """Coming home, on a day that clashes with 世."""
        world = self.world()
        return (world,) if self._about("回家") and self.day_clashes(world) else ()

    @rule(
        "DZ.R4",
        Kind.JUDGEMENT,
        "如卦中化出爻来生合世爻，或去刑克冲害世爻",
        needs="moving matter",
        example="遁之剥",
        cells="upon_world turned",
    )
    def dz_r4(self) -> Lines:
        """A line turns into what feeds, binds, controls or hurts 世: one is held up, by what its new relation names."""
        holding = tuple(line for line in self.movers() if self.upon_world(line))
        return tuple(line for line in holding if self.turned(line)) if self._about("回家", "上马") else ()
