"""The engine's tables, one by one, against arithmetic, against the oracle's stepping, and against the verses."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import oracle
import pytest

from hzl_tutor.engine import (
    HEXAGRAMS,
    NAYIN,
    NUMBERS,
    SIXTY,
    STEM_ELEMENT,
    Branch,
    EarthSchool,
    Element,
    Ganzhi,
    HuoZhuLin,
    HzlError,
    Relation,
    School,
    Spirit,
    Stage,
    Stem,
    Trigram,
    WrongKindError,
    clashing,
    combining,
    element_of,
    ganzhi_named,
    make_moment,
    relate,
    rulebook,
    season_of,
    ties,
)

BOOK = rulebook()()
SCHOOLS = {"辰": rulebook(School(EarthSchool.WITH_WATER))(), "戌": rulebook(School(EarthSchool.WITH_FIRE))()}
PAIRS = list(combinations_with_replacement(range(12), 2))

# The 纳甲 of the eight pure hexagrams as they are learnt by heart, line 1 first.
PURE = {
    "乾": "甲子 甲寅 甲辰 壬午 壬申 壬戌",
    "坎": "戊寅 戊辰 戊午 戊申 戊戌 戊子",
    "艮": "丙辰 丙午 丙申 丙戌 丙子 丙寅",
    "震": "庚子 庚寅 庚辰 庚午 庚申 庚戌",
    "巽": "辛丑 辛亥 辛酉 辛未 辛巳 辛卯",
    "离": "己卯 己丑 己亥 己酉 己未 己巳",
    "坤": "乙未 乙巳 乙卯 癸丑 癸亥 癸酉",
    "兑": "丁巳 丁卯 丁丑 丁亥 丁酉 丁未",
}
# §3's table: the states of 木 火 土 金 水 in each season.
STATES = {"春": "旺相死囚休", "夏": "休旺相死囚", "秋": "死囚休旺相", "冬": "相死囚休旺"}
KING_WEN = (
    "乾 坤 屯 蒙 需 讼 师 比 小畜 履 泰 否 同人 大有 谦 豫 随 蛊 临 观 噬嗑 贲 剥 复 无妄 大畜 颐 大过 坎 离 "
    "咸 恒 遁 大壮 晋 明夷 家人 睽 蹇 解 损 益 夬 姤 萃 升 困 井 革 鼎 震 艮 渐 归妹 丰 旅 巽 兑 涣 节 中孚 小过 "
    "既济 未济"
)
TRADITIONAL = (
    "乾 坤 屯 蒙 需 訟 師 比 小畜 履 泰 否 同人 大有 謙 豫 隨 蠱 臨 觀 噬嗑 賁 剝 復 無妄 大畜 頤 大過 坎 離 "
    "咸 恆 遯 大壯 晉 明夷 家人 睽 蹇 解 損 益 夬 姤 萃 升 困 井 革 鼎 震 艮 漸 歸妹 豐 旅 巽 兌 渙 節 中孚 小過 "
    "既濟 未濟"
)


def _pillar(text: str) -> Ganzhi:
    ganzhi = ganzhi_named(text)
    assert ganzhi is not None
    return ganzhi


@pytest.mark.parametrize("trigram", PURE)
def test_najia_is_the_verse_and_the_stepping(trigram: str) -> None:
    """What a trigram hands to the lines is what the verse says, and what stepping from its first branch gives."""
    ours = [str(HuoZhuLin().pure(Trigram(trigram), line)) for line in range(1, 7)]
    assert ours == PURE[trigram].split()
    assert ours == oracle.six_ganzhi(oracle.TRIGRAMS[trigram][0] * 2)


@pytest.mark.parametrize("trigram", PURE)
def test_trigrams_have_their_bits_image_and_element(trigram: str) -> None:
    """Lines, image and phase of the eight trigrams, 坎 water to 乾 metal."""
    ours = Trigram(trigram)
    assert (ours.bits, ours.image, str(ours.element)) == oracle.TRIGRAMS[trigram][:3]


def test_the_sixty_pairs_run_in_step() -> None:
    """The sixty are ten stems and twelve branches counted on together, each pair at its place."""
    assert [str(pair) for pair in SIXTY] == oracle.SIXTY
    assert [pair.place for pair in SIXTY] == list(range(60))


def test_a_pair_of_unlike_kind_has_no_place() -> None:
    """The other sixty of the 120 pairs, yang with yin, have no place, no name and no 纳音."""
    unlike = [Ganzhi(stem, branch) for stem, branch in product(Stem, Branch) if stem + branch not in oracle.SIXTY]
    assert len(unlike) == 60
    assert {pair.place for pair in unlike} == {None}
    assert {pair.nayin for pair in unlike} == {""}
    assert {ganzhi_named(str(pair)) for pair in unlike} == {None}


@pytest.mark.parametrize("day", oracle.SIXTY)
def test_nayin_name_and_element(day: str) -> None:
    """The 纳音 of each pair: its name from the table, its element, which the name ends in, by arithmetic."""
    pair = _pillar(day)
    assert pair.nayin == oracle.nayin(day)
    assert str(pair.nayin_element) == oracle.nayin_element(day) == pair.nayin[-1]


def test_the_thirty_nayin_are_thirty() -> None:
    """No name stands for two pairs of pillars."""
    assert len(set(NAYIN)) == 30


def test_elements_of_stems_and_branches() -> None:
    """Stems take the phases two by two; branches by season, with 土 closing each."""
    assert "".join(STEM_ELEMENT[stem] for stem in Stem) == "木木火火土土金金水水"
    assert [str(Ganzhi(Stem("甲"), branch).element) for branch in Branch] == [
        oracle.branch_element(branch) for branch in oracle.BRANCHES
    ]


def test_relations_by_the_cycle() -> None:
    """All 25 pairs of phases have the relation that their distance on the cycle names, and it can be undone."""
    for me, other in product(Element, Element):
        assert str(relate(me, other)) == oracle.relate(me, other)
        assert element_of(me, relate(me, other)) is other
    assert "".join(relation + element_of(Element.METAL, relation) for relation in Relation) == (
        "父母土兄弟金子孙水妻财木官鬼火"
    )


@pytest.mark.parametrize("earth_tomb", ["辰", "戌"])
@pytest.mark.parametrize("element", "木火土金水")
def test_twelve_stages(element: str, earth_tomb: str) -> None:
    """Each branch is the stage that counting from 长生 gives, and 墓 and 绝 are the ninth and the tenth."""
    book = SCHOOLS[earth_tomb]
    ours = [str(book.stage_of(Element(element), branch)) for branch in Branch]
    assert ours == [oracle.stage_at(element, branch, earth_tomb) for branch in oracle.BRANCHES]
    assert str(book.tomb_of(Element(element))) == oracle.stage_branch(element, "墓", earth_tomb)
    assert str(book.extinction_of(Element(element))) == oracle.stage_branch(element, "绝", earth_tomb)
    assert [str(stage) for stage in Stage] == oracle.STAGES


def test_the_four_tombs() -> None:
    """木 at 未, 火 at 戌, 金 at 丑, 水 at 辰 in either school; 土 at the school's own branch."""
    assert {branch: str(BOOK.stage_of(Element.WATER, Branch(branch))) for branch in oracle.BRANCHES} == (
        oracle.WATER_STAGES
    )
    for earth_tomb, book in SCHOOLS.items():
        assert "".join(book.tomb_of(Element(element)) for element in "木火金水土") == "未戌丑辰" + earth_tomb


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_ties_by_arithmetic(one: int, other: int) -> None:
    """六合 add up to 1 or 13, 六冲 stand six apart, 六害 add up to 7 or 19 (子 = 0); 刑 by the seats of the trines."""
    expected = []
    if (one + other) % 12 == 1:
        expected.append("合")
    if other - one == 6:
        expected.append("冲")
    if _punishes(one, other) or _punishes(other, one):
        expected.append("刑")
    if (one + other) % 12 == 7:
        expected.append("害")
    first, second = Branch(oracle.BRANCHES[one]), Branch(oracle.BRANCHES[other])
    assert [str(tie) for tie in ties(first, second)] == expected
    assert ties(second, first) == ties(first, second)


def _punishes(one: int, other: int) -> bool:
    """三刑 by the old rule: the three of a trine punish, in order, the three of one quarter of the sky."""
    quarters = {"申子辰": "寅卯辰", "寅午戌": "巳午未", "巳酉丑": "申酉戌", "亥卯未": "亥子丑"}
    for trine, quarter in quarters.items():
        if oracle.BRANCHES[one] in trine:
            return quarter[trine.index(oracle.BRANCHES[one])] == oracle.BRANCHES[other]
    raise AssertionError(one)


def test_partners_are_mutual() -> None:
    """The branch that combines with a branch, and the one opposite it, lead back; 害 is the partner's opposite."""
    for branch in Branch:
        assert combining(combining(branch)) is branch
        assert clashing(clashing(branch)) is branch
        assert "合" in ties(branch, combining(branch))
        assert "冲" in ties(branch, clashing(branch))
        assert "害" in ties(branch, clashing(combining(branch)))


def test_trines_are_birth_peak_and_tomb() -> None:
    """A phase's trine is its 长生, 帝旺 and 墓, four branches apart; 土 has none of its own among the four."""
    ours = {element: "".join(BOOK.trine_members(Element(element))) for element in "水火木金"}
    assert ours == {"水": "申子辰", "火": "寅午戌", "木": "亥卯未", "金": "巳酉丑"}
    for element, three in ours.items():
        assert three == "".join(oracle.stage_branch(element, stage) for stage in ("长生", "帝旺", "墓"))


@pytest.mark.parametrize("day", oracle.SIXTY)
def test_void_of_each_day(day: str) -> None:
    """旬空 are the two branches that the day's ten-day cycle does not reach."""
    assert [str(branch) for branch in BOOK.void_pair(_pillar(day))] == oracle.void(day)
    reached = {pair[1] for pair in oracle.SIXTY if oracle.SIXTY.index(pair) // 10 == oracle.SIXTY.index(day) // 10}
    assert reached.isdisjoint(BOOK.void_pair(_pillar(day)))


@pytest.mark.parametrize(
    ("stems", "first"),
    [("甲乙", "青龙"), ("丙丁", "朱雀"), ("戊", "勾陈"), ("己", "螣蛇"), ("庚辛", "白虎"), ("壬癸", "玄武")],
)
def test_spirits_of_the_ten_stems(stems: str, first: str) -> None:
    """The spirit on line 1 goes by the day's stem alone, 戊 and 己 apart, and the others follow upwards."""
    for day in oracle.SIXTY:
        if day[0] in stems:
            ours = [str(BOOK.spirit_on(_pillar(day), line)) for line in range(1, 7)]
            assert ours[0] == first
            assert ours == oracle.spirits(day[0])
    assert [str(spirit) for spirit in Spirit] == oracle.SPIRITS


def test_states_of_the_seasons() -> None:
    """旺相休囚死 of the five phases in the twelve months are §3's table, with no season of earth."""
    for month, element in product(oracle.BRANCHES, "木火土金水"):
        season = str(season_of(Branch(month)))
        ours = str(BOOK.state_of(Element(element), Branch(month)))
        assert season == oracle.season(month)
        assert ours == oracle.state(element, season) == STATES[season]["木火土金水".index(element)]


def test_earth_never_rules() -> None:
    """土 is 死 相 休 囚 through the four seasons and never 旺."""
    assert "".join(BOOK.state_of(Element.EARTH, Branch(month)) for month in "寅巳申亥") == "死相休囚"


def test_numbers_of_the_phases() -> None:
    """类数: 水 1 6, 火 2 7, 木 3 8, 金 4 9, 土 5 10, the second always five more than the first."""
    assert {str(element): numbers for element, numbers in NUMBERS.items()} == {
        element: (n, n + 5) for n, element in enumerate("水火木金土", start=1)
    }


def test_king_wen_numbers_and_names() -> None:
    """The 64 stand in King Wen's order under their short names in both scripts, and no two have the same lines."""
    ordered = sorted(HEXAGRAMS, key=lambda hexagram: hexagram.number)
    assert [hexagram.number for hexagram in ordered] == list(range(1, 65))
    assert [hexagram.name for hexagram in ordered] == KING_WEN.split()
    assert [hexagram.traditional for hexagram in ordered] == TRADITIONAL.split()
    assert {hexagram.bits: hexagram.name for hexagram in ordered} == oracle.NAMES


def test_king_wen_pairs() -> None:
    """Each odd hexagram and the next are each other upside down or, where that changes nothing, all lines turned."""
    bits = {hexagram.number: hexagram.bits for hexagram in HEXAGRAMS}
    for odd in range(1, 64, 2):
        upside_down = bits[odd][::-1]
        turned = oracle.flip(bits[odd], 1, 2, 3, 4, 5, 6)
        assert bits[odd + 1] == (turned if upside_down == bits[odd] else upside_down)


@pytest.mark.parametrize("year_stem", oracle.STEMS)
def test_the_year_settles_the_month_pillar(year_stem: str) -> None:
    """五虎遁: beside a year, a month pillar is read when it is the one of that year, and refused otherwise."""
    year = next(pillar for pillar in oracle.SIXTY if pillar[0] == year_stem)
    for month in oracle.SIXTY:
        if month == oracle.month_pillar(year_stem, month[1]):
            assert make_moment(year=year, month=month).month == month
        else:
            with pytest.raises(WrongKindError):
                make_moment(year=year, month=month)


@pytest.mark.parametrize("day_stem", oracle.STEMS)
def test_the_day_settles_the_hour_pillar(day_stem: str) -> None:
    """五鼠遁: beside a day one hour pillar of a branch is read, and for 子 also the next day's (the 23:00 question)."""
    day = next(pillar for pillar in oracle.SIXTY if pillar[0] == day_stem)
    next_stem = oracle.STEMS[(oracle.STEMS.index(day_stem) + 1) % 10]
    for hour in oracle.SIXTY:
        if hour == oracle.hour_pillar(day_stem, hour[1]) or hour == oracle.hour_pillar(next_stem, "子"):
            assert make_moment(day=day, hour=hour).hour == hour
        else:
            with pytest.raises(HzlError):
                make_moment(day=day, hour=hour)
