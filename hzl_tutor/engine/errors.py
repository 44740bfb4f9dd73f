"""The errors of the project's inner rooms.

One base for all of them; each carries its facts as attributes, and the sentence a person reads is made from those
facts by ``hzl_tutor.words``. ``str(error)`` is for developers only.
"""

from __future__ import annotations


class HzlError(Exception):
    """Base of every error this project raises on purpose."""


class NotationError(HzlError):
    """Something written down does not name what was asked for.

    ``text`` is what was written, ``expected`` names the kind that was asked for (``"hexagram"``, ``"ganzhi"`` …), and
    ``nearest`` lists what could have been meant, best first, in the spelling that would have been read.
    """

    def __init__(self, text: str, expected: str, nearest: tuple[str, ...] = ()) -> None:
        super().__init__(f"{text!r} is not read as {expected}" + (f"; nearest {nearest}" if nearest else ""))
        self.text = text
        self.expected = expected
        self.nearest = nearest


class UnreadableError(NotationError):
    """No reading at all: not a word or number this notation knows."""


class WrongKindError(NotationError):
    """Readable, but another kind of thing than was asked for: a 干支 where a hexagram belongs, five lines for six.

    ``found`` names the kind that was read, or what is wrong with it.
    """

    def __init__(self, text: str, expected: str, found: str, nearest: tuple[str, ...] = ()) -> None:
        super().__init__(text, expected, nearest)
        self.found = found


class AmbiguousError(NotationError):
    """Two or more readings are equally good; ``nearest`` lists them all."""


class NoSuchCellError(HzlError):
    """A chart was asked for a cell that its rulebook does not have, or that this chart cannot have.

    ``cell`` is the path asked for; ``lacks`` names what is missing (``"cast"``, ``"month"``, ``"day"``) or is empty.
    """

    def __init__(self, cell: str, lacks: str = "") -> None:
        super().__init__(f"no cell {cell!r}" + (f" without {lacks}" if lacks else ""))
        self.cell = cell
        self.lacks = lacks
