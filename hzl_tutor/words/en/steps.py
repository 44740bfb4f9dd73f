"""One step of a derivation as a sentence: the value, and the rule with the cells it was made from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hzl_tutor.engine import Generation, Relation, Step
from hzl_tutor.words.en.book_steps import BOOK_TELLERS, is_rule, rule_sentence
from hzl_tutor.words.en.spoken import (
    TOWARDS_ME,
    cell_name,
    ganzhi,
    glossed,
    line_word,
    lines_listed,
    listed,
    phase,
    spoken_value,
)
from hzl_tutor.words.en.terms import STAGES, STATES, TIES

Steps = Mapping[str, Step]

GENERATIONS: dict[str, str] = {
    Generation.HOME: "upper and lower trigram are the same, a pure hexagram",
    Generation.FIRST: "only 1 and 4 differ, changed up to line 1",
    Generation.SECOND: "1 and 4, 2 and 5 differ, changed up to line 2",
    Generation.THIRD: "all three pairs differ, changed up to line 3",
    Generation.FOURTH: "only 1 and 4 agree, changed up to line 4",
    Generation.FIFTH: "only 3 and 6 differ, changed up to line 5",
    Generation.WANDERING: "only 2 and 5 agree: after five changes line 4 has changed back",
    Generation.RETURNING: "only 2 and 5 differ: the lower trigram has changed back too",
}

STATE_REASONS: dict[str, str] = {
    "旺": "it commands the season",
    "相": "the season's phase generates it",
    "休": "it generates the season's phase",
    "囚": "it controls the season's phase",
    "死": "the season's phase controls it",
}
"""What each state of the season means (§3)."""

SEASONS: dict[str, str] = {"春": "spring", "夏": "summer", "秋": "autumn", "冬": "winter"}
_PAIRS = ("", "1 and 4", "2 and 5", "3 and 6")


def sentence(step: Step, steps: Steps) -> str:
    """Say one step; ``steps`` are those told before it, by path."""
    if step.pinned and step.key[0] == "ganzhi":
        return f"The question gives it: line {step.key[1]} is {ganzhi(step.value)}."
    if step.pinned:
        return f"Settled already: {cell_name(step.key)} is {spoken_value(step.key, step.value)}."
    if is_rule(step.key[0]):
        return rule_sentence(step)
    teller = TELLERS.get(step.key[0])
    said = teller(step, steps) if teller else f"{step.path}: {_any(step.value)}."
    return said[:1].upper() + said[1:]


def _any(value: Any) -> str:
    if isinstance(value, tuple) and not hasattr(value, "stem"):
        return listed(map(glossed, value)) or "none"
    return "none" if value is None else glossed(value)


def _read(steps: Steps, path: str, otherwise: str = "") -> Any:
    return steps[path].value if path in steps else otherwise


def _difference(step: Step, steps: Steps) -> str:
    upper, lower = _read(steps, "upper"), _read(steps, "lower")
    trigrams = f"{glossed(upper)} above, {glossed(lower)} below: " if upper and lower else ""
    if not step.value:
        return f"{trigrams}all three pairs of lines agree."
    pairs = [_PAIRS[place] for place in step.value]
    return f"{trigrams}{listed(pairs)} differ in yin and yang."


def _palace(step: Step, steps: Steps) -> str:
    generation = _read(steps, "generation")
    palace = glossed(step.value)
    if generation == Generation.RETURNING:
        return f"the lower trigram has changed back: it is the palace, {palace}."
    if generation in (Generation.FOURTH, Generation.FIFTH, Generation.WANDERING):
        lower = glossed(_read(steps, "lower"))
        return f"all three lower lines of {lower} have changed; changed back they are the palace: {palace}."
    return f"the upper trigram has not changed: it is the palace, {palace}."


def _ganzhi(step: Step, steps: Steps) -> str:
    line = step.key[1]
    side, path = ("inner", "lower") if line <= 3 else ("outer", "upper")
    return f"line {line} is in the {side} trigram {glossed(_read(steps, path))} and takes {ganzhi(step.value)}."


def kin(me: str, other: str, relation: str) -> str:
    """``water generates wood; what I generate is 子孙 (offspring)``."""
    mine, its = phase(me), phase(other)
    words = {
        Relation.PARENT: f"{its} generates {mine}",
        Relation.SIBLING: f"both are {mine}",
        Relation.OFFSPRING: f"{mine} generates {its}",
        Relation.WEALTH: f"{mine} controls {its}",
        Relation.OFFICER: f"{its} controls {mine}",
    }
    return f"{words[Relation(relation)]}, and what {TOWARDS_ME[relation]} is {glossed(relation)}"


def _kin_of(ganzhi_cell: str, element_cell: str, what: str, after: str = "") -> Callable[[Step, Steps], str]:
    def tell(step: Step, steps: Steps) -> str:
        line = step.key[1]
        if step.value is None:
            return f"line {line} has no {what.strip()} line, and so no relation."
        me, element = _read(steps, "me"), _read(steps, f"{element_cell}/{line}")
        pair = _read(steps, f"{ganzhi_cell}/{line}")
        reason = kin(me, element, step.value) if me and element else glossed(step.value)
        named = f" {pair}, {phase(element)}" if pair and element else ""
        return f"{what}line {line}{named}: {reason}{after}."

    return tell


def _branch_of(ganzhi_cell: str, called: str) -> Callable[[Step, Steps], str]:
    def tell(step: Step, steps: Steps) -> str:
        line = step.key[1]
        if step.value is None:
            return f"line {line} has no {called} line."
        return f"{called} line {_read(steps, f'{ganzhi_cell}/{line}')}: its branch is {phase(step.value)}."

    return tell


def _hidden(step: Step, steps: Steps) -> str:
    line = step.key[1]
    if step.value is None:
        return f"by this school nothing lies hidden under line {line}."
    palace = glossed(_read(steps, "palace"))
    return f"in the pure hexagram of palace {palace}, line {line} is {ganzhi(step.value)}: it hides under line {line}."


def _own(step: Step, steps: Steps) -> str:
    line = step.key[1]
    pair = _read(steps, f"ganzhi/{line}")
    how = "the same as in the palace: an own line appears." if step.value else "not the same as in the palace."
    return f"the visible line {line} is {pair}, {how}"


def _home(step: Step, steps: Steps) -> str:
    return f"above it on line {step.key[1]} lies {glossed(step.value)}: it hides in the home of {glossed(step.value)}."


def _missing(step: Step, steps: Steps) -> str:
    if not step.value:
        return "all five relations are among the visible lines."
    return f"missing from the six visible lines: {listed(map(glossed, step.value))}."


def _where(step: Step, steps: Steps) -> str:
    what = glossed(step.key[1])
    return f"{what} hides under {lines_listed(step.value)}." if step.value else f"{what} hides nowhere."


def _body(step: Step, steps: Steps) -> str:
    world = _read(steps, "world")
    place = f"Self is on {line_word(world)}; " if world else ""
    return (
        f"{place}count a branch a line from line 1 up to Self: the body is {glossed(step.value)}. "
        "(from 子 if Self is yang, from 午 if yin)"
    )


def _body_lines(step: Step, steps: Steps) -> str:
    if not step.value:
        return "no visible line has this branch: the body is not on the hexagram."
    return f"visible lines with this branch: {lines_listed(step.value)}."


def _changed(step: Step, steps: Steps) -> str:
    line = step.key[1]
    return f"line {line} moves and becomes {ganzhi(step.value)}." if step.value else f"line {line} does not move."


def _entombed(step: Step, steps: Steps) -> str:
    if not step.value:
        return "neither the Response line, nor a moving line, nor the day has this branch."
    causes = {"应": "the Response line (应)", "动": "a moving line (动)", "日": "the day (日)"}
    return f"this branch is on {listed((causes[str(cause)] for cause in step.value), ' and ')}."


def _trine(step: Step, steps: Steps) -> str:
    found = step.value
    if found is None:
        return "Self is not an earth branch, so there is no trine to speak of."
    have = "all" if found.available else "not all"
    return (
        f"the earth branch on Self hooks in {''.join(map(str, found.branches))}, the frame of {phase(found.element)}, "
        f"to the palace {glossed(found.relation)}; {have} three branches are in the palace's pure hexagram."
    )


def _ties(step: Step, steps: Steps) -> str:
    pair = f"{glossed(step.key[1])} and {glossed(step.key[2])}"
    ties = listed((f"{TIES[str(tie)]} ({tie})" for tie in step.value), ", ")
    return f"{pair}: {ties}." if step.value else f"{pair} neither combine nor clash, punish or harm."


def _plain(text: str) -> Callable[[Step, Steps], str]:
    """A sentence with ``{value}``, ``{line}``, ``{first}`` and ``{second}`` of the cell's key."""

    def tell(step: Step, steps: Steps) -> str:
        key = [*map(str, step.key[1:]), "", ""]
        return text.format(value=_any(step.value), phase=phase(step.value), line=key[0], of=phase(key[0]), to=key[1])

    return tell


TELLERS: dict[str, Callable[[Step, Steps], str]] = {
    "lower": _plain("the lower trigram is {value}."),
    "upper": _plain("the upper trigram is {value}."),
    "difference": _difference,
    "generation": lambda step, steps: f"{GENERATIONS[step.value]}: {glossed(step.value)}.",
    "palace": _palace,
    "me": lambda step, steps: f"{glossed(_read(steps, 'palace'))} is {phase(step.value)}: “me” is {phase(step.value)}.",
    "world": lambda step, steps: (
        (f"{glossed(_read(steps, 'generation'))}: " if "generation" in steps else "") + f"Self is on line {step.value}."
    ),
    "response": _plain("two lines stand between: Response is on line {value}."),
    "between": lambda step, steps: f"between Self and Response stand {lines_listed(step.value)}.",
    "ganzhi": _ganzhi,
    "element": lambda step, steps: (
        f"line {step.key[1]} {_read(steps, f'ganzhi/{step.key[1]}')}: its branch is {phase(step.value)}."
    ),
    "relation": _kin_of("ganzhi", "element", ""),
    "hidden": _hidden,
    "hidden_element": _branch_of("hidden", "hidden"),
    "hidden_relation": _kin_of("hidden", "hidden_element", "hidden "),
    "own": _own,
    "home": _home,
    "missing": _missing,
    "hidden_where": _where,
    "body": _body,
    "body_lines": _body_lines,
    "moving": lambda step, steps: f"line {step.key[1]} {'moves' if step.value else 'does not move'}.",
    "changed": _changed,
    "changed_element": _branch_of("changed", "changed"),
    "changed_relation": _kin_of("changed", "changed_element", "changed ", " (still seen from the original palace)"),
    "tomb": lambda step, steps: (
        f"line {step.key[1]} is {phase(_read(steps, f'element/{step.key[1]}'))}: its tomb is {glossed(step.value)}."
    ),
    "tomb_of": _plain("from the birth of {of} count to the ninth station: its tomb is {value}."),
    "birthplace": _plain("{of} has its birth in {value}."),
    "extinction_of": _plain("from the birth of {of} count to the tenth station: its extinction is {value}."),
    "extinction": _plain("line {line} has its extinction in {value}."),
    "entombed": _entombed,
    "stage_of": lambda step, steps: (
        f"counted on from its birth, {glossed(step.key[2])} is the {STAGES[step.value]} ({step.value}) of "
        f"{phase(step.key[1])}."
    ),
    "season_of": lambda step, steps: f"month {step.key[1]} belongs to {SEASONS.get(str(step.value), str(step.value))}.",
    "ruler_of": lambda step, steps: (
        f"{phase(step.value)} commands {SEASONS.get(str(_read(steps, f'season_of/{step.key[1]}')), 'the season')}."
    ),
    "state_of": lambda step, steps: (
        f"{phase(step.key[1])} in month {step.key[2]}: {STATE_REASONS[step.value]}, {STATES[step.value]} ({step.value})."
    ),
    "state": lambda step, steps: f"line {step.key[1]}: {STATES[step.value]} ({step.value}).",
    "void_pair": lambda step, steps: (
        f"in the ten days of {step.key[1]}, {listed(map(glossed, step.value), ' and ')} are void."
    ),
    "ties_of": _ties,
    "trine_members": lambda step, steps: f"the frame of {phase(step.key[1])}: {listed(map(glossed, step.value))}.",
    "combined": lambda step, steps: f"{listed(map(glossed, step.value), ' and ')} combine.",
    "trine": _trine,
    "hooked": lambda step, steps: (
        f"it can hook in {listed(map(glossed, step.value))}." if step.value else "it cannot be hooked in."
    ),
    "nayin_of": _plain("{line}: {value}."),
    "nayin": _plain("line {line}: nayin {value}."),
    "numbers_of": lambda step, steps: f"the numbers of {phase(step.key[1])} are {listed(step.value, ' and ')}.",
    "is_void": lambda step, steps: f"line {step.key[1]} is {'void' if step.value else 'not void'}.",
    "spirit": _plain("line {line} has {value}."),
    "spirit_on": _plain("on a day {line}, line {to} has {value}."),
    "trigram_of": lambda step, steps: (
        f"from the bottom up {listed(('yin', 'yang')[int(bit)] for bit in step.key[1])}: {glossed(step.value)}."
    ),
    "branch_element": lambda step, steps: f"{glossed(step.key[1])} is {phase(step.value)}.",
    "of_kin": lambda step, steps: (
        f"“I” am {phase(step.key[1])}; what {TOWARDS_ME[step.key[2]]} is {phase(step.value)}."
    ),
    **BOOK_TELLERS,
    "month": _plain("the month branch is {value}."),
    "day": _plain("the day is {value}."),
}
