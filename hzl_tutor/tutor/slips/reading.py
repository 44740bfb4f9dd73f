"""Slips about the book's rules: 用 and 辅, what moves alone, what the day draws out, and the verse without its conditions."""

from __future__ import annotations

from hzl_tutor.book import AIDS, OUTINGS, RULES, Reading
from hzl_tutor.engine import Branch, Key, Relation, Stage, cell
from hzl_tutor.engine.stages import branch_at
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.slips.base import Slip


class HelperByCycle(Reading):
    """辅 taken to be what generates 用."""

    @cell("§3", dated=True)
    def helper(self) -> Relation | None:
        """The relation whose phase generates that of 用: right for 财, wrong for 官."""
        use = self.use()
        if use is None:
            return None
        return {Relation.OFFICER: Relation.WEALTH, Relation.WEALTH: Relation.OFFSPRING}[use]


class HelperGenerated(Reading):
    """辅 taken to be what 用 generates."""

    @cell("§3", dated=True)
    def helper(self) -> Relation | None:
        """The relation whose phase 用 generates: right for 官, wrong for 财."""
        use = self.use()
        if use is None:
            return None
        return {Relation.OFFICER: Relation.PARENT, Relation.WEALTH: Relation.OFFICER}[use]


class AnyMoveIsSolo(Reading):
    """独发 said of the first of several moving lines."""

    @cell("§4", moves=True)
    def solo_relation(self) -> Relation | None:
        """The relation of the lowest moving line, however many move."""
        movers = self.movers()
        return self.relation(movers[0]) if movers else None


class SameBranchForCombining(Reading):
    """透出 and 合出 exchanged."""

    @cell("§7", dated=True)
    def outing(self, line: int) -> str | None:
        """透出 where the day combines, 合出 where it is the same branch."""
        right = super().outing(line)
        return OUTINGS[1 - OUTINGS.index(right)] if right else None


class DrawnByKin(Reading):
    """透出 said where the day is of the hidden line's relation, whatever its branch."""

    @cell("§7", dated=True)
    def outing(self, line: int) -> str | None:
        """透出 by the day's phase."""
        return OUTINGS[0] if self.day_kin() == self.hidden_relation(line) else super().outing(line)


class ByTheDayForDrawn(Reading):
    """Drawn out said of any relation that the day is."""

    @cell("§7", dated=True)
    def aids(self, relation: Relation) -> tuple[str, ...]:
        """With 透出 wherever the day is the relation."""
        return self.aids_if(relation, drawn=self.day_kin() == relation)


class OnForUnder(Reading):
    """世上 and 世下 exchanged."""

    @cell("§7", dated=True)
    def aids(self, relation: Relation) -> tuple[str, ...]:
        """With 持世 where it lies under 世, and the other way round."""
        swap = {"持世": "伏世下", "伏世下": "持世"}
        found = {swap.get(aid, aid) for aid in super().aids(relation)}
        return tuple(aid for aid in AIDS if aid in found)


class LimitsFromFirst(Reading):
    """Limits counted from line 1."""

    @cell("§24")
    def limit_after(self, count: int) -> int:
        """The line ``count`` places up from line 1."""
        return count % 6 + 1


class LimitsAlwaysUp(Reading):
    """Limits run upward whatever 世 is."""

    @cell("§24")
    def limit_after(self, count: int) -> int:
        """The line ``count`` places up from 世."""
        return (self.world() - 1 + count) % 6 + 1


class MinorAtMajorSpeed(Reading):
    """小限 moved on every five years like 大限."""

    @cell("§24")
    def minor_limit(self, age: int) -> int:
        """The line of 大限."""
        return self.major_limit(age)


class BirthByUpper(Reading):
    """顺逆 read off the upper trigram."""

    @cell("§26")
    def birth_order(self) -> str:
        """As the upper trigram has it."""
        return Reading.at_rest(self.thrown().bits[3:] * 2).birth_order()


class WombOneEarly(Reading):
    """胎 taken one stage early, at 绝."""

    @cell("§26")
    def womb(self) -> Branch:
        """The branch before the right one."""
        return self.branch_after(super().womb(), 11)


class WombOfSelf(Reading):
    """胎 counted for the palace's own phase."""

    @cell("§26")
    def womb(self) -> Branch:
        """胎 of 我, where that of 子孙 is asked."""
        return branch_at(self.birthplace(self.me()), Stage.WOMB)


def _verse_alone(exercise: Exercise, keys: tuple[Key, ...]) -> tuple[Key, ...]:
    """Asked whether an easing clause holds, somebody looks only whether the form is there that it eases."""
    if exercise.skill.id != "rule.holds":
        return keys
    eased = RULES[exercise.values["rule"]].eases
    return (("holds", eased[0]),) if eased else keys


SLIPS: tuple[Slip, ...] = (
    Slip("helper-by-cycle", "§3", ("helper",), rule=HelperByCycle),
    Slip("helper-by-cycle-generated", "§3", ("helper",), rule=HelperGenerated),
    Slip("any-move-is-solo", "§4", ("solo",), rule=AnyMoveIsSolo),
    Slip("same-branch-for-combining", "§27", ("drawn",), rule=SameBranchForCombining),
    Slip("same-branch-for-combining-kin", "§7", ("drawn",), rule=DrawnByKin),
    Slip("same-branch-for-combining-aid", "§7", ("aid",), rule=ByTheDayForDrawn),
    Slip("above-below-world-aid", "§7", ("aid",), rule=OnForUnder),
    Slip("limits-from-first-line", "§24", ("limit.major", "limit.minor"), rule=LimitsFromFirst),
    Slip("limits-from-first-line-up", "§24", ("limit.major", "limit.minor"), rule=LimitsAlwaysUp),
    Slip("limits-from-first-line-speed", "§24", ("limit.minor",), rule=MinorAtMajorSpeed),
    Slip("birth-by-upper", "§26", ("birth.order",), rule=BirthByUpper),
    Slip("womb-stage-off", "§26", ("womb",), rule=WombOneEarly),
    Slip("womb-stage-off-self", "§26", ("womb",), rule=WombOfSelf),
    Slip("verse-as-law", "§1–27", ("rule.holds",), question=_verse_alone),
)
