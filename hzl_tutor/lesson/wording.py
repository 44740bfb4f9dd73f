"""How a lesson is worded: Chinese marks between Chinese characters, no cell of a chart told without a verified claim.

Nothing here keeps a lesson from being taught; only the linter reports it.
"""

from __future__ import annotations

import re
from functools import cache

from hzl_tutor.engine import HEXAGRAMS, Branch, Element, Relation, Stem, Trigram
from hzl_tutor.lesson.faults import FaultCode
from hzl_tutor.lesson.inline import SCHEME
from hzl_tutor.lesson.parser import Draft
from hzl_tutor.lesson.spoken import FILLER, PROSE, QUOTED, Spoken

HAN = "\u3007\u3400-\u9fff\U00020000-\U0003ffff"
"""Chinese characters, as the inside of a class of a regular expression."""
_WESTERN = re.compile(rf"(?<=[{HAN}])[,.;:!?()\"']|[,.;:!?()\"'](?=[{HAN}])")
_CHINESE = dict(zip(",.;:!?()\"'", "，。；：！？（）「「", strict=True))
_TO_DO = re.compile("【待写[^】]*】?")

_PAIR = f"[{''.join(Stem)}][{''.join(Branch)}]"
_KIN = "|".join(Relation)
_IN_LINE = re.compile(rf"{_PAIR}(?:[{''.join(Element)}](?:{_KIN})?|{_KIN})(?![年月日时])")
_OF_LINE = re.compile(rf"(?<!世)[初二三四五上]爻(?:是|为)?(?:{_PAIR}|{_KIN})")
_SUPPOSED = re.compile(r"(?:若|如果|如|假如|要是|倘|凡|只要|当)[^，。；：！？\n]*$")
"""What makes a clause a general one, which speaks of no chart."""
_CLAIMING = frozenset({PROSE, "ask", "say"})


def check_wording(draft: Draft) -> None:
    """Report Western marks, cells without a claim, and marks of what is still to be written."""
    for spoken in draft.said:
        _check_punctuation(draft, spoken)
        _check_to_do(draft, spoken)
        if spoken.role in _CLAIMING:
            _check_cells(draft, spoken)


def _check_punctuation(draft: Draft, spoken: Spoken) -> None:
    """Report Western marks beside Chinese characters, in whatever will be spoken, but not in inline code."""
    words = spoken.words()
    if SCHEME in spoken.words(without=("code", "claim")):
        return  # a claim that is read as words was reported where it was read
    for found in _WESTERN.finditer(words):
        at = found.start()
        before = max(at - 1, 0)
        start = before if spoken.is_written(before, at + 1) else at
        place = spoken.place(start, at + 1 if start < at else at + 2)
        draft.report.add(
            place._replace(column=place.column + at - start),
            FaultCode.WESTERN_PUNCTUATION,
            mark=found[0],
            chinese=_CHINESE[found[0]],
        )


def _check_to_do(draft: Draft, spoken: Spoken) -> None:
    for found in _TO_DO.finditer(spoken.words()):
        draft.report.add(spoken.place(*found.span()), FaultCode.TO_DO, text=found[0])


def _check_cells(draft: Draft, spoken: Spoken) -> None:
    """Report what is said of a line or a palace outside of any claim: nobody would notice that it is wrong.

    What stands in 「」 is somebody else's word, and may be wrong.
    """
    words = QUOTED.sub(lambda quoted: FILLER * len(quoted[0]), spoken.words(without=("code", "claim")))
    for pattern in (_IN_LINE, _OF_LINE, _palaces()):
        for found in pattern.finditer(words):
            if not _SUPPOSED.search(words[: found.start()]):
                draft.report.add(spoken.place(*found.span()), FaultCode.CELL_UNVERIFIED, text=found[0])


@cache
def _palaces() -> re.Pattern[str]:
    """That a hexagram is of a palace: 姤属乾宫."""
    names = sorted((name for one in HEXAGRAMS for name in (one.full_name, one.name)), key=len, reverse=True)
    return re.compile(rf"(?:{'|'.join(names)})卦?(?:在|属于?|归|是)[{''.join(Trigram)}]宫")
