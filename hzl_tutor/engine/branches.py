"""What two or three branches are to each other: 合 冲 刑 害 and 三合 (§16, 动止章, 占婢妾)."""

from __future__ import annotations

from enum import StrEnum
from itertools import combinations

from hzl_tutor.engine.elements import Element
from hzl_tutor.engine.ganzhi import BRANCH_PLACE, BRANCHES, Branch


class Tie(StrEnum):
    """How two branches are bound, in the order in which a set of ties is written."""

    COMBINE = "合"
    CLASH = "冲"
    PUNISH = "刑"
    HARM = "害"


def _pairs(text: str) -> frozenset[frozenset[Branch]]:
    return frozenset(frozenset(Branch(mark) for mark in pair) for pair in text.split())


COMBINE: frozenset[frozenset[Branch]] = _pairs("子丑 寅亥 卯戌 辰酉 巳申 午未")
"""六合."""
CLASH: frozenset[frozenset[Branch]] = _pairs("子午 丑未 寅申 卯酉 辰戌 巳亥")
"""六冲."""
HARM: frozenset[frozenset[Branch]] = _pairs("子未 丑午 寅巳 卯辰 申亥 酉戌")
"""六害."""

_PUNISH_GROUPS = ("寅巳申", "丑戌未", "子卯")

PUNISH: frozenset[frozenset[Branch]] = frozenset(
    frozenset(map(Branch, pair)) for group in _PUNISH_GROUPS for pair in combinations(group, 2)
) | _pairs("辰辰 午午 酉酉 亥亥")
"""三刑 (any two of 寅巳申 and of 丑戌未), 子卯, and 自刑: the four that punish themselves, as one-branch sets."""

TRINES: dict[Element, tuple[Branch, Branch, Branch]] = {
    Element.WATER: (Branch.SHEN, Branch.ZI, Branch.CHEN),
    Element.FIRE: (Branch.YIN, Branch.WU, Branch.XU),
    Element.WOOD: (Branch.HAI, Branch.MAO, Branch.WEI),
    Element.METAL: (Branch.SI, Branch.YOU, Branch.CHOU),
}
"""三合局: the birth, peak and tomb branch of each phase, in that order (§16: 申子辰 is 水局)."""

_TIES = ((Tie.COMBINE, COMBINE), (Tie.CLASH, CLASH), (Tie.PUNISH, PUNISH), (Tie.HARM, HARM))


def ties(first: Branch, second: Branch) -> tuple[Tie, ...]:
    """Return every tie between two branches, in the order of :class:`Tie`; none gives an empty tuple."""
    pair = frozenset((first, second))
    return tuple(tie for tie, table in _TIES if pair in table)


def combining(branch: Branch) -> Branch:
    """Return the 六合 partner of ``branch`` (午 → 未): the two places add up to 1 or 13, 子 = 0."""
    return BRANCHES[(1 - BRANCH_PLACE[branch]) % 12]


def clashing(branch: Branch) -> Branch:
    """Return the branch opposite ``branch`` (子 → 午)."""
    return BRANCHES[(BRANCH_PLACE[branch] + 6) % 12]


def trine_of(branch: Branch) -> Element:
    """Return the phase whose trine ``branch`` belongs to (辰 → 水); every branch belongs to exactly one."""
    return next(element for element, trine in TRINES.items() if branch in trine)
