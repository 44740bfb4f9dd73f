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
