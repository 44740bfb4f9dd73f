"""The loop of a conversation, the same whichever face it has: say, ask for a line, feed it, until it is over."""

from __future__ import annotations

import signal
from collections.abc import Sequence
from typing import Protocol

from hzl_tutor.tutor.messages import Expect, Message
from hzl_tutor.ui.signals import Ended, Signals
from hzl_tutor.words import screen


class Talk(Protocol):
    """What the loop needs of a session; see :class:`hzl_tutor.tutor.session.Session`."""

    @property
    def expects(self) -> Expect:
        """What is open."""

    def start(self) -> list[Message]:
        """The first messages."""

    def feed(self, line: str) -> list[Message]:
        """Take one line."""

    def absorb(self, lines: list[str]) -> tuple[list[Message], list[str]]:
        """Take several pasted lines; returns messages and the lines that are left."""

    def close(self, reason: str) -> list[Message]:
        """End it: ``quit``, ``eof`` or ``kill``."""


class Face(Protocol):
    """What a learner sees and types into."""

    def show(self, messages: Sequence[Message]) -> None:
        """Show messages below what was shown before."""

    def notice(self, sentence: str) -> None:
        """Say something that is not the session's."""

    def ask(self, left: list[str]) -> list[str]:
        """Return the lines that were entered: mostly one, more when several were pasted at once.

        ``left`` are lines to begin with. Raises KeyboardInterrupt for Ctrl-C when there was nothing to clear, EOFError
        at the end of input.
        """

    @property
    def typed(self) -> bool:
        """Whether somebody types the lines, so that an interrupt is a key that was pressed."""


class Notices(Protocol):
    """Things that went wrong beside the conversation, each to be told once."""

    def news(self) -> list[str]:
        """Return what has not been told yet."""


def converse(session: Talk, face: Face, signals: Signals, notices: Notices) -> None:
    """Hold the conversation to its end. Raises Ended when the program is told to end, OSError when nobody listens.

    Ctrl-C never ends it: somebody who presses it once too often would be thrown out of a question. Where nobody types,
    an interrupt is a request to end like any other.
    """
    with signals.held():
        face.show(session.start())
        _tell(face, notices)
        left: list[str] = []
        while not session.expects.over:
            try:
                with signals.heard():
                    lines = face.ask(left)
                left = _feed(session, face, lines, told=bool(left))
                _tell(face, notices)
            except KeyboardInterrupt:
                if not face.typed:
                    raise Ended(signal.SIGINT) from None
                left = []
                face.notice(screen.LEAVE)
            except EOFError:
                face.show(session.close("eof"))


def _feed(session: Talk, face: Face, lines: list[str], *, told: bool) -> list[str]:
    """Feed what was entered; return what of it goes back on the input line. ``told``: that this happens is known."""
    if len(lines) == 1:
        face.show(session.feed(lines[0]))
        return []
    messages, left = session.absorb(lines)
    face.show(messages)
    if left and not told:
        face.notice(screen.PASTED.format(count=len(left)))
    return left


def _tell(face: Face, notices: Notices) -> None:
    for sentence in notices.news():
        face.notice(sentence)
