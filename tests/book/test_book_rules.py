"""The rules of the book are all there, each with what a rule has to say of itself."""

from __future__ import annotations

import re

import pytest
from rule_ids import COUNTS, IDS

from hzl_tutor.book import CONDITIONS, NEEDS, RULES, Kind, Reading, Rule, section_of
from hzl_tutor.book.verses import sections_with
from hzl_tutor.engine import NotationError, parse_dressing

ROWS = [pytest.param(rule, id=rule.id) for rule in RULES.values()]
METHODS = {"S02.R7"}
"""Judgements that say how to judge and not where something holds: no chart fails them."""


def test_every_rule_is_there() -> None:
    """The catalogue has the 183 rules and no other, in the order of the book."""
    assert len(IDS) == 183
    assert tuple(RULES) == IDS


def test_sections_are_named_as_the_book_counts_them() -> None:
    """Ids name the section; the two appendices stand with the sections they follow."""
    named = [section_of(f"{part}.R1") for part in COUNTS]
    assert named[0] == "§1"
    assert named[-1] == "§27"
    assert named[named.index("§19附") - 1] == "§19"
    assert named[named.index("§25附") - 1] == "§25"
    for wrong in ("S8.R1", "S08.R0", "S08", "s08_r1"):
        with pytest.raises(ValueError, match="not the id of a rule"):
            section_of(wrong)


@pytest.mark.parametrize("rule", ROWS)
def test_a_rule_stands_on_something(rule: Rule) -> None:
    """Judgements and timings have a condition; definitions that or cells; images that or a table; the corrupt only a table."""
    conditional = rule.cell in CONDITIONS
    assert all(cell in Reading.cells for cell in rule.cells)
    if rule.kind in (Kind.JUDGEMENT, Kind.TIMING):
        assert conditional or (rule.id in METHODS and rule.cells)
    elif rule.kind is Kind.DERIVATION:
        assert conditional or rule.cells
    elif rule.kind is Kind.IMAGE:
        assert conditional or rule.table
    else:
        assert not conditional
        assert rule.table
        assert not rule.graded
    assert all(sign and image for sign, image in rule.table)


@pytest.mark.parametrize("rule", ROWS)
def test_a_rule_quotes_the_book(rule: Rule) -> None:
    """A quote is a short phrase of Chinese characters and stops, and stands in the section of the rule."""
    assert re.fullmatch(r"[\u4e00-\u9fff，。；：、〔〕?《》]{2,40}", rule.quote)
    assert rule.section in sections_with(rule.quote)


@pytest.mark.parametrize("rule", ROWS)
def test_a_rule_names_other_rules_that_there_are(rule: Rule) -> None:
    """What a rule eases, worsens or contradicts is a rule, not itself, and says so of its own side."""
    for other in (*rule.eases, *rule.worsens, *rule.contradicts):
        assert other in IDS
        assert other != rule.id
    assert all(rule.id in RULES[other].eased_by for other in rule.eases if other in RULES)
    assert all(rule.id in RULES[other].contradicts for other in rule.contradicts if other in RULES)


@pytest.mark.parametrize("rule", ROWS)
def test_a_rule_says_what_it_needs(rule: Rule) -> None:
    """Needs are of the closed list, each once and in its order, and the chart is always among them."""
    assert rule.needs == tuple(need for need in NEEDS if need in rule.needs)
    assert rule.needs[0] == "chart"


@pytest.mark.parametrize("rule", ROWS)
def test_an_example_can_be_read(rule: Rule) -> None:
    """The example of a rule is a cast in the notation of the command line."""
    if rule.example:
        try:
            parse_dressing(rule.example)
        except NotationError as error:
            pytest.fail(str(error))
