"""Steps of a derivation that only the rules of the book have: what lies under what, what is strong, what the day does."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from hzl_tutor.engine import Step
from hzl_tutor.words.zh_hans.spoken import line_word, lines_listed

Steps = Mapping[str, Step]
_RULE_CELL = re.compile(r"(s\d\d|dz|bq)_r\d+")


def is_rule(name: str) -> bool:
    """Whether a cell is the condition of a rule of the book."""
    return _RULE_CELL.fullmatch(name) is not None


def rule_sentence(step: Step) -> str:
    """The condition of a rule: what the book says, and on which lines it holds."""
    from hzl_tutor.words.zh_hans.claims import CLAIMS

    claim = CLAIMS[str(step.key[0]).upper().replace("_", ".")]
    return f"书里说：{claim}；{_where(step)}。"


def _where(step: Step) -> str:
    if not step.value:
        return "这一卦不合"
    return "合于全卦" if len(step.value) == 6 else f"合在{lines_listed(step.value)}"


def _lines(before: str, none: str) -> Callable[[Step, Steps], str]:
    """A cell whose value is lines; ``before`` and ``none`` may name what it was asked for: {0}, {1}."""

    def tell(step: Step, steps: Steps) -> str:
        names = [str(part) for part in step.key[1:]]
        return f"{before.format(*names)}{lines_listed(step.value)}。" if step.value else f"{none.format(*names)}。"

    return tell


def _truth(yes: str, no: str) -> Callable[[Step, Steps], str]:
    """A cell that holds or does not; lines it was asked for are {0}, {1}."""

    def tell(step: Step, steps: Steps) -> str:
        names = [line_word(part) if isinstance(part, int) else str(part) for part in step.key[1:]]
        return f"{(yes if step.value else no).format(*names)}。"

    return tell


def _value(form: str, none: str = "") -> Callable[[Step, Steps], str]:
    """A cell with a value, which is {value}; what it was asked for is {0}, {1}."""

    def tell(step: Step, steps: Steps) -> str:
        names = [line_word(part) if isinstance(part, int) else str(part) for part in step.key[1:]]
        return f"{form.format(*names, value=step.value)}。" if step.value is not None else f"{none.format(*names)}。"

    return tell


BOOK_TELLERS: dict[str, Callable[[Step, Steps], str]] = {
    "topic": _value("占的是{value}"),
    "asker": _value("问的人是{value}"),
    "age": _value("问的人{value}岁"),
    "use": _value("用神取{value}", "用神取世爻"),
    "helper": _value("辅用{value}", "世爻为用，不另取辅"),
    "visible": _lines("面上带{0}的：", "面上没有{0}"),
    "beneath": _lines("{0}伏在{1}下：", "没有{0}伏在{1}下的"),
    "kin_state": _value("{0}随本宫定旺衰：{value}"),
    "strong": _truth("{0}有气", "{0}无气"),
    "day_kin": _value("日辰对本宫是{value}"),
    "drawn_out": _truth("{0}的伏神与日辰同支，透出", "{0}的伏神与日辰不同支，没有透出"),
    "drawn": _lines("{0}由日辰透出：", "{0}没有由日辰透出"),
    "joined_out": _truth("{0}的伏神与日辰六合，合出", "{0}的伏神与日辰不合"),
    "movers": _lines("动的：", "六爻都不动"),
    "solo": lambda step, steps: f"独发的是{line_word(step.value)}。" if step.value else "不是独发。",
    "feeds": _truth("{0}生{1}", "{0}不生{1}"),
    "controls": _truth("{0}克{1}", "{0}不克{1}"),
    "laid": _lines("{0}伏藏在：", "{0}没有伏藏"),
    "ends_against": _lines("世应里克{0}的：", "世应都不克{0}"),
    "moves_against": _lines("动而克{0}的：", "没有动爻克{0}"),
    "moves_for_world": _lines("动而生世的：", "没有动爻生世"),
    "is_hidden_void": _truth("{0}的伏神落空", "{0}的伏神不空"),
    "hidden_state": _value("{0}的伏神：{value}", "{0}没有伏神"),
    "movement": _value("动静：{value}"),
    "acting_on": _lines("动而生扶克冲{0}的：", "没有动爻生扶克冲{0}"),
    "changed_nayin": _value("{0}变出的纳音是{value}", "{0}不动，没有变爻"),
    "hidden_nayin": _value("{0}的伏神纳音是{value}", "{0}没有伏神"),
    "joined_by_change": _lines("与变爻六合的：", "没有与变爻六合的"),
    "changed_lower": _value("下卦变成{value}", "六爻不动，下卦不变"),
    "grave_depth": _value("世爻的类数是{value}"),
    "grave_distance": _value("{0}：世与变爻的类数相加，乘本爻的类数，得{value}", "{0}不动，不数"),
    "scattered": _truth("两爻以上动，是乱动", "不是乱动"),
    "clearly_scattered": _truth("三爻以上动", "动的不到三爻"),
    "strongest": _lines("面上最旺的：", "没有最旺的"),
    "one_strongest": _truth("最旺的只有一爻", "最旺的不止一爻，或不算乱动"),
    "disturbers": _lines("动来冲克世下伏神的：", "没有动爻冲克世下的伏神"),
    "tomb_agreed": _truth("世不属土，墓没有争议", "世属土，墓各家不同"),
}
