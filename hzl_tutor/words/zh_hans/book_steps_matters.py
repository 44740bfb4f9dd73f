"""Steps that only the rules of §17–27 have: what moves and turns, the limits, the womb, what the day does for a hidden line."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hzl_tutor.engine import Step
from hzl_tutor.words.zh_hans.book_forms import lines, truth, value
from hzl_tutor.words.zh_hans.spoken import line_word, lines_listed, listed

Steps = Mapping[str, Step]


def _turned(step: Step, steps: Steps) -> str:
    line = line_word(step.key[1])
    return f"{line}{step.value[0]}化{step.value[1]}。" if step.value else f"{line}不动，无所化。"


def _several(some: str, none: str) -> Callable[[Step, Steps], str]:
    """A cell of a line whose value is several words: {0} the line, {1} the words."""

    def tell(step: Step, steps: Steps) -> str:
        line = line_word(step.key[1])
        return f"{some.format(line, listed(step.value))}。" if step.value else f"{none.format(line)}。"

    return tell


def _limits(step: Step, steps: Steps) -> str:
    return f"大限在{line_word(step.value[0])}，小限在{line_word(step.value[1])}。"


MATTER_TELLERS: dict[str, Callable[[Step, Steps], str]] = {
    "year": value("太岁{value}"),
    "moved": lines("动而带{0}的：", "没有{0}发动"),
    "turned": _turned,
    "turning_into": lines("化出{0}的：", "没有爻化出{0}"),
    "upon_world": _several("{0}变出的爻对世爻：{1}", "{0}变出的爻与世爻无涉"),
    "day_stage": value("日辰是{0}的{value}"),
    "day_clashes": truth("日辰冲{0}", "日辰不冲{0}"),
    "joined": lines("{0}与{1}相合：", "{0}与{1}不相合"),
    "hurting": lambda step, steps: (
        f"与{line_word(step.key[1])}相刑害的：{lines_listed(step.value)}。"
        if step.value
        else f"没有爻刑害{line_word(step.key[1])}。"
    ),
    "papers_agreed": truth("父母不属土，墓绝没有争议", "父母属土，墓绝各家不同"),
    "one_polarity": value("本宫与世爻都属{value}", "本宫与世爻一阴一阳"),
    "after_solstice": truth("占在冬至以后", "不在冬至到夏至之间的整月"),
    "month_move": value("月卦比占月：{value}", "月卦与占月不相邻，书没有说"),
    "major_limit": lambda step, steps: f"从世爻起五年一爻，{step.key[1]}岁的大限在{line_word(step.value)}。",
    "minor_limit": lambda step, steps: f"从世爻起一年一爻，{step.key[1]}岁的小限在{line_word(step.value)}。",
    "limits": _limits,
    "limit_luck": _several("{0}逢{1}", "{0}不逢生令，也不遇刑伤"),
    "mutual": lambda step, steps: f"二三四爻是{step.value[0]}，三四五爻是{step.value[1]}：互卦。",
    "of_sixty": lambda step, steps: (
        f"{step.key[1]}岁归{step.value}管。" if step.value else f"{step.key[1]}岁在六十年以外。"
    ),
    "rival": value("所忌的是{value}"),
    "ends_moving": lines("世应里动的：", "世应都静"),
    "ends_at_odds": lambda step, steps: "世应相克。" if step.value else "世应不相克。",
    "striking_world": lines("动来冲克世的：", "没有动爻冲克世"),
    "womb": value("子孙那一行的胎在{value}"),
    "womb_lines": lines("胎爻在", "面上没有胎爻"),
    "womb_agreed": truth("子孙不属土，胎没有争议", "子孙属土，胎各家不同"),
    "womb_signs": lambda step, steps: f"{line_word(step.key[1])}是{step.value[0]}爻，支属{step.value[1]}。",
    "womb_polar": truth("胎爻的阴阳，照爻照支都一样", "胎爻的阴阳，照爻照支不同，或各家不同"),
    "birth_order": value("照下卦：{value}"),
    "lifted": _several("日辰对{0}的伏神：{1}", "日辰不生扶{0}的伏神，也不合"),
    "against_world": lines("应爻、动爻里刑克世的：", "应爻、动爻都不刑克世"),
}
