"""Cells: how wide text is, how it is broken, and what is never let through to a terminal."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from wcwidth import wcswidth

from hzl_tutor.ui.cells import NOT_AT_END, NOT_AT_START, clean, clip, pad, width, wrap

HAN = st.text(st.sampled_from("财可以现在面上也伏底下先走官鬼甲寅木"), min_size=1, max_size=5)
WORD = st.text(st.sampled_from("abcxyz0129.~@"), min_size=1, max_size=9)
PIECE = st.one_of(
    HAN,
    st.builds(lambda han, mark: han + mark, HAN, st.sampled_from("，。、；：？！")),
    st.builds(lambda han: f"（{han}）", HAN),
    st.builds(lambda han: f"「{han}」，", HAN),
    st.builds(lambda word: f" {word} ", WORD),
)
PROSE = st.lists(PIECE, min_size=1, max_size=30).map("".join)
ANYTHING = st.text(max_size=200).map(clean)


@pytest.mark.parametrize(
    ("text", "cells"),
    [
        ("", 0),
        ("abc", 3),
        ("六亲", 4),
        ("，", 2),
        ("§2", 2),
        ("━━  ━━", 6),
        ("甲子 a", 6),
        ("e\u0301", 1),
        ("\u3000", 2),
    ],
)
def test_width_counts_cells(text: str, cells: int) -> None:
    """A Han character and its marks take two cells, box lines and letters one, combining marks none."""
    assert width(text) == cells


@given(st.text(st.sampled_from("六亲abc ━·，"), max_size=20), st.integers(0, 30))
def test_pad_fills_up_and_never_cuts(text: str, cells: int) -> None:
    """A padded text begins with the text, goes on with blanks, and is as wide as asked for or as the text was."""
    padded = pad(text, cells)
    assert padded.startswith(text)
    assert not padded[len(text) :].strip(" ")
    assert width(padded) == max(cells, width(text))


@given(ANYTHING, st.integers(0, 30))
def test_clip_keeps_within_its_cells(text: str, cells: int) -> None:
    """A clipped text is never wider than asked for, and a text that fits is not touched."""
    clipped = clip(text, cells)
    assert width(clipped) <= cells
    if width(text) <= cells:
        assert clipped == text
    elif cells:
        assert clipped.endswith("…")
        assert text.startswith(clipped[:-1])


@given(ANYTHING | PROSE, st.integers(2, 90))
def test_wrap_keeps_within_its_cells_and_loses_nothing(text: str, cells: int) -> None:
    """No line is wider than asked for, and all that can be seen is there in its order."""
    lines = wrap(text, cells)
    assert all(width(line) <= cells for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace("\n", "").replace(" ", "")


@given(PROSE, st.integers(24, 90))
def test_wrap_keeps_marks_from_the_wrong_end(text: str, cells: int) -> None:
    """No line begins with a closing mark or ends with an opening one, and no word in letters is broken."""
    lines = wrap(text, cells)
    starts = [line[0] for line in lines[1:] if line]
    ends = [line[-1] for line in lines if line]
    assert not set(starts) & set("，。、；：？！）」』》")
    assert not set(ends) & NOT_AT_END
    words = [word for line in lines for word in line.split(" ") if word.isascii() and word]
    assert words == [word for word in text.split(" ") if word.isascii() and word]


def test_wrap_breaks_chinese_prose_by_the_marks() -> None:
    """A full line that would leave a comma for the next one gives its last character away with it."""
    assert wrap("财可以现在面上，也可以伏在底下。", 14) == ["财可以现在面", "上，也可以伏在", "底下。"]
    assert wrap("他说（先定宫）再问", 8) == ["他说（先", "定宫）再", "问"]
    assert wrap("题号 relation.line~9 在这里", 16) == ["题号", "relation.line~9", "在这里"]


def test_wrap_keeps_line_feeds_and_the_indent_of_a_paragraph() -> None:
    """A line feed stays a break, an empty line stays empty, and blanks before a paragraph's first word stay."""
    assert wrap("一\n\n  二三", 8) == ["一", "", "  二三"]
    assert wrap("", 8) == [""]


def test_wrap_cuts_what_is_longer_than_a_line() -> None:
    """A word wider than the line is cut where the line is full, since nothing may be wider than the screen."""
    assert wrap("relation.missing", 6) == ["relati", "on.mis", "sing"]
    assert wrap("六亲", 1) == ["六", "亲"]


def test_the_marks_of_the_contract_are_known() -> None:
    """Every mark that may not begin or end a line of Chinese is in its table."""
    assert set("，。、；：？！）」』》") <= NOT_AT_START
    assert set("（「『《") <= NOT_AT_END


@given(st.text(st.characters(codec=None, exclude_categories=()), max_size=60))
def test_clean_lets_nothing_through_that_acts_on_a_terminal(text: str) -> None:
    """What is cleaned has no control character but line feed, no direction mark, and can be written as UTF-8."""
    cleaned = clean(text)
    cleaned.encode("utf-8")
    assert not [mark for mark in cleaned if unicodedata.category(mark) in ("Cc", "Cs") and mark != "\n"]
    assert not [mark for mark in cleaned if unicodedata.category(mark) in ("Zl", "Zp")]
    assert not [mark for mark in cleaned if unicodedata.bidirectional(mark) in _TURNING]
    assert clean(cleaned) == cleaned


_TURNING = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("\x1b[31m红\x1b[0m", "[31m红[0m"),
        ("\x9b2J", "2J"),
        ("铃\x07", "铃"),
        ("一\t二", "一    二"),
        ("一\r\n二\r三", "一\n二三"),
        ("一\u2028二", "一\n二"),
        ("父\u202e母", "父母"),
        ("父\u200b\ufeff母", "父母"),
        ("\ud83d", "\ufffd"),
        ("葛\U000e0100", "葛"),
        ("甲子 ok", "甲子 ok"),
    ],
)
def test_clean_by_example(text: str, cleaned: str) -> None:
    """Escapes lose their ESC, tabs become blanks, other line ends line feeds, and invisible characters go."""
    assert clean(text) == cleaned


@given(st.text(st.sampled_from("六亲财abc 1，。（）━·"), max_size=40))
def test_width_agrees_with_wcwidth(text: str) -> None:
    """For the text of this program, a text is as wide as wcwidth says of the whole of it."""
    assert width(text) == wcswidth(text)
