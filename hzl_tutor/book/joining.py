"""§16 出现重迭: the visible line on 世, and what its earth branch hooks in."""

from __future__ import annotations

from hzl_tutor.book.grounds import Grounds
from hzl_tutor.book.rule import Kind, Lines, Rule, rule
from hzl_tutor.engine import Relation

TOLD: tuple[Rule, ...] = ()


class Joining(Grounds):
    """§16, one condition a rule."""

    @rule("S16.R1", Kind.JUDGEMENT, "旺相可取，休囚不可取", needs="month", example="大有")
    def s16_r1(self) -> Lines:
        """世 holds any relation but 兄弟, of which the text says nothing: taken by its state in the month."""
        world = self.world()
        if self.relation(world) == Relation.SIBLING:
            return ()
        return (world,) if self.state(world) else ()

    @rule("S16.R2", Kind.DERIVATION, "若乘辰戌丑未，更看勾合何爻也", example="大有", cells="trine")
    def s16_r2(self) -> Lines:
        """世 holds an earth branch."""
        return (self.world(),) if self.trine() else ()

    @rule(
        "S16.R3",
        Kind.JUDGEMENT,
        "能勾申子辰化水局，子孙不宜官用",
        example="大有",
        ungraded_on="解 井 家人 噬嗑",
        cells="trine hooked",
    )
    def s16_r3(self) -> Lines:
        """The trine of the earth branch on 世 is whole among the palace's own lines; two readings part on four hexagrams."""
        return (self.world(),) if self.hooked() else ()

    @rule("S16.R4", Kind.DERIVATION, "不能勾亥卯未官局", example="中孚", cells="trine hooked")
    def s16_r4(self) -> Lines:
        """世 holds an earth branch, but the palace's own lines lack a branch of its trine."""
        return (self.world(),) if self.trine() and not self.hooked() else ()
