"""The pictures of the README: what the shell shows now, and nothing they would have to fetch."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from draw_pictures import FOLDER, PICTURES, Picture, draw
from snapshots import RENEW
from terminal import NEEDS_A_PTY

pytestmark = NEEDS_A_PTY

README = Path(__file__).parents[2] / "README.md"
NAMES = [picture.name for picture in PICTURES]


def test_the_readme_shows_every_picture() -> None:
    """Each is there by a relative link with a description, and nothing else lies in the folder."""
    shown = re.findall(r"!\[.+\]\(tests/pictures/(\w+)\.svg\)", README.read_text(encoding="utf-8"))
    assert sorted(shown) == sorted(NAMES) == sorted(path.stem for path in FOLDER.iterdir())


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_needs_nothing_beside_it(name: str) -> None:
    """It is well-formed, has a title for those who cannot see it, names Chinese fonts, and refers to no other file."""
    text = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    tags = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert tags == {"svg", "title", "rect", "text"}
    assert "CJK SC" in root.attrib["font-family"]
    assert not re.search(r"href|url\(|@import|<script", text)
    assert text.count("http") == 1  # the name of the language it is written in


@pytest.mark.parametrize("name", NAMES)
def test_every_character_has_its_place(name: str) -> None:
    """As many places as characters, from left to right and within the picture, whatever font there is."""
    root = ElementTree.parse(FOLDER / f"{name}.svg").getroot()
    wide = int(root.attrib["width"])
    for element in root.iter("{http://www.w3.org/2000/svg}text"):
        places = [int(place) for place in element.attrib["x"].split()]
        assert len(places) == len(element.text or "")
        assert places == sorted(set(places))
        assert 0 < places[0] <= places[-1] < wide


@pytest.mark.parametrize("picture", PICTURES, ids=NAMES)
def test_a_picture_is_what_the_shell_shows(picture: Picture) -> None:
    """Drawn again it is the same, byte for byte; `tests/README.md` tells how to renew it."""
    path = FOLDER / f"{picture.name}.svg"
    if RENEW:
        path.write_text(draw(picture), encoding="utf-8")
    assert draw(picture) == path.read_text(encoding="utf-8")
