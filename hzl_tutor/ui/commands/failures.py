"""What becomes of an error: one plain sentence on standard error, and an exit code."""

from __future__ import annotations

import os
import sys

from hzl_tutor.engine.errors import HzlError
from hzl_tutor.words import cli as words

DONE, FAULTS, NOT_UNDERSTOOD, ENVIRONMENT = 0, 1, 2, 3
"""The exit codes of DESIGN's contract."""


class RequestError(HzlError):
    """A command line that cannot be done as it stands. ``code`` names the refusal, ``facts`` fill its sentence."""

    def __init__(self, code: str, **facts: str) -> None:
        super().__init__(f"{code}: {facts}")
        self.code = code
        self.facts = facts


class StreamError(HzlError):
    """A standard stream is closed that is needed; ``stream`` is ``input`` or ``output``."""

    def __init__(self, stream: str) -> None:
        super().__init__(f"standard {stream} is closed")
        self.stream = stream


class MissingLessonsError(HzlError):
    """The program's own lessons are not where they should be."""


def tell(error: Exception) -> int:
    """Say on standard error what went wrong and return the exit code.

    Never raises: when even the sentence cannot be made, the error's type is said. ``HZL_DEBUG=1`` shows the traceback.
    """
    if os.environ.get("HZL_DEBUG") == "1":
        import traceback

        traceback.print_exception(error)
    if isinstance(error, BrokenPipeError):
        silence()
        return DONE  # the reader has had enough
    try:
        code, sentence = sentence_of(error)
    except Exception as second:  # a sentence that cannot be made must not hide the error it was for
        code, sentence = ENVIRONMENT, unforeseen(error, second)
    try:
        complain(sentence)
    except (OSError, ValueError):
        silence()  # standard error is closed: the exit code has to do
    if code == ENVIRONMENT:
        silence()
    return code


def sentence_of(error: Exception) -> tuple[int, str]:
    """Return the exit code of an error and the sentence to say."""
    if isinstance(error, RequestError):
        return NOT_UNDERSTOOD, words.refusal(error.code, error.facts)
    if isinstance(error, StreamError | MissingLessonsError):
        return ENVIRONMENT, words.FAILURES[error.stream if isinstance(error, StreamError) else "lessons"]
    if isinstance(error, HzlError):
        lost = _log_lost(error)
        return (ENVIRONMENT, lost) if lost else (NOT_UNDERSTOOD, _in_words(error))
    if isinstance(error, OSError):
        what = words.OF_FILE.format(file=error.filename) if error.filename else ""
        return ENVIRONMENT, words.FAILURES["system"].format(what=what, reason=error.strerror or type(error).__name__)
    return ENVIRONMENT, unforeseen(error)


def unforeseen(*errors: Exception) -> str:
    """Return the sentence for errors that nobody foresaw, with their types and the first one's own words."""
    kinds = words.listed(type(error).__name__ for error in errors)
    said = " ".join(str(errors[0]).split())[:200]
    return words.FAILURES["unforeseen"].format(kind=words.SAID.format(kind=kinds, said=said) if said else kinds)


def _log_lost(error: HzlError) -> str:
    """The sentence of an error of the learner's log; empty for any other. Without a log there is no such error."""
    store = sys.modules.get("hzl_tutor.store.errors")
    if store is None or not isinstance(error, store.LogError):
        return ""
    from hzl_tutor.words.screen import LOG_LOST

    sentence = next(text for kind, text in LOG_LOST.items() if isinstance(error, kind))
    return sentence.format(path=error.path, reason=error.reason)


def _in_words(error: HzlError) -> str:
    from hzl_tutor.words.language import language

    return language().error(error)


def complain(sentence: str) -> None:
    """Print a sentence on standard error, on one line."""
    if sys.stderr is None:
        return
    from hzl_tutor.ui.cells import clean
    from hzl_tutor.ui.commands.output import hint
    from hzl_tutor.words.choice import written

    print(written(clean(sentence).replace("\n", " ")), file=sys.stderr, flush=True)
    hint(sys.stderr.encoding)


def silence() -> None:
    """Send what is still to be written nowhere, or Python would complain about it when it ends."""
    from hzl_tutor.ui.streams import silence as turn_away

    for stream in (sys.stdout, sys.stderr):
        try:
            if stream is not None:
                stream.flush()
        except (OSError, ValueError):
            turn_away(stream)
