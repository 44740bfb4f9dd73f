"""Which option of a choice is meant: by its number, by a letter, by its words or by the beginning that is its alone."""

from __future__ import annotations

import re
from collections.abc import Sequence

from hzl_tutor.engine import AmbiguousError, UnreadableError, WrongKindError
from hzl_tutor.engine.notation import normal
from hzl_tutor.tutor.vocabulary import FOLD

_HAN_NUMBERS = "一二三四五六七八九"
_MARKS = re.compile(r"[\s,，.。、:：;；!！?？()（）\[\]【】「」『』“”\"'‘’·…]+")
_AROUND = re.compile(r"^(?:我?选|答案?是?|第)+|(?:项|个|号|条)+$")


def option_meant(text: str, options: Sequence[str]) -> int:
    """Return the place of the option that a text means, 0 = the first.

    ``2``, ``２``, ``二``, ``(2)``, ``第二个``, ``选2`` and ``b`` are the second; so are its own words, and a beginning of
    them that no other option has. Raises AmbiguousError where a number is also another option's words or several options
    begin so, WrongKindError for a number that is none of them, UnreadableError for all else.
    """
    count = len(options)
    numbers = tuple(str(number) for number in range(1, count + 1))
    asked = _bare(text)
    worded = [_bare(option) for option in options]
    place = _number(asked)
    exact = [at for at, words in enumerate(worded) if words == asked]
    if place is not None and exact and exact != [place]:
        raise AmbiguousError(text, "choice", tuple(f"{at + 1} {options[at]}" for at in (place, *exact) if at < count))
    if place is not None:
        if place >= count:
            raise WrongKindError(text, "choice", "too-many", numbers)
        return place
    begin = exact or [at for at, words in enumerate(worded) if asked and words.startswith(asked)]
    if len(begin) > 1:
        raise AmbiguousError(text, "choice", tuple(f"{at + 1} {options[at]}" for at in begin))
    if begin:
        return begin[0]
    letter = ord(asked) - ord("a") if len(asked) == 1 else -1
    if 0 <= letter < count:
        return letter
    raise UnreadableError(text, "choice", numbers)


def _bare(text: str) -> str:
    return _MARKS.sub("", normal(text).translate(FOLD).lower())


def _number(asked: str) -> int | None:
    """The number that is written, less one; None when it is none."""
    core = _AROUND.sub("", asked)
    if core.isdecimal() and len(core) < 4:
        return int(core) - 1 if int(core) else None
    return _HAN_NUMBERS.index(core) if len(core) == 1 and core in _HAN_NUMBERS else None
