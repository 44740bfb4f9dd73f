"""What the book claims in §16: each a clause after “The book says”, without advice and without a forecast."""

from __future__ import annotations

JOINING: dict[str, str] = {
    "S16.R1": "a Self that is not brothers may be used when it rules or grows, not when it rests or is confined",
    "S16.R2": "only when Self is an earth branch does one look at what it hooks in",
    "S16.R3": "when the earth on Self hooks in a whole frame, the frame is judged as the relation that it is",
    "S16.R4": "when the palace lacks a branch of the frame, nothing is hooked in",
}
