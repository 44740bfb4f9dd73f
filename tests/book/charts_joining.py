"""For each rule of §16 a chart on which it holds, with its lines, and one on which it does not."""

from __future__ import annotations

JOINING: dict[str, tuple[str, tuple[int, ...], str]] = {
    "S16.R1": ("大有 未月", (3,), "泰之乾 寅月"),
    "S16.R2": ("大有", (3,), "同人"),
    "S16.R3": ("大有", (3,), "蒙"),
    "S16.R4": ("中孚", (4,), "随"),
}
