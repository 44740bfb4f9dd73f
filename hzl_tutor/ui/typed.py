"""What is typed, in the colours of what it is. The lexer is loaded with the first key, so that no first prompt waits."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.lexers import Lexer

if TYPE_CHECKING:
    from hzl_tutor.tutor.messages import Expect

LONGEST = 2000
"""A line longer than this, a paste gone wrong, is left in one colour."""


class TypedLine(Lexer):
    """Colours the input line by what is open when it is typed, as ``expects`` tells."""

    def __init__(self, expects: Callable[[], Expect]) -> None:
        self._expects = expects

    def invalidation_hash(self) -> Hashable:
        """Change when another kind of answer is open: the same words may be something else then."""
        return self._expects().kind

    def lex_document(self, document: Document) -> Callable[[int], StyleAndTextTuples]:
        """Return the lines of a document as fragments, on demand."""
        kind = self._expects().kind

        def line(number: int) -> StyleAndTextTuples:
            text = document.lines[number] if number < len(document.lines) else ""
            return fragments(text, kind)

        return line


def fragments(text: str, kind: str) -> StyleAndTextTuples:
    """Return one line as fragments of (class, text)."""
    if not text or len(text) > LONGEST:
        return [("", text)] if text else []
    from hzl_tutor.ui.lexer import TypedLexer, style_of  # Pygments and every word there is

    return [(style_of(token), part) for _, token, part in TypedLexer(kind=kind).get_tokens_unprocessed(text)]
