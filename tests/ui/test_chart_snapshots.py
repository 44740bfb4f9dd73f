"""Whole charts as `hzl chart` prints them, kept as text and compared to the last blank."""

from __future__ import annotations

from pathlib import Path

import pytest

from hzl_tutor.engine import dress, parse_dressing
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
