"""What can be wrong with a lesson script: the closed list of faults, each with its place in the file.

No sentence stands here. The sentence of a code, with what to do about it, is in ``hzl_tutor.words``; ``data`` holds the
words that the sentence needs.
"""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from hzl_tutor.engine.errors import HzlError


class FaultCode(StrEnum):
    """Every kind of fault. The comment behind a code names the keys of its data."""

    # the file
    FILE_UNREADABLE = "file-unreadable"  # reason
    NOT_UTF8 = "not-utf8"  # byte
    CONTROL_CHARACTER = "control-character"  # char, as U+202E
    FRONT_MISSING = "front-missing"
    FRONT_UNCLOSED = "front-unclosed"
    NO_STEPS = "no-steps"

    # YAML, in the front matter and in the blocks
    YAML_FULLWIDTH_COLON = "yaml-fullwidth-colon"  # key
    YAML_NO_BLANK = "yaml-no-blank"  # key
    YAML_LINK_UNQUOTED = "yaml-link-unquoted"
    YAML_TAB = "yaml-tab"
    YAML_COLON = "yaml-colon"
    YAML_NO_COLON = "yaml-no-colon"
    YAML_BRACKET = "yaml-bracket"
    YAML_QUOTE = "yaml-quote"
    YAML_START = "yaml-start"  # char
    YAML_LAYOUT = "yaml-layout"
    YAML_SYNTAX = "yaml-syntax"  # problem, as the YAML reader words it
    YAML_DUPLICATE_KEY = "yaml-duplicate-key"  # key, first (a line)
    YAML_ALIAS = "yaml-alias"
    YAML_TAG = "yaml-tag"  # tag
    YAML_TOO_DEEP = "yaml-too-deep"
    YAML_KEY_NOT_TEXT = "yaml-key-not-text"
    YAML_NOT_MAPPING = "yaml-not-mapping"

    # keys and values
    KEY_UNKNOWN = "key-unknown"  # key, known, nearest
    KEY_MISSING = "key-missing"  # key
    WRONG_SHAPE = "wrong-shape"  # key, expected: text | list | mapping
    VALUE_EMPTY = "value-empty"  # key
    VALUE_UNKNOWN = "value-unknown"  # value, known, nearest
    VALUE_JOINED = "value-joined"  # value: a list held together by a Chinese comma
    NUMBER_REFUSED = "number-refused"  # value, low, high
    TRUTH_REFUSED = "truth-refused"  # value
    LINE_REFUSED = "line-refused"  # value
    GANZHI_REFUSED = "ganzhi-refused"  # value
    MOMENT_REFUSED = "moment-refused"  # value
    MOMENT_TWICE = "moment-twice"
    HEXAGRAM_REFUSED = "hexagram-refused"  # value, nearest
    UNIT_MALFORMED = "unit-malformed"  # value
    ID_MALFORMED = "id-malformed"  # value
    SECTION_MALFORMED = "section-malformed"  # value
    SKILL_MALFORMED = "skill-malformed"  # value

    # Markdown
    HEADING = "heading"
    HTML = "html"
    LIST = "list"
    TABLE = "table"
    IMAGE = "image"
    RULE_LINE = "rule-line"
    CODE_BLOCK = "code-block"
    EMPHASIS = "emphasis"
    LINK_FOREIGN = "link-foreign"  # target
    LINK_REFERENCE = "link-reference"
    FENCE_UNKNOWN = "fence-unknown"  # name, known, nearest
    FENCE_UNCLOSED = "fence-unclosed"  # name
    FENCE_EMPTY = "fence-empty"  # name
    MARKUP_STRAY = "markup-stray"  # mark
    QUOTE_EMPTY = "quote-empty"
    QUOTE_MIXED = "quote-mixed"

    # blocks
    ID_RESERVED = "id-reserved"  # id
    ID_TWICE = "id-twice"  # id, first (a line)
    CAST_TWICE = "cast-twice"
    NOTHING_ASKED = "nothing-asked"
    REPEAT_WITHOUT_GENERATE = "repeat-without-generate"
    OPTIONS_TOO_FEW = "options-too-few"  # count
    OPTION_TWICE = "option-twice"  # text
    NO_RIGHT_OPTION = "no-right-option"
    SHOW_NEEDS_MONTH = "show-needs-month"  # show
    SHOW_NEEDS_DAY = "show-needs-day"  # show
    SHOW_NEEDS_MOVING = "show-needs-moving"
    SHOW_NEEDS_CAST = "show-needs-cast"
    CONDITION_UNKNOWN = "condition-unknown"  # name, known, nearest

    # verified claims
    CLAIM_WRONG = "claim-wrong"  # text, path, accepted
    CLAIM_BROKEN = "claim-broken"
    CLAIM_UNREAD = "claim-unread"  # path, part
    CLAIM_HEXAGRAM = "claim-hexagram"  # path, part, nearest
    CLAIM_LINE = "claim-line"  # path, part
    CLAIM_NO_CELL = "claim-no-cell"  # path, lacks: moving | month | day
    CLAIM_MOMENT = "claim-moment"  # path, part
    CLAIM_RULE_UNKNOWN = "claim-rule-unknown"  # rule, nearest
    CLAIM_RULE_MATTER = "claim-rule-matter"  # path, part: no topic, or no asker
    CLAIM_RULE_NO_CONDITION = "claim-rule-no-condition"  # rule
    CLAIM_RULE_LACKS = "claim-rule-lacks"  # path, lacks: month | day | year | matter | asker
    CLAIM_RULE_FAILS = "claim-rule-fails"  # path: the rule does not hold on this chart

    # between lessons, and against what the tutor can ask
    UNIT_TAKEN = "unit-taken"  # unit, other
    LESSON_ID_TAKEN = "lesson-id-taken"  # id, other
    NEED_UNKNOWN = "need-unknown"  # id, nearest
    NEED_CYCLE = "need-cycle"  # cycle
    SKILL_UNKNOWN = "skill-unknown"  # skill, nearest
    QUESTION_PARAMS = "question-params"  # skill, wanted: the params it takes
    QUESTION_CAST = "question-cast"  # skill: the given hexagram cannot carry this question
    QUESTION_NONE_FOUND = "question-none-found"  # skill: no chart meets the conditions
    QUESTION_ONE_KEY = "question-one-key"  # skill, key: every generated question has the same answer
    QUESTION_HINT_TELLS = "question-hint-tells"  # hint, key
    QUESTION_NO_SLIP = "question-no-slip"  # skill: no generated chart shows any of its slips
    TERM_UNKNOWN = "term-unknown"  # term, nearest

    # style
    WESTERN_PUNCTUATION = "western-punctuation"  # mark, chinese
    CELL_UNVERIFIED = "cell-unverified"  # text: a cell of a chart told without a claim
    QUOTE_NOT_THERE = "quote-not-there"  # text, section: no such words in the book
    TERM_EARLY = "term-early"  # term, id: a term that no lesson so far has introduced
    TO_DO = "to-do"  # text: a mark that something is still to be written


STYLE: frozenset[FaultCode] = frozenset(
    {
        FaultCode.WESTERN_PUNCTUATION,
        FaultCode.CELL_UNVERIFIED,
        FaultCode.QUOTE_NOT_THERE,
        FaultCode.TERM_EARLY,
        FaultCode.TO_DO,
    }
)
"""Faults that only the linter reports: a lesson that has them can still be taught."""


class Place(NamedTuple):
    """A place in a file: line and column, both counted from 1, the column in characters."""

    line: int
    column: int


class Fault(NamedTuple):
    """One fault. ``path`` is the file as it was named, ``line`` and ``column`` count from 1, ``data`` fills the sentence."""

    path: str
    line: int
    column: int
    code: FaultCode
    data: dict[str, str]


class LessonFaults(HzlError):  # noqa: N818  (it holds several)
    """A lesson script that cannot be taught. ``path`` is the file as it was named, ``faults`` what is wrong with it."""

    def __init__(self, path: str, faults: tuple[Fault, ...]) -> None:
        first = faults[0]
        super().__init__(f"{path}:{first.line}:{first.column}: {first.code} ({len(faults)} in all)")
        self.path = path
        self.faults = faults


class Report:
    """Collects the faults of one file, so that all of them are told at once."""

    def __init__(self, path: str | Path) -> None:
        self.path = str(path)
        self._faults: list[Fault] = []

    def add(self, place: Place, code: FaultCode, **data: str) -> None:
        """Note a fault at ``place``."""
        fault = Fault(self.path, place.line, place.column, code, data)
        if fault not in self._faults:
            self._faults.append(fault)

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Everything noted so far, in the order of the file."""
        return tuple(sorted(self._faults, key=lambda fault: (fault.line, fault.column, fault.code)))
