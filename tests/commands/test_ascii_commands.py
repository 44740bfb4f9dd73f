"""The command line from a keyboard that has nothing but ASCII."""

from __future__ import annotations

import pytest
from hzl_runs import hzl

PAIRS = [
    (("chart", "gou>ding", "--month", "yin", "--day", "jiazi"), ("chart", "姤之鼎", "--month", "寅", "--day", "甲子")),
    (("chart", "gou", "yin month jiazi day"), ("chart", "姤", "寅月甲子日")),
    (("chart", "gou", "--to", "ding"), ("chart", "姤", "--to", "鼎")),
    (("chart", "tianfenggou", "--earth-tomb", "xu"), ("chart", "姤", "--earth-tomb", "戌")),
    (("judge", "relation.line@gou/line=second", "zisun"), ("judge", "一爻六亲＠姤、爻＝二", "子孙")),
    (("judge", "tomb.element@/element=wood/school=chen", "wei"), ("judge", "五行之墓@/五行=木/土=辰", "未")),
]


@pytest.mark.parametrize(("ascii_only", "chinese"), PAIRS)
def test_ascii_asks_for_the_same(ascii_only: tuple[str, ...], chinese: tuple[str, ...]) -> None:
    """Whatever can be asked for in Chinese can be asked for in letters, with the same result."""
    assert all(word.isascii() for word in ascii_only)
    one, other = hzl(*ascii_only, "--json"), hzl(*chinese, "--json")
    assert (one.code, other.code) == (0, 0)
    assert one.json == other.json
