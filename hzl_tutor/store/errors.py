"""What can go wrong with the learner's log. Facts only: the sentences a person reads are made in `hzl_tutor.words`."""

from __future__ import annotations

from pathlib import Path

from hzl_tutor.engine.errors import HzlError


class LogError(HzlError):
    """The log cannot be used as it was asked to be; the subclasses say which way.

    ``path`` is the log's file (``:memory:`` for a log without one), ``reason`` the cause in the words of SQLite or of
    the operating system: English, for a report, not for the learner's eyes alone.
    """

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


class LogDamaged(LogError):  # noqa: N818 - a state of the file, named as the rooms outside say it
    """The file is no log of ours, or no longer whole. It is left exactly as it was found."""


class LogTooNew(LogError):  # noqa: N818
    """A later version of the program wrote this file. It is left exactly as it was found."""


class LogUnwritable(LogError):  # noqa: N818
    """Nothing can be written now: no such folder, no permission, disk full, or another program holds the lock."""


class ImportFault(HzlError):  # noqa: N818
    """A line of an exported log cannot be read; nothing of the file was taken in.

    ``line`` counts from 1. ``reason`` is one of ``"encoding"`` (not UTF-8), ``"json"`` (not one JSON object),
    ``"header"`` (the first line is not the header of an exported log), ``"version"`` (a later format than known here)
    and ``"event"`` (JSON, but no event).
    """

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class StateFault(HzlError):  # noqa: N818
    """A stored state is not what `Progress.to_state` writes. ``reason`` names the place."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
