"""四时: the season a month belongs to and the phase that commands it (§3); 六神 by the day's stem."""

from __future__ import annotations

from enum import StrEnum

from hzl_tutor.engine.elements import Element
from hzl_tutor.engine.ganzhi import BRANCH_PLACE, STEM_PLACE, Branch, Stem


class Season(StrEnum):
    """The four seasons; the book gives earth none of its own (§3)."""

    SPRING = "春"
    SUMMER = "夏"
    AUTUMN = "秋"
    WINTER = "冬"


SEASON_ELEMENT: dict[Season, Element] = {
    Season.SPRING: Element.WOOD,
    Season.SUMMER: Element.FIRE,
    Season.AUTUMN: Element.METAL,
    Season.WINTER: Element.WATER,
}
"""The phase in command: 春木 夏火 秋金 冬水. In 辰未戌丑 months too: 土旺四季 is later practice, not this table."""


def season_of(month: Branch) -> Season:
    """Return the season of a month branch: 寅卯辰 spring, 巳午未 summer, 申酉戌 autumn, 亥子丑 winter."""
    return tuple(Season)[(BRANCH_PLACE[month] - 2) % 12 // 3]


class Spirit(StrEnum):
    """六神, in the order in which they go up the lines."""

    DRAGON = "青龙"
    BIRD = "朱雀"
    GOUCHEN = "勾陈"
    SNAKE = "螣蛇"
    TIGER = "白虎"
    WARRIOR = "玄武"


SPIRITS: tuple[Spirit, ...] = tuple(Spirit)
_START = (0, 0, 1, 1, 2, 3, 4, 4, 5, 5)  # 甲乙青龙 丙丁朱雀 戊勾陈 己螣蛇 庚辛白虎 壬癸玄武


def first_spirit(stem: Stem) -> Spirit:
    """Return the spirit on line 1 for a day of this stem (the table stands outside §1–27)."""
    return SPIRITS[_START[STEM_PLACE[stem]]]


def spirit_at(first: Spirit, line: int) -> Spirit:
    """Return the spirit on ``line`` (1 = bottom) when ``first`` stands on line 1."""
    return SPIRITS[(SPIRITS.index(first) + line - 1) % 6]
