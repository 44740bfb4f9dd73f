"""What is said in a lesson, in runs of one markup. All that a screen needs of a lesson's values."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class Span(NamedTuple):
    """A run of inline text. ``kind`` is text, strong, code or claim.

    ``target`` is the path of a verified claim (``遁/2/hidden``, without the ``hzl:`` before it) and empty otherwise.
    """

    kind: str
    text: str
    target: str = ""


Text: TypeAlias = tuple[Span, ...]
"""What is said in one go. A line break that the author asked for is ``\\n`` inside a span."""


def plain(text: Text) -> str:
    """Return the words of ``text`` without their markup."""
    return "".join(span.text for span in text)
