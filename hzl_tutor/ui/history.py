"""What was typed before: commands on file, answers only for as long as their question is open.

An answer that came back with a later question, as a suggestion or by the arrow key, would be a hint nobody asked for.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from prompt_toolkit.history import History

if TYPE_CHECKING:
    from hzl_tutor.tutor.messages import Expect

_TAIL = 65536
"""So many bytes of the file are read; what lies before stays in the file."""


class LineHistory(History):
    """History of a session's lines.

    ``path`` is the file, None for memory alone. ``expects`` tells what is open when a line is typed. ``lost`` is called
    once, with the system's reason, when the file cannot be read or written; the history then goes on in memory.
    """

    def __init__(self, path: Path | None, expects: Callable[[], Expect], lost: Callable[[str], None]) -> None:
        super().__init__()
        self._path = path
        self._expects = expects
        self._lost = lost
        self._answers: list[str] = []
        self._open = ("", "")

    def settle(self) -> None:
        """Forget the answers when another question is open than the last time."""
        expects = self._expects()
        if (expects.code, expects.step) != self._open:
            self._open = (expects.code, expects.step)
            self._answers.clear()

    async def load(self) -> AsyncGenerator[str, None]:
        """Yield answers to the open question and then commands, the newest first.

        While a question is open nothing else that was typed comes back: it may have been typed when nothing was asked,
        and be the answer now.
        """
        for answer in reversed(self._answers):
            yield answer
        expects = self._expects()
        async for command in super().load():
            if not is_answer(command, expects):
                yield command

    def append_string(self, string: str) -> None:
        """Keep a line: a command for good, an answer until its question is settled."""
        if is_answer(string, self._expects()):
            self._answers.append(string)
        else:
            super().append_string(string)

    def load_history_strings(self) -> Iterable[str]:
        """Return the commands on file, the newest first; of a long file the end alone."""
        if self._path is None:
            return []
        try:
            with self._path.open("rb") as file:
                size = file.seek(0, 2)
                file.seek(max(0, size - _TAIL))
                text = file.read().decode("utf-8", errors="replace")
        except FileNotFoundError:
            return []
        except OSError as error:
            self._give_up(error)
            return []
        entries = text.split("\n\n")[size > _TAIL :]
        commands = ["\n".join(line[1:] for line in entry.split("\n") if line.startswith("+")) for entry in entries]
        return [command for command in reversed(commands) if command]

    def store_string(self, string: str) -> None:
        """Add a command to the file."""
        if self._path is None:
            return
        entry = "".join(f"+{line}\n" for line in string.split("\n")) + "\n"
        try:
            with self._path.open("ab") as file:
                file.write(entry.encode("utf-8", errors="replace"))
        except OSError as error:
            self._give_up(error)

    def _give_up(self, error: OSError) -> None:
        self._path = None
        self._lost(error.strerror or type(error).__name__)


def is_answer(line: str, expects: Expect) -> bool:
    """Whether a line is an answer to the open question rather than a command."""
    from hzl_tutor.tutor.commands import marked_as_command, read_command  # with the tables they read, after the prompt

    if expects.kind in ("", "continue") or marked_as_command(line):
        return False
    return read_command(line) is None
