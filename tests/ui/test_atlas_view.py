"""全图 on the screen and read aloud: it fits, it is aligned, it points, and it loses nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from wcwidth import wcswidth

from hzl_tutor.engine import HEXAGRAMS
from hzl_tutor.tutor.atlas import najia
from hzl_tutor.tutor.messages import Atlas
from hzl_tutor.ui.chart_view import Row
from hzl_tutor.ui.glyphs import ASCII
from hzl_tutor.ui.render import message_rows
from hzl_tutor.words.language import language

KEPT = Path(__file__).parent / "snapshots"
POINTED = ["", *(hexagram.bits for hexagram in HEXAGRAMS)]
KINDS = ("palaces", "najia")


def text(row: Row) -> str:
    """A row without its styles."""
    return "".join(part for _, part in row)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("screen", [3, 20, 40, 60, 80, 120])
def test_it_fits_the_screen(kind: str, screen: int) -> None:
    """Whatever it points at, no row is wider than the screen; from 60 columns on all of it stands on 24 rows."""
    for bits in POINTED:
        rows = message_rows(Atlas(kind, bits), language(), screen)
        assert all(wcswidth(text(row)) <= screen for row in rows)
        assert all(text(row) == text(row).rstrip() for row in rows)
        if screen >= 60:
            assert len(rows) <= 22


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("screen", [40, 60, 80, 120])
def test_columns_are_aligned(kind: str, screen: int) -> None:
    """In every table each entry starts at the cell of its heading, and marks stand in the blanks between."""
    for bits in POINTED:
        starts: set[tuple[int, ...]] = set()
        rows = message_rows(Atlas(kind, bits), language(), screen, ASCII)
        for row in rows[2:]:
            at, found = 0, []
            for style, part in row:
                if "chart.head" in style or "chart.flying" in style or ("element" in style and len(part.strip()) > 1):
                    found.append(at)
                at += wcswidth(part)
            starts |= {tuple(found)} if found else set()
        assert len(starts) == 1, starts


@pytest.mark.parametrize("kind", KINDS)
def test_it_points_at_the_hexagram(kind: str) -> None:
    """One name, or the three lines below and the three above that make it up, are marked; none where none is named."""
    for hexagram in HEXAGRAMS:
        rows = message_rows(Atlas(kind, hexagram.bits), language(), 80)
        marked = [part for row in rows for style, part in row if style.endswith(" class:mark")]
        if kind == "palaces":
            assert marked == [hexagram.name]
        else:
            handed = {row.trigram: row for row in najia()}
            lines = (*handed[hexagram.lower].inner, *handed[hexagram.upper].outer)
            assert sorted(marked) == sorted(f"{pair}{pair.element}" for pair in lines)
    assert not [style for row in message_rows(Atlas(kind), language(), 80) for style, _ in row if "mark" in style]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("screen", [40, 80])
def test_read_aloud_it_has_the_same(kind: str, screen: int) -> None:
    """Every name, 干支 and phase that stands in the table is in the sentence of its palace or trigram."""
    sentences = [line.text for line in language().render(Atlas(kind, "011111"))]
    for row in message_rows(Atlas(kind, "011111"), language(), screen):
        parts = [part.strip() for style, part in row if part.strip() and "chart.head" not in style and part != ">"]
        if len(parts) > 2:
            assert any(all(part in sentence for part in parts) for sentence in sentences), parts


@pytest.mark.parametrize("kind", KINDS)
def test_it_is_as_it_was(kind: str) -> None:
    """Nothing has moved: the table that points at 姤 is, character for character, the text that is kept of it."""
    rows = message_rows(Atlas(kind, "011111"), language(), 60)
    kept = (KEPT / f"atlas-{kind}-60.txt").read_text(encoding="utf-8")
    assert "".join(text(row) + "\n" for row in rows) == kept
