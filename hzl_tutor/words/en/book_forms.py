"""Forms of sentences for steps of the book: cells whose value is lines, a truth, or one word."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hzl_tutor.engine import Step
from hzl_tutor.words.en.spoken import glossed, line_word, lines_listed
from hzl_tutor.words.en.terms import STATES

Steps = Mapping[str, Step]


def _said(part: object) -> str:
    return line_word(part) if isinstance(part, int) else glossed(part)


def lines(before: str, none: str) -> Callable[[Step, Steps], str]:
    """A cell whose value is lines; ``before`` and ``none`` may name what it was asked for: {0}, {1}."""

    def tell(step: Step, steps: Steps) -> str:
        names = [glossed(part) for part in step.key[1:]]
        return f"{before.format(*names)}{lines_listed(step.value)}." if step.value else f"{none.format(*names)}."

    return tell


def truth(yes: str, no: str) -> Callable[[Step, Steps], str]:
    """A cell that holds or does not; lines it was asked for are {0}, {1}."""

    def tell(step: Step, steps: Steps) -> str:
        return f"{(yes if step.value else no).format(*map(_said, step.key[1:]))}."

    return tell


def value(form: str, none: str = "") -> Callable[[Step, Steps], str]:
    """A cell with a value, which is {value}; what it was asked for is {0}, {1}."""

    def tell(step: Step, steps: Steps) -> str:
        names = list(map(_said, step.key[1:]))
        if step.value is None:
            return f"{none.format(*names)}."
        name = STATES.get(str(step.value), "")
        value = f"{name} ({step.value})" if name else glossed(step.value)
        return f"{form.format(*names, value=value)}."

    return tell
