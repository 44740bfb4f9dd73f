"""The linter: everything that is wrong with lesson scripts, all at once, each thing with its file, line and column.

Beyond what the compiler refuses it holds scripts against each other (numbers, ids, what they need), against the skills
the tutor has, against the terms that were introduced, against the book's own words, and against the house's style.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

from hzl_tutor.lesson.claims import ClaimError
from hzl_tutor.lesson.faults import Fault, FaultCode, LessonFaults, Place, Report
from hzl_tutor.lesson.files import lesson_files, read_script, unreadable
from hzl_tutor.lesson.inline import SCHEME
from hzl_tutor.lesson.model import FrontMatter
from hzl_tutor.lesson.parser import Draft, parse
from hzl_tutor.lesson.quotations import check_quotations
from hzl_tutor.lesson.rule_claims import RuleClaim, is_rule_claim, rule_claim
from hzl_tutor.lesson.script import QuestionStep
from hzl_tutor.lesson.shelves import Entry
from hzl_tutor.lesson.source import Data
from hzl_tutor.lesson.source import Path as DataPath
from hzl_tutor.lesson.taught_terms import check_terms
from hzl_tutor.lesson.units import unit_order
from hzl_tutor.lesson.values import nearest
from hzl_tutor.lesson.wording import check_wording


class QuestionProblem(NamedTuple):
    """Why a question cannot be asked. ``at`` is the part of the block to point at: ``("hints", 1)``; () is the whole."""

    code: FaultCode
    at: DataPath
    data: dict[str, str]


class RuleProblem(NamedTuple):
    """Why a claim about a rule of the book is no good."""

    code: FaultCode
    data: dict[str, str]


class Catalogue(Protocol):
    """What the linter asks the tutor."""

    @property
    def skills(self) -> Collection[str]:
        """The names of all skills."""

    def check_question(self, question: QuestionStep) -> QuestionProblem | None:
        """Return why this question, of a known skill, cannot be asked; None when it can.

        Looked at are its params, that its conditions find charts, that not every answer is the same one, and that no
        hint holds the key.
        """

    @property
    def rules(self) -> Collection[str]:
        """The ids of all rules of the book."""

    @property
    def terms(self) -> Mapping[str, Sequence[str]]:
        """The terms that a lesson may use only once they are introduced: id, and all that each is written as."""

    def quotes(self, words: str, section: str | None) -> bool:
        """Whether the words are the book's, in the section where one is given. Stops do not count, … leaves something out."""

    def check_rule(self, path: str, claim: RuleClaim) -> RuleProblem | None:
        """Return why a claim that a rule of the book holds on a chart is no good; None when the rule holds there."""


def lint_file(path: Path, catalogue: Catalogue, known: Iterable[Entry] = ()) -> tuple[Fault, ...]:
    """Return all faults of one script, in its order; ``known`` are the lessons there are beside it."""
    return lint_paths((path,), catalogue, known)


def lint_paths(paths: Iterable[Path], catalogue: Catalogue, known: Iterable[Entry] = ()) -> tuple[Fault, ...]:
    """Return all faults of the scripts at ``paths`` (files, or folders of them), file by file, each in its order.

    ``known`` are the lessons there are beside these; one that is itself among the scripts does not count twice.
    """
    drafts: list[Draft] = []
    faults: list[Fault] = []
    for path in dict.fromkeys(_files(paths, faults)):
        try:
            draft = parse(path, read_script(path))
        except LessonFaults as error:
            faults.extend(error.faults)
            continue
        _check_questions(draft, catalogue)
        _check_rules(draft, catalogue)
        check_wording(draft)
        check_quotations(draft, catalogue)
        drafts.append(draft)
    beside = [entry for entry in known if not _among(entry, drafts)]
    _check_together(drafts, beside)
    check_terms(drafts, beside, catalogue)
    return (*faults, *(fault for draft in drafts for fault in draft.report.faults))


def _files(paths: Iterable[Path], faults: list[Fault]) -> Iterator[Path]:
    for path in paths:
        if not path.is_dir():
            yield path
            continue
        try:
            yield from lesson_files(path)
        except OSError as error:
            faults.append(unreadable(path, error))


def _among(entry: Entry, drafts: Sequence[Draft]) -> bool:
    return entry.path.resolve() in {Path(draft.report.path).resolve() for draft in drafts}


def _check_questions(draft: Draft, catalogue: Catalogue) -> None:
    if draft.head and draft.head_data:
        for place, skill in enumerate(draft.head.skills):
            _check_skill(draft.report, draft.head_data.place(("skills", place)), skill, catalogue)
    for question, data in draft.questions:
        if not _check_skill(draft.report, data.place(("skill",)), question.skill, catalogue):
            continue
        problem = catalogue.check_question(question)
        if problem:
            draft.report.add(data.place(problem.at), problem.code, **problem.data)


def _check_skill(report: Report, place: Place, skill: str, catalogue: Catalogue) -> bool:
    if skill in catalogue.skills:
        return True
    report.add(place, FaultCode.SKILL_UNKNOWN, skill=skill, nearest=nearest(skill, catalogue.skills))
    return False


def _check_named_rules(report: Report, rules: Sequence[str], data: Data, catalogue: Catalogue) -> None:
    for place, rule in enumerate(rules):
        if rule not in catalogue.rules:
            near = nearest(rule, catalogue.rules)
            report.add(data.place(("rules", place)), FaultCode.CLAIM_RULE_UNKNOWN, rule=rule, nearest=near)


def _check_rules(draft: Draft, catalogue: Catalogue) -> None:
    """Report claims about rules of the book that do not hold, each where its path stands."""
    if draft.head and draft.head_data:
        _check_named_rules(draft.report, draft.head.rules, draft.head_data, catalogue)
    for choice, choice_data in draft.choices:
        _check_named_rules(draft.report, choice.rules, choice_data, catalogue)
    for text, said, _ in draft.said:
        seen: dict[str, int] = {}
        for span in text:
            if span.kind != "claim" or not is_rule_claim(span.target):
                continue
            try:
                claim = rule_claim(span.target)
            except ClaimError:
                continue  # reported already where it was read
            problem = catalogue.check_rule(span.target, claim)
            if problem:
                place = said.find(f"{SCHEME}{span.target}", seen.get(span.target, 0))
                draft.report.add(place, problem.code, **problem.data)
            seen[span.target] = seen.get(span.target, 0) + 1


def _check_together(drafts: Sequence[Draft], known: Sequence[Entry]) -> None:
    heads = [(draft, draft.head, draft.head_data) for draft in drafts if draft.head and draft.head_data]
    units = {unit_order(entry.unit): str(entry.path) for entry in known}
    ids = {entry.id: str(entry.path) for entry in known}
    needs = {entry.id: entry.needs for entry in known}
    for draft, head, data in heads:
        other = units.setdefault(unit_order(head.unit), draft.report.path)
        if other != draft.report.path:
            draft.report.add(data.place(("unit",)), FaultCode.UNIT_TAKEN, unit=head.unit, other=other)
        other = ids.setdefault(head.id, draft.report.path)
        if other != draft.report.path:
            draft.report.add(data.place(("id",)), FaultCode.LESSON_ID_TAKEN, id=head.id, other=other)
        needs[head.id] = tuple(head.needs)
    for draft, head, data in heads:
        _check_needs(draft.report, head, data, needs)


def _check_needs(report: Report, head: FrontMatter, data: Data, needs: Mapping[str, Sequence[str]]) -> None:
    for place, need in enumerate(head.needs):
        at = data.place(("needs", place))
        if need not in needs:
            report.add(at, FaultCode.NEED_UNKNOWN, id=need, nearest=nearest(need, set(needs) - {head.id}))
        elif way := _way(need, head.id, needs):
            report.add(at, FaultCode.NEED_CYCLE, cycle=" → ".join((head.id, *way)))


def _way(start: str, goal: str, needs: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """Return a shortest way from one lesson to another along what each needs; nothing when there is none."""
    ways: dict[str, tuple[str, ...]] = {start: (start,)}
    waiting = [start]
    for lesson in waiting:
        if lesson == goal:
            return ways[lesson]
        for need in needs.get(lesson, ()):
            if need not in ways:
                ways[need] = (*ways[lesson], need)
                waiting.append(need)  # grows while it is walked: a plain breadth-first search
    return ()
