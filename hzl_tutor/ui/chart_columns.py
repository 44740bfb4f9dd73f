"""The columns of a chart: what each shows of a line, what is blank, what is asked, and in which colour.

A column is a strip of cells of one kind (the relations of the visible lines); a group of columns stands under one heading
(飞神: relation and 干支). What is still to be filled in is a row of ``_``, what is being asked a row of ？.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from hzl_tutor.engine import LINES, Element, HuoZhuLin
from hzl_tutor.tutor.messages import ShowChart
from hzl_tutor.ui.cells import width
from hzl_tutor.ui.glyphs import UNICODE, Glyphs

BLANK = "class:blank"
ASKED = "class:mark"
ELEMENT_STYLES: dict[Element, str] = {
    Element.WOOD: "class:element.wood",
    Element.FIRE: "class:element.fire",
    Element.EARTH: "class:element.earth",
    Element.METAL: "class:element.metal",
    Element.WATER: "class:element.water",
}
"""Beside the colour a phase always has its word."""

_ROOM = {"relation": 4, "changed_relation": 4, "hidden_relation": 4, "tomb": 2, "state": 2, "spirit": 4}
_GANZHI = {"ganzhi": "element", "hidden": "hidden_element", "changed": "changed_element"}


class Cell(NamedTuple):
    """What stands at one line of a column: a text, and what its style has besides the column's own."""

    text: str
    style: str = ""


NOTHING = Cell("")


class Column(NamedTuple):
    """A column. ``id`` is that of its group, a dot, and its own part; ``cells`` run from line 1 up.

    ``gap`` blanks stand before it, ``tight`` where there is little room.
    """

    id: str
    head: str
    cells: tuple[Cell, ...]
    gap: int
    tight: int

    @property
    def group(self) -> str:
        """The group it belongs to, ``flying`` of ``flying.relation``."""
        return self.id.partition(".")[0]

    @property
    def width(self) -> int:
        """Cells that the widest text takes."""
        return max(width(text) for text in (self.head, *(cell.text for cell in self.cells)))


Texts = Callable[[int], Cell]


def columns(shown: ShowChart, glyphs: Glyphs = UNICODE) -> list[Column]:
    """Return the columns that are asked for and have something in them, from left to right."""
    return _Columns(shown, glyphs).found()


class _Columns:
    """The columns of one chart."""

    def __init__(self, shown: ShowChart, glyphs: Glyphs) -> None:
        self._shown, self._glyphs = shown, glyphs
        self._chart: HuoZhuLin = shown.chart
        self._show = set(shown.show)
        self._month = self._chart.moment is not None and bool(self._chart.moment.month)
        self._day = self._chart.moment is not None and self._chart.moment.day is not None
        self._free = shown.filled is None

    def found(self) -> list[Column]:
        """All of them, from left to right, without empty ones."""
        chart, glyphs = self._chart, self._glyphs
        moving = chart.thrown().moving
        groups = (
            _group("spirit", "六神", 2, 1, (("", self._seen("spirit", "spirit", self._day)),)),
            _group("hidden", "伏神", 2, 1, self._layer("hidden", "hidden", "hidden_relation")),
            _group("flying", "飞神", 3, 2, self._layer("", "ganzhi", "relation")),
            _group("line", "", 2, 1, (("", lambda line: Cell(glyphs.yang if chart.yang(line) else glyphs.yin)),)),
            _group("world", "", 2, 1, (("", self._standing if "world" in self._show else None),)),
            _group("body", "", 1, 1, (("", self._flag("body", self._free, lambda n: n in chart.body_lines(), "身")),)),
            _group("own", "", 1, 1, (("", self._flag("own", self._free, chart.own, "亲")),)),
            _group("moving", "", 1, 1, (("", lambda line: Cell("动", "class:moving") if line in moving else NOTHING),)),
            _group("changed", "变", 2, 1, self._changed()),
            _group("void", "空", 2, 1, (("", self._flag("void", self._day and self._free, chart.is_void, "空")),)),
            _group("season", "旺衰", 2, 1, (("", self._seen("season", "state", self._month)),)),
            _group("nayin", "纳音", 2, 1, (("", self._nayin if "nayin" in self._show and self._free else None),)),
            _group("tomb", "墓", 2, 1, (("", self._seen("tomb", "tomb")),)),
        )
        return [column for group in groups for column in group]

    def _parts(self) -> set[str]:
        """What is shown of hidden and changed lines: the same as of the visible ones, everything where there is none."""
        return {"ganzhi", "pair", "element", "relation"} & self._show or {"ganzhi", "relation"}

    def _layer(self, layer: str, pair: str, relation: str) -> Iterable[tuple[str, Texts | None]]:
        """Relation and 干支 of the visible (``layer`` empty) or the hidden lines; on a sheet hidden ones have no relation."""
        parts = self._show if not layer else self._parts() if layer in self._show else set()
        if layer and not self._free:
            parts = parts - {"relation"}
        yield "relation", self._cells(relation, "relation" in parts)
        yield "ganzhi", self._cells(pair, bool({"ganzhi", "pair", "element"} & parts))

    def _changed(self) -> Iterable[tuple[str, Texts | None]]:
        told = "changed" in self._show and self._free
        arrow = Cell(self._glyphs.arrow)
        yield "arrow", (lambda line: arrow if self._chart.moving(line) else NOTHING) if told else None
        yield from self._layer("changed", "changed", "changed_relation")

    def _seen(self, layer: str, name: str, known: bool = True) -> Texts | None:
        return self._cells(name, layer in self._show and known)

    def _cells(self, name: str, whole: bool) -> Texts | None:
        """The texts of a kind of cell: on all lines, or only where it is asked."""
        asked = {key[1] for key in self._shown.asked if key[0] == name and len(key) == 2}
        if not whole and not asked:
            return None
        return lambda line: self._asked(name) if line in asked else self._cell(name, line) if whole else NOTHING

    def _cell(self, name: str, line: int) -> Cell:
        if name.startswith("changed") and not self._chart.moving(line):
            return NOTHING
        if not self._shown.has(name, line):
            return Cell("_" * self._room(name), BLANK)
        # Only what is asked for is read: a chart shown with a question may have had cells pinned.
        value = self._chart.value((name, line))
        if value is None:
            return NOTHING if self._free else Cell("无")
        if name not in _GANZHI:
            return Cell(str(value))
        element = self._chart.value((_GANZHI[name], line))
        parts = self._parts()
        text = (str(value) if {"ganzhi", "pair"} & parts else "") + (
            str(element) if {"ganzhi", "element"} & parts else ""
        )
        return Cell(text, ELEMENT_STYLES[element] if element else "")

    def _asked(self, name: str) -> Cell:
        return Cell("？" * (self._room(name) // 2), ASKED)

    def _room(self, name: str) -> int:
        """The cells that any value of a kind takes, so that filling in moves nothing."""
        if name not in _GANZHI:
            return _ROOM[name]
        return 4 * bool({"ganzhi", "pair"} & self._parts()) + 2 * bool({"ganzhi", "element"} & self._parts()) or 6

    def _flag(self, layer: str, known: bool, holds: Callable[[int], bool], word: str) -> Texts | None:
        if layer not in self._show or not known:
            return None
        return lambda line: Cell(word) if holds(line) else NOTHING

    def _standing(self, line: int) -> Cell:
        if self._shown.has("world") and self._chart.world() == line:
            return Cell("世")
        return Cell("应") if self._shown.has("response") and self._chart.response() == line else NOTHING

    def _nayin(self, line: int) -> Cell:
        return Cell(self._chart.nayin(line))


def _group(name: str, head: str, gap: int, tight: int, parts: Iterable[tuple[str, Texts | None]]) -> list[Column]:
    """The columns of a group, one blank between them, the heading above the first; those without any text are left out."""
    found: list[Column] = []
    for part, texts in parts:
        cells = tuple(map(texts, LINES)) if texts else ()
        if any(cell.text for cell in cells):
            column = f"{name}.{part}" if part else name
            found.append(Column(column, "", cells, 1, 1) if found else Column(column, head, cells, gap, tight))
    return found
