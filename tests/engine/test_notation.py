"""Notations: everything written is read back, and what cannot be read fails in one of three ways."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hzl_tutor.engine import (
    HEXAGRAMS,
    AmbiguousError,
    Cast,
    NotationError,
    UnreadableError,
    WrongKindError,
    parse_cast,
    parse_dressing,
    parse_hexagram,
    parse_moment,
    write_coins,
)


def test_every_name_of_every_hexagram_reads_back() -> None:
    """Short and full names in 简 and 繁, the sign and the bits of all sixty-four name that hexagram."""
    for hexagram in HEXAGRAMS:
        spellings = (hexagram.name, hexagram.traditional, hexagram.full_name, hexagram.full_traditional)
        for text in (*spellings, hexagram.sign, hexagram.bits, hexagram.name + "卦", f" {hexagram.full_name} "):
            assert parse_hexagram(text) == hexagram


def test_every_cast_round_trips() -> None:
    """Each of the 4,096 casts is read back from its digits, its name and its 单拆重交."""
    for digits in map("".join, product("6789", repeat=6)):
        cast = Cast(digits)
        assert parse_cast(str(cast)) == parse_cast(cast.name) == parse_cast(write_coins(cast)) == cast


@pytest.mark.parametrize(
    ("text", "digits"),
    [
        ("姤之鼎", "877797"),
        ("姤>鼎", "877797"),
        ("姤＞鼎", "877797"),
        ("姤变鼎", "877797"),
        ("天風姤之火風鼎", "877797"),
        ("拆单单单重单", "877797"),
        ("拆 單 單 單 重 單", "877797"),
        ("䷫", "877777"),
        ("８７７７９７", "877797"),
        ("011111", "877777"),
        ("tian feng gou", "877777"),
        ("遯", "887777"),
        ("雷風恆", "877788"),
        ("天雷無妄", "788777"),
        ("Dà Chù", "777887"),
        ("da xu", "777887"),
    ],
)
def test_a_notation_is_read(text: str, digits: str) -> None:
    """Each of the notations that books and readers use gives the cast it means."""
    assert str(parse_cast(text)) == digits


@pytest.mark.parametrize(
    ("text", "error", "nearest"),
    [
        ("天天姤", UnreadableError, "天风姤"),
        ("同仁", UnreadableError, "同人"),
        ("风天姤", UnreadableError, "天风姤"),
        ("甲子", WrongKindError, ""),
        ("天风", WrongKindError, "姤"),
        ("77777", WrongKindError, ""),
        ("单拆", WrongKindError, ""),
        ("lv", AmbiguousError, "天泽履"),
        ("qian", AmbiguousError, "地山谦"),
        ("", UnreadableError, ""),
    ],
)
def test_what_is_not_read_fails_in_its_own_way(text: str, error: type[NotationError], nearest: str) -> None:
    """Unreadable, of another kind and ambiguous are three errors, each with the nearest names."""
    with pytest.raises(NotationError) as caught:
        parse_cast(text)
    assert type(caught.value) is error
    assert not nearest or nearest in caught.value.nearest


@given(st.text(max_size=20))
def test_any_text_is_a_cast_or_a_notation_error(text: str) -> None:
    """No text makes the reader fail in any other way."""
    try:
        cast, _ = parse_dressing(text)
    except NotationError:
        return
    assert isinstance(cast, Cast)


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("寅月甲子日", "寅月甲子日"),
        ("卯月 戊寅日", "卯月戊寅日"),
        ("丁酉年七月甲午日己巳时", "丁酉年申月甲午日己巳时"),
        ("甲子日", "甲子日"),
    ],
)
def test_a_moment_is_read_as_books_write_it(text: str, written: str) -> None:
    """Month and day stand alone, as the books give them; the rest is optional, and writing gives it back."""
    moment = parse_moment(text)
    assert str(moment) == written
    assert parse_moment(str(moment)) == moment


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("甲丑日", "not-of-sixty"),
        ("子日", "branch-alone"),
        ("丙午年丙寅月", "not-of-year"),
        ("甲子日乙子时", "not-of-sixty"),
        ("甲子日丙寅时甲子日", "two-days"),
        ("甲子日戊寅时", "not-of-day"),
    ],
)
def test_a_moment_that_cannot_be_is_refused(text: str, found: str) -> None:
    """A pair that does not exist, a day without its stem, a month or hour the year or day cannot have."""
    with pytest.raises(WrongKindError) as caught:
        parse_moment(text)
    assert caught.value.found == found


def test_the_hour_of_zi_may_belong_to_either_day() -> None:
    """丙子时 fits 庚寅日 (day from 23:00) and 己丑日 (day from 0:00)."""
    assert parse_moment("庚寅日丙子时").hour == parse_moment("己丑日丙子时").hour == "丙子"
