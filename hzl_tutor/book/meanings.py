"""§1 易中明义: what stem, branch and 纳音 of a line stand for, and the two examples the section draws from them."""

from __future__ import annotations

from hzl_tutor.book.grounds import Grounds
from hzl_tutor.book.rule import Kind, Lines, Rule, rule, told
from hzl_tutor.engine import LINES, Element, Ganzhi, Relation, Tie, Trigram, cell

TOLD: tuple[Rule, ...] = (
    told(
        "S01.R1",
        Kind.IMAGE,
        "天干管天文，地支管人事，纳音管地理",
        example="乾",
        table={"干": "天文", "支": "人事", "纳音": "地理"},
    ),
    told(
        "S01.R4",
        Kind.IMAGE,
        "巽下伏乾，是乾为大赤也",
        example="姤",
        table={"乾": "大赤", "坎": "赤", "震": "玄黄", "巽": "白", "坤": "黑"},
    ),
    told(
        "S01.R6",
        Kind.IMAGE,
        "申化未是西南方也",
        needs="moving",
        example="姤之鼎",
        table={
            "子": "北", "丑": "东北", "寅": "东北", "卯": "东", "辰": "东南", "巳": "东南",
            "午": "南", "未": "西南", "申": "西南", "酉": "西", "戌": "西北", "亥": "西北",
        },
    ),
    told(
        "S01.R7",
        Kind.IMAGE,
        "掘下五尺见石者，土类五也",
        needs="moving matter",
        example="姤之鼎",
        cells="grave_depth grave_distance",
        table={"水": "一", "火": "二", "木": "三", "金": "四", "土": "五"},
    ),
    told(
        "S01.R8",
        Kind.IMAGE,
        "出刀伤人者，壬申乃剑锋金也",
        needs="moving",
        example="姤之鼎",
        table={"剑锋金": "刀伤"},
    ),
    told("S01.R12", Kind.IMAGE, "一男丙午，一女辛亥也", needs="moving", example="遁之姤", table={"阳": "男", "阴": "女"}),
    told(
        "S01.R13",
        Kind.IMAGE,
        "火主赤，金主白，火燥金刚",
        needs="moving",
        example="遁之姤",
        table={"火": "色赤、性燥", "金": "色白、性刚"},
    ),
    told(
        "S01.R14",
        Kind.IMAGE,
        "为钗钏者，辛亥乃钗钏金也",
        needs="moving",
        example="遁之姤",
        table={"钗钏金": "钗钏"},
    ),
    told(
        "S01.R15",
        Kind.CORRUPT,
        "水墓在戌，又火绝在亥",
        needs="moving",
        example="遁之姤",
        table={"水墓在戌": "疑当作火墓在戌：鬼是午火，火绝在亥，水的墓在辰；没有别本可证"},
    ),
)  # fmt: skip


class Meanings(Grounds):
    """§1: those of its images that have a condition."""

    @cell("§1", moves=True)
    def changed_nayin(self, line: int) -> str | None:
        """纳音 of what a moving line turns into; None for a line that does not move."""
        changed = self.changed(line)
        return self.nayin_of(changed) if changed else None

    @cell("§1")
    def hidden_nayin(self, line: int) -> str | None:
        """纳音 of a hidden line; None where a school hides nothing."""
        hidden = self.hidden(line)
        return self.nayin_of(hidden) if hidden else None

    @cell("§1", moves=True)
    def changed_lower(self) -> Trigram | None:
        """The lower trigram after the moving lines have turned; None when nothing moves."""
        changed = self.thrown().changed
        return changed.lower if changed and self.movers() else None

    @cell("§1", moves=True)
    def joined_by_change(self) -> Lines:
        """The visible lines whose branch is in 六合 with that of a changed line."""
        turned = [self._turned(line).branch for line in self.movers()]
        branches = {line: self.ganzhi(line).branch for line in LINES}
        return tuple(
            line for line in LINES if any(Tie.COMBINE in self.ties_of(branches[line], branch) for branch in turned)
        )

    @cell("§1")
    def grave_depth(self) -> int:
        """How many feet down: the first number of the phase on 世 (土 5)."""
        return self.numbers_of(self.element(self.world()))[0]

    @cell("§1", moves=True)
    def grave_distance(self, line: int) -> int | None:
        """How many steps away: the numbers of 世 and of the changed line added, times that of the moving line (并 is ×)."""
        changed = self.changed_element(line)
        if changed is None:
            return None
        return (self.grave_depth() + self.numbers_of(changed)[0]) * self.numbers_of(self.element(line))[0]

    @rule(
        "S01.R2",
        Kind.IMAGE,
        "如乾卦初爻甲子动，占天文主风",
        needs="moving",
        example="乾之姤",
        table={"天文": "风", "人事": "子孙、六畜、花木、酒馔、忧喜", "地理": "穴中有石（「六穴」疑当作「土穴」）"},
    )
    def s01_r2(self) -> Lines:
        """乾 with its first line alone moving."""
        pure = self.lower() == self.upper() == Trigram.QIAN
        return (1,) if pure and self.solo() == 1 else ()

    @rule("S01.R3", Kind.IMAGE, "世下伏金，是土中有石也", needs="matter", example="姤")
    def s01_r3(self) -> Lines:
        """Asked about a grave: 世 is earth by its branch, and what lies under it metal by its 纳音."""
        world = self.world()
        if self.element(world) != Element.EARTH or not _is(self.hidden_nayin(world), Element.METAL):
            return ()
        return (world,) if self.topic() == "葬地" else ()

    @rule("S01.R5", Kind.IMAGE, "火克本宫为鬼，是伏尸鬼", needs="moving", example="姤之鼎")
    def s01_r5(self) -> Lines:
        """Moving lines whose changed 纳音 controls the palace; by branch 己未 would be 父母."""
        return tuple(line for line in self.movers() if self._kin_by_nayin(self.changed_nayin(line)) == Relation.OFFICER)

    @rule("S01.R9", Kind.IMAGE, "主火灾者，已〔?〕未化火，未克辛丑世也", needs="moving", example="姤之鼎")
    def s01_r9(self) -> Lines:
        """Moving lines that turn into fire by 纳音 and clash with 世 (the text says 克; 丑未 is 冲)."""
        world = self.ganzhi(self.world())
        burning = [line for line in self.movers() if _is(self.changed_nayin(line), Element.FIRE)]
        return tuple(line for line in burning if Tie.CLASH in self.ties_of(self._turned(line).branch, world.branch))

    @rule(
        "S01.R10",
        Kind.IMAGE,
        "己未火鬼，与壬午木合住，壬午乃杨柳木也",
        needs="moving",
        example="姤之鼎",
        table={"杨柳木": "柳树"},
    )
    def s01_r10(self) -> Lines:
        """Lines in 六合 with what a moving line turns into: their 纳音 names what stands near."""
        return self.joined_by_change()

    @rule("S01.R11", Kind.DERIVATION, "丙午纳音属水，化辛亥又属水", needs="moving", example="遁之姤")
    def s01_r11(self) -> Lines:
        """子孙鬼: a moving 官鬼 whose 纳音 is the phase of 子孙 and which turns into 子孙."""
        ghosts = [line for line in self.movers() if self.relation(line) == Relation.OFFICER]
        return tuple(
            line
            for line in ghosts
            if self.changed_relation(line) == Relation.OFFSPRING
            and self._kin_by_nayin(self.nayin(line)) == Relation.OFFSPRING
        )

    @rule("S01.R16", Kind.IMAGE, "墓有犯者，艮属土，化巽为木，木去克土山", needs="moving", example="遁之姤")
    def s01_r16(self) -> Lines:
        """The lower trigram turns into one whose phase controls it."""
        lower, turned = self.lower(), self.changed_lower()
        if turned is None or self.kin(lower.element, turned.element) != Relation.OFFICER:
            return ()
        return tuple(line for line in self.movers() if line <= 3)

    def _kin_by_nayin(self, name: str | None) -> Relation | None:
        return self.kin(self.me(), Element(name[-1])) if name else None

    def _turned(self, line: int) -> Ganzhi:
        changed = self.changed(line)
        assert changed is not None  # asked of moving lines only
        return changed


def _is(nayin: str | None, element: Element) -> bool:
    """Whether a 纳音 is of a phase: its last character says so."""
    return bool(nayin) and nayin is not None and nayin[-1] == element
