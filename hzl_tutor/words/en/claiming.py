"""The words around what ``read`` says: whose chart it is, what is asked, what a rule still waits for, and how to add it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hzl_tutor.book import Matter
from hzl_tutor.engine import HuoZhuLin
from hzl_tutor.words.en.spoken import hexagram, lines_listed, listed

TOPICS: dict[str, str] = {
    "病": "an illness", "夫病": "a husband's illness", "失物": "a lost thing", "求官": "a post", "词讼": "a suit",
    "补缺": "a vacancy", "文书": "papers", "科举": "an examination", "赴任": "taking up a post", "在任": "being in office",
    "请判": "a ruling", "见官": "an audience", "上马": "an official's setting out", "求名": "rank", "买卖": "trade",
    "家事": "the household", "婢妾": "a maid or concubine", "仆从": "a hired man", "求财": "seeking money",
    "脱货": "getting rid of goods", "孕产": "a birth", "婚姻": "a marriage", "身命": "one's life", "回家": "coming home",
    "葬地": "a grave",
}  # fmt: skip
"""What is asked about, one for each of the book's topics."""

SECTION = "{section}"
"""Above the rules of a section of the book, whose titles are Chinese."""
WHOLE = ""
"""Behind a rule that holds for the hexagram as a whole."""
ON_LINES = " ({lines})"
BOTH = " Both are listed here."
"""Behind rules that hold and contradict one another."""
DOUBTFUL = "The text has “{quote}”."
"""Before what is said of a corrupt place in the words a rule rests on."""
WAITS = "{count} more could be told, knowing {lacks}; to add it, say {ways}."
WAY = "“{way}”"
WHY = "“why {rule}” or “why claim 1” shows how one is worked out."
DRILL = "To work it out yourself, say “drill {drill}”."

LACKS: dict[str, str] = {
    "month": "the month",
    "day": "the day",
    "year": "the year",
    "matter": "what is asked about",
    "asker": "who asks, and how old",
}
WAYS: dict[str, str] = {
    "month": "read yin month jiazi day",
    "day": "read yin month jiazi day",
    "year": "read bingwu year yin month jiazi day",
    "matter": "read wealth",
    "asker": "read man 27",
}
"""How what is lacking is added."""

_ASKERS = {"男": "a man", "女": "a woman"}


def head(chart: HuoZhuLin, matter: Matter) -> str:
    """天山遁 (Dùn), 寅月甲子日, about seeking money (求财), asked by a man of 27."""
    parts = [hexagram(chart.thrown().hexagram.full_name)]
    changed = chart.thrown().changed
    parts += [f"turning into {hexagram(changed.full_name)}"] if changed else []
    parts += [str(chart.moment)] if chart.moment else []
    parts += [f"about {TOPICS[matter.topic]} ({matter.topic})"] if matter.topic else []
    who = _ASKERS.get(matter.asker, "somebody") + (f" of {matter.age}" if matter.age is not None else "")
    return ", ".join([*parts, *([f"asked by {who}"] if matter.asker or matter.age is not None else [])])


def lines(found: tuple[int, ...]) -> str:
    """The lines that a rule holds on, in brackets."""
    return WHOLE if len(found) == 6 else ON_LINES.format(lines=lines_listed(found))


def ready(data: Mapping[str, Any]) -> dict[str, str]:
    """The phrases of sentences about what is asked and what is lacking."""
    found = {"topic_name": f"{TOPICS[data['topic']]} ({data['topic']})"} if "topic" in data else {}
    if "sections_of" in data:
        found["sections_said"] = listed(data["sections_of"])
    if data.get("lacks"):
        found |= {"lacking": LACKS.get(data["lacks"], ""), "way": WAYS.get(data["lacks"], "")}
    return found
