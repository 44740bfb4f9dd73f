"""The columns of a chart by the names people call them, for ``hzl chart --columns`` and the setting ``columns``."""

from __future__ import annotations

import re
from difflib import get_close_matches

from hzl_tutor.engine.errors import HzlError
from hzl_tutor.engine.notation import normal
from hzl_tutor.tutor.han import simplified

FULL: tuple[str, ...] = ("palace", "world", "ganzhi", "relation", "hidden", "changed", "body")
"""The layers of a chart that is simply looked at."""
DATED: tuple[str, ...] = ("season", "void", "spirit")
"""What a chart of a known month and day has besides."""

COLUMNS: dict[str, tuple[str, ...]] = {
    "六神": ("spirit",),
    "伏神": ("hidden",),
    "飞神": ("relation", "ganzhi"),
    "六亲": ("relation",),
    "干支": ("pair",),
    "五行": ("element",),
    "爻": (),
    "世应": ("world",),
    "身": ("body",),
    "世应身": ("world", "body"),
    "亲": ("own",),
    "动": (),
    "变": ("changed",),
    "空": ("void",),
    "旺衰": ("season",),
    "纳音": ("nayin",),
    "墓": ("tomb",),
}
"""The layers that each name stands for. The lines themselves, and that one moves, are on every chart."""

OTHERS: dict[str, str] = {
    "spirit": "六神",
    "hidden": "伏神",
    "伏": "伏神",
    "flying": "飞神",
    "飞": "飞神",
    "relation": "六亲",
    "ganzhi": "干支",
    "纳甲": "干支",
    "najia": "干支",
    "element": "五行",
    "line": "爻",
    "world": "世应",
    "世": "世应",
    "应": "世应",
    "body": "身",
    "卦身": "身",
    "own": "亲",
    "亲爻": "亲",
    "moving": "动",
    "changed": "变",
    "变爻": "变",
    "void": "空",
    "旬空": "空",
    "season": "旺衰",
    "nayin": "纳音",
    "tomb": "墓",
}
"""Other names of the columns."""

PRESETS: dict[str, tuple[str, ...]] = {
    "简": ("palace", "world", "ganzhi", "relation", "changed"),
    "常": (*FULL, *DATED),
    "全": (*FULL, *DATED, "own", "nayin", "tomb"),
}
"""Whole sets of columns: the least that one reads by, what is usual, all there is."""

USUAL = "常"
"""The set that is taken where nobody has chosen."""

_PRESET_NAMES = {"brief": "简", "usual": "常", "full": "全", "all": "全", "默认": "常", "default": "常"}
_BETWEEN = re.compile(r"[\s,;/、·+]+")


class UnknownColumnError(HzlError):
    """No column is called ``name``; ``nearest`` lists names that are, all of them where nothing is near."""

    def __init__(self, name: str, nearest: tuple[str, ...]) -> None:
        super().__init__(f"no column {name!r}; nearest {nearest}")
        self.name = name
        self.nearest = nearest


def parse_columns(text: str) -> tuple[str, ...]:
    """Read names of columns, or of whole sets of them, as the layers of a :class:`ShowChart`.

    ``六神 六亲 干支 五行 世应``, ``简``, ``全``, ``relation,ganzhi``. 干支 and 五行 are one layer when both are there. The
    palace stands in the heading whatever the columns. Raises UnknownColumnError, for no name at all as well.
    """
    found = ["palace"]
    names = [name for name in _BETWEEN.split(simplified(normal(text)).lower()) if name]
    for name in names:
        found += _layers(name)
    if not names:
        raise UnknownColumnError("", tuple(PRESETS) + tuple(COLUMNS))
    if {"pair", "element"} <= {*found} or "ganzhi" in found:
        found = [layer for layer in found if layer not in ("pair", "element")] + ["ganzhi"]
    return tuple(dict.fromkeys(found))


def _layers(name: str) -> tuple[str, ...]:
    preset = _PRESET_NAMES.get(name, name)
    if preset in PRESETS:
        return PRESETS[preset]
    column = OTHERS.get(name, name)
    if column in COLUMNS:
        return COLUMNS[column]
    known = (*PRESETS, *COLUMNS, *OTHERS)
    near = get_close_matches(name, known, n=3, cutoff=0.5)
    raise UnknownColumnError(name, tuple(near) or (*PRESETS, *COLUMNS))
