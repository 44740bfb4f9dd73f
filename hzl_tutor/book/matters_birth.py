"""§26 占孕产: 财 and the branch that is 胎 to 子孙. Opinions of their time: nothing here is of any use to medicine."""

from __future__ import annotations

from hzl_tutor.book.rule import Kind, Lines, Rule, rule, told
from hzl_tutor.book.turning import Turning
from hzl_tutor.engine import LINES, Branch, Element, Relation, Spirit, Stage, Trigram, cell
from hzl_tutor.engine.branches import trine_of
from hzl_tutor.engine.ganzhi import BRANCH_PLACE
from hzl_tutor.engine.stages import branch_at

_J = Kind.JUDGEMENT
_BIRTH = "孕产"
_HEAD = (Trigram.QIAN, Trigram.DUI, Trigram.KAN, Trigram.LI)
"""首 口 耳 目: with one of these below, the head is below."""

TOLD: tuple[Rule, ...] = (
    told(
        "S26.R1",
        Kind.DERIVATION,
        "产孕须寻龙喜胎神",
        needs="day matter",
        caution=True,
        cells="womb womb_lines spirit",
    ),
)


class Birth(Turning):
    """§26: those rules that have a condition. All of them wait until a birth is what is asked about."""

    @cell("§26")
    def womb(self) -> Branch:
        """胎: the branch that is the eleventh stage of the palace's 子孙; where that is earth, by school."""
        return branch_at(self.birthplace(self.of_kin(self.me(), Relation.OFFSPRING)), Stage.WOMB)

    @cell("§26")
    def womb_lines(self) -> Lines:
        """胎爻: the visible lines that carry the 胎 branch; on 27 of the 64 there is none."""
        womb = self.womb()
        return tuple(line for line in LINES if self.ganzhi(line).branch == womb)

    @cell("§26")
    def womb_agreed(self) -> bool:
        """Whether all schools have the same 胎: they part over earth, which is 子孙 to 离 palace."""
        return self.of_kin(self.me(), Relation.OFFSPRING) != Element.EARTH

    @cell("§26")
    def womb_signs(self, line: int) -> tuple[str, str]:
        """阴 or 阳 of a visible line, then of its branch: 胎爻属阳 can be meant of either."""
        return "阴阳"[self.yang(line)], "阳阴"[BRANCH_PLACE[self.ganzhi(line).branch] % 2]

    @cell("§26")
    def womb_polar(self) -> bool:
        """Whether 阴阳 of 胎爻 is the same by line and by branch, on every such line, and schools agree on the branch."""
        return self.womb_agreed() and all(len({*self.womb_signs(line)}) == 1 for line in self.womb_lines())

    @cell("§26")
    def birth_order(self) -> str:
        """顺 when the lower trigram is of the head (乾首 兑口 坎耳 离目), 逆 when of the limbs and belly."""
        return "顺" if self.lower() in _HEAD else "逆"

    @rule(
        "S26.R2",
        _J,
        "白虎临于妻财旺相，为男；休囚女",
        needs="month day matter",
        example="泰",
        caution=True,
    )
    def s26_r2(self) -> Lines:
        """白虎 on a 财 line, by its state in the month."""
        if not self._about(_BIRTH):
            return ()
        lines = tuple(line for line in self.visible(Relation.WEALTH) if self.spirit(line) == Spirit.TIGER)
        return tuple(line for line in lines if self.state(line))

    @rule(
        "S26.R3",
        _J,
        "乾兑坎离在下卦，主顺生；震巽艮坤在下卦，主逆产",
        needs="matter",
        example="损",
        caution=True,
        cells="birth_order",
    )
    def s26_r3(self) -> Lines:
        """The lower trigram, of the head or of the limbs."""
        return LINES if self.birth_order() and self._about(_BIRTH) else ()

    @rule(
        "S26.R4",
        Kind.DERIVATION,
        "假令乾宫子孙以水长生在申，到午为胎爻",
        needs="matter",
        example="乾",
        caution=True,
        asked_when="womb_agreed",
        cells="womb womb_lines",
    )
    def s26_r4(self) -> Lines:
        """Visible lines carry the 胎 branch."""
        lines = self.womb_lines()
        return lines if lines and self._about(_BIRTH) else ()

    @rule(
        "S26.R5",
        Kind.TIMING,
        "三合寅午戌三日内生也",
        needs="day matter",
        example="乾",
        caution=True,
        graded=False,
    )
    def s26_r5(self) -> Lines:
        """The day is one of the trine of 胎. On such a day, or within three days: it can be read both ways."""
        if not self._about(_BIRTH):
            return ()
        trine = self.trine_members(trine_of(self.womb()))
        return (self.womb_lines() or LINES) if self.day().branch in trine else ()

    @rule(
        "S26.R6",
        _J,
        "胎爻属阳生男，胎爻属阴生女",
        needs="matter",
        example="履",
        caution=True,
        asked_when="womb_polar",
        cells="womb_lines womb_signs",
    )
    def s26_r6(self) -> Lines:
        """Visible lines carry the 胎 branch; of the line or of the branch, the book does not say."""
        lines = tuple(line for line in self.womb_lines() if self.womb_signs(line))
        return lines if lines and self._about(_BIRTH) else ()

    @rule(
        "S26.R7",
        _J,
        "坤卦六爻安静生男，此乃阴极动而生阳",
        needs="moving matter",
        contradicts="S26.R6",
        example="坤",
        caution=True,
    )
    def s26_r7(self) -> Lines:
        """坤 with no line moving."""
        pure = self.lower() == self.upper() == Trigram.KUN
        return LINES if pure and not self.movers() and self._about(_BIRTH) else ()

    @rule("S26.R8", _J, "凡占老娘看间爻，持财子老娘手段高", needs="matter", example="大有", caution=True)
    def s26_r8(self) -> Lines:
        """The lines between 世 and 应, by their relation; of a wet-nurse it is 财 that tells."""
        lines = tuple(line for line in self.between() if self.relation(line))
        return lines if self._about(_BIRTH) else ()

    @rule("S26.R9", _J, "旺相为男，休囚是女", needs="month matter", example="泰", caution=True)
    def s26_r9(self) -> Lines:
        """财 in sight, by its state in the month, as the verse has it without 白虎."""
        seen = self.visible(Relation.WEALTH)
        return seen if seen and self._about(_BIRTH) and self.kin_state(Relation.WEALTH) else ()
