"""§8–15 五乡: what the book says where 财 or 官 lies hidden under another relation."""

from __future__ import annotations

from hzl_tutor.book.grounds import Grounds
from hzl_tutor.book.rule import Kind, Lines, Rule, rule
from hzl_tutor.engine import Relation

_PARENT, _SIBLING, _OFFSPRING, _WEALTH, _OFFICER = Relation

TOLD: tuple[Rule, ...] = ()


class Homes(Grounds):
    """§8–15, one condition a rule."""

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
