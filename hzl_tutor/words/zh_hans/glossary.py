"""What terms, stems, branches and hexagrams are, in our own words."""

from __future__ import annotations

from hzl_tutor.words.terms.definition import Definition, read
from hzl_tutor.words.terms.term import Term
from hzl_tutor.words.terms.values import Value
from hzl_tutor.words.zh_hans import (
    glossary_branches,
    glossary_chart,
    glossary_hidden,
    glossary_relations,
    glossary_strength,
    glossary_wording,
)

DEFINITIONS: dict[str, Definition] = read(
    glossary_chart.ROWS,
    glossary_hidden.ROWS,
    glossary_relations.ROWS,
    glossary_strength.ROWS,
    glossary_branches.ROWS,
    glossary_wording.ROWS,
)
"""By the ids of the table of terms."""

_CYCLE = {
    "stem": "十干的第{place}位，{yang}干。|{name}属{element}。",
    "branch": "十二支的第{place}位，{yang}支。|{name}属{element}。",
}
_HEXAGRAM = "第 {place} 卦，{full}：上{upper}下{lower}。说「盘 {name}」看装好的卦。"
_YANG = {"yang": "阳", "yin": "阴"}
_NUMERALS = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"]


PHRASES: dict[str, str] = {
    "is": "{name}：{meaning}",
    "none": "词表里没有「{term}」。",
    "near": "相近的有：{names}。",
    "try": "说「什么是 墓」「什么是 伏神」试试。",
    "covered": "正问着这个，答完了再看。",
    "slip": "容易弄错：{slip}",
    "others": "同样写法的还有：{names}。",
    "see": "另见：{names}。",
    "between": "、",
}
"""What stands around a definition."""


def name_of(term: Term | Value) -> str:
    """What a term is called in an answer."""
    return term.simplified


def meaning_of(value: Value) -> Definition:
    """What a stem, branch or hexagram is."""
    if value.kind == "hexagram":
        return Definition((_HEXAGRAM.format(place=value.place, name=value.simplified, **value.facts),))
    facts = value.facts | {"yang": _YANG[value.facts["yang"]]}
    text = _CYCLE[value.kind].format(place=_NUMERALS[value.place - 1], name=value.simplified, **facts)
    return Definition(tuple(text.split("|")))
