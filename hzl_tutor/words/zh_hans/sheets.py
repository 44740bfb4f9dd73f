"""What is said while a chart is being filled in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hzl_tutor.words.zh_hans.spoken import COUNTS, lines_listed, listed

SECTION_NAMES: dict[str, str] = {
    "palace": "宫",
    "world": "世",
    "response": "应",
    "ganzhi": "干支",
    "relation": "六亲",
    "hidden": "伏神",
    "body": "卦身",
    "tomb": "墓",
    "season": "旺衰",
    "void": "旬空",
    "spirit": "六神",
}

NEXT: dict[str, str] = {
    "palace": "一般先定宫：{full}属哪一宫？",
    "world": "世在哪一爻？",
    "response": "应在哪一爻？",
    "ganzhi": "六爻的干支，从初爻到上爻？",
    "relation": "六亲，从初爻到上爻？",
    "hidden": "伏神，从初爻到上爻（干支）？",
    "body": "卦身是哪一支？",
    "tomb": "六爻的墓，从初爻到上爻（土随水）？",
    "season": "六爻的旺相休囚死，从初爻到上爻？",
    "void": "旬空是哪两支？",
    "spirit": "六神，从初爻到上爻？",
}


def ready(data: Mapping[str, Any]) -> dict[str, str]:
    """The phrases of a sheet's sentences."""
    found: dict[str, str] = {}
    section = data.get("section")
    if section:
        found["section_name"] = SECTION_NAMES[section]
        found["next_section"] = NEXT[section].format_map({"full": data.get("full", "")})
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


COINS = {"7": "一背，单，少阳", "8": "两背，拆，少阴", "9": "三背，重，老阳，动", "6": "没有背，交，老阴，动"}


def _done(mistakes: list[str]) -> str:
    if not mistakes:
        return "装好了，一处没错。"
    return f"装好了。改过的：{listed(SECTION_NAMES[name] for name in mistakes)}。"


def _review(data: Mapping[str, Any]) -> str:
    wrong = [SECTION_NAMES[name] for name in data["wrong"]]
    only = "只错在" if len(wrong) == 1 else "错在"
    told = [f"{only}{listed(wrong)}。"]
    for name, cells in data["follows"]:
        what = SECTION_NAMES[name] + (f"{COUNTS[cells]}格" if cells > 1 else "")
        by = (
            f"照你定的{data['palace']}宫（{data['me']}）"
            if name in ("relation", "hidden") and data["palace"] and "palace" in data["wrong"]
            else "照你前面填的"
        )
        told.append(f"{what}，{by}都推对了，不另算错。")
    return "".join(told)
