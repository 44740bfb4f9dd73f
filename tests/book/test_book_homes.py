"""§8–15 over all sixty-four: how often each of the nine forms occurs, and where under 世."""

from __future__ import annotations

import pytest

from hzl_tutor.book import RULES, Reading, findings, read_chart
from hzl_tutor.engine import DISPUTED_TRINES, HEXAGRAMS, Relation, cast_moving, dress, still_cast

FORMS = [
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
"""What lies under what, on how many lines of the sixty-four, and on which hexagrams under 世."""


@pytest.mark.parametrize(("under", "over", "count", "worlds"), FORMS)
def test_how_often_a_form_occurs(under: str, over: str, count: int, worlds: str) -> None:
    """Counted apart from this program; 官伏官 is never under 世."""
    charts = {hexagram.name: Reading.at_rest(hexagram.bits) for hexagram in HEXAGRAMS}
    found = {name: chart.beneath(Relation(under), Relation(over)) for name, chart in charts.items()}
    assert sum(map(len, found.values())) == count
    assert {name for name, lines in found.items() if charts[name].world() in lines} == set(worlds.split())


def test_where_going_in_person_helps() -> None:
    """官伏官 stands in eight hexagrams; when 世 alone moves it turns into 官 or 父 in all but 明夷 (§15)."""
    turned = {}
    for hexagram in HEXAGRAMS:
        chart = Reading.at_rest(hexagram.bits)
        if chart.beneath(Relation.OFFICER, Relation.OFFICER):
            moved = read_chart(dress(cast_moving(hexagram.bits, (chart.world(),))))
            turned[hexagram.name] = moved.changed_relation(moved.world()), bool(moved.s15_r3())
    officer, parent = (Relation.OFFICER, True), (Relation.PARENT, True)
    assert turned == dict.fromkeys(("大过", "既济", "渐"), officer) | dict.fromkeys(
        ("随", "革", "丰", "中孚"), parent
    ) | {"明夷": (Relation.WEALTH, False)}


def test_what_can_be_hooked_in() -> None:
    """§16 over all sixty-four: ten hexagrams can, twelve of the earth lines on 世 cannot, four are never asked."""
    held = {hexagram.name: {f.rule.id: f.graded for f in findings(still_cast(hexagram.bits))} for hexagram in HEXAGRAMS}
    hooked = {name: rules["S16.R3"] for name, rules in held.items() if "S16.R3" in rules}
    assert set(hooked) == {"乾", "大有", "震", "解", "井", "随", "家人", "噬嗑", "兑", "归妹"}
    assert {name for name, graded in hooked.items() if not graded} == DISPUTED_TRINES
    assert {name for name, rules in held.items() if "S16.R4" in rules} == {
        "姤",
        "观",
        "豫",
        "升",
        "明夷",
        "损",
        "中孚",
        "泰",
        "益",
        "颐",
        "旅",
        "蒙",
    }


def test_the_hooks_of_the_text() -> None:
    """大有 hooks 子孙, 随 父母 (§16); 中孚 cannot hook 官."""
    relations = {name: _chart(name).trine() for name in ("大有", "随", "中孚")}
    assert [(str(found.relation), found.available) for found in relations.values() if found] == [
        ("子孙", True),
        ("父母", True),
        ("官鬼", False),
    ]


def test_where_note_and_answer_differ_nothing_is_asked() -> None:
    """官伏父 (§13) is asked only under 世; elsewhere both readings are shown and neither is asked."""
    for hexagram in HEXAGRAMS:
        chart = Reading.at_rest(hexagram.bits)
        under = chart.beneath(Relation.OFFICER, Relation.PARENT)
        aside = bool(under) and chart.world() not in under
        for rule_id in ("S13.R1", "S13.R2"):
            assert (hexagram.name in RULES[rule_id].ungraded_on) is aside


def _chart(name: str) -> Reading:
    return Reading.at_rest(next(hexagram.bits for hexagram in HEXAGRAMS if hexagram.name == name))
