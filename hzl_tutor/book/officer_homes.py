"""§11–15 五乡: what the book says where 官鬼 lies hidden under one of the five relations."""

from __future__ import annotations

from hzl_tutor.book.grounds import Grounds
from hzl_tutor.book.rule import Kind, Lines, Rule, rule
from hzl_tutor.engine import Relation

_PARENT, _SIBLING, _OFFSPRING, _WEALTH, _OFFICER = Relation

_ASIDE = "谦 剥 咸 家人 睽 蹇 萃 升 革 小过"
"""官伏父 away from 世: there the note and the answer of §13 differ, so that neither is asked."""

TOLD: tuple[Rule, ...] = ()


class OfficerHomes(Grounds):
    """§11–15, one condition a rule."""

    @rule("S11.R1", Kind.JUDGEMENT, "用鬼伏兄，同类欺凌", example="晋")
    def s11_r1(self) -> Lines:
        """官伏兄: 兄 is deceit and quarrel."""
        return self.beneath(_OFFICER, _SIBLING)

    @rule("S11.R2", Kind.JUDGEMENT, "若官鬼旺相，喜持也，透出日辰吉", needs="month day", eases="S11.R1", example="泰")
    def s11_r2(self) -> Lines:
        """官伏兄, 官 旺相, on or under 世, and drawn out (喜持也 lacks a word: 持世)."""
        under, world = self.beneath(_OFFICER, _SIBLING), self.world()
        if not under or (world not in under and self.relation(world) != _OFFICER):
            return ()
        return under if self.strong(_OFFICER) and self.drawn(_OFFICER) else ()

    @rule(
        "S11.R3",
        Kind.JUDGEMENT,
        "若旁多官鬼旺相，持世、日辰是官鬼，方可用",
        needs="month day",
        eases="S11.R1",
        example="明夷",
    )
    def s11_r3(self) -> Lines:
        """官伏兄, several visible 官, 旺相, one of them on 世, on a day that is 官."""
        under, seen = self.beneath(_OFFICER, _SIBLING), self.visible(_OFFICER)
        if not under or len(seen) < 2 or self.world() not in seen:
            return ()
        return under if self.strong(_OFFICER) and self.day_kin() == _OFFICER else ()

    @rule("S11.R4", Kind.IMAGE, "若不虚诈，人不一心", example="晋")
    def s11_r4(self) -> Lines:
        """官伏兄, as the verse pictures it."""
        return self.beneath(_OFFICER, _SIBLING)

    @rule("S12.R1", Kind.JUDGEMENT, "鬼伏财乡，因财有伤", example="井")
    def s12_r1(self) -> Lines:
        """官伏财: 财 controls 父, the papers that 官 needs."""
        return self.beneath(_OFFICER, _WEALTH)

    @rule(
        "S12.R2",
        Kind.JUDGEMENT,
        "须是官鬼旺相，伏世下，或与父爻俱透出，直日辰方许",
        needs="month day",
        eases="S12.R1",
        example="益",
    )
    def s12_r2(self) -> Lines:
        """官伏财, 官 旺相, and under 世, or 官 drawn out, or a day that is 父母."""
        under = self.beneath(_OFFICER, _WEALTH)
        if not under or not self.strong(_OFFICER):
            return ()
        return under if self.world() in under or self.drawn(_OFFICER) or self.day_kin() == _PARENT else ()

    @rule(
        "S12.R3",
        Kind.JUDGEMENT,
        "官吏阻节，独发乖张",
        needs="moving",
        worsens="S12.R1",
        example="困之兑",
        graded=False,
    )
    def s12_r3(self) -> Lines:
        """官伏财, one line moves alone. Which one the verse does not say; the answer has 父 on 世."""
        solo = self.solo()
        return (solo,) if solo and self.beneath(_OFFICER, _WEALTH) else ()

    @rule(
        "S13.R1",
        Kind.JUDGEMENT,
        "要贴世，或官鬼旺相，或文书直日",
        needs="month day",
        contradicts="S13.R2",
        example="观",
        ungraded_on=_ASIDE,
    )
    def s13_r1(self) -> Lines:
        """官伏父, and under 世, or 官 旺相, or a day that is 父母. Where it is not under 世, note and answer differ."""
        under = self.beneath(_OFFICER, _PARENT)
        if not under:
            return ()
        return under if self.world() in under or self.strong(_OFFICER) or self.day_kin() == _PARENT else ()

    @rule("S13.R2", Kind.JUDGEMENT, "若在他处，则亦艰辛矣", contradicts="S13.R1", example="升", ungraded_on=_ASIDE)
    def s13_r2(self) -> Lines:
        """官伏父, not under 世 (the answer: 若在世下，方利)."""
        under = self.beneath(_OFFICER, _PARENT)
        return under if self.world() not in under else ()

    @rule("S13.R3", Kind.JUDGEMENT, "若财世上，求之不难", example="升")
    def s13_r3(self) -> Lines:
        """官伏父, with 财 on 世."""
        world = self.world()
        return (world,) if self.beneath(_OFFICER, _PARENT) and self.relation(world) == _WEALTH else ()

    @rule("S14.R1", Kind.JUDGEMENT, "鬼伏子孙，去路无门", example="屯")
    def s14_r1(self) -> Lines:
        """官伏子: good for dispersing cares and no more."""
        return self.beneath(_OFFICER, _OFFSPRING)

    @rule("S14.R2", Kind.JUDGEMENT, "官乘旺相，透出可分", needs="month day", eases="S14.R1", example="屯")
    def s14_r2(self) -> Lines:
        """官伏子, 官 旺相 and drawn out, or a day that is 官."""
        under = self.beneath(_OFFICER, _OFFSPRING)
        if not under or not self.strong(_OFFICER):
            return ()
        return under if self.drawn(_OFFICER) or self.day_kin() == _OFFICER else ()

    @rule(
        "S14.R3",
        Kind.JUDGEMENT,
        "若子孙旺相，占看夫病即死",
        needs="month matter",
        worsens="S14.R1",
        example="屯",
        caution=True,
    )
    def s14_r3(self) -> Lines:
        """官伏子, 子孙 旺相, asked about a husband's illness."""
        under = self.beneath(_OFFICER, _OFFSPRING)
        return under if under and self.topic() == "夫病" and self.strong(_OFFSPRING) else ()

    @rule(
        "S14.R4",
        Kind.JUDGEMENT,
        "若官爻旺相在世下，世上旁爻子孙无气落空，则不如此断",
        needs="month day",
        eases="S14.R1",
        example="屯",
    )
    def s14_r4(self) -> Lines:
        """官伏子 under 世, 官 旺相, and the 子孙 on 世 without 气 and void."""
        world = self.world()
        if world not in self.beneath(_OFFICER, _OFFSPRING) or not self.strong(_OFFICER):
            return ()
        return (world,) if not self.strong(_OFFSPRING) and self.is_void(world) else ()

    @rule(
        "S14.R5",
        Kind.JUDGEMENT,
        "可断有人关节，或官吏阻滞而已",
        needs="month day",
        eases="S14.R1",
        example="屯",
    )
    def s14_r5(self) -> Lines:
        """官伏子, 子孙 旺相, and the 官 beneath without 气 and void."""
        under = self.beneath(_OFFICER, _OFFSPRING)
        if not under or not self.strong(_OFFSPRING) or self.strong(_OFFICER):
            return ()
        return tuple(line for line in under if self.is_hidden_void(line))

    @rule("S15.R1", Kind.JUDGEMENT, "官鬼伏官，小人作难", example="既济")
    def s15_r1(self) -> Lines:
        """官伏官: the own 官 is the man of rank, the visible one his clerk who stands before him."""
        return self.beneath(_OFFICER, _OFFICER)

    @rule("S15.R2", Kind.JUDGEMENT, "若得旺相相扶，亲见贵人可就", needs="month", eases="S15.R1", example="既济")
    def s15_r2(self) -> Lines:
        """官伏官, 官 旺相 (and one goes in person, which no chart shows)."""
        under = self.beneath(_OFFICER, _OFFICER)
        return under if under and self.strong(_OFFICER) else ()

    @rule("S15.R3", Kind.JUDGEMENT, "若亲见贵，方许开颜", needs="moving", eases="S15.R1", example="革之既济")
    def s15_r3(self) -> Lines:
        """官伏官, 世 moves and turns into 官 or 父."""
        world = self.world()
        under = self.beneath(_OFFICER, _OFFICER)
        return (world,) if under and self.changed_relation(world) in (_OFFICER, _PARENT) else ()
