"""What the lessons together cover: sections, skills, slips and rules, each with the units that teach it and that ask it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from hzl_tutor.book import RULES, Kind, Rule, section_of
from hzl_tutor.book.verses import TITLES
from hzl_tutor.book.verses.quoting import bare
from hzl_tutor.lesson.rule_claims import is_rule_claim
from hzl_tutor.lesson.script import ChoiceStep, PredictStep, Prose, QuestionStep, Script, Span, Text, Verse, plain
from hzl_tutor.tutor.drawing import draw
from hzl_tutor.tutor.showing import visible_slips
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.slips import SLIPS

WANTED = (Kind.DERIVATION, Kind.JUDGEMENT)
"""Kinds of rules that lessons are to cover; images, timings and corrupt passages are theirs to tell or to leave."""


class Row(NamedTuple):
    """One thing to learn, and the units that teach it and ask for it."""

    id: str
    taught: tuple[str, ...]
    asked: tuple[str, ...]


class Coverage(NamedTuple):
    """All there is to learn; the ids of sections are without the § (``19附``)."""

    sections: tuple[Row, ...]
    skills: tuple[Row, ...]
    slips: tuple[Row, ...]
    rules: tuple[Row, ...]


def coverage(scripts: Iterable[Script]) -> Coverage:
    """Return what lessons cover, units in the order of the lessons.

    A section is taught where a lesson names it, and asked where such a lesson asks anything. A skill is taught where a
    lesson names it, and asked by its questions. A slip is taught with a skill in which it shows, and asked by a question
    of one. A rule is taught where a lesson names it or claims it of a chart, or names its section and quotes it; it is
    asked by a question with that ``rule``, a choice that names it, or, a derivation that the lesson teaches, by a
    question about a cell that it reckons. Of several rules to draw from none is sure to be asked.
    """
    lessons = list(scripts)
    showing = {skill: {slip.id for slip in visible_slips(skill)} for skill in SKILLS}
    taught, asked = _Units(), _Units()
    for lesson in lessons:
        skills = {step.skill for step in lesson.steps if isinstance(step, QuestionStep)}
        taught.add(lesson, "section", lesson.sections)
        if any(isinstance(step, QuestionStep | ChoiceStep) for step in lesson.steps):
            asked.add(lesson, "section", lesson.sections)
        for units, named in ((taught, set(lesson.skills)), (asked, skills)):
            units.add(lesson, "skill", named)
            units.add(lesson, "slip", {slip for skill in named for slip in showing.get(skill, ())})
        rules = _rules_taught(lesson)
        taught.add(lesson, "rule", rules)
        asked.add(lesson, "rule", _rules_asked(lesson) | _reckoned(rules, skills))

    def rows(kind: str, names: Iterable[str]) -> tuple[Row, ...]:
        return tuple(Row(name, taught.of(kind, name), asked.of(kind, name)) for name in names)

    return Coverage(
        rows("section", (title.removeprefix("§") for title in TITLES)),
        rows("skill", SKILLS),
        rows("slip", SLIPS),
        rows("rule", (rule.id for rule in RULES.values() if rule.kind in WANTED)),
    )


class _Units:
    """Which units have to do with what."""

    def __init__(self) -> None:
        self._found: Mapping[tuple[str, str], list[str]] = defaultdict(list)

    def add(self, lesson: Script, kind: str, names: Iterable[str]) -> None:
        for name in names:
            if lesson.unit not in self._found[kind, name]:
                self._found[kind, name].append(lesson.unit)

    def of(self, kind: str, name: str) -> tuple[str, ...]:
        return tuple(self._found.get((kind, name), ()))


def _rules_taught(lesson: Script) -> set[str]:
    claimed = {_rule_of(span) for span in _spans(lesson) if span.kind == "claim" and is_rule_claim(span.target)}
    quoted = bare("\n".join(plain(text) for text in _texts(lesson)))
    here = [rule for rule in RULES.values() if section_of(rule.id).removeprefix("§") in lesson.sections]
    return {*lesson.rules, *claimed, *(rule.id for rule in here if _quotes(quoted, rule))}


def _quotes(words: str, rule: Rule) -> bool:
    return bool(rule.quote) and bare(rule.quote) in words


def _rules_asked(lesson: Script) -> set[str]:
    found: set[str] = set()
    for step in lesson.steps:
        if isinstance(step, ChoiceStep):
            found |= set(step.rules)
        elif isinstance(step, QuestionStep):
            drawn = (step.generate or {}).get("rule", ())
            found |= {step.params["rule"]} if "rule" in step.params else set(drawn) if len(drawn) == 1 else set()
    return found


def _reckoned(rules: Iterable[str], skills: Iterable[str]) -> set[str]:
    """Return those of some derivations that reckon what questions of the skills ask for."""
    cells = {cell for skill in skills if skill in SKILLS for cell in _cells_of(skill)}
    found = (RULES[rule] for rule in rules if rule in RULES)
    return {rule.id for rule in found if rule.kind is Kind.DERIVATION and cells & set(rule.cells)}


@cache
def _cells_of(skill: str) -> frozenset[str]:
    """The names of the cells that a skill asks for."""
    return frozenset(str(key[0]) for key in draw(SKILLS[skill], 0).keys)


def _rule_of(span: Span) -> str:
    return span.target.partition("?")[0].split("/")[-1]


def _spans(lesson: Script) -> Iterator[Span]:
    return (span for text in _texts(lesson) for span in text)


def _texts(lesson: Script) -> Iterator[Text]:
    """All that is said, but for options and hints."""
    for step in lesson.steps:
        if isinstance(step, Prose | Verse):
            yield step.text
        elif isinstance(step, ChoiceStep | PredictStep):
            yield step.ask
            yield from (option.say for option in step.options)
        elif isinstance(step, QuestionStep):
            yield step.ask
