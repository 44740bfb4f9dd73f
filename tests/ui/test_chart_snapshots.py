"""Whole charts as `hzl chart` prints them, kept as text and compared to the last blank."""

from __future__ import annotations

from pathlib import Path

import pytest
from wcwidth import wcswidth, wcwidth

from hzl_tutor.engine import HEXAGRAMS, LINES, Moment, cast_moving, dress, ganzhi_named, parse_dressing
from hzl_tutor.tutor.columns import parse_columns
from hzl_tutor.tutor.messages import ShowChart
from hzl_tutor.ui.glyphs import ASCII, UNICODE
from hzl_tutor.ui.render import message_rows
from hzl_tutor.words.language import language

KEPT = Path(__file__).parent / "snapshots"
CHARTS: dict[str, tuple[str, str]] = {
    "gou-to-ding": ("姤之鼎", "常"),
    "gou-to-ding-dated": ("姤之鼎 寅月甲子日", "常"),
    "dun-dated-brief": ("遁 午月丙辰日", "简"),
    "feng-to-ming-yi-all": ("丰之明夷 丙午年酉月壬申日", "全"),
}
"""What is dressed, and in which columns."""


def drawn(name: str, screen: int, signs: str) -> str:
    """The chart as text."""
    what, chosen = CHARTS[name]
    shown = ShowChart(dress(*parse_dressing(what)), parse_columns(chosen))
    rows = message_rows(shown, language(), screen, ASCII if signs == "ascii" else UNICODE)
    return "".join("".join(text for _, text in row) + "\n" for row in rows)


@pytest.mark.parametrize(("screen", "signs"), [(60, "lines"), (80, "lines"), (120, "lines"), (80, "ascii")])
@pytest.mark.parametrize("name", CHARTS)
def test_a_chart_is_as_it_was(name: str, screen: int, signs: str) -> None:
    """Nothing has moved: each chart is, character for character, the text that is kept of it."""
    kept = KEPT / f"{name}-{screen}{'-ascii' if signs == 'ascii' else ''}.txt"
    assert drawn(name, screen, signs) == kept.read_text(encoding="utf-8")


def words_at(row: str) -> list[int]:
    """The cells at which words of a row start, counted as a terminal counts them."""
    at, found, before = 0, [], " "
    for mark in row:
        if mark != " " and before == " ":
            found.append(at)
        at += wcwidth(mark)
        before = mark
    return found


@pytest.mark.parametrize("chosen", ["简", "常", "全", "六亲 五行", "六神 干支 空 旺衰", "伏神 墓 纳音 亲"])
@pytest.mark.parametrize("screen", [60, 80, 120])
def test_what_is_written_stands_in_columns(screen: int, chosen: str) -> None:
    """All 64, still and moving, dated: written rows fit, and below a heading there is the start of a word or a blank."""
    moment = Moment(month="申", day=ganzhi_named("癸亥"))
    for number, hexagram in enumerate(HEXAGRAMS, 1):
        for moving in ((), tuple(line for line in LINES if number >> (line - 1) & 1)):
            shown = ShowChart(dress(cast_moving(hexagram.bits, moving), moment), parse_columns(chosen))
            rows = ["".join(text for _, text in row) for row in message_rows(shown, language(), screen)]
            assert all(wcswidth(row) <= screen for row in rows)
            places = [at for at, row in enumerate(rows) if row[1:2] == "上"]
            assert places
            for place in places:
                table = rows[place - 1 : place + 6]
                assert [row[1:2] for row in table[1:]] == list("上五四三二初")
                for cell in words_at(table[0]):
                    for row in table[1:]:
                        assert cell in words_at(row) or at_cell(row, cell) == " ", (row, cell)


def at_cell(row: str, cell: int) -> str:
    """What stands at a cell of a row; a blank behind its end."""
    at = 0
    for mark in row:
        if at <= cell < at + wcwidth(mark):
            return mark
        at += wcwidth(mark)
    return " "
