"""The words an answer may be written in: for every value its 简体 name first, then all other spellings.

A reviewed table; nothing is converted at run time. Spellings are compared after NFKC, in lower case, with the 繁 forms
of :data:`FOLD` made 简.
"""

from __future__ import annotations

from itertools import product

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
from hzl_tutor.tutor.nayin_words import NAYIN_NAMES

FOLD: dict[int, str] = {
    ord(pair[1]): pair[0]
    for pair in [
        "财財",
        "孙孫",
        "应應",
        "动動",
        "冲沖",
        "冲衝",
        "离離",
        "兑兌",
        "游遊",
        "归歸",
        "长長",
        "带帶",
        "临臨",
        "绝絕",
        "养養",
        "无無",
        "宫宮",
        "炉爐",
        "剑劍",
        "锋鋒",
        "头頭",
        "涧澗",
        "蜡蠟",
        "杨楊",
        "雳靂",
        "灯燈",
        "驿驛",
        "钗釵",
        "钏釧",
        "对對",
        "错錯",
        "没沒",
        "书書",
        "亲親",
        "库庫",
        "两兩",
        "从從",
        "变變",
        "纯純",
        "处處",
        "这這",
        "为為",
        "龙龍",
        "陈陳",
        "纳納",
        "装裝",
    ]
}
"""繁 to 简 for the characters of this vocabulary alone; 丑 and 乾 stay what they are."""

Words = dict[str, str]
"""Spelling → the value it names."""


def _table(rows: str) -> Words:
    words: Words = {}
    for row in rows.strip().splitlines():
        value, *spellings = row.split()
        for spelling in (value, *spellings):
            words[spelling.replace("_", " ")] = value
    return words


RELATIONS: Words = _table("""
父母 父 文书 fumu fm fu parents parent documents
兄弟 兄 弟 xiongdi xd xiong brothers brother siblings sibling
子孙 孙 子 福德 福 zisun zs offspring children
妻财 财 妻 qicai qc cai wealth wife
官鬼 官 鬼 guangui gg guan gui officer ghost
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
本宫 八纯 八纯卦 纯卦 首卦 宫首 六世 上世 bengong home pure
一世 1世 初世 yishi first
二世 2世 ershi second
三世 3世 sanshi third
四世 4世 sishi fourth
五世 5世 wushi fifth
游魂 youhun yh wandering
归魂 guihun gh returning
""")

LINES: Words = _table("""
1 初 一 初爻 初九 初六 first chu yi
2 二 两 九二 六二 second er
3 三 九三 六三 third san
4 四 九四 六四 fourth si
5 五 九五 六五 fifth wu
6 六 上 上九 上六 上爻 sixth top shang liu
""")

_STEM_READINGS: dict[str, str] = dict(
    zip(map(str, Stem), ["jia", "yi", "bing", "ding", "wu", "ji", "geng", "xin", "ren", "gui"], strict=True)
)
_BRANCH_READINGS: dict[str, str] = dict(
    zip(
        map(str, Branch),
        ["zi", "chou", "yin", "mao", "chen", "si", "wu", "wei", "shen", "you", "xu", "hai"],
        strict=True,
    )
)
BRANCHES: Words = {
    **{str(branch): str(branch) for branch in Branch},
    **{reading: branch for branch, reading in _BRANCH_READINGS.items()},
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
        _STEM_READINGS[ganzhi.stem] + gap + _BRANCH_READINGS[ganzhi.branch]: str(ganzhi)
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
长生 生 changsheng birth
沐浴 沐 浴 muyu bath
冠带 冠 guandai capping
临官 临 禄 linguan office
帝旺 旺 diwang peak
衰 shuai decline
病 bing sickness
死 si death
墓 库 墓库 mu tomb
绝 jue extinction
胎 tai womb
养 yang nurture
""")

YES_NO: Words = _table("""
是 对 是的 对的 算 有 在 yes y shi dui true
否 不是 不 不对 不算 没有 没 无 不在 错 no n bushi fou false
""")

TIES: Words = _table("""
合 六合 相合 he combine
冲 六冲 相冲 chong clash
刑 相刑 自刑 三刑 xing punish
害 六害 相害 hai harm
""")

CAUSES: Words = _table("""
应 应爻 ying response
动 动爻 dong moving
日 日辰 ri day
""")

NUMBERS: Words = _table("""
1 一
2 二
3 三
4 四
5 五
6 六
7 七
8 八
9 九
10 十
""")

ELEMENTS: Words = {
    **{str(element): str(element) for element in Element},
    **dict(zip(["mu", "huo", "tu", "jin", "shui"], map(str, Element), strict=True)),
    **dict(zip(["wood", "fire", "earth", "metal", "water"], map(str, Element), strict=True)),
}

SPIRIT_WORDS: Words = _table("""
青龙 龙 qinglong dragon
朱雀 雀 zhuque bird
勾陈 勾 陈 gouchen
螣蛇 腾蛇 蛇 tengshe snake
白虎 虎 baihu tiger
玄武 武 xuanwu warrior
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
}
