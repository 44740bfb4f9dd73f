"""``hzl chart --svg FILE --html FILE``: the chart as files, or ``-`` for standard output."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from hzl_tutor.ui.commands.failures import RequestError, StreamError
from hzl_tutor.ui.commands.output import Page
from hzl_tutor.words import cli as words
from hzl_tutor.words.language import language

if TYPE_CHECKING:
    from hzl_tutor.engine.pillars import Dated
    from hzl_tutor.tutor.messages import ShowChart

FORMATS = ("svg", "html")
STREAM = "-"


def wanted(asked: Namespace) -> dict[str, str]:
    """Return the files that were asked for, by format. Raises RequestError where options do not go together."""
    files = {name: getattr(asked, name) for name in FORMATS if getattr(asked, name) is not None}
    for name in files:
        others = [other for other in ("json", "rules") if getattr(asked, other)]
        if others or asked.hexagram[0] == STREAM:
            raise RequestError("twice", what=f"--{name}", other=f"--{others[0]}" if others else STREAM)
        if not files[name] or "\0" in files[name]:
            raise RequestError("no-place", text=files[name])
    if list(files.values()).count(STREAM) > 1:
        raise RequestError("twice", what="--svg -", other="--html -")
    return files


def write_pictures(asked: Namespace, shown: ShowChart, when: Dated | None, files: dict[str, str]) -> None:
    """Write every picture, over what is there, and say where. Raises OSError, naming the file, when that fails."""
    from hzl_tutor.tutor.messages import Assumed
    from hzl_tutor.ui.pictures import page, picture_of, svg

    picture = picture_of(shown, language(asked.lang), (Assumed(when),) if when else ())
    for name, file in files.items():
        data = (svg if name == "svg" else page)(picture).encode()
        if file == STREAM:
            _to_stream(data)
            continue
        try:
            Path(file).write_bytes(data)
        except OSError as error:
            raise OSError(error.errno, error.strerror, file) from error
        if STREAM not in files.values():
            Page(asked).say(words.DRAWN.format(file=file))


def _to_stream(data: bytes) -> None:
    """Write UTF-8 whatever the stream's own encoding: that is what the picture says of itself."""
    target = getattr(sys.stdout, "buffer", None)
    if target is None:
        raise StreamError("output")
    target.write(data)
    target.flush()
