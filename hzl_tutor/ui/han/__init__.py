"""Han characters for consoles that lack them: in the 繁 form they may have instead, else as pinyin.

The tables are text, the one of readings beside this; they are read when the first character is lacking, which on most consoles is
never.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

from hzl_tutor.tutor.han import forms

_LONGEST = 5
"""Characters in the longest term that is written as one word."""

_WORDS = {
    "什么": "shenme",
    "怎么": "zenme",
    "可能": "keneng",
    "所以": "suoyi",
    "因为": "yinwei",
    "答案": "da'an",
    "提示": "tishi",
    "帮助": "bangzhu",
    "再见": "zaijian",
    "练习": "lianxi",
    "进度": "jindu",
    "五行": "wuxing",
    "阴阳": "yinyang",
    "初爻": "chuyao",
    "二爻": "eryao",
    "三爻": "sanyao",
    "四爻": "siyao",
    "五爻": "wuyao",
    "上爻": "shangyao",
    "是否": "shifou",
    "否则": "fouze",
    "能否": "nengfou",
    "长短": "changduan",
    "增长": "zengzhang",
    "生长": "shengzhang",
    "重新": "chongxin",
    "重要": "zhongyao",
    "轻重": "qingzhong",
    "应该": "yinggai",
    "为什么": "weishenme",
    "首都": "shoudu",
    "得到": "dedao",
    "觉得": "juede",
    "音乐": "yinyue",
    "效率": "xiaolv",
    "目的": "mudi",
    "地方": "difang",
    "差别": "chabie",
    "部分": "bufen",
    "银行": "yinhang",
    "着急": "zhaoji",
    "答应": "daying",
}
"""Words in which a character is not read as its table has it, and frequent ones that are easier to read in one piece."""


def traditional(mark: str) -> str:
    """Return the 繁 form of a character that Big5 lacks, empty where there is none."""
    return forms().get(mark, "")


def is_han(mark: str) -> bool:
    """Whether a character is Chinese writing, and so may have a reading."""
    return "\u3400" <= mark <= "\u4dbf" or "\u4e00" <= mark <= "\u9fff"


def pinyin(text: str) -> str:
    """Return Han characters as pinyin without tones: a term of the book as one word, else a word for each character.

    Characters without a known reading stay as they are.
    """
    return " ".join(_words(text))


def syllables(name: str) -> tuple[str, ...]:
    """Return the reading of each character of a name; none when one of them has no known reading."""
    readings = _readings()
    marks = [mark for mark in name if is_han(mark)]
    return tuple(readings[mark] for mark in marks) if all(mark in readings for mark in marks) else ()


def _words(text: str) -> Iterator[str]:
    at = 0
    readings, terms = _readings(), _terms()
    while at < len(text):
        end = next((at + n for n in range(_LONGEST, 1, -1) if text[at : at + n] in terms), at + 1)
        piece = text[at:end]
        yield terms.get(piece) or readings.get(piece, piece)
        at = end


def _table(name: str) -> list[str]:
    text = (Path(__file__).parent / name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if not line.startswith("#")]


@cache
def _readings() -> dict[str, str]:
    rows = (line.split() for line in _table("pinyin.txt"))
    return {mark: syllable for syllable, marks in rows for mark in marks}


@cache
def _terms() -> dict[str, str]:
    """The terms that are one word, with their reading; what the engine knows to be read otherwise is read so."""
    from hzl_tutor.engine import NAYIN, SIXTY, Branch, Element, Generation, Relation, Spirit, Stage
    from hzl_tutor.engine.hexagrams import HEXAGRAMS
    from hzl_tutor.engine.notation import plain_pinyin
    from hzl_tutor.words.terms import TERMS

    readings = _readings()
    named = [str(value) for kind in (Generation, Relation, Spirit, Stage, NAYIN, SIXTY) for value in kind]
    named += [f"{branch}{element}" for branch, element in product(Branch, Element)]
    found = {
        name: "".join(readings[mark] for mark in name)
        for name in named
        if 1 < len(name) <= _LONGEST and all(mark in readings for mark in name)
    }
    found |= {term.simplified: term.toneless for term in TERMS if 1 < len(term.simplified) <= _LONGEST}
    for hexagram in HEXAGRAMS:
        before = hexagram.full_name.removesuffix(hexagram.name)
        own = plain_pinyin(hexagram.pinyin)
        if len(hexagram.name) > 1:
            found[hexagram.name] = own
        if before != hexagram.full_name:
            found[hexagram.full_name] = "".join(readings[mark] for mark in before) + own
    return found | _WORDS
