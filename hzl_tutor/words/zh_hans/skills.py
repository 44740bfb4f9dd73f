"""The names of the skills."""

from __future__ import annotations

SKILL_NAMES: dict[str, str] = {
    "generation": "世次",
    "palace": "本宫",
    "world": "世",
    "response": "应",
    "najia.line": "一爻纳甲",
    "najia.all": "六爻纳甲",
    "relation.line": "一爻六亲",
    "relation.all": "六爻六亲",
    "relation.missing": "所缺六亲",
    "relation.changed": "变爻六亲",
    "hidden.line": "一爻伏神",
    "hidden.relation": "伏神六亲",
    "hidden.all": "六爻伏神",
    "hidden.where": "缺亲伏处",
    "hidden.home": "伏在哪一乡",
    "own": "亲爻出现",
    "body": "卦身",
    "body.lines": "卦身所在",
    "season.state": "旺相休囚死",
    "stage": "十二长生",
    "tomb.element": "五行之墓",
    "tomb.line": "一爻之墓",
    "tomb.fault": "世爻入墓",
    "void": "旬空",
    "branches.relation": "合冲刑害",
    "trine": "勾合",
    "nayin": "纳音",
    "number": "类数",
}
