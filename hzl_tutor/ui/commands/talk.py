"""Going over from the command line to the conversation, with what was said about it."""

from __future__ import annotations

import sys
from argparse import Namespace

from hzl_tutor.engine.choices import BOOK, USUAL_CLOCK, Clock, School
from hzl_tutor.tutor.session import Start
from hzl_tutor.ui.opening import Options


def talk(asked: Namespace, start: Start, school: School = BOOK, clock: Clock = USUAL_CLOCK) -> int:
    """Hold the conversation that begins so, and return its exit code."""
    from hzl_tutor.ui.run import run

    return run(options_of(asked, school, clock), start)


def options_of(asked: Namespace, school: School = BOOK, clock: Clock = USUAL_CLOCK) -> Options:
    """Return the options that hold everywhere as the conversation takes them."""
    return Options(
        data_dir=asked.data_dir,
        lessons=asked.lessons,
        plain=asked.plain,
        color=asked.color,
        lang=asked.lang,
        school=school,
        ascii_lines=asked.ascii,
        palette=asked.palette,
        learner=asked.learner,
        pace=asked.pace,
        columns=asked.columns or "",
        clock=clock,
    )


def interactive() -> bool:
    """Whether somebody sits at both ends."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
