"""What a conversation waits for: all that prompt, completion and toolbar are made from."""

from __future__ import annotations

from typing import NamedTuple


class Expect(NamedTuple):
    """What is open, for prompt, completion and toolbar.

    ``mode`` is ``free``, ``drill`` or ``lesson``; ``kind`` is the kind of answer, ``choice``, ``continue`` (an empty
    line goes on) or empty; ``choices`` counts the options of a choice; ``done`` and ``of`` tell how far it is;
    ``due`` counts the skills whose review is due.
    """

    mode: str = "free"
    title: str = ""
    unit: str = ""
    step: str = ""
    skill: str = ""
    kind: str = ""
    code: str = ""
    choices: int = 0
    done: int = 0
    of: int = 0
    due: int = 0
    over: bool = False
