"""§17–21, 动止章, §25 and 占婢妾: each side of the rules that have several, and what is shown and never asked."""

from __future__ import annotations

import pytest
from rule_ids import IDS, reading

from hzl_tutor.book import CONDITIONS, RULES, Kind, Matter, findings
from hzl_tutor.engine import HEXAGRAMS, EarthSchool, School, dress, make_moment, parse_cast, still_cast

SIDES = {
    "S25.R1": [("乾之夬 甲子日 / 婚姻", (6,)), ("乾 甲子日 / 婚姻", (6,)), ("乾 甲午日 / 婚姻", (3,)), ("乾 甲戌日 / 婚姻", ())],
    "S25.R3": [("乾之同人 甲子日 / 婚姻 男", (2,)), ("乾 甲申日 / 婚姻 男", (2,)), ("乾 甲申日 / 婚姻 女", ()), ("乾 甲子日 / 婚姻 女", (4,))],
    "S25.R5": [("乾之姤 / 婚姻 女", (1,)), ("乾之姤 / 婚姻 男", ()), ("剥 / 婚姻 女", (5,)), ("剥 / 婚姻 男", ()), ("乾之大有 / 婚姻 男", (5,))],
    "S25.R11": [("遁 / 婚姻", (2,)), ("既济 / 婚姻", (3,)), ("晋 / 婚姻", (2, 4)), ("否 / 婚姻", (2,)), ("乾 / 婚姻", ())],
    "S25.R19": [("乾 寅月 / 婚姻 男", (2,)), ("乾 寅月 / 婚姻 女", (4,)), ("乾 申月 / 婚姻 男", ()), ("乾之夬 寅月 / 婚姻 男", ())],
    "BQ.R7": [("坎 子月 / 婢妾", ()), ("乾 寅月 / 婢妾", ()), ("乾之大有 申月 / 婢妾", (5,)), ("乾之大有 寅月 / 婢妾", ())],
    "BQ.R8": [("姤 甲子日 / 仆从", (1, 2, 3, 4, 5, 6)), ("乾 甲辰日 / 仆从", (2,)), ("乾 甲子日 / 仆从", ())],
    "DZ.R1": [("乾 甲辰日 / 上马", (3, 6)), ("乾 乙巳日 / 上马", (3, 6)), ("乾 甲子日 / 上马", ()), ("乾 甲辰日 / 回家", ())],
    "DZ.R2": [("遁 甲戌日 / 回家", (2,)), ("遁 乙亥日 / 回家", (2,)), ("遁 甲子日 / 回家", ()), ("遁 甲戌日 / 上马", ())],
    "DZ.R3": [("遁 甲子日 / 回家", (2,)), ("遁 甲午日 / 回家", ())],
    "S21.R2": [("乾 寅月 甲子日", (2,)), ("乾 申月 甲子日", ()), ("乾 寅月 甲辰日", ()), ("乾之同人 寅月 甲子日", ())],
    "S18.R3": [("剥", (5,)), ("乾", ()), ("姤", ())],
    "S19.R4": [("乾之履 / 求财", (3,)), ("乾之履 / 文书", ()), ("乾之兑 / 求财", (3, 6))],
    "S21.R4": [("乾之同人 / 婚姻", (2,)), ("乾之同人 / 词讼", (2,)), ("乾之同人 / 求财", ())],
}  # fmt: skip
"""Rule: charts with the lines on which it holds."""


@pytest.mark.parametrize(
    ("rule_id", "text", "lines"), [(rule_id, text, lines) for rule_id, rows in SIDES.items() for text, lines in rows]
)
def test_each_side_of_a_rule(rule_id: str, text: str, lines: tuple[int, ...]) -> None:
    """A rule with several ways to hold does so by each of them, and by none where they are all wanting."""
    assert reading(text).value((RULES[rule_id].cell,)) == lines


def test_what_holds_one_up() -> None:
    """遁 (世 丙午) turning into 剥: 乙卯 feeds 世, 丙子 controls and clashes with it, 丙戌 does nothing to it."""
    chart = reading("遁之剥 / 回家")
    assert {line: chart.upon_world(line) for line in (3, 4, 5)} == {3: ("生",), 4: (), 5: ("克", "冲")}
    assert chart.upon_world(1) == ()
    assert chart.turned(3) == ("兄弟", "妻财")
    assert chart.dz_r4() == (3, 5)


def test_days_by_the_school_of_earth() -> None:
    """乾 has earth on 世 and for 父母, whose 墓 and 绝 the schools give differently: shown by either, asked by neither."""
    fire = School(earth=EarthSchool.WITH_FIRE)
    for school, day in ((School(), "甲辰"), (fire, "甲戌")):
        chart = dress(parse_cast("乾"), make_moment(day=day), school)
        for rule_id, topic in (("DZ.R1", "上马"), ("DZ.R2", "回家")):
            found = {finding.rule.id: finding for finding in findings(chart, matter=Matter(topic))}
            assert not found[rule_id].graded
    found = {finding.rule.id: finding for finding in findings(reading("遁 甲戌日 / 回家"), matter=Matter("回家"))}
    assert found["DZ.R2"].graded


def test_two_sentences_on_one_move() -> None:
    """世 moves (§25): the verse's 不成 and the later 男不肯 are both shown, each naming the other."""
    found = {f.rule.id: f for f in findings(parse_cast("乾之夬"), make_moment(day="甲戌"), Matter("婚姻", "男"))}
    assert found["S25.R1"].contradicts == ("S25.R20",)
    assert found["S25.R20"].contradicts == ("S25.R1",)


def test_corrupt_places_are_never_asked() -> None:
    """财伏墓下 and the second 财化子 are shown with what is wrong about them, have no condition, and are never asked."""
    for rule_id in ("S25.R10", "BQ.R6"):
        rule = RULES[rule_id]
        assert rule.kind is Kind.CORRUPT
        assert not rule.graded
        assert rule.table
        assert rule_id not in CONDITIONS.values()


def test_what_the_book_leaves_undefined_is_not_asked() -> None:
    """吉神, 囚神, 禄马 and 贵人 are not listed, nor is it said which line, palace or how many: such rules are shown only."""
    undefined = {"S20.R2", "S20.R3", "S22.R2", "S22.R4", "S23.R6", "S24.R3", "BQ.R7", "S26.R5", "S27.R17"}
    later = IDS[IDS.index("S17.R1") :]
    shown = {rule_id for rule_id in later if not RULES[rule_id].graded}
    assert shown == undefined | {"S25.R10", "BQ.R6"} | {"S23.R5", "S25.R13", "S25.R14", "S25.R18"}


def test_an_image_with_caution_is_not_asked() -> None:
    """Of a picture there is nothing to ask but the picture; where it carries an old view it is quoted and no more."""
    pictures = {rule.id for rule in RULES.values() if rule.kind is Kind.IMAGE and rule.caution}
    assert pictures == {"S23.R5", "S25.R13", "S25.R14", "S25.R18"}
    assert not [rule_id for rule_id in pictures if RULES[rule_id].graded]


def test_nothing_is_said_of_a_marriage_that_was_not_asked_about() -> None:
    """On no hexagram does a rule of §22–27 or 占婢妾 hold while the matter is unknown or another."""
    moment = make_moment(year="丙午", month="寅", day="甲子")
    first = RULES["S22.R1"].order
    for hexagram in HEXAGRAMS:
        for matter in (None, Matter("求财", "男", 27)):
            found = findings(still_cast(hexagram.bits), moment, matter)
            assert not [finding.rule.id for finding in found if finding.rule.order >= first]


def test_cautions_are_where_the_old_views_are() -> None:
    """Illness, women, their children and harm to them are shown as quoted opinion."""
    cautious = {rule.id for rule in RULES.values() if rule.caution and rule.order >= RULES["S17.R1"].order}
    marriage = {f"S25.R{number}" for number in (8, 9, 10, 11, 12, 13, 14, 18, 20)}
    assert cautious == {
        "S21.R1", "S23.R5", "S24.R4", "BQ.R3", "BQ.R5", "BQ.R7", *marriage, *(f"S26.R{n}" for n in range(1, 10))
    }  # fmt: skip
