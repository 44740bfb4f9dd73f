"""Sentences about the console itself, the same in every language: said where Chinese may not be seen, so in ASCII."""

from __future__ import annotations

UTF8_HINT = (
    "hzl: this console uses {encoding}, which lacks some characters; "
    "set it to UTF-8 to see them all (PYTHONUTF8=1, on Windows also: chcp 65001)"
)
"""Said once, when something had to be written another way."""
