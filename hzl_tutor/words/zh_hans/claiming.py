"""The words around what 断 says: whose chart it is, what is asked, what a rule still waits for, and how to add it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hzl_tutor.book import TOPICS as BOOK_TOPICS
from hzl_tutor.book import Matter
from hzl_tutor.engine import HuoZhuLin
from hzl_tutor.words.zh_hans.spoken import lines_listed, listed

TOPICS: dict[str, str] = {topic: topic for topic in BOOK_TOPICS}
"""What is asked about, one for each of the book's topics."""

SECTION = "{section}  {title}"
"""Above the rules of a section of the book."""
WHOLE = ""
"""Behind a rule that holds for the hexagram as a whole."""
ON_LINES = "（{lines}）"
BOTH = "两种说法都列在这里。"
"""Behind rules that hold and contradict one another."""
DOUBTFUL = "原文「{quote}」"
"""Before what is said of a corrupt place in the words a rule rests on."""
WAITS = "还有 {count} 条要知道{lacks}才说得上，说{ways}补上。"
WAY = "「{way}」"
WHY = "说「为什么 {rule}」或「为什么 第1条」，看怎么推来。"
DRILL = "想自己推一遍，说「练 {drill}」。"

LACKS: dict[str, str] = {"month": "月", "day": "日", "year": "年", "matter": "占什么", "asker": "谁问、多大"}
WAYS: dict[str, str] = {
    "month": "断 寅月甲子日",
    "day": "断 寅月甲子日",
    "year": "断 丙午年寅月甲子日",
    "matter": "断 求财",
    "asker": "断 男 27",
}
"""How what is lacking is added."""


def head(chart: HuoZhuLin, matter: Matter) -> str:
    """天山遁，寅月甲子日，占求财，男，27岁."""
    changed = chart.thrown().changed
    parts = [chart.thrown().hexagram.full_name + (f"之{changed.full_name}" if changed else "")]
    parts += [str(chart.moment)] if chart.moment else []
    parts += [f"占{matter.topic}"] if matter.topic else []
    parts += [matter.asker] if matter.asker else []
    return "，".join([*parts, *([f"{matter.age}岁"] if matter.age is not None else [])])


def lines(found: tuple[int, ...]) -> str:
    """The lines that a rule holds on, in brackets."""
    return WHOLE if len(found) == 6 else ON_LINES.format(lines=lines_listed(found))


def ready(data: Mapping[str, Any]) -> dict[str, str]:
    """The phrases of sentences about what is asked and what is lacking."""
    found = {"topic_name": TOPICS[data["topic"]]} if "topic" in data else {}
    if "sections_of" in data:
        found["sections_said"] = listed(data["sections_of"])
    if data.get("lacks"):
        found |= {"lacking": LACKS.get(data["lacks"], ""), "way": WAYS.get(data["lacks"], "")}
    return found
