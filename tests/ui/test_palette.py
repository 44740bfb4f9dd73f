"""Colours: ANSI names only, measured on the grounds of common terminals, and never the only thing that says something."""

from __future__ import annotations

import re

import pytest
from contrasts import GROUNDS, TERMINALS, colors, contrast, shades
from prompt_toolkit.output import ColorDepth

from hzl_tutor.ui.style import ELEMENTS, PALETTES, color_depth, colored, make_style, palette_for

ON = [(palette, terminal) for palette, grounds in GROUNDS.items() for terminal in grounds]


@pytest.mark.parametrize(("palette", "terminal"), ON)
def test_every_word_can_be_read(palette: str, terminal: str) -> None:
    """Each class has its contrast to its own ground or the terminal's, also where bold brightens a colour.

    4.5 where the ground is known and wherever a style sets both; 3 where it may be dark or light.
    """
    theme = TERMINALS[terminal]
    for name, style in PALETTES[palette].items():
        front, back = colors(style)
        grounds = [theme[back]] if back else list(GROUNDS[palette][terminal])
        for shade in shades(front, style):
            for ground in grounds:
                assert contrast(theme[shade], ground) >= (3 if palette == "safe" and not back else 4.5), (
                    name,
                    shade,
                    ground,
                )


@pytest.mark.parametrize("palette", ["dark", "light"])
def test_markup_in_a_coloured_line_can_be_read(palette: str) -> None:
    """What stands strong or as code within any coloured line keeps its contrast: nothing there turns a dark name bright."""
    for line in ("verse", "right", "wrong", "ask", "note", "aside"):
        for markup in ("strong", "code", "claim"):
            front, _ = colors(PALETTES[palette][line])
            added = PALETTES[palette][markup]
            assert len(shades(front, added)) <= 1, (line, markup)


def test_where_the_ground_is_unknown_running_text_has_the_terminals_colour() -> None:
    """No name has 4.5 on every dark and every light ground, three have 3, so these colour what is told otherwise too."""

    def reaching(least: float) -> set[str]:
        return {name for name in TERMINALS["xterm"] if all(
            contrast(theme[name], ground) >= least
            for palette in ("dark", "light")
            for terminal, grounds in GROUNDS[palette].items()
            for theme in [TERMINALS[terminal]]
            for ground in grounds
        )}  # fmt: skip

    assert reaching(4.5) == set()
    assert reaching(3) == {"brightred", "brightblue", "brightmagenta"}
    safe = PALETTES["safe"]
    for name in ("ask", "note", "aside", "verse", "strong", "code", "claim", "notice", "title"):
        assert colors(safe[name]) == ("", ""), name
    coloured = [colors(safe[f"element.{name}"])[0] for name in ELEMENTS.values()]
    assert sorted(filter(None, coloured)) == ["brightblue", "brightmagenta", "brightred"]


@pytest.mark.parametrize("palette", PALETTES)
def test_only_the_sixteen_names_are_used(palette: str) -> None:
    """No style names a colour that the terminal's own theme could not change; all palettes know the same classes."""
    for style in PALETTES[palette].values():
        for word in style.split():
            assert re.fullmatch(r"(bg:|fg:)?ansi[a-z]+|(no)?(bold|underline|reverse)", word)
    assert set(PALETTES[palette]) == set(PALETTES["safe"])
    assert make_style(palette).style_rules


def test_classes_that_others_draw_with() -> None:
    """The five elements, marks, blanks, and what is typed have a class each, whatever the palette."""
    classes = {f"element.{name}" for name in ELEMENTS.values()}
    classes |= {
        "mark",
        "blank",
        "moving",
        "right",
        "wrong",
        "verse",
        "verse.term",
        "note",
        "aside",
        "prompt",
        "toolbar",
    }
    assert classes | {"typed.command", "typed.value", "typed.number"} <= set(PALETTES["safe"])


@pytest.mark.parametrize("palette", PALETTES)
def test_nothing_is_left_to_fixed_greys(palette: str) -> None:
    """What prompt_toolkit would paint in greys of its own on our screen has a style here, also while a prompt is left."""
    from prompt_toolkit.styles.defaults import PROMPT_TOOLKIT_STYLE

    ours = ("auto-suggestion", "aborting", "exiting", "completion-menu", "scrollbar", "bottom-toolbar")
    for name, style in PROMPT_TOOLKIT_STYLE:
        if (
            "#" in style
            and name.startswith(ours)
            and not re.search(r"[ ,]|fuzzymatch|multi-column|arrow|\.start|\.end", name)
        ):
            assert name in PALETTES[palette], name


@pytest.mark.parametrize("palette", PALETTES)
def test_the_menu_has_both_its_colours_set(palette: str) -> None:
    """Completion menu entries name text and ground, selected or not, so that no default grey is mixed in."""
    for name, style in PALETTES[palette].items():
        if name.startswith("completion-menu"):
            assert all(colors(style)), name


@pytest.mark.parametrize("palette", PALETTES)
def test_what_stands_out_does_so_without_colour(palette: str) -> None:
    """A marked line, a moving one, a blank and the selected entry of the menu are bold, underlined or turned round."""
    for name in ("mark", "moving", "blank", "chart.moving", "chart.mark", "verse.term", "claim"):
        assert re.search("bold|underline", PALETTES[palette][name]), name
    menu = PALETTES[palette]
    assert colors(menu["completion-menu.completion.current"]) == colors(menu["completion-menu"])[::-1]


@pytest.mark.parametrize(
    ("setting", "ground", "palette"),
    [
        ("auto", "15;0", "dark"),
        ("auto", "0;15", "light"),
        ("auto", "0;default;7", "light"),
        ("auto", "12;8", "dark"),
        ("auto", "", "safe"),
        ("auto", "15;default", "safe"),
        ("auto", "0;99", "safe"),
        ("dark", "0;15", "dark"),
        ("light", "15;0", "light"),
        ("none", "15;0", "safe"),
    ],
)
def test_which_palette_is_taken(setting: str, ground: str, palette: str) -> None:
    """`auto` goes by COLORFGBG and is safe where that says nothing; what was settled is taken as it stands."""
    assert palette_for(setting, {"COLORFGBG": ground}) == palette


def test_color_option_and_no_color() -> None:
    """NO_COLOR counts when it is not empty, ``never`` always means none, and ``always`` outdoes everything."""
    none, sixteen = ColorDepth.DEPTH_1_BIT, ColorDepth.DEPTH_4_BIT
    assert color_depth("auto", {}) == sixteen
    assert color_depth("auto", {"NO_COLOR": ""}) == sixteen
    assert color_depth("auto", {"NO_COLOR": "1"}) == none
    assert color_depth("auto", {"TERM": "dumb"}) == none
    assert color_depth("auto", {}, "none") == none
    assert color_depth("never", {}) == none
    assert color_depth("always", {"NO_COLOR": "1"}) == sixteen
    assert colored("always", "none", {"TERM": "dumb"})
