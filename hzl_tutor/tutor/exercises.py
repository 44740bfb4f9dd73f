"""Exercises: one skill asked of one chart, with a code that gives the same exercise on any machine.

``skill@CAST/name=value…`` names a given chart; ``skill~SEED`` is drawn (see :mod:`~hzl_tutor.tutor.drawing`) and
resolves to the first form. Skills about the plain tables have no cast: ``tomb.element@/element=木``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from hzl_tutor.book import Matter, Reading, reading_by
from hzl_tutor.engine import (
    LINES,
    Cast,
    EarthSchool,
    HuoZhuLin,
    Key,
    Moment,
    School,
    Step,
    path_of,
    rulebook,
)
from hzl_tutor.tutor.answers import NOTHING, space_of, write_answer
from hzl_tutor.tutor.exercise_checks import ExerciseError, check, complete
from hzl_tutor.tutor.param_values import READERS
from hzl_tutor.tutor.sections import write_chart
from hzl_tutor.tutor.skills import Skill

__all__ = ["LOOKUPS", "Exercise", "ExerciseError", "cells_of"]

LOOKUPS = frozenset(
    {
        "kin",
        "pure",
        "stem_of",
        "branch_of",
        "phase_of",
        "branch_after",
        "standing",
        "relate_to_me",
        "yang",
        "changed_anyway",
        "moving",
        "limit_after",
    }
)
"""Cells that are a look into a table for another cell; no step of their own when a derivation is told."""


DRESSED = frozenset({"me", "palace", "hidden", "hidden_element", "own", "ganzhi", "element", "lower", "upper"})
"""Cells of 装卦 that are left unsaid where a rule of the book is told: whoever is asked about rules can dress."""


SEASONAL = frozenset({"month", "day", "season_of", "ruler_of", "state_of"})
"""What a hint about a clause may tell: the moment and the seasons. Anything nearer says what is asked."""


def cells_of(value: Any, kind: str) -> tuple[str, ...]:
    """Write one cell's value as the values of an answer of this kind."""
    if kind.startswith("set:"):
        return tuple(str(member) for member in value)
    if isinstance(value, bool):
        return ("是" if value else "否",)
    if isinstance(value, tuple) and not hasattr(value, "stem"):
        return tuple(str(member) for member in value) or (NOTHING,)
    return (NOTHING if value is None else str(value),)


class Exercise:
    """A question with one right answer. Immutable; two exercises of the same code are the same.

    ``params`` are the parameters as text, in the order of the skill's row; ``seed`` is the seed it was drawn from.
    ``pinned`` are cells taken as they stand, a learner's own earlier ones: what follows from them is then the key.
    Raises ExerciseError for a chart or parameters that the skill cannot be asked of.
    """

    def __init__(
        self,
        skill: Skill,
        cast: Cast | None,
        params: Mapping[str, str] | None = None,
        seed: int | None = None,
        pinned: Mapping[Key, Any] | None = None,
    ) -> None:
        self.skill = skill
        self.pinned = dict(pinned or {})
        self.cast = cast
        self.seed = seed
        self.params = complete(skill, dict(params or {}))
        self.values: dict[str, Any] = {}
        for name, text in self.params.items():
            try:
                self.values[name] = READERS[name](text)
            except (ValueError, KeyError):
                raise ExerciseError(skill.id, "param", f"{name}={text}") from None
        if skill.has_cast != (cast is not None):
            raise ExerciseError(skill.id, "no-cast" if skill.has_cast else "needless-cast")
        check(self)

    @property
    def resolved(self) -> str:
        """The code that names the chart: ``relation.line@877777/line=2``."""
        named = "".join(f"/{name}={value}" for name, value in self.params.items() if not self._by_default(name, value))
        return f"{self.skill.id}@{self.cast or ''}{named}"

    @property
    def code(self) -> str:
        """The code it is shown with: the seed's where it was drawn, else :attr:`resolved`."""
        return f"{self.skill.id}~{self.seed}" if self.seed is not None else self.resolved

    def _by_default(self, name: str, value: str) -> bool:
        return (
            name == "school"
            and value == EarthSchool.WITH_WATER
            and self.skill.id in ("tomb.line", "tomb.fault", "womb")
        )

    @cached_property
    def school(self) -> School:
        """The school that the key goes by; it is named in the question wherever schools part."""
        return School(self.values.get("school", EarthSchool.WITH_WATER), self.values.get("hidden", "all"))

    @cached_property
    def moment(self) -> Moment | None:
        """The moment that stands in the question."""
        if not self.skill.has_cast:
            return None
        year, month = (str(self.values.get(name, "")) for name in ("year", "month"))
        day = self.values.get("day")
        return Moment(year=year, month=month, day=day) if day or year or month else None

    @cached_property
    def matter(self) -> Matter | None:
        """What is asked about, and the asker's age, where the question says so."""
        asked, age = self.values.get("matter"), self.values.get("age")
        return (asked or Matter())._replace(age=age) if asked or age else None

    @cached_property
    def shown(self) -> dict[Key, Any]:
        """Cells that stand in the question, or were pinned, and so need no working out."""
        if "ganzhi" not in self.skill.shown or self.cast is None:
            return self.pinned
        chart = rulebook(self.school).at_rest(self.cast.bits)
        lines = (self.values["line"],) if "line" in self.values else LINES
        return {("ganzhi", line): chart.ganzhi(line) for line in lines} | self.pinned

    @cached_property
    def chart(self) -> HuoZhuLin:
        """The chart it is asked of, with the shown cells pinned."""
        return self.dressed(self.rulebook, self.cast)

    @property
    def rulebook(self) -> type[HuoZhuLin]:
        """The rules it goes by: the school's, with the book's upon them where the key is one of the book's cells."""
        school = rulebook(self.school)
        return reading_by(school) if self.skill.reads_book else school

    def dressed(self, book: type[HuoZhuLin], cast: Cast | None) -> HuoZhuLin:
        """Dress a cast by some rulebook, with everything that stands in this question."""
        if issubclass(book, Reading):
            return book(cast, self.moment, self.shown, self.matter)
        return book(cast, self.moment, self.shown)

    @cached_property
    def keys(self) -> tuple[Key, ...]:
        """The cells asked for."""
        return self.skill.keys(self.values)

    @cached_property
    def key_cells(self) -> tuple[str, ...]:
        """The right values: one, six from line 1 up, or the members of a set."""
        return self.read_from(self.chart)

    def read_from(self, chart: HuoZhuLin) -> tuple[str, ...]:
        """The values of the asked cells on any chart, as an answer would give them."""
        return tuple(value for key in self.keys for value in cells_of(chart.value(key), self.skill.kind))

    @property
    def key(self) -> str:
        """The right answer as one string."""
        return (
            write_chart(self.key_cells) if self.skill.kind == "chart" else write_answer(self.skill.kind, self.key_cells)
        )

    @property
    def space(self) -> int:
        """How many answers there could be."""
        return space_of(self.skill.kind)

    @property
    def by_the_book(self) -> bool:
        """Whether the key is the chart's own, whatever cells a learner has pinned."""
        return not self.pinned or self.key_cells == Exercise(self.skill, self.cast, self.params).key_cells

    @cached_property
    def paths(self) -> tuple[str, ...]:
        """The asked cells as text (``relation/2``)."""
        return tuple(path_of(key) for key in self.keys)

    def derivation(self) -> tuple[Step, ...]:
        """Every cell that the key rests on, shown ones as they stand, each after those it was made from.

        Plain lookups are left out: the sentence of the cell that looked something up says it.
        """
        steps = {step.key: step for key in self.keys for step in self.chart.derivation(key)}
        if self.skill.reads_book:
            steps = {key: step for key, step in steps.items() if key in self._near and self._worth_telling(key)}
        asked = set(self.keys)
        return tuple(step for step in steps.values() if step.key in asked or step.key[0] not in LOOKUPS)

    def groundwork(self) -> tuple[Step, ...]:
        """The derivation up to, and without, the asked cells and any other cell that would give them away."""
        asked = set(self.keys)
        return tuple(step for step in self.derivation() if step.key not in asked and not self._says_it(step))

    def _says_it(self, step: Step) -> bool:
        """Whether a cell beneath the asked one says the same: the trine, 长生 itself, the line a relation hides under."""
        match self.skill.id:
            case "trine":
                return bool(step.key[0] == "trine")
            case "stage":
                return bool(step.key[0] == "birthplace" and step.value == self.values["branch"])
            case "limit.major" | "limit.minor":
                return bool(step.key[0] == "world")
            case "use" | "helper":
                return bool(step.key[0] == "topic")
            case "clause":
                return bool(step.key[0] in ("home", "hidden_relation"))
            case "turn":
                return bool(step.key[0] == "changed_relation")
            case "drawn":
                return bool(step.key[0] in ("drawn_out", "joined_out"))
            case "solo":
                return bool(step.key[0] in ("relation", "solo"))
            case "aid" | "rule.holds" | "rule.lines" | "rule.eases":
                return step.key[0] not in SEASONAL
            case "hidden.where":
                return bool(step.key[0] == "hidden_relation" and step.value == self.values["relation"])
        return False

    def _worth_telling(self, key: Key) -> bool:
        """Whether a cell of 装卦 is said beside a rule of the book; the lower trigram where the rule is about it."""
        return key[0] not in DRESSED or (key[0] == "lower" and self.skill.id == "birth.order")

    @cached_property
    def _near(self) -> frozenset[Key]:
        """The cells of the book beneath the asked ones, and what these read of 装卦; how that was dressed goes unsaid."""
        found: set[Key] = set()
        todo = list(self.keys)
        while todo:
            key = todo.pop()
            if key in found:
                continue
            found.add(key)
            if key[0] not in HuoZhuLin.cells and key[0] not in ("visible", "movers"):
                todo += self.chart.step(key).reads
        return frozenset(found)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Exercise) and other.resolved == self.resolved

    def __hash__(self) -> int:
        return hash(self.resolved)

    def __repr__(self) -> str:
        return f"<Exercise {self.resolved}>"
