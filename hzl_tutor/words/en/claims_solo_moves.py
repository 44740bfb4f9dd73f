"""What the book claims in §17–21 and 动止章: each a clause after “The book says”, without advice and without a forecast."""

from __future__ import annotations

SOLO_MOVES: dict[str, str] = {}
