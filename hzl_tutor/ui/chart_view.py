"""A chart as a table for the screen: six lines from the top down, a column for every layer that is to be shown.

Rows are lists of fragments ``(style, text)``. Every cell of a column starts at the same cell of the screen in all rows;
there are no borders. What a narrow screen has no room for comes in a second table below, so that no row is ever wider
than the screen.
"""

from __future__ import annotations

from typing import TypeAlias

from hzl_tutor.engine import LINES
from hzl_tutor.tutor.messages import ShowChart
from hzl_tutor.ui.cells import clip, pad, width
from hzl_tutor.ui.chart_columns import Column, columns
from hzl_tutor.ui.glyphs import MARK, UNICODE, Glyphs

Fragment: TypeAlias = tuple[str, str]
"""A style, as prompt_toolkit writes them, and a text."""
Row: TypeAlias = list[Fragment]
"""One row of the screen, without the line feed."""

NAMES = ("初", "二", "三", "四", "五", "上")
"""The lines, bottom first."""

_MARGIN = 1 + 2  # the mark, the line's name
_LEAVE = ("nayin", "tomb", "season", "void", "spirit", "own", "changed", "hidden", "body", "world")
"""The groups of columns that go to the table below when there is no room, in this order."""


def chart_rows(
    shown: ShowChart, title: tuple[str, str], notes: list[str], screen: int, glyphs: Glyphs = UNICODE
) -> list[Row]:
    """Return the chart as rows that are at most ``screen`` cells wide.

    ``title`` is the heading, with further lines of it behind line feeds, and what stands at the right of its first line;
    ``notes`` are sentences already broken to the width.
    """
    first, *later = _tables(columns(shown, glyphs), screen)
    tables = [_settled(first, first=True), *(_settled(table, first=False) for table in later)]
    rows = _title(title, tables[0], screen)
    for table in tables:
        rows += [[], *_table(table, shown.mark, screen)]
    return [*rows, *([[]] if notes else []), *([("class:chart.note", note)] for note in notes)]


def _tables(found: list[Column], screen: int) -> list[list[Column]]:
    """Share the columns out over as many tables as the width makes necessary, with narrow gaps rather than two tables."""
    if _needs(found) <= screen:
        return [found]
    narrow = [column._replace(gap=column.tight) for column in found]
    first, later = list(narrow), []
    for name in _LEAVE:
        if _needs(first) <= screen:
            break
        leaving = [column for column in first if column.group == name]
        if leaving and len(leaving) < len(first):
            later += leaving
            first = [column for column in first if column.group != name]
    if not later:
        return [first]
    groups = {column.group for column in later}
    return [first, *_tables([column for column in found if column.group in groups], screen)]


def _settled(table: list[Column], *, first: bool) -> list[Column]:
    """A table as it stands on the screen.

    Changed lines have their arrow where they come last beside what they change from. An arrow before other columns would
    push them aside on terminals that make it two cells wide, so there they have a heading instead. What sets a column off
    from the one before it is not needed at the left edge.
    """
    arrow = first and any(column.id == "changed.arrow" for column in table) and table[-1].group == "changed"
    kept: list[Column] = []
    for column in table:
        if column.id == "changed.arrow" and not arrow:
            continue
        if column.group == "changed" and not (kept and kept[-1].group == "changed"):
            model = next(one for one in table if one.group == "changed")
            column = column._replace(head="" if arrow else model.head or "变", gap=model.gap, tight=model.tight)
        kept.append(column)
    return [column._replace(gap=min(column.gap, 2)) if column is kept[0] else column for column in kept]


def _needs(table: list[Column]) -> int:
    return _MARGIN + sum(column.gap + column.width for column in table)


def _table(table: list[Column], mark: tuple[int, ...], screen: int) -> list[Row]:
    heads = [(f"class:chart.head class:chart.{column.id}", column.head) for column in table]
    rows = [_row("", table, heads, screen)] if any(column.head for column in table) else []
    for line in reversed(LINES):
        name = (MARK if line in mark else " ") + NAMES[line - 1]
        cells = [(column.id, column.cells[line - 1]) for column in table]
        texts = [(f"class:chart.{place} {cell.style}".rstrip(), cell.text) for place, cell in cells]
        rows.append(_row(name, table, texts, screen, marked=line in mark))
    return rows


def _row(name: str, table: list[Column], texts: list[Fragment], screen: int, *, marked: bool = False) -> Row:
    """One row; blanks at its end are left out, and on a screen too narrow even for one column it is cut."""
    row: Row = [("class:chart.mark class:mark" if marked else "class:chart.name", pad(name, _MARGIN))]
    for column, (style, text) in zip(table, texts, strict=True):
        row.append(("", " " * column.gap))
        row.append((style, text))
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
    (left, *further), right = title[0].split("\n"), title[1]
    rows = [trimmed([("class:chart.title", left)], screen)]
    below = [trimmed([("class:chart.moment", line)], screen) for line in further]
    if not right:
        return rows + below
    gap = max(2, _start("changed", table) - width(left))
    if width(left) + gap + width(right) > screen:
        gap = 2
    if width(left) + gap + width(right) > screen:
        return [*rows, trimmed([("class:chart.title", right)], screen), *below]
    return [[*rows[0], ("", " " * gap), ("class:chart.title", right)], *below]


def _start(group: str, table: list[Column]) -> int:
    """The cell at which a group of columns starts, counted from 0; 0 when the table has no such group."""
    at = _MARGIN
    for column in table:
        at += column.gap
        if column.group == group:
            return at
        at += column.width
    return 0
