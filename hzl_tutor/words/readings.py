"""How the values of answers are read and called: 繁, pinyin with its tones, and English.

Values that are terms have it from the table of terms; the rest is a reviewed table here.

It is what the completion menu says beside a value and what a value is found by; what may be *answered* is in
:mod:`hzl_tutor.tutor.vocabulary`. A branch is called by its animal and by nothing that is ever asked about it: what
stands in the menu must not help with the question.
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from hzl_tutor.words.terms import BY_ID


class Reading(NamedTuple):
    """A value's other names: 繁, its syllables with tones, and English."""

    traditional: str
    syllables: tuple[str, ...]
    english: str

    @property
    def pinyin(self) -> str:
        """The syllables as one word: guānguǐ."""
        return "".join(self.syllables)


_TERMS: dict[str, str] = {
    "relation": "parent sibling offspring wealth officer",
    "state": "ruling growing resting confined dead",
    "stage": "birth bath capping taking-office peak decline sickness death tomb extinction womb nurture",
    "spirit": "azure-dragon vermilion-bird hook-chen soaring-snake white-tiger dark-warrior",
    "element": "wood fire earth metal water",
    "generation": "palace wandering-soul returning-soul",
}
"""Values that are terms, by the ids of :mod:`hzl_tutor.words.terms`."""

_ROWS: dict[str, str] = {
    "palace": """
乾 乾 qián Heaven
震 震 zhèn Thunder
坎 坎 kǎn Water
艮 艮 gèn Mountain
坤 坤 kūn Earth
巽 巽 xùn Wind
离 離 lí Fire
兑 兌 duì Lake
""",
    "generation": """
一世 一世 yī_shì first generation
二世 二世 èr_shì second generation
三世 三世 sān_shì third generation
四世 四世 sì_shì fourth generation
五世 五世 wǔ_shì fifth generation
""",
    "line": """
1 初爻 chū_yáo first line
2 二爻 èr_yáo second line
3 三爻 sān_yáo third line
4 四爻 sì_yáo fourth line
5 五爻 wǔ_yáo fifth line
6 上爻 shàng_yáo sixth line, top
""",
    "branch": """
子 子 zǐ Rat
丑 丑 chǒu Ox
寅 寅 yín Tiger
卯 卯 mǎo Rabbit
辰 辰 chén Dragon
巳 巳 sì Snake
午 午 wǔ Horse
未 未 wèi Goat
申 申 shēn Monkey
酉 酉 yǒu Rooster
戌 戌 xū Dog
亥 亥 hài Pig
""",
    "stem": """
甲 甲 jiǎ Jia
乙 乙 yǐ Yi
丙 丙 bǐng Bing
丁 丁 dīng Ding
戊 戊 wù Wu
己 己 jǐ Ji
庚 庚 gēng Geng
辛 辛 xīn Xin
壬 壬 rén Ren
癸 癸 guǐ Gui
""",
    "tie": """
合 合 hé combine
冲 沖 chōng clash
刑 刑 xíng punishment
害 害 hài harm
""",
    "cause": """
应 應 yìng Response line
动 動 dòng moving line
日 日 rì day branch
""",
    "number": """
1 一 yī one
2 二 èr two
3 三 sān three
4 四 sì four
5 五 wǔ five
6 六 liù six
7 七 qī seven
8 八 bā eight
9 九 jiǔ nine
10 十 shí ten
""",
    "yesno": """
是 是 shì yes
否 否 fǒu no
""",
    "outing": """
透出 透出 tòu_chū drawn out
合出 合出 hé_chū joined out
""",
    "aid": """
旺相 旺相 wàng_xiàng in season
持世 持世 chí_shì on Self
伏世下 伏世下 fú_shì_xià under Self
透出 透出 tòu_chū drawn out
值日 值日 zhí_rì the day itself
""",
    "clause": """
1 一 yī clause 1
2 二 èr clause 2
3 三 sān clause 3
4 四 sì clause 4
5 五 wǔ clause 5
6 六 liù clause 6
7 七 qī clause 7
8 八 bā clause 8
9 九 jiǔ clause 9
""",
    "order": """
顺 順 shùn head first
逆 逆 nì feet first
""",
    "move": """
进 進 jìn advance
退 退 tuì retreat
""",
    "short": """
父 父 fù parent
兄 兄 xiōng sibling
子 子 zǐ offspring
财 財 cái wealth
鬼 鬼 guǐ officer
""",
    "nayin": """
海中金 海中金 hǎi_zhōng_jīn metal in the sea
炉中火 爐中火 lú_zhōng_huǒ fire in the furnace
大林木 大林木 dà_lín_mù wood of the great forest
路旁土 路旁土 lù_páng_tǔ earth by the road
剑锋金 劍鋒金 jiàn_fēng_jīn metal of the sword's edge
山头火 山頭火 shān_tóu_huǒ fire on the hilltop
涧下水 澗下水 jiàn_xià_shuǐ water down the ravine
城头土 城頭土 chéng_tóu_tǔ earth of the city wall
白蜡金 白蠟金 bái_là_jīn metal of white wax
杨柳木 楊柳木 yáng_liǔ_mù wood of the willow
泉中水 泉中水 quán_zhōng_shuǐ water in the spring
屋上土 屋上土 wū_shàng_tǔ earth on the roof
霹雳火 霹靂火 pī_lì_huǒ fire of the thunderbolt
松柏木 松柏木 sōng_bǎi_mù wood of pine and cypress
长流水 長流水 cháng_liú_shuǐ water of the long stream
沙中金 沙中金 shā_zhōng_jīn metal in the sand
山下火 山下火 shān_xià_huǒ fire below the hill
平地木 平地木 píng_dì_mù wood of the plain
壁上土 壁上土 bì_shàng_tǔ earth on the wall
金箔金 金箔金 jīn_bó_jīn metal of gold leaf
覆灯火 覆燈火 fù_dēng_huǒ fire of the covered lamp
天河水 天河水 tiān_hé_shuǐ water of the river of heaven
大驿土 大驛土 dà_yì_tǔ earth of the post road
钗钏金 釵釧金 chāi_chuàn_jīn metal of hairpin and bracelet
桑柘木 桑柘木 sāng_zhè_mù wood of the mulberry
大溪水 大溪水 dà_xī_shuǐ water of the great brook
沙中土 沙中土 shā_zhōng_tǔ earth in the sand
天上火 天上火 tiān_shàng_huǒ fire in heaven
石榴木 石榴木 shí_liú_mù wood of the pomegranate
大海水 大海水 dà_hǎi_shuǐ water of the great sea
""",
}


_PAIRED: dict[str, tuple[str, str, str]] = {"form": ("伏", "fú", "under"), "turn": ("化", "huà", "to")}
"""Kinds whose values are two relations with a word between."""
_BRACKETS = re.compile(r"\s*[(（].*?[)）]")


@cache
def readings(kind: str) -> dict[str, Reading]:
    """Return value → reading for a kind of single values; 干支 are put together from stem and branch."""
    if kind == "ganzhi":
        return {
            stem + branch: Reading(stem + branch, first.syllables + second.syllables, second.english)
            for stem, first in readings("stem").items()
            for branch, second in readings("branch").items()
        }
    if kind in _PAIRED:
        sign, sound, english = _PAIRED[kind]
        return {
            a + sign + b: Reading(
                first.traditional + sign + second.traditional,
                (*first.syllables, sound, *second.syllables),
                f"{first.english} {english} {second.english}",
            )
            for a, first in readings("short").items()
            for b, second in readings("short").items()
        }
    found = {}
    for name in _TERMS.get(kind, "").split():
        term = BY_ID[name]
        pinyin, english = (_BRACKETS.sub("", text) for text in (term.pinyin, term.english))
        found[_BRACKETS.sub("", term.simplified)] = Reading(
            _BRACKETS.sub("", term.traditional), tuple(pinyin.lower().split()), english
        )
    for row in _ROWS.get(kind, "").strip().splitlines():
        value, traditional, pinyin, english = row.split(" ", 3)
        found[value] = Reading(traditional, tuple(pinyin.split("_")), english)
    return found
