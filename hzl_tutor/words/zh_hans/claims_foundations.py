"""What the book claims in §1–7, in our own words: each a clause after 书里说, without advice and without a forecast."""

from __future__ import annotations

FOUNDATIONS: dict[str, str] = {}
