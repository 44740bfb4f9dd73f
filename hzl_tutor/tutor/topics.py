"""What is asked about, as people type it: for 断, and to say which 用神 the book takes when somebody wants a fortune told."""

from __future__ import annotations

import re
from typing import NamedTuple

from hzl_tutor.book import TOPICS
from hzl_tutor.tutor.folding import folded

SPELLINGS: dict[str, str] = {
    **{topic: topic for topic in TOPICS},
    **dict.fromkeys(("疾病", "看病", "illness", "sickness", "ill"), "病"),
    **dict.fromkeys(("夫病", "husband's illness"), "夫病"),
    **dict.fromkeys(("官", "升官", "功名", "office", "post", "job"), "求官"),
    **dict.fromkeys(("财", "财运", "wealth", "money"), "求财"),
    **dict.fromkeys(("生意", "trade", "business"), "买卖"),
    **dict.fromkeys(("婚", "占婚", "marriage", "wedding"), "婚姻"),
    **dict.fromkeys(("考试", "exam", "examination"), "科举"),
    **dict.fromkeys(("孕", "产", "怀孕", "birth", "pregnancy"), "孕产"),
    **dict.fromkeys(("官司", "诉讼", "suit", "lawsuit"), "词讼"),
    **dict.fromkeys(("失", "丢东西", "lost", "loss"), "失物"),
    **dict.fromkeys(("papers", "document", "documents"), "文书"),
    "vacancy": "补缺",
    "appointment": "赴任",
    "incumbency": "在任",
    "ruling": "请判",
    "audience": "见官",
    "departure": "上马",
    "rank": "求名",
    "household": "家事",
    "maid": "婢妾",
    "servant": "仆从",
    "goods": "脱货",
    "life": "身命",
    "homecoming": "回家",
    "grave": "葬地",
}
"""How a topic of the book may be written behind 断."""

ASKERS: dict[str, str] = {
    **dict.fromkeys(("男", "男人", "man", "male", "m"), "男"),
    **dict.fromkeys(("女", "女人", "woman", "female", "f"), "女"),
}


class Topic(NamedTuple):
    """A topic that is spoken of when a fortune is wanted: how it is known in a question, and where the book settles its 用神."""

    topic: str
    pattern: re.Pattern[str]
    sections: tuple[str, ...]


def _known_by(topic: str, words: str, letters: str, *sections: str) -> Topic:
    return Topic(topic, re.compile(rf"{words}|\b(?:{letters})"), sections)


SPOKEN_OF: tuple[Topic, ...] = (
    _known_by("词讼", "官司|诉讼|打官|起诉", "lawsuit|court|sue", "§3", "§6"),
    _known_by("孕产", "怀孕|孩子|生产|宝宝|胎|二胎", "pregnan|baby|child", "§3", "§26"),
    _known_by("婚姻", "婚|嫁|娶|恋爱|对象|男友|女友|男朋友|女朋友", "marr|wedding|engage", "§6", "§25"),
    _known_by("科举", "考试|考上|高考|考研|考公|考", "exam", "§3", "§6", "§27"),
    _known_by("失物", "丢|遗失|失物|不见了", "lost|find my", "§3", "§6"),
    _known_by("病", "病|手术", "ill\\b|illness|sick|disease|recover|surgery", "§3", "§6"),
    _known_by(
        "求官", "工作|升职|升官|官|职位|求职|面试|跳槽|上岸", "job|work|career|promot|office|hired", "§3", "§6", "§27"
    ),
    _known_by(
        "求财", "钱|财|生意|买卖|投资|股票|开店|彩票", "money|wealth|rich|business|trade|invest|stock", "§3", "§6", "§8"
    ),
)
"""In the order in which they are looked for: 官司 is no 官."""


def topic_of(question: str) -> Topic | None:
    """What somebody asks about their life, as far as the book has a 用神 for it; None where no word tells."""
    said = folded(question)
    return next((topic for topic in SPOKEN_OF if topic.pattern.search(said)), None)
