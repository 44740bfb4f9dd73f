"""``hzl lesson``: a lesson, begun or gone on with; without a unit the list of them and how far each is."""

from __future__ import annotations

from argparse import Namespace

from hzl_tutor.tutor.han import simplified
from hzl_tutor.tutor.session import Session, Start
from hzl_tutor.ui.commands.failures import DONE, ENVIRONMENT, complain
from hzl_tutor.ui.commands.parsing import Parser
from hzl_tutor.ui.commands.talk import interactive, options_of, talk
from hzl_tutor.ui.opening import LogLearner, fresh_seed, log_path, open_library, utc_now
from hzl_tutor.ui.plain import Plain
from hzl_tutor.words.language import language


def arguments(parser: Parser) -> None:
    """The unit."""
    parser.argument("unit", "UNIT", nargs="?")


def run(asked: Namespace) -> int:
    """Teach, or list. Raises UnknownLessonError before anything is begun."""
    unit = simplified(asked.unit or "")
    if unit:
        open_library(options_of(asked), log_path(asked.data_dir, learner=asked.learner).parent).find(unit)
    if unit or interactive():
        return talk(asked, Start("lesson", unit=unit))
    return _list(asked)


def _list(asked: Namespace) -> int:
    """Print the list and end: nobody is there to choose from it."""
    learner = LogLearner.open(log_path(asked.data_dir, learner=asked.learner), utc_now)
    try:
        library = open_library(options_of(asked), learner.folder)
        session = Session(learner, utc_now, fresh_seed, library, start=Start("lesson"))
        Plain(lambda: session.expects, language(asked.lang)).show(session.start())
        failed = learner.news()
    finally:
        unsaved = learner.close()
    for sentence in (*failed, unsaved):
        if sentence:
            complain(sentence)
    return ENVIRONMENT if failed else DONE
