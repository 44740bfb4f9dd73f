"""§17–21: one of the five relations moves alone."""

from __future__ import annotations

from hzl_tutor.book.rule import Kind, Lines, Rule, rule, told
from hzl_tutor.book.turning import Turning
from hzl_tutor.engine import Relation, Spirit, State

_PARENT, _SIBLING, _OFFSPRING, _WEALTH, _OFFICER = Relation
_J = Kind.JUDGEMENT
_PAPERS = ("补缺", "文书")
"""What wants papers: a vacancy to be filled, letters and deeds."""

TOLD: tuple[Rule, ...] = (
    told(
        "S17.R4",
        Kind.IMAGE,
        "乾和尚，震道士，兑尼姑，巽道姑",
        table={
            "乾": "和尚", "震": "道士", "兑": "尼姑", "巽": "道姑",
            "坎": "医药", "离": "小士", "艮": "法术", "坤": "师巫",
        },
    ),
    told(
        "S17.R5",
        Kind.IMAGE,
        "子孙又为九流、中贵、福德、医药、蚕禽",
        table={"子孙": "九流、中贵、福德、医药、蚕禽"},
    ),
)  # fmt: skip


class SoloMoves(Turning):
    """§17–21, one condition a rule."""

    @rule("S17.R1", _J, "子孙独发，为退为散", needs="moving", example="剥之观")
    def s17_r1(self) -> Lines:
        """子孙 moves alone: it controls 官, so that one gets away from a matter."""
        return self._alone(_OFFSPRING)

    @rule("S17.R2", _J, "若乘旺相，亦可求财", needs="moving month", example="师之临")
    def s17_r2(self) -> Lines:
        """子孙 moves alone, 旺相: it generates 财."""
        alone = self._alone(_OFFSPRING)
        return alone if alone and self.strong(_OFFSPRING) else ()

    @rule("S17.R3", _J, "出现更看变爻", needs="moving", example="需之夬", cells="turned")
    def s17_r3(self) -> Lines:
        """子孙 moves alone: what it turns into is looked at besides."""
        return tuple(line for line in self._alone(_OFFSPRING) if self.turned(line))

    @rule("S18.R1", _J, "兄弟独发，为诈为虚", needs="moving", example="困之解")
    def s18_r1(self) -> Lines:
        """兄弟 moves alone."""
        return self._alone(_SIBLING)

    @rule("S18.R2", _J, "若乘旺相，财破嗟吁", needs="moving month", worsens="S18.R1", example="益之中孚")
    def s18_r2(self) -> Lines:
        """兄弟 moves alone, 旺相."""
        alone = self._alone(_SIBLING)
        return alone if alone and self.strong(_SIBLING) else ()

    @rule("S18.R3", _J, "隐伏看兄弟伏在世爻下也", example="睽")
    def s18_r3(self) -> Lines:
        """兄弟 lies under 世, and 世 is not the palace's own line; elsewhere it does not count as 隐伏."""
        world = self.world()
        return (world,) if world in self.laid(_SIBLING) else ()

    @rule("S18.R4", _J, "大怕化鬼爻，凶", needs="moving", worsens="S18.R1", example="革之随")
    def s18_r4(self) -> Lines:
        """兄弟 moves alone and turns into 官."""
        return tuple(line for line in self._alone(_SIBLING) if self.turned(line) == (_SIBLING, _OFFICER))

    @rule("S18.R5", _J, "凶不凶、吉不吉", needs="moving", example="履之兑")
    def s18_r5(self) -> Lines:
        """兄弟 moves alone, its state left aside."""
        return self._alone(_SIBLING)

    @rule("S19.R1", _J, "父母独发，重迭艰辛", needs="moving", example="升之谦")
    def s19_r1(self) -> Lines:
        """父母 moves alone."""
        return self._alone(_PARENT)

    @rule("S19.R2", _J, "若乘旺相，文书可成", needs="moving month matter", eases="S19.R1", example="蒙之损")
    def s19_r2(self) -> Lines:
        """父母 moves alone, 旺相, where papers are what is wanted."""
        alone = self._alone(_PARENT)
        return alone if alone and self._about(*_PAPERS) and self.strong(_PARENT) else ()

    @rule("S19.R3", _J, "若坐休囚，不可凭准矣", needs="moving month", worsens="S19.R1", example="震之豫")
    def s19_r3(self) -> Lines:
        """父母 moves alone, without 气."""
        alone = self._alone(_PARENT)
        return alone if alone and not self.strong(_PARENT) else ()

    @rule("S19.R4", _J, "父母为重迭之神，大忌出现发动", needs="moving matter", example="乾之讼")
    def s19_r4(self) -> Lines:
        """父母 in sight moves, where no papers are wanted."""
        moved = self.moved(_PARENT)
        return moved if moved and not self._about(*_PAPERS) else ()

    @rule("S20.R1", _J, "官鬼独发，为欺为盗", needs="moving", example="大过之恒")
    def s20_r1(self) -> Lines:
        """官鬼 moves alone."""
        return self._alone(_OFFICER)

    @rule(
        "S20.R2",
        _J,
        "若临吉神，功名可望",
        needs="moving day matter",
        eases="S20.R1",
        example="遁之姤",
        graded=False,
    )
    def s20_r2(self) -> Lines:
        """官鬼 moves alone with 青龙 on it, asked about rank. The book lists no 吉神; 青龙 is the one it names (§26)."""
        alone = self._alone(_OFFICER)
        return tuple(line for line in alone if self._about("求名") and self.spirit(line) == Spirit.DRAGON)

    @rule(
        "S20.R3",
        _J,
        "若临囚神，必主兴讼，贼盗弄魅害人之事",
        needs="moving month",
        worsens="S20.R1",
        example="升之师",
        graded=False,
    )
    def s20_r3(self) -> Lines:
        """官鬼 moves alone, 囚. The book does not say what 囚神 are; here the state of that name is taken."""
        return tuple(line for line in self._alone(_OFFICER) if self.state(line) == State.CONFINED)

    @rule("S21.R1", _J, "妻财独发，生鬼伤父", needs="moving", example="泰之升", caution=True)
    def s21_r1(self) -> Lines:
        """妻财 moves alone: it generates 鬼 and controls 父."""
        return self._alone(_WEALTH)

    @rule("S21.R2", _J, "然财爻宜旺，不宜空；宜静、不宜动", needs="moving month day", example="鼎之豫")
    def s21_r2(self) -> Lines:
        """The visible 财 that are 旺相, not void, and quiet: as they should be."""
        quiet = tuple(line for line in self.visible(_WEALTH) if line not in self.moved(_WEALTH))
        return tuple(line for line in quiet if not self.is_void(line)) if quiet and self.strong(_WEALTH) else ()

    @rule("S21.R3", _J, "惟占脱货，要财爻发动", needs="moving matter", eases="S21.R1", example="夬之井")
    def s21_r3(self) -> Lines:
        """财 moves where goods are to be got rid of: what is amiss elsewhere is wanted here."""
        moved = self.moved(_WEALTH)
        return moved if moved and self._about("脱货") else ()

    @rule("S21.R4", _J, "如占婚姻，财动必克翁姑；占讼，主克文书", needs="moving matter", example="困之兑")
    def s21_r4(self) -> Lines:
        """财 moves, asked about a marriage or a suit: it controls 父, the parents-in-law or the papers."""
        moved = self.moved(_WEALTH)
        return moved if moved and self._about("婚姻", "词讼") else ()

    @rule(
        "S21.R5",
        _J,
        "若财鬼俱动者，父有元神而翁姑不克，文书有成",
        needs="moving",
        eases="S21.R4",
        example="丰之需",
    )
    def s21_r5(self) -> Lines:
        """财 and 鬼 both move: 财 feeds 鬼, and 鬼 feeds 父."""
        wealth, officer = self.moved(_WEALTH), self.moved(_OFFICER)
        return tuple(sorted((*wealth, *officer))) if wealth and officer else ()
