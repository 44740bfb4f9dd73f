"""§25 占婚姻: 世 is the man's side and 应 the woman's; he looks at 财, she at 官, and both sides should be quiet."""

from __future__ import annotations

from hzl_tutor.book.rule import Kind, Lines, Rule, rule, told
from hzl_tutor.book.turning import Turning
from hzl_tutor.engine import LINES, Relation, cell

_PARENT, _SIBLING, _OFFSPRING, _WEALTH, _OFFICER = Relation
_J, _I = Kind.JUDGEMENT, Kind.IMAGE
_MARRIAGE = "婚姻"

TOLD: tuple[Rule, ...] = (
    told("S25.R2", Kind.DERIVATION, "男家娶妻看财爻，代占同", needs="matter asker", cells="use"),
    told(
        "S25.R6",
        Kind.DERIVATION,
        "间爻为媒，父母为三堂，子孙为嗣，宜静",
        cells="between",
        table={"间爻": "媒人", "子孙": "后嗣", "父母": "三堂（答语里三堂是父母、兄弟、子孙）"},
    ),
    told(
        "S25.R10",
        Kind.CORRUPT,
        "财伏墓下，主生离死别",
        caution=True,
        table={"财伏墓下": "生离死别（谁的墓，书没有说，无从推算）"},
    ),
    told(
        "S25.R13",
        _I,
        "阳宫端正、阴宫丑陋",
        caution=True,
        graded=False,
        table={"阳宫": "端正", "阴宫": "丑陋", "用爻在飞上": "应在头面四肢", "用爻在飞下": "拙而不稳"},
    ),
    told(
        "S25.R14",
        _I,
        "男占得震巽主再婚；女占得坎离主再嫁",
        needs="asker",
        caution=True,
        graded=False,
        table={"男得震巽": "再婚（是宫还是卦，书没有说）", "女得坎离": "再嫁（是宫还是卦，书没有说）"},
    ),
    told(
        "S25.R18",
        _I,
        "第五爻为面部，如财福旺相持之，绝色",
        needs="moving month",
        caution=True,
        graded=False,
        table={
            "五爻财、子旺相": "绝色", "五爻父": "次之", "五爻兄": "不美", "上爻火": "鬓发焦黄",
            "初爻阳": "大脚", "初爻阴": "小脚", "初爻重化拆": "半扎脚", "初爻交化单": "先缠后放",
        },
    ),
)  # fmt: skip


class Marriage(Turning):
    """§25: those rules that have a condition. All of them wait until a marriage is what is asked about."""

    @cell("§25", dated=True)
    def rival(self) -> Relation:
        """忌: what controls 用, 子孙 where a husband is asked about and 兄弟 where a wife is."""
        return _OFFSPRING if self.use() == _OFFICER else _SIBLING

    @cell("§25", moves=True)
    def ends_moving(self) -> Lines:
        """Which of 世 and 应 move."""
        return tuple(line for line in self.movers() if line in (self.world(), self.response()))

    @cell("§25")
    def ends_at_odds(self) -> Lines:
        """世 and 应 where one controls the other, from the bottom; none where neither does."""
        world, response = self.world(), self.response()
        odds = self.controls(world, response) or self.controls(response, world)
        return tuple(sorted((world, response))) if odds else ()

    @rule("S25.R1", _J, "世应有动便不成", needs="moving day matter", example="师之升")
    def s25_r1(self) -> Lines:
        """世 or 应 moves, or, where neither does, is void."""
        if not self._about(_MARRIAGE):
            return ()
        ends = sorted((self.world(), self.response()))
        return self.ends_moving() or tuple(line for line in ends if self.is_void(line))

    @rule("S25.R3", _J, "忌动出现，怕冲，若旺相可成", needs="moving day matter asker", example="无妄之兑")
    def s25_r3(self) -> Lines:
        """用 in sight moves, or the day clashes with it."""
        use = self.use() if self._about(_MARRIAGE) else None
        if use is None:
            return ()
        moved = self.moved(use)
        return tuple(line for line in self.visible(use) if line in moved or self.day_clashes(line))

    @rule("S25.R4", _J, "世应相克不久", needs="matter", example="同人")
    def s25_r4(self) -> Lines:
        """世 and 应, husband and wife, control one another."""
        odds = self.ends_at_odds()
        return odds if odds and self._about(_MARRIAGE) else ()

    @rule("S25.R5", _J, "占夫忌子孙发动，子孙持世不成", needs="moving matter asker", example="离之同人")
    def s25_r5(self) -> Lines:
        """What controls 用 moves or stands on 世."""
        if not self._about(_MARRIAGE):
            return ()
        rival, world = self.rival(), self.world()
        return tuple(sorted({*self.moved(rival), *((world,) if self.relation(world) == rival else ())}))

    @rule("S25.R7", _J, "卦无子孙不欢喜", needs="matter", example="升")
    def s25_r7(self) -> Lines:
        """No visible 子孙."""
        return LINES if not self.visible(_OFFSPRING) and self._about(_MARRIAGE) else ()

    @rule("S25.R8", _J, "凡财爻与兄弟合，此妇不廉", needs="matter", example="复", caution=True)
    def s25_r8(self) -> Lines:
        """A 财 line is in 六合 with a 兄 line."""
        joined = self.joined(_WEALTH, _SIBLING)
        return joined if joined and self._about(_MARRIAGE) else ()

    @rule("S25.R9", _J, "五爻持鬼，此妇貌丑", needs="matter", example="豫", caution=True)
    def s25_r9(self) -> Lines:
        """官 on the fifth line."""
        return (5,) if self.relation(5) == _OFFICER and self._about(_MARRIAGE) else ()

    @rule("S25.R11", _J, "财伏鬼下，主妇人带疾，兄伏鬼亦然", needs="matter", example="否", caution=True)
    def s25_r11(self) -> Lines:
        """财 or 兄 under 鬼, 财 under 兄, 鬼 under 兄."""
        under = {
            *self.beneath(_WEALTH, _OFFICER),
            *self.beneath(_SIBLING, _OFFICER),
            *self.beneath(_WEALTH, _SIBLING),
            *self.beneath(_OFFICER, _SIBLING),
        }
        return tuple(sorted(under)) if under and self._about(_MARRIAGE) else ()

    @rule("S25.R12", _J, "身爻值鬼，主带暗疾", needs="matter", example="姤", caution=True)
    def s25_r12(self) -> Lines:
        """卦身 stands on 官."""
        lines = tuple(line for line in self.body_lines() if self.relation(line) == _OFFICER)
        return lines if lines and self._about(_MARRIAGE) else ()

    @rule("S25.R15", _J, "妻在间爻，女有亲为主婚", needs="month matter", example="坤")
    def s25_r15(self) -> Lines:
        """财 or 官 between 世 and 应, 旺相."""
        kin = {line: self.relation(line) for line in self.between() if self.relation(line) in (_WEALTH, _OFFICER)}
        if not kin or not self._about(_MARRIAGE):
            return ()
        return tuple(line for line, relation in kin.items() if self.strong(relation))

    @rule(
        "S25.R16",
        _J,
        "用神如发动，成也见分离",
        needs="moving matter asker",
        worsens="S25.R3",
        example="剥之艮",
    )
    def s25_r16(self) -> Lines:
        """用 moves."""
        use = self.use() if self._about(_MARRIAGE) else None
        return self.moved(use) if use else ()

    @rule("S25.R17", _J, "间动有阻隔，或是媒人作鬼", needs="moving matter", example="大有之贲")
    def s25_r17(self) -> Lines:
        """A line between 世 and 应 moves."""
        lines = tuple(line for line in self.movers() if line in self.between())
        return lines if lines and self._about(_MARRIAGE) else ()

    @rule("S25.R19", _J, "财官旺相，婚姻可成", needs="moving month matter asker", example="小过之豫")
    def s25_r19(self) -> Lines:
        """用 in sight, 旺相, while 世 and 应 are quiet: the verse itself."""
        use = None if self.ends_moving() or not self._about(_MARRIAGE) else self.use()
        return self.visible(use) if use and self.strong(use) else ()

    @rule(
        "S25.R20",
        _J,
        "世动，男不肯，应动，女生疑",
        needs="moving matter",
        contradicts="S25.R1",
        example="困之随",
        caution=True,
    )
    def s25_r20(self) -> Lines:
        """世 or 应 moves, as a later sentence of the section has it."""
        moved = self.ends_moving()
        return moved if moved and self._about(_MARRIAGE) else ()
