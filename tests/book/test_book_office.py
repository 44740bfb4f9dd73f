"""§27: the book's own example of 剥 in spring, which its own rule about 子孙 on 世 speaks against; and what helps a hidden 官."""

from __future__ import annotations

import pytest
from rule_ids import reading

from hzl_tutor.book import Matter, findings
from hzl_tutor.engine import make_moment, parse_cast

EXAMINATION = Matter("科举")


def test_the_example_of_the_text() -> None:
    """春占剥: 官 壬午 under 丙戌 父母 on line 4, 相 in spring, joined out by a day of 未."""
    chart = reading("剥 寅月 乙未日 / 科举")
    assert (str(chart.ganzhi(4)), chart.relation(4)) == ("丙戌", "父母")
    assert (str(chart.hidden(4)), chart.hidden_relation(4)) == ("壬午", "官鬼")
    assert chart.hidden_state(4) == "相"
    assert chart.joined_out(4)
    assert chart.s27_r6() == (4,)


def test_the_book_is_torn_on_its_example() -> None:
    """On the same chart 子孙 stands on 世, which is 不中, and the hidden 官 is not under 世: all are shown, each naming the others."""
    moment = make_moment(month="寅", day="乙未")
    found = {finding.rule.id: finding for finding in findings(parse_cast("剥"), moment, EXAMINATION)}
    assert found["S27.R3"].lines == (5,)
    assert found["S27.R3"].contradicts == ("S27.R6",)
    assert found["S27.R6"].contradicts == ("S07.R5", "S27.R3")
    assert "S27.R6" in found["S07.R5"].contradicts


@pytest.mark.parametrize(
    ("day", "acts"),
    [
        ("乙未", ("合",)),
        ("甲寅", ("生",)),
        ("乙巳", ("扶",)),
        ("甲午", ("扶",)),
        ("甲子", ()),
        ("甲申", ()),
        ("甲戌", ()),
    ],
)
def test_what_a_day_does_for_a_hidden_line(day: str, acts: tuple[str, ...]) -> None:
    """生 by its phase, 扶 by being of it, 合 by its branch; nothing else counts for the hidden 午 of 剥."""
    chart = reading(f"剥 寅月 {day}日 / 科举")
    assert chart.lifted(4) == acts
    assert chart.s27_r6() == ((4,) if acts else ())


def test_a_hidden_officer_without_strength() -> None:
    """The same day in autumn and in winter does not bring the 官 of 剥 out."""
    for month in "申子":
        assert reading(f"剥 {month}月 乙未日 / 科举").s27_r6() == ()


def test_first_of_the_list() -> None:
    """父 on 世 with the branch of the year, unless 应 or a moving line punishes or controls it."""
    assert reading("乾 丙戌年 / 科举").s27_r5() == (6,)
    assert reading("乾 丙午年 / 科举").s27_r5() == ()
    assert reading("乾之夬 丙戌年 / 科举").s27_r5() == (6,)
    assert reading("乾之同人 丙戌年 / 科举").s27_r5() == ()  # 甲寅 wood controls 壬戌
    assert reading("乾 丙戌年 / 求财").s27_r5() == ()


def test_in_office() -> None:
    """鬼发有动，子动有替, and where neither moves it is the quiet 官."""
    assert reading("乾 / 在任").s27_r8() == (4,)
    assert reading("乾之小畜 / 在任").s27_r8() == (4,)
    assert reading("乾之姤 / 在任").s27_r8() == (1,)


def test_what_makes_it_hard() -> None:
    """官 or 父 out of sight rests on all six lines; in sight but void, on its own."""
    assert reading("家人 甲子日 / 科举").s27_r12() == (1, 2, 3, 4, 5, 6)
    assert reading("乾 甲申日 / 科举").s27_r12() == (4,)  # 午未空
    assert reading("乾 甲子日 / 科举").s27_r12() == ()  # 戌空, but 甲辰 is not


def test_a_post_and_an_examination_differ() -> None:
    """子孙 on 世 is 不中 for an examination and 不满任 for a post; moving alone it counts for the post only."""
    assert reading("剥 / 科举").s27_r3() == (5,)
    assert reading("剥 / 赴任").s27_r4() == (5,)
    assert reading("乾之姤 / 赴任").s27_r4() == (1,)
    assert reading("乾之姤 / 科举").s27_r3() == ()
    assert reading("乾之否 / 赴任").s27_r4() == ()
