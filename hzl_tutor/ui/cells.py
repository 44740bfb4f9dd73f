"""Text measured in cells, the columns of a terminal: a Han character takes two, most others one.

Only :mod:`wcwidth` measures here, one character at a time; ``len`` and :mod:`unicodedata` count something else. Every
text that is shown goes through :func:`clean` first, so that nothing a lesson, a log or a learner wrote can move the
cursor, ring the bell or turn the line around.
"""

from __future__ import annotations

import re

from wcwidth import wcwidth

NOT_AT_START = frozenset("，。、；：？！）」』》〉】〕”’…—,.;:?!)]}%")
"""No line begins with one of these."""
NOT_AT_END = frozenset("（「『《〈【〔“‘([{")
"""No line ends with one of these."""

_DROPPED = re.compile(
    "["
    "\x00-\x08\x0b-\x1f"  # C0, but for tab and line feed
    "\x7f-\x9f"  # DEL and C1: 0x9b opens an escape sequence as ESC [ does
    "\xad\u034f\u180b-\u180f\u200b-\u200d\u2060-\u2064\u206a-\u206f\ufeff"  # no width, no meaning here
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # direction of writing
    "\u115f\u1160\u3164\uffa0\u17b4\u17b5"  # fillers that look like nothing
    "\ufe00-\ufe0f\U000e0000-\U000e0fff"  # variation selectors and tags: terminals disagree on their width
    "\ufff9-\ufffb"
    "]"
)
_SURROGATE = re.compile("[\ud800-\udfff]")
_BREAK = re.compile("\r\n|[\u2028\u2029]")
_ENTRY = re.compile(r".+?(?:、|; |$)")
_TAB = "    "
_CUT = "…"


def clean(text: str) -> str:
    """Return ``text`` without anything that acts on a terminal instead of being seen on it.

    Line feeds stay, other line ends become line feeds, tabs become blanks; half of a surrogate pair, which no encoding
    can write, becomes U+FFFD.
    """
    if text.isascii() and text.isprintable():
        return text
    broken = _BREAK.sub("\n", text).replace("\t", _TAB)
    return _SURROGATE.sub("\ufffd", _DROPPED.sub("", broken))


def width(text: str) -> int:
    """Return how many cells ``text`` takes; characters without a width of their own take none."""
    return sum(max(0, wcwidth(mark)) for mark in text)


def pad(text: str, cells: int) -> str:
    """Return ``text`` with blanks after it, up to ``cells``; a longer text as it is."""
    return text + " " * (cells - width(text))


def clip(text: str, cells: int) -> str:
    """Return ``text`` if it fits ``cells``, else its beginning and ``…``; never more than ``cells``."""
    if width(text) <= cells:
        return text
    kept, room = "", cells - width(_CUT)
    for mark in text:
        room -= max(0, wcwidth(mark))
        if room < 0:
            break
        kept += mark
    return kept + _CUT if cells >= width(_CUT) else ""


def wrap(text: str, cells: int) -> list[str]:
    r"""Break Chinese prose into lines of at most ``cells``.

    A ``\n`` stays a break. Words in letters are kept whole and marks kept from the wrong end of a line, as long as
    the room allows; blanks at a break are dropped. An empty text is one empty line. Below two cells, where a Han
    character has no room at all, lines are two cells long.
    """
    return [text[start:end] for start, end in wrapped(text, cells)]


def wrapped(text: str, cells: int) -> list[tuple[int, int]]:
    """Return where the lines of :func:`wrap` begin and end in ``text``, counted from 0, the end not included."""
    found = []
    start = 0
    for paragraph in text.split("\n"):
        found += [(start + a, start + b) for a, b in _lines(paragraph, max(2, cells))]
        start += len(paragraph) + 1
    return found


def wrapped_entries(text: str, cells: int) -> list[tuple[int, int]]:
    """Return where the lines of a list begin and end: they break behind 、 or ; alone, so that no entry is cut that fits."""
    found: list[tuple[int, int]] = []
    begin = end = 0
    for entry in _ENTRY.finditer(text):
        if end > begin and width(text[begin : entry.end()].rstrip()) > cells:
            found.append((begin, begin + len(text[begin:end].rstrip())))
            begin = entry.start()
        end = entry.end()
    found.append((begin, end))
    return [(a + start, a + stop) for a, b in found for start, stop in _lines(text[a:b], max(2, cells))]


def _lines(text: str, cells: int) -> list[tuple[int, int]]:
    """The lines of one paragraph, filled from the left."""
    lines: list[tuple[int, int]] = []
    begin = end = used = 0  # the line so far is text[begin:end]; used counts the blanks after it as well
    for start, stop in _pieces(text, cells):
        piece = width(text[start:stop])
        if text[start] != " " or start == 0:  # blanks before the first word are the author's indent
            if end > begin and used + piece > cells:
                lines.append((begin, end))
                begin, used = start, 0
            end = stop
        used += piece
    return [*lines, (begin, end)]


def _pieces(text: str, cells: int) -> list[tuple[int, int]]:
    """Cut a paragraph into runs of blanks and pieces that are not to be broken, none wider than ``cells``."""
    pieces: list[tuple[int, int]] = []
    start = 0
    for at in range(1, len(text) + 1):
        if at < len(text) and _holds(text[at - 1], text[at]):
            continue
        pieces += _hard_cut(text, start, at, cells)
        start = at
    return pieces


def _hard_cut(text: str, start: int, stop: int, cells: int) -> list[tuple[int, int]]:
    """Cut a piece that is wider than a whole line wherever the line is full."""
    cuts: list[tuple[int, int]] = []
    used = 0
    for at in range(start, stop):
        wide = max(0, wcwidth(text[at]))
        if used + wide > cells:
            cuts.append((start, at))
            start, used = at, 0
        used += wide
    return [*cuts, (start, stop)]


def _holds(before: str, after: str) -> bool:
    """Whether two neighbours may not be parted."""
    if before == " " or after == " ":
        return before == after
    if after in NOT_AT_START or before in NOT_AT_END:
        return True
    return wcwidth(after) <= 0 or (wcwidth(before) == 1 and wcwidth(after) == 1)
