"""Steps that only the rules of §17–27 have: what moves and turns, the limits, the womb, what the day does for a hidden line."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hzl_tutor.engine import Step
from hzl_tutor.words.en.book_forms import lines, truth, value
from hzl_tutor.words.en.spoken import glossed, line_word, lines_listed, listed

Steps = Mapping[str, Step]
_ACTS: dict[str, str] = {
    "生": "feeds it",
    "扶": "supports it",
    "克": "controls it",
    "合": "combines with it",
    "冲": "clashes with it",
    "刑": "punishes it",
    "害": "harms it",
    "生令": "fed or in command",
    "刑伤": "punished or hurt",
}
_SIGNS: dict[str, str] = {"阳": "yang", "阴": "yin"}
_WAYS: dict[str, str] = {"进": "advance", "退": "retreat", "顺": "head first", "逆": "feet first"}


def _turned(step: Step, steps: Steps) -> str:
    line = line_word(step.key[1])
    if not step.value:
        return f"{line} does not move and turns into nothing."
    return f"{line} turns from {glossed(step.value[0])} into {glossed(step.value[1])}."


def _several(some: str, none: str) -> Callable[[Step, Steps], str]:
    """A cell of a line whose value is several words: {0} the line, {1} the words."""

    def tell(step: Step, steps: Steps) -> str:
        line = line_word(step.key[1])
        words = [f"{_ACTS[word]} ({word})" for word in step.value]
        return f"{some.format(line, listed(words))}." if step.value else f"{none.format(line)}."

    return tell


def _limits(step: Step, steps: Steps) -> str:
    return f"the major limit is on {line_word(step.value[0])}, the minor limit on {line_word(step.value[1])}."


MATTER_TELLERS: dict[str, Callable[[Step, Steps], str]] = {
    "year": value("the year is {value}"),
    "moved": lines("{0} moves on ", "no {0} moves"),
    "turned": _turned,
    "turning_into": lines("turning into {0}: ", "nothing turns into {0}"),
    "upon_world": _several(
        "toward Self, what {0} turns into does this: {1}", "what {0} turns into does nothing to Self"
    ),
    "day_stage": value("the day is {value} to {0}"),
    "day_clashes": truth("the day clashes with {0}", "the day does not clash with {0}"),
    "joined": lines("{0} and {1} combine on ", "{0} and {1} do not combine"),
    "hurting": lambda step, steps: (
        f"punishing or harming {line_word(step.key[1])}: {lines_listed(step.value)}."
        if step.value
        else f"no line punishes or harms {line_word(step.key[1])}."
    ),
    "papers_agreed": truth(
        "parents is not earth, and its tomb and extinction are undisputed",
        "parents is earth, whose tomb and extinction the schools give differently",
    ),
    "one_polarity": lambda step, steps: (
        f"the palace and Self are both {_SIGNS[step.value]} ({step.value})."
        if step.value
        else "of the palace and Self one is yin and the other yang."
    ),
    "after_solstice": truth(
        "it is after the winter solstice", "it is not in the whole months between winter and summer solstice"
    ),
    "month_move": lambda step, steps: (
        f"the hexagram's month is the one {'after' if step.value == '进' else 'before'} that of the question: "
        f"{_WAYS[step.value]} ({step.value})."
        if step.value
        else "the hexagram's month is not next to that of the question, of which the book says nothing."
    ),
    "major_limit": lambda step, steps: (
        f"from Self, five years a line: the major limit at {step.key[1]} is on {line_word(step.value)}."
    ),
    "minor_limit": lambda step, steps: (
        f"from Self, one year a line: the minor limit at {step.key[1]} is on {line_word(step.value)}."
    ),
    "limits": _limits,
    "limit_luck": _several(
        "in the month {0} is {1}", "{0} is neither fed or in command nor punished or hurt in the month"
    ),
    "mutual": lambda step, steps: (
        f"lines 2 to 4 are {glossed(step.value[0])}, lines 3 to 5 {glossed(step.value[1])}: the inner trigrams."
    ),
    "of_sixty": lambda step, steps: (
        f"age {step.key[1]} belongs to {glossed(step.value)}."
        if step.value
        else f"age {step.key[1]} is outside the sixty years."
    ),
    "rival": value("what is to be feared is {value}"),
    "ends_moving": lines("of Self and Response there moves ", "Self and Response are both at rest"),
    "ends_at_odds": lambda step, steps: (
        "Self and Response control one another." if step.value else "Self and Response do not control one another."
    ),
    "striking_world": lines("moving to clash with or control Self: ", "no moving line clashes with or controls Self"),
    "womb": value("the womb (胎) of the offspring's phase is at {value}"),
    "womb_lines": lines("the womb line is ", "no visible line has the womb branch"),
    "womb_agreed": truth(
        "offspring is not earth, and its womb is undisputed",
        "offspring is earth, whose womb the schools give differently",
    ),
    "womb_signs": lambda step, steps: (
        f"{line_word(step.key[1])} is a {_SIGNS[step.value[0]]} line with a {_SIGNS[step.value[1]]} branch."
    ),
    "womb_polar": truth(
        "yin or yang of the womb line is the same by line and by branch",
        "yin or yang of the womb line differs by line and by branch, or by school",
    ),
    "birth_order": lambda step, steps: f"by the lower trigram the birth is {_WAYS[step.value]} ({step.value}).",
    "lifted": _several(
        "toward what hides under {0}, the day does this: {1}",
        "the day neither feeds nor supports what hides under {0}, nor combines with it",
    ),
    "against_world": lines(
        "of Response and the moving lines, punishing or controlling Self: ",
        "neither Response nor a moving line punishes or controls Self",
    ),
}
