"""Steps of a derivation that only the rules of the book have: what lies under what, what is strong, what the day does."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from hzl_tutor.engine import Step
from hzl_tutor.words.zh_hans.book_forms import lines, truth, value
from hzl_tutor.words.zh_hans.book_steps_matters import MATTER_TELLERS
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


BOOK_TELLERS: dict[str, Callable[[Step, Steps], str]] = {
    "form": value("{0}：{value}", "{0}底下没有伏神"),
    "turning": value("{0}：{value}", "{0}不动"),
    "outing": value("日辰使{0}的伏神{value}", "日辰对{0}的伏神，既不同支也不相合：无"),
    "solo_relation": value("独发的是{value}", "没有独发：无"),
    "aids": lambda step, steps: f"{step.key[1]}：{'、'.join(step.value) or '一样不占'}。",
    "lines_of": lambda step, steps: f"落在{lines_listed(step.value)}。" if step.value else "哪一爻都不成立。",
    "holds": lambda step, steps: "条件齐了，成立。" if step.value else "条件不齐，不成立。",
    "eased": lambda step, steps: f"成立的是第{'、'.join(map(str, step.value))}条。" if step.value else "没有一条成立。",
    "topic": value("占的是{value}"),
    "asker": value("问的人是{value}"),
    "age": value("问的人{value}岁"),
    "use": value("用神取{value}", "用神取世爻"),
    "helper": value("辅用{value}", "世爻为用，不另取辅"),
    "visible": lines("面上带{0}的：", "面上没有{0}"),
    "beneath": lines("{0}伏在{1}下：", "没有{0}伏在{1}下的"),
    "kin_state": value("{0}随本宫定旺衰：{value}"),
    "strong": truth("{0}有气", "{0}无气"),
    "day_kin": value("日辰对本宫是{value}"),
    "drawn_out": truth("{0}的伏神与日辰同支，透出", "{0}的伏神与日辰不同支，没有透出"),
    "drawn": lines("{0}由日辰透出：", "{0}没有由日辰透出"),
    "joined_out": truth("{0}的伏神与日辰六合，合出", "{0}的伏神与日辰不合"),
    "movers": lines("动的：", "六爻都不动"),
    "solo": lambda step, steps: f"独发的是{line_word(step.value)}。" if step.value else "不是独发。",
    "feeds": truth("{0}生{1}", "{0}不生{1}"),
    "controls": truth("{0}克{1}", "{0}不克{1}"),
    "laid": lines("{0}伏藏在：", "{0}没有伏藏"),
    "ends_against": lines("世应里克{0}的：", "世应都不克{0}"),
    "moves_against": lines("动而克{0}的：", "没有动爻克{0}"),
    "moves_for_world": lines("动而生世的：", "没有动爻生世"),
    "is_hidden_void": truth("{0}的伏神落空", "{0}的伏神不空"),
    "hidden_state": value("{0}的伏神：{value}", "{0}没有伏神"),
    "movement": value("动静：{value}"),
    "acting_on": lines("动而生扶克冲{0}的：", "没有动爻生扶克冲{0}"),
    "changed_nayin": value("{0}变出的纳音是{value}", "{0}不动，没有变爻"),
    "hidden_nayin": value("{0}的伏神纳音是{value}", "{0}没有伏神"),
    "joined_by_change": lines("与变爻六合的：", "没有与变爻六合的"),
    "changed_lower": value("下卦变成{value}", "六爻不动，下卦不变"),
    "grave_depth": value("世爻的类数是{value}"),
    "grave_distance": value("{0}：世与变爻的类数相加，乘本爻的类数，得{value}", "{0}不动，不数"),
    "scattered": truth("两爻以上动，是乱动", "不是乱动"),
    "clearly_scattered": truth("三爻以上动", "动的不到三爻"),
    "strongest": lines("面上最旺的：", "没有最旺的"),
    "one_strongest": truth("最旺的只有一爻", "最旺的不止一爻，或不算乱动"),
    "disturbers": lines("动来冲克世下伏神的：", "没有动爻冲克世下的伏神"),
    "tomb_agreed": truth("世不属土，墓没有争议", "世属土，墓各家不同"),
    **MATTER_TELLERS,
}
