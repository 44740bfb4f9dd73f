"""``hzl export``: the learner's log as text, to keep or to carry to another machine."""

from __future__ import annotations

import os
import sys
import tempfile
from argparse import Namespace
from pathlib import Path
from typing import BinaryIO

from hzl_tutor.store import Log, export_events
from hzl_tutor.ui.commands.failures import RequestError, StreamError
from hzl_tutor.ui.commands.output import Page
from hzl_tutor.ui.commands.parsing import Parser
from hzl_tutor.ui.opening import log_path, open_log
from hzl_tutor.words import cli

STREAM = "-"
"""The name that stands for a standard stream."""


def arguments(parser: Parser) -> None:
    """Where to, and whether over what is there."""
    parser.argument("file", "FILE")
    parser.switch("--force", "force")


def run(asked: Namespace) -> int:
    """Write the log. Raises RequestError for a file that is there already, LogError, or OSError."""
    target = Path(asked.file)
    if asked.file != STREAM:
        _refuse(target, asked.force)
    with open_log(log_path(asked.data_dir, learner=asked.learner)) as log:
        if asked.file == STREAM:
            _to_stream(log)
            return 0
        count = _to_file(log, target)
    Page(asked).say(cli.EXPORTED.format(count=count, file=asked.file))
    return 0


def _refuse(target: Path, force: bool) -> None:
    if "\0" in str(target) or target.is_dir() or not target.parent.is_dir():
        raise RequestError("no-place", text=str(target))
    if os.path.lexists(target) and not force:
        raise RequestError("exists", text=str(target))


def _to_stream(log: Log) -> None:
    """Write UTF-8 whatever the stream's own encoding: the reader is a program."""
    target = getattr(sys.stdout, "buffer", None)
    if target is None:
        raise StreamError("output")
    _write(log, target)
    target.flush()


def _to_file(log: Log, target: Path) -> int:
    """Write beside the file and put it in its place when it is whole; return the number of events."""
    if os.path.lexists(target) and not target.is_file():  # a device or a pipe: nothing to be put in its place
        with target.open("wb") as device:
            return _write(log, device)
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        with open(handle, "wb") as file:
            count = _write(log, file)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, target.resolve())
    except BaseException:
        os.unlink(name)
        raise
    return count


def _write(log: Log, target: BinaryIO) -> int:
    """Write all lines and return how many of them are events: all but the header."""
    written = 0
    for line in export_events(log):
        target.write(f"{line}\n".encode())
        written += 1
    return written - 1
