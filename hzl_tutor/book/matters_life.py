"""§22–24: what one is born to, what one looks like, and the limits, five years and one year at a time."""

from __future__ import annotations

from hzl_tutor.book.grounds import STRONG
from hzl_tutor.book.rule import Kind, Lines, Rule, rule, told
from hzl_tutor.book.turning import Turning
from hzl_tutor.engine import LINES, Branch, Relation, State, Tie, Trigram, cell

_J, _I = Kind.JUDGEMENT, Kind.IMAGE
_LIFE = "身命"
_YEARS = 5
"""Years that one line governs in 大限."""
_AFTER_SOLSTICE = frozenset(map(Branch, "丑寅卯辰巳"))

TOLD: tuple[Rule, ...] = (
    told("S22.R1", Kind.DERIVATION, "世爻为命，月卦为身", example="大壮", cells="world body"),
    told(
        "S23.R1",
        _I,
        "外卦为形，内卦为性",
        table={
            "乾": "头大面圆（逢克破相）", "兑": "和悦多话", "离": "有文采", "震": "身长有须",
            "巽": "身长有须", "坎": "黑而好动", "艮": "头尖，下面大", "坤": "厚重",
        },
    ),
    told(
        "S23.R2",
        _I,
        "以外卦为形貌，内卦为性情",
        table={
            "乾": "心宽", "兑": "心小胆大", "离": "聪明", "震": "急躁不定",
            "巽": "狠而能忍，安身不稳", "坎": "险而多智", "艮": "固执", "坤": "主静（逢凶鲁钝）",
        },
    ),
    told("S23.R3", Kind.DERIVATION, "若占其人，以用而定", needs="matter asker", cells="use"),
    told(
        "S23.R4",
        _I,
        "金为人洁白贞廉",
        table={
            "金": "洁白贞廉、声亮（带煞为武夫）", "木": "修长、须发美、少变通（死绝瘦小）",
            "水": "背小面团、多变（带吉神志大）", "火": "面尖、急躁、敏速（旺则文章）",
            "土": "圆厚持重（墓绝则愚）",
        },
    ),
    told(
        "S23.R5",
        _I,
        "金财端正德贞洁，美貌团圆似明月",
        caution=True,
        graded=False,
        table={
            "金": "贞洁", "木": "娇美", "水": "多变（加玄武、咸池更甚）", "火": "性急难和", "土": "面黄，有福寿",
        },
    ),
    told(
        "S23.R6",
        _I,
        "再以五行随卦之金木水火土通论",
        graded=False,
        table={"五行随卦": "照卦里的五行来论；是谁的五行，书没有说，也不是指随这一卦"},
    ),
    told("S24.R1", Kind.DERIVATION, "每一爻管五年，周而复始", needs="asker", example="大壮", cells="major_limit"),
    told("S24.R2", Kind.DERIVATION, "其小限一年一位周流而已", needs="asker", example="大壮", cells="minor_limit"),
    told(
        "S24.R5",
        Kind.DERIVATION,
        "又有以本体为初，互体为中，化体为末者",
        needs="moving",
        cells="mutual",
        table={"初": "本卦", "中": "互卦（二三四爻、三四五爻）", "末": "变卦"},
    ),
    told(
        "S24.R6",
        Kind.DERIVATION,
        "又有以本卦管三十年，每爻五年，以之卦管三十年",
        needs="asker",
        cells="of_sixty",
        table={"一至三十岁": "本卦，五年一爻", "三十一至六十岁": "之卦，五年一爻"},
    ),
)  # fmt: skip


class Life(Turning):
    """§22–24: those rules that have a condition, and the cells that reckon the limits."""

    @cell("§22")
    def one_polarity(self) -> str | None:
        """阳 for a yang palace with a yang 世, 阴 for a yin one with a yin; None for one of each."""
        yang = self.palace().yang
        return None if yang != self.yang(self.world()) else "阳" if yang else "阴"

    @cell("§22", dated=True)
    def after_solstice(self) -> bool:
        """冬至后: the months 丑 to 巳. 冬至 falls within 子 month, and of the half after 夏至 the book says nothing."""
        return self.month() in _AFTER_SOLSTICE

    @cell("§22", dated=True)
    def month_move(self) -> str | None:
        """进 when 月卦 is the month after this one, 退 when the one before; None for any other, of which nothing is said."""
        month, body = self.month(), self.body()
        return {self.branch_after(month, 1): "进", self.branch_after(month, 11): "退"}.get(body)

    @cell("§24")
    def major_limit(self, age: int) -> int:
        """大限: the line that governs an age (岁, from 1): from 世, five years a line, up from a yang 世, down from a yin."""
        return self.limit_after((age - 1) // _YEARS)

    @cell("§24")
    def minor_limit(self, age: int) -> int:
        """小限: from 世, one year a line, up from a yang 世, down from a yin one."""
        return self.limit_after(age - 1)

    @cell("§24", dated=True)
    def limits(self) -> tuple[int, int]:
        """The lines of 大限 and 小限 at the asker's age."""
        age = self.age()
        return self.major_limit(age), self.minor_limit(age)

    @cell("§24", dated=True)
    def limit_luck(self, line: int) -> tuple[str, ...]:
        """生令: the month commands or generates a line; 刑伤: it punishes or controls it. Both may be."""
        state, month = self.state(line), self.month()
        hurt = state == State.DEAD or Tie.PUNISH in self.ties_of(month, self.ganzhi(line).branch)
        return (("生令",) if state in STRONG else ()) + (("刑伤",) if hurt else ())

    @cell("§24")
    def mutual(self) -> tuple[Trigram, Trigram]:
        """互体: the trigrams of lines 2–4 and 3–5, the lower first."""
        bits = self.thrown().bits
        return self.trigram_of(bits[1:4]), self.trigram_of(bits[2:5])

    @cell("§24")
    def of_sixty(self, age: int) -> str | None:
        """Which hexagram governs an age where each has thirty years: 本卦, then 之卦; None from 61 on."""
        return ("本卦", "之卦", None)[min((age - 1) // 30, 2)]

    @cell("§24")
    def limit_after(self, count: int) -> int:
        """The line ``count`` places from 世, up from a yang 世 and down from a yin one, round and round."""
        world = self.world()
        return (world - 1 + (count if self.yang(world) else -count)) % 6 + 1

    @rule(
        "S22.R2",
        _J,
        "冬至后占得阳卦阳爻为吉",
        needs="month matter",
        example="贲",
        graded=False,
    )
    def s22_r2(self) -> Lines:
        """After 冬至, a yang palace with a yang 世, or a yin one with a yin; which line 阳爻 is the book does not say."""
        if self.one_polarity() is None:
            return ()
        return (self.world(),) if self._about(_LIFE) and self.after_solstice() else ()

    @rule("S22.R3", _J, "假如正月占得二月卦为进", needs="month matter", example="解", cells="month_move")
    def s22_r3(self) -> Lines:
        """月卦 is the next month or the last."""
        return LINES if self._about(_LIFE) and self.month_move() else ()

    @rule(
        "S22.R4",
        _J,
        "更加旺相禄马，有子有财，居于有德之位",
        needs="month matter",
        example="萃",
        graded=False,
    )
    def s22_r4(self) -> Lines:
        """世 旺相 with 子孙 and 财 both in sight; or 世 without 气 and neither in sight. 禄马 and 有德 are left undefined."""
        world = self.world()
        seen = {bool(self.visible(Relation.OFFSPRING)), bool(self.visible(Relation.WEALTH))}
        if len(seen) == 2 or not self._about(_LIFE):
            return ()
        return (world,) if (self.state(world) in STRONG) in seen else ()

    @rule(
        "S24.R3",
        _J,
        "逢生令则吉，遇刑伤则凶",
        needs="month matter asker",
        example="大壮",
        graded=False,
        cells="limits limit_luck",
    )
    def s24_r3(self) -> Lines:
        """The line of either limit is commanded, fed, punished or controlled by the month; by what, the book leaves open."""
        if not self._about(_LIFE):
            return ()
        return tuple(line for line in sorted({*self.limits()}) if self.limit_luck(line))

    @rule(
        "S24.R4",
        _J,
        "故曰大小二限并兄弟，必先伤妻而后破财",
        needs="matter asker",
        worsens="S24.R3",
        example="大壮",
        caution=True,
        cells="limits",
    )
    def s24_r4(self) -> Lines:
        """Both limits stand on 兄弟."""
        if not self._about(_LIFE):
            return ()
        lines = tuple(sorted({*self.limits()}))
        return lines if all(self.relation(line) == Relation.SIBLING for line in lines) else ()
