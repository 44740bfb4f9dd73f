"""``hzl chart -``: one cast a line in, one JSON object a line out, for as long as lines come."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO

from hzl_tutor.engine.casts import Cast
from hzl_tutor.engine.choices import School
from hzl_tutor.engine.errors import HzlError
from hzl_tutor.engine.huozhulin import HuoZhuLin
from hzl_tutor.engine.json_object import chart_object
from hzl_tutor.engine.moment import Moment
from hzl_tutor.engine.schools import dress
from hzl_tutor.ui.commands.failures import DONE, FAULTS, StreamError, sentence_of
from hzl_tutor.ui.commands.output import json_line
from hzl_tutor.words import cli_zh_hans as words

Reader = Callable[[str], tuple[Cast, Moment | None]]
Addition = Callable[[HuoZhuLin], dict[str, Any]]
CHUNK = 1 << 16
_BOM = b"\xef\xbb\xbf"


def dress_stream(read: Reader, school: School, add: Addition | None = None) -> int:
    """Dress every line of standard input; return 1 when one was not understood. ``add`` gives further keys of an object.

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
            answer = _answer(raw.removeprefix(_BOM) if number == 1 else raw, number, read, school, add)
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


def _answer(raw: bytes, number: int, read: Reader, school: School, add: Addition | None) -> dict[str, object] | None:
    try:
        line = raw.decode().strip()
    except UnicodeDecodeError:
        return {"error": words.REFUSALS["not-utf8"], "line": number}
    if not line or line.startswith("#"):
        return None
    try:
        chart = dress(*read(line), school)
        return chart_object(chart, school) | (add(chart) if add else {})
    except HzlError as error:
        return {"error": sentence_of(error)[1], "line": number}
