"""What each rule of the book claims, by its id; the sentences stand in one file for each part of the book."""

from __future__ import annotations

from hzl_tutor.words.en.claims_foundations import FOUNDATIONS
from hzl_tutor.words.en.claims_homes import HOMES
from hzl_tutor.words.en.claims_joining import JOINING
from hzl_tutor.words.en.claims_matters import MATTERS
from hzl_tutor.words.en.claims_solo_moves import SOLO_MOVES

CLAIMS: dict[str, str] = {**FOUNDATIONS, **HOMES, **JOINING, **SOLO_MOVES, **MATTERS}
"""What the book says, with no advice in it."""
