"""``hzl chart -``: one cast a line in, one JSON object a line out, for as long as lines come."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO

from hzl_tutor.engine.errors import HzlError
from hzl_tutor.ui.commands.failures import DONE, FAULTS, StreamError, sentence_of
from hzl_tutor.ui.commands.output import json_line
from hzl_tutor.ui.streams import decoded
from hzl_tutor.words import cli as words

CHUNK = 1 << 16
_BOM = b"\xef\xbb\xbf"


def dress_stream(said: Callable[[str], dict[str, Any]]) -> int:
    """Answer every line of standard input by what ``said`` makes of it; return 1 when one was not understood.

    What one read of the input has brought is answered before the next, so that a program on the other end of two pipes
    gets each answer at once, and a file goes through in large pieces.
    """
    source = getattr(sys.stdin, "buffer", None)
    if source is None:
        raise StreamError("input")
    code, number = DONE, 0
    for lines in chunks(source):
        answers = []
        for raw in lines:
            number += 1
            answer = _answer(raw.removeprefix(_BOM) if number == 1 else raw, number, said)
            if answer and "error" in answer:
                code = FAULTS
            if answer:
                answers.append(json_line(answer))
        if answers:
            sys.stdout.write("\n".join(answers) + "\n")
            sys.stdout.flush()
    return code


def chunks(source: BinaryIO) -> Iterator[list[bytes]]:
    """Yield the whole lines that each read brings; the last one need not end."""
    rest = b""
    while data := source.read1(CHUNK):  # type: ignore[attr-defined]  # standard input is a buffered reader
        *lines, rest = (rest + data).split(b"\n")
        yield lines
    if rest:
        yield [rest]


def _answer(raw: bytes, number: int, said: Callable[[str], dict[str, Any]]) -> dict[str, Any] | None:
    text = decoded(raw, sys.stdin.encoding)
    if text is None:
        return {"error": words.REFUSALS["not-utf8"], "line": number}
    line = text.strip()
    if not line or line.startswith("#"):
        return None
    try:
        return said(line)
    except HzlError as error:
        return {"error": sentence_of(error)[1], "line": number}
