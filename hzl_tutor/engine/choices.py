"""Where the books part, and which of them is followed there. Values alone: the rules are in :mod:`hzl_tutor.engine.schools`."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal, NamedTuple


class EarthSchool(StrEnum):
    """Which phase earth shares its stages with: the book's own places lean to water (§16 甲辰土父墓), later books vary."""

    WITH_WATER = "水土同"
    WITH_FIRE = "火土同"


class School(NamedTuple):
    """Which rules are followed where the books part.

    ``earth``: whose stages earth shares (墓辰 with water, 墓戌 with fire). ``hidden``: ``all`` six lines have a hidden
    one (《火珠林》 §2), or only the ``missing`` relations do (《增删卜易》, 《卜筮正宗》).
    """

    earth: EarthSchool = EarthSchool.WITH_WATER
    hidden: Literal["all", "missing"] = "all"


BOOK = School()
"""The book's own: earth with water, a hidden line under every line."""


class Clock(NamedTuple):
    """By which clock a date is read.

    ``utc``: minutes by which local time is ahead of UTC; None where nobody said, which is then a date's own offset or
    else :data:`EAST_EIGHT`. ``day_starts``: the hour at which the day's pair changes, 23 (子时 begins the day) or 0.
    """

    utc: int | None = None
    day_starts: Literal[23, 0] = 23


EAST_EIGHT = 8 * 60
"""东八区, in minutes: the clock of a date of which nothing else is said."""

USUAL_CLOCK = Clock()
"""东八区 unless the date says otherwise, the day changing at 23:00."""
