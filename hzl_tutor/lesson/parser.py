"""From a Markdown script to its steps: front matter, paragraphs, quotations and fenced blocks, and nothing else.

Nothing stops at the first fault. What cannot be read is reported with its line and column, and the rest is read on.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

from hzl_tutor.lesson import blocks
from hzl_tutor.lesson.faults import FaultCode, Place, Report
from hzl_tutor.lesson.inline import Said, read_inline, reader
from hzl_tutor.lesson.model import BLOCKS, ChartBlock, FrontMatter, PredictBlock, QuestionBlock, check
from hzl_tutor.lesson.script import ChoiceStep, Prose, QuestionStep, Span, Step, Text, Verse, plain
from hzl_tutor.lesson.source import Data, Source, read_bytes, read_yaml
from hzl_tutor.lesson.source import Path as DataPath
from hzl_tutor.lesson.spoken import PROSE, TITLE, VERSE, Spoken
from hzl_tutor.lesson.values import listing, nearest

_FRONT = re.compile(r"---\s*")
SECTION = re.compile(r"[\s—（(]*§\s*(\d{1,2}附?)[）)]?\s*$")
"""The section at the end of a quotation."""
_REFUSED = {
    "heading_open": FaultCode.HEADING,
    "bullet_list_open": FaultCode.LIST,
    "ordered_list_open": FaultCode.LIST,
    "table_open": FaultCode.TABLE,
    "hr": FaultCode.RULE_LINE,
    "code_block": FaultCode.CODE_BLOCK,
    "html_block": FaultCode.HTML,
}
START = "start"
"""What the steps before the first id are counted from."""


@cache
def _reader() -> MarkdownIt:
    return reader()


class Draft:
    """A script as far as it could be read.

    ``head`` and ``head_data`` are None where the front matter could not be; ``questions`` and ``choices`` come with their
    YAML, and ``said`` is all that would be spoken, each with its stretch of the file and the part it has.
    """

    def __init__(self, path: str | Path) -> None:
        self.report = Report(path)
        self.head: FrontMatter | None = None
        self.head_data: Data | None = None
        self.steps: list[Step] = []
        self.questions: list[tuple[QuestionStep, Data]] = []
        self.choices: list[tuple[ChoiceStep, Data]] = []
        self.said: list[Spoken] = []
        self._ids: dict[str, int] = {}
        self._anchor, self._count = START, 0

    def key(self) -> str:
        """Return the key of the next step that has no id of its own."""
        self._count += 1
        return f"{self._anchor}+{self._count}"

    def claim_id(self, data: Data) -> None:
        """Take the id of a block, and count from it from now on."""
        name, place = data.value.get("id"), data.place(("id",))
        if not isinstance(name, str):
            return
        if name == START:
            self.report.add(place, FaultCode.ID_RESERVED, id=name)
        elif name in self._ids:
            self.report.add(place, FaultCode.ID_TWICE, id=name, first=str(self._ids[name]))
        self._ids.setdefault(name, place.line)
        self._anchor, self._count = name, 0

    def say(self, tokens: Sequence[Token], said: Said, role: str) -> Text:
        """Read inline Markdown and remember it; in verse the lines are kept as they are written."""
        text = read_inline(tokens, said, self.report, keep_breaks=role == VERSE)
        self.said.append(Spoken(text, said, role))
        return text


def parse(path: str | Path, data: bytes) -> Draft:
    """Read a script from the bytes of its file; ``path`` is only what faults call it."""
    draft = Draft(path)
    source = read_bytes(data, draft.report)
    if source is None:
        return draft
    body = _front_matter(draft, source)
    if body is None:
        return draft
    env: dict[str, object] = {}
    tokens = _reader().parse("\n" * body + source.text[source.start(body) :], env)
    _references(draft, env)
    _walk(draft, source, tokens)
    if not draft.steps and not draft.report.faults:
        draft.report.add(source.place(source.start(body)), FaultCode.NO_STEPS)
    return draft


def _front_matter(draft: Draft, source: Source) -> int | None:
    """Read the front matter; return the row (from 0) after it, or None when its end is not to be found."""
    if not _FRONT.fullmatch(source.lines[0]):
        draft.report.add(Place(1, 1), FaultCode.FRONT_MISSING)
        return 0
    end = next((row for row, line in enumerate(source.lines[1:], 1) if _FRONT.fullmatch(line)), None)
    if end is None:
        draft.report.add(Place(1, 1), FaultCode.FRONT_UNCLOSED)
        return None
    draft.head_data = read_yaml(source, 1, end, draft.report)
    if draft.head_data:
        draft.head = check(FrontMatter, draft.head_data, draft.report)
    if draft.head and draft.head_data:
        title = draft.head.title
        draft.said.append(Spoken((Span("text", title),), Said(title, source, *draft.head_data.span(("title",))), TITLE))
    return end + 1


def _references(draft: Draft, env: dict[str, object]) -> None:
    """Report ``[text]: target`` lines, which the Markdown reader takes away without a trace."""
    references, twice = env.get("references", {}), env.get("duplicate_refs", [])
    assert isinstance(references, dict)
    assert isinstance(twice, list)
    for reference in (*references.values(), *twice):
        draft.report.add(Place(reference["map"][0] + 1, 1), FaultCode.LINK_REFERENCE)


def _walk(draft: Draft, source: Source, tokens: Sequence[Token]) -> None:
    place = 0
    while place < len(tokens):
        token = tokens[place]
        end = _end(tokens, place)
        if token.type == "paragraph_open":
            text = _paragraph(draft, source, tokens[place + 1], PROSE)
            if text:
                draft.steps.append(Prose(draft.key(), text, _row(token) + 1))
        elif token.type == "blockquote_open":
            _quote(draft, source, tokens[place : end + 1])
        elif token.type == "fence":
            _fence(draft, source, token)
        else:
            draft.report.add(_start(source, token), _REFUSED[token.type])
        place = end + 1


def _end(tokens: Sequence[Token], place: int) -> int:
    level = tokens[place].level
    if tokens[place].nesting == 0:
        return place
    return next(at for at in range(place + 1, len(tokens)) if tokens[at].level == level and tokens[at].nesting == -1)


def _row(token: Token) -> int:
    assert token.map is not None
    return token.map[0]


def _start(source: Source, token: Token) -> Place:
    row = _row(token)
    return Place(row + 1, len(source.lines[row]) - len(source.lines[row].lstrip(" ")) + 1)


def _paragraph(draft: Draft, source: Source, token: Token, role: str) -> Text:
    assert token.map is not None
    said = Said(token.content, source, source.start(token.map[0]), source.start(token.map[1]))
    return draft.say(token.children or [], said, role)


def _quote(draft: Draft, source: Source, tokens: Sequence[Token]) -> None:
    paragraphs = [token for token in tokens if token.type == "inline" and token.level == 2]
    stranger = next(
        (token for token in tokens[1:-1] if token.level == 1 and not token.type.startswith("paragraph")), None
    )
    if stranger:
        draft.report.add(_start(source, stranger), FaultCode.QUOTE_MIXED)
        return
    texts = [_paragraph(draft, source, token, VERSE) for token in paragraphs]
    text = tuple(span for place, words in enumerate(texts) for span in ((Span("text", "\n"),) * (place > 0) + words))
    text, section = _section(text)
    if not plain(text).strip():
        draft.report.add(_start(source, tokens[0]), FaultCode.QUOTE_EMPTY)
    elif section is None and draft.head and len(draft.head.sections) == 1:
        section = draft.head.sections[0]
    draft.steps.append(Verse(draft.key(), text, section, _row(tokens[0]) + 1))


def _section(text: Text) -> tuple[Text, str | None]:
    """Take a closing ``§8`` off a quotation."""
    if not text or text[-1].kind != "text" or not (found := SECTION.search(text[-1].text)):
        return text, None
    rest = text[-1].text[: found.start()]
    return (*text[:-1], *((Span("text", rest),) if rest else ())), found[1]


def _fence(draft: Draft, source: Source, token: Token) -> None:
    assert token.map is not None
    first, last = token.map
    name, start = token.info.strip(), _start(source, token)
    closing = source.lines[last - 1].strip() if last - 1 > first else ""
    if name not in BLOCKS:
        known = tuple(BLOCKS)
        draft.report.add(start, FaultCode.FENCE_UNKNOWN, name=name, known=listing(known), nearest=nearest(name, known))
    elif set(closing) != set(token.markup[0]) or len(closing) < len(token.markup):
        draft.report.add(start, FaultCode.FENCE_UNCLOSED, name=name)
    elif not token.content.strip():
        draft.report.add(start, FaultCode.FENCE_EMPTY, name=name)
    elif data := read_yaml(source, first + 1, last - 1, draft.report):
        _block(draft, name, data, first + 1)


def _block(draft: Draft, name: str, data: Data, line: int) -> None:
    if name != "chart":
        draft.claim_id(data)
    block = check(BLOCKS[name], data, draft.report)
    if block is None:
        return

    def say(path: DataPath) -> Text:
        words: object = data.value
        for part in path:
            words = words[part]  # type: ignore[index]  # the model has said that it is there
        said = Said(str(words), data.source, *data.span(path))
        role = next(part for part in reversed(path) if isinstance(part, str))
        return draft.say(_reader().parseInline(said.markdown)[0].children or [], said, role)

    if isinstance(block, ChartBlock):
        draft.steps.append(blocks.chart_step(draft.key(), line, block, data, draft.report))
    elif isinstance(block, QuestionBlock):
        question = blocks.question_step(line, block, data, draft.report, say)
        draft.steps.append(question)
        draft.questions.append((question, data))
    elif isinstance(block, PredictBlock):
        draft.steps.append(blocks.predict_step(line, block, data, draft.report, say))
    else:
        choice = blocks.choice_step(line, block, data, draft.report, say)
        draft.steps.append(choice)
        draft.choices.append((choice, data))
