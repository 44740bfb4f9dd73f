"""The words of 找: its terms as they are said, counts, hexagrams with their lines."""

from __future__ import annotations

from hzl_tutor.engine import Relation
from hzl_tutor.tutor.messages import Found
from hzl_tutor.tutor.query import Term
from hzl_tutor.tutor.query_errors import QueryError
from hzl_tutor.words.zh_hans.claiming import LACKS, WAYS
from hzl_tutor.words.zh_hans.phrases import NEAR, NEAR_OR
from hzl_tutor.words.zh_hans.spoken import LINE_WORDS

AND = "，"
BETWEEN = "、"
"""Between two hexagrams; rows break behind it."""
FOUND = "{terms}：{count}"
NONE = "{terms}：没有这样的卦"
KEPT = "（现在问着的这一卦不说）"
DISPUTED = "带 * 的，书里有两种读法，勾不勾得成有争议（§16）。"
FORMS = "财伏五乡 九式"
FORM = "{term}：{count} 爻；世下 {below}"
NOWHERE = "无"
SILENT = "书里没有说"
"""Beside a form that no section speaks of."""

_SHORT: dict[str, str] = dict(zip(Relation, "父兄子财鬼", strict=True))

MOVING = "哪几爻动"
"""What a rule wants that goes by moving lines."""

TERMS: dict[str, str] = {
    "beneath": "{0}伏{1}",
    "under_world": "世下",
    "under_response": "应下",
    "under_line": "{0}下",
    "hidden_world": "世下伏{0}",
    "hidden_response": "应下伏{0}",
    "hidden_line": "{0}伏{1}",
    "on_world": "{0}持世",
    "on_response": "{0}在应",
    "on_line": "{0}在{1}",
    "trine": "勾合",
    "generation": "{0}",
    "palace": "{0}宫",
    "phase": "宫属{0}",
    "missing": "缺{0}",
    "missing_any": "缺一亲或几亲",
    "missing_none": "五亲不缺",
    "body_off": "卦身不上卦",
    "body_on": "卦身上卦",
    "body_world": "卦身在世",
    "body_response": "卦身在应",
    "body_line": "卦身在{0}",
    "body_is": "卦身是{0}",
    "own": "亲爻出现",
    "own_world": "世爻是亲爻",
    "own_response": "应爻是亲爻",
    "own_line": "{0}是亲爻",
    "upper": "上卦{0}",
    "lower": "下卦{0}",
    "response_controls": "应克世",
    "response_feeds": "应生世",
    "world_controls": "世克应",
    "world_feeds": "世生应",
    "ends_alike": "世应比和",
    "rule": "{0}",
}
"""A term by its kind, with what it is about."""


def term(asked: Term) -> str:
    """财伏鬼, 妻财在五爻; 官鬼 under itself is called 官伏官 (§15)."""
    if asked.kind == "beneath" and asked.about == (Relation.OFFICER, Relation.OFFICER):
        return "官伏官"
    short = asked.kind == "beneath"
    words = [LINE_WORDS[one] if isinstance(one, int) else _SHORT[one] if short else str(one) for one in asked.about]
    return TERMS[asked.kind].format(*words)


def counted(hexagrams: int, lines: int) -> str:
    """17 卦 18 爻; without lines 33 卦."""
    return f"{hexagrams} 卦 {lines} 爻" if lines else f"{hexagrams} 卦"


def entry(found: Found) -> str:
    """遁（二）; * where the book can be read in two ways."""
    lines = "".join(LINE_WORDS[line][0] for line in found.lines)
    return f"{found.hexagram.name}{'*' if found.disputed else ''}{f'（{lines}）' if lines else ''}"


REFUSED: dict[str, str] = {
    "unknown": "「{text}」不是能找的。说「找」看能找什么。",
    "near": "「{text}」不是能找的。{near}说「找」看能找什么。",
    "hexagram": "「{text}」是一个卦：说「盘 {text}」看它。",
    "place": "「{text}」只说了在哪里，还要说找什么，如「财伏鬼 世下」。",
    "forms": "「九式」是一张表，单说「找 九式」。",
    "waits": "{text} 不单看卦，还要知道{lacking}，找不了。盘上可以断：先「盘 遁」，再「{way}」。",
    "told": "{text} 没有条件可合，找不了；说「什么是」或「原文」看它。",
}
"""What a query cannot be followed for; ``near`` is ``unknown`` with terms that are near."""


def refused(error: QueryError) -> str:
    """A sentence for a query that cannot be followed."""
    reason = "near" if error.nearest and error.reason == "unknown" else error.reason
    near = NEAR.format(names=NEAR_OR.join(error.nearest))
    lacks = {"lacking": LACKS.get(error.lacks, MOVING), "way": WAYS.get(error.lacks, WAYS["day"])}
    return REFUSED[reason].format(text=error.text, near=near, **lacks)
