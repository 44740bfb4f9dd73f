"""Inline Markdown: what may stand in a paragraph, a quotation, a question or an option.

Allowed are plain text, strong, inline code and links of the form ``[text](hzl:…)``, the verified claims; all else is a
fault. Chinese lines are joined without a blank.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from markdown_it import MarkdownIt, rules_inline
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

from hzl_tutor.lesson.claims import (
    ClaimError,
    ClaimHexagramError,
    ClaimLineError,
    ClaimMomentError,
    NoSuchClaimError,
    accepted,
)
from hzl_tutor.lesson.faults import FaultCode, Place, Report
from hzl_tutor.lesson.rule_claims import is_rule_claim, rule_claim
from hzl_tutor.lesson.script import Span, Text
from hzl_tutor.lesson.source import Source, forbidden
from hzl_tutor.lesson.values import listing

SCHEME = "hzl:"


class Said(NamedTuple):
    """A run of inline Markdown and the stretch of the file it was read from, as indices from 0."""

    markdown: str
    source: Source
    start: int
    end: int

    def place(self, offset: int) -> Place:
        """Return where in the file the character at ``offset`` of the Markdown stands, as exactly as can be told."""
        words = self.markdown[offset : offset + 16].split("\n")[0]
        return self.find(words, sum(self.markdown.startswith(words, at) for at in range(offset)) if words else 0)

    def find(self, words: str, before: int = 0) -> Place:
        """Return where ``words`` stand in the stretch, passing over ``before`` earlier ones; else where it begins."""
        at = self.source.text.find(words, self.start, self.end) if words else -1
        while at >= 0 and before > 0:
            at = self.source.text.find(words, at + 1, self.end)
            before -= 1
        return self.source.place(at if at >= 0 else self.start)


class _Reader(MarkdownIt):
    """CommonMark, and tables so that they can be refused; links stay as they are written."""

    def validateLink(self, url: str) -> bool:  # noqa: N802  (markdown-it's name)
        return True

    def normalizeLink(self, url: str) -> str:  # noqa: N802
        return url


def reader() -> MarkdownIt:
    """Return the Markdown reader for scripts. The tokens of links, images, HTML and emphasis know where they began."""
    markdown = _Reader("commonmark").enable("table")
    for name, rule in (
        ("emphasis", rules_inline.emphasis.tokenize),
        ("link", rules_inline.link),
        ("image", rules_inline.image),
        ("autolink", rules_inline.autolink),
        ("html_inline", rules_inline.html_inline),
    ):
        markdown.inline.ruler.at(name, _noting(rule))
    return markdown


def _noting(rule: Callable[[StateInline, bool], bool]) -> Callable[[StateInline, bool], bool]:
    def note(state: StateInline, silent: bool) -> bool:
        start, count = state.pos, len(state.tokens)
        found = rule(state, silent)
        if found and not silent:
            for token in state.tokens[count:]:
                token.meta.setdefault("at", start)
        return found

    return note


class _Builder:
    """Puts the spans of one run together."""

    def __init__(self, said: Said, report: Report, *, keep_breaks: bool) -> None:
        self.said = said
        self.report = report
        self.keep_breaks = keep_breaks
        self.spans: list[Span] = []
        self.broken = False  # a line ended, and what follows it is not known yet

    def add(self, kind: str, text: str, target: str = "") -> None:
        if not text:
            return
        if self.broken:
            self.broken = False
            if self._last().isascii() and self._last().isalnum() and text[0].isascii() and text[0].isalnum():
                self.add("text", " ")
        last = self.spans[-1] if self.spans else None
        if last and last.kind == kind == "text":
            self.spans[-1] = last._replace(text=last.text + text)
        else:
            self.spans.append(Span(kind, text, target))

    def line_end(self, *, asked_for: bool) -> None:
        if asked_for or self.keep_breaks:
            self.broken = False
            self.add("text", "\n")
        elif self.spans:
            self.broken = True

    def _last(self) -> str:
        return self.spans[-1].text[-1] if self.spans else ""

    def fault(self, token: Token, code: FaultCode, **data: str) -> None:
        self.report.add(self.said.place(token.meta.get("at", 0)), code, **data)


def read_inline(tokens: Sequence[Token], said: Said, report: Report, *, keep_breaks: bool = False) -> Text:
    """Make spans of the tokens of one run, reporting what may not stand there and every claim that is not right.

    A single line end joins two lines, with a blank only between Latin letters or digits, or stays a line end with
    ``keep_breaks`` (in verse). Two blanks or a backslash before it keep it anywhere.
    """
    builder = _Builder(said, report, keep_breaks=keep_breaks)
    strong, place = 0, 0
    while place < len(tokens):
        token = tokens[place]
        place += 1
        match token.type:
            case "text":
                builder.add("strong" if strong else "text", token.content)
            case "code_inline":
                builder.add("code", token.content)
            case "softbreak" | "hardbreak":
                builder.line_end(asked_for=token.type == "hardbreak")
            case "strong_open" | "strong_close":
                strong += token.nesting
            case "link_open":
                end = next(at for at in range(place, len(tokens)) if tokens[at].type == "link_close")
                _link(builder, token, tokens[place:end], strong=bool(strong))
                place = end + 1
            case "em_open":
                builder.fault(token, FaultCode.EMPHASIS)
            case "image":
                builder.fault(token, FaultCode.IMAGE)
            case "html_inline":
                builder.fault(token, FaultCode.HTML)
    _strays(builder)
    return tuple(builder.spans)


def _link(builder: _Builder, token: Token, inside: Sequence[Token], *, strong: bool) -> None:
    target = str(token.attrs.get("href", ""))
    words = "".join("\n" if item.type in ("softbreak", "hardbreak") else item.content for item in inside)
    if any(item.type in ("image", "html_inline", "em_open") for item in inside):
        builder.fault(token, FaultCode.CLAIM_BROKEN)
    elif not target.startswith(SCHEME):
        builder.fault(token, FaultCode.LINK_FOREIGN, target=target)
        builder.add("strong" if strong else "text", words)
    else:
        path, text = target.removeprefix(SCHEME), "".join(words.split())
        _check_claim(builder, token, path, text)
        builder.add("claim", text, path)


def _check_claim(builder: _Builder, token: Token, path: str, text: str) -> None:
    try:
        if is_rule_claim(path):
            rule_claim(path)  # whether it is true is the linter's to ask
            return
        right = accepted(path)
    except ClaimError as error:
        code, data = _CLAIM_FAULTS.get(type(error), FaultCode.CLAIM_UNREAD), {"path": path, "part": error.part}
        if isinstance(error, ClaimHexagramError):
            data["nearest"] = listing(error.nearest)
        elif isinstance(error, NoSuchClaimError):
            data = {"path": path, "lacks": error.lacks}
        builder.fault(token, code, **data)
        return
    if text not in right:
        builder.fault(token, FaultCode.CLAIM_WRONG, text=text, path=path, accepted=" | ".join(right))


_CLAIM_FAULTS: dict[type[ClaimError], FaultCode] = {
    ClaimHexagramError: FaultCode.CLAIM_HEXAGRAM,
    ClaimLineError: FaultCode.CLAIM_LINE,
    ClaimMomentError: FaultCode.CLAIM_MOMENT,
    NoSuchClaimError: FaultCode.CLAIM_NO_CELL,
}


def _strays(builder: _Builder) -> None:
    """Report markup that was meant as such and was read as words: it would be spoken, and a claim in it go unchecked."""
    for span in builder.spans:
        for mark in filter(forbidden, span.text):  # written as an entity, since the text itself was cleaned
            builder.report.add(builder.said.find(""), FaultCode.CONTROL_CHARACTER, char=f"U+{ord(mark):04X}")
        if span.kind == "code":
            continue
        if SCHEME in span.text or "](" in span.text:
            builder.report.add(builder.said.find(SCHEME if SCHEME in span.text else "]("), FaultCode.CLAIM_BROKEN)
            continue
        for mark in ("**", "`"):
            if mark in span.text:
                builder.report.add(builder.said.find(mark), FaultCode.MARKUP_STRAY, mark=mark)
