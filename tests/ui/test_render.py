"""Messages as rows: indents, asides, markup, and the empty rows between."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hzl_tutor.engine import dress, parse_cast
from hzl_tutor.lesson.script import Span, Text
from hzl_tutor.tutor.drawing import exercise_of
from hzl_tutor.tutor.messages import Ask, Choose, Message, Prose, Remark, Say, ShowChart, Verse
from hzl_tutor.ui.cells import width
from hzl_tutor.ui.chart_view import Row
from hzl_tutor.ui.glyphs import ASCII, UNICODE, glyphs_for
from hzl_tutor.ui.render import line_rows, message_rows, render
from hzl_tutor.words.language import Line, language

WORDS = language()


def text(*spans: str | tuple[str, str]) -> Text:
    """Return an author's text: plain strings, and pairs of kind and text."""
    return tuple(Span("text", span) if isinstance(span, str) else Span(*span) for span in spans)


def joined(rows: list[Row]) -> list[str]:
    """Return rows without their styles."""
    return ["".join(part for _, part in row) for row in rows]


def rows_of(*messages: Message, screen: int = 80) -> list[str]:
    """Return messages as rows without their styles."""
    return joined(render(messages, WORDS, screen))


def test_an_aside_stands_at_the_right_edge_of_the_text() -> None:
    """Where there is room the aside ends at the 76th cell, or at the edge of a narrower screen."""
    line = Line("ask", "雷火丰。三爻己亥水，是什么六亲？", "relation.line~k3f")
    for screen, edge in ((120, 76), (80, 76), (60, 60)):
        (row,) = joined(line_rows(line, (), screen))
        assert row.startswith("雷火丰。")
        assert row.endswith("  relation.line~k3f")
        assert width(row) == edge


def test_an_aside_without_room_has_a_row_of_its_own() -> None:
    """Where fewer than two blanks would part it from the text, the aside comes below, indented."""
    rows = joined(line_rows(Line("ask", "雷火丰。三爻己亥水，是什么六亲？", "relation.line~k3f"), (), 40))
    assert rows == ["雷火丰。三爻己亥水，是什么六亲？", "    relation.line~k3f"]


@pytest.mark.parametrize(("blanks", "rows"), [(2, 1), (1, 2), (0, 2)])
def test_two_blanks_part_a_text_from_its_aside(blanks: int, rows: int) -> None:
    """With exactly two cells between them text and aside share a row; with one or none they do not."""
    line = Line("ask", "是" * 10, "x" * (40 - 20 - blanks))
    assert len(line_rows(line, (), 40)) == rows


def test_rows_after_the_first_hang_behind_mark_and_label() -> None:
    """A broken line goes on below its first word: behind ○, behind the number of an option, below an indent."""
    verdict = joined(line_rows(Line("right", "○ 兄弟。同我者兄弟，宫是什么，它就是什么。"), (), 24))
    assert verdict == ["○ 兄弟。同我者兄弟，宫是", "  什么，它就是什么。"]
    option = joined(line_rows(Line("option", "1  财伏在官鬼底下，偏坏一些"), (), 22))
    assert option == ["  1  财伏在官鬼底下，", "     偏坏一些"]
    verse = joined(line_rows(Line("verse", "财伏鬼乡，买卖遭伤。", "§8"), (), 16))
    assert verse == ["    财伏鬼乡，买", "    卖遭伤。  §8"]
    table = joined(line_rows(Line("say", "课 [课号]     列出各课；课 2 上第二课"), (), 31))
    assert table == ["课 [课号]     列出各课；课 2 上", "              第二课"]


def test_markup_of_an_author_is_seen() -> None:
    """What an author made strong is strong, a verified claim is underlined, and the words stay as they were."""
    prose = Prose(text("先看", ("strong", "世爻"), "，再看", ("claim", "丙午火官鬼"), "。"))
    (row,) = message_rows(prose, WORDS, 80)
    assert row == [
        ("class:prose", "先看"),
        ("class:prose class:strong", "世爻"),
        ("class:prose", "，再看"),
        ("class:prose class:claim", "丙午火官鬼"),
        ("class:prose", "。"),
    ]


def test_markup_survives_a_line_break_and_the_mark_of_a_remark() -> None:
    """A strong run that is broken is strong on both rows, also behind the mark that the language has put there."""
    remark = Remark(text("这里的", ("strong", "伏神压在底下"), "。"), False)
    rows = message_rows(remark, WORDS, 16)
    assert joined(rows) == ["× 这里的伏神压在", "  底下。"]
    assert [part for row in rows for style, part in row if "strong" in style] == ["伏神压在", "底下"]


def test_empty_rows_part_blocks_and_not_remarks() -> None:
    """Prose, verse, chart and question stand apart from what comes before; sentences follow each other closely."""
    say = Say("skip.nothing")
    assert rows_of(say, say) == [WORDS.say(say)] * 2
    assert rows_of(say, Prose(text("一段。")), Verse(text("诗。"), "§2"), say)[1::2] == ["", "", ""]


def test_a_choice_has_its_numbers() -> None:
    """The options of a choice are numbered from 1 and indented below the question."""
    choice = Choose("p1", text("偏好还是偏坏？"), (text("好"), text("坏")), False)
    assert rows_of(choice) == ["偏好还是偏坏？", "  1  好", "  2  坏"]


@pytest.mark.parametrize("screen", [24, 40, 60, 80, 120])
def test_everything_fits_the_screen(screen: int) -> None:
    """Chart, question, prose and help: no row is wider than the screen, and text never than 76 cells."""
    chart = ShowChart(
        dress(parse_cast("姤之鼎")), ("palace", "world", "ganzhi", "relation", "hidden", "changed", "body")
    )
    prose = Prose(text("财可以现在面上，也可以伏在底下。" * 6))
    question = Ask(exercise_of("relation.all~7"))
    for message in (chart, prose, question, Say("help"), Say("welcome.new")):
        limit = screen if message is chart else min(screen, 76)
        assert max(map(width, rows_of(message, screen=screen))) <= limit


@given(st.text(st.characters(codec="utf-8"), max_size=120), st.integers(10, 100))
def test_no_text_breaks_the_screen(words: str, screen: int) -> None:
    """Whatever a lesson says: rows fit, and no control character is in them."""
    for row in rows_of(Prose(text(words)), screen=screen):
        assert width(row) <= screen
        assert all(mark.isprintable() or mark == "\u3000" or not mark.isascii() for mark in row)


def test_the_signs_are_chosen_by_the_encoding() -> None:
    """UTF-8 has them all; GBK lacks the prompt's sign and takes ASCII, as any unknown encoding does, or who asks for it."""
    assert glyphs_for("utf-8") is glyphs_for(None) is UNICODE
    for encoding in ("gbk", "big5", "ascii", "no such encoding"):
        assert glyphs_for(encoding) is ASCII
    assert glyphs_for("utf-8", plain_signs=True) is ASCII


def test_ascii_signs_replace_what_terminals_dispute() -> None:
    """With the ASCII set no ambiguous sign is left in a verdict, and Han characters and their marks stay."""
    line = Line("right", "○ 对。丰 · 坎宫……")
    assert joined(line_rows(line, (), 60, ASCII)) == ["o 对。丰 . 坎宫......"]
    assert joined(line_rows(line, (), 60, UNICODE)) == ["○ 对。丰 · 坎宫……"]
