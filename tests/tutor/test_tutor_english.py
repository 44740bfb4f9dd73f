"""English: free questions as in Chinese; every value by its English, its pinyin with and without tones, and as the program itself writes it."""

from __future__ import annotations

import pytest
from sittings import sit, told

from hzl_tutor.tutor.answers import read_answer
from hzl_tutor.tutor.english import in_chinese
from hzl_tutor.tutor.folding import folded
from hzl_tutor.tutor.messages import NotUnderstood
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


@pytest.mark.parametrize(
    ("english", "chinese"),
    [
        ("why is line 2 officer", "为什么二爻是官鬼"),
        ("why line 2 is offspring", "为什么二爻是子孙"),
        ("why is the second line not parent", "为什么二爻不是父母"),
        ("why not line 2 parent", "为什么二爻不是父母"),
        ("why isn't line 2 parents", "为什么二爻不是父母"),
        ("why is self on line 1", "为什么世在初爻"),
        ("why is the Response line on line 4", "为什么应在四爻"),
        ("why palace qian", "为什么是乾宫"),
        ("why is it Qián palace", "为什么是乾宫"),
        ("why is jiayin hidden under line 2", "为什么二爻伏的是甲寅"),
        ("why is the body wu", "为什么卦身是午"),
        ("why is wealth missing", "为什么缺妻财"),
        ("why guai line 2 officer", "为什么夬二爻是官鬼"),
        ("if world line 3", "若世在三爻"),
        ("if the palace is dui", "若宫是兑"),
        ("whatif line 1 parent", "若初爻是父母"),
        ("what if line 2 were officer", "若二爻是官鬼"),
        ("what is tomb", "什么是 墓"),
        ("what does tomb mean", "什么是 墓"),
        ("what's the hexagram body", "什么是 卦身"),
        ("what is 墓", "什么是 墓"),
        ("chart guai", "盘 夬"),
        ("will I get rich", "我会不会发财"),
    ],
)
def test_a_question_in_english_is_the_question_in_chinese(english: str, chinese: str) -> None:
    """Free questions and commands say the same in both languages, with a chart at hand."""
    said = []
    for line in (english, chinese):
        session = sit()
        session.feed("盘 姤")
        said.append([told([message]) for message in session.feed(line)])
    assert said[0] == said[1]
    assert said[0]


def test_a_question_without_latin_letters_is_left_alone() -> None:
    """What is Chinese already is not touched."""
    assert in_chinese("二爻是官鬼") == "二爻是官鬼"


def test_a_sheet_is_filled_in_english() -> None:
    """Dressing goes by English names of sections and values."""
    session = sit()
    session.feed("dress guai")
    said = session.feed("palace kun")
    assert not [message for message in said if isinstance(message, NotUnderstood)]
    said = session.feed("world 5 response 2")
    assert not [message for message in said if isinstance(message, NotUnderstood)]
    said = session.feed("line 2 officer")
    assert not [message for message in said if isinstance(message, NotUnderstood)]
    said = session.feed("relations brothers, offspring, wealth, brothers, offspring, brothers")
    assert not [message for message in said if isinstance(message, NotUnderstood)]
