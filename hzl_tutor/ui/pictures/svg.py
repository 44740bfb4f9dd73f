"""SVG: every sign at its exact place, the six lines as rectangles, no font and nothing else from outside the file.

A cell of the screen is :data:`CELL` units wide and a Han character two of them, which is its own width in every font;
each sign has a place of its own, so that no font can push its neighbours aside. The same chart always gives the same
bytes.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from hzl_tutor.ui.cells import width
from hzl_tutor.ui.chart_view import Row
from hzl_tutor.ui.glyphs import UNICODE
from hzl_tutor.ui.pictures.drawing import Picture

CELL = 10
"""Units of a cell; a Han character is twice as wide."""
ROW, GAP, EDGE = 30, 14, 20
"""Units of a row, of an empty row, and around the whole."""
FONTS = (
    "'Noto Sans CJK SC','Source Han Sans SC','PingFang SC','Microsoft YaHei','WenQuanYi Micro Hei','Heiti SC',"
    "'SimSun','Noto Sans CJK TC',sans-serif"
)
"""Fonts that have Han characters, wherever the picture is looked at; none of them is fetched."""

STYLE = f"""
.hzl{{color-scheme:light dark}}
.hzl text{{font:20px {FONTS};fill:#1a1a1a}}
.hzl .ground{{fill:#ffffff}}
.hzl rect.line{{fill:#1a1a1a}}
.hzl .title{{font-weight:bold}}
.hzl .mark,.hzl .moving,.hzl .void{{fill:#b00020;font-weight:bold}}
.hzl .note,.hzl .moment,.hzl .head{{fill:#555555}}
.hzl .wood{{fill:#1b6e2e}}
.hzl .fire{{fill:#b3261e}}
.hzl .earth{{fill:#7a5300}}
.hzl .metal{{fill:#555f6b}}
.hzl .water{{fill:#0b57a4}}
@media (prefers-color-scheme:dark){{
.hzl text{{fill:#eeeeee}}
.hzl .ground{{fill:#14161a}}
.hzl rect.line{{fill:#eeeeee}}
.hzl .mark,.hzl .moving,.hzl .void{{fill:#ff8a80}}
.hzl .note,.hzl .moment,.hzl .head{{fill:#b8b8b8}}
.hzl .wood{{fill:#7fd492}}
.hzl .fire{{fill:#ff9a8f}}
.hzl .earth{{fill:#e3b95c}}
.hzl .metal{{fill:#c5ced8}}
.hzl .water{{fill:#86c1ff}}
}}
"""
"""Colours for light and dark; each phase has its word in the picture besides."""

_NAMED = frozenset({"title", "mark", "moving", "void", "note", "moment", "head"})


def svg(picture: Picture) -> str:
    """Return the picture as the text of an SVG file."""
    wide = max((width("".join(text for _, text in row)) for row in picture.rows), default=0) * CELL + 2 * EDGE
    body, top = [], EDGE
    for row in picture.rows:
        body += list(_row(row, top))
        top += ROW if row else GAP
    high = top + EDGE
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="hzl" width="{wide}" height="{high}" '
        f'viewBox="0 0 {wide} {high}" role="img" aria-labelledby="hzl-title hzl-desc" xml:lang="{escape(picture.lang)}">'
    )
    told = [
        f'<title id="hzl-title">{escape(picture.title)}</title>',
        f'<desc id="hzl-desc">{escape(" ".join(picture.sentences))}</desc>',
        f"<style>{STYLE}</style>",
        f'<rect class="ground" width="{wide}" height="{high}"/>',
    ]
    return "\n".join((head, *told, *body, "</svg>", ""))


def _row(row: Row, top: int) -> Iterator[str]:
    """The signs and rectangles of one row, whose upper edge is at ``top``."""
    at = 0
    for style, text in row:
        if text in (UNICODE.yang, UNICODE.yin):
            yield from _line(text, at, top)
        else:
            yield from _words(style, text, at, top)
        at += width(text)


def _line(text: str, at: int, top: int) -> Iterator[str]:
    """One line of the hexagram: a rectangle for each unbroken run."""
    middle = top + ROW // 2 - 4
    start = 0
    for run in text.replace("  ", "| |").split("|"):
        if run.strip():
            x, wide = EDGE + (at + start) * CELL, len(run) * CELL
            yield f'<rect class="line" x="{x}" y="{middle}" width="{wide}" height="8"/>'
        start += len(run) if run.strip() else 2


def _words(style: str, text: str, at: int, top: int) -> Iterator[str]:
    """The words of a fragment, each sign with its own x."""
    classes = _classes(style)
    said = f' class="{classes}"' if classes else ""
    places: list[str] = []
    word = ""
    for mark in f"{text} ":
        if mark != " ":
            places.append(str(EDGE + at * CELL))
            word += mark
        elif word:
            yield f'<text{said} x="{" ".join(places)}" y="{top + 22}">{escape(word, quote=False)}</text>'
            places, word = [], ""
        at += width(mark)


def _classes(style: str) -> str:
    """The classes of the picture for a style of the screen: the phase, and what stands out."""
    found = []
    for name in style.split():
        last = name.removeprefix("class:").rpartition(".")[2]
        if name.startswith("class:element.") or last in _NAMED:
            found.append(last)
    return " ".join(dict.fromkeys(found))
