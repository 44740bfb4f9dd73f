"""What the book claims in §22–27 and 占婢妾: each a clause after “The book says”, without advice and without a forecast."""

from __future__ import annotations

MATTERS: dict[str, str] = {}
