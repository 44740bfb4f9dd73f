"""What 《火珠林》 §1–27 claims about a dressed chart: one rule per claim, grouped as the book groups them.

Standard library only. Everything here is the book's opinion and no advice: see ``kind`` and ``caution`` of a rule.
"""

from __future__ import annotations

from hzl_tutor.book.findings import Finding, Waiting, findings, waiting
from hzl_tutor.book.matter import ASKERS, OLDEST, TOPICS, Matter
from hzl_tutor.book.questions import AIDS, FORMS, OUTINGS, SHORT, TURNS
from hzl_tutor.book.reading import CONDITIONS, RULES, Reading, condition_of, read_chart, reading_by
from hzl_tutor.book.rule import NEEDS, Kind, Lines, Rule, section_of

__all__ = [
    "AIDS",
    "ASKERS",
    "CONDITIONS",
    "FORMS",
    "NEEDS",
    "OLDEST",
    "OUTINGS",
    "RULES",
    "SHORT",
    "TOPICS",
    "TURNS",
    "Finding",
    "Kind",
    "Lines",
    "Matter",
    "Reading",
    "Rule",
    "Waiting",
    "condition_of",
    "findings",
    "read_chart",
    "reading_by",
    "section_of",
    "waiting",
]
