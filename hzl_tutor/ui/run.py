"""Holding a conversation from the command line: ``hzl``, ``hzl drill`` and ``hzl lesson`` are this with another start."""

from __future__ import annotations

import errno
import gc
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from hzl_tutor.tutor.session import Session, Start
from hzl_tutor.ui.almanac import Almanac
from hzl_tutor.ui.conversation import Face, Talk, converse
from hzl_tutor.ui.glyphs import glyphs_for
from hzl_tutor.ui.keeping import Keeping
from hzl_tutor.ui.opening import (
    HISTORY_NAME,
    LogLearner,
    Options,
    fresh_seed,
    log_path,
    open_library,
    utc_now,
    wants_plain,
)
from hzl_tutor.ui.signals import Ended, Signals
from hzl_tutor.ui.streams import make_readable, silence
from hzl_tutor.words.choice import written
from hzl_tutor.words.language import language

if TYPE_CHECKING:
    from hzl_tutor.lesson.library import Library

__all__ = ["Options", "Start", "hold", "run"]


def run(options: Options, start: Start) -> int:
    """Hold a conversation and return the exit code.

    0 when it came to an end, also when its reader closed the pipe; 128 more than the signal that ended it. Raises
    OSError when a stream fails otherwise, with everything said so far on disk.
    """
    learner = LogLearner.open(log_path(options.data_dir, learner=options.learner), utc_now)
    library = open_library(options, learner.folder)
    columns = _columns(options.columns)
    session = Session(
        learner,
        utc_now,
        fresh_seed,
        library,
        options.school,
        start,
        options.learner,
        options.pace,
        columns,
        options.clock,
        Almanac(),
    )
    try:
        return hold(session, options, learner, library)
    finally:
        session.close("kill")  # nothing when it was closed before
        sentence = learner.close()
        if sentence and sys.stderr is not None:
            make_readable(sys.stderr)
            print(written(sentence), file=sys.stderr)


def _columns(names: str) -> tuple[str, ...]:
    """The layers of a chart by the names of columns, which are known to be good; none for none."""
    if not names:
        return ()
    from hzl_tutor.tutor.columns import parse_columns

    return parse_columns(names)


def hold(session: Talk, options: Options, learner: LogLearner, library: Library) -> int:
    """Hold the conversation of a session in the face that fits, and return the exit code; see :func:`run`."""
    with Signals() as signals:
        try:
            face = _face(session, options, learner, library)
            talk = Keeping(session, language(options.lang), plain=_plain(options))
            converse(talk, face, signals, learner)
        except Ended as ended:
            return 128 + ended.number
        except OSError as error:
            if not _nobody_reads(error):
                raise
            if sys.stdout is not None:
                silence(sys.stdout)
    return 0


def _plain(options: Options) -> bool:
    return wants_plain(options, os.environ, sys.stdin, sys.stdout)


def _face(session: Talk, options: Options, learner: LogLearner, library: Library) -> Face:
    words = language(options.lang)
    if _plain(options):
        from hzl_tutor.ui.plain import Plain

        return Plain(lambda: session.expects, words)
    with _kept():
        from hzl_tutor.ui.shell import Shell  # loads prompt_toolkit
        from hzl_tutor.ui.style import color_depth, palette_for

    return Shell(
        lambda: session.expects,
        words,
        history=learner.folder / HISTORY_NAME if learner.folder else None,
        depth=color_depth(options.color, setting=options.palette),
        palette=palette_for(options.palette),
        glyphs=glyphs_for(sys.stdout.encoding, plain_signs=options.ascii_lines),
        units=lambda: ((entry.unit, entry.title) for entry in library.entries()),
        terms=_terms,
    )


@contextmanager
def _kept() -> Iterator[None]:
    """Look for no garbage while the block imports, nor ever among what is there after it.

    All of it stays to the end, and looking through it takes a twentieth of the whole start.
    """
    swept = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if swept:
            gc.freeze()
            gc.enable()


def _terms() -> Iterator[tuple[str, ...]]:
    """The terms of the glossary with their other spellings."""
    from hzl_tutor.words.terms import TERMS
    from hzl_tutor.words.terms.finding import names

    return (tuple(dict.fromkeys((*names(term), term.toneless))) for term in TERMS)


def _nobody_reads(error: OSError) -> bool:
    """Whether the reader of our output has closed it; Windows calls that an invalid argument."""
    return isinstance(error, BrokenPipeError) or (os.name == "nt" and error.errno == errno.EINVAL)
