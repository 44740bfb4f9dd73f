"""What a slip is, and what a question looks like to someone who makes it.

A slip alters exactly one thing: the cast as seen, a rule, the question, or the answer. Dress the hexagram with the slip
and you know what it looks like; a pair of slips is both alterations at once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Literal, NamedTuple

from hzl_tutor.engine import Cast, HuoZhuLin, Key, NoSuchCellError
from hzl_tutor.tutor.answers import NOTHING
from hzl_tutor.tutor.exercises import Exercise, cells_of

Alters = Literal["cast", "rule", "question", "answer"]
Cells = tuple[str, ...]


class Slip(NamedTuple):
    """A named mistake.

    ``skills`` are those it is native to; it can show in every skill that rests on one of them. Exactly one of the
    alterations is set: ``cast`` (the throws as the learner sees them), ``rule`` (a rulebook with one cell changed),
    ``question`` (the cells looked at instead), ``answer`` (the answer as written down).
    """

    id: str
    section: str
    skills: tuple[str, ...]
    cast: Callable[[Cast], Cast] | None = None
    rule: type[HuoZhuLin] | None = None
    question: Callable[[Exercise, tuple[Key, ...]], tuple[Key, ...]] | None = None
    answer: Callable[[Exercise, Cells], Cells] | None = None

    @property
    def alters(self) -> Alters:
        """Which of the four it alters."""
        if self.cast:
            return "cast"
        if self.rule:
            return "rule"
        return "question" if self.question else "answer"


class Variation(NamedTuple):
    """One slip, or two at once."""

    slips: tuple[Slip, ...]

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of its slips."""
        return tuple(slip.id for slip in self.slips)

    def chart(self, exercise: Exercise) -> HuoZhuLin:
        """The chart as somebody sees it who makes these slips; shown cells stay as they stand in the question."""
        cast = exercise.cast
        for slip in self.slips:
            if slip.cast and cast is not None:
                cast = slip.cast(cast)
        rules = tuple(slip.rule for slip in self.slips if slip.rule)
        book = varied_rulebook((*rules, exercise.rulebook))
        plain = not (exercise.shown or exercise.moment or exercise.matter)
        if plain and cast is not None and not cast.moving:
            return book.at_rest(cast.bits)
        return exercise.dressed(book, cast)

    def cells(self, exercise: Exercise) -> Cells | None:
        """The answer that these slips give, or None when they lead to nothing that could be written down."""
        keys = exercise.keys
        for slip in self.slips:
            if slip.question:
                keys = slip.question(exercise, keys)
        chart = self.chart(exercise)
        try:
            cells = tuple(value for key in keys for value in cells_of(chart.value(key), exercise.skill.kind))
        except NoSuchCellError:
            return None
        for slip in self.slips:
            if slip.answer:
                cells = slip.answer(exercise, cells)
        return cells if _writable(exercise, cells) else None


def _writable(exercise: Exercise, cells: Cells) -> bool:
    """Whether an answer could be written down as one of the asked kind."""
    skill = exercise.skill
    if skill.kind.startswith("set:"):
        return True
    if len(cells) != len(exercise.paths) or "" in cells:
        return False
    return len(cells) > 1 or skill.may_be_nothing or NOTHING not in cells


def wrong_cells(slip: Slip, exercise: Exercise) -> Cells | None:
    """The answer a slip gives to an exercise; None when it gives nothing, or the right answer."""
    cells = Variation((slip,)).cells(exercise)
    return None if cells is None or same_cells(exercise, cells, exercise.key_cells) else cells


def same_cells(exercise: Exercise, first: Cells, second: Cells) -> bool:
    """Whether two answers say the same: rows in order, sets in any."""
    return frozenset(first) == frozenset(second) if exercise.skill.kind.startswith("set:") else first == second


@cache
def varied_rulebook(bases: tuple[type[HuoZhuLin], ...]) -> type[HuoZhuLin]:
    """Return the last of these rulebooks with the rules of slips put before it; one that it has anyway changes nothing."""
    *rules, book = bases
    other = tuple(rule for rule in rules if not issubclass(book, rule))
    return type("+".join(rule.__name__ for rule in other), (*other, book), {}) if other else book
