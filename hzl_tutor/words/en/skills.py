"""The names of the skills."""

from __future__ import annotations

from hzl_tutor.tutor.skill_names import NAMES

SKILL_NAMES: dict[str, str] = {
    "trigram": "trigrams",
    "element.branch": "phase of a branch",
    "cycle": "generating and controlling",
    "generation": "generation",
    "palace": "palace",
    "world": "Self line",
    "response": "Response line",
    "najia.line": "stem and branch of a line",
    "najia.all": "stems and branches of six lines",
    "relation.line": "relation of a line",
    "relation.all": "relations of six lines",
    "relation.missing": "missing relations",
    "relation.changed": "relation of a changed line",
    "hidden.line": "hidden line",
    "hidden.relation": "relation of a hidden line",
    "hidden.all": "six hidden lines",
    "hidden.where": "where a missing relation hides",
    "hidden.home": "whose home it hides in",
    "own": "own line",
    "body": "hexagram body",
    "body.lines": "lines of the body",
    "season.state": "state of the season",
    "stage": "twelve stages",
    "tomb.element": "tomb of a phase",
    "tomb.line": "tomb of a line",
    "tomb.fault": "Self in its tomb",
    "void": "void of the ten days",
    "branches.relation": "combine, clash, punish, harm",
    "trine": "trine",
    "nayin": "nayin",
    "number": "numbers of a phase",
    "dress": "whole chart",
    "use": "use (用神) of a matter",
    "helper": "helper (辅)",
    "solo": "solo move",
    "drawn": "drawn out by the day",
    "clause": "what lies under what",
    "aid": "what aids a relation",
    "turn": "what turns into what",
    "limit.major": "major limit",
    "limit.minor": "minor limit",
    "month.move": "advancing or retreating",
    "birth.order": "order of birth",
    "womb": "womb (胎)",
    "rule.holds": "does a clause hold",
    "rule.lines": "on which lines a clause holds",
    "rule.eases": "what eases a clause",
}
"""By skill."""

TYPED: dict[str, str] = {skill: skill for skill in NAMES.values()}
"""What can be typed after ``drill`` or ``mistakes`` for a skill."""


def drilled(skill: str) -> str:
    """What is said behind ``drill`` for a skill."""
    return TYPED[skill]
