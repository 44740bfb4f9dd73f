"""A page in HTML: the picture as it is, and below it the same chart in sentences, for whoever reads or listens."""

from __future__ import annotations

from html import escape

from hzl_tutor.ui.pictures.drawing import Picture
from hzl_tutor.ui.pictures.svg import FONTS, svg

_STYLE = f"""
:root{{color-scheme:light dark}}
body{{font:16px/1.7 {FONTS};margin:2em auto;max-width:70em;padding:0 1em}}
svg{{max-width:100%;height:auto}}
"""


def page(picture: Picture) -> str:
    """Return the text of an HTML file that needs nothing beside it."""
    lines = [f"<p>{escape(sentence)}</p>" for sentence in picture.sentences]
    return "\n".join(
        (
            "<!DOCTYPE html>",
            f'<html lang="{escape(picture.lang)}">',
            "<head>",
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(picture.title)}</title>",
            f"<style>{_STYLE}</style>",
            "</head>",
            "<body>",
            "<main>",
            svg(picture).rstrip("\n"),
            *lines,
            "</main>",
            "</body>",
            "</html>",
            "",
        )
    )
