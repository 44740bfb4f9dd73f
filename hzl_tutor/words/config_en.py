"""What is said of the settings in English: what cannot be followed, where a value comes from, what was changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

FAULTS: dict[str, str] = {
    "unreadable": "The settings could not be read, so defaults are used. {path}: {reason}.",
    "damaged": "{path}, line {line}, is not TOML; these settings are not used.",
    "unknown": "{path}, line {line}: there is no setting “{text}”, only {known}.",
    "value": "{path}, line {line}: {key} cannot be “{text}”, only {allowed}; it is not used.",
    "variable": "{variable} cannot be “{text}”, only {allowed}; it is not used.",
}
"""What in the settings cannot be followed, by the code of its Fault."""
MORE = " {count} more, see hzl config."
SOURCES: dict[str, str] = {
    "option": "command line",
    "environment": "{variable}",
    "config": "file",
    "default": "default",
}
NONE = "(not settled)"
PATH = "File: {path}"
SET = "{key} = {value}, written to {path}."
UNSET = "{key} is no longer in {path}."
ALLOWED: dict[str, str] = {
    "columns": "{sets}, or some of {columns}",
    "learner": "a name of letters, digits, Han characters and - _ .",
}
"""What a setting may be that is not one of a few words."""


def allowed(key: str, known: Sequence[str]) -> str:
    """Return what a setting may be, in words."""
    if key not in ALLOWED:
        return ", ".join(known)
    from hzl_tutor.tutor.columns import COLUMNS, PRESETS

    return ALLOWED[key].format(sets=", ".join(PRESETS), columns=", ".join(COLUMNS))


def fault_sentence(code: str, facts: Mapping[str, str]) -> str:
    """Return the sentence of something in the settings that cannot be followed."""
    words = {name: fact.replace("、", ", ") if name in ("known", "allowed") else fact for name, fact in facts.items()}
    if "key" in words:
        words["allowed"] = allowed(words["key"], (words["allowed"],))
    return FAULTS[code].format(**words)
