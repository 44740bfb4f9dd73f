"""One step of a derivation as a sentence: the value, and the rule with the cells it was made from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hzl_tutor.engine import Generation, Relation, Step
from hzl_tutor.words.zh_hans.book_steps import BOOK_TELLERS, is_rule, rule_sentence
from hzl_tutor.words.zh_hans.spoken import TOWARDS_ME, cell_name, line_word, lines_listed, listed, spoken_value

Steps = Mapping[str, Step]

GENERATIONS: dict[str, str] = {
    Generation.HOME: "上下卦一样，是纯卦：本宫",
    Generation.FIRST: "只有初四不同，是变到初爻：一世",
    Generation.SECOND: "初四、二五不同，是变到二爻：二世",
    Generation.THIRD: "三对全不同，是变到三爻：三世",
    Generation.FOURTH: "只有初四相同，是变到四爻：四世",
    Generation.FIFTH: "只有三上不同，是变到五爻：五世",
    Generation.WANDERING: "只有二五相同，是五世之后四爻变了回来：游魂",
    Generation.RETURNING: "只有二五不同，是下卦也变了回来：归魂",
}

STATES: dict[str, str] = {"旺": "当令", "相": "令所生", "休": "生令", "囚": "克令", "死": "令所克"}
"""What each state of the season means (§3)."""

_PAIRS = ("", "初对四", "二对五", "三对上")


def sentence(step: Step, steps: Steps) -> str:
    """Say one step; ``steps`` are those told before it, by path."""
    if step.pinned and step.key[0] == "ganzhi":
        return f"题里给出：{line_word(step.key[1])}{step.value}。"
    if step.pinned:
        return f"{cell_name(step.key)}已经定了：{spoken_value(step.key, step.value)}。"
    if is_rule(step.key[0]):
        return rule_sentence(step)
    teller = TELLERS.get(step.key[0])
    return teller(step, steps) if teller else f"{step.path}：{_any(step.value)}。"


def _any(value: Any) -> str:
    if isinstance(value, tuple) and not hasattr(value, "stem"):
        return listed(value) or "无"
    return "无" if value is None else str(value)


def _read(steps: Steps, path: str, otherwise: str = "") -> Any:
    return steps[path].value if path in steps else otherwise


def _difference(step: Step, steps: Steps) -> str:
    upper, lower = _read(steps, "upper"), _read(steps, "lower")
    trigrams = f"上{upper}下{lower}：" if upper and lower else ""
    if not step.value:
        return f"{trigrams}三对爻全同。"
    return f"{trigrams}{listed(_PAIRS[place] for place in step.value)}，阴阳不同。"


def _palace(step: Step, steps: Steps) -> str:
    generation = _read(steps, "generation")
    if generation == Generation.RETURNING:
        return f"归魂的下卦已经变回来，本宫就是{step.value}。"
    if generation in (Generation.FOURTH, Generation.FIFTH, Generation.WANDERING):
        return f"下卦{_read(steps, 'lower')}三爻都变过，变回去是{step.value}：本宫是{step.value}。"
    return f"上卦没有变过，本宫就是{step.value}。"


def _world(step: Step, steps: Steps) -> str:
    generation = _read(steps, "generation")
    return (f"{generation}，" if generation else "") + f"世在{line_word(step.value)}。"


def _ganzhi(step: Step, steps: Steps) -> str:
    line = step.key[1]
    side, path = ("内卦", "lower") if line <= 3 else ("外卦", "upper")
    return f"{line_word(line)}在{side}{_read(steps, path)}，纳{step.value}。"


def kin(me: str, other: str, relation: str) -> str:
    """水生木，我生者子孙."""
    words = {
        Relation.PARENT: f"{other}生{me}",
        Relation.SIBLING: f"同是{me}",
        Relation.OFFSPRING: f"{me}生{other}",
        Relation.WEALTH: f"{me}克{other}",
        Relation.OFFICER: f"{other}克{me}",
    }
    return f"{words[Relation(relation)]}，{TOWARDS_ME[relation]}者{relation}"


def _kin_of(ganzhi_cell: str, element_cell: str, before: str, after: str = "") -> Callable[[Step, Steps], str]:
    def tell(step: Step, steps: Steps) -> str:
        if step.value is None:
            return f"{line_word(step.key[1])}{before}没有，也就没有六亲。"
        line = step.key[1]
        me, element = _read(steps, "me"), _read(steps, f"{element_cell}/{line}")
        ganzhi = _read(steps, f"{ganzhi_cell}/{line}")
        reason = kin(me, element, step.value) if me and element else str(step.value)
        return f"{line_word(line)}{before}{ganzhi}{element}：{reason}{after}。"

    return tell


def _branch_of(ganzhi_cell: str, called: str) -> Callable[[Step, Steps], str]:
    def tell(step: Step, steps: Steps) -> str:
        line = step.key[1]
        if step.value is None:
            return f"{line_word(line)}没有{called}。"
        return f"{called}{_read(steps, f'{ganzhi_cell}/{line}')}，支属{step.value}。"

    return tell


def _hidden(step: Step, steps: Steps) -> str:
    line = line_word(step.key[1])
    if step.value is None:
        return f"按这一家，{line}底下没有伏神。"
    return f"{_read(steps, 'palace')}宫的纯卦，{line}{step.value}，伏在{line}底下。"


def _own(step: Step, steps: Steps) -> str:
    line = step.key[1]
    ganzhi = _read(steps, f"ganzhi/{line}")
    return f"{line_word(line)}面上是{ganzhi}，" + (
        "与本宫同位的一样：亲爻出现。" if step.value else "与本宫同位的不一样。"
    )


def _home(step: Step, steps: Steps) -> str:
    return f"{line_word(step.key[1])}上面压着的是{step.value}：落在{step.value}一乡。"


def _missing(step: Step, steps: Steps) -> str:
    return f"面上六爻缺{listed(step.value)}。" if step.value else "面上五亲都有，不缺。"


def _where(step: Step, steps: Steps) -> str:
    return f"{step.key[1]}伏在{lines_listed(step.value)}底下。" if step.value else f"{step.key[1]}没有伏处。"


def _body(step: Step, steps: Steps) -> str:
    world = _read(steps, "world")
    return (f"世在{line_word(world)}，" if world else "") + (
        f"从初爻一爻一支数到世爻：卦身{step.value}。（阳世从子起，阴世从午起）"
    )


def _body_lines(step: Step, steps: Steps) -> str:
    return f"面上带这一支的：{lines_listed(step.value)}。" if step.value else "面上没有一爻带这一支：卦身不上卦。"


def _changed(step: Step, steps: Steps) -> str:
    line = line_word(step.key[1])
    return f"{line}动，变出{step.value}。" if step.value else f"{line}不动。"


def _tomb(step: Step, steps: Steps) -> str:
    line = step.key[1]
    return f"{line_word(line)}属{_read(steps, f'element/{line}')}，墓在{step.value}。"


def _entombed(step: Step, steps: Steps) -> str:
    return f"带这一支的是：{listed(step.value)}。" if step.value else "应爻、动爻、日辰都不带这一支。"


def _trine(step: Step, steps: Steps) -> str:
    if step.value is None:
        return "世上不是土爻，不论勾合。"
    found = step.value
    have = "齐全" if found.available else "不齐"
    return (
        f"世上的土勾{listed(found.branches)}{found.element}局，对本宫是{found.relation}；本宫纯卦六爻里，三支{have}。"
    )


def _hooked(step: Step, steps: Steps) -> str:
    return f"能勾：{listed(step.value)}。" if step.value else "勾不成。"


def _ties(step: Step, steps: Steps) -> str:
    pair = f"{step.key[1]}与{step.key[2]}"
    return f"{pair}：{listed(step.value)}。" if step.value else f"{pair}：合冲刑害都不占。"


TELLERS: dict[str, Callable[[Step, Steps], str]] = {
    "trigram_of": lambda step, steps: f"从下往上{''.join('阴阳'[int(bit)] for bit in step.key[1])}：{step.value}。",
    "branch_element": lambda step, steps: f"{step.key[1]}属{step.value}。",
    "of_kin": lambda step, steps: f"「我」是{step.key[1]}，{TOWARDS_ME[step.key[2]]}是{step.value}。",
    "lower": lambda step, steps: f"下卦是{step.value}。",
    "upper": lambda step, steps: f"上卦是{step.value}。",
    "difference": _difference,
    "generation": lambda step, steps: f"{GENERATIONS[step.value]}。",
    "palace": _palace,
    "me": lambda step, steps: f"{_read(steps, 'palace')}属{step.value}：「我」是{step.value}。",
    "world": _world,
    "response": lambda step, steps: f"当中隔两个爻，应在{line_word(step.value)}。",
    "between": lambda step, steps: f"世应之间的两爻：{lines_listed(step.value)}。",
    "ganzhi": _ganzhi,
    "element": lambda step, steps: (
        f"{line_word(step.key[1])}{_read(steps, f'ganzhi/{step.key[1]}')}，支属{step.value}。"
    ),
    "relation": _kin_of("ganzhi", "element", ""),
    "hidden": _hidden,
    "hidden_element": _branch_of("hidden", "伏神"),
    "hidden_relation": _kin_of("hidden", "hidden_element", "伏神"),
    "own": _own,
    "home": _home,
    "missing": _missing,
    "hidden_where": _where,
    "body": _body,
    "body_lines": _body_lines,
    "moving": lambda step, steps: f"{line_word(step.key[1])}{'动' if step.value else '不动'}。",
    "changed": _changed,
    "changed_element": _branch_of("changed", "变爻"),
    "changed_relation": _kin_of("changed", "changed_element", "变出", "（仍从本卦的宫看）"),
    "tomb": _tomb,
    "tomb_of": lambda step, steps: f"{step.key[1]}从长生数到第九站：墓在{step.value}。",
    "birthplace": lambda step, steps: f"{step.key[1]}的长生在{step.value}。",
    "extinction_of": lambda step, steps: f"{step.key[1]}从长生数到第十站：绝在{step.value}。",
    "extinction": lambda step, steps: f"{line_word(step.key[1])}绝在{step.value}。",
    "entombed": _entombed,
    "stage_of": lambda step, steps: f"从长生顺数，{step.key[2]}是{step.key[1]}的{step.value}。",
    "season_of": lambda step, steps: f"{step.key[1]}月属{step.value}季。",
    "ruler_of": lambda step, steps: f"{_read(steps, f'season_of/{step.key[1]}')}季{step.value}当令。",
    "state_of": lambda step, steps: f"{step.key[1]}在{step.key[2]}月：{STATES[step.value]}，{step.value}。",
    "state": lambda step, steps: f"{line_word(step.key[1])}：{step.value}。",
    "void_pair": lambda step, steps: f"{step.key[1]}所在的一旬，空{listed(step.value, '')}。",
    "ties_of": _ties,
    "trine_members": lambda step, steps: f"{step.key[1]}局三支：{listed(step.value)}。",
    "combined": lambda step, steps: f"{listed(step.value, '与')}六合。",
    "trine": _trine,
    "hooked": _hooked,
    "nayin_of": lambda step, steps: f"{step.key[1]}，{step.value}。",
    "nayin": lambda step, steps: f"{line_word(step.key[1])}纳音{step.value}。",
    "numbers_of": lambda step, steps: f"{step.key[1]}的类数是{listed(step.value)}。",
    "is_void": lambda step, steps: f"{line_word(step.key[1])}{'落空' if step.value else '不空'}。",
    "spirit": lambda step, steps: f"{line_word(step.key[1])}临{step.value}。",
    "spirit_on": lambda step, steps: f"{step.key[1]}日，{line_word(step.key[2])}是{step.value}。",
    "month": lambda step, steps: f"月建{step.value}。",
    "day": lambda step, steps: f"日辰{step.value}。",
    **BOOK_TELLERS,
}
