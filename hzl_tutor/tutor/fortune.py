"""When a fortune is wanted: none is told, but which 用神 the book takes for such a thing can be, and practised."""

from __future__ import annotations

import re

from hzl_tutor.book import TOPICS
from hzl_tutor.book.matter import HELPERS
from hzl_tutor.tutor.han import simplified
from hzl_tutor.tutor.messages import Say
from hzl_tutor.tutor.skills import known
from hzl_tutor.tutor.topics import topic_of

_ASKED = re.compile(
    r"好不好|会不会|能不能|能否|可不可以|行不行|成不成|吉不吉|是吉是凶|吉凶如何|运势|运气|该不该|要不要|适不适合|"
    r"什么时候(?:能|会|可以|才)|何时能|帮我(?:算|占|断)|给我(?:算|占|断)|算一?卦|算命|我.{0,12}(?:会|能|该).{0,16}[吗么嘛]|"
    r"\b(?:will|should|shall|can) (?:i|we|he|she|they|my)\b|\bwhen will\b|\bmy (?:luck|fortune|future)\b|\bfortune",
    re.IGNORECASE,
)


def wanted(line: str) -> bool:
    """Whether a line asks what will happen, or what to do, in somebody's life."""
    return bool(_ASKED.search(simplified(line)))


def refusal(line: str, *, busy: bool = False) -> Say:
    """The friendly line instead; ``busy`` while something is asked, when no 用神 is told."""
    topic = None if busy else topic_of(line)
    if topic is None:
        return Say("no-fortune")
    drill = known("use", "relation.line")
    data = {"topic": topic.topic, "sections_of": topic.sections, "drill": drill}
    use = TOPICS[topic.topic]
    if use is None:  # 婚姻 goes by who asks
        return Say("no-fortune.marriage", data)
    return Say("no-fortune.topic", {**data, "use": use, "helper": HELPERS[use]})
