"""What must be so on the chart for each rule of the book to hold, by its id; one file for each part of the book."""

from __future__ import annotations

from hzl_tutor.words.zh_hans.conditions_foundations import FOUNDATIONS
from hzl_tutor.words.zh_hans.conditions_homes import HOMES
from hzl_tutor.words.zh_hans.conditions_matters import MATTERS
from hzl_tutor.words.zh_hans.conditions_moves import MOVES

CONDITIONS: dict[str, str] = {**FOUNDATIONS, **HOMES, **MOVES, **MATTERS}
"""Everything that the condition of a rule looks at and nothing of what is claimed; where the text is open, its reading."""
