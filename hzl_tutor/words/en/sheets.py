"""What is said while a chart is being filled in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hzl_tutor.words.en.spoken import COUNTS, glossed, hexagram, lines_listed, listed, phase

SECTION_NAMES: dict[str, str] = {
    "palace": "palace",
    "world": "Self",
    "response": "Response",
    "ganzhi": "stems and branches",
    "relation": "relations",
    "hidden": "hidden lines",
    "body": "body",
    "tomb": "tombs",
    "season": "states of the season",
    "void": "void",
    "spirit": "spirits",
}

NEXT: dict[str, str] = {
    "palace": "One begins with the palace, as a rule: to which does {full} belong?",
    "world": "On which line is Self (世)?",
    "response": "On which line is Response (应)?",
    "ganzhi": "The stems and branches of the six lines, from line 1 up?",
    "relation": "The relations, from line 1 up?",
    "hidden": "The hidden lines, from line 1 up (stems and branches)?",
    "body": "Which branch is the hexagram body (卦身)?",
    "tomb": "The tombs of the six lines, from line 1 up (earth goes with water)?",
    "season": "The states of the season of the six lines, from line 1 up?",
    "void": "Which two branches are void?",
    "spirit": "The six spirits, from line 1 up?",
}

COINS = {
    "7": "one back up, young yang (单)",
    "8": "two backs up, young yin (拆)",
    "9": "three backs up, old yang (重), moving",
    "6": "no back up, old yin (交), moving",
}


def ready(data: Mapping[str, Any]) -> dict[str, str]:
    """The phrases of a sheet's sentences."""
    found: dict[str, str] = {}
    section = data.get("section")
    if section:
        found["section_name"] = SECTION_NAMES[section]
        found["next_section"] = NEXT[section].format_map({"full": hexagram(data.get("full", ""))})
    if "sections" in data:
        found["section_names"] = listed(SECTION_NAMES[name] for name in data["sections"])
    if "wrong_lines" in data and section:
        found["wrong_words"] = lines_listed(data["wrong_lines"])
    if "mistakes" in data:
        found["dress_done"] = _done(data["mistakes"])
    if "follows" in data:
        found["review"] = _review(data)
    if "backs" in data:
        found["coins"] = COINS[data["digit"]]
    return found


def _done(mistakes: list[str]) -> str:
    if not mistakes:
        return "Dressed, without a mistake."
    return f"Dressed. Mended on the way: {listed(SECTION_NAMES[name] for name in mistakes)}."


def _review(data: Mapping[str, Any]) -> str:
    wrong = [SECTION_NAMES[name] for name in data["wrong"]]
    told = [f"{'Only' if len(wrong) == 1 else 'Wrong are'} the {listed(wrong)}{' is wrong' * (len(wrong) == 1)}."]
    for name, cells in data["follows"]:
        count = f", {COUNTS[cells]} cells," if cells > 1 else ""
        palace = f"your palace {glossed(data['palace'])}, {phase(data['me'])}" if data["palace"] else ""
        named = name in ("relation", "hidden") and palace and "palace" in data["wrong"]
        by = palace if named else "what you filled in before"
        told.append(f"The {SECTION_NAMES[name]}{count} follow rightly from {by}, and are not counted as mistakes.")
    return " ".join(told)
