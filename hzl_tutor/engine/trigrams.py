"""八卦: the eight trigrams, their lines, images, phases, and the stems and branches each hands to its lines (§1–2)."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from hzl_tutor.engine.elements import Element
from hzl_tutor.engine.ganzhi import BRANCH_PLACE, BRANCHES, Branch, Stem


class Trigram(StrEnum):
    """The eight trigrams in the order of the eight palaces."""

    QIAN = "乾"
    ZHEN = "震"
    KAN = "坎"
    GEN = "艮"
    KUN = "坤"
    XUN = "巽"
    LI = "离"
    DUI = "兑"

    @property
    def bits(self) -> str:
        """Three marks, line 1 (bottom) first: 1 yang, 0 yin."""
        return _DATA[self].bits

    @property
    def image(self) -> str:
        """What the trigram stands for in the full names: 天 泽 火 雷 风 水 山 地."""
        return _DATA[self].image

    @property
    def element(self) -> Element:
        """The phase of the trigram, and of the palace it heads."""
        return _DATA[self].element

    @property
    def opposite(self) -> Trigram:
        """The trigram with all three lines changed (乾 ↔ 坤)."""
        return BY_BITS["".join("10"[int(bit)] for bit in self.bits)]

    @property
    def yang(self) -> bool:
        """Whether it heads a yang palace (乾震坎艮) or a yin one (坤巽离兑)."""
        return _DATA[self].yang


class _Facts(NamedTuple):
    bits: str
    image: str
    element: Element
    yang: bool


_DATA: dict[Trigram, _Facts] = {
    Trigram.QIAN: _Facts("111", "天", Element.METAL, True),
    Trigram.ZHEN: _Facts("100", "雷", Element.WOOD, True),
    Trigram.KAN: _Facts("010", "水", Element.WATER, True),
    Trigram.GEN: _Facts("001", "山", Element.EARTH, True),
    Trigram.KUN: _Facts("000", "地", Element.EARTH, False),
    Trigram.XUN: _Facts("011", "风", Element.WOOD, False),
    Trigram.LI: _Facts("101", "火", Element.FIRE, False),
    Trigram.DUI: _Facts("110", "泽", Element.METAL, False),
}

BY_BITS: dict[str, Trigram] = {facts.bits: trigram for trigram, facts in _DATA.items()}
BY_IMAGE: dict[str, Trigram] = {facts.image: trigram for trigram, facts in _DATA.items()}


class Najia(NamedTuple):
    """What one trigram hands out: its stem inside and outside, and the branch of the lowest line inside and outside."""

    inner_stem: Stem
    outer_stem: Stem
    inner_branch: Branch
    outer_branch: Branch


def _najia(row: str) -> Najia:
    return Najia(Stem(row[0]), Stem(row[1]), Branch(row[2]), Branch(row[3]))


NAJIA: dict[Trigram, Najia] = {
    Trigram.QIAN: _najia("甲壬子午"),
    Trigram.ZHEN: _najia("庚庚子午"),
    Trigram.KAN: _najia("戊戊寅申"),
    Trigram.GEN: _najia("丙丙辰戌"),
    Trigram.KUN: _najia("乙癸未丑"),
    Trigram.XUN: _najia("辛辛丑未"),
    Trigram.LI: _najia("己己卯酉"),
    Trigram.DUI: _najia("丁丁巳亥"),
}
"""京房纳甲. From the lowest line yang trigrams go up every second branch, yin trigrams down every second branch."""


def najia_branch(start: Branch, place: int, *, forward: bool) -> Branch:
    """Return the branch of the line ``place`` (0, 1, 2 from the trigram's lowest) when the lowest carries ``start``."""
    step = 2 if forward else -2
    return BRANCHES[(BRANCH_PLACE[start] + step * place) % 12]
