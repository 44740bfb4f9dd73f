"""Whole screens, exactly: what a learner sees at 80 and at 60 columns."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest
from snapshots import FOLDER, hold_screen, path_of
from terminal import CODE, NEEDS_A_PTY, Spawn, foot_of

pytestmark = NEEDS_A_PTY

HOME_FOOT = "「帮助」看全部 · 「再见」就走"
LESSONS = Path(__file__).parent / "lessons"
"""A lesson that no writer of lessons changes."""

SIZES = [(80, 24), (60, 24)]


class Scene(NamedTuple):
    """What is typed, and what the toolbar and the screen have once all of it is answered.

    ``lines`` are entered one after the other, each when the toolbar has the words of the one before; ``begun`` is typed
    without Enter.
    """

    name: str
    lines: tuple[tuple[str, str], ...]
    begun: str = ""
    seen: str = ""


SCENES = [
    Scene("first", ()),
    Scene("drill", ((CODE, CODE), ("父母", CODE), ("提示", CODE)), seen="先定姤的宫"),
    Scene("row", (("relation.all@101101", "relation.all"), ("父 财 兄 孙 兄 父", "relation.all")), seen="先改二爻"),
    Scene("menu", ((CODE, CODE),), begun="g", seen="Officer"),
    Scene("chart", (("盘 姤之鼎 寅月 甲子日", HOME_FOOT),), seen="卦身"),
    Scene("sheet", (("装卦 夬", "装卦  夬"), ("坤", "装卦  夬  1/")), seen="坤"),
    Scene("lesson", (("课 99", "屏幕  guess"), ("2", HOME_FOOT)), seen="荣昌"),
]


@pytest.mark.parametrize(("cols", "rows"), SIZES, ids=[f"{cols}x{rows}" for cols, rows in SIZES])
@pytest.mark.parametrize("scene", SCENES, ids=[scene.name for scene in SCENES])
def test_a_screen_is_as_it_was_kept(spawn: Spawn, scene: Scene, cols: int, rows: int) -> None:
    """Row by row the screen is the one that somebody has looked at; `tests/README.md` tells how to renew it."""
    term = spawn(f"lessons={str(LESSONS)!r}", cols=cols, rows=rows)
    term.wait(lambda text: HOME_FOOT in foot_of(text))
    for line, foot in scene.lines:
        asked = term.text().count(" ›")
        term.line(line)
        term.wait(lambda text, asked=asked, foot=foot: text.count(" ›") > asked and foot in foot_of(text))  # type: ignore[misc]
    term.send(scene.begun)
    term.wait(lambda text: scene.begun in text and scene.seen.strip() in text)
    hold_screen(term, path_of(scene.name, cols, rows))


def test_every_kept_screen_is_looked_at() -> None:
    """No file lies among the snapshots that no test compares with."""
    kept = {path.name for path in FOLDER.iterdir()}
    assert kept == {path_of(scene.name, *size).name for scene in SCENES for size in SIZES}
