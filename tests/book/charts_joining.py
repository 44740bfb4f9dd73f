"""For each rule of §16 a chart on which it holds, with its lines, and one on which it does not."""

from __future__ import annotations

JOINING: dict[str, tuple[str, tuple[int, ...], str]] = {}
