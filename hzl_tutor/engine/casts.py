"""A cast: six lines as thrown, and the hexagram they make and turn into."""

from __future__ import annotations

from functools import cached_property

from hzl_tutor.engine.hexagrams import BY_HEXAGRAM_BITS, Hexagram

YOUNG_YANG, YOUNG_YIN, OLD_YANG, OLD_YIN = "7", "8", "9", "6"
"""少阳 少阴 老阳 老阴; the old ones move."""

_AS_THROWN = str.maketrans("6789", "0101")
_AFTER = str.maketrans("6789", "1100")


class Cast:
    """Six throws, line 1 (bottom) first, as six digits: 7 少阳, 8 少阴, 9 老阳 (moves), 6 老阴 (moves).

    Two casts of the same digits are equal. Raises ValueError for anything but six of these digits; for text that a
    person wrote use :func:`hzl_tutor.engine.notation.parse_cast`.
    """

    def __init__(self, digits: str) -> None:
        if len(digits) != 6 or digits.strip("6789"):
            raise ValueError(f"a cast is six digits of 6 7 8 9, not {digits!r}")
        self.digits = digits

    @cached_property
    def bits(self) -> str:
        """The hexagram as thrown, line 1 first: 1 yang, 0 yin."""
        return self.digits.translate(_AS_THROWN)

    @cached_property
    def moving(self) -> tuple[int, ...]:
        """The moving lines, counted from 1 at the bottom, in order."""
        return tuple(line for line, digit in enumerate(self.digits, 1) if digit in "69")

    @cached_property
    def hexagram(self) -> Hexagram:
        """本卦."""
        return BY_HEXAGRAM_BITS[self.bits]

    @cached_property
    def changed_bits(self) -> str:
        """The lines after the moving ones have turned; equal to ``bits`` when nothing moves."""
        return self.digits.translate(_AFTER)

    @property
    def changed(self) -> Hexagram | None:
        """之卦, or None when nothing moves."""
        return BY_HEXAGRAM_BITS[self.changed_bits] if self.moving else None

    @property
    def still(self) -> Cast:
        """The same hexagram with nothing moving."""
        return still_cast(self.bits)

    @property
    def name(self) -> str:
        """姤, or 姤之鼎 when something moves; :func:`~hzl_tutor.engine.notation.parse_cast` reads it back."""
        return f"{self.hexagram.name}之{self.changed.name}" if self.changed else self.hexagram.name

    def __str__(self) -> str:
        return self.digits

    def __repr__(self) -> str:
        return f"Cast({self.digits!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cast) and other.digits == self.digits

    def __hash__(self) -> int:
        return hash(self.digits)


def still_cast(bits: str) -> Cast:
    """Return the cast of a hexagram in which nothing moves, from its six bits."""
    return Cast(bits.translate({ord("1"): YOUNG_YANG, ord("0"): YOUNG_YIN}))


def cast_between(bits: str, changed_bits: str) -> Cast:
    """Return the cast that turns the first hexagram into the second (姤之鼎), both as six bits."""
    marks = {"11": YOUNG_YANG, "00": YOUNG_YIN, "10": OLD_YANG, "01": OLD_YIN}
    return Cast("".join(marks[a + b] for a, b in zip(bits, changed_bits, strict=True)))


def cast_moving(bits: str, moving: tuple[int, ...]) -> Cast:
    """Return the cast of a hexagram in which the lines numbered in ``moving`` (1 = bottom) move."""
    digits = "".join(
        ("9" if bit == "1" else "6") if line in moving else ("7" if bit == "1" else "8")
        for line, bit in enumerate(bits, 1)
    )
    return Cast(digits)
