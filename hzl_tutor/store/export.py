"""The log as text, to keep or to carry to another machine: one JSON object a line, the first one a header."""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict, deque
from collections.abc import Iterable, Iterator
from typing import Any

from hzl_tutor.store.errors import ImportFault
from hzl_tutor.store.events import Event, Kind, encode, is_stamp
from hzl_tutor.store.log import Log

FORMAT = "hzl-log"
FORMAT_VERSION = 1


def export_events(log: Log) -> Iterator[str]:
    """Write the log line by line, without line ends; raises `LogError`.

    After the header comes one line an event: ``{"at": …, "data": {…}, "id": …, "kind": …}``. The id is there so that
    an undone event can be understood; an importing log gives its own.
    """
    yield encode({"format": FORMAT, "version": FORMAT_VERSION})
    for event in log.events():
        yield encode(event._asdict())


def import_events(log: Log, lines: Iterable[str]) -> tuple[int, int]:
    """Add the events of an exported log that are not there yet; return how many were added and how many were there.

    Two events are the same when moment, kind and data are the same; of events that happened several times over, each
    counts. An undone event follows the event it names to that event's id in this log. Raises `ImportFault` for a line
    that cannot be read and `LogError` for a log that cannot be written; nothing is added in either case.
    """
    events = list(_read(lines))
    skipped = 0
    with log.batch() as batch:
        there = _index(log)
        here: dict[int, int] = {}  # id in the file → id in this log
        for event in events:
            data = _renumbered(event, here)
            same = there.get(_digest(event.at, event.kind, data))
            if same:
                skipped += 1
                here[event.id] = same.popleft()
            else:
                here[event.id] = batch.add(event.kind, data, event.at).id
    return len(events) - skipped, skipped


def _index(log: Log) -> dict[bytes, deque[int]]:
    """Return the ids of all events of the log by their digest, oldest first."""
    there: dict[bytes, deque[int]] = defaultdict(deque)
    for event in log.events():
        there[_digest(event.at, event.kind, event.data)].append(event.id)
    return there


def _digest(at: str, kind: str, data: dict[str, Any]) -> bytes:
    text = encode({"at": at, "kind": kind, "data": data})
    return hashlib.blake2b(text.encode("utf-8"), digest_size=16).digest()


def _renumbered(event: Event, here: dict[int, int]) -> dict[str, Any]:
    if event.kind != Kind.UNDONE:
        return event.data
    # A number that names nothing above it in the file must not come to name a stranger here: 0 names nothing.
    named = event.data.get("event")
    return {**event.data, "event": here.get(named, 0) if isinstance(named, int) else 0}


def _read(lines: Iterable[str]) -> Iterator[Event]:
    """Read the lines of a file, the header first; blank lines say nothing."""
    number = 0
    try:
        for number, line in enumerate(lines, 1):
            if number == 1:
                _check_header(_object(line.removeprefix("\ufeff"), 1, "header"))
            elif line.strip():
                yield _event(_object(line, number, "json"), number)
    except UnicodeDecodeError as error:  # raised by the file the lines come from
        raise ImportFault(number + 1, "encoding") from error
    if number == 0:
        raise ImportFault(1, "header")


def _check_header(header: dict[str, Any]) -> None:
    version = header.get("version")
    if header.get("format") != FORMAT or not isinstance(version, int):
        raise ImportFault(1, "header")
    if version > FORMAT_VERSION:
        raise ImportFault(1, "version")


def _object(line: str, number: int, reason: str) -> dict[str, Any]:
    try:
        value = json.loads(line)
        if isinstance(value, dict):
            encode(value)  # JSON reads 1e999 as infinity, and NaN; neither can be written again
            return value
    except (ValueError, RecursionError) as error:
        raise ImportFault(number, reason) from error
    raise ImportFault(number, reason)


def _event(value: dict[str, Any], number: int) -> Event:
    match value:
        case {"id": int(own), "at": str(at), "kind": str(kind), "data": dict(data)} if kind and is_stamp(at):
            return Event(own, at, kind, data)
    raise ImportFault(number, "event")
