"""§8–10 五乡: what the book says where 妻财 lies hidden under another relation; of 财伏财 it says nothing."""

from __future__ import annotations

from hzl_tutor.book.grounds import Grounds
from hzl_tutor.book.rule import Kind, Lines, Rule, rule
from hzl_tutor.engine import Relation

_PARENT, _SIBLING, _OFFSPRING, _WEALTH, _OFFICER = Relation

TOLD: tuple[Rule, ...] = ()


class Homes(Grounds):
    """§8–10, one condition a rule."""

    @rule("S08.R1", Kind.JUDGEMENT, "财伏鬼乡，买卖遭伤", example="遁")
    def s08_r1(self) -> Lines:
        """财伏鬼: 财 drains into 鬼, 鬼 feeds 父, and 父 cuts off 子, the helper of 财."""
        return self.beneath(_WEALTH, _OFFICER)

    @rule(
        "S08.R2",
        Kind.JUDGEMENT,
        "须是子孙旺相，透出日辰，或持世上方有",
        needs="month day",
        eases="S08.R1",
        example="萃",
    )
    def s08_r2(self) -> Lines:
        """财伏鬼, 子孙 旺相 and either on 世 or drawn out."""
        under = self.beneath(_WEALTH, _OFFICER)
        if not under or not self.strong(_OFFSPRING):
            return ()
        return under if self.relation(self.world()) == _OFFSPRING or self.drawn(_OFFSPRING) else ()

    @rule("S08.R3", Kind.JUDGEMENT, "若日辰是子孙，子能生财，克去官鬼", needs="day", eases="S08.R1", example="遁")
    def s08_r3(self) -> Lines:
        """财伏鬼 on a day that is 子孙 to the palace."""
        under = self.beneath(_WEALTH, _OFFICER)
        return under if under and self.day_kin() == _OFFSPRING else ()

    @rule("S08.R4", Kind.JUDGEMENT, "日辰是财，财能克父，使得出现，亦有财也", needs="day", eases="S08.R1", example="遁")
    def s08_r4(self) -> Lines:
        """财伏鬼 on a day that is 财 to the palace."""
        under = self.beneath(_WEALTH, _OFFICER)
        return under if under and self.day_kin() == _WEALTH else ()

    @rule("S09.R1", Kind.JUDGEMENT, "用财伏兄，口舌相侵", example="既济")
    def s09_r1(self) -> Lines:
        """财伏兄: 财 is in the hands of others."""
        return self.beneath(_WEALTH, _SIBLING)

    @rule("S09.R2", Kind.JUDGEMENT, "若在世下，旺相可成", needs="month", eases="S09.R1", example="讼")
    def s09_r2(self) -> Lines:
        """财伏兄 under 世, 财 旺相: 世 holds 兄, so it is we who control 财. The note also wants it drawn out."""
        world = self.world()
        return (world,) if world in self.beneath(_WEALTH, _SIBLING) and self.strong(_WEALTH) else ()

    @rule("S10.R1", Kind.JUDGEMENT, "财伏父母，旺相得半", needs="month", example="小畜")
    def s10_r1(self) -> Lines:
        """财伏父, 财 旺相: 父 cuts off 子, so that only the 财 that is there remains."""
        under = self.beneath(_WEALTH, _PARENT)
        return under if under and self.strong(_WEALTH) else ()

    @rule("S10.R2", Kind.JUDGEMENT, "财伏子孙，有气必满", needs="month", example="履")
    def s10_r2(self) -> Lines:
        """财伏子, 财 旺相, and neither 世 nor 应 controls 子孙."""
        under = self.beneath(_WEALTH, _OFFSPRING)
        return under if under and not self.ends_against(_OFFSPRING) and self.strong(_WEALTH) else ()

    @rule("S10.R3", Kind.JUDGEMENT, "若子孙旺相，父母爻持世应，亦不能克子孙", needs="month", example="大壮")
    def s10_r3(self) -> Lines:
        """财伏子 with 父 on 世 or 应, but 子孙 旺相: what is strong is not controlled."""
        under = self.beneath(_WEALTH, _OFFSPRING)
        return under if under and self.ends_against(_OFFSPRING) and self.strong(_OFFSPRING) else ()
