"""For each rule of §22–27 and 占婢妾 a chart on which it holds, with its lines, and one on which it does not."""

from __future__ import annotations

MATTERS: dict[str, tuple[str, tuple[int, ...], str]] = {}
