"""The English of the engine's values: what stands in brackets beside them, and every name that would give one away."""

from __future__ import annotations

from functools import cache

ELEMENTS: dict[str, str] = {"木": "wood", "火": "fire", "土": "earth", "金": "metal", "水": "water"}

RELATIONS: dict[str, str] = {
    "父母": "parents",
    "兄弟": "brothers",
    "子孙": "offspring",
    "妻财": "wife/wealth",
    "官鬼": "officer/ghost",
}

TRIGRAMS: dict[str, str] = {
    "乾": "Qián",
    "震": "Zhèn",
    "坎": "Kǎn",
    "艮": "Gèn",
    "坤": "Kūn",
    "巽": "Xùn",
    "离": "Lí",
    "兑": "Duì",
}

GENERATIONS: dict[str, str] = {
    "本宫": "home palace",
    "一世": "first generation",
    "二世": "second generation",
    "三世": "third generation",
    "四世": "fourth generation",
    "五世": "fifth generation",
    "游魂": "wandering soul",
    "归魂": "returning soul",
}

STEMS: dict[str, str] = dict(
    zip("甲乙丙丁戊己庚辛壬癸", ["jiǎ", "yǐ", "bǐng", "dīng", "wù", "jǐ", "gēng", "xīn", "rén", "guǐ"], strict=True)
)
BRANCHES: dict[str, str] = dict(
    zip(
        "子丑寅卯辰巳午未申酉戌亥",
        ["zǐ", "chǒu", "yín", "mǎo", "chén", "sì", "wǔ", "wèi", "shēn", "yǒu", "xū", "hài"],
        strict=True,
    )
)

STATES: dict[str, str] = {"旺": "ruling", "相": "growing", "休": "resting", "囚": "confined", "死": "dead"}
"""Of the season."""

STAGES: dict[str, str] = {
    "帝旺": "peak",
    "衰": "decline",
    "病": "sickness",
    "死": "death",
    "墓": "tomb",
    "绝": "extinction",
    "胎": "womb",
    "养": "nurture",
    "长生": "birth",
    "沐浴": "bath",
    "冠带": "capping",
    "临官": "taking office",
}
"""Of the twelve stations, from the height on."""

TIES: dict[str, str] = {"合": "combine", "冲": "clash", "刑": "punish", "害": "harm"}
CAUSES: dict[str, str] = {"应": "Response line", "动": "moving line", "日": "day branch"}
SPIRITS: dict[str, str] = {
    "青龙": "Azure Dragon",
    "朱雀": "Vermilion Bird",
    "勾陈": "Hook Chen",
    "螣蛇": "Soaring Snake",
    "白虎": "White Tiger",
    "玄武": "Dark Warrior",
}
YES_NO: dict[str, str] = {"是": "yes", "否": "no"}
NOTHING: dict[str, str] = {"无": "none"}

ENGLISH: dict[str, str] = {
    **BRANCHES,
    **RELATIONS,
    **TRIGRAMS,
    **GENERATIONS,
    **SPIRITS,
    **NOTHING,
}
"""What stands beside a value whose kind nobody needs to know."""

_KINDS: dict[str, dict[str, str]] = {
    "relation": RELATIONS,
    "palace": TRIGRAMS,
    "element": ELEMENTS,
    "generation": GENERATIONS,
    "branch": BRANCHES,
    "state": STATES,
    "stage": STAGES,
    "tie": TIES,
    "cause": CAUSES,
    "spirit": SPIRITS,
    "yesno": YES_NO,
}

PLACES: dict[str, tuple[str, ...]] = {
    f"{mark}爻": (f"line {line}", f"{ordinal} line", *also)
    for line, (word, ordinal, also) in enumerate(
        (
            ("初", "first", ("bottom line",)),
            ("二", "second", ()),
            ("三", "third", ()),
            ("四", "fourth", ()),
            ("五", "fifth", ()),
            ("上", "sixth", ("top line",)),
        ),
        1,
    )
    for mark in (word, str(line))
}
"""What lines are called, by how a secret names them."""

_ALSO: dict[str, str] = {
    "父母": "parent",
    "兄弟": "brother|siblings|sibling",
    "子孙": "children",
    "妻财": "wife|wealth",
    "官鬼": "officer|ghost",
    "衰": "declining",
    "合": "combination|combines",
    "冲": "clashes",
    "刑": "punishment|punishes",
    "害": "harms",
    "应": "Response",
    "动": "moving|moves",
    "日": "day",
}
_NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]


@cache
def hexagram_readings() -> dict[str, str]:
    """Readings, by short and full name; the table is loaded when a hexagram is first named."""
    from hzl_tutor.engine.hexagrams import HEXAGRAMS

    return {name: hexagram.pinyin for hexagram in HEXAGRAMS for name in (hexagram.full_name, hexagram.name)}


def of_kind(kind: str, value: str) -> str:
    """The English of a value of a kind; with no kind every name of it, parted by ``|``. Empty when it has none."""
    if kind:
        return _KINDS.get(kind, {}).get(value, NOTHING.get(value, ""))
    return _every_name(value)


@cache
def _every_name(value: str) -> str:
    found = [names[value] for names in _KINDS.values() if value in names]
    found += [_ALSO[value]] if value in _ALSO else []
    if value.isdigit() and 1 <= int(value) <= 10:
        found.append(_NUMBERS[int(value) - 1])
    return "|".join(found)
