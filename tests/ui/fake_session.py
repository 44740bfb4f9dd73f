"""A session of which every word is known beforehand, and faces that remember: for tests of what is around a session."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence

from prompt_toolkit.application import Application
from prompt_toolkit.input import PipeInput
from prompt_toolkit.output import DummyOutput

from hzl_tutor.lesson.script import Span
from hzl_tutor.tutor.messages import Expect, Message, Prose

LIMIT = 20.0
"""Seconds after which a hung test is ended; nothing is ever measured by it."""

FREE = Expect()
QUESTION = Expect(mode="drill", skill="relation.line", kind="relation", code="relation.line~7", done=2, of=20)
OTHER = QUESTION._replace(code="relation.line~8", done=3)


def said(words: str) -> Message:
    """Return a message that is shown as just these words."""
    return Prose((Span("text", words),))


class FakeSession:
    """Answers each line by its script, else ``听到 LINE``; ``turns`` are what is expected after each line in turn.

    Lines are in ``heard``, pasted ones in ``absorbed``, reasons in ``closed``. A scripted exception is raised.
    """

    def __init__(
        self, script: Mapping[str, Message | BaseException] | None = None, turns: Sequence[Expect] = ()
    ) -> None:
        self.heard: list[str] = []
        self.absorbed: list[list[str]] = []
        self.closed: list[str] = []
        self._script = script or {}
        self._turns = list(turns)
        self._expects = self._turns.pop(0) if self._turns else FREE

    @property
    def expects(self) -> Expect:
        """What is open."""
        return self._expects

    def start(self) -> list[Message]:
        """Greet."""
        return [said("开场")]

    def feed(self, line: str) -> list[Message]:
        """Answer by the script; 再见 ends it."""
        self.heard.append(line)
        answer = self._script.get(line)
        if isinstance(answer, BaseException):
            raise answer
        if self._turns:
            self._expects = self._turns.pop(0)
        if line == "再见":
            return self.close("quit")
        return [answer or said(f"听到 {line}")]

    def absorb(self, lines: list[str]) -> tuple[list[Message], list[str]]:
        """Six lines are one answer; of fewer the first is fed."""
        self.absorbed.append(list(lines))
        if len(lines) == 6:
            return self.feed(" ".join(lines)), []
        return self.feed(lines[0]), lines[1:]

    def close(self, reason: str) -> list[Message]:
        """Say good-bye once."""
        if self._expects.over:
            return []
        self.closed.append(reason)
        self._expects = Expect(over=True)
        return [said(f"散场 {reason}")]


class Recorder(DummyOutput):
    """A terminal of 80 by 40 that keeps what is written to it."""

    def __init__(self) -> None:
        self.written = ""

    def write(self, data: str) -> None:
        """Keep `data`."""
        self.written += data

    def write_raw(self, data: str) -> None:
        """Keep `data`."""
        self.written += data


class Typist:
    """Types each text only once its condition holds, as a person who watches the screen would.

    Hand `watch` to `after_render` of the application; conditions are looked at until they hold, without waiting.
    """

    def __init__(self, keyboard: PipeInput, steps: Sequence[tuple[Callable[[], bool], str]]) -> None:
        self._keyboard = keyboard
        self._steps = list(steps)
        self._watched: object = None

    def watch(self, app: Application[str]) -> None:
        """Begin to type at a prompt that has just appeared; a later rendering of the same prompt changes nothing."""
        if self._watched is not app.future:
            self._watched = app.future
            app.create_background_task(self._type(app))

    async def _type(self, app: Application[str]) -> None:
        end = time.monotonic() + LIMIT
        while self._steps:
            holds, text = self._steps[0]
            if holds():
                del self._steps[0]
                self._keyboard.send_text(text)
            elif time.monotonic() > end:
                app.exit(exception=AssertionError(f"never came to {text!r}; on the line: {app.current_buffer.text!r}"))
                return
            await asyncio.sleep(0)


class Quiet:
    """Nothing ever goes wrong beside the conversation, but for the sentences given."""

    def __init__(self, *sentences: str) -> None:
        self._sentences = list(sentences)

    def news(self) -> list[str]:
        """Return the sentences once."""
        told, self._sentences = self._sentences, []
        return told
