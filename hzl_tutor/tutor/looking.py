"""找 in the conversation: a query answered beside whatever is open, without telling what that asks for."""

from __future__ import annotations

from hzl_tutor.engine import NotationError, parse_cast
from hzl_tutor.tutor import fortune
from hzl_tutor.tutor.desk import Desk
from hzl_tutor.tutor.messages import Message, NotUnderstood, Say
from hzl_tutor.tutor.query import FORMS
from hzl_tutor.tutor.query_errors import QueryError
from hzl_tutor.tutor.query_words import read_query
from hzl_tutor.tutor.searching import forms, matches
from hzl_tutor.tutor.skills import known
from hzl_tutor.tutor.topics import topic_of


def look_for(text: str, desk: Desk) -> list[Message]:
    """What is found for a query; without one, how to ask."""
    try:
        terms = read_query(text)
    except QueryError as error:
        lost = error.reason == "unknown" and not error.nearest and topic_of(error.text)  # 找工作 looks for no hexagram
        if lost or fortune.wanted(text):
            return [fortune.refusal(text, busy=desk.busy)]
        return [NotUnderstood(_refused(error))]
    if not terms:
        return [Say("find.how", {"drill": known("clause", "hidden.home")})]
    covers = desk.covers if desk.busy else None
    if FORMS in terms:
        return [forms(desk.school, covers), Say("find.forms-drill", {"drill": known("clause", "hidden.home")})]
    return [matches(terms, desk.school, covers)]


def _refused(error: QueryError) -> QueryError:
    """The same; a word that is the name of a hexagram is better looked at."""
    if error.reason != "unknown":
        return error
    try:
        parse_cast(error.text)
    except NotationError:
        return error
    return QueryError("hexagram", error.text)
