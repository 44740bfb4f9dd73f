"""Draw the pictures of the README: the real shell on the screen emulator, cell by cell as SVG.

``python tests/ui/draw_pictures.py`` writes them into ``tests/pictures/``. The bytes depend on nothing but the program:
exercises by seed, a data folder that is new, no clock on the screen. A picture needs nothing beside it: no font is
fetched, every character stands at the place of its cell, and lines are drawn, not written.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

from terminal import Term, environment, foot_of, program

FOLDER = Path(__file__).parent.parent / "pictures"

CELL, ROW, SIZE, EDGE = 9, 22, 16, 14
"""In user units: the width of a cell, the height of a row, the size of the letters, the margin."""

FONTS = (
    "'Sarasa Mono SC','Noto Sans Mono CJK SC','Noto Sans CJK SC','Source Han Sans SC','PingFang SC',"
    "'Microsoft YaHei','WenQuanYi Micro Hei',monospace"
)
GROUND, INK = "#1d1f21", "#d4d4d2"
INKS = {
    "black": "#1d1f21",
    "red": "#e06c75",
    "green": "#98c379",
    "brown": "#e5c07b",
    "blue": "#61afef",
    "magenta": "#c678dd",
    "cyan": "#56b6c2",
    "white": "#d4d4d2",
    "brightblack": "#7f848e",
    "brightred": "#ff7b86",
    "brightgreen": "#b5e890",
    "brightyellow": "#ffd68a",
    "brightbrown": "#ffd68a",
    "brightblue": "#82c4ff",
    "brightmagenta": "#dd9bf0",
    "brightcyan": "#7fd6e0",
    "brightwhite": "#ffffff",
}
"""The sixteen names as a dark terminal has them."""


class Picture(NamedTuple):
    """What is shown: how the shell begins, what is typed, and how many rows it takes.

    ``foot`` stands in the toolbar before anything is typed; each of ``lines`` is a text and what the toolbar has after
    it. Only when the toolbar is there does the shell read keys; before, the terminal would echo them.
    """

    name: str
    title: str
    begin: str
    foot: str
    lines: tuple[tuple[str, str], ...]
    rows: int


PICTURES = (
    Picture(
        "drill",
        "A wrong answer in a drill, what it is told, and the answer after it",
        "mode='drill', skills=('relation.line',), length=2, seed=17",
        "0/2",
        (("父母", "0/2"), ("官鬼", "1/2")),
        18,
    ),
    Picture(
        "chart",
        "A dated chart, and why one of its cells is what it is",
        "",
        "「帮助」",
        (("盘 姤之鼎 寅月 甲子日", "「帮助」"), ("为什么二爻伏的是甲寅", "「帮助」")),
        27,
    ),
)


def draw(picture: Picture) -> str:
    """Run the shell as the picture says and return the screen as SVG."""
    with tempfile.TemporaryDirectory() as home:
        term = Term(
            program("palette='dark', color='always'", picture.begin),
            environment(Path(home), COLORTERM=""),
            cols=80,
            rows=picture.rows,
        )
        try:
            term.wait(_shows(picture.foot, 1))
            for prompts, (line, foot) in enumerate(picture.lines, 2):
                term.line(line)
                term.wait(_shows(foot, prompts))
            return svg(term.screen, picture.title)
        finally:
            term.close()


def _shows(foot: str, prompts: int) -> Callable[[str], bool]:
    """The condition that so many prompts were shown, and the toolbar below the last."""
    return lambda text: foot in foot_of(text) and text.count(" ›") == prompts


def svg(screen: Any, title: str) -> str:
    """Return a screen of pyte as a picture; what is empty below the last row that is written is left out."""
    used = [y for y in range(screen.lines) if any(screen.buffer[y][x].data.strip() for x in range(screen.columns))]
    high, wide = 2 * EDGE + ROW * (max(used) + 1), 2 * EDGE + CELL * screen.columns
    body = "".join(part for y in used for part in _row(screen, y))
    cursor = f'<rect x="{EDGE + CELL * screen.cursor.x}" y="{EDGE + ROW * screen.cursor.y}" width="2" height="{ROW}" fill="{INK}"/>\n'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" '
        f'role="img" font-family="{FONTS}" font-size="{SIZE}" xml:space="preserve">\n<title>{escape(title)}</title>\n'
        f'<rect width="{wide}" height="{high}" rx="8" fill="{GROUND}"/>\n{body}{cursor}</svg>\n'
    )


def _row(screen: Any, y: int) -> Iterator[str]:
    """The cells of a row, those of one look together: their ground, their lines, their letters."""
    cells = [(x, screen.buffer[y][x]) for x in range(screen.columns)]
    for look, group in groupby(cells, key=lambda cell: cell[1]._replace(data="")):
        run = list(group)
        ink, ground = INKS.get(look.fg, INK), INKS.get(look.bg, "")
        if look.reverse:
            ink, ground = ground or GROUND, ink
        left, top, wide = EDGE + CELL * run[0][0], EDGE + ROW * y, CELL * len(run)
        if ground:
            yield f'<rect x="{left}" y="{top}" width="{wide}" height="{ROW}" fill="{ground}"/>\n'
        for drawn, part in groupby(run, key=lambda cell: cell[1].data == "━"):
            stroke = list(part)
            if drawn:
                x, long = EDGE + CELL * stroke[0][0], CELL * len(stroke)
                yield f'<rect x="{x}" y="{top + 9}" width="{long}" height="4" fill="{ink}"/>\n'
        written = [(x, cell.data) for x, cell in run if cell.data.strip() and cell.data != "━"]
        if written:
            places = " ".join(str(EDGE + CELL * x) for x, _ in written)
            letters = escape("".join(mark for _, mark in written))
            yield f'<text x="{places}" y="{top + 16}" fill="{ink}"{_weight(look)}>{letters}</text>\n'


def _weight(look: Any) -> str:
    bold, under = look.bold, look.underscore and not look.reverse
    return (' font-weight="bold"' if bold else "") + (' text-decoration="underline"' if under else "")


def main() -> None:
    """Write all pictures."""
    FOLDER.mkdir(exist_ok=True)
    for picture in PICTURES:
        (FOLDER / f"{picture.name}.svg").write_text(draw(picture), encoding="utf-8")


if __name__ == "__main__":
    main()
