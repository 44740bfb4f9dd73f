"""Signals that end the program: never in the middle of an answer, and never without closing the conversation."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

_ENDING = ("SIGTERM", "SIGHUP")


class Ended(SystemExit):
    """The program was told to end. A SystemExit, since that is what an event loop lets through.

    ``number`` is the signal's; the exit code is 128 more, as a shell has it.
    """

    def __init__(self, number: int) -> None:
        super().__init__(128 + number)
        self.number = number


class Signals:
    """Turns SIGTERM and SIGHUP into :class:`Ended` while it is entered, and puts off all of them inside ``held``.

    Only the main thread can have signals; elsewhere, and for signals this system lacks, nothing is changed.
    """

    def __init__(self) -> None:
        self._busy = False
        self._waiting: int | None = None
        self._before: dict[int, object] = {}

    def __enter__(self) -> Signals:
        numbers = [getattr(signal, name) for name in _ENDING if hasattr(signal, name)]
        try:
            for number in (*numbers, signal.SIGINT):
                self._before[number] = signal.signal(number, self._take)
        except ValueError:  # not the main thread
            self._before.clear()
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)  # type: ignore[arg-type]  # what signal.signal returned is what it takes
        self._before.clear()

    @contextmanager
    def held(self) -> Iterator[None]:
        """Put off signals inside the block, but where it says ``heard``; at its end an interrupt is forgotten.

        Whoever presses Ctrl-C while the farewell is written is leaving already.
        """
        self._busy = True
        try:
            yield
        finally:
            self._busy = False
            waiting, self._waiting = self._waiting, None
        if waiting not in (None, signal.SIGINT):
            raise Ended(waiting)

    @contextmanager
    def heard(self) -> Iterator[None]:
        """Let signals be heard inside the block, those first that came before it."""
        self._busy = False
        try:
            waiting, self._waiting = self._waiting, None
            if waiting is not None:
                self._raise(waiting)
            yield
        finally:
            self._busy = True

    def _take(self, number: int, frame: FrameType | None) -> None:
        if self._busy:
            self._waiting = number if self._waiting in (None, signal.SIGINT) else self._waiting
        else:
            self._raise(number)

    def _raise(self, number: int) -> None:
        if number == signal.SIGINT:
            raise KeyboardInterrupt
        raise Ended(number)
