"""Questions about cells that are typed in letters, and moments in pinyin."""

from __future__ import annotations

import pytest

from hzl_tutor.engine import NotationError, dress, make_moment, parse_cast, parse_dressing
from hzl_tutor.engine.ganzhi import from_pinyin
from hzl_tutor.tutor.english import in_chinese
from hzl_tutor.tutor.why import read_question


@pytest.mark.parametrize(
    ("typed", "chinese"),
    [
        ("gou line 2 is fumu", "姤二爻是父母"),
        ("gou line 2 hidden jiayin", "姤二爻伏甲寅"),
        ("877797 line 5 changed", "姤之鼎五爻变"),
        ("gou>ding line 5 changed", "姤之鼎五爻变"),
        ("line 2 is not officer", "二爻不是官鬼"),
        ("world 3", "世在三爻"),
        ("palace is dui", "宫是兑"),
        ("body", "卦身"),
        ("the tomb of line 1", "一爻的墓"),
        ("missing", "缺"),
        ("qianweitian line 1", "乾一爻"),
    ],
)
def test_a_question_in_letters_is_the_one_in_chinese(typed: str, chinese: str) -> None:
    """Cells by English names, values by pinyin or English, the hexagram by pinyin or digits: the same cell and claim."""
    here = dress(parse_cast("姤之鼎"))
    one, other = read_question(in_chinese(typed), here), read_question(chinese, here)
    assert (one.chart.cast, one.key, one.claimed) == (other.chart.cast, other.key, other.claimed)


def test_nobody_guesses() -> None:
    """`qian`, 乾 and 谦, names no hexagram by itself; a text without letters is not touched."""
    assert in_chinese("姤二爻") == "姤二爻"
    with pytest.raises(NotationError):
        read_question(in_chinese("qian nonsense"), None)


@pytest.mark.parametrize(
    ("typed", "chinese"),
    [
        ("gou yin month jiazi day", "姤 寅月甲子日"),
        ("gou>ding yinyue jiaziri", "姤之鼎 寅月甲子日"),
        ("tian feng gou bingwu year yin month jia-zi day", "姤 丙午年寅月甲子日"),
        ("877797 CHEN MONTH", "姤之鼎 辰月"),
        ("gou", "姤"),
    ],
)
def test_a_moment_in_letters(typed: str, chinese: str) -> None:
    """A branch or a pair in pinyin before its unit is read as in Chinese."""
    assert parse_dressing(typed) == parse_dressing(chinese)


def test_parts_of_a_moment_in_letters() -> None:
    """As options have them: a branch for the month, a pair for the day; a pair that is none of the sixty is nothing."""
    assert make_moment(month="yin", day="jiazi") == make_moment(month="寅", day="甲子")
    assert from_pinyin("jiachou") == ""
    with pytest.raises(NotationError):
        make_moment(day="jiachou")
