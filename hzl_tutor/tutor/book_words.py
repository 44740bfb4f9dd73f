"""The words in which answers about the book's rules may be written: 财伏鬼, 财化鬼, 透出, 持世, and the numbers of clauses."""

from __future__ import annotations

from hzl_tutor.book import AIDS, OUTINGS, SHORT
from hzl_tutor.engine import Relation

_SPELLED: dict[Relation, tuple[str, ...]] = {
    Relation.PARENT: ("父", "父母"),
    Relation.SIBLING: ("兄", "兄弟"),
    Relation.OFFSPRING: ("子", "子孙", "孙"),
    Relation.WEALTH: ("财", "妻财"),
    Relation.OFFICER: ("鬼", "官鬼", "官"),
}
_SOUNDS: dict[Relation, tuple[str, ...]] = {
    Relation.PARENT: ("fu", "fumu"),
    Relation.SIBLING: ("xiong", "xiongdi"),
    Relation.OFFSPRING: ("zi", "zisun", "sun"),
    Relation.WEALTH: ("cai", "qicai"),
    Relation.OFFICER: ("gui", "guangui", "guan"),
}
_ENGLISH: dict[Relation, str] = {
    Relation.PARENT: "parent",
    Relation.SIBLING: "sibling",
    Relation.OFFSPRING: "offspring",
    Relation.WEALTH: "wealth",
    Relation.OFFICER: "officer",
}


def _pairs(sign: str, between: tuple[str, ...], after: tuple[str, ...], sound: str, english: str) -> dict[str, str]:
    """Spelling → value for every ordered pair of relations joined by ``sign``."""
    words: dict[str, str] = {}
    for first in Relation:
        for second in Relation:
            value = f"{SHORT[first]}{sign}{SHORT[second]}"
            han = [
                a + mid + b + end for a in _SPELLED[first] for mid in between for b in _SPELLED[second] for end in after
            ]
            said = [f"{a}{gap}{sound}{gap}{b}" for a in _SOUNDS[first] for b in _SOUNDS[second] for gap in ("", " ")]
            words |= dict.fromkeys([value, *han, *said, f"{_ENGLISH[first]} {english} {_ENGLISH[second]}"], value)
    return words


FORM_WORDS = _pairs("伏", ("伏", "伏在", "伏于"), ("", "下", "乡", "底下"), "fu", "under")
TURN_WORDS = _pairs("化", ("化", "化出", "变"), ("",), "hua", "to")
OUTING_WORDS: dict[str, str] = {
    **{outing: outing for outing in OUTINGS},
    **dict.fromkeys(("透", "touchu", "tou chu", "drawn out", "drawn"), OUTINGS[0]),
    **dict.fromkeys(("合", "hechu", "he chu", "joined out", "joined", "drawn out by combining"), OUTINGS[1]),
}
AID_WORDS: dict[str, str] = {
    **{aid: aid for aid in AIDS},
    **dict.fromkeys(("有气", "旺", "相", "wangxiang", "wang xiang", "strong", "in season"), AIDS[0]),
    **dict.fromkeys(("世上", "chishi", "chi shi", "on world", "on self"), AIDS[1]),
    **dict.fromkeys(
        ("世下", "伏在世下", "fushixia", "fu shi xia", "under world", "under self", "hidden under self"), AIDS[2]
    ),
    **dict.fromkeys(("透", "touchu", "tou chu", "drawn out", "drawn"), AIDS[3]),
    **dict.fromkeys(("日辰", "直日", "zhiri", "zhi ri", "the day itself", "day itself"), AIDS[4]),
}
CLAUSE_NUMBERS: tuple[str, ...] = tuple("123456789")
CLAUSE_WORDS: dict[str, str] = {
    **{number: number for number in CLAUSE_NUMBERS},
    **dict(zip("一二三四五六七八九", CLAUSE_NUMBERS, strict=True)),
    **dict(zip(["yi", "er", "san", "si", "wu", "liu", "qi", "ba", "jiu"], CLAUSE_NUMBERS, strict=True)),
    **{f"clause {number}": number for number in CLAUSE_NUMBERS},
}

ORDERS: tuple[str, ...] = ("顺", "逆")
ORDER_WORDS: dict[str, str] = {
    **{order: order for order in ORDERS},
    **dict.fromkeys(("顺生", "shun", "shunsheng", "head first", "head"), ORDERS[0]),
    **dict.fromkeys(("逆生", "逆产", "ni", "nichan", "feet first", "feet"), ORDERS[1]),
}
MOVES: tuple[str, ...] = ("进", "退")
MOVE_WORDS: dict[str, str] = {
    **{move: move for move in MOVES},
    **dict.fromkeys(("jin", "advance", "advancing"), MOVES[0]),
    **dict.fromkeys(("tui", "retreat", "retreating"), MOVES[1]),
}
