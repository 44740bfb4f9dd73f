"""§8–15 over all sixty-four: how often each of the nine forms occurs, and where under 世."""

from __future__ import annotations

import pytest

from hzl_tutor.book import Reading
from hzl_tutor.engine import HEXAGRAMS, Relation

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
