"""How values are spoken in 简体中文: lines, lists, what the five relations are to 我."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from hzl_tutor.engine.elements import Relation

if TYPE_CHECKING:
    from hzl_tutor.engine.cells import Key

LINE_WORDS = ("", "初爻", "二爻", "三爻", "四爻", "五爻", "上爻")
"""Positions 1 to 6."""

TOWARDS_ME: dict[str, str] = {
    Relation.PARENT: "生我",
    Relation.SIBLING: "同我",
    Relation.OFFSPRING: "我生",
    Relation.WEALTH: "我克",
    Relation.OFFICER: "克我",
}
"""Which of the five places each relation is, without its name."""

SCENE = "，"
"""Between the parts of what a question is about."""
COUNTS = ("零", "一", "二", "三", "四", "五", "六")


def line_word(line: int) -> str:
    """三爻 for 3."""
    return LINE_WORDS[line]


def listed(words: Iterable[object], last: str = "、") -> str:
    """甲、乙、丙."""
    return last.join(str(word) for word in words)


def lines_listed(lines: Iterable[int]) -> str:
    """初、二、上三爻; one line is 二爻."""
    words = [LINE_WORDS[line] for line in lines]
    if len(words) <= 1:
        return "".join(words)
    count = "两" if len(words) == 2 else COUNTS[len(words)]
    names = [word[:-1] for word in words]
    these = "这" if names[-1] in COUNTS else ""  # 初、二、三这三爻
    return "、".join(names) + f"{these}{count}爻"


def unit_word(unit: str) -> str:
    """第二课 for unit 2, 第十二课 for 12; 序课一 for the prelude's 00a."""
    if not unit.isdecimal():
        return f"序课{COUNTS[ord(unit[-1]) - ord('a') + 1]}" if unit[:-1].isdecimal() and unit[-1] in "abcdef" else unit
    number = int(unit)
    if number >= 100:
        return f"第{number}课"
    tens, ones = divmod(number, 10)
    digits = "零一二三四五六七八九"
    spelled = (("" if tens == 1 else digits[tens]) + "十" if tens else "") + (digits[ones] if ones or not tens else "")
    return f"第{spelled}课"


def days_ahead(days: int) -> str:
    """今天晚些时候 for 0 days, 明天 for 1, then 后天 and 三天以后."""
    near = ("今天晚些时候", "明天", "后天")
    if days < len(near):
        return near[days]
    return f"{COUNTS[days]}天以后" if days < len(COUNTS) else f"{days} 天以后"


CELL_NAMES: dict[str, str] = {
    "palace": "宫",
    "me": "我",
    "generation": "世次",
    "world": "世",
    "response": "应",
    "ganzhi": "干支",
    "relation": "六亲",
    "hidden": "伏神",
    "hidden_relation": "伏神六亲",
    "changed_relation": "变爻六亲",
    "changed": "变爻",
    "own": "亲爻出现",
    "body": "卦身",
    "body_lines": "卦身所在",
    "missing": "面上所缺",
    "tomb": "墓",
}


def cell_name(key: Key) -> str:
    """二爻六亲 for relation/2."""
    name = CELL_NAMES.get(str(key[0]), str(key[0]))
    return LINE_WORDS[key[1]] + name if len(key) > 1 else name


def spoken_value(key: Key, value: Any) -> str:
    """A cell's value as it is said: positions as 三爻, nothing as 无."""
    if key[0] in ("world", "response"):
        return LINE_WORDS[value]
    if isinstance(value, bool):
        return "是" if value else "否"
    if key[0] == "body_lines":
        return lines_listed(value) or "无"
    if isinstance(value, tuple) and not hasattr(value, "stem"):
        return listed(value) or "无"
    return "无" if value is None else str(value)


def spoken_key(kind: str, key: str) -> str:
    """A key as it is said: 初爻 for 1 where lines are asked for, 无 as it stands."""
    return (
        listed(line_word(int(line)) if line.isdigit() else line for line in key.split())
        if kind.endswith("line")
        else key
    )


SPACE = ""
"""Between two sentences."""
SIDES = ("内卦", "外卦")
"""The lower and the upper trigram."""


def named(name: str, value: Any) -> Any:
    """A value of a sentence's data as it is said; in 简体 the engine's own word. ``name`` is what the data calls it."""
    return value


def finished(text: str) -> str:
    """A sentence with its values in it, as it is said."""
    return text


def tells(text: str, secret: tuple[str, ...]) -> bool:
    """Whether one of some values stands in a text."""
    return any(word in text for word in secret)
