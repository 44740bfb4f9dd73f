"""§22 and §24: 月卦 against the month, 大限 and 小限 year by year, as the book's own examples have them."""

from __future__ import annotations

from itertools import pairwise

import pytest
from rule_ids import reading

from hzl_tutor.book import RULES, Reading
from hzl_tutor.engine import HEXAGRAMS, LINES, Hexagram, parse_cast


def still(name: str) -> Reading:
    """A hexagram at rest."""
    return Reading.at_rest(parse_cast(name).bits)


def test_the_limits_of_the_text() -> None:
    """大壮 (§24): five years each on 4 5 6 1 2 3, then from the start; at 27 大限 stands on 甲辰 and 小限 on 庚戌, both 兄弟."""
    chart = still("大壮")
    majors = [line for line in (4, 5, 6, 1, 2, 3, 4) for _ in range(5)]
    assert [chart.major_limit(age) for age in range(1, 36)] == majors
    assert [chart.minor_limit(age) for age in range(1, 14)] == [4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4]
    dated = reading("大壮 丁酉年 七月 甲午日 / 身命 男 27")
    assert dated.limits() == (3, 6)
    assert [str(dated.ganzhi(line)) for line in dated.limits()] == ["甲辰", "庚戌"]
    assert dated.s24_r4() == (3, 6)


def test_the_limits_of_a_later_section() -> None:
    """乾 (§62) has 1–5 on the top line, 6–10 on the first, 11–15 on the second."""
    chart = still("乾")
    assert [chart.major_limit(age) for age in range(1, 16)] == [6] * 5 + [1] * 5 + [2] * 5


def test_a_yin_world_goes_down() -> None:
    """阴逆则自世而下: 姤 with its yin 世 on the first line goes to the top, then down."""
    chart = still("姤")
    assert [chart.major_limit(1 + 5 * step) for step in range(7)] == [1, 6, 5, 4, 3, 2, 1]
    assert [chart.minor_limit(1 + step) for step in range(7)] == [1, 6, 5, 4, 3, 2, 1]


@pytest.mark.parametrize("hexagram", HEXAGRAMS, ids=lambda hexagram: hexagram.name)
def test_limits_go_round_all_six(hexagram: Hexagram) -> None:
    """Six lines in thirty years and in six, one step at a time, beginning on 世."""
    chart = Reading.at_rest(hexagram.bits)
    step = 1 if chart.yang(chart.world()) else -1
    for ages, limit in ((range(1, 60, 5), chart.major_limit), (range(1, 13), chart.minor_limit)):
        lines = [limit(age) for age in ages]
        assert lines[0] == chart.world()
        assert sorted(lines[:6]) == list(LINES)
        assert all((after - before - step) % 6 == 0 for before, after in pairwise(lines))


def test_both_limits_on_one_line() -> None:
    """Where both limits meet on one line of 兄弟 the rule rests on that line alone; on two of which one is not, on none."""
    assert reading("大壮 / 身命 男 15").s24_r4() == (6,)
    assert reading("大壮 / 身命 男 28").s24_r4() == ()


def test_the_luck_of_a_limit() -> None:
    """甲辰 on 大壮: 囚 in autumn without 刑, 死 in spring, 相 in summer, and punished by another 辰."""
    luck = {month: reading(f"大壮 {month}月").limit_luck(3) for month in "申寅午辰"}
    assert luck == {"申": (), "寅": ("刑伤",), "午": ("生令",), "辰": ("刑伤",)}


def test_advance_and_retreat_are_next_door() -> None:
    """正月: a hexagram of the second month advances, one of the twelfth retreats, any other is left without a word."""
    moves: dict[str, str | None] = {}
    for hexagram in HEXAGRAMS:
        chart = reading(f"{hexagram.name} 寅月 / 身命")
        assert moves.setdefault(chart.body(), chart.month_move()) == chart.month_move()
        assert bool(chart.s22_r3()) is (chart.body() in ("卯", "丑"))
    assert moves == dict.fromkeys("子寅辰巳午未申酉戌亥") | {"卯": "进", "丑": "退"}


@pytest.mark.parametrize(
    ("chart", "holds"),
    [
        ("贲 卯月", True),  # 艮 palace, a yang one, and a yang 世
        ("旅 卯月", True),  # 离 palace and a yin 世
        ("姤 卯月", False),  # 乾 palace and a yin 世
        ("贲 子月", False),  # 冬至 falls within this month
        ("贲 午月", False),
        ("贲 酉月", False),  # of the other half nothing is said
    ],
)
def test_after_the_solstice(chart: str, holds: bool) -> None:
    """阳卦阳爻 or 阴卦阴爻, in a month that lies wholly after 冬至."""
    assert bool(reading(f"{chart} / 身命").s22_r2()) is holds


def test_noble_and_lowly() -> None:
    """旺相 with 财 and 子, or weak with neither; what has one of the two without the other is left alone."""
    assert reading("萃 巳月 / 身命").s22_r4() == (2,)
    assert reading("遁 子月 / 身命").s22_r4() == (2,)
    assert reading("遁 巳月 / 身命").s22_r4() == ()
    assert reading("姤 巳月 / 身命").s22_r4() == ()


def test_the_other_ways_are_reckoned() -> None:
    """§24 names two more: 大壮 has 乾 and 兑 within, and 30 years a hexagram."""
    chart = still("大壮")
    assert chart.mutual() == ("乾", "兑")
    assert [chart.of_sixty(age) for age in (1, 30, 31, 60, 61, 99)] == ["本卦", "本卦", "之卦", "之卦", None, None]
    assert not {"S24.R3", "S22.R2", "S22.R4"} & {rule.id for rule in RULES.values() if rule.graded}
