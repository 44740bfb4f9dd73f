"""Questions in the program's own words, and what kind of answer each kind is."""

from __future__ import annotations

from collections.abc import Callable

from hzl_tutor.engine import EarthSchool
from hzl_tutor.words.zh_hans import book_prompts
from hzl_tutor.words.zh_hans.spoken import line_word, lines_listed

PROMPTS: dict[str, str] = {
    **book_prompts.PROMPTS,
    "trigram": "三个爻，从下往上：{drawn}。是哪一卦？（乾、兑、离、震、巽、坎、艮、坤）",
    "element.branch": "{branch}属哪一行？（木、火、土、金、水）",
    "cycle": "「我」是{element}。{towards}是哪一行？",
    "generation": "{full}，世次是哪一个？（本宫、一世到五世、游魂、归魂）",
    "palace": "{full}，属哪一宫？",
    "world": "{full}，世在哪一爻？",
    "response": "{full}，应在哪一爻？",
    "najia.line": "{full}，{line_word}纳什么干支？",
    "najia.all": "{full}，从初爻到上爻，六爻的干支是？",
    "relation.line": "{full}。{line_word}{ganzhi}{element}，是什么六亲？",
    "relation.all": "{full}，从初爻到上爻，六亲是？\n干支从初爻起：{row}。",
    "relation.missing": "{full}，面上缺哪一亲？可能不止一亲；不缺写「无」。",
    "relation.changed": "{cast}，{moves}。{line_word}变出来的那一爻，是什么六亲？",
    "hidden.line": "{full}。{by_school}{line_word}的伏神是什么干支？",
    "hidden.relation": "{full}。{by_school}{line_word}的伏神是什么六亲？",
    "hidden.all": "{full}。{by_school}写出六爻底下的伏神（干支，从初爻到上爻{or_none}）。",
    "hidden.where": "{full}，面上缺{relation}。它伏在哪一爻底下？",
    "hidden.home": "{full}，{relation}伏在{line_word}底下。上面压着的是哪一亲（落在哪一乡）？",
    "own": "{full}，{line_word}是不是亲爻出现？（面上与本宫纯卦同位的一爻，干支一样就是）",
    "body": "{full}，卦身是哪一支？",
    "body.lines": "{full}，卦身在面上哪一爻？可能不止一爻；不上卦写「无」。",
    "season.state": "{month}月，{element}是旺、相、休、囚、死的哪一种？（只看四季，§3）",
    "stage": "{element}到{branch}，是十二长生的哪一站？{earth_school}",
    "tomb.element": "{element}的墓在哪一支？{earth_school}",
    "tomb.line": "{full}。{line_word}{ganzhi}{element}，墓在哪一支？{earth_school}",
    "tomb.fault": "{cast}，{moves}，{day}日。应爻、动爻、日辰，哪几处是世爻的墓？都不是就写「无」。{earth_school}",
    "void": "{day}日，旬空是哪两支？",
    "branches.relation": "{first}与{second}，占合、冲、刑、害的哪几样？都没有就写「无」。",
    "trine": "{full}，世上的土爻能不能勾成三合局？能，写出三支；不能，写「无」。（§16）",
    "dress": "{full}，装起来：写「宫 …　世 …　应 …　干支 …　六亲 …　伏神 …　卦身 …　墓 …」（土随水）。",
    "nayin": "{ganzhi}的纳音是什么？",
    "number": "{element}的类数是哪两个？",
}
"""The question of every skill."""

BY_SCHOOL = {"all": "按《火珠林》，", "missing": "按《增删卜易》（缺了哪一亲，才找哪一亲的伏神），"}
EARTH_SCHOOLS = {EarthSchool.WITH_WATER: "（土随水：水土同）", EarthSchool.WITH_FIRE: "（土随火：火土同）"}


OR_NONE = "，没有的写「无」"
"""At a row in which lines may have nothing."""
TURNS = "{full}变{changed}"
"""A hexagram that turns into another."""
ONLY = "{line}是？"
ONLY_SHOWN = "{line}{ganzhi}{element}是？"
"""One cell of a row; the second where the stems and branches are given."""


def moves(lines: tuple[int, ...]) -> str:
    """五爻动."""
    return f"{lines_listed(lines)}动" if lines else "六爻安静"


def lines_drawn(bits: str) -> str:
    """阳、阴、阳 for 101."""
    return "、".join("阴阳"[int(bit)] for bit in bits)


SUBJECT: dict[str, Callable[[str], str]] = {
    "lines": lines_drawn,
    "line": lambda line: line_word(int(line)),
    "element": str,
    "branch": str,
    "branches": "与".join,
    "ganzhi": str,
    "month": "{}月".format,
    "day": "{}日".format,
    "year": "{}年".format,
    "rule": str,
    "matter": "占{}".format,
    "age": "{}岁".format,
}
"""How a parameter is told in a list; a relation is not, since it may be what another question about the chart asks."""


EXPECTED: dict[str, tuple[str, tuple[str, ...]]] = {
    "relation": ("一个六亲，写一个字也行", ()),
    "palace": ("一个宫，八卦里的一个字", ()),
    "generation": ("一个世次，问题里列着的那些里的一个", ()),
    "line": ("一个爻位，写数字或初到上都行", ()),
    "ganzhi": ("一个干支，天干地支各一个字", ()),
    "branch": ("一个地支，一个字", ()),
    "form": ("一个「某伏某」，四五个字里写清谁在下、谁在上", ()),
    "turn": ("一个「某化某」，先写动的那一亲，再写化出的", ()),
    "order": ("「顺」或「逆」", ()),
    "move": ("「进」或「退」", ()),
    "outing": ("「透出」「合出」或「无」", ()),
    "set:aid": ("旺相、持世、伏世下、透出、值日里的几样；没有写「无」", ()),
    "set:clause": ("条文的号码，一个或几个；没有写「无」", ()),
    "element": ("一行：木、火、土、金、水里的一个", ()),
    "state": ("一种旺衰，一个字", ()),
    "stage": ("十二长生里的一站", ()),
    "yesno": ("「是」或「否」", ()),
    "nayin": ("一个纳音的全名，三个字", ()),
    "row6:relation": ("六个六亲，从初爻到上爻，各写一个字也行", ()),
    "row6:branch": ("六个地支，从初爻到上爻", ()),
    "row6:state": ("六个旺衰，从初爻到上爻", ()),
    "row6:spirit": ("六个六神，从初爻到上爻", ()),
    "spirit": ("一个六神", ()),
    "row6:ganzhi": ("六个干支，从初爻到上爻", ()),
    "set:relation": ("所缺的六亲，一个或几个；不缺写「无」", ()),
    "set:line": ("爻位，一个或几个；没有写「无」", ()),
    "set:branch": ("地支，几个连写；没有写「无」", ()),
    "set:tie": ("合、冲、刑、害里的几样；没有写「无」", ()),
    "set:cause": ("应、动、日里的几样；没有写「无」", ()),
    "set:number": ("两个数", ()),
    "chart": ("一整个卦：宫、世、应、干支、六亲、伏神、卦身、墓，各写一段", ()),
    "choice": ("一个选项的号码", ("1", "2")),
    "hexagram": ("一个卦：卦名、全名、六个数字或「姤之鼎」这样的写法", ()),
    "moment": ("月和日，写法如 寅月甲子日", ()),
    "year": ("年的干支", ("丙午",)),
    "month": ("月建", ("寅", "丙寅")),
    "day": ("日的干支", ("甲子",)),
    "hour": ("时辰的干支或地支", ("子",)),
    "date": ("公历日期", ("2026-11-30", "2026-11-30T14:05+08:00")),
    "offset": ("比 UTC 早晚几小时", ("+8", "-5", "+5:30")),
    "supposition": ("一个假设", ("世在三爻", "宫是兑")),
    "cell": ("盘上的一格", ()),
}
"""What is wanted for each kind, and ways to write it.

Answers have no examples: one left out because it is the key would tell the key.
"""
