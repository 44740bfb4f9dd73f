"""Colours: one palette of the sixteen ANSI names, which every terminal sets to suit its own background.

Text is left in the terminal's own colour; what colour says is said by a sign, a place, bold or underline as well.
Imports prompt_toolkit: not to be loaded in plain mode.
"""

from __future__ import annotations

import os
from collections.abc import Mapping

from prompt_toolkit.output import ColorDepth
from prompt_toolkit.styles import Style

PALETTE: dict[str, str] = {
    "title": "bold",
    "verse": "ansicyan",
    "right": "ansigreen",
    "wrong": "ansired",
    "ask": "bold",
    "strong": "bold",
    "claim": "underline",
    "code": "bold",
    "prompt": "ansicyan bold",
    "notice": "bold",
    "chart.title": "bold",
    "chart.mark": "bold",
    "chart.flying": "bold",
    "chart.world": "ansicyan bold",
    "chart.moving": "ansired bold",
    "chart.void": "ansired",
    # prompt_toolkit's own parts: its defaults are fixed greys that can hardly be read on some backgrounds
    "auto-suggestion": "ansicyan underline",
    "bottom-toolbar": "reverse",
    "completion-menu": "bg:ansigray fg:ansiblack",
    "completion-menu.completion": "bg:ansigray fg:ansiblack",
    "completion-menu.completion.current": "bg:ansiblack fg:ansiwhite bold noreverse",
    "completion-menu.meta.completion": "bg:ansigray fg:ansiblack",
    "completion-menu.meta.completion.current": "bg:ansiblack fg:ansiwhite noreverse",
    "scrollbar.background": "bg:ansigray",
    "scrollbar.button": "bg:ansiblack",
}
"""Styles by class, as prompt_toolkit writes them; a class that is not here looks like ordinary text."""


def make_style() -> Style:
    """Return the palette as prompt_toolkit wants it."""
    return Style(list(PALETTE.items()))


def color_depth(choice: str, environ: Mapping[str, str] = os.environ) -> ColorDepth:
    """Return how many colours to use for ``--color`` auto, always or never.

    ``auto`` honours NO_COLOR where it is not empty; ``always`` outdoes it. Without colour bold and underline stay.
    """
    if choice == "never" or (choice == "auto" and environ.get("NO_COLOR")):
        return ColorDepth.DEPTH_1_BIT
    return ColorDepth.DEPTH_4_BIT
