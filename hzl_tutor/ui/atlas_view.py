"""全图 on the screen: eight rows, a column for each generation or line; what does not fit comes in a second table."""

from __future__ import annotations

from typing import NamedTuple

from hzl_tutor.engine.hexagrams import BY_HEXAGRAM_BITS
from hzl_tutor.tutor.atlas import najia, palaces
from hzl_tutor.tutor.messages import Atlas
from hzl_tutor.ui.cells import pad, width, wrap
from hzl_tutor.ui.chart_columns import ELEMENT_STYLES
from hzl_tutor.ui.chart_view import Row, trimmed
from hzl_tutor.ui.glyphs import MARK, UNICODE, Glyphs
from hzl_tutor.words.language import Language

_LABEL = 1 + 2 + 1 + 2 + 1  # a blank, the trigram, a blank, its phase, a blank; the mark stands before each entry


class Entry(NamedTuple):
    """A name or a 干支 in its cell, and whether it is pointed at."""

    text: str
    style: str
    marked: bool


def atlas_rows(atlas: Atlas, language: Language, screen: int, glyphs: Glyphs = UNICODE) -> list[Row]:
    """Return a table of eight rows with its heading, at most ``screen`` cells wide."""
    title, heads, notes = language.atlas_words(atlas)
    labels, entries = _najia(atlas) if atlas.kind == "najia" else _palaces(atlas)
    room = max(width(text) for text in (*heads, *(entry.text for row in entries for entry in row)))
    fit = max(1, (screen - _LABEL) // (room + 2))
    tables = -(-len(heads) // fit)
    fit = -(-len(heads) // tables)  # tables of one size, rather than a wide one and what is left
    rows: list[Row] = [trimmed([("class:chart.title", glyphs.text(title))], screen)]
    for first in range(0, len(heads), fit):
        part = slice(first, first + fit)
        rows += [
            [],
            _row([("", " " * _LABEL)], [Entry(head, "class:chart.head", False) for head in heads[part]], room, screen),
        ]
        rows += [_row(label, row[part], room, screen) for label, row in zip(labels, entries, strict=True)]
    said = [line for note in notes for line in wrap(glyphs.text(note), max(2, screen - 1))]
    return [*rows, *([[]] if said else []), *([("class:chart.note", f" {line}")] for line in said)]


def _row(label: Row, entries: tuple[Entry, ...] | list[Entry], room: int, screen: int) -> Row:
    row = list(label)
    for entry in entries:
        row.append(("class:mark", MARK) if entry.marked else ("", " "))
        row.append((f"{entry.style} class:mark" if entry.marked else entry.style, entry.text))
        row.append(("", " " * (room + 1 - width(entry.text))))
    return trimmed(row, screen)


def _label(trigram: str, phase: str, style: str) -> Row:
    return [("", " "), ("class:chart.name", trigram), ("", " "), (style, pad(phase, 2)), ("", " ")]


def _palaces(atlas: Atlas) -> tuple[list[Row], list[tuple[Entry, ...]]]:
    labels, rows = [], []
    for palace, hexagrams in palaces().items():
        labels.append(_label(palace, palace.element, ELEMENT_STYLES[palace.element]))
        rows.append(tuple(Entry(one.name, "class:chart.flying", one.bits == atlas.bits) for one in hexagrams))
    return labels, rows


def _najia(atlas: Atlas) -> tuple[list[Row], list[tuple[Entry, ...]]]:
    labels, rows = [], []
    marked = BY_HEXAGRAM_BITS.get(atlas.bits)
    for trigram, inner, outer in najia():
        labels.append(_label(trigram, trigram.element, ELEMENT_STYLES[trigram.element]))
        below = [(pair, marked is not None and marked.lower is trigram) for pair in inner]
        above = [(pair, marked is not None and marked.upper is trigram) for pair in outer]
        entries = [Entry(f"{pair}{pair.element}", ELEMENT_STYLES[pair.element], mark) for pair, mark in below + above]
        rows.append(tuple(entries))
    return labels, rows
