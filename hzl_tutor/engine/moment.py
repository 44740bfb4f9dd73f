"""The moment of a cast as books give it: 寅月甲子日, with year and hour where they are known (§3, §24)."""

from __future__ import annotations

import re
from typing import NamedTuple

from hzl_tutor.engine.casts import Cast
from hzl_tutor.engine.elements import Element
from hzl_tutor.engine.errors import UnreadableError, WrongKindError
from hzl_tutor.engine.ganzhi import (
    BRANCH_PLACE,
    BRANCHES,
    STEM_PLACE,
    STEMS,
    Branch,
    Ganzhi,
    Stem,
    from_pinyin,
    ganzhi_named,
    void_of,
)
from hzl_tutor.engine.notation import normal, parse_cast
from hzl_tutor.engine.seasons import SEASON_ELEMENT, Season, season_of


class Moment(NamedTuple):
    """When a hexagram was cast. Any part may be unknown; books mostly give the month's branch and the day's pair.

    ``year``, ``month`` and ``hour`` are kept as they were written, a pair or a branch alone; ``day`` is a pair, since
    the void and the spirits need its stem.
    """

    year: str = ""
    month: str = ""
    day: Ganzhi | None = None
    hour: str = ""

    @property
    def month_branch(self) -> Branch | None:
        """月建."""
        return Branch(self.month[-1]) if self.month else None

    @property
    def season(self) -> Season | None:
        """The season of the month, or None."""
        return season_of(self.month_branch) if self.month_branch else None

    @property
    def ruler(self) -> Element | None:
        """The phase in command of the season, or None."""
        return SEASON_ELEMENT[self.season] if self.season else None

    @property
    def void(self) -> tuple[Branch, Branch] | None:
        """旬空 of the day, or None."""
        return void_of(self.day) if self.day else None

    def __str__(self) -> str:
        parts = ((self.year, "年"), (self.month, "月"), (str(self.day or ""), "日"), (self.hour, "时"))
        return "".join(value + unit for value, unit in parts if value)


MONTHS: dict[str, Branch] = {
    name: BRANCHES[(place + 2) % 12]
    for names in ("正 二 三 四 五 六 七 八 九 十 十一 十二", "一 二 三 四 五 六 七 八 九 十 冬 腊")
    for place, name in enumerate(names.split())
}
"""Months by number, 正月 being 寅 (§24 writes 七月 for 申)."""

_PARTS = re.compile(r"\s*(?:太岁)?([^\s年月日时時]{1,4}?)\s*([年月日时時])(?:建|辰)?")
_UNITS = {"年": "year", "月": "month", "日": "day", "时": "hour", "時": "hour"}


def make_moment(year: str = "", month: str = "", day: str = "", hour: str = "") -> Moment:
    """Put a moment together from its parts, each as written (``寅``, ``丙寅``, ``甲子``).

    Raises UnreadableError for what is no stem and branch, WrongKindError for a pair that is not one of the sixty, a
    day without its stem, a month pair that the year cannot have, or an hour pair that the day cannot have.
    """
    pair = _pillar(day, "day", whole=True) if day else ""
    moment = Moment(
        _pillar(year, "year") if year else "",
        _pillar(month, "month") if month else "",
        ganzhi_named(pair),
        _pillar(hour, "hour") if hour else "",
    )
    _check_month(moment)
    _check_hour(moment)
    return moment


def parse_moment(text: str) -> Moment:
    """Read a moment as books write it: ``寅月甲子日``, ``丁酉年七月…`` with the month as a branch, blanks allowed.

    Raises as :func:`make_moment`; text with anything left over is an UnreadableError.
    """
    asked, parts, at = _in_han(normal(text)), {}, 0
    for found in _PARTS.finditer(asked):
        if asked[at : found.start()].strip(" ,，、"):
            break
        unit = _UNITS[found[2]]
        if unit in parts:
            raise WrongKindError(text, "moment", f"two-{unit}s")
        parts[unit] = found[1]
        at = found.end()
    if not parts or asked[at:].strip(" ,，、"):
        raise UnreadableError(text, "moment", ("寅月甲子日",))
    return make_moment(**parts)


_IN_LETTERS = re.compile(
    r"(?<![a-z])((?:[a-z]+[ -])?[a-z]+?)\s*(nian|yue|ri|year|month|day|hour)(?![a-z])", re.IGNORECASE
)
_LETTER_UNITS = {"nian": "年", "year": "年", "yue": "月", "month": "月", "ri": "日", "day": "日", "hour": "时"}


def _in_han(asked: str) -> str:
    """Parts of a moment that are typed in letters, in Chinese: ``yin month jiazi day``, ``yinyue jiaziri``."""
    return _IN_LETTERS.sub(_part_in_han, asked)


def _part_in_han(found: re.Match[str]) -> str:
    unit = _LETTER_UNITS[found[2].lower()]
    whole = from_pinyin(found[1])
    if whole:
        return whole + unit
    head, _, last = found[1].rpartition(" ")  # gou yin month: what stands before is the hexagram
    pillar = from_pinyin(last)
    return f"{head} {pillar}{unit}" if pillar else found[0]


_FIRST_PART = re.compile(
    f"(?:[{''.join(STEMS)}]?[{''.join(BRANCHES)}]|[正一二三四五六七八九十冬腊]{{1,2}})\\s*[年月日时時]"
)


def parse_dressing(text: str) -> tuple[Cast, Moment | None]:
    """Read a cast and, after it, an optional moment: ``姤之鼎 寅月 甲子日``. Raises as the readers of both.

    In letters ``gou>ding yin month jiazi day`` is the same.
    """
    asked = _in_han(normal(text))
    found = _FIRST_PART.search(asked)
    if found is None:
        return parse_cast(asked), None
    return parse_cast(asked[: found.start()]), parse_moment(asked[found.start() :])


def _pillar(text: str, unit: str, *, whole: bool = False) -> str:
    asked = from_pinyin(normal(text)) or normal(text)
    asked = asked.removesuffix({"year": "年", "month": "月", "day": "日", "hour": "时"}[unit])
    if unit == "month" and asked in MONTHS:
        return MONTHS[asked]
    if len(asked) == 1 and asked in BRANCHES:
        if whole:
            raise WrongKindError(text, unit, "branch-alone")
        return asked
    if len(asked) == 2 and asked[0] in STEMS and asked[1] in BRANCHES:
        if not ganzhi_named(asked):
            raise WrongKindError(text, unit, "not-of-sixty")
        return asked
    raise UnreadableError(text, unit, ("甲子",) if whole else ("寅", "甲子"))


def _check_month(moment: Moment) -> None:
    """五虎遁: the year's stem settles the stem of its 寅 month, and so of every month."""
    if len(moment.year) != 2 or len(moment.month) != 2:
        return
    year, month = STEM_PLACE[Stem(moment.year[0])], Ganzhi(Stem(moment.month[0]), Branch(moment.month[1]))
    first = (year % 5 * 2 + 2) % 10
    if STEM_PLACE[month.stem] != (first + (BRANCH_PLACE[month.branch] - 2) % 12) % 10:
        raise WrongKindError(moment.month, "month", "not-of-year")


def _check_hour(moment: Moment) -> None:
    """五鼠遁: the day's stem settles the hours; 子 may be counted to the next day, by the school that changes at 0:00."""
    if moment.day is None or len(moment.hour) != 2:
        return
    hour = Ganzhi(Stem(moment.hour[0]), Branch(moment.hour[1]))
    place = BRANCH_PLACE[hour.branch]
    day = STEM_PLACE[moment.day.stem]
    allowed = {(day % 5 * 2 + place) % 10} | ({((day + 1) % 5 * 2) % 10} if place == 0 else set())
    if STEM_PLACE[hour.stem] not in allowed:
        raise WrongKindError(moment.hour, "hour", "not-of-day")
