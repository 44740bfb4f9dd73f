"""十二长生: the twelve stages of a phase, with 墓 tomb and 绝 extinction, in both schools for earth (§1, §5, 动止章)."""

from __future__ import annotations

from enum import StrEnum

from hzl_tutor.engine.choices import EarthSchool
from hzl_tutor.engine.elements import Element
from hzl_tutor.engine.ganzhi import BRANCH_PLACE, BRANCHES, Branch


class Stage(StrEnum):
    """The stages in their order; 墓 is the ninth, 绝 the tenth, 胎 the eleventh."""

    BIRTH = "长生"
    BATH = "沐浴"
    CAPPING = "冠带"
    OFFICE = "临官"  # 又名禄
    PEAK = "帝旺"
    DECLINE = "衰"
    SICKNESS = "病"
    DEATH = "死"
    TOMB = "墓"
    EXTINCTION = "绝"
    WOMB = "胎"
    NURTURE = "养"


STAGES: tuple[Stage, ...] = tuple(Stage)

BIRTHPLACE: dict[Element, Branch] = {
    Element.WOOD: Branch.HAI,
    Element.FIRE: Branch.YIN,
    Element.METAL: Branch.SI,
    Element.WATER: Branch.SHEN,
}
"""Where each phase but earth has its 长生."""


def birthplace(element: Element, school: EarthSchool = EarthSchool.WITH_WATER) -> Branch:
    """Return the branch of 长生: 木亥 火寅 金巳 水申, and earth with water or with fire by ``school``."""
    if element is Element.EARTH:
        element = Element.WATER if school is EarthSchool.WITH_WATER else Element.FIRE
    return BIRTHPLACE[element]


def stage_at(birth: Branch, branch: Branch) -> Stage:
    """Return the stage that ``branch`` is, counted forward from the branch of 长生."""
    return STAGES[(BRANCH_PLACE[branch] - BRANCH_PLACE[birth]) % 12]


def branch_at(birth: Branch, stage: Stage) -> Branch:
    """Return the branch at which a phase born at ``birth`` reaches ``stage``; the inverse of :func:`stage_at`."""
    return BRANCHES[(BRANCH_PLACE[birth] + STAGES.index(stage)) % 12]
