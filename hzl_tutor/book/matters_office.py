"""§27 占科举: examinations, posts and audiences. 官 is what is looked at, 父母 (papers) helps, 子孙 is in the way."""

from __future__ import annotations

from hzl_tutor.book.rule import Kind, Lines, Rule, rule
from hzl_tutor.book.turning import Turning
from hzl_tutor.engine import LINES, Relation, Tie, Trigram, cell

_PARENT, _SIBLING, _OFFSPRING, _WEALTH, _OFFICER = Relation
_J = Kind.JUDGEMENT
_EXAMINATION = "科举"
_SEEKING = (_EXAMINATION, "求官", "求名", "请判", "见官")
"""What the section treats alike: sitting an examination, seeking rank or a post, asking for a ruling, an audience."""
_LIFTS: dict[Relation, str] = {_PARENT: "生", _SIBLING: "扶"}

TOLD: tuple[Rule, ...] = ()


class Office(Turning):
    """§27, one condition a rule."""

    @cell("§27", dated=True)
    def lifted(self, line: int) -> tuple[str, ...]:
        """What the day does for a hidden line: 生 or 扶 it by its phase, 合 it out."""
        phase = self.hidden_element(line)
        if phase is None:
            return ()
        act = _LIFTS.get(self.kin(phase, self.phase_of(self.day())))
        return ((act,) if act else ()) + (("合",) if self.joined_out(line) else ())

    @cell("§27", moves=True)
    def against_world(self) -> Lines:
        """刑克: 应 and the moving lines, 世 apart, whose branch punishes 世 or whose phase controls it."""
        world = self.world()
        branch = self.ganzhi(world).branch
        return tuple(
            line
            for line in sorted({self.response(), *self.movers()} - {world})
            if self.controls(line, world) or Tie.PUNISH in self.ties_of(self.ganzhi(line).branch, branch)
        )

    @rule("S27.R1", _J, "皆取官多，旺相必得", needs="month matter", example="升")
    def s27_r1(self) -> Lines:
        """Several 官 in sight, 旺相."""
        seen = self.visible(_OFFICER)
        return seen if len(seen) > 1 and self._about(*_SEEKING) and self.strong(_OFFICER) else ()

    @rule("S27.R2", _J, "若父母旺相，可许。但官爻旺相，便吉", needs="month matter", example="既济")
    def s27_r2(self) -> Lines:
        """父 on 世, 旺相; or 官 in sight, 旺相."""
        if not self._about(*_SEEKING):
            return ()
        world = self.world()
        held = (world,) if self.relation(world) == _PARENT and self.strong(_PARENT) else ()
        seen = self.visible(_OFFICER)
        return tuple(sorted((*held, *(seen if seen and self.strong(_OFFICER) else ()))))

    @rule("S27.R3", _J, "忌子孙持世，不中", needs="matter", contradicts="S27.R6", example="剥")
    def s27_r3(self) -> Lines:
        """子孙 on 世, asked about an examination; the book's own example of R6 has it so."""
        world = self.world()
        return (world,) if self.relation(world) == _OFFSPRING and self._about(_EXAMINATION) else ()

    @rule("S27.R4", _J, "占赴任，子孙持世或独发，必不满任也", needs="moving matter", example="屯之萃")
    def s27_r4(self) -> Lines:
        """Taking up a post: 子孙 on 世 or moving alone."""
        world = self.world()
        held = (world,) if self.relation(world) == _OFFSPRING else ()
        lines = tuple(sorted({*held, *self._alone(_OFFSPRING)}))
        return lines if lines and self._about("赴任") else ()

    @rule("S27.R5", _J, "要文书持世无刑克太岁贴身，必作状元", needs="moving year matter", example="乾之夬")
    def s27_r5(self) -> Lines:
        """父 on 世 with the branch of the year, and neither 应 nor a moving line punishes or controls it."""
        world = self.world()
        if self.relation(world) != _PARENT or self.against_world() or not self._about(_EXAMINATION):
            return ()
        return (world,) if self.ganzhi(world).branch == self.year() else ()

    @rule(
        "S27.R6",
        _J,
        "官在文书爻下，有气，日辰合出，主试中试",
        needs="month day matter",
        eases="S27.R12",
        contradicts="S07.R5",
        example="剥",
        cells="lifted",
    )
    def s27_r6(self) -> Lines:
        """官 hidden, 有气, and the day generates it, is of its phase, or joins it out."""
        laid = self.laid(_OFFICER)
        if not laid or not self._about(_EXAMINATION) or not self.strong(_OFFICER):
            return ()
        return tuple(line for line in laid if self.lifted(line))

    @rule("S27.R7", _J, "求职请判，宜官鬼出现，忌动发", needs="moving matter", example="复之坤")
    def s27_r7(self) -> Lines:
        """Asking for a ruling: 官 in sight, none of it moving."""
        seen = self.visible(_OFFICER)
        return seen if seen and not self.moved(_OFFICER) and self._about("请判") else ()

    @rule("S27.R8", _J, "在任宜鬼静，鬼发有动，子动有替", needs="moving matter", example="泰之需")
    def s27_r8(self) -> Lines:
        """In office: the 官 and 子孙 that move, or where none does the quiet 官."""
        moved = tuple(sorted((*self.moved(_OFFSPRING), *self.moved(_OFFICER))))
        lines = moved or self.visible(_OFFICER)
        return lines if lines and self._about("在任") else ()

    @rule("S27.R9", _J, "若六爻中只有一爻动最吉", needs="moving matter", example="困之解")
    def s27_r9(self) -> Lines:
        """One line moves alone."""
        solo = self.solo()
        return (solo,) if solo and self._about(*_SEEKING) else ()

    @rule("S27.R10", _J, "兄动，事不实，难成", needs="moving matter", example="贲之需")
    def s27_r10(self) -> Lines:
        """兄 moves."""
        moved = self.moved(_SIBLING)
        return moved if moved and self._about(*_SEEKING) else ()

    @rule("S27.R11", _J, "若现有气，可速成，怕落空", needs="month day matter", example="观")
    def s27_r11(self) -> Lines:
        """官 in sight, 有气, and not void."""
        seen = self.visible(_OFFICER)
        if not seen or not self._about(*_SEEKING) or not self.strong(_OFFICER):
            return ()
        return tuple(line for line in seen if not self.is_void(line))

    @rule("S27.R12", _J, "但卦中原无或不入卦，或落空，其事难", needs="day matter", example="家人")
    def s27_r12(self) -> Lines:
        """官 or 父 not in sight; or every line of the one or the other void."""
        if not self._about(*_SEEKING):
            return ()
        officer, parent = self.visible(_OFFICER), self.visible(_PARENT)
        if not officer or not parent:
            return LINES
        void = [lines for lines in (officer, parent) if all(self.is_void(line) for line in lines)]
        return tuple(sorted(line for lines in void for line in lines))

    @rule("S27.R13", _J, "官与文书俱旺相，亦要持世方可成", needs="month matter", example="大畜")
    def s27_r13(self) -> Lines:
        """官 and 父 both 旺相, one of them on 世, and 应 does not control it."""
        world = self.world()
        if self.relation(world) not in (_OFFICER, _PARENT) or self.controls(self.response(), world):
            return ()
        return (world,) if self._about(*_SEEKING) and self.strong(_OFFICER) and self.strong(_PARENT) else ()

    @rule("S27.R14", Kind.IMAGE, "乾兑坎宫，谋事不一", needs="matter", example="大有")
    def s27_r14(self) -> Lines:
        """A hexagram of the palaces 乾, 兑 or 坎."""
        there = self.palace() in (Trigram.QIAN, Trigram.DUI, Trigram.KAN)
        return LINES if there and self._about(*_SEEKING) else ()

    @rule("S27.R15", _J, "见官用动，其人多出，见亦生嗔", needs="moving matter", example="无妄之颐")
    def s27_r15(self) -> Lines:
        """An audience: 官 moves."""
        moved = self.moved(_OFFICER)
        return moved if moved and self._about("见官") else ()

    @rule("S27.R16", Kind.TIMING, "易云：动爻急如火", needs="moving matter", example="豫之丰")
    def s27_r16(self) -> Lines:
        """A line moves. The saying does not stand in the 《周易》."""
        movers = self.movers()
        return movers if movers and self._about(*_SEEKING) else ()

    @rule("S27.R17", _J, "次或出现文书与贵人", needs="matter", example="兑", graded=False)
    def s27_r17(self) -> Lines:
        """父 and 官 both in sight: who 贵人 is the book does not say here; §15 has it of the palace's own 官."""
        parent, officer = self.visible(_PARENT), self.visible(_OFFICER)
        return tuple(sorted((*parent, *officer))) if parent and officer and self._about(*_SEEKING) else ()
