"""For each rule of §8–15 a chart on which it holds, with its lines, and one on which it does not."""

from __future__ import annotations

HOMES: dict[str, tuple[str, tuple[int, ...], str]] = {
    "S08.R1": ("遁", (2,), "乾"),
    "S08.R2": ("萃 亥月 丁亥日", (2,), "萃 亥月 丙午日"),
    "S08.R3": ("遁 寅月 甲子日", (2,), "遁 寅月 丙午日"),
    "S08.R4": ("遁 午月 甲寅日", (2,), "遁 午月 甲子日"),
}
