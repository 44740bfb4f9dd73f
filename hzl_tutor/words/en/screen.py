"""What the terminal itself says: prompts, what commands are for, how to leave, what could not be kept.

What is said in the conversation is in :mod:`~hzl_tutor.words.en.sentences`; this is about the screen, the keys and the
files.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hzl_tutor.store.errors import LogDamaged, LogError, LogTooNew
from hzl_tutor.tutor.skill_names import GROUPS
from hzl_tutor.words.en.spoken import listed, unit_word

if TYPE_CHECKING:
    from hzl_tutor.tutor.messages import Expect

__all__ = [
    "CAST",
    "COMMANDS",
    "DRESS",
    "DRILL",
    "DUE",
    "EXAM",
    "HISTORY_LOST",
    "HOME",
    "LEAVE",
    "LOG_LOST",
    "NUMBERED",
    "PASTED",
    "PROGRESS",
    "SAVE_FAILED",
    "TOOLBAR_CONTINUE",
    "TOOLBAR_HOME",
    "UNREADABLE",
    "UNRECORDED",
    "listed",
    "log_lost",
    "prompt_label",
    "skill_label",
]

HOME = "hzl"
DRILL = "drill"
DRESS = "dress"
CAST = "cast"
EXAM = "exam"

LEAVE = "To leave, say “quit” or press Ctrl-D; your progress is kept."
"""After Ctrl-C on an empty line."""

PASTED = (
    "These lines do not make one answer: the first was taken, the other {count} wait on the input line; Enter goes on."
)
"""After several lines were pasted at once."""

UNREADABLE = "Some bytes of the input were no text and were read as “\ufffd”; please use UTF-8."
"""Once, after bytes that no encoding could read."""

HISTORY_LOST = "What you type cannot be kept for the next time ({reason}); it is remembered for this one."

LOG_LOST: dict[type[LogError], str] = {
    LogDamaged: "The learning record cannot be read ({path}); it is left as it is.",
    LogTooNew: "The learning record was written by a newer version ({path}); please upgrade the program.",
    LogError: "The learning record cannot be used now ({path}: {reason}).",
}
UNRECORDED = " You can practise all the same; it is only not recorded."
"""After a sentence of LOG_LOST."""

SAVE_FAILED = (
    "The progress could not be saved at the end ({reason}); every answer is on record, the next start is only slower."
)

PROGRESS = "{done}/{of}"
NUMBERED = "number {number}"
DUE = "{count} due"
TOOLBAR_HOME = "“help” for everything · “quit” to leave"
TOOLBAR_CONTINUE = "Enter to go on"

COMMANDS: dict[str, str] = {
    "lesson": "take a lesson, or see which there are",
    "drill": "exercises",
    "exam": "a mixed paper, told at the end",
    "daily": "the hexagram of the day",
    "review": "what is due",
    "chart": "look at a hexagram",
    "today": "today's pillars",
    "cast": "throw the coins, then dress it",
    "atlas": "the sixty-four at a glance",
    "save": "write the chart or the evening to a file",
    "dress": "dress a bare hexagram",
    "check": "judge what is filled in",
    "suppose": "what would change if a cell were otherwise",
    "read": "what the book claims about this chart",
    "find": "look for hexagrams",
    "what": "what a term means",
    "verse": "the verse of a section",
    "why": "how it comes about",
    "hint": "one step of help",
    "reveal": "see the answer",
    "skip": "skip this one",
    "back": "back a step",
    "undo": "take the last answer back",
    "mistakes": "your own mistakes, to redo",
    "why-this": "why this exercise",
    "harder": "something harder",
    "easier": "something easier",
    "another": "another hexagram, the same skill",
    "stop": "stop this round",
    "progress": "how far you are",
    "report": "report a mistake in an exercise",
    "help": "everything that can be said",
    "quit": "save and leave",
}
"""What each command does, for the completion menu."""


def skill_label(skill: str, name: str) -> str:
    """Return the short name of a skill: of the group it belongs to, else ``name``."""
    return next((group for group, skills in GROUPS.items() if skill in skills and group.isascii()), name)


def prompt_label(expects: Expect, skill_name: str) -> str:
    """Return what stands before the prompt sign."""
    if expects.mode == "lesson":
        return unit_word(expects.unit)
    if expects.mode == "free":
        return HOME
    if expects.mode == "dress":
        return f"{DRESS}·{expects.title}"
    if expects.mode == "cast":
        return CAST
    if expects.mode == "exam":
        return EXAM
    return f"{DRILL}·{skill_label(expects.skill, skill_name)}" if expects.skill else DRILL


def log_lost(error: LogError) -> str:
    """Say that the learner's log cannot be used, and that one can go on without it."""
    sentence = next(text for kind, text in LOG_LOST.items() if isinstance(error, kind))
    return sentence.format(path=error.path, reason=error.reason) + UNRECORDED
