"""摇卦: three coins, six throws, one at a time, the first being the lowest line."""

from __future__ import annotations

from hzl_tutor.engine import Cast
from hzl_tutor.tutor.asking import Asking
from hzl_tutor.tutor.chance import Stream
from hzl_tutor.tutor.messages import Message, Say

BY_BACKS = {0: "6", 1: "7", 2: "8", 3: "9"}
"""By the number of backs: none 交 (老阴), one 单 (少阳), two 拆 (少阴), three 重 (老阳)."""


class Casting:
    """Six throws. ``cast`` is there once the last has fallen."""

    mode = "cast"
    asking: Asking | None = None

    def __init__(self, seed: int) -> None:
        self._stream = Stream("coins", seed)
        self._digits = ""

    @property
    def over(self) -> bool:
        """Whether all six have fallen."""
        return len(self._digits) == 6

    @property
    def done(self) -> int:
        """How many throws have fallen."""
        return len(self._digits)

    count = 6

    @property
    def cast(self) -> Cast | None:
        """What was thrown, once it is whole."""
        return Cast(self._digits) if self.over else None

    def begin(self) -> list[Message]:
        """How it is done."""
        return [Say("cast.begin"), Say("cast.next", {"line": 1})]

    def after(self) -> list[Message]:
        """Nothing is asked while coins fall."""
        return []

    def throw(self) -> list[Message]:
        """Throw the coins once."""
        backs = sum(self._stream.below(2) for _ in range(3))
        self._digits += BY_BACKS[backs]
        line = len(self._digits)
        said: list[Message] = [Say("cast.thrown", {"line": line, "digit": BY_BACKS[backs], "backs": backs})]
        if not self.over:
            return [*said, Say("cast.next", {"line": line + 1})]
        cast = Cast(self._digits)
        return [*said, Say("cast.done", {"cast": cast.name, "digits": str(cast)})]
