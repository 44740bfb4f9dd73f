"""Answers in English: every value by its English, its pinyin with and without tones, and as the program itself writes it."""

from __future__ import annotations

import pytest

from hzl_tutor.tutor.answers import read_answer
from hzl_tutor.tutor.folding import folded
from hzl_tutor.tutor.vocabulary import CANONICAL
from hzl_tutor.words.en.spoken import spoken_key
from hzl_tutor.words.en.terms import of_kind
from hzl_tutor.words.readings import readings

ROWS = ("relation", "ganzhi", "branch", "state", "spirit")


def ways(kind: str, value: str) -> set[str]:
    """A value as an English reader may write it."""
    found = {spoken_key(kind, value)}
    found |= {name for name in (of_kind(kind, value), *of_kind(kind, value).split("/")) if name}
    reading = readings(kind).get(value)
    if reading:
        joined, apart = "".join(reading.syllables), " ".join(reading.syllables)
        found |= {joined, apart, folded(joined), folded(apart), reading.traditional}
        found |= {reading.english, reading.english.lower()} if kind not in ("ganzhi", "line") else set()
    if kind == "line":
        found |= {f"line {value}", f"Line {value}"}
    return found


@pytest.mark.parametrize("kind", sorted(CANONICAL))
def test_every_value_is_read_in_english_and_pinyin(kind: str) -> None:
    """Every value of every kind, however an English reader writes it, and the way the program itself prints it."""
    for value in CANONICAL[kind]:
        for way in ways(kind, value):
            assert read_answer(kind, way) == (value,), way


@pytest.mark.parametrize("kind", ROWS)
def test_a_row_is_read_in_english_and_pinyin(kind: str) -> None:
    """Six of them, with commas between."""
    for value in CANONICAL[kind]:
        for way in ways(kind, value):
            assert read_answer(f"row6:{kind}", ", ".join([way] * 6)) == (value,) * 6, way


@pytest.mark.parametrize(
    ("kind", "text", "values"),
    [
        ("set:relation", "wealth and officer", ("妻财", "官鬼")),
        ("set:relation", "None missing.", ()),
        ("set:line", "lines 1 and 4", ("1", "4")),
        ("set:line", "the first and the top line", ("1", "6")),
        ("set:branch", "xū and hài", ("戌", "亥")),
        ("set:tie", "clash and punish", ("冲", "刑")),
        ("set:cause", "the Response line and the day", ("应", "日")),
        ("set:number", "one and six", ("1", "6")),
        ("line", "2nd", ("2",)),
        ("line", "bottom", ("1",)),
        ("palace", "the palace is Kan", ("坎",)),
        ("generation", "generation 1", ("一世",)),
        ("relation", "It is officer.", ("官鬼",)),
        ("yesno", "no, it is not", ("否",)),
        ("yesno", "Yes, it is.", ("是",)),
        (
            "row6:relation",
            "line 1: parents; line 2: offspring; line 3: brothers; line 4: officer; line 5: brothers; line 6: parents",
            ("父母", "子孙", "兄弟", "官鬼", "兄弟", "父母"),
        ),
        ("row6:ganzhi", "jiazi, jia yin, none, none, none, none", ("甲子", "甲寅", "无", "无", "无", "无")),
    ],
)
def test_an_answer_may_be_a_phrase(kind: str, text: str, values: tuple[str, ...]) -> None:
    """Small words around the values do not matter."""
    assert read_answer(kind, text) == values
