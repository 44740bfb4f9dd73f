"""What a conversation needs before it can begin: the learner's log, the lessons, and which face it is to have.

Nothing here stops the program: a log that cannot be used is said once, and one goes on without it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, TextIO

from hzl_tutor.engine.choices import BOOK, USUAL_CLOCK, Clock, School
from hzl_tutor.lesson.library import Library, shipped_lessons
from hzl_tutor.store import Event, Log, LogError, LogUnwritable, Progress, fold, stamp
from hzl_tutor.ui.learners import learner_folder
from hzl_tutor.ui.settings import wants_sentences
from hzl_tutor.ui.streams import writes_chinese
from hzl_tutor.words import screen

LOG_NAME = "log.sqlite"
HISTORY_NAME = "history"
CACHE_NAME = "compiled"
OWN_NAME = "lessons"
"""Files and folders in the data folder."""


class Options(NamedTuple):
    """What was said on the command line and settled elsewhere.

    ``data_dir`` and ``lessons`` are folders, None where nothing was said; ``learner`` is a name, empty for whoever is alone; ``pace`` the paragraphs after which a lesson
    waits, 0 for none; ``columns`` those of a chart that is simply looked at, empty for the usual ones.
    """

    data_dir: str | None = None
    lessons: str | None = None
    plain: bool = False
    color: str = "auto"
    lang: str = "zh-Hans"
    school: School = BOOK
    ascii_lines: bool = False
    palette: str = "auto"
    learner: str = ""
    pace: int = 3
    columns: str = ""
    clock: Clock = USUAL_CLOCK


def data_folder(given: str | None, environ: Mapping[str, str] = os.environ) -> Path:
    """Return the data folder: the one given, else HZL_DATA_DIR, else the platform's place for a user's data."""
    chosen = given or environ.get("HZL_DATA_DIR", "")
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path  # only when nothing was chosen: it takes as long as the log to load

    return user_data_path("hzl", appauthor=False)


def log_path(given: str | None, environ: Mapping[str, str] = os.environ, *, learner: str = "") -> Path:
    """Return where the learner's log lies, whether or not it is there yet; ``learner`` is a name, empty for none."""
    return learner_folder(data_folder(given, environ), learner) / LOG_NAME


def open_log(path: Path) -> Log:
    """Open the log at ``path``. Raises LogError when that cannot be."""
    if "\0" in str(path) or (not path.is_absolute() and path.parts[:1] == ("~",)):
        # platformdirs leaves ~ where nobody knows the home folder: a folder of that name helps nobody
        raise LogUnwritable(path, "no such folder")
    return Log.open(path)


class LogLearner:
    """The log as the tutor's learner: what is recorded is on disk when ``record`` returns.

    When the log fails, now or on the way, the facts are folded in memory and the failure is among the ``news`` once.
    """

    def __init__(self, log: Log, failed: LogError | None, now: Callable[[], datetime]) -> None:
        self._log = log
        self._now = now
        self._news = [screen.log_lost(failed)] if failed else []
        self._apart: Progress | None = None  # what the log's progress has become since the log failed
        self._numbers = count(1 << 40)  # ids of facts that have no place in the log

    @classmethod
    def open(cls, path: Path, now: Callable[[], datetime]) -> LogLearner:
        """Open the log at ``path``, or one in memory when that cannot be."""
        try:
            return cls(open_log(path), None, now)
        except LogError as failed:
            return cls(Log.memory(), failed, now)

    @property
    def progress(self) -> Progress:
        """What the facts say so far."""
        return self._apart or self._log.progress

    @property
    def folder(self) -> Path | None:
        """The folder of the log, None when there is none on disk."""
        return self._log.path.parent if self._log.durable else None

    def record(self, kind: str, data: dict[str, Any]) -> int:
        """Add a fact and return its id."""
        at = stamp(self._now())
        if self._apart is None:
            try:
                return self._log.append(kind, data, at).id
            except LogError as error:
                self._news.append(screen.log_lost(error))
                # A copy: the log may yet write its own progress down, and that must say what its events say.
                self._apart = Progress.from_state(self._log.progress.to_state())
        number = next(self._numbers)
        fold(self._apart, Event(number, at, str(kind), data))
        return number

    def news(self) -> list[str]:
        """Return sentences about what failed since this was last asked."""
        told, self._news = self._news, []
        return told

    def close(self) -> str:
        """Let go of the log; return a sentence when the last snapshot could not be written, which loses nothing."""
        try:
            self._log.close()
        except LogError as error:
            return "" if self._apart else screen.SAVE_FAILED.format(reason=error.reason)
        return ""


def open_library(options: Options, folder: Path | None) -> Library:
    """Return the lessons: the program's own, those in the data folder, and those of ``--lessons``; the later win.

    ``folder`` is the learner's, None where nothing can be written. Compiled lessons are kept in the data folder, once
    for all who learn from it.
    """
    folders = lesson_folders(options.data_dir, options.lessons)
    cache = (data_folder(options.data_dir) if options.learner else folder) / CACHE_NAME if folder else None
    return Library(folders, cache)


def lesson_folders(data_dir: str | None, lessons: str | None) -> list[Path]:
    """Return where lessons lie: the program's own, ``lessons`` in the data folder where it is there, the folder given."""
    own = own_lessons(data_dir)
    folders = [shipped_lessons(), own if own.is_dir() else None, Path(lessons) if lessons else None]
    return [found for found in folders if found is not None]


def own_lessons(data_dir: str | None) -> Path:
    """Return the folder for people's own lessons, whether or not it is there yet."""
    return data_folder(data_dir) / OWN_NAME


def wants_plain(options: Options, environ: Mapping[str, str], source: TextIO | None, target: TextIO | None) -> bool:
    """Whether the conversation is held in plain lines: asked for, or on anything but a terminal that can draw."""
    if options.plain or wants_sentences(environ) or environ.get("TERM") in ("dumb", "unknown"):
        return True
    if not all(stream is not None and stream.isatty() for stream in (source, target)):
        return True
    return not writes_chinese(target)  # prompt_toolkit would write ? for every character


def utc_now() -> datetime:
    """Return the time in UTC."""
    return datetime.now(UTC)


def fresh_seed() -> int:
    """Return a seed below 2³² that nobody can foresee."""
    return int.from_bytes(os.urandom(4), "big")
