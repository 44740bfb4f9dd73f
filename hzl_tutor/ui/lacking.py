r"""What is written for characters that an encoding lacks: something that can be read, never ``?``.

A sign has its substitute, ``--`` for ``━━``. A Han character has its 繁 form where the encoding is a Chinese one and has
that, else it is written as pinyin, a term of the book as one word; a reading that stands in brackets behind it is not said twice. A letter with an accent loses it. Only what is none
of these is written as its number, ``\U0001f600``.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from itertools import groupby, pairwise
from typing import NamedTuple

from hzl_tutor.ui.glyphs import SUBSTITUTES
from hzl_tutor.ui.han import is_han, pinyin, traditional
from hzl_tutor.ui.streams import LOST, writes

_READING = re.compile(r" \(([^()]+)\)")
_OPENING = "「『《〈【（“‘"
_CLOSING = "」』》〉】）”’"


class _Piece(NamedTuple):
    """Something to be written; ``before`` and ``after`` tell where a blank sets it off from letters beside it."""

    text: str
    before: bool = False
    after: bool = False


def readable(error: UnicodeError) -> tuple[str, int]:
    """Return what to write for the characters that ``error`` names, and where to go on. An error handler."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    whole, start, end = error.object, error.start, error.end
    while end < len(whole) and is_han(whole[end]) and not writes(whole[end], error.encoding):
        end += 1  # encoders of several bytes ask for one character at a time, but a term is one word
    LOST.update(mark for mark in whole[start:end] if mark not in SUBSTITUTES)
    before = _Piece(whole[max(0, start - 1) : start])
    pieces = [before, *_pieces(whole[start:end], error.encoding)]
    read = _READING.match(whole, end)
    if read and pieces[-1].before and _bare(read[1]) == _bare(pieces[-1].text):
        # 午 (wǔ) is said in its letters once, and as they are in the brackets
        written = (mark if writes(mark, error.encoding) else _sign(mark, error.encoding) for mark in read[1])
        pieces[-1], end = _Piece("".join(written), before=True, after=True), read.end()
    after = _Piece(whole[end : end + 1])
    pieces.append(after)
    text = "".join(_gap(left, right) + right.text for left, right in pairwise(pieces[:-1]))
    return text + _gap(pieces[-2], after), end


def _bare(text: str) -> str:
    """Pinyin as its letters alone."""
    return "".join(part for part in unicodedata.normalize("NFKD", text).lower() if part.isalpha() and part.isascii())


def _pieces(text: str, encoding: str) -> Iterator[_Piece]:
    chinese = writes("卦", encoding)
    for han, marks in groupby(text, key=is_han):
        run = "".join(marks)
        if not han:
            yield from (_Piece(_sign(mark, encoding), mark in _OPENING, mark in _CLOSING) for mark in run)
            continue
        other = [traditional(mark) for mark in run] if chinese else [""]
        if all(mark and writes(mark, encoding) for mark in other):
            yield _Piece("".join(other))
        else:
            yield _Piece(
                "".join(mark if mark.isascii() else _number(mark) for mark in pinyin(run)), before=True, after=True
            )


def _gap(left: _Piece, right: _Piece) -> str:
    """A blank between two pieces that would else be read as one; their own signs stand close to them."""
    if not (left.after or right.before):
        return ""
    closed, opened = left.text[-1:], right.text[:1]
    letters = closed.isalnum() and opened.isalnum()
    signs = (left.after and not left.before and opened.isalnum()) or (
        right.before and not right.after and closed.isalnum()
    )
    return " " if letters or signs else ""


def _sign(mark: str, encoding: str) -> str:
    if mark in SUBSTITUTES:
        return SUBSTITUTES[mark]
    bare = "".join(part for part in unicodedata.normalize("NFKD", mark) if not unicodedata.combining(part))
    return bare if bare not in ("", mark) and writes(bare, encoding) else _number(mark)


def _number(mark: str) -> str:
    return f"\\u{ord(mark):04x}" if ord(mark) < 0x10000 else f"\\U{ord(mark):08x}"
