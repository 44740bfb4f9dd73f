"""Signs that not every terminal has: two sets of them for drawing, and what to write for one that is lacking."""

from __future__ import annotations

from typing import NamedTuple

from hzl_tutor.words.choice import written

SUBSTITUTES: dict[str, str] = {
    "━": "-",
    "─": "-",
    "│": "|",
    "○": "o",
    "●": "*",
    "×": "x",
    "›": ">",
    "→": "->",
    "…": "...",
    "·": ".",
    "—": "-",
    "–": "-",
    "“": '"',
    "”": '"',
    "‘": "'",
    "’": "'",
    "「": '"',
    "」": '"',
    "『": "'",
    "』": "'",
    "《": "<",
    "》": ">",
    "〈": "<",
    "〉": ">",
    "【": "[",
    "】": "]",
    "（": "(",
    "）": ")",
    "，": ", ",
    "。": ". ",
    "、": ", ",
    "；": "; ",
    "：": ": ",
    "？": "? ",
    "！": "! ",
    "§": "sec.",
    "\u3000": "  ",
    "\xa0": " ",
    "\ufffd": "?",
}
"""What can be read in the place of a sign that an encoding lacks; all of it ASCII."""

_AMBIGUOUS = "━─│○●×›→…·—–“”‘’"


class Glyphs(NamedTuple):
    """What lines and marks are drawn with.

    ``yang`` and ``yin`` take six cells each. ``table`` replaces single characters in everything that is said.
    """

    yang: str
    yin: str
    arrow: str
    prompt: str
    table: dict[int, str]

    def text(self, text: str) -> str:
        """Return ``text`` in the signs of this set, and in the writing of the language in use."""
        text = written(text)
        return text.translate(self.table) if self.table else text


UNICODE = Glyphs("━━━━━━", "━━  ━━", "→", "›", {})
"""As books have it. These signs are one cell wide, though some terminals set to Chinese make them two."""

ASCII = Glyphs("------", "--  --", "->", ">", {ord(sign): SUBSTITUTES[sign] for sign in _AMBIGUOUS})
"""Nothing but Han characters and ASCII, whose width no terminal disputes."""
MARK = ">"
"""At the left of a line that is pointed at."""


def glyphs_for(encoding: str | None, *, plain_signs: bool = False) -> Glyphs:
    """Return the set for an output of this encoding; ``plain_signs`` asks for ASCII whatever it could show."""
    if plain_signs:
        return ASCII
    try:
        "".join((UNICODE.yang, UNICODE.arrow, UNICODE.prompt)).encode(encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return ASCII
    return UNICODE
