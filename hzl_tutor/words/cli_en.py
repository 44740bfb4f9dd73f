"""What the command line says in English: its help, the heads of its tables, its refusals.

The help in Chinese has an English line below each of its own; those lines are said here, and stand there only.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hzl_tutor.words import cli_help as bilingual
from hzl_tutor.words.cli_help import EXAMPLES, METAVARS, Help
from hzl_tutor.words.cli_zh_hans import VERDICTS

__all__ = ["EXAMPLES", "METAVARS", "VERDICTS", "help_of", "listed", "refusal"]

PROGRAM: Help = bilingual.PROGRAM[1:]
COMMANDS: dict[str, Help] = {name: texts[1:] for name, texts in bilingual.COMMANDS.items()}
"""What each subcommand does, in the order in which help lists them."""
OPTIONS: dict[str, Help] = {name: texts[1:] for name, texts in bilingual.OPTIONS.items()}
"""Help of every option and argument, by ``command.name`` or, where it is the same everywhere, by its name alone."""

HEADINGS: dict[str, str] = {
    "usage": "usage: ",
    "commands": "commands",
    "arguments": "arguments",
    "options": "options",
    "everywhere": "options that hold everywhere",
    "examples": "examples",
    "more": "help of a command: hzl COMMAND --help",
}

REFUSALS: dict[str, str] = {
    "no-command": "There is no command “{text}”{nearest}. For all commands see hzl --help.",
    "missing": "{what} is lacking. See {see}.",
    "unknown": "{what} is not known. See {see}.",
    "no-value": "{what} wants a value after it. See {see}.",
    "needless-value": "{what} takes no value. See {see}.",
    "without-rules": "{what} is for --rules and has to be written with it.",
    "value": "{said}",
    "json-of-coverage": "--json is for --coverage and has to be written with it.",
    "there": "There is a “{text}” already; it was left alone. Take another id.",
    "no-step": "There is no step “{text}”. There are: {known}.",
    "learner": (
        "{what} cannot be “{text}”: a name has letters, digits, Han characters and - _ . ; it begins with a letter or "
        "digit, does not end in a dot, and has at most forty characters."
    ),
    "config-key": "There is no setting “{text}”, only {known}.",
    "config-value": "{what} cannot be “{text}”, only {allowed}.",
    "config-edit": "{text} cannot be changed in this one place and was left alone. Please edit it by hand.",
    "date-and": "With a date there is no {what}: year, month, day and hour follow from it.",
    "two-dates": "There are two dates: {first}, {second}. Leave one.",
    "twice": "{what} and {other} do not go together.",
    "other": "It cannot be written so ({said}). See {see}.",
    "not-one-of": "{what} cannot be “{text}”, only {known}.",
    "number": "{what} wants a whole number from {low} to {high}, not “{text}”.",
    "lines": "--moving wants the moving lines, as in 1,5; “{part}” in “{text}” is none.",
    "already-moves": "“{text}” has moving lines of its own; {what} cannot be added.",
    "moment-twice": "There are two of the {unit}: {first}, {second}. Leave one.",
    "stream-option": "Read from standard input, a changed hexagram stands in the line (姤之鼎); {what} cannot be used.",
    "stream-alone": "- stands alone: “{text}” cannot come after it.",
    "not-utf8": "This line is not UTF-8.",
    "exists": "There is a “{text}” already; it was left alone. To write over it add --force.",
    "no-place": "“{text}” cannot be written: there is no such folder, or it is a folder itself.",
    "no-term": "“{text}” is not in the glossary{nearest}. All terms: hzl glossary.",
    "no-file": "There is no file “{text}”.",
    "import": "“{text}”, line {line}: {reason}. Nothing was added.",
}
"""Why a command line is refused, by code; the words in braces are the facts."""

NEAREST = "; perhaps {names} is meant"

UNITS: dict[str, str] = {"year": "year", "month": "month", "day": "day", "hour": "hour"}

FAILURES: dict[str, str] = {
    "system": "The system does not allow it: {what}{reason}.",
    "input": "Standard input is closed; there is nothing to read.",
    "output": "Standard output is closed; there is nowhere to write.",
    "lessons": "The program's own lessons were not found; it is not installed whole.",
    "unforeseen": (
        "The program has failed ({kind}); it is not your mistake. Please report the command and this sentence; with "
        "HZL_DEBUG=1 set first, the same command shows everything that happened."
    ),
}
"""When something fails that the request is not to blame for."""

SAID = "{kind}: {said}"
OF_FILE = "{file}: "
"""A failure's type with its own words, and the file before what the system says of it."""


IMPORT_REASONS: dict[str, str] = {
    "encoding": "not UTF-8",
    "json": "not a JSON object",
    "header": "not the beginning of a learning record",
    "version": "written by a newer version, please upgrade the program",
    "event": "not a record",
}
"""What is wrong with a line of an exported log, by the reason of ImportFault."""

DRAWN = "The picture was written to {file}."

IMPORTED = "Added: {added}; there already: {there}."
EXPORTED = "Records written to {file}: {count}."

TODAY = "Today: {answered} exercises, right at once {right}."
NOTHING_TODAY = "No exercise yet today."
TO_REVIEW = "Due for review: {count}, “hzl review”."
NOTHING_TRIED = "No exercise yet. “hzl drill” has some."
HELD, NOT_HELD = "held", "not yet"
LESSON_STATES: dict[str, str] = {"new": "new", "begun": "halfway", "done": "finished"}

NEW_LESSON = (
    "Written: {file}. Fill in the 【待写】 one by one; “hzl lint” checks it, “hzl preview” plays it while you write."
)
COVERED: dict[str, str] = {
    "sections": "Sections: {count}; taught {taught}, asked {asked}.",
    "skills": "Skills: {count}; taught {taught}, asked {asked}.",
    "slips": "Slips: {count}; their skill taught {taught}, to be seen in a question {asked}.",
    "rules": "Rules (derivations and judgements): {count}; taught {taught}, asked {asked}.",
}
"""Heads of what the lessons cover."""
NOT_TAUGHT = "Taught by no lesson, {count}: {names}"
NOT_ASKED = "Asked by no lesson, {count}: {names}"
NOT_COUNTED = "{file} has faults ({count}) and is not counted."
NOWHERE = "—"

CLEAN = "No faults: lessons checked, {count}."

COLUMNS: dict[str, tuple[str, ...]] = {
    "skills": ("skill", "name", "answer", "section", "answer, for example"),
    "slips": ("slip", "section", "how to mend it"),
    "glossary": ("term", "meaning"),
    "rules": ("rule", "section", "what the book says"),
    "coverage": ("name", "taught in", "asked in"),
    "config": ("setting", "now", "from", "may be"),
    "judge": ("cell", "given", "right"),
    "progress": ("skill", "tries", "right", "helped", "held", "last"),
    "lessons": ("lesson", "state", "title"),
}
"""Heads of the tables."""

KINDS: dict[str, str] = {
    "palace": "palace",
    "generation": "generation",
    "line": "line",
    "ganzhi": "stem and branch",
    "relation": "relation",
    "element": "phase",
    "yesno": "yes or no",
    "branch": "branch",
    "form": "X under Y",
    "turn": "X to Y",
    "outing": "drawn out how",
    "order": "order",
    "move": "advance or retreat",
    "state": "state",
    "stage": "stage",
    "nayin": "nayin",
    "row6": "row of six",
    "chart": "whole chart",
    "set": "set",
}
"""What kinds of answers are called in a table."""

SHEET_TITLE = "Exercises: {skills} · {count} · seed {seed}"
ALL_SKILLS = "all skills"
KEY_LINE = "Key: {key}"
JUDGED_ROW = "× {right} of {of} cells right"
JUDGED_SLIPS = "Slips that write this answer: {ids}"
JUDGED_PAIRS = "Two slips together that write it: {ids}"
JUDGED_LIKELY = "Slips that explain the wrong cells: {ids}"
JUDGED_STEPS = "Derivation"


def listed(names: Iterable[str]) -> str:
    """A, B, C."""
    return ", ".join(names)


def refusal(code: str, facts: Mapping[str, str]) -> str:
    """Return the sentence of a refused command line."""
    words = dict(facts)
    if "nearest" in words:
        words["nearest"] = NEAREST.format(names=words["nearest"]) if words["nearest"] else ""
    if "unit" in words:
        words["unit"] = UNITS[words["unit"]]
    return REFUSALS[code].format(**words)


def help_of(command: str, name: str) -> str:
    """Return the help of an option."""
    return "\n".join(OPTIONS.get(f"{command}.{name}") or OPTIONS[name])
