"""Claims about rules of the book: ``遁/rule/S08.R1?month=寅&day=甲子`` says that the rule holds on that chart.

This room does not know the book. Here such a claim is read; whether it is true the linter asks the tutor.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from hzl_tutor.engine import Cast, Moment, NotationError, parse_cast
from hzl_tutor.lesson.claims import ClaimHexagramError, ClaimMomentError, UnknownClaimError, moment_of

QUESTION_PARTS = ("matter", "asker", "age")
"""What may stand in a claim about a rule besides the moment: ``matter=求财&asker=男&age=27``."""
_AGE = re.compile(r"[1-9]\d{0,2}", re.ASCII)


class RuleClaim(NamedTuple):
    """That a rule holds on a chart; ``topic``, ``asker`` and ``age`` (0: none) are the question, empty where not given."""

    rule: str
    cast: Cast
    moment: Moment | None
    topic: str
    asker: str
    age: int


def is_rule_claim(path: str) -> bool:
    """Whether a path (without ``hzl:``) speaks of a rule of the book."""
    return path.partition("?")[0].split("/")[1:2] == ["rule"]


def rule_claim(path: str) -> RuleClaim:
    """Read a path of which :func:`is_rule_claim` holds. Raises :class:`~hzl_tutor.lesson.claims.ClaimError`."""
    address, _, query = path.partition("?")
    name, *rest = address.split("/")
    if len(rest) != 2 or not rest[1]:
        raise UnknownClaimError(path, address)
    try:
        cast = parse_cast(name)
    except NotationError as error:
        raise ClaimHexagramError(path, name, error.nearest) from error
    items = [item.partition("=") for item in query.split("&") if query]
    question = {key: value for key, _, value in items if key in QUESTION_PARTS}
    dated = [item for item in items if item[0] not in QUESTION_PARTS]
    age = question.get("age", "")
    if len(question) + len(dated) < len(items) or not all(question.values()) or (age and not _AGE.fullmatch(age)):
        raise ClaimMomentError(path, query)
    moment = moment_of(path, "&".join("".join(item) for item in dated))
    return RuleClaim(rest[1], cast, moment, question.get("matter", ""), question.get("asker", ""), int(age or 0))
