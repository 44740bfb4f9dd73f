"""The text of a script with its places, and the YAML in it: text, lists and mappings, and nothing else.

YAML's own guesses never happen here: ``010101``, ``no`` and ``1:30`` stay what was written, a key given twice is
refused, and every value and key knows where in the FILE it stands.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from typing import NamedTuple, TypeAlias

import yaml
from yaml.error import Mark

from hzl_tutor.lesson.faults import FaultCode, Place, Report

Tree: TypeAlias = str | list["Tree"] | dict[str, "Tree"]
Path: TypeAlias = tuple[str | int, ...]

MAX_DEPTH = 8
"""Deeper nesting than this is no lesson; it would only exhaust the reader."""


class Source:
    """A script's text, every line end a bare newline, and the way from an index in it to line and column."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = text.split("\n")
        self._starts = [0]
        for line in self.lines:
            self._starts.append(self._starts[-1] + len(line) + 1)

    def place(self, index: int) -> Place:
        """Return the place of a character, ``index`` counted from 0."""
        row = min(bisect_right(self._starts, index), len(self.lines)) - 1
        return Place(row + 1, index - self._starts[row] + 1)

    def index(self, place: Place) -> int:
        """Return the index, from 0, of the character at ``place``; the inverse of :meth:`place`."""
        return self._starts[place.line - 1] + place.column - 1

    def start(self, row: int) -> int:
        """Return the index at which a row begins, rows counted from 0; the row after the last gives the end."""
        return min(self._starts[row], len(self.text))


def read_bytes(data: bytes, report: Report) -> Source | None:
    """Decode a script: UTF-8, with or without BOM, any kind of line end.

    Characters that no reader sees or that drive a terminal are reported and replaced, one for one, so that the rest can
    still be read. None, with a fault, when the bytes are not UTF-8.
    """
    data = data.removeprefix(b"\xef\xbb\xbf")
    try:
        source = Source(_newlines(data.decode()))
    except UnicodeDecodeError as error:
        before = _newlines(data[: error.start].decode())
        report.add(Source(before).place(len(before)), FaultCode.NOT_UTF8, byte=f"0x{data[error.start]:02X}")
        return None
    if source.text.translate(_ORDINARY).isprintable():
        return source
    clean = []
    for index, mark in enumerate(source.text):
        if forbidden(mark):
            report.add(source.place(index), FaultCode.CONTROL_CHARACTER, char=f"U+{ord(mark):04X}")
            mark = "\ufffd"
        clean.append(mark)
    return Source("".join(clean))


def _newlines(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


_ORDINARY = dict.fromkeys(map(ord, "\n\t\u3000"))


def forbidden(mark: str) -> bool:
    """Tell whether a character may not stand in a script: controls, invisible and bidi marks, private ones."""
    if mark.isprintable() or mark in "\n\t":
        return False
    unassigned = unicodedata.category(mark) == "Cn"  # perhaps only newer than this Python, but for U+FFFE and its like
    return ord(mark) & 0xFFFE == 0xFFFE if unassigned else unicodedata.category(mark) != "Zs"


class Data(NamedTuple):
    """A mapping read from YAML, and where its parts stand.

    ``spans`` and ``keys`` go from the path of a value (``("options", 1, "say")``) to where in the text it begins and
    ends, and where its key begins, all as indices from 0. The whole begins on the row before, with the fence.
    """

    value: dict[str, Tree]
    source: Source
    spans: dict[Path, tuple[int, int]]
    keys: dict[Path, int]

    def span(self, path: Path) -> tuple[int, int]:
        """Return where a value begins and ends, or the nearest thing around it that is there."""
        while path not in self.spans:
            path = path[:-1]
        return self.spans[path]

    def place(self, path: Path) -> Place:
        """Return the place of a value, or of the nearest thing around it that is there."""
        return self.source.place(self.span(path)[0])

    def key_place(self, path: Path) -> Place:
        """Return the place of a value's key; without a key, the value's own."""
        return self.source.place(self.keys[path]) if path in self.keys else self.place(path)


class _RefusedError(yaml.MarkedYAMLError):
    """YAML that is right as YAML and still not wanted here."""

    def __init__(self, code: FaultCode, mark: Mark | None, **data: str) -> None:
        super().__init__(problem=str(code), problem_mark=mark)
        self.code = code
        self.data = data


class _Loader(yaml.BaseLoader):
    """BaseLoader, without aliases (one value in two places has no place) and without endless nesting."""

    depth = 0

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        event = self.peek_event()  # type: ignore[no-untyped-call]
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) is not None:
            raise _RefusedError(FaultCode.YAML_ALIAS, event.start_mark)
        if self.depth > MAX_DEPTH:
            raise _RefusedError(FaultCode.YAML_TOO_DEEP, event.start_mark)
        self.depth += 1
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node


def read_yaml(source: Source, first: int, last: int, report: Report) -> Data | None:
    """Read the rows ``first`` to ``last`` (from 0, the last one excluded) as one YAML mapping.

    None, with a fault at its line and column, when that cannot be done.
    """
    base = source.start(first)
    if _fullwidth_colon(source, first, last, report):
        return None
    data = Data({}, source, {(): (source.start(max(first - 1, 0)), source.start(last))}, {})
    try:
        node = yaml.compose(source.text[base : source.start(last)], Loader=_Loader)
        if not isinstance(node, yaml.MappingNode):
            raise _RefusedError(FaultCode.YAML_NOT_MAPPING, node.start_mark if node else None)
        _unfold_mapping(node, (), base, data, data.value)
    except yaml.MarkedYAMLError as error:
        if not _common_slip(source, first, last, report):
            _explain(error, source, base, report)
        return None
    return data


def _unfold(node: yaml.Node, path: Path, base: int, data: Data) -> Tree:
    data.spans[path] = (base + node.start_mark.index, base + node.end_mark.index)
    if node.tag not in ("tag:yaml.org,2002:str", "tag:yaml.org,2002:seq", "tag:yaml.org,2002:map"):
        raise _RefusedError(FaultCode.YAML_TAG, node.start_mark, tag=str(node.tag))
    if isinstance(node, yaml.ScalarNode):
        for mark in filter(forbidden, node.value):  # written as an escape, since the text itself was cleaned
            raise _RefusedError(FaultCode.CONTROL_CHARACTER, node.start_mark, char=f"U+{ord(mark):04X}")
        return _lines_kept(node, data.source.text[slice(*data.spans[path])])
    if isinstance(node, yaml.SequenceNode):
        return [_unfold(item, (*path, place), base, data) for place, item in enumerate(node.value)]
    assert isinstance(node, yaml.MappingNode)
    found: dict[str, Tree] = {}
    _unfold_mapping(node, path, base, data, found)
    return found


def _unfold_mapping(node: yaml.MappingNode, path: Path, base: int, data: Data, found: dict[str, Tree]) -> None:
    for key_node, value_node in node.value:
        if not isinstance(key_node, yaml.ScalarNode):
            raise _RefusedError(FaultCode.YAML_KEY_NOT_TEXT, key_node.start_mark)
        key: str = key_node.value
        if key in found:
            first = data.source.place(data.keys[(*path, key)])
            raise _RefusedError(FaultCode.YAML_DUPLICATE_KEY, key_node.start_mark, key=key, first=str(first.line))
        data.keys[(*path, key)] = base + key_node.start_mark.index
        found[key] = _unfold(value_node, (*path, key), base, data)


def _lines_kept(node: yaml.ScalarNode, raw: str) -> str:
    """Give a value that runs over several lines its line ends back, which YAML folds into blanks.

    Between Chinese lines no blank belongs; the Markdown reader joins them as it joins those of a paragraph.
    """
    value: str = node.value
    if "\n" not in raw or node.style == "|":
        return value.strip("\n") if node.style in ("|", ">") else value
    body = raw[1:-1] if node.style in ("'", '"') else raw
    rows = [row.strip() for row in body.split("\n")]
    if node.style == ">":
        rows = rows[1:]
    words = "\n".join(rows).strip()
    return words if words.replace("\n", " ") == value.strip() else value


_KEY = r"^\s*(?:- +)*(?:\{ *)?([a-z_]{1,20})"
_FULLWIDTH_COLON = re.compile(_KEY + "(：)")
_SLIPS = (
    (re.compile(_KEY + r"(:)(?![\s/]|$)"), FaultCode.YAML_NO_BLANK),
    (re.compile(r"^\s*(?:- +)*(?:[a-z_]+: +)?()(\[[^\]]*\]\()"), FaultCode.YAML_LINK_UNQUOTED),
    (re.compile(r"^()[ ]*(\t)"), FaultCode.YAML_TAB),
)
"""Slips that the YAML reader reports in its own words and often on a later line; the second group is the place."""


def _fullwidth_colon(source: Source, first: int, last: int, report: Report) -> bool:
    found = False
    for row in range(first, last):
        match = _FULLWIDTH_COLON.match(source.lines[row])
        if match:
            found = True
            report.add(Place(row + 1, match.start(2) + 1), FaultCode.YAML_FULLWIDTH_COLON, key=match[1])
    return found


def _common_slip(source: Source, first: int, last: int, report: Report) -> bool:
    for row in range(first, last):
        for pattern, code in _SLIPS:
            match = pattern.match(source.lines[row])
            if match:
                data = {"key": match[1]} if match[1] else {}
                report.add(Place(row + 1, match.start(2) + 1), code, **data)
                return True
    return False


_AT_THE_START = {
    "while parsing a flow sequence": FaultCode.YAML_BRACKET,
    "while parsing a flow mapping": FaultCode.YAML_BRACKET,
    "while scanning a quoted scalar": FaultCode.YAML_QUOTE,
    "while scanning a simple key": FaultCode.YAML_NO_COLON,
}
"""What the YAML reader was doing, where the place to mend is where it began and not where it gave up."""
_WHERE_IT_STOPPED = {
    "mapping values are not allowed here": FaultCode.YAML_COLON,
    "but found another document": FaultCode.YAML_LAYOUT,
}


def _explain(error: yaml.MarkedYAMLError, source: Source, base: int, report: Report) -> None:
    def place(mark: Mark | None) -> Place:
        return source.place(base + mark.index if mark else base)

    here, problem = place(error.problem_mark or error.context_mark), error.problem or ""
    if isinstance(error, _RefusedError):
        report.add(here, error.code, **error.data)
    elif error.context in _AT_THE_START:
        report.add(place(error.context_mark), _AT_THE_START[error.context])
    elif problem.endswith("that cannot start any token"):
        report.add(here, FaultCode.YAML_START, char=source.text[source.index(here)])
    elif problem in _WHERE_IT_STOPPED:
        report.add(here, _WHERE_IT_STOPPED[problem])
    elif problem.startswith("expected <block end>"):
        report.add(here, FaultCode.YAML_LAYOUT)
    else:
        report.add(here, FaultCode.YAML_SYNTAX, problem=problem or error.context or "")
