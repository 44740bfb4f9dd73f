"""What the command line left open is filled in from the environment, from ``config.toml``, and by default."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from hzl_tutor.ui.settings import Settings, settings, wants_sentences
from hzl_tutor.ui.streams import writes_chinese, writes_han
from hzl_tutor.words.choice import asked_in, chosen, use

if TYPE_CHECKING:
    from argparse import Namespace

    from hzl_tutor.ui.config_file import Fault
    from hzl_tutor.ui.opening import Options


def settle(asked: Namespace, *, quiet: bool = False) -> Namespace:
    """Fill in ``lang``, ``palette``, ``learner``, ``columns`` and ``pace`` (as a number of paragraphs), and return it.

    ``plain`` is also what ACCESSIBLE asks for.

    All that was found, with where from, is in ``settled``. What could not be followed is told in one sentence, unless
    ``quiet``. Raises RequestError for a learner's name in the environment that is none.
    """
    said = {"language": asked.lang, "columns": getattr(asked, "columns", None)}
    found = settings({**said, "palette": asked.palette, "learner": asked.learner})
    asked.settled = found
    asked.lang = _spoken(found)
    asked.palette, asked.learner = found.palette.value, found.learner.value
    asked.plain = asked.plain or wants_sentences()
    asked.columns, asked.pace = found.columns.value or None, found.paragraphs
    _check(found, quiet)
    return asked


def options_settled() -> Options:
    """Return the options of a conversation for which nothing was said on the command line; argparse is not loaded."""
    from hzl_tutor.ui.opening import Options

    found = settings()
    lang = _spoken(found)
    _check(found, quiet=False)
    return Options(
        lang=lang,
        palette=found.palette.value,
        learner=found.learner.value,
        pace=found.paragraphs,
        columns=found.columns.value,
    )


def settle_language(argv: Sequence[str]) -> None:
    """Speak the language that the words of a command line ask for, before they are understood; else what is settled."""
    _spoken(settings({"language": asked_in(argv)}))


def _spoken(found: Settings) -> str:
    """Speak the language that is settled, or that the locale names, and return its tag."""
    tag = chosen(found.language.value, os.environ, han=writes_han(sys.stdout), simple=writes_chinese(sys.stdout))
    use(tag)
    return tag


def _check(found: Settings, quiet: bool) -> None:
    """Tell of faults. A wrong learner is refused: one would write into the log of somebody else."""
    if not found.faults:
        return
    for fault in found.faults:
        if fault.code == "variable" and fault.facts["key"] == "learner" and found.learner.source != "option":
            from hzl_tutor.ui.commands.failures import RequestError

            raise RequestError("learner", what=fault.facts["variable"], text=fault.facts["text"])
    if not quiet:
        from hzl_tutor.ui.commands.failures import complain

        complain(sentence(found.faults))


def sentence(faults: Sequence[Fault]) -> str:
    """Return one sentence: the first fault, and how many more there are."""
    from hzl_tutor.words import config as words

    more = words.MORE.format(count=len(faults) - 1) if len(faults) > 1 else ""
    return words.fault_sentence(faults[0].code, faults[0].facts) + more
