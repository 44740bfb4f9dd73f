"""What common terminals make of the sixteen names, and how far two colours are apart (WCAG 2).

Left out: Solarized, whose bright names are greys that its authors gave other uses, and Apple's Terminal, whose reds are
darker on a dark ground than anybody can mend with sixteen names (3.5); there red stands beside × or in a sentence.
"""

from __future__ import annotations

import re

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


def _theme(dark: str, bright: str) -> dict[str, str]:
    return dict(zip((*_NAMES, *_BRIGHT), (*dark.split(), *bright.split()), strict=True))


TERMINALS: dict[str, dict[str, str]] = {
    "xterm": _theme(
        "000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5",
        "7f7f7f ff0000 00ff00 ffff00 5c5cff ff00ff 00ffff ffffff",
    ),
    "vscode-dark": _theme(
        "000000 cd3131 0dbc79 e5e510 2472c8 bc3fbc 11a8cd e5e5e5",
        "666666 f14c4c 23d18b f5f543 3b8eea d670d6 29b8db e5e5e5",
    ),
    "vscode-light": _theme(
        "000000 cd3131 107c10 949800 0451a5 bc05bc 0598bc 555555",
        "666666 cd3131 14ce14 b5ba00 0451a5 bc05bc 0598bc a5a5a5",
    ),
    "campbell": _theme(
        "0c0c0c c50f1f 13a10e c19c00 0037da 881798 3a96dd cccccc",
        "767676 e74856 16c60c f9f1a5 3b78ff b4009e 61d6d6 f2f2f2",
    ),
    "gnome": _theme(
        "171421 c01c28 26a269 a2734c 12488b a347ba 2aa1b3 d0cfcc",
        "5e5c64 f66151 33da7a e9ad0c 2a7bde c061cb 33c7de ffffff",
    ),
}
"""xterm; Visual Studio Code; Windows Terminal's Campbell; GNOME's own."""

GROUNDS: dict[str, dict[str, tuple[str, ...]]] = {
    "dark": {
        "xterm": ("000000",),
        "vscode-dark": ("1e1e1e", "181818"),
        "campbell": ("0c0c0c",),
        "gnome": ("171421", "1e1e1e"),
    },
    "light": {
        "xterm": ("ffffff",),
        "vscode-light": ("ffffff", "f8f8f8"),
        "campbell": ("ffffff",),
        "gnome": ("ffffff",),
    },
}
GROUNDS["safe"] = {name: tuple(g for grounds in GROUNDS.values() for g in grounds.get(name, ())) for name in TERMINALS}
"""The grounds on which a palette is measured, by terminal."""


def luminance(color: str) -> float:
    """Return the relative luminance of a colour, 0 black to 1 white."""
    parts = [int(color[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def colors(style: str) -> tuple[str, str]:
    """Return foreground and background of a style by their bare names, empty where there is none."""
    front = re.search(r"(?<!bg:)(?:fg:)?\bansi(?!default)(\w+)", re.sub(r"bg:\w+", "", style))
    back = re.search(r"bg:ansi(\w+)", style)
    return (front[1] if front else "", back[1] if back else "")


def shades(front: str, style: str) -> list[str]:
    """Return the names a foreground may be shown as: many terminals turn a bold dark name into its bright one."""
    bright = front in _NAMES and re.search(r"\bbold\b", style)
    return [front, _BRIGHT[_NAMES.index(front)]] if bright else [front] if front else []
