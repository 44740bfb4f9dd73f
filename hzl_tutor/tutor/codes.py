"""Codes of exercises as people type them: with a skill's Chinese name, with 爻=二 for line=2, full-width or half.

A code has one spelling, and :func:`spelled_code` gives it: ``一爻六亲＠姤、爻＝二`` is ``relation.line@姤/line=2``. So
a code can be typed by somebody whose keyboard is set to Chinese, and by somebody who has nothing but ASCII.
"""

from __future__ import annotations

import re

from hzl_tutor.book import OLDEST, RULES, TOPICS
from hzl_tutor.engine import EarthSchool, Trigram
from hzl_tutor.engine.notation import normal
from hzl_tutor.tutor.skill_names import NAMES
from hzl_tutor.tutor.vocabulary import BRANCHES, ELEMENTS, FOLD, GANZHI, LINES, RELATIONS, TRIGRAMS, Words

PARAM_NAMES: dict[str, str] = {
    "爻": "line",
    "爻位": "line",
    "六亲": "relation",
    "五行": "element",
    "月": "month",
    "月建": "month",
    "支": "branch",
    "地支": "branch",
    "两支": "branches",
    "三爻": "lines",
    "日": "day",
    "日辰": "day",
    "干支": "ganzhi",
    "土": "school",
    "土墓": "school",
    "年": "year",
    "条文": "rule",
    "断语": "rule",
    "占": "matter",
    "年龄": "age",
    "岁": "age",
    "伏": "hidden",
    "伏神": "hidden",
}
"""The Chinese names of parameters, the usual one of each first."""

_SCHOOLS: Words = {
    **{str(school): str(school) for school in EarthSchool},
    **dict.fromkeys(("辰", "chen", "water", "水"), str(EarthSchool.WITH_WATER)),
    **dict.fromkeys(("戌", "xu", "fire", "火"), str(EarthSchool.WITH_FIRE)),
}
_LINES_OF: Words = {str(trigram): trigram.bits for trigram in Trigram}
_HIDDEN: Words = {"全": "all", "六爻": "all", "缺": "missing", "所缺": "missing"}
_RULES: Words = {
    **{rule.lower(): rule for rule in RULES},
    **{
        f"{rule.section.strip('§')}{mark}{rule.id.partition('.R')[2]}": rule.id
        for rule in RULES.values()
        for mark in ("之", "-", ".")
    },
}
"""S08.R1 is also the first of §8: 8之1."""
_TOPIC_SOUNDS = (
    "bing fubing shiwu qiuguan cisong buque wenshu keju furen zairen qingpan jianguan shangma qiuming maimai jiashi "
    "biqie pucong qiucai tuohuo yunchan hunyin shenming huijia zangdi"
)
_ASKERS: Words = {"": "", "nan": "男", "man": "男", "nv": "女", "nu": "女", "woman": "女", "男": "男", "女": "女"}
_MATTERS: Words = {
    spelled + asker: topic + value
    for topic, sound in zip(TOPICS, _TOPIC_SOUNDS.split(), strict=True)
    for spelled in (topic, sound)
    for asker, value in _ASKERS.items()
}
_DIGITS = "零一二三四五六七八九"


def _han(number: int) -> str:
    """八十三 for 83; hundreds with 百."""
    hundreds, rest = divmod(number, 100)
    tens, ones = divmod(rest, 10)
    head = f"{_DIGITS[hundreds]}百" if hundreds else ""
    if tens:
        head += ("" if tens == 1 and not hundreds else _DIGITS[tens]) + "十"
    elif hundreds and ones:
        head += "零"
    return head + (_DIGITS[ones] if ones else "")


_AGES: Words = {word: str(age) for age in range(1, OLDEST + 1) for word in (str(age), _han(age))}
PARAM_WORDS: dict[str, Words] = {
    "rule": _RULES,
    "matter": _MATTERS,
    "age": _AGES,
    "year": BRANCHES,
    "line": LINES,
    "relation": RELATIONS,
    "element": ELEMENTS,
    "month": BRANCHES,
    "branch": BRANCHES,
    "lines": {**_LINES_OF, **{word: _LINES_OF[trigram] for word, trigram in TRIGRAMS.items()}},
    "day": GANZHI,
    "ganzhi": GANZHI,
    "school": _SCHOOLS,
    "hidden": _HIDDEN,
}
"""The spellings that a parameter's value may have; whatever is in none of them is left for the code's reader."""

_SIGNS = str.maketrans({"〜": "~", "∼": "~", "、": "/", "，": "/", ",": "/"})
_AROUND = re.compile(r"\s*([~@/=])\s*")
_DOT = re.compile(r"(?<=[a-z])\s*[。·]\s*(?=[a-z])")
_CODE = re.compile(r"(?P<skill>[^~@]+)(?P<sign>[~@])(?P<rest>.*)", re.DOTALL)
_LETTERS = re.compile(r"[a-z]+(?:\.[a-z]+)?")


def looks_like_code(text: str) -> bool:
    """Whether a line is meant as a code: a skill's name, or letters that could be one, and ``~`` or ``@`` after it."""
    found = _CODE.fullmatch(_plain(text))
    return bool(found and (_skill(found["skill"]) or _LETTERS.fullmatch(found["skill"].lower())))


def spelled_code(text: str) -> str:
    """Return a code in its one spelling; what is not understood stays as it was typed."""
    found = _CODE.fullmatch(_plain(text))
    if not found:
        return normal(text)
    skill = _skill(found["skill"]) or found["skill"]
    if found["sign"] == "~":
        return f"{skill}~{found['rest']}"
    head, *params = found["rest"].split("/")
    parts = [head if "=" not in head else _param(head), *(_param(part) for part in params)]
    return f"{skill}@{'/'.join(parts)}"


def _plain(text: str) -> str:
    return _AROUND.sub(r"\1", _DOT.sub(".", normal(text).translate(_SIGNS)))


def _skill(name: str) -> str:
    """The id of the skill of a Chinese name or an id in capitals; empty for none."""
    lower = name.lower()
    return NAMES.get(name.translate(FOLD), lower if lower in NAMES.values() else "")


def _param(part: str) -> str:
    name, equals, value = part.partition("=")
    if not equals:
        return part
    name = PARAM_NAMES.get(name.translate(FOLD), name.lower())
    return f"{name}={_value(name, value)}"


def _value(name: str, value: str) -> str:
    asked = value.translate(FOLD).lower()
    if name == "branches" and asked.isascii():
        return next((a + b for sound, a in _SOUNDS for other, b in _SOUNDS if _joined(asked) == sound + other), value)
    return PARAM_WORDS.get(name, {}).get(asked, value)


_SOUNDS = tuple((word, branch) for word, branch in BRANCHES.items() if word.isascii())


def _joined(text: str) -> str:
    return re.sub(r"[\s+-]", "", text)
