"""``hzl import``: what ``hzl export`` has written is added to the learner's log, each event once."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator
from pathlib import Path

from hzl_tutor.store import ImportFault, import_events
from hzl_tutor.ui.commands.export import STREAM
from hzl_tutor.ui.commands.failures import RequestError, StreamError
from hzl_tutor.ui.commands.output import Page
from hzl_tutor.ui.commands.parsing import Parser
from hzl_tutor.ui.opening import log_path, open_log
from hzl_tutor.words import cli


def arguments(parser: Parser) -> None:
    """Where from."""
    parser.argument("file", "FILE")


def run(asked: Namespace) -> int:
    """Add the events. Raises RequestError for what is no exported log (nothing is added then), LogError, or OSError."""
    with open_log(log_path(asked.data_dir, learner=asked.learner)) as log:
        try:
            added, there = import_events(log, _lines(asked.file))
        except ImportFault as fault:
            reason = cli.IMPORT_REASONS[fault.reason]
            raise RequestError("import", text=asked.file, line=str(fault.line), reason=reason) from fault
    Page(asked).say(cli.IMPORTED.format(added=added, there=there))
    return 0


def _lines(name: str) -> Iterator[str]:
    if name == STREAM:
        source = getattr(sys.stdin, "buffer", None)
        if source is None:
            raise StreamError("input")
        yield from _decoded(source)
        return
    path = Path(name)
    if "\0" in name or path.is_dir() or not path.exists():
        raise RequestError("no-file", text=name)
    with path.open("rb") as file:
        yield from _decoded(file)


def _decoded(lines: Iterable[bytes]) -> Iterator[str]:
    """Decode line by line, so that the line is known that is no UTF-8."""
    for line in lines:
        yield line.decode("utf-8")
