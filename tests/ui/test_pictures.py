"""Charts as SVG and HTML: what the screen has, where it has it, in files that need nothing else and never change."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest
from wcwidth import wcswidth, wcwidth

from hzl_tutor.engine import HEXAGRAMS, LINES, Moment, cast_moving, dress, ganzhi_named
from hzl_tutor.tutor.columns import parse_columns
from hzl_tutor.tutor.messages import ShowChart
from hzl_tutor.ui.pictures import Picture, page, picture_of, svg
from hzl_tutor.ui.pictures.svg import CELL, EDGE
from hzl_tutor.words.language import language

SPACE = "{http://www.w3.org/2000/svg}"
MOMENT = Moment(month="寅", day=ganzhi_named("甲子"))
LINE = ("━━━━━━", "━━  ━━")


def pictures(names: str) -> list[Picture]:
    """All sixty-four, dated, with lines moving that differ from one to the next, in these columns."""
    found = []
    for number, hexagram in enumerate(HEXAGRAMS, 1):
        moving = tuple(line for line in LINES if number >> (line - 1) & 1)
        chart = dress(cast_moving(hexagram.bits, moving), MOMENT)
        found.append(picture_of(ShowChart(chart, parse_columns(names), (number % 6 + 1,)), language()))
    return found


def words_of(picture: Picture) -> list[dict[int, str]]:
    """What stands on the screen, row by row: the sign at each cell, without blanks and without the lines."""
    found = []
    for row in picture.rows:
        at, signs = 0, {}
        for _, text in row:
            for mark in text:
                if mark != " " and text not in LINE:
                    signs[at] = mark
                at += wcwidth(mark)
        found.append(signs)
    return [signs for signs in found if signs]


@pytest.mark.parametrize("names", ["简", "常", "全", "六亲 五行"])
def test_a_picture_has_what_the_screen_has_where_the_screen_has_it(names: str) -> None:
    """On all 64: each sign of the screen is drawn at its cell, each line as one or two rectangles, and nothing besides."""
    for picture in pictures(names):
        root = ElementTree.fromstring(svg(picture))
        drawn: dict[int, dict[int, str]] = {}
        for text in root.iter(f"{SPACE}text"):
            places = [int(x) for x in text.attrib["x"].split()]
            assert len(places) == len(text.text or "")
            row = drawn.setdefault(int(text.attrib["y"]), {})
            for x, mark in zip(places, text.text or "", strict=True):
                assert (x - EDGE) % CELL == 0
                row[(x - EDGE) // CELL] = mark
        assert [drawn[y] for y in sorted(drawn)] == words_of(picture)
        lines = [text for row in picture.rows for _, text in row if text in LINE]
        rectangles = root.findall(f"{SPACE}rect[@class='line']")
        assert len(lines) == 6
        assert len(rectangles) == 6 + lines.count(LINE[1])
        assert len({rectangle.attrib["y"] for rectangle in rectangles}) == 6
        wide = max(wcswidth("".join(text for _, text in row)) for row in picture.rows)
        assert int(root.attrib["width"]) == wide * CELL + 2 * EDGE


def test_a_picture_can_be_read_without_being_seen() -> None:
    """Title and description name the hexagram and have every sentence of the chart; the picture points to both."""
    for picture in pictures("常"):
        root = ElementTree.fromstring(svg(picture))
        named = {child.attrib["id"]: child.text or "" for child in root if "id" in child.attrib}
        assert root.attrib["role"] == "img"
        assert set(root.attrib["aria-labelledby"].split()) == set(named)
        assert named["hzl-title"] == picture.title
        assert all(sentence in named["hzl-desc"] for sentence in picture.sentences)


def test_phases_and_marks_have_their_classes_in_both_schemes() -> None:
    """Every class that a sign has is coloured for light and for dark; a 干支 is in the class of its phase."""
    used = set()
    for picture in pictures("全"):
        text = svg(picture)
        light, dark = text.split("@media (prefers-color-scheme:dark)")
        for names in re.findall(r'<text class="([^"]*)"', text):
            used |= set(names.split())
        for name in used - {"title"}:
            assert f".{name}" in light
            assert f".{name}" in dark
    assert used >= {"wood", "fire", "earth", "metal", "water", "mark", "moving", "void", "title"}


def test_nothing_is_fetched_and_nothing_changes() -> None:
    """No address but the name space, no import, no script, no link; the same chart twice is the same text."""
    for first, second in zip(pictures("全"), pictures("全"), strict=True):
        for make in (svg, page):
            text = make(first)
            assert text == make(second)
            assert re.findall(r"https?://[^\"]*", text) == ["http://www.w3.org/2000/svg"]
            assert not re.search(r"@import|url\(|href|src=|<script|data:", text)


class Reader(HTMLParser):
    """Collects what stands in each kind of element."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[tuple[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Open an element, unless it has no end."""
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Close the last one, which has to be this."""
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Nothing stands in it."""

    def handle_data(self, data: str) -> None:
        """Keep a text with the element it stands in."""
        self.texts.append((self.open[-1] if self.open else "", data))


def test_a_page_has_the_picture_and_the_sentences() -> None:
    """The page holds the very SVG, and each sentence of the chart as a paragraph, in order; every element is closed."""
    for picture in pictures("常"):
        text = page(picture)
        reader = Reader()
        reader.feed(text)
        assert not reader.open
        assert svg(picture).rstrip("\n") in text
        assert [data for tag, data in reader.texts if tag == "p"] == list(picture.sentences)
        assert ('lang="zh-Hans"', f"<title>{picture.title}</title>") == (
            re.findall(r'lang="[^"]*"', text)[0],
            re.findall(r"<title>[^<]*</title>", text)[0],
        )
