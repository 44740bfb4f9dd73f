"""A chart being filled in by a learner: what stands there, and how each value is to be taken.

A value is *right* when the book's chart has it; it *follows* when it is what the learner's own earlier values lead to; it
is *wrong* when neither. So a wrong palace is one mistake, and the relations rightly worked out from it are none.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from hzl_tutor.engine import Cast, HuoZhuLin, Key, Moment, School, dress, rulebook
from hzl_tutor.tutor.exercises import Exercise, cells_of
from hzl_tutor.tutor.judging import Judgement, judge_cells
from hzl_tutor.tutor.sections import Entry, Section, engine_value, sections_for
from hzl_tutor.tutor.skills import SKILLS

Mark = Literal["right", "follows", "wrong", "blank"]


class Review(NamedTuple):
    """How one section stands, line by line for a row; ``judgement`` is of the first attempt at explaining it."""

    section: Section
    marks: tuple[Mark, ...]
    judgement: Judgement | None

    @property
    def mark(self) -> Mark:
        """The section as a whole: blank, wrong if anything is, follows if anything only follows, else right."""
        for mark in ("blank", "wrong", "follows"):
            if mark in self.marks:
                return mark
        return "right"


class Sheet:
    """The filled cells of a cast.

    ``given`` marks sections that the tutor filled in: they are judged only where something else was written over them.
    """

    def __init__(self, cast: Cast, moment: Moment | None, school: School) -> None:
        self.cast, self.moment, self.school = cast, moment, school
        self.truth: HuoZhuLin = dress(cast, moment, school)
        self.sections = sections_for(moment)
        self.written: dict[Key, tuple[str, ...]] = {}
        self.given: set[str] = set()

    def put(self, entry: Entry) -> None:
        """Write values down; what stood there is replaced."""
        keys = entry.section.keys(self.moment)
        if entry.place:
            self.written[keys[entry.place - 1]] = entry.values
        elif entry.section.is_row:
            self.written |= {key: (value,) for key, value in zip(keys, entry.values, strict=True)}
        else:
            self.written[keys[0]] = entry.values

    def fill(self, section: Section, *, by_tutor: bool = False) -> None:
        """Write the right values down."""
        for key in section.keys(self.moment):
            self.written[key] = cells_of(self.truth.value(key), section.kind)
        if by_tutor:
            self.given.add(section.id)

    @property
    def open_sections(self) -> tuple[Section, ...]:
        """The sections with something left to fill in."""
        return tuple(s for s in self.sections if any(key not in self.written for key in s.keys(self.moment)))

    def pins(self, before: Section) -> dict[Key, Any]:
        """The learner's own values of the sections that come before one, as cells to pin."""
        found: dict[Key, Any] = {}
        for section in self.sections:
            if section is before:
                break
            if section.kind.startswith("set:"):
                continue  # nothing rests on the void
            for key in section.keys(self.moment):
                if key in self.written:
                    found[key] = engine_value(section, self.written[key][0])
        return found

    def chart(self) -> HuoZhuLin:
        """The chart as the learner has it."""
        return rulebook(self.school)(self.cast, self.moment, self.pins(Section("", (), "", "", "")))

    def review(self) -> tuple[Review, ...]:
        """Every section that has anything in it, in order."""
        return tuple(self.look_at(section) for section in self.sections if self._begun(section))

    def _begun(self, section: Section) -> bool:
        return any(key in self.written for key in section.keys(self.moment))

    def look_at(self, section: Section) -> Review:
        """How a section stands."""
        own = rulebook(self.school)(self.cast, self.moment, self.pins(section))
        marks = tuple(self._mark(section, key, own) for key in section.keys(self.moment))
        return Review(section, marks, self._judged(section) if "wrong" in marks and "blank" not in marks else None)

    def _mark(self, section: Section, key: Key, own: HuoZhuLin) -> Mark:
        mine = self.written.get(key)
        if mine is None:
            return "blank"
        truth, following = (cells_of(chart.value(key), section.kind) for chart in (self.truth, own))
        if section.kind.startswith("set:"):
            return "right" if set(mine) == set(truth) else "wrong"
        if mine == truth:
            return "right"
        return "follows" if mine == following else "wrong"

    def values(self, section: Section) -> tuple[str, ...]:
        """What is written in a section, line 1 first."""
        return tuple(value for key in section.keys(self.moment) for value in self.written.get(key, ()))

    def exercise(self, section: Section, line: int = 0, *, by_the_book: bool = False) -> Exercise | None:
        """The exercise that asks for a section, or one line of it; None where no skill does.

        Its key goes by the learner's own earlier values, or by the book.
        """
        skill = SKILLS.get(section.one if line else section.skill)
        if skill is None:
            return None
        params = {"line": str(line)} if line else {}
        if "school" in skill.params:
            params["school"] = str(self.school.earth)
        if "day" in skill.params and self.moment:
            params["day"] = str(self.moment.day)
        if skill.id.startswith("hidden.") and self.school.hidden != "all":
            params["hidden"] = self.school.hidden
        return Exercise(
            skill, self.cast if skill.has_cast else None, params, pinned={} if by_the_book else self.pins(section)
        )

    def _judged(self, section: Section) -> Judgement | None:
        exercise = self.exercise(section)
        if exercise is None:
            return None
        values = self.values(section)
        return judge_cells(exercise, values, " ".join(values))
