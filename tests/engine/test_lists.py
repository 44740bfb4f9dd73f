"""Lists over the sixty-four that were counted by hand from the book's rules, against what the engine finds."""

from __future__ import annotations

from collections import defaultdict
from itertools import product

import oracle
import pytest

from hzl_tutor.engine import (
    DISPUTED_TRINES,
    EarthSchool,
    Element,
    Generation,
    HuoZhuLin,
    Relation,
    School,
    dress,
    element_of,
    make_moment,
    parse_cast,
    rulebook,
)

LINES = range(1, 7)
CHARTS: dict[str, HuoZhuLin] = {name: dress(parse_cast(oracle.cast_of(name))) for name in oracle.BITS}

PALACES = {
    "乾": "乾 姤 遁 否 观 剥 晋 大有",
    "坎": "坎 节 屯 既济 革 丰 明夷 师",
    "艮": "艮 贲 大畜 损 睽 履 中孚 渐",
    "震": "震 豫 解 恒 升 井 大过 随",
    "巽": "巽 小畜 家人 益 无妄 噬嗑 颐 蛊",
    "离": "离 旅 鼎 未济 蒙 涣 讼 同人",
    "坤": "坤 复 临 泰 大壮 夬 需 比",
    "兑": "兑 困 萃 咸 蹇 谦 小过 归妹",
}
# Which relation hides, the home it hides in, on how many lines of the 64, and in which hexagrams that is the 世 line.
HOMES = [
    ("妻财", "官鬼", 18, "遁 恒 萃"),
    ("妻财", "兄弟", 11, "既济 讼"),
    ("妻财", "父母", 9, "小畜"),
    ("妻财", "子孙", 8, "履 无妄 蒙 夬"),
    ("妻财", "妻财", 4, "颐"),
    ("官鬼", "兄弟", 15, "晋 未济 泰"),
    ("官鬼", "妻财", 9, "井 益 困"),
    ("官鬼", "父母", 12, "观 丰"),
    ("官鬼", "子孙", 2, "屯"),
    ("官鬼", "官鬼", 8, ""),
]
# 京房's months of the 世: the generation's month when 世 is a yin line, and when it is a yang one.
WORLD_MONTHS = {
    "一世": "午子",
    "二世": "未丑",
    "三世": "申寅",
    "四世": "酉卯",
    "五世": "戌辰",
    "本宫": "亥巳",
    "游魂": "酉卯",
    "归魂": "申寅",
}
HOOKING = "乾 大有 震 解 井 随 家人 噬嗑 兑 归妹"
NOT_HOOKING = "姤 观 豫 升 明夷 损 中孚 泰 益 颐 旅 蒙"
DISPUTED = "解 井 家人 噬嗑"


def _lines_in(hidden: str, home: str) -> list[tuple[str, int]]:
    """List the places where one relation hides under another, the palace's own lines left out."""
    return [
        (name, line)
        for name, chart in CHARTS.items()
        for line in LINES
        if not chart.own(line) and (chart.hidden_relation(line), chart.home(line)) == (hidden, home)
    ]


@pytest.mark.parametrize("palace", PALACES)
def test_the_eight_of_a_palace(palace: str) -> None:
    """Each palace has its eight hexagrams in the order of the generations, with 世 on 6 1 2 3 4 5 4 3."""
    names = PALACES[palace].split()
    assert [str(CHARTS[name].palace()) for name in names] == [palace] * 8
    assert [CHARTS[name].generation() for name in names] == list(Generation)
    assert [CHARTS[name].world() for name in names] == [6, 1, 2, 3, 4, 5, 4, 3]
    assert [CHARTS[name].response() for name in names] == [3, 4, 5, 6, 1, 2, 1, 6]


@pytest.mark.parametrize(("hidden", "home", "count", "under_world"), HOMES)
def test_homes_of_wealth_and_officer(hidden: str, home: str, count: int, under_world: str) -> None:
    """§8–§15: so many lines have the one hidden under the other, and under 世 it is in just these hexagrams."""
    found = _lines_in(hidden, home)
    assert len(found) == count
    assert {name for name, line in found if line == CHARTS[name].world()} == set(under_world.split())


def test_of_the_nine_forms_most_have_the_relation_visible_elsewhere() -> None:
    """伏藏 does not mean absent: of the 92 lines of the nine forms 68 have the hidden relation in sight elsewhere."""
    nine = [place for hidden, home, _, _ in HOMES[:4] + HOMES[5:] for place in _lines_in(hidden, home)]
    assert len(nine) == 92
    assert sum(CHARTS[name].hidden_relation(line) not in CHARTS[name].missing() for name, line in nine) == 68


def test_officer_under_officer_when_the_world_moves() -> None:
    """§15: where 官伏官 occurs, a moving 世 turns to 官鬼 in three, to 父母 in four, and to 妻财 in 明夷."""
    turned = defaultdict(set)
    for name in {name for name, _ in _lines_in("官鬼", "官鬼")}:
        world = CHARTS[name].world()
        moved = dress(parse_cast(oracle.cast_of(name, [world])))
        turned[str(moved.changed_relation(world))].add(name)
    assert turned == {"官鬼": {"大过", "既济", "渐"}, "父母": {"随", "革", "丰", "中孚"}, "妻财": {"明夷"}}


def test_own_lines() -> None:
    """A pure hexagram is all its own; 姤 遁 否 keep lines 4 to 6 and 大有 lines 1 to 3 of the palace's."""
    own = {name: [line for line in LINES if chart.own(line)] for name, chart in CHARTS.items()}
    assert {name for name, lines in own.items() if lines == list(LINES)} == set(PALACES)
    assert own["姤"] == own["遁"] == own["否"] == [4, 5, 6]
    assert own["大有"] == [1, 2, 3]


def test_body_is_the_month_of_the_world() -> None:
    """§2, §22: in all 64 the 卦身 branch is the month that 京房 gives the generation, by the 世 line's polarity."""
    for chart in CHARTS.values():
        assert chart.body() == WORLD_MONTHS[chart.generation()][chart.yang(chart.world())]


def test_body_is_often_on_no_line_and_thrice_on_two() -> None:
    """§2: no visible line carries 卦身 in 33 of the 64; two do in 升 临 萃; nowhere three."""
    lines = {name: chart.body_lines() for name, chart in CHARTS.items()}
    assert sum(not found for found in lines.values()) == 33
    assert {name: found for name, found in lines.items() if len(found) > 1} == {
        "升": (3, 6),
        "临": (3, 4),
        "萃": (1, 6),
    }


def test_which_earth_lines_can_hook() -> None:
    """§16: an earth line on 世 finds its trine among the palace's lines in ten hexagrams and misses it in twelve."""
    trines = {name: chart.trine() for name, chart in CHARTS.items()}
    can = {name for name, trine in trines.items() if trine and trine.available}
    cannot = {name for name, trine in trines.items() if trine and not trine.available}
    assert can == set(HOOKING.split())
    assert cannot == set(NOT_HOOKING.split())


def test_the_two_readings_of_hooking_part_on_four() -> None:
    """§16: whether 世 must itself be the palace's own line matters for 解 井 家人 噬嗑 and for no other."""
    disputed = {name for name, chart in CHARTS.items() if (trine := chart.trine()) and trine.disputed}
    assert disputed == DISPUTED_TRINES == set(DISPUTED.split())
    for name, chart in CHARTS.items():
        if (trine := chart.trine()) is not None:
            assert (trine.available != chart.own(chart.world())) == (name in disputed)


def test_visible_lines_do_not_decide_hooking() -> None:
    """§16: only 乾 震 兑 show all three branches and can hook; 蒙 shows 寅午戌 and cannot."""
    showing = {
        name
        for name, chart in CHARTS.items()
        if (trine := chart.trine()) and {chart.ganzhi(line).branch for line in LINES} >= set(trine.branches)
    }
    assert showing == {"乾", "震", "兑", "蒙"}


def test_a_missing_relation_hides_under_one_line() -> None:
    """A missing relation hides under exactly one line in every hexagram, since the doubled one, 土, is never missing."""
    counts = {0: 0, 1: 0, 2: 0}
    for chart in CHARTS.values():
        counts[len(chart.missing())] += 1
        for relation in chart.missing():
            where = chart.hidden_where(relation)
            assert where == tuple(line for line in LINES if chart.hidden_relation(line) == relation)
            assert len(where) == 1
            assert element_of(chart.me(), relation) is not Element.EARTH
    assert counts == {0: 20, 1: 32, 2: 12}


def test_the_other_school_hides_only_what_is_missing() -> None:
    """《增删卜易》's rule: a line hides something exactly when that relation is in sight nowhere."""
    for name, chart in CHARTS.items():
        other = dress(parse_cast(oracle.cast_of(name)), None, School(hidden="missing"))
        for line in LINES:
            kept = chart.hidden_relation(line) in chart.missing()
            assert other.hidden(line) == (chart.hidden(line) if kept else None)


def test_the_response_line_entombs_only_in_zhen() -> None:
    """§5: 应 is the tomb of a 妻财 or 官鬼 on 世 in 震 alone (earth, tomb at 辰); with earth's tomb at 戌 nowhere."""
    found: dict[EarthSchool, set[str]] = {earth: set() for earth in EarthSchool}
    for earth, names in found.items():
        for name in oracle.BITS:
            chart = dress(parse_cast(oracle.cast_of(name)), None, School(earth))
            of_use = chart.relation(chart.world()) in (Relation.WEALTH, Relation.OFFICER)
            if of_use and chart.tomb(chart.world()) == chart.ganzhi(chart.response()).branch:
                names.add(name)
    assert found == {EarthSchool.WITH_WATER: {"震"}, EarthSchool.WITH_FIRE: set()}


def test_what_entombs_the_world() -> None:
    """§5: 应, another moving line or the day entombs 世 when its branch is the tomb of the phase of 世, each by itself."""
    for name, chart in CHARTS.items():
        world, tomb = chart.world(), oracle.stage_branch(str(chart.element(chart.world())), "墓")
        at_tomb = {line for line in LINES if chart.ganzhi(line).branch == tomb and line != world}
        for day, moving in product(("甲子", "戊辰", "癸未", "乙丑", "庚戌"), (1, 2, 3, 4, 5, 6)):
            moved = dress(parse_cast(oracle.cast_of(name, [moving])), make_moment(day=day))
            expected = [
                *(["应"] if chart.response() in at_tomb else []),
                *(["动"] if moving in at_tomb else []),
                *(["日"] if day[1] == tomb else []),
            ]
            assert list(moved.entombed()) == expected, (name, day, moving)


def test_wealth_hidden_under_its_own_tomb() -> None:
    """§25: no line is the tomb of the 妻财 beneath it; with earth's tomb at 戌 it would be line 4 of 颐 and 蛊."""
    found: dict[EarthSchool, set[tuple[str, int]]] = {}
    for earth in EarthSchool:
        book = rulebook(School(earth))()
        found[earth] = {
            (name, line)
            for name, chart in CHARTS.items()
            for line in LINES
            if not chart.own(line)
            and chart.hidden_relation(line) is Relation.WEALTH
            and book.tomb_of(element_of(chart.me(), Relation.WEALTH)) == chart.ganzhi(line).branch
        }
    assert found == {EarthSchool.WITH_WATER: set(), EarthSchool.WITH_FIRE: {("颐", 4), ("蛊", 4)}}


@pytest.mark.parametrize(("earth", "count"), [(EarthSchool.WITH_WATER, 27), (EarthSchool.WITH_FIRE, 32)])
def test_the_womb_branch_is_often_on_no_line(earth: EarthSchool, count: int) -> None:
    """§26: no visible line carries 胎 of the 子孙 phase in 27 of the 64 with earth after water, in 32 after fire."""
    book = rulebook(School(earth))()
    absent = 0
    for chart in CHARTS.values():
        offspring = element_of(chart.me(), Relation.OFFSPRING)
        absent += all(book.stage_of(offspring, chart.ganzhi(line).branch) != "胎" for line in LINES)
    assert absent == count
