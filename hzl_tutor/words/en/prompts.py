"""Questions in the program's own words, and what kind of answer each kind is."""

from __future__ import annotations

from collections.abc import Callable

from hzl_tutor.engine import EarthSchool
from hzl_tutor.words.en import book_prompts
from hzl_tutor.words.en.spoken import ganzhi, glossed, line_word, lines_listed, phase

PROMPTS: dict[str, str] = {
    **book_prompts.PROMPTS,
    "trigram": "Three lines, from the bottom up: {drawn}. Which trigram is it? (乾 兑 离 震 巽 坎 艮 坤)",
    "element.branch": "Of which phase is {branch}? (wood, fire, earth, metal, water)",
    "cycle": "“I” am {element}. Which phase is the one that {towards}?",
    "generation": (
        "{full}: which generation is it? (home palace 本宫, first 一世 to fifth 五世, wandering 游魂, returning 归魂)"
    ),
    "palace": "{full}: to which palace does it belong?",
    "world": "{full}: on which line is Self (世)?",
    "response": "{full}: on which line is Response (应)?",
    "najia.line": "{full}: which stem and branch does {line_word} take?",
    "najia.all": "{full}: the stems and branches of the six lines, from line 1 up?",
    "relation.line": "{full}. {line_word} is {ganzhi}, {element}: which relation is it?",
    "relation.all": "{full}: the relations of the six lines, from line 1 up?\nStems and branches from line 1: {row}.",
    "relation.missing": "{full}: which relations are missing from the visible lines? If none is, write “none”.",
    "relation.changed": "{cast}; {moves}. Which relation is the line that {line_word} turns into?",
    "hidden.line": "{full}. {by_school}which stem and branch lies hidden under {line_word}?",
    "hidden.relation": "{full}. {by_school}which relation lies hidden under {line_word}?",
    "hidden.all": "{full}. {by_school}write the six hidden lines (stems and branches, from line 1 up{or_none}).",
    "hidden.where": "{full}: {relation} is missing from the visible lines. Under which line does it hide?",
    "hidden.home": "{full}: {relation} hides under {line_word}. Which relation lies above it (in whose home is it)?",
    "own": (
        "{full}: does {line_word} appear as an own line? (it does when it has the stem and branch of the same line of "
        "the palace's pure hexagram)"
    ),
    "body": "{full}: which branch is the hexagram body (卦身)?",
    "body.lines": "{full}: on which visible line is the hexagram body (卦身)? There may be several; if none, write “none”.",
    "season.state": "In the month of {month}, what is {element}: ruling, growing, resting, confined or dead? (by season, §3)",
    "stage": "Which of the twelve stages is {element} at {branch}? {earth_school}",
    "tomb.element": "In which branch is the tomb of {element}? {earth_school}",
    "tomb.line": "{full}. {line_word} is {ganzhi}, {element}: in which branch is its tomb? {earth_school}",
    "tomb.fault": (
        "{cast}; {moves}; the day is {day}. Which of these is the tomb of the Self line: the Response line (应), a moving "
        "line (动), the day (日)? If none is, write “none”. {earth_school}"
    ),
    "void": "On a {day} day, which two branches are void?",
    "branches.relation": (
        "{first} and {second}: do they combine (合), clash (冲), punish (刑) or harm (害)? Several may hold; if none, write “none”."
    ),
    "trine": "{full}: can the earth branch on Self hook in its trine? If so, write the three branches; if not, “none”. (§16)",
    "dress": (
        "{full}: dress it. Write “palace … world … response … najia … relation … hidden … body … tomb …” "
        "(earth goes with water)."
    ),
    "nayin": "What is the nayin (纳音) of {ganzhi}?",
    "number": "Which two numbers belong to {element}?",
}
"""The question of every skill."""

BY_SCHOOL = {
    "all": "By the Huozhulin: ",
    "missing": "By the Zengshan Buyi (增删卜易: a hidden line for missing relations only): ",
}
EARTH_SCHOOLS = {
    EarthSchool.WITH_WATER: "(earth goes with water: 水土同)",
    EarthSchool.WITH_FIRE: "(earth goes with fire: 火土同)",
}
OR_NONE = "; “none” where there is none"
"""At a row in which lines may have nothing."""
TURNS = "{full} turning into {changed}"
"""A hexagram that turns into another."""
ONLY = "{line}?"
ONLY_SHOWN = "{line}, {ganzhi}, {element}?"
"""One cell of a row; the second where the stems and branches are given."""


def moves(lines: tuple[int, ...]) -> str:
    """``line 5 moves``."""
    return f"{lines_listed(lines)} move{'s' * (len(lines) == 1)}" if lines else "no line moves"


def lines_drawn(bits: str) -> str:
    """``yang, yin, yang`` for 101."""
    return ", ".join(("yin", "yang")[int(bit)] for bit in bits)


SUBJECT: dict[str, Callable[[str], str]] = {
    "lines": lines_drawn,
    "line": lambda line: line_word(int(line)),
    "element": phase,
    "branch": glossed,
    "branches": lambda pair: " and ".join(map(glossed, pair)),
    "ganzhi": ganzhi,
    "month": "month {}".format,
    "day": "day {}".format,
    "year": "year {}".format,
    "rule": str,
    "matter": glossed,
    "age": "aged {}".format,
}
"""How a parameter is told in a list; a relation is not, since it may be what another question about the chart asks."""

EXPECTED: dict[str, tuple[str, tuple[str, ...]]] = {
    "relation": ("a relation, by any of its names", ()),
    "palace": ("a palace, one of the eight trigrams", ()),
    "generation": ("a generation, one of those listed in the question", ()),
    "line": ("a line, as a number or from bottom to top", ()),
    "ganzhi": ("a stem and a branch, in characters or pinyin", ()),
    "form": ("one relation under another, as in 财伏鬼 or “wealth under officer”", ()),
    "turn": ("one relation turning into another, as in 财化鬼 or “wealth to officer”", ()),
    "order": ("“head” (顺) or “feet” (逆)", ()),
    "move": ("“advance” (进) or “retreat” (退)", ()),
    "outing": ("“drawn out” (透出), “joined out” (合出), or “none”", ()),
    "set:aid": ("which of in season, on Self, under Self, drawn out and the day; “none” if none", ()),
    "set:clause": ("numbers of clauses; “none” if none", ()),
    "branch": ("a branch, in a character or pinyin", ()),
    "element": ("one of the five phases", ()),
    "state": ("a state of the season", ()),
    "stage": ("one of the twelve stages", ()),
    "yesno": ("“yes” or “no”", ()),
    "nayin": ("the whole name of a nayin, three characters", ()),
    "row6:relation": ("six relations, from line 1 up", ()),
    "row6:branch": ("six branches, from line 1 up", ()),
    "row6:state": ("six states of the season, from line 1 up", ()),
    "row6:spirit": ("six spirits, from line 1 up", ()),
    "spirit": ("one of the six spirits", ()),
    "row6:ganzhi": ("six stems and branches, from line 1 up", ()),
    "set:relation": ("the missing relations, one or more; “none” if none is", ()),
    "set:line": ("lines, one or more; “none” if there is none", ()),
    "set:branch": ("branches; “none” if there is none", ()),
    "set:tie": ("which of combine, clash, punish and harm; “none” if none", ()),
    "set:cause": ("which of Response, moving line and day; “none” if none", ()),
    "set:number": ("two numbers", ()),
    "chart": (
        "a whole chart: palace, world, response, najia, relation, hidden, body and tomb, each with its values",
        (),
    ),
    "choice": ("the number of an option", ("1", "2")),
    "hexagram": ("a hexagram: its name, its pinyin, six digits, or the like of 姤之鼎", ()),
    "moment": ("a month and a day, as in 寅月甲子日", ()),
    "year": ("the stem and branch of a year", ("丙午",)),
    "month": ("the branch of a month", ("寅", "丙寅")),
    "day": ("the stem and branch of a day", ("甲子",)),
    "hour": ("the stem and branch of an hour, or its branch", ("子",)),
    "date": ("a civil date", ("2026-11-30", "2026-11-30T14:05+08:00")),
    "offset": ("hours from UTC", ("+8", "-5", "+5:30")),
    "supposition": ("something to suppose", ("world line 3", "palace dui")),
    "cell": ("a cell of the chart", ()),
}
"""What is wanted for each kind, and ways to write it.

Answers have no examples: one left out because it is the key would tell the key.
"""
