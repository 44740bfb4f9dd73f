"""What the tutor says of the questions, rules and quotations of a lesson."""

from __future__ import annotations

import pytest

from hzl_tutor.lesson import FaultCode, QuestionStep, Span
from hzl_tutor.lesson.rule_claims import rule_claim
from hzl_tutor.tutor.lesson_checks import SkillCatalogue

CHECKS = SkillCatalogue()


def question(skill: str, cast: str | None = None, hint: str = "", generate: str = "", **params: str) -> QuestionStep:
    """Return a question; ``generate`` is a condition and its value, ``generation 一世``."""
    name, _, value = generate.partition(" ")
    hints = ((Span("text", hint),),) if hint else ()
    return QuestionStep("q", skill, cast, params, {name: (value,)} if generate else None, (), hints, 1, 1)


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (question("hidden.line", "887777", line="2"), None),
        (question("hidden.line", "887777"), FaultCode.QUESTION_PARAMS),
        (question("relation.changed", "887777", line="2"), FaultCode.QUESTION_CAST),
        (question("hidden.where", None, generate="missing false"), FaultCode.QUESTION_NONE_FOUND),
        (question("generation", None, generate="generation 一世"), FaultCode.QUESTION_ONE_KEY),
        (question("hidden.line", "887777", "下面是甲寅。", line="2"), FaultCode.QUESTION_HINT_TELLS),
        (question("generation", None, generate="palace 乾"), None),
    ],
)
def test_a_question_is_looked_at(asked: QuestionStep, code: FaultCode | None) -> None:
    """What cannot be asked, always has the same answer or tells it is refused, everything else taken."""
    problem = CHECKS.check_question(asked)
    assert (problem and problem.code) == code


def test_a_generator_must_show_some_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    """Conditions under which every slip of the skill gives the right answer are refused; a skill without slips is taken."""
    asked = question("hidden.line", None, generate="palace 乾")
    assert CHECKS.check_question(asked) is None
    monkeypatch.setattr("hzl_tutor.tutor.lesson_checks.wrong_cells", lambda slip, exercise: None)
    problem = CHECKS.check_question(asked)
    assert problem is not None
    assert (problem.code, problem.at, problem.data) == (FaultCode.QUESTION_NO_SLIP, (), {"skill": "hidden.line"})
    monkeypatch.setattr("hzl_tutor.tutor.lesson_checks.visible_slips", lambda skill: ())
    assert CHECKS.check_question(asked) is None


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("遁/rule/S08.R1", None),
        ("姤/rule/S08.R1", FaultCode.CLAIM_RULE_FAILS),
        ("遁/rule/S08.R99", FaultCode.CLAIM_RULE_UNKNOWN),
        ("遁/rule/S08.R3", FaultCode.CLAIM_RULE_LACKS),
        ("遁/rule/S08.R1?matter=天气好", FaultCode.CLAIM_RULE_MATTER),
    ],
)
def test_a_rule_is_asked_of_the_chart(path: str, code: FaultCode | None) -> None:
    """A claim that a rule holds is true, false, or of no chart, no rule, no matter that there is."""
    problem = CHECKS.check_rule(path, rule_claim(path))
    assert (problem and problem.code) == code


@pytest.mark.parametrize(
    ("words", "section", "there"),
    [
        ("财伏鬼乡，买卖遭伤", "8", True),
        ("财伏鬼乡……荣昌", "8", True),
        ("财伏鬼乡，买卖遭伤", "9", False),
        ("财伏鬼乡，买卖遭伤", None, True),
        ("财伏鬼乡，买卖兴隆", None, False),
        ("旺相", "9", True),
    ],
)
def test_quotations_are_those_of_the_book(words: str, section: str | None, there: bool) -> None:
    """A quotation stands in its section, whatever its stops and gaps; single words stand anywhere."""
    assert CHECKS.quotes(words, section) is there
