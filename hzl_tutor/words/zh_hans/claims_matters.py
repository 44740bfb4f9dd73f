"""What the book claims in §22–27 and 占婢妾, in our own words: each a clause after 书里说, without advice and without a forecast."""

from __future__ import annotations

MATTERS: dict[str, str] = {}
