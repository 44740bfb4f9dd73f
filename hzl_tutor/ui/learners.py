"""Learners who share a computer: each has a folder of their own below the data folder, named as they are.

Without a name everything lies in the data folder itself, as it does for somebody who is alone.
"""

from __future__ import annotations

import unicodedata
from pathlib import Path

FOLDER = "learners"
LONGEST = 40
"""Characters that a name may have; three bytes each, it stays well below what a file name may be."""

_DEVICES = frozenset({"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10))})
"""Names that Windows keeps for itself, whatever stands behind a dot."""


def learner_name(text: str) -> str | None:
    """Return a name as it is kept, None for what cannot be a folder everywhere.

    A name is made of letters (Han and all others), digits, ``-``, ``_`` and ``.``; it begins with a letter or digit and
    does not end in a dot. Composed and decomposed letters are the same name.
    """
    name = unicodedata.normalize("NFC", text)
    if not 0 < len(name) <= LONGEST or not _letter(name[0]) or name.endswith("."):
        return None
    if not all(_letter(mark) or mark in "-_." for mark in name) or name.partition(".")[0].lower() in _DEVICES:
        return None
    return name


def learner_folder(data: Path, name: str) -> Path:
    """Return where a learner's log and history lie; an empty name is the data folder itself."""
    return data / FOLDER / name if name else data


def _letter(mark: str) -> bool:
    return mark.isalpha() or mark.isdecimal()
