"""Text as it is compared, whoever typed it: 繁 made 简, pinyin without its tones, small letters."""

from __future__ import annotations

import re
import unicodedata

FOLD: dict[int, str] = {
    ord(pair[1]): pair[0]
    for pair in [
        "财財",
        "孙孫",
        "应應",
        "动動",
        "冲沖",
        "冲衝",
        "离離",
        "兑兌",
        "游遊",
        "归歸",
        "长長",
        "带帶",
        "临臨",
        "绝絕",
        "养養",
        "无無",
        "宫宮",
        "炉爐",
        "剑劍",
        "锋鋒",
        "头頭",
        "涧澗",
        "蜡蠟",
        "杨楊",
        "雳靂",
        "灯燈",
        "驿驛",
        "钗釵",
        "钏釧",
        "对對",
        "错錯",
        "没沒",
        "书書",
        "亲親",
        "库庫",
        "两兩",
        "从從",
        "变變",
        "纯純",
        "处處",
        "这這",
        "为為",
        "龙龍",
        "陈陳",
        "纳納",
        "装裝",
    ]
}
"""繁 to 简 for the characters of this vocabulary alone; 丑 and 乾 stay what they are."""

_TONED = re.compile(r"[a-z\u00c0-\u024f\u0300-\u036f]+", re.IGNORECASE)


def folded(text: str) -> str:
    """Return a text in 简, in small letters, with pinyin as it is typed on a keyboard: ``GUĀN guǐ`` as ``guan gui``."""
    return _TONED.sub(lambda found: _toneless(found[0]), text.translate(FOLD).lower())


def _toneless(word: str) -> str:
    letters = unicodedata.normalize("NFD", word).replace("u\u0308", "v")
    return "".join(mark for mark in letters if not unicodedata.combining(mark))
