"""A chart as a table for the screen: six lines from the top down, a column for every layer that is to be shown.

Rows are lists of fragments ``(style, text)``. Every cell of a column is one fragment of the column's own style and
starts at the same cell of the screen in all rows; there are no borders. What a narrow screen has no room for comes in a
second table below, so that no row is ever wider than the screen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from hzl_tutor.engine import LINES, Ganzhi, HuoZhuLin, Relation
from hzl_tutor.tutor.messages import ShowChart
from hzl_tutor.ui.cells import clip, pad, width
from hzl_tutor.ui.glyphs import MARK, UNICODE, Glyphs

Fragment: TypeAlias = tuple[str, str]
"""A style, as prompt_toolkit writes them, and a text."""
Row: TypeAlias = list[Fragment]
"""One row of the screen, without the line feed."""

NAMES = ("初", "二", "三", "四", "五", "上")
"""The lines, bottom first."""

_MARGIN = 1 + 2  # the mark, the line's name
_LEAVE = ("nayin", "tomb", "season", "void", "spirit", "own", "changed", "hidden", "body", "world")
"""The columns that go to the table below when there is no room, in this order."""


class Column(NamedTuple):
    """A column: its name, its heading, its texts from line 1 up, and how many blanks stand before it."""

    name: str
    head: str
    cells: tuple[str, ...]
    gap: int
    tight: int

    @property
    def width(self) -> int:
        """Cells that the widest text takes."""
        return max(map(width, (self.head, *self.cells)))


def chart_rows(
    shown: ShowChart, title: tuple[str, str], notes: list[str], screen: int, glyphs: Glyphs = UNICODE
) -> list[Row]:
    """Return the chart as rows that are at most ``screen`` cells wide.

    ``title`` is the heading and what stands at the right of it; ``notes`` are sentences already broken to the width.
    """
    first, *later = _tables(columns(shown, glyphs), screen)
    tables = [_at_left(table) for table in (first, *map(_named, later))]
    rows = _title(title, tables[0], screen)
    for table in tables:
        rows += [[], *_table(table, shown.mark, screen)]
    return [*rows, *([[]] if notes else []), *([("class:chart.note", note)] for note in notes)]


def columns(shown: ShowChart, glyphs: Glyphs = UNICODE) -> list[Column]:
    """Return the columns that are asked for and have something in them, from left to right."""
    chart, show = shown.chart, shown.show
    month = chart.moment is not None and bool(chart.moment.month)
    day = chart.moment is not None and chart.moment.day is not None
    whole = {"ganzhi", "relation"} & set(show) or {"ganzhi", "relation"}
    moving = chart.thrown().moving

    def every(cell: Callable[[int], object]) -> tuple[str, ...]:
        return tuple(str(cell(line) or "") for line in LINES)

    def seen(name: str, cell: Callable[[int], object]) -> Callable[[int], object]:
        return lambda line: cell(line) if shown.has(name, line) else ""

    def layer(name: str, known: bool = True) -> bool:
        return name in show and known

    found = [
        Column("spirit", "六神", every(seen("spirit", chart.spirit)) if layer("spirit", day) else (), 2, 1),
        Column("hidden", "伏神", every(lambda line: _hidden(shown, line, whole)) if layer("hidden") else (), 2, 1),
        Column("flying", "飞神", every(lambda line: _flying(shown, line, set(show))), 3, 2),
        Column("line", "", every(lambda line: glyphs.yang if chart.yang(line) else glyphs.yin), 2, 1),
        Column("world", "", every(lambda line: _standing(shown, line)) if layer("world") else (), 2, 1),
        Column(
            "body",
            "",
            every(lambda line: line in chart.body_lines() and "身") if layer("body", shown.filled is None) else (),
            1,
            1,
        ),
        Column("own", "", every(lambda line: chart.own(line) and "亲") if layer("own") else (), 1, 1),
        Column("moving", "", every(lambda line: line in moving and "动"), 1, 1),
        Column(
            "changed", "", every(lambda line: _changed(chart, line, whole, glyphs)) if layer("changed") else (), 2, 1
        ),
        Column("tomb", "墓", every(seen("tomb", chart.tomb)) if layer("tomb") else (), 3, 2),
        Column("nayin", "纳音", every(chart.nayin) if layer("nayin") else (), 2, 1),
        Column(
            "void",
            "空",
            every(lambda line: chart.is_void(line) and "空") if layer("void", day and shown.filled is None) else (),
            2,
            1,
        ),
        Column("season", "旺衰", every(seen("state", chart.state)) if layer("season", month) else (), 2, 1),
    ]
    return [column for column in found if any(column.cells)]


def _pair(relation: Relation | None, ganzhi: Ganzhi, element: object, parts: set[str]) -> str:
    words = (str(relation or "") if "relation" in parts else "", f"{ganzhi}{element}" if "ganzhi" in parts else "")
    return " ".join(filter(None, words))


def _hidden(shown: ShowChart, line: int, parts: set[str]) -> str:
    chart = shown.chart
    hidden = chart.hidden(line) if shown.has("hidden", line) else None
    if hidden is None:
        return ""
    if shown.filled is not None:
        return f"{hidden}{chart.hidden_element(line)}"
    return _pair(chart.hidden_relation(line), hidden, chart.hidden_element(line), parts)


def _flying(shown: ShowChart, line: int, parts: set[str]) -> str:
    # Only what is asked for is read: a chart shown with a question may have had cells pinned.
    chart = shown.chart
    if shown.filled is not None:
        relation = chart.relation(line) if shown.has("relation", line) else None
        if not shown.has("ganzhi", line):
            return str(relation or "")
        return _pair(relation, chart.ganzhi(line), chart.element(line), {"relation", "ganzhi"})
    relation = chart.relation(line) if "relation" in parts else None
    return _pair(relation, chart.ganzhi(line), chart.element(line), parts)


def _changed(chart: HuoZhuLin, line: int, parts: set[str], glyphs: Glyphs) -> str:
    changed = chart.changed(line)
    if changed is None:
        return ""
    pair = _pair(chart.changed_relation(line), changed, chart.changed_element(line), parts)
    return f"{glyphs.arrow} {pair}"


def _standing(shown: ShowChart, line: int) -> str:
    chart = shown.chart
    if shown.has("world") and chart.world() == line:
        return "世"
    return "应" if shown.has("response") and chart.response() == line else ""


def _tables(found: list[Column], screen: int) -> list[list[Column]]:
    """Share the columns out over as many tables as the width makes necessary, with narrow gaps rather than two tables."""
    if _needs(found, tight=False) <= screen:
        return [found]
    narrow = [column._replace(gap=column.tight) for column in found]
    first, later = list(narrow), []
    for name in _LEAVE:
        if _needs(first, tight=True) <= screen:
            break
        later += [column for column in first if column.name == name and len(first) > 1]
        first = [column for column in first if column not in later]
    if not later:
        return [first]
    below = [column for column in found if column.name in {left.name for left in later}]
    return [first, *_tables(below, screen)] if below else [first]


def _named(table: list[Column]) -> list[Column]:
    """A table below the first, where the changed lines no longer stand beside what they come from, with a heading for them."""
    return [column._replace(head="变") if column.name == "changed" else column for column in table]


def _at_left(table: list[Column]) -> list[Column]:
    """The same table; what sets a column off from the one before it is not needed at the left edge."""
    return [column._replace(gap=min(column.gap, 2)) if column is table[0] else column for column in table]


def _needs(table: list[Column], *, tight: bool) -> int:
    return _MARGIN + sum((column.tight if tight else column.gap) + column.width for column in table)


def _table(table: list[Column], mark: tuple[int, ...], screen: int) -> list[Row]:
    rows = [_cells("", table, [column.head for column in table], screen)] if any(c.head for c in table) else []
    for line in reversed(LINES):
        name = (MARK if line in mark else " ") + NAMES[line - 1]
        rows.append(_cells(name, table, [column.cells[line - 1] for column in table], screen, marked=line in mark))
    return rows


def _cells(name: str, table: list[Column], texts: list[str], screen: int, *, marked: bool = False) -> Row:
    """One row; blanks at its end are left out, and on a screen too narrow even for one column it is cut."""
    row: Row = [("class:chart.mark" if marked else "class:chart.name", pad(name, _MARGIN))]
    for column, text in zip(table, texts, strict=True):
        row.append(("", " " * column.gap))
        row.append((f"class:chart.{column.name}", text))
        row.append(("", " " * (column.width - width(text))))
    return trimmed(row, screen)


def trimmed(row: Row, screen: int) -> Row:
    """Return a row without blanks at its end and without what does not fit ``screen`` cells."""
    room = min(screen, width("".join(text for _, text in row).rstrip()))
    kept: Row = []
    for style, text in row:
        fits = text if width(text) <= room else clip(text, room) if text.strip() else ""
        if fits:
            kept.append((style, fits))
        if fits != text:
            break
        room -= width(fits)
    return kept


def _title(title: tuple[str, str], table: list[Column], screen: int) -> list[Row]:
    """The heading, and the changed hexagram above the column of changed lines or else after or below the heading."""
    left, right = title
    rows = [trimmed([("class:chart.title", left)], screen)]
    if not right:
        return rows
    gap = max(2, _start("changed", table) - width(left))
    if width(left) + gap + width(right) > screen:
        gap = 2
    if width(left) + gap + width(right) > screen:
        return [*rows, trimmed([("class:chart.title", right)], screen)]
    return [[*rows[0], ("", " " * gap), ("class:chart.title", right)]]


def _start(name: str, table: list[Column]) -> int:
    """The cell at which a column starts, counted from 0; 0 when the table has no such column."""
    at = _MARGIN
    for column in table:
        at += column.gap
        if column.name == name:
            return at
        at += column.width
    return 0
