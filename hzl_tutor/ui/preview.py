"""Playing a lesson while it is being written: the file is looked at before every line, and a saved change is taken up.

What is open stays open, by the step's key. A version that cannot be taught is told with its faults, and the one before
goes on. Nothing is recorded.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from hzl_tutor.lesson import Fault, FaultCode, LessonFaults, Script, compile_bytes
from hzl_tutor.lesson.files import digest_of
from hzl_tutor.tutor.messages import Bye, Expect, Message, Say
from hzl_tutor.tutor.session import Session
from hzl_tutor.words.lint import fault_sentence

_GO = re.compile(r"\s*[:/：]?\s*(?:跳到|goto)\s*(\S+)\s*", re.IGNORECASE)

Faults = Callable[[], Sequence[Fault]]
"""Finds everything that is wrong with the file as it now is."""


class Preview:
    """A conversation about one file; ``script`` is what it was compiled to, ``step`` where to begin (empty: the start)."""

    def __init__(self, session: Session, path: Path, script: Script, faults: Faults, step: str = "") -> None:
        self._session, self._path, self._faults = session, path, faults
        self._script, self._step = script, step
        self._seen = script.digest

    @property
    def expects(self) -> Expect:
        """What is open."""
        return self._session.expects

    def start(self) -> list[Message]:
        """What there is to know, the faults of style, and the lesson."""
        return [Say("preview.begin"), *self._told(), *self._session.play(self._script, self._step)]

    def feed(self, line: str) -> list[Message]:
        """Take one line, after whatever was saved meanwhile; an empty one only takes that up."""
        said = self._taken_up()
        go = _GO.fullmatch(line)
        if go:
            return said + self._go(go[1])
        return said if said and not line.strip() else said + self._session.feed(line)

    def absorb(self, lines: list[str]) -> tuple[list[Message], list[str]]:
        """Take several pasted lines."""
        said = self._taken_up()
        more, left = self._session.absorb(lines)
        return said + more, left

    def close(self, reason: str) -> list[Message]:
        """End it. Nothing is said of going on another day, since nothing was recorded."""
        said = self._session.close(reason)
        return [message._replace(unit="") if isinstance(message, Bye) else message for message in said]

    def _go(self, step: str) -> list[Message]:
        keys = [one.key for one in self._script.steps]
        if step not in keys:
            known = [key for key in keys if "+" not in key]
            return [Say("preview.no-step", {"text": step, "known": "、".join(known)})]
        return self._session.play(self._script, step)

    def _taken_up(self) -> list[Message]:
        """What comes of the file if it is another one than before."""
        try:
            data = self._path.read_bytes()
        except OSError:
            data = b""  # some editors take the file away for a moment while they write it
        digest = digest_of(data) if data else ""
        if digest == self._seen:
            return []
        self._seen = digest
        if not data:
            return [Say("preview.gone")]
        try:
            self._script = compile_bytes(self._path, data)
        except LessonFaults as error:
            return [Say("preview.broken"), *self._sentences(self._faults() or error.faults)]
        said = self._session.replace_script(self._script) or self._session.play(self._script)
        return [Say("preview.new"), *self._told(), *said]

    def _told(self) -> list[Message]:
        """Faults of style; what is still to be written is seen where it stands."""
        faults = [fault for fault in self._faults() if fault.code is not FaultCode.TO_DO]
        return [Say("preview.style"), *self._sentences(faults)] if faults else []

    def _sentences(self, faults: Sequence[Fault]) -> list[Message]:
        return [
            Say(
                "preview.fault",
                {
                    "at": f"{self._path.name}:{fault.line}:{fault.column}",
                    "sentence": fault_sentence(fault.code, fault.data),
                },
            )
            for fault in faults
        ]
