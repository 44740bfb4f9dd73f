"""What the book claims in §16, in our own words: each a clause after 书里说, without advice and without a forecast."""

from __future__ import annotations

JOINING: dict[str, str] = {
    "S16.R1": "世爻不是兄弟的，旺相可取，休囚不取",
    "S16.R2": "世上是土爻，才看它勾合什么",
    "S16.R3": "世上的土勾得成局，局属哪一亲就照那一亲论",
    "S16.R4": "本宫缺了局里的一支，勾不成",
}
