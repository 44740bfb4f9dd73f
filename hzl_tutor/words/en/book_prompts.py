"""Questions about the book's rules: what is asked about, the moment, a clause with its condition."""

from __future__ import annotations

from hzl_tutor.words.en.claiming import TOPICS

PROMPTS: dict[str, str] = {
    "use": "{matter_said}: which relation does this book look at (the use, 用神)?",
    "helper": "{matter_said}: which relation is the helper (辅) in this book?",
    "solo": "{cast}; {moves}. Is it a solo move? If so, write the relation that moves alone; if not, “none”.",
    "drawn": (
        "{full}; the day is {day}. Does the day draw out the line hidden under {line_word} (透出), or draw it out by "
        "combining (合出)? If neither, write “none”."
    ),
    "clause": "{full}, {line_word}. Which relation lies under which? Write it like “wealth under officer” (财伏鬼).",
    "aid": (
        "{full}; month {month}, day {day}. Which of these has {relation}: in season (旺相), on Self (持世), hidden under "
        "Self (伏世下), drawn out (透出), the day itself (值日)? If none, write “none”."
    ),
    "turn": "{cast}; {moves}. What turns into what on {line_word}? Write it like “wealth to officer” (财化鬼).",
    "limit.major": "{full}. At the age of {age}, on which line is the major limit (大限: from Self, five years a line)?",
    "limit.minor": "{full}. At the age of {age}, on which line is the minor limit (小限: from Self, one year a line)?",
    "month.move": "{full}, cast in month {month}. By its own month (月卦), does it advance (进) or retreat (退)?",
    "birth.order": "{full}. By the inner trigram, as the book has it: is it 顺 (head first) or 逆 (feet first)?",
    "womb": "{full}: in which branch is the womb (胎)? {earth_school}",
    "rule.holds": "{scene}. The book says 「{quote}」 ({rule_section}): {condition}. Does this hold here?",
    "rule.lines": (
        "{scene}. The book says 「{quote}」 ({rule_section}): {condition}. On which lines does it hold? If it does not, "
        "write “none”."
    ),
    "rule.eases": (
        "{scene}. Here there is 「{quote}」 ({rule_section}). Other clauses say when it is otherwise:\n{clauses}\n"
        "Which of them hold here? Write their numbers; if none does, “none”."
    ),
}
"""By skill."""

MATTER = "asked about {topic}"
ASKED_BY = "asked about {topic} by {asker}"
AGED = "aged {age}"
WHEN: dict[str, str] = {"year": "year {}", "month": "month {}", "day": "day {}"}
BETWEEN_TIMES = ", "
CLAUSE = "{number} 「{quote}」: {condition}"
"""One of several clauses."""


def asker(who: str) -> str:
    """``a man`` for 男."""
    return {"男": "a man", "女": "a woman"}[who]


def topic(matter: str) -> str:
    """``seeking money (求财)``."""
    return f"{TOPICS[matter]} ({matter})"
