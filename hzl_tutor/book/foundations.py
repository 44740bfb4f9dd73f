"""§2–3 and §6–7: 六亲 and what lies beneath, 财官 and their helpers, public and private matters, 出现 and 伏藏."""

from __future__ import annotations

from hzl_tutor.book.grounds import Grounds
from hzl_tutor.book.rule import Kind, Lines, Rule, rule, told
from hzl_tutor.engine import LINES, Relation

_D, _J = Kind.DERIVATION, Kind.JUDGEMENT

TOLD: tuple[Rule, ...] = (
    told("S02.R1", _D, "定一宫管八卦，七卦皆从一宫出", example="姤", cells="palace generation"),
    told("S02.R2", _D, "父、子、兄弟、妻财、官鬼", example="乾", cells="kin relation hidden_relation changed_relation"),
    told("S02.R3", _D, "本宫在下为伏之六亲，旁宫在上为飞之六亲", example="遁", cells="hidden own"),
    told("S02.R7", _J, "定四时六亲者，主宫也", needs="month", cells="kin_state"),
    told("S02.R8", _D, "亲爻世下之爻为伏", example="姤", cells="hidden world"),
    told("S03.R1", _D, "用官鬼以父母辅之，用妻财以子孙辅之", needs="matter asker", cells="use helper"),
    told("S03.R2", _D, "春，寅卯木旺，巳午火相，亥子水休，申酉金囚，辰戌丑未土死", needs="month", cells="state_of"),
    told("S03.R3", _D, "值旺相为有气，休囚为无气", needs="month", cells="strong"),
    told("S03.R5", _D, "至柔者财，至刚者鬼", cells="kin relation"),
    told("S06.R1", _D, "官用取官，私用取财", needs="matter asker", cells="use"),
    told("S06.R2", _D, "占官必用父母，占财必用子孙", needs="matter asker", cells="helper"),
    told("S06.R3", _D, "兄弟是破财之人，不为主、不为辅", needs="matter asker", cells="use helper"),
)


class Foundations(Grounds):
    """§2–3 and §6–7, one condition a rule."""

    @rule("S02.R4", _J, "先看六亲之下，后看六亲之上", example="遁")
    def s02_r4(self) -> Lines:
        """Lines beneath which another lies: that one is looked at first. On own lines both are the same."""
        return tuple(line for line in LINES if not self.own(line))

    @rule("S02.R5", _D, "阳世则从子月起，阴世还当午月生，此即卦身也", example="姤", cells="body body_lines")
    def s02_r5(self) -> Lines:
        """The visible lines that carry 卦身; none in 33 of the 64."""
        return self.body_lines()

    @rule("S02.R6", _J, "如本卦世空，却去看身", needs="day", example="姤")
    def s02_r6(self) -> Lines:
        """世 is void: 卦身 is looked at; where it is not on the chart the book is silent."""
        world = self.world()
        return (world,) if self.body_lines() and self.is_void(world) else ()

    @rule("S03.R4", _J, "得生扶为吉，克破为凶", needs="moving matter asker", example="姤之鼎")
    def s03_r4(self) -> Lines:
        """Moving lines that generate, support, control or clash with 用 or 辅; by whom the book does not say."""
        use, helper = self.use(), self.helper()
        return tuple(sorted({*self.acting_on(use), *self.acting_on(helper)})) if use and helper else ()

    @rule("S06.R4", _J, "惟以财官伏五乡而定吉凶", example="遁")
    def s06_r4(self) -> Lines:
        """Lines under which 财 or 官 lies hidden: the 乡 they hide in decides."""
        return tuple(sorted({*self.laid(Relation.WEALTH), *self.laid(Relation.OFFICER)}))

    @rule("S07.R1", _J, "出现旺相，为久为远", needs="month matter asker", example="姤")
    def s07_r1(self) -> Lines:
        """用 in sight and 旺相."""
        use = self.use()
        return self.visible(use) if use and self.visible(use) and self.strong(use) else ()

    @rule("S07.R2", _J, "现为重迭，为再用，为两事", needs="matter asker", example="姤")
    def s07_r2(self) -> Lines:
        """用 in sight as the palace's own line, above its hidden twin."""
        use = self.use()
        return tuple(line for line in self.visible(use) if self.own(line)) if use else ()

    @rule("S07.R3", _J, "若持世忌动", needs="matter asker", example="遁")
    def s07_r3(self) -> Lines:
        """用 in sight on 世: it is to rest."""
        use, world = self.use(), self.world()
        return (world,) if use and self.relation(world) == use else ()

    @rule(
        "S07.R4",
        _J,
        "伏藏旺相，更看日辰透出，或伏世下，可取",
        needs="month day matter asker",
        contradicts="S07.R5",
        example="遁",
    )
    def s07_r4(self) -> Lines:
        """用 hidden, with 气, and under 世 or drawn out (the note says or)."""
        use, world = self.use(), self.world()
        if not use or not self.laid(use) or not self.strong(use):
            return ()
        return tuple(line for line in self.laid(use) if line == world or self.drawn_out(line))

    @rule("S07.R5", _J, "不伏世下，则不取也", needs="matter asker", contradicts="S07.R4 S27.R6", example="剥")
    def s07_r5(self) -> Lines:
        """用 hidden, but under another line than 世 (the answer; §27's own example breaks it)."""
        use, world = self.use(), self.world()
        return tuple(line for line in self.laid(use) if line != world) if use else ()

    @rule("S07.R6", _J, "旁爻财官非也", needs="matter asker", contradicts="S04.R2 S05.R1 S11.R3", example="剥")
    def s07_r6(self) -> Lines:
        """Asked whether the hidden 用 may be taken: a visible one that is not the palace's own does not count as it."""
        use = self.use()
        if not use or not self.laid(use):
            return ()
        return tuple(line for line in self.visible(use) if not self.own(line))
