"""A choice is answered by number, by letter or in words; what names no option, or two, is no answer."""

from __future__ import annotations

import pytest

from hzl_tutor.engine import AmbiguousError, UnreadableError, WrongKindError
from hzl_tutor.tutor.choosing import option_meant

OPTIONS = ["偏好", "偏坏，卖不出去", "不好说"]


@pytest.mark.parametrize(
    "text",
    [
        "2",
        "２",
        " 2. ",
        "（2）",
        "②",
        "二",
        "第二个",
        "第２项",
        "选2",
        "我选二",
        "b",
        "Ｂ",
        "偏坏，卖不出去",
        "偏坏",
        "偏坏卖不出去。",
    ],
)
def test_the_second_option_is_named_in_many_ways(text: str) -> None:
    """Number, 一二三, a letter, its words with or without marks, and a beginning that no other option has."""
    assert option_meant(text, OPTIONS) == 1


@pytest.mark.parametrize(
    ("text", "options", "place"),
    [
        ("好", ["不好", "好"], 1),
        ("不", ["不好", "好"], 0),
        ("子孫", ["妻财", "子孙"], 1),
        ("一", ["二爻", "一爻"], 0),
        ("一爻", ["二爻", "一爻"], 1),
        ("a", ["b", "a"], 1),
        ("1", ["1", "2"], 0),
        ("10", [str(number) for number in range(1, 11)], 9),
    ],
)
def test_words_and_numbers(text: str, options: list[str], place: int) -> None:
    """A whole wording is meant before a letter; a bare number is a number before it is the beginning of something."""
    assert option_meant(text, options) == place


@pytest.mark.parametrize(
    ("text", "options", "error"),
    [
        ("4", OPTIONS, WrongKindError),
        ("九", OPTIONS, WrongKindError),
        ("0", OPTIONS, UnreadableError),
        ("上", OPTIONS, UnreadableError),
        ("d", OPTIONS, UnreadableError),
        ("坏", OPTIONS, UnreadableError),
        ("", OPTIONS, UnreadableError),
        ("。", OPTIONS, UnreadableError),
        ("1 2", OPTIONS, WrongKindError),
        ("9" * 5000, OPTIONS, UnreadableError),
        ("偏", OPTIONS, AmbiguousError),
        ("3", ["3", "4", "5"], AmbiguousError),
    ],
)
def test_what_names_no_option_or_two_is_refused(text: str, options: list[str], error: type[Exception]) -> None:
    """A number too high, letters beyond the last, a piece from the middle, a beginning of two, a number that is a word."""
    with pytest.raises(error):
        option_meant(text, options)
