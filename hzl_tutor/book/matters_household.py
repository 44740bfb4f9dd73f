"""占婢妾, after §25: concubines, maids and hired men. 财 is what is looked at, then 卦身, and what they turn into."""

from __future__ import annotations

from hzl_tutor.book.rule import Kind, Lines, Rule, rule, told
from hzl_tutor.book.turning import Turning
from hzl_tutor.engine import LINES, Relation, Tie, cell

_PARENT, _SIBLING, _OFFSPRING, _WEALTH, _OFFICER = Relation
_J = Kind.JUDGEMENT
_MAIDS, _MEN = "婢妾", "仆从"

TOLD: tuple[Rule, ...] = (
    told(
        "BQ.R6",
        Kind.CORRUPT,
        "财化子，性迟缓不管事",
        needs="moving",
        table={"财化子（第二次）": "性子迟缓不管事；前面已有财化子性善，这里疑当作财化财"},
    ),
)


class Household(Turning):
    """占婢妾: those rules that have a condition."""

    @cell("占婢妾", moves=True)
    def striking_world(self) -> Lines:
        """The moving lines, 世 apart, that clash with 世 or control it."""
        world = self.world()
        branch = self.ganzhi(world).branch
        return tuple(
            line
            for line in self.movers()
            if line != world
            and (self.controls(line, world) or Tie.CLASH in self.ties_of(self.ganzhi(line).branch, branch))
        )

    @rule("BQ.R1", _J, "专以财爻为主象，财爻旺相便吉", needs="month matter", example="否")
    def bq_r1(self) -> Lines:
        """财 in sight, 旺相."""
        seen = self.visible(_WEALTH)
        return seen if seen and self._about(_MAIDS) and self.strong(_WEALTH) else ()

    @rule("BQ.R2", _J, "若动出官来，主生病招讼，动出兄来，主口舌", needs="moving matter", example="大壮之泰")
    def bq_r2(self) -> Lines:
        """A line turns into 官 or 兄."""
        lines = tuple(sorted((*self.turning_into(_OFFICER), *self.turning_into(_SIBLING))))
        return lines if lines and self._about(_MAIDS) else ()

    @rule("BQ.R3", _J, "若兄爻财爻合住，主有外情不良", needs="matter", example="复", caution=True)
    def bq_r3(self) -> Lines:
        """兄 and 财 in 六合."""
        joined = self.joined(_WEALTH, _SIBLING)
        return joined if joined and self._about(_MAIDS) else ()

    @rule("BQ.R4", _J, "如有爻象与财爻三刑六害，必主因此成讼", needs="matter", example="旅", cells="hurting")
    def bq_r4(self) -> Lines:
        """A visible line punishes or harms a 财 line."""
        hurt = tuple(line for line in self.visible(_WEALTH) if self.hurting(line))
        return hurt if hurt and self._about(_MAIDS) else ()

    @rule(
        "BQ.R5",
        _J,
        "财化子性善；财化官带疾；财化兄主淫荡不良；财化父老成",
        needs="moving matter",
        example="讼之蒙",
        caution=True,
        cells="turned",
    )
    def bq_r5(self) -> Lines:
        """财 turns into another relation."""
        lines = tuple(line for line in self.moved(_WEALTH) if self.turned(line) != (_WEALTH, _WEALTH))
        return lines if lines and self._about(_MAIDS) else ()

    @rule(
        "BQ.R7",
        _J,
        "看财福二爻，生身世无冲克是女子",
        needs="moving month matter",
        example="剥之睽",
        caution=True,
        graded=False,
    )
    def bq_r7(self) -> Lines:
        """财 or 子 generates 世 and no moving line strikes it; or else 官 or 兄 moves, 旺相. Neither 财 nor 子 generates 兄."""
        if not self._about(_MAIDS):
            return ()
        world = self.world()
        kind = tuple(line for line in (*self.visible(_OFFSPRING), *self.visible(_WEALTH)) if self.feeds(line, world))
        if kind and not self.striking_world():
            return tuple(sorted(kind))
        moved = (*self.moved(_SIBLING), *self.moved(_OFFICER))
        return tuple(sorted(line for line in moved if self.strong(self.relation(line))))

    @rule("BQ.R8", _J, "财不可太过，又不可无财并空亡", needs="day matter", example="蹇")
    def bq_r8(self) -> Lines:
        """No visible 财, or a void one. How many would be too many the book does not say."""
        if not self._about(_MEN):
            return ()
        seen = self.visible(_WEALTH)
        return tuple(line for line in seen if self.is_void(line)) if seen else LINES

    @rule("BQ.R9", _J, "子化财，为人纯善；鬼化财、带疾", needs="moving matter", example="屯之履", cells="turned")
    def bq_r9(self) -> Lines:
        """Another relation turns into 财, or 财 into 兄."""
        lines = {line for line in self.turning_into(_WEALTH) if self.turned(line) != (_WEALTH, _WEALTH)}
        lines |= {line for line in self.moved(_WEALTH) if self.turned(line) == (_WEALTH, _SIBLING)}
        return tuple(sorted(lines)) if lines and self._about(_MEN) else ()

    @rule("BQ.R10", _J, "又看身爻，身是鬼主有疾；身是父，主识字", needs="matter", example="明夷")
    def bq_r10(self) -> Lines:
        """卦身 stands on a visible line: the line's relation tells."""
        lines = tuple(line for line in self.body_lines() if self.relation(line))
        return lines if lines and self._about(_MEN) else ()

    @rule(
        "BQ.R11",
        _J,
        "如化出鬼，主生病、招口舌；化出兄，主口舌不稳",
        needs="moving matter",
        worsens="BQ.R10",
        example="革之咸",
        cells="turned",
    )
    def bq_r11(self) -> Lines:
        """The line of 卦身 moves and turns into 鬼 or 兄."""
        turned = (*self.turning_into(_OFFICER), *self.turning_into(_SIBLING))
        lines = tuple(line for line in self.body_lines() if line in turned)
        return lines if lines and self._about(_MEN) else ()
