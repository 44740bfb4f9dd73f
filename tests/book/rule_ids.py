"""Every rule there is, by section and number, in the order of the book; and how to read a row of the tables of charts."""

from __future__ import annotations

from hzl_tutor.book import Matter, Reading, read_chart
from hzl_tutor.engine import dress, parse_dressing

COUNTS: dict[str, int] = {
    "S01": 16, "S02": 8, "S03": 5, "S04": 10, "S05": 4, "S06": 4, "S07": 6, "S08": 4,
    "S09": 2, "S10": 3, "S11": 4, "S12": 3, "S13": 3, "S14": 5, "S15": 3, "S16": 4,
    "S17": 5, "S18": 5, "S19": 4, "DZ": 4, "S20": 3, "S21": 5, "S22": 4, "S23": 6,
    "S24": 6, "S25": 20, "BQ": 11, "S26": 9, "S27": 17,
}  # fmt: skip
"""How many rules each section has; they are numbered from R1."""

IDS: tuple[str, ...] = tuple(f"{part}.R{number}" for part, count in COUNTS.items() for number in range(1, count + 1))


def reading(text: str) -> Reading:
    """Read ``遁 寅月 甲子日 / 求财 男 27``: a cast, its moment, and after the stroke topic, asker and age."""
    dressing, _, question = text.partition("/")
    words = question.split()
    age = next((int(word) for word in words if word.isdigit()), None)
    asker = next((word for word in words if word in ("男", "女")), "")
    topic = next((word for word in words if not word.isdigit() and word != asker), "")
    return read_chart(dress(*parse_dressing(dressing.strip())), Matter(topic, asker, age) if words else None)
