"""What is said of the settings in 简体中文: what cannot be followed, where a value comes from, what was changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

FAULTS: dict[str, str] = {
    "unreadable": "设置没有读成，先用默认的。{path}：{reason}。",
    "damaged": "{path} 第 {line} 行不是 TOML，这份设置先不用。",
    "unknown": "{path} 第 {line} 行：没有「{text}」这项设置，只有 {known}。",
    "value": "{path} 第 {line} 行：{key} 不能是「{text}」，只能是 {allowed}，先不用它。",
    "variable": "{variable} 不能是「{text}」，只能是 {allowed}，先不用它。",
}
"""What in the settings cannot be followed, by the code of its Fault."""
MORE = "另有 {count} 处，见 hzl config。"
SOURCES: dict[str, str] = {
    "option": "命令行",
    "environment": "{variable}",
    "config": "文件",
    "default": "默认",
}
NONE = "（没有定）"
PATH = "文件：{path}"
SET = "{key} = {value}，写进了 {path}。"
UNSET = "{key} 不在 {path} 里了。"
ALLOWED: dict[str, str] = {
    "columns": "{sets}，或者 {columns} 里的几列",
    "learner": "名字，用字母、汉字、数字和 - _ .",
}
"""What a setting may be that is not one of a few words."""


def allowed(key: str, known: Sequence[str]) -> str:
    """Return what a setting may be, in words."""
    if key not in ALLOWED:
        return "、".join(known)
    from hzl_tutor.tutor.columns import COLUMNS, PRESETS

    return ALLOWED[key].format(sets="、".join(PRESETS), columns="、".join(COLUMNS))


def fault_sentence(code: str, facts: Mapping[str, str]) -> str:
    """Return the sentence of something in the settings that cannot be followed."""
    words = dict(facts)
    if "key" in words:
        words["allowed"] = allowed(words["key"], (words["allowed"],))
    return FAULTS[code].format(**words)
