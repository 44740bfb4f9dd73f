"""Rows of fragments as text for standard output, painted where that is a terminal or was asked for.

The commands print one chart and end; loading prompt_toolkit for that would take longer than the chart.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TextIO

from hzl_tutor.ui.style import PALETTES, colored, palette_for

_NAMES = ("black", "red", "green", "yellow", "blue", "magenta", "cyan", "gray")
_BRIGHT = (
    "brightblack",
    "brightred",
    "brightgreen",
    "brightyellow",
    "brightblue",
    "brightmagenta",
    "brightcyan",
    "white",
)
_CODES: dict[str, int] = {f"ansi{name}": 30 + at for at, name in enumerate(_NAMES)} | {
    f"ansi{name}": 90 + at for at, name in enumerate(_BRIGHT)
}
_CODES["ansidefault"] = 39
_ATTRIBUTES = {"bold": 1, "underline": 4, "reverse": 7}
_ON_WINDOWS = ("WT_SESSION", "TERM_PROGRAM", "ConEmuANSI", "TERM")
"""Variables of consoles on Windows that are known to act on escapes."""


def painter(color: str, setting: str, target: TextIO | None, environ: Mapping[str, str] = os.environ) -> str:
    """Return the palette to paint with, empty for plain text: what is no terminal is painted with ``always`` only."""
    if not colored(color, setting, environ) or (color == "auto" and not _shows_colours(target, environ)):
        return ""
    return palette_for(setting, environ)


def _shows_colours(target: TextIO | None, environ: Mapping[str, str]) -> bool:
    if target is None or not target.isatty():
        return False
    return os.name != "nt" or any(environ.get(name) for name in _ON_WINDOWS)


def painted(row: Sequence[tuple[str, str]], palette: str) -> str:
    """Return a row as text, with escapes when a palette is named. Fragments have been cleaned before."""
    if not palette:
        return "".join(text for _, text in row)
    return "".join(_wrapped(text, _sgr(style, palette)) for style, text in row)


def _wrapped(text: str, codes: str) -> str:
    return f"\x1b[{codes}m{text}\x1b[0m" if codes and text.strip() else text


@lru_cache(maxsize=256)
def _sgr(style: str, palette: str) -> str:
    """The parameters of the escape for a style; a class stands for itself and what is before each dot, as in prompt_toolkit."""
    found: list[str] = []
    for word in style.split():
        if not word.startswith("class:"):
            found.append(word)
            continue
        parts = word.removeprefix("class:").split(".")
        for end in range(1, len(parts) + 1):
            found += PALETTES[palette].get(".".join(parts[:end]), "").split()
    front, back, marks = 0, 0, set[int]()
    for word in found:
        if word in _ATTRIBUTES:
            marks.add(_ATTRIBUTES[word])
        elif word.removeprefix("no") in _ATTRIBUTES:
            marks.discard(_ATTRIBUTES[word.removeprefix("no")])
        elif word.startswith("bg:"):
            back = _CODES[word.removeprefix("bg:")] + 10
        else:
            front = _CODES[word.removeprefix("fg:")]
    return ";".join(str(code) for code in (*sorted(marks), front, back) if code)
