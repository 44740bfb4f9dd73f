"""干支: stems, branches, the sixty pairs, their 纳音, and the void of a day's ten-day cycle."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from hzl_tutor.engine.elements import Element
from hzl_tutor.engine.errors import NoSuchCellError


class Stem(StrEnum):
    """天干, in order; odd places (甲 丙 戊 庚 壬) are yang."""

    JIA = "甲"
    YI = "乙"
    BING = "丙"
    DING = "丁"
    WU = "戊"
    JI = "己"
    GENG = "庚"
    XIN = "辛"
    REN = "壬"
    GUI = "癸"


class Branch(StrEnum):
    """地支, in order; odd places (子 寅 辰 午 申 戌) are yang by themselves."""

    ZI = "子"
    CHOU = "丑"
    YIN = "寅"
    MAO = "卯"
    CHEN = "辰"
    SI = "巳"
    WU = "午"
    WEI = "未"
    SHEN = "申"
    YOU = "酉"
    XU = "戌"
    HAI = "亥"


STEMS: tuple[Stem, ...] = tuple(Stem)
BRANCHES: tuple[Branch, ...] = tuple(Branch)
STEM_PLACE: dict[Stem, int] = {stem: place for place, stem in enumerate(STEMS)}
"""Place of a stem, 甲 = 0."""
BRANCH_PLACE: dict[Branch, int] = {branch: place for place, branch in enumerate(BRANCHES)}
"""Place of a branch, 子 = 0."""

STEM_PINYIN: dict[Stem, str] = dict(
    zip(STEMS, ["jia", "yi", "bing", "ding", "wu", "ji", "geng", "xin", "ren", "gui"], strict=True)
)
"""A stem as it is typed in letters."""
BRANCH_PINYIN: dict[Branch, str] = dict(
    zip(BRANCHES, "zi chou yin mao chen si wu wei shen you xu hai".split(), strict=True)  # noqa: SIM905 - one row
)
"""A branch as it is typed in letters."""

STEM_ELEMENT: dict[Stem, Element] = {stem: tuple(Element)[place // 2] for place, stem in enumerate(STEMS)}
"""The phase of a stem: 甲乙木 丙丁火 戊己土 庚辛金 壬癸水. The six relations never use it (§2 goes by branches)."""

BRANCH_ELEMENT: dict[Branch, Element] = {
    branch: Element(mark) for branch, mark in zip(BRANCHES, "水土木木土火火土金金土水", strict=True)
}
"""The phase of a branch: 寅卯木 巳午火 辰戌丑未土 申酉金 亥子水 (§3)."""

NAYIN: tuple[str, ...] = (
    "海中金", "炉中火", "大林木", "路旁土", "剑锋金", "山头火", "涧下水", "城头土", "白蜡金", "杨柳木",
    "泉中水", "屋上土", "霹雳火", "松柏木", "长流水", "沙中金", "山下火", "平地木", "壁上土", "金箔金",
    "覆灯火", "天河水", "大驿土", "钗钏金", "桑柘木", "大溪水", "沙中土", "天上火", "石榴木", "大海水",
)  # fmt: skip
"""纳音 of the sixty, one name for each pair from 甲子乙丑 on (§1 uses eight of them). The last character is the phase."""


class Ganzhi(NamedTuple):
    """A stem and a branch.

    Of the 120 ways to put one with the other only sixty exist (yang with yang, yin with yin). A learner may write one
    of the rest, so the pair itself does not forbid it: ``place`` is None there.
    """

    stem: Stem
    branch: Branch

    def __str__(self) -> str:
        return self.stem + self.branch

    @property
    def element(self) -> Element:
        """The phase of the branch, which is what the six relations go by."""
        return BRANCH_ELEMENT[self.branch]

    @property
    def place(self) -> int | None:
        """Place in the cycle of sixty, 甲子 = 0; None for a pair that is not in it."""
        return _PLACE.get(self)

    @property
    def nayin(self) -> str:
        """纳音 name (甲子 → 海中金); an empty string for a pair that is not one of the sixty."""
        place = _PLACE.get(self)
        return NAYIN[place // 2] if place is not None else ""

    @property
    def nayin_element(self) -> Element:
        """The phase of the 纳音 (甲子 → 金). Raises NoSuchCellError for a pair that is not one of the sixty."""
        name = self.nayin
        if not name:
            raise NoSuchCellError(f"nayin/{self}")
        return Element(name[-1])


SIXTY: tuple[Ganzhi, ...] = tuple(Ganzhi(STEMS[n % 10], BRANCHES[n % 12]) for n in range(60))
"""六十甲子 in order, 甲子 first."""

_PLACE: dict[Ganzhi, int] = {ganzhi: place for place, ganzhi in enumerate(SIXTY)}
_BY_NAME: dict[str, Ganzhi] = {str(ganzhi): ganzhi for ganzhi in SIXTY}


def ganzhi_named(name: str) -> Ganzhi | None:
    """Return the pair of the sixty written ``name`` (甲子), or None."""
    return _BY_NAME.get(name)


def void_of(day: Ganzhi) -> tuple[Branch, Branch] | None:
    """旬空: the two branches left over in the ten days that ``day`` belongs to (§2, §14); None for no real day."""
    place = day.place
    if place is None:
        return None
    first = (place - place % 10) % 12  # the branch that the 甲 day of these ten stands on
    pair = sorted(((first + 10) % 12, (first + 11) % 12))
    return BRANCHES[pair[0]], BRANCHES[pair[1]]


def from_pinyin(text: str) -> str:
    """Return the branch or the pair of the sixty that letters spell (``jiazi``, ``jia-zi``, ``Yin``), empty for none."""
    return _BY_PINYIN.get(text.lower().replace(" ", "").replace("-", ""), "")


_BY_PINYIN: dict[str, str] = {
    **{reading: str(branch) for branch, reading in BRANCH_PINYIN.items()},
    **{STEM_PINYIN[pair.stem] + BRANCH_PINYIN[pair.branch]: str(pair) for pair in SIXTY},
}
