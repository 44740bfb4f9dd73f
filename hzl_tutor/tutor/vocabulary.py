"""The words an answer may be written in: for every value its 简体 name first, then all other spellings.

A reviewed table; nothing is converted at run time. Spellings are compared after NFKC and as
:func:`~hzl_tutor.tutor.folding.folded` makes them. In the tables below ``_`` stands for a blank that may be left out.
"""

from __future__ import annotations

from itertools import product

from hzl_tutor.book import AIDS, FORMS, OUTINGS, TURNS
from hzl_tutor.engine import (
    NAYIN,
    SIXTY,
    Branch,
    Element,
    Generation,
    Relation,
    Spirit,
    Stage,
    State,
    Stem,
    Tie,
    Trigram,
)
from hzl_tutor.engine.ganzhi import BRANCH_PINYIN, STEM_PINYIN
from hzl_tutor.tutor.book_words import (
    AID_WORDS,
    CLAUSE_NUMBERS,
    CLAUSE_WORDS,
    FORM_WORDS,
    MOVE_WORDS,
    MOVES,
    ORDER_WORDS,
    ORDERS,
    OUTING_WORDS,
    TURN_WORDS,
)
from hzl_tutor.tutor.folding import FOLD
from hzl_tutor.tutor.nayin_words import NAYIN_NAMES

__all__ = ["BY_KIND", "CANONICAL", "FOLD"]

Words = dict[str, str]
"""Spelling → the value it names."""


def _table(rows: str) -> Words:
    words: Words = {}
    for row in rows.strip().splitlines():
        value, *spellings = row.split()
        for spelling in (value, *spellings):
            for gap in (" ", "", "-") if "_" in spelling else ("",):
                words[spelling.replace("_", gap)] = value
    return words


RELATIONS: Words = _table("""
父母 父 文书 fu_mu fm fu parents parent documents
兄弟 兄 弟 xiong_di xd xiong brothers brother siblings sibling
子孙 孙 子 福德 福 zi_sun zs offspring children descendants
妻财 财 妻 qi_cai qc cai wealth wife wife/wealth
官鬼 官 鬼 guan_gui gg guan gui officer ghost officer/ghost
""")

TRIGRAMS: Words = _table("""
乾 qian heaven
震 zhen thunder
坎 kan water
艮 gen mountain
坤 kun earth
巽 xun wind
离 li fire
兑 dui lake
""")

GENERATIONS: Words = _table("""
本宫 八纯 八纯卦 纯卦 首卦 宫首 六世 上世 ben_gong home home_palace pure pure_hexagram
一世 1世 初世 yi_shi first first_generation generation_1 1st 1st_generation
二世 2世 er_shi second second_generation generation_2 2nd 2nd_generation
三世 3世 san_shi third third_generation generation_3 3rd 3rd_generation
四世 4世 si_shi fourth fourth_generation generation_4 4th 4th_generation
五世 5世 wu_shi fifth fifth_generation generation_5 5th 5th_generation
游魂 you_hun yh wandering wandering_soul
归魂 gui_hun gh returning returning_soul
""")

LINES: Words = _table("""
1 初 一 初爻 初九 初六 first chu yi first_line line_1 1st 1st_line chu_yao bottom bottom_line lowest lowest_line one
2 二 两 九二 六二 second er second_line line_2 2nd 2nd_line er_yao two
3 三 九三 六三 third san third_line line_3 3rd 3rd_line san_yao three
4 四 九四 六四 fourth si fourth_line line_4 4th 4th_line si_yao four
5 五 九五 六五 fifth wu fifth_line line_5 5th 5th_line wu_yao five
6 六 上 上九 上六 上爻 sixth top shang liu sixth_line line_6 6th 6th_line shang_yao top_line highest six
""")

BRANCHES: Words = {
    **{str(branch): str(branch) for branch in Branch},
    **{reading: str(branch) for branch, reading in BRANCH_PINYIN.items()},
    **dict(
        zip(
            ["rat", "ox", "tiger", "rabbit", "dragon", "snake", "horse", "goat", "monkey", "rooster", "dog", "pig"],
            map(str, Branch),
            strict=True,
        )
    ),
}

GANZHI: Words = {
    **{stem + branch: stem + branch for stem, branch in product(map(str, Stem), map(str, Branch))},
    **{
        STEM_PINYIN[ganzhi.stem] + gap + BRANCH_PINYIN[ganzhi.branch]: str(ganzhi)
        for ganzhi in SIXTY
        for gap in ("", " ", "-")
    },
}
"""All 120 ways to put a stem with a branch: the sixty that do not exist are readable, and wrong."""

STATES: Words = _table("""
旺 wang ruling 旺相的旺
相 xiang growing
休 xiu resting
囚 qiu confined
死 si dead
""")

STAGES: Words = _table("""
长生 生 chang_sheng birth
沐浴 沐 浴 mu_yu bath
冠带 冠 guan_dai capping
临官 临 禄 lin_guan office taking_office
帝旺 旺 di_wang peak
衰 shuai decline
病 bing sickness
死 si death
墓 库 墓库 mu tomb
绝 jue extinction
胎 tai womb
养 yang nurture
""")

YES_NO: Words = _table("""
是 对 是的 对的 算 有 在 yes y shi dui true it_is
否 不是 不 不对 不算 没有 没 无 不在 错 no n bu_shi fou false not it_is_not is_not isn't not_so
""")

TIES: Words = _table("""
合 六合 相合 he combine combines combination
冲 六冲 相冲 chong clash clashes
刑 相刑 自刑 三刑 xing punish punishment punishes
害 六害 相害 hai harm harms
""")

CAUSES: Words = _table("""
应 应爻 ying response response_line
动 动爻 dong moving moving_line
日 日辰 ri day day_branch
""")

NUMBERS: Words = _table("""
1 一 yi one
2 二 er two
3 三 san three
4 四 si four
5 五 wu five
6 六 liu six
7 七 qi seven
8 八 ba eight
9 九 jiu nine
10 十 shi ten
""")

ELEMENTS: Words = {
    **{str(element): str(element) for element in Element},
    **dict(zip(["mu", "huo", "tu", "jin", "shui"], map(str, Element), strict=True)),
    **dict(zip(["wood", "fire", "earth", "metal", "water"], map(str, Element), strict=True)),
}

SPIRIT_WORDS: Words = _table("""
青龙 龙 qing_long azure_dragon dragon
朱雀 雀 zhu_que vermilion_bird bird
勾陈 勾 陈 gou_chen hook_chen hook
螣蛇 腾蛇 蛇 teng_she soaring_snake snake
白虎 虎 bai_hu white_tiger tiger
玄武 武 xuan_wu dark_warrior warrior
""")

NONE_WORDS = (
    "无",
    "没有",
    "没",
    "不缺",
    "都不缺",
    "没缺",
    "都不占",
    "都不是",
    "不能",
    "不空",
    "不上卦",
    "皆无",
    "都没有",
    "none",
    "nothing",
    "none missing",
    "none is missing",
    "nothing missing",
    "none of them",
    "neither",
)

ELEMENT_OF_TRIGRAM: dict[str, tuple[str, ...]] = {
    str(element): tuple(str(trigram) for trigram in Trigram if trigram.element is element) for element in Element
}
"""Which palaces a phase names: 金 is 乾 and 兑, so it does not settle a palace."""

CANONICAL: dict[str, tuple[str, ...]] = {
    "relation": tuple(map(str, Relation)),
    "palace": tuple(map(str, Trigram)),
    "generation": tuple(map(str, Generation)),
    "line": tuple("123456"),
    "branch": tuple(map(str, Branch)),
    "element": tuple(map(str, Element)),
    "state": tuple(map(str, State)),
    "stage": tuple(map(str, Stage)),
    "tie": tuple(map(str, Tie)),
    "cause": ("应", "动", "日"),
    "number": tuple(map(str, range(1, 11))),
    "yesno": ("是", "否"),
    "nayin": NAYIN,
    "spirit": tuple(map(str, Spirit)),
    "ganzhi": tuple(map(str, SIXTY)),
    "form": FORMS,
    "turn": TURNS,
    "outing": OUTINGS,
    "aid": AIDS,
    "clause": CLAUSE_NUMBERS,
    "order": ORDERS,
    "move": MOVES,
}
"""The values of each kind, in the order in which sets of them are written."""

BY_KIND: dict[str, Words] = {
    "relation": RELATIONS,
    "palace": TRIGRAMS,
    "generation": GENERATIONS,
    "line": LINES,
    "branch": BRANCHES,
    "state": STATES,
    "stage": STAGES,
    "tie": TIES,
    "cause": CAUSES,
    "number": NUMBERS,
    "yesno": YES_NO,
    "nayin": NAYIN_NAMES,
    "spirit": SPIRIT_WORDS,
    "ganzhi": GANZHI,
    "element": ELEMENTS,
    "form": FORM_WORDS,
    "turn": TURN_WORDS,
    "outing": OUTING_WORDS,
    "aid": AID_WORDS,
    "clause": CLAUSE_WORDS,
    "order": ORDER_WORDS,
    "move": MOVE_WORDS,
}
