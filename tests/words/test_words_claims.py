"""Every rule of the book is said in our own words, and every step to it is told."""

from __future__ import annotations

import re

import pytest
from all_charts import holes

from hzl_tutor.book import CONDITIONS, RULES, Matter, findings, read_chart
from hzl_tutor.engine import HEXAGRAMS, NoSuchCellError, cast_moving, dress, make_moment
from hzl_tutor.tutor.exercises import LOOKUPS
from hzl_tutor.words.en.claims import CLAIMS as EN_CLAIMS
from hzl_tutor.words.zh_hans import Simplified
from hzl_tutor.words.zh_hans.claims import CLAIMS
from hzl_tutor.words.zh_hans.steps import TELLERS

WORDS = Simplified()
ADVICE = ("你", "您", "应该", "不要", "别去", "将会", "会得", "小心", "建议", "宜早")
"""What would turn a claim of the book into advice or a forecast."""


def test_every_rule_has_a_claim() -> None:
    """There is a claim for each rule and for nothing else, in both languages."""
    assert set(CLAIMS) == set(EN_CLAIMS) == set(RULES)


@pytest.mark.parametrize("rule_id", RULES)
def test_a_claim_in_english_is_a_clause(rule_id: str) -> None:
    """Without a full stop, short enough for two lines, with no advice in it, and no other rule's."""
    claim = EN_CLAIMS[rule_id]
    assert not claim.endswith(".")
    assert 12 <= len(claim) <= 150
    assert not re.search(r"\b(you|your|should|must|will)\b", claim)
    assert sum(claim == other for other in EN_CLAIMS.values()) == 1


@pytest.mark.parametrize("rule_id", RULES)
def test_a_claim_is_a_short_clause(rule_id: str) -> None:
    """At most 25 Chinese characters, no full stop (it stands inside a sentence), no advice, no identifiers."""
    claim = WORDS.claim(rule_id)
    assert 4 <= len(re.findall(r"[\u4e00-\u9fff]", claim)) <= 25
    assert not claim.endswith("。")
    assert not re.search(r"[A-Za-z_]", claim)
    assert not [word for word in ADVICE if word in claim]


def test_every_step_to_a_rule_is_told() -> None:
    """On all 64 hexagrams, moved and dated and with a question, each cell of each derivation has a sentence without holes."""
    moment = make_moment(year="丙午", month="寅", day="甲子")
    told: dict[str, set[bool]] = {}
    for place, hexagram in enumerate(HEXAGRAMS):
        matter = Matter(("求财", "求官", "婚姻")[place % 3], "男女"[place % 2], 27)
        moving = (place % 6 + 1,) if place % 2 else (1, place % 5 + 2)
        chart = read_chart(dress(cast_moving(hexagram.bits, moving), moment), matter)
        for cell in CONDITIONS:
            try:
                steps = chart.derivation((cell,))
            except NoSuchCellError:
                continue  # a rule of which it cannot be told here whether it holds
            before = {step.path: step for step in steps}
            for step in steps:
                if step.key[0] in LOOKUPS:
                    continue
                assert step.key[0] in TELLERS or step.key[0] in CONDITIONS, step.path
                if step.value is None:
                    continue
                text = WORDS.step(step, before)
                assert text.endswith(("。", "）")), f"{step.path}: {text}"
                assert not holes(text), f"{step.path}: {text}"
                assert not re.search(r"[A-Za-z_]", text), f"{step.path}: {text}"
            told.setdefault(cell, set()).add(bool(steps[-1].value))
    assert set(told) == set(CONDITIONS)


def test_reasons_are_whole_sentences() -> None:
    """What a finding gives as its reasons are sentences that begin with a word and have no hole."""
    moment = make_moment(year="丙午", month="亥", day="甲寅")
    for hexagram in HEXAGRAMS:
        for finding in findings(cast_moving(hexagram.bits, (2,)), moment, Matter("求财", "男", 27)):
            for step in finding.because:
                text = WORDS.step(step, {told.path: told for told in finding.derivation})
                assert text[0] not in "，。：、", f"{finding.rule.id}: {text}"
                assert text.endswith(("。", "）"))
                assert not holes(text), f"{finding.rule.id}: {text}"
