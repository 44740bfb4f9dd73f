"""Colours: ANSI names only, readable on light and dark, and never the only thing that says something."""

from __future__ import annotations

import re

import pytest
from prompt_toolkit.output import ColorDepth

from hzl_tutor.ui.style import PALETTE, color_depth, make_style

THEMES: dict[str, dict[str, str]] = {
    "tango": {
        "green": "4e9a06",
        "red": "cc0000",
        "cyan": "06989a",
        "black": "000000",
        "white": "ffffff",
        "gray": "d3d7cf",
    },
    "campbell": {
        "green": "13a10e",
        "red": "c50f1f",
        "cyan": "3a96dd",
        "black": "0c0c0c",
        "white": "f2f2f2",
        "gray": "cccccc",
    },
}
"""What two common terminals make of the names (GNOME's Tango, Windows Terminal's Campbell)."""


def luminance(color: str) -> float:
    """Return the relative luminance of a colour, 0 black to 1 white (WCAG 2)."""
    parts = [int(color[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, 1 to 21 (WCAG 2)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def colors(style: str) -> tuple[str, str]:
    """Return foreground and background of a style by their bare names, empty where there is none."""
    front = re.search(r"(?<!bg:)(?:fg:)?\bansi(\w+)", re.sub(r"bg:\w+", "", style))
    back = re.search(r"bg:ansi(\w+)", style)
    return (front[1] if front else "", back[1] if back else "")


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
@pytest.mark.parametrize("name", PALETTE)
def test_every_colour_can_be_read_on_light_and_on_dark(name: str, theme: dict[str, str]) -> None:
    """Each coloured text has a contrast of 3 or more: to its own ground, else to both white and black."""
    front, back = colors(PALETTE[name])
    grounds = [theme[back]] if back else ["ffffff", theme["black"]]
    for ground in grounds if front else ():
        assert contrast(theme[front], ground) >= 3


def test_only_the_sixteen_names_are_used() -> None:
    """No style names a colour that the terminal's own theme could not change."""
    for style in PALETTE.values():
        assert "#" not in style
        for word in style.split():
            assert re.fullmatch(r"(bg:|fg:)?ansi[a-z]+|bold|underline|reverse|noreverse", word)
    assert make_style().style_rules


def test_the_menu_has_both_its_colours_set() -> None:
    """Completion menu entries name text and ground, selected or not, so that no default grey is mixed in."""
    for name, style in PALETTE.items():
        if name.startswith("completion-menu"):
            assert all(colors(style)), name


def test_color_option_and_no_color() -> None:
    """NO_COLOR counts when it is not empty, ``never`` always means none, and ``always`` outdoes NO_COLOR."""
    none, sixteen = ColorDepth.DEPTH_1_BIT, ColorDepth.DEPTH_4_BIT
    assert color_depth("auto", {}) == sixteen
    assert color_depth("auto", {"NO_COLOR": ""}) == sixteen
    assert color_depth("auto", {"NO_COLOR": "1"}) == none
    assert color_depth("never", {}) == none
    assert color_depth("always", {"NO_COLOR": "1"}) == sixteen
