"""``hzl preview``: a lesson as its reader will have it, while it is being written; nothing is recorded."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from hzl_tutor.lesson import LessonFaults, Library, compile_file, lint_file
from hzl_tutor.tutor.lesson_checks import catalogue
from hzl_tutor.tutor.session import Session
from hzl_tutor.ui.commands.failures import FAULTS, RequestError
from hzl_tutor.ui.commands.lint import print_faults
from hzl_tutor.ui.commands.parsing import Parser
from hzl_tutor.ui.commands.talk import options_of
from hzl_tutor.ui.opening import lesson_folders
from hzl_tutor.words.terms.taught import taught_terms


def arguments(parser: Parser) -> None:
    """The script, and where to begin."""
    parser.argument("file", "FILE")
    parser.option("--step", "step", metavar="ID", default="")


def run(asked: Namespace) -> int:
    """Play the script, or print its faults and return 1 when it cannot be. Raises RequestError for an unknown step."""
    from hzl_tutor.store import Log
    from hzl_tutor.ui.almanac import Almanac
    from hzl_tutor.ui.opening import LogLearner, fresh_seed, open_library, utc_now
    from hzl_tutor.ui.preview import Preview
    from hzl_tutor.ui.run import hold

    path = Path(asked.file)
    known = Library([*lesson_folders(asked.data_dir, asked.lessons), path.parent], None)
    checks = catalogue(taught_terms())
    try:
        script = compile_file(path)
    except LessonFaults:
        print_faults(lint_file(path, checks, known.entries()))
        return FAULTS
    keys = [step.key for step in script.steps]
    if asked.step and asked.step not in keys:
        raise RequestError("no-step", text=asked.step, known="、".join(key for key in keys if "+" not in key))
    options = options_of(asked)
    learner = LogLearner(Log.memory(), None, utc_now)
    library = open_library(options, None)
    session = Session(learner, utc_now, fresh_seed, library, pace=options.pace, terms=Almanac())
    try:
        preview = Preview(session, path, script, lambda: lint_file(path, checks, known.entries()), asked.step)
        return hold(preview, options, learner, library)
    finally:
        learner.close()
