"""Colours: palettes of the sixteen ANSI names, which every terminal sets to suit its own background.

Most text is left in the terminal's own colour, and what colour says is said by a word, a sign or a place as well. Which
names can be read on which ground was measured (``tests/ui/test_palette.py``): on a light ground green, cyan and yellow
cannot, and bold may turn a dark name into its bright one, so no coloured word of the light palette is bold. No name has a
contrast of 4.5 on both grounds. Three have 3 on either, bright red, blue and magenta: the palette for a ground nobody
knows colours with these what stands out by a sign, a word or its weight as well, and no running text.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # a chart on the command line is painted without prompt_toolkit
    from prompt_toolkit.output import ColorDepth
    from prompt_toolkit.styles import Style

ELEMENTS: dict[str, str] = {"木": "wood", "火": "fire", "土": "earth", "金": "metal", "水": "water"}
"""The class of an element is ``element.`` and this name."""

_WHITE_MENU: dict[str, str] = {
    # prompt_toolkit's own parts: its defaults are fixed greys that can hardly be read on some backgrounds
    "bottom-toolbar": "reverse",
    "toolbar": "reverse",
    "completion-menu": "bg:ansiwhite fg:ansiblack",
    "completion-menu.completion": "bg:ansiwhite fg:ansiblack",
    "completion-menu.completion.current": "bg:ansiblack fg:ansiwhite bold noreverse",
    "completion-menu.meta.completion": "bg:ansiwhite fg:ansiblack",
    "completion-menu.meta.completion.current": "bg:ansiblack fg:ansiwhite noreverse",
    "completion-menu.multi-column-meta": "bg:ansiwhite fg:ansiblack",
    "scrollbar.background": "bg:ansiwhite",
    "scrollbar.button": "bg:ansiblack",
}
_BLACK_MENU: dict[str, str] = {
    **_WHITE_MENU,
    "completion-menu": "bg:ansiblack fg:ansiwhite",
    "completion-menu.completion": "bg:ansiblack fg:ansiwhite",
    "completion-menu.completion.current": "bg:ansiwhite fg:ansiblack underline noreverse",
    "completion-menu.meta.completion": "bg:ansiblack fg:ansiwhite",
    "completion-menu.meta.completion.current": "bg:ansiwhite fg:ansiblack noreverse",
    "completion-menu.multi-column-meta": "bg:ansiblack fg:ansiwhite",
    "scrollbar.background": "bg:ansiblack",
    "scrollbar.button": "bg:ansiwhite",
}

SAFE: dict[str, str] = {
    "title": "bold",
    "verse": "",
    "verse.term": "underline",
    "right": "ansibrightblue bold",
    "wrong": "ansibrightred bold",
    "ask": "bold",
    "strong": "bold",
    "claim": "underline",
    "code": "bold",
    "note": "",
    "aside": "",
    "prompt": "ansibrightblue bold",
    "notice": "bold",
    "mark": "ansibrightmagenta bold underline",
    "blank": "ansibrightmagenta underline",
    "moving": "ansibrightmagenta bold underline",
    "typed.command": "bold",
    "typed.value": "underline",
    "typed.number": "",
    **{f"element.{name}": "" for name in ELEMENTS.values()},
    "element.fire": "ansibrightred",
    "element.earth": "ansibrightmagenta",
    "element.water": "ansibrightblue",
    "chart.title": "bold",
    "chart.mark": "ansibrightmagenta bold",
    "chart.flying": "bold",
    "chart.world": "ansibrightblue bold",
    "chart.moving": "ansibrightmagenta bold underline",
    "chart.void": "ansibrightred underline",
    "auto-suggestion": "ansidefault underline",
    "aborting": "ansidefault",
    "exiting": "ansidefault",
    **_WHITE_MENU,
}
"""For a ground that nobody knows: 木 and 金 keep the terminal's own colour, since there is none left for them."""

DARK: dict[str, str] = {
    **SAFE,
    "verse": "ansibrightcyan",
    "verse.term": "ansibrightcyan underline",
    "right": "ansibrightgreen",
    "wrong": "ansibrightred",
    "prompt": "ansibrightcyan bold",
    "mark": "ansibrightyellow bold",
    "blank": "ansibrightyellow underline",
    "moving": "ansibrightyellow bold",
    "typed.command": "ansibrightcyan bold",
    "typed.value": "ansibrightyellow underline",  # not the colour of right: it may be wrong
    "typed.number": "ansibrightyellow",
    "element.wood": "ansibrightgreen",
    "element.fire": "ansibrightred",
    "element.earth": "ansibrightyellow",
    "element.metal": "ansiwhite",
    "element.water": "ansibrightcyan",
    "chart.mark": "ansibrightyellow bold",
    "chart.world": "ansibrightcyan bold",
    "chart.moving": "ansibrightyellow bold",
    "chart.void": "ansibrightred underline",
    "auto-suggestion": "ansigray underline",
}
"""For dark grounds: the bright names, 水 in cyan since black cannot be seen."""

LIGHT: dict[str, str] = {
    **SAFE,
    # these stand inside coloured lines too; prompt_toolkit would make strong bold of itself
    "strong": "nobold underline",
    "code": "nobold underline",
    "verse": "ansiblue",
    "verse.term": "ansiblue underline",
    "right": "ansiblue",
    "wrong": "ansired",
    "prompt": "ansiblue",
    "mark": "ansired underline",
    "blank": "ansired underline",
    "moving": "ansired underline",
    "typed.command": "bold",
    "typed.value": "ansimagenta underline",  # not the colour of right: it may be wrong
    "typed.number": "ansimagenta",
    "element.wood": "nobold ansiblue",
    "element.fire": "nobold ansired",
    "element.earth": "nobold ansimagenta",
    "element.metal": "",
    "element.water": "nobold ansiblack",
    "chart.mark": "ansired underline",
    "chart.world": "ansiblue underline",
    "chart.moving": "ansired underline",
    "chart.void": "ansired",
    "auto-suggestion": "ansiblue underline",
    **_BLACK_MENU,
}
"""For light grounds: 木 is 青, 火 赤, 水 黑; 金 keeps the terminal's own colour, and 土 has what is left."""

PALETTES: dict[str, dict[str, str]] = {"safe": SAFE, "dark": DARK, "light": LIGHT}
"""Styles by class, as prompt_toolkit writes them; a class that is not here looks like ordinary text."""


def palette_for(setting: str, environ: Mapping[str, str] = os.environ) -> str:
    """Return the name of the palette that ``palette = auto|dark|light|none`` means here.

    ``auto`` goes by COLORFGBG, which some terminals set (``15;0``: the last number is the ground); else the ground is
    unknown. ``none`` has no colours anyway.
    """
    if setting in ("dark", "light"):
        return setting
    ground = environ.get("COLORFGBG", "").rpartition(";")[2]
    if setting == "none" or not (ground.isascii() and ground.isdigit() and int(ground) < 16):
        return "safe"
    return "light" if int(ground) == 7 or int(ground) > 8 else "dark"


def colored(choice: str, setting: str = "auto", environ: Mapping[str, str] = os.environ) -> bool:
    """Whether there are to be colours for ``--color`` auto, always or never, and ``palette``.

    ``auto`` honours NO_COLOR where it is not empty, a terminal that cannot (TERM=dumb), and ``palette = none``;
    ``always`` outdoes all three.
    """
    if choice != "auto":
        return choice == "always"
    return not environ.get("NO_COLOR") and environ.get("TERM") != "dumb" and setting != "none"


def make_style(palette: str = "safe") -> Style:
    """Return a palette as prompt_toolkit wants it."""
    from prompt_toolkit.styles import Style

    return Style(list(PALETTES[palette].items()))


def color_depth(choice: str, environ: Mapping[str, str] = os.environ, setting: str = "auto") -> ColorDepth:
    """Return how many colours the shell has; without colour, bold and underline stay."""
    from prompt_toolkit.output import ColorDepth

    return ColorDepth.DEPTH_4_BIT if colored(choice, setting, environ) else ColorDepth.DEPTH_1_BIT
