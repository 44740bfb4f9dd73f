"""Text as it is compared, whoever typed it: 繁 made 简, pinyin without its tones, small letters."""

from __future__ import annotations

import re
import unicodedata

from hzl_tutor.tutor.han import folds

FOLD: dict[int, str] = folds()
"""繁 to 简, by the number of the character; 丑 and 乾 stay what they are."""

_TONED = re.compile(r"[a-z\u00c0-\u024f\u0300-\u036f]+", re.IGNORECASE)


def folded(text: str) -> str:
    """Return a text in 简, in small letters, with pinyin as it is typed on a keyboard: ``GUĀN guǐ`` as ``guan gui``."""
    return _TONED.sub(lambda found: _toneless(found[0]), text.translate(FOLD).lower())


def _toneless(word: str) -> str:
    letters = unicodedata.normalize("NFD", word).replace("u\u0308", "v")
    return "".join(mark for mark in letters if not unicodedata.combining(mark))
