"""What the book claims in §17–21 and 动止章, in our own words: each a clause after 书里说, without advice and without a forecast."""

from __future__ import annotations

SOLO_MOVES: dict[str, str] = {}
