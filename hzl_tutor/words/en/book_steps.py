"""Steps of a derivation that only the rules of the book have: what lies under what, what is strong, what the day does."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from hzl_tutor.engine import Step
from hzl_tutor.words.en.book_forms import lines, truth, value
from hzl_tutor.words.en.book_steps_matters import MATTER_TELLERS
from hzl_tutor.words.en.claiming import TOPICS
from hzl_tutor.words.en.spoken import glossed, line_word, lines_listed

Steps = Mapping[str, Step]
_RULE_CELL = re.compile(r"(s\d\d|dz|bq)_r\d+")


def is_rule(name: str) -> bool:
    """Whether a cell is the condition of a rule of the book."""
    return _RULE_CELL.fullmatch(name) is not None


def rule_sentence(step: Step) -> str:
    """The condition of a rule: what the book says, and on which lines it holds."""
    from hzl_tutor.words.en.claims import CLAIMS

    claim = CLAIMS[str(step.key[0]).upper().replace("_", ".")]
    return f"The book says: {claim}; {_where(step)}."


def _where(step: Step) -> str:
    if not step.value:
        return "this hexagram does not meet it"
    return "it holds for the whole hexagram" if len(step.value) == 6 else f"it holds on {lines_listed(step.value)}"


BOOK_TELLERS: dict[str, Callable[[Step, Steps], str]] = {
    "form": value("{0}: {value}", "Nothing lies under {0}"),
    "turning": value("{0}: {value}", "{0} does not move"),
    "outing": value(
        "What the day does to the line hidden under {0}: {value}",
        "The day neither shares a branch nor combines with the line hidden under {0}: none",
    ),
    "solo_relation": value("What moves alone is {value}", "Nothing moves alone: none"),
    "aids": lambda step, steps: f"{glossed(step.key[1])}: {', '.join(map(glossed, step.value)) or 'none of them'}.",
    "lines_of": lambda step, steps: (
        f"It holds on {lines_listed(step.value)}." if step.value else "It holds on no line."
    ),
    "holds": lambda step, steps: "The condition is met." if step.value else "The condition is not met.",
    "eased": lambda step, steps: (
        f"What holds: {', '.join(map(str, step.value))}." if step.value else "None of them holds."
    ),
    "topic": lambda step, steps: f"the matter asked about is {TOPICS[step.value]} ({step.value}).",
    "asker": value("who asks is {value}"),
    "age": value("who asks is {value} years old"),
    "use": value("the significator (用神) is {value}", "the significator (用神) is the Self line"),
    "helper": value("its helper is {value}", "the Self line is the significator, and no helper is taken"),
    "visible": lines("{0} is visible on ", "{0} is not visible"),
    "beneath": lines("{0} hides under {1} on ", "{0} hides under {1} nowhere"),
    "kin_state": value("{0} has its season by the palace: {value}"),
    "strong": truth("{0} has qi", "{0} lacks qi"),
    "day_kin": value("to the palace the day is {value}"),
    "drawn_out": truth(
        "the day has the branch of the hidden {0}: it is brought out",
        "the day has not the branch of the hidden {0}: it is not brought out",
    ),
    "drawn": lines("the day brings {0} out on ", "the day does not bring {0} out"),
    "joined_out": truth(
        "the day combines with the hidden {0}: it is drawn out", "the day does not combine with the hidden {0}"
    ),
    "movers": lines("moving: ", "no line moves"),
    "solo": lambda step, steps: (
        f"a single line moves, {line_word(step.value)}." if step.value else "it is not a single line that moves."
    ),
    "acting_on": lines("moving to generate, support, control or clash with {0}: ", "no moving line acts on {0}"),
    "changed_nayin": value("the nayin that {0} turns into is {value}", "{0} does not move, and nothing changes"),
    "hidden_nayin": value("the nayin hidden under {0} is {value}", "nothing hides under {0}"),
    "joined_by_change": lines("combining with a changed line: ", "no line combines with a changed line"),
    "changed_lower": value("the lower trigram turns into {value}", "no line moves, and the lower trigram stays"),
    "grave_depth": value("the numbers of the Self line are {value}"),
    "grave_distance": value(
        "{0}: the numbers of Self and the changed line together, times that of the line, make {value}",
        "{0} does not move and is not counted",
    ),
    "scattered": truth("two lines or more move: scattered moves", "the moves are not scattered"),
    "clearly_scattered": truth("three lines or more move", "fewer than three lines move"),
    "strongest": lines("the strongest visible line: ", "no line is strongest"),
    "one_strongest": truth("one line alone is strongest", "several are strongest, or the moves are not scattered"),
    "disturbers": lines(
        "moving to clash with or control what hides under Self: ", "no moving line disturbs what hides under Self"
    ),
    "tomb_agreed": truth("Self is not earth: all agree on its tomb", "Self is earth: schools differ about its tomb"),
    "laid": lines("{0} hides on ", "{0} hides nowhere"),
    "ends_against": lines("of Self and Response, {0} is controlled by ", "neither Self nor Response controls {0}"),
    "moves_against": lines("moving and controlling {0}: ", "no moving line controls {0}"),
    "moves_for_world": lines("moving and generating Self: ", "no moving line generates Self"),
    "is_hidden_void": truth("the hidden {0} is void", "the hidden {0} is not void"),
    "hidden_state": value("the hidden {0}: {value}", "{0} has no hidden line"),
    "movement": value("moving or at rest: {value}"),
    "feeds": truth("{0} generates {1}", "{0} does not generate {1}"),
    "controls": truth("{0} controls {1}", "{0} does not control {1}"),
    **MATTER_TELLERS,
}
