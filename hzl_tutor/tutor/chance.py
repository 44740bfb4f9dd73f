"""Chance that is the same everywhere: draws from a stream of SHA-256 blocks, never from set order or the clock."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

SEEDS = 2**32
"""Seeds are whole numbers below this."""


class Stream:
    """An endless row of draws settled by its labels alone, on any machine and Python version."""

    def __init__(self, *labels: object) -> None:
        self._head = "\x1f".join(str(label) for label in labels).encode()
        self._block = 0
        self._rest = b""

    def _word(self) -> int:
        if not self._rest:
            self._rest = sha256(self._head + self._block.to_bytes(8, "big")).digest()
            self._block += 1
        word, self._rest = self._rest[:4], self._rest[4:]
        return int.from_bytes(word, "big")

    def below(self, limit: int) -> int:
        """Return a whole number from 0 to ``limit`` − 1, each as likely."""
        bound = SEEDS - SEEDS % limit
        while (word := self._word()) >= bound:
            pass
        return word % limit

    def choice(self, among: Sequence[T]) -> T:
        """Return one of ``among``, each as likely."""
        return among[self.below(len(among))]

    def shuffled(self, among: Sequence[T]) -> list[T]:
        """Return ``among`` in a drawn order."""
        rest = list(among)
        return [rest.pop(self.below(len(rest))) for _ in among]
