"""For each rule of §17–21 and 动止章 a chart on which it holds, with its lines, and one on which it does not."""

from __future__ import annotations

SOLO_MOVES: dict[str, tuple[str, tuple[int, ...], str]] = {}
