"""The names by which skills are called in Chinese, and the groups that one word stands for."""

from __future__ import annotations

NAMES: dict[str, str] = {
    "世次": "generation",
    "本宫": "palace",
    "世": "world",
    "应": "response",
    "一爻纳甲": "najia.line",
    "六爻纳甲": "najia.all",
    "一爻六亲": "relation.line",
    "六爻六亲": "relation.all",
    "所缺六亲": "relation.missing",
    "变爻六亲": "relation.changed",
    "一爻伏神": "hidden.line",
    "伏神六亲": "hidden.relation",
    "六爻伏神": "hidden.all",
    "缺亲伏处": "hidden.where",
    "伏在哪一乡": "hidden.home",
    "亲爻出现": "own",
    "卦身": "body",
    "卦身所在": "body.lines",
    "旺相休囚死": "season.state",
    "十二长生": "stage",
    "五行之墓": "tomb.element",
    "一爻之墓": "tomb.line",
    "世爻入墓": "tomb.fault",
    "旬空": "void",
    "合冲刑害": "branches.relation",
    "勾合": "trine",
    "纳音": "nayin",
    "类数": "number",
    "整卦": "dress",
}
"""Every skill once, by its name."""

GROUPS: dict[str, tuple[str, ...]] = {
    "装卦": ("dress",),
    "六亲": ("relation.line", "relation.all", "relation.missing"),
    "变爻": ("relation.changed",),
    "伏神": ("hidden.line", "hidden.relation", "hidden.all", "hidden.where", "own"),
    "五乡": ("hidden.home",),
    "墓": ("tomb.element", "tomb.line", "tomb.fault"),
    "八宫": ("palace", "generation"),
    "世应": ("world", "response"),
    "纳甲": ("najia.line", "najia.all"),
    "卦身": ("body", "body.lines"),
    "旺衰": ("season.state",),
    "地支": ("branches.relation", "trine", "void"),
    "relation": ("relation.line", "relation.all", "relation.missing", "relation.changed"),
    "hidden": ("hidden.line", "hidden.relation", "hidden.all", "hidden.where", "hidden.home"),
    "tomb": ("tomb.element", "tomb.line", "tomb.fault"),
    "najia": ("najia.line", "najia.all"),
}
"""A group is drilled together. 变爻 and 五乡 stand apart: they come in later sections of the book than 六亲 and 伏神."""
