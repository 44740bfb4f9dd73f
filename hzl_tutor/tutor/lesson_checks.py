"""What the linter of lessons has to know of skills and exercises, handed to it as a value."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from difflib import get_close_matches
from types import MappingProxyType

from hzl_tutor.book import ASKERS, RULES, TOPICS, Matter, condition_of, read_chart
from hzl_tutor.book.verses import sections_with
from hzl_tutor.book.verses.quoting import SHORTEST, bare
from hzl_tutor.engine import Cast, NoSuchCellError, dress
from hzl_tutor.lesson.faults import FaultCode
from hzl_tutor.lesson.linter import QuestionProblem, RuleProblem
from hzl_tutor.lesson.rule_claims import RuleClaim
from hzl_tutor.lesson.script import QuestionStep, plain
from hzl_tutor.tutor.drawing import draw
from hzl_tutor.tutor.exercises import Exercise, ExerciseError
from hzl_tutor.tutor.feedback import secrets_of
from hzl_tutor.tutor.showing import visible_slips
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.slips import wrong_cells

DRAWS = 24
"""How many exercises of a generated question are looked at."""


class SkillCatalogue:
    """Checks a script against the table of skills and the book's rules.

    ``terms`` are those that lessons have to introduce, with all that each is written as; none, no term is looked for.
    """

    def __init__(self, terms: Mapping[str, Sequence[str]] = MappingProxyType({})) -> None:
        self.terms = terms

    @property
    def skills(self) -> Collection[str]:
        """The ids of all skills."""
        return SKILLS

    @property
    def rules(self) -> Collection[str]:
        """The ids of all rules of the book."""
        return RULES

    def quotes(self, words: str, section: str | None) -> bool:
        """Whether the words stand in the book; words of less than four characters stand anywhere."""
        if len(bare(words)) < SHORTEST:
            return True
        found = sections_with(words)
        return f"§{section}" in found if section else bool(found)

    def check_question(self, question: QuestionStep) -> QuestionProblem | None:
        """Return why a question cannot be asked, or None.

        Looked at are its parameters, that its conditions find charts, not always the same answer, and some that show a
        slip of its skill, and that no hint contains the key.
        """
        try:
            exercises = self._exercises(question)
        except ExerciseError as error:
            return _problem(question, error)
        if question.generate is not None:
            keys = {exercise.key for exercise in exercises}
            if len(keys) == 1 and len(exercises) > 1:
                data = {"skill": question.skill, "key": keys.pop()}
                return QuestionProblem(FaultCode.QUESTION_ONE_KEY, (), data)
            slips = visible_slips(question.skill)
            if slips and all(wrong_cells(slip, one) is None for one in exercises for slip in slips):
                return QuestionProblem(FaultCode.QUESTION_NO_SLIP, (), {"skill": question.skill})
        return self._telling_hint(question, exercises)

    def check_rule(self, path: str, claim: RuleClaim) -> RuleProblem | None:
        """Return why a rule of the book cannot be said to hold on a chart, or None when it does."""
        if claim.rule not in RULES:
            near = "、".join(get_close_matches(claim.rule, RULES, n=1))
            return RuleProblem(FaultCode.CLAIM_RULE_UNKNOWN, {"rule": claim.rule, "nearest": near})
        for part, known in ((claim.topic, TOPICS), (claim.asker, ASKERS)):
            if part and part not in known:
                return RuleProblem(FaultCode.CLAIM_RULE_MATTER, {"path": path, "part": part})
        condition = condition_of(claim.rule)
        if condition is None:
            return RuleProblem(FaultCode.CLAIM_RULE_NO_CONDITION, {"rule": claim.rule})
        matter = Matter(claim.topic, claim.asker, claim.age or None)
        try:
            held = read_chart(dress(claim.cast, claim.moment), matter).value(condition)
        except NoSuchCellError as error:
            lacks = error.cell if error.lacks == "moment" else error.lacks
            return RuleProblem(FaultCode.CLAIM_RULE_LACKS, {"path": path, "lacks": lacks})
        return None if held else RuleProblem(FaultCode.CLAIM_RULE_FAILS, {"path": path})

    def _exercises(self, question: QuestionStep) -> list[Exercise]:
        skill = SKILLS[question.skill]
        if question.generate is None:
            return [Exercise(skill, Cast(question.cast) if question.cast else None, question.params)]
        return [draw(skill, seed, conditions=question.generate or None) for seed in range(DRAWS)]

    def _telling_hint(self, question: QuestionStep, exercises: list[Exercise]) -> QuestionProblem | None:
        """A hint of a given chart must not hold its key; one for drawn charts not the key of every one of them."""
        for place, hint in enumerate(question.hints):
            words = plain(hint)
            told = [exercise for exercise in exercises if any(secret in words for secret in secrets_of(exercise))]
            if told and len(told) == len(exercises):
                data = {"hint": words, "key": told[0].key}
                return QuestionProblem(FaultCode.QUESTION_HINT_TELLS, ("hints", place), data)
        return None


def _problem(question: QuestionStep, error: ExerciseError) -> QuestionProblem:
    skill = question.skill
    if error.reason == "no-such-chart":
        return QuestionProblem(FaultCode.QUESTION_NONE_FOUND, (), {"skill": skill})
    if error.reason in ("param", "unknown-param", "param-missing"):
        wanted = "、".join(name for name in SKILLS[skill].params if name != "school") or "—"
        return QuestionProblem(FaultCode.QUESTION_PARAMS, (), {"skill": skill, "wanted": wanted})
    return QuestionProblem(FaultCode.QUESTION_CAST, (), {"skill": skill})


def catalogue(terms: Mapping[str, Sequence[str]] = MappingProxyType({})) -> SkillCatalogue:
    """Return the catalogue that ``hzl lint`` hands to the linter; ``terms`` as for :class:`SkillCatalogue`."""
    return SkillCatalogue(terms)
