"""The rules of the book that hold on a chart, as data and as a list below the chart."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from hzl_tutor.book import Finding, Matter, findings, waiting
from hzl_tutor.engine import HuoZhuLin
from hzl_tutor.ui.commands.output import Page
from hzl_tutor.words import book as said
from hzl_tutor.words.cli import listed
from hzl_tutor.words.language import Language


def found(chart: HuoZhuLin, matter: Matter | None, words: Language) -> list[dict[str, Any]]:
    """Return what holds as the ``findings`` of a chart object."""
    return [
        {
            "rule": finding.rule.id,
            "lines": list(finding.lines),
            "claim": words.claim(finding.rule.id),
            "because": because(finding, words),
            "eased_by": list(finding.eased_by),
            "caution": finding.rule.caution,
        }
        for finding in findings(chart, matter=matter)
    ]


def because(finding: Finding, words: Language) -> list[str]:
    """Return the cells that a condition has read, each as a sentence."""
    steps = {step.path: step for step in finding.derivation}
    return [words.step(step, steps) for step in finding.because]


def print_found(page: Page, chart: HuoZhuLin, matter: Matter | None, words: Language) -> None:
    """Print what holds below a chart, section by section."""
    page.say(f"\n{said.BOOK_CLAIMS}")
    held = findings(chart, matter=matter)
    if not held:
        page.say(said.NO_CLAIMS)
    for section, group in groupby(held, lambda finding: finding.rule.section):
        page.say(section)
        for finding in group:
            page.say(f"  {_told(finding, words)}")
            page.say(f"      {said.CLAIM_BECAUSE.format(because=said.BETWEEN.join(because(finding, words)))}")
    waits = waiting(chart, matter)
    if waits:
        lacks = {wait.lacks for wait in waits}
        page.say(
            f"\n{said.WAITING.format(count=len(waits), lacks=listed(said.LACKS[n] for n in said.LACKS if n in lacks))}"
        )


def _told(finding: Finding, words: Language) -> str:
    rule = finding.rule
    text = said.CLAIM_ROW.format(id=rule.id, claim=words.claim(rule.id))
    if rule.caution:
        text += said.CLAIM_CAUTION
    if finding.eased_by:
        text += said.CLAIM_EASED.format(ids=listed(finding.eased_by))
    if finding.contradicts:
        text += said.CLAIM_CONTRADICTED.format(ids=listed(finding.contradicts))
    return text
