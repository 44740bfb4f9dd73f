"""What 找 and 断 list, on screens of several widths: every row fits, and no hexagram is cut in two."""

from __future__ import annotations

import pytest

from hzl_tutor.book import Matter, findings, waiting
from hzl_tutor.engine import School, dress, parse_dressing
from hzl_tutor.tutor.messages import Claims, Message
from hzl_tutor.tutor.query_words import read_query
from hzl_tutor.tutor.searching import forms, matches
from hzl_tutor.ui.cells import width, wrapped_entries
from hzl_tutor.ui.render import message_rows
from hzl_tutor.words.language import language


def lists() -> list[Message]:
    """A long list of hexagrams with lines, the table of forms, and the claims on a dated chart."""
    cast, moment = parse_dressing("姤之鼎 寅月甲子日")
    chart, matter = dress(cast, moment), Matter("求财", "男", 27)
    waits = {one.lacks: 1 for one in waiting(chart, matter)}
    claims = Claims(chart, matter, findings(chart, matter=matter), waits, "hidden.home")
    return [matches(read_query("亲爻出现"), School()), forms(School()), claims]


@pytest.mark.parametrize("tag", ["zh-Hans", "en"])
@pytest.mark.parametrize("screen", [40, 60, 80, 120])
def test_every_row_fits(tag: str, screen: int) -> None:
    """No row is wider than the screen, in either language."""
    for message in lists():
        for row in message_rows(message, language(tag), screen):
            assert width("".join(text for _, text in row)) <= screen


def test_hexagrams_are_kept_whole() -> None:
    """A list breaks behind its marks alone: each row below the heading holds whole entries."""
    heading, *rows = message_rows(lists()[0], language("zh-Hans"), 60)
    assert "40 卦 144 爻" in "".join(text for _, text in heading)
    assert len(rows) > 5
    for row in rows:
        line = "".join(text for _, text in row).strip()
        assert line.endswith(("、", "）"))
        assert line.count("（") == line.count("）")


def test_entries_that_do_not_fit_are_cut() -> None:
    """Only an entry that is wider than a row is broken within, and nothing is lost."""
    text = "甲乙丙丁戊己庚辛、壬、癸"
    parts = [text[start:end] for start, end in wrapped_entries(text, 10)]
    assert parts == ["甲乙丙丁戊", "己庚辛、", "壬、癸"]
    assert [text[start:end] for start, end in wrapped_entries("", 10)] == [""]
