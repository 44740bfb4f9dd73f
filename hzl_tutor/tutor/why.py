"""为什么: finding out which cell of which chart somebody asks about, in the words people type."""

from __future__ import annotations

import re
from typing import NamedTuple

from hzl_tutor.engine import (
    HEXAGRAMS,
    Branch,
    Cast,
    Generation,
    HuoZhuLin,
    Key,
    Stem,
    UnreadableError,
    dress,
    parse_cast,
)
from hzl_tutor.engine.notation import normal
from hzl_tutor.tutor.exercises import cells_of
from hzl_tutor.tutor.vocabulary import FOLD, RELATIONS


class Question(NamedTuple):
    """A cell asked about. ``claimed`` is the value the asker said it has or has not, empty when none was said."""

    chart: HuoZhuLin
    key: Key
    claimed: str


_LINE = re.compile(r"第?([初一二三四五六上1-6])爻|([初上])(?=[伏是的为])|([1-6])")
_LINE_PLACE = {
    "初": 1,
    "一": 1,
    "二": 2,
    "三": 3,
    "四": 4,
    "五": 5,
    "六": 6,
    "上": 6,
    **{str(n): n for n in range(1, 7)},
}
_GANZHI = re.compile(f"[{''.join(Stem)}][{''.join(Branch)}]")
_BRANCH = re.compile(f"[{''.join(Branch)}]")
_GENERATION = re.compile("|".join(Generation))
_FILLER = re.compile(r"^(?:这个|这一?卦|本卦|的|在|里|,|，|\s)+")
_CALLED_GUA = re.compile(r"^卦(?!身)")
_NAMES = sorted(
    {name for h in HEXAGRAMS for name in (h.name, h.traditional, h.full_name, h.full_traditional)},
    key=len,
    reverse=True,
)
_RELATION = re.compile("|".join(sorted((word for word in RELATIONS if not word.isascii()), key=len, reverse=True)))


def read_question(text: str, at_hand: HuoZhuLin | None) -> Question:
    """Read what is asked about, on a hexagram that is named or else on the chart at hand.

    Raises UnreadableError (expected ``cell``) with things that can be asked; ``nearest`` is empty when there is no chart
    to ask about.
    """
    asked = normal(text)
    cast, rest = _leading_cast(asked)
    chart = dress(cast) if cast else at_hand
    if chart is None:
        raise UnreadableError(text, "cell")
    rest = _FILLER.sub("", rest.translate(FOLD).replace("不是", "是").replace("不在", "在").replace("不属", "属"))
    key = _line_key(chart, rest) or _whole_key(rest)
    if key is None:
        raise UnreadableError(text, "cell", ("二爻是官鬼", "二爻伏的是甲寅", "世在三爻", "是乾宫"))
    return Question(chart, key, _claimed(rest, key))


def _leading_cast(asked: str) -> tuple[Cast | None, str]:
    """A cast at the beginning, by name, 姤之鼎 or digits, and what comes after it."""
    digits = re.match(r"[6-9]{6}|[01]{6}", asked)
    if digits:
        return parse_cast(digits[0]), asked[digits.end() :]
    for name in _NAMES:
        if not asked.startswith(name):
            continue
        rest = asked[len(name) :]
        turned = re.match(r"[之变>]", rest)
        if turned:
            for other in _NAMES:
                if rest[1:].startswith(other):
                    return parse_cast(f"{name}之{other}"), _CALLED_GUA.sub("", rest[1 + len(other) :])
        return parse_cast(name), _CALLED_GUA.sub("", rest)
    return None, asked


def _line_of(chart: HuoZhuLin, rest: str) -> int:
    found = _LINE.search(rest)
    if found:
        return _LINE_PLACE[next(group for group in found.groups() if group)]
    if re.match(r"世爻|世[上下]|持世", rest):
        return chart.world()
    return chart.response() if rest.startswith("应爻") else 0


def _line_key(chart: HuoZhuLin, rest: str) -> Key | None:
    """The cell of one line, by the words beside its position; positions of 世 and 应 are asked of the whole chart."""
    if re.match(r"[世应](?!爻|[上下])", rest) and not rest.startswith("世下"):
        return None
    line = _line_of(chart, rest)
    if not line or "卦身" in rest:
        return None
    relation = bool(_RELATION.search(_GANZHI.sub("", rest))) or "六亲" in rest
    if "伏" in rest or "世下" in rest or "底下" in rest or "下面" in rest:
        return ("hidden_relation" if relation else "hidden", line)
    if re.search(r"变|化|之后", rest) and line in chart.thrown().moving:
        return ("changed_relation" if relation else "changed", line)
    for words, name in (("墓", "tomb"), ("绝", "extinction"), ("纳音", "nayin"), ("空", "is_void")):
        if words in rest:
            return (name, line)
    if re.search(r"亲爻|出现|旁爻", rest):
        return ("own", line)
    if re.search(r"[旺相休囚死](?!关)", rest) and chart.moment:
        return ("state", line)
    if re.search(r"青龙|朱雀|勾陈|螣蛇|白虎|玄武|六神", rest) and chart.moment:
        return ("spirit", line)
    if relation:
        return ("relation", line)
    if re.search(r"属[木火土金水]|五行", rest):
        return ("element", line)
    if _GANZHI.search(rest) or _BRANCH.search(rest) or re.search(r"干支|纳甲", rest):
        return ("ganzhi", line)
    return ("relation", line)


_WHOLE: tuple[tuple[str, str], ...] = (
    ("卦身", "body"),
    ("间爻", "between"),
    (r"勾|三合|局", "trine"),
    (r"缺|没有|不上卦", "missing"),
    (r"本宫|宫", "palace"),
    (r"世次|几世|游魂|归魂|[一二三四五]世", "generation"),
    (r"^属[木火土金水]|属什么", "me"),
    ("应", "response"),
    ("世", "world"),
)


def _whole_key(rest: str) -> Key | None:
    for pattern, name in _WHOLE:
        if re.search(pattern, rest):
            return (name,)
    return None


def _claimed(rest: str, key: Key) -> str:
    """The value that was said: 官鬼 in 二爻是官鬼; empty when none of the cell's sort was."""
    name = key[0]
    if name in ("relation", "hidden_relation", "changed_relation"):
        found = _RELATION.search(_GANZHI.sub("", rest))
        return RELATIONS[found[0]] if found else ""
    pattern = {
        "hidden": _GANZHI,
        "ganzhi": _GANZHI,
        "changed": _GANZHI,
        "tomb": _BRANCH,
        "body": _BRANCH,
        "generation": _GENERATION,
    }
    if name in pattern:
        found = pattern[name].search(rest)
        return found[0] if found else ""
    if name in ("world", "response"):
        found = _LINE.search(rest)
        return str(_LINE_PLACE[next(group for group in found.groups() if group)]) if found else ""
    if name == "palace":
        found = re.search(r"([乾震坎艮坤巽离兑])宫|宫(?:是|为|在)?([乾震坎艮坤巽离兑])", rest)
        return found[1] or found[2] if found else ""
    return ""


def holds(question: Question) -> bool:
    """Whether the value that was said is the chart's; true when none was said."""
    if not question.claimed:
        return True
    value = question.chart.value(question.key)
    return question.claimed in cells_of(
        value, "set:any" if isinstance(value, tuple) and question.key[0] == "missing" else "one"
    )
