"""What may stand in the front matter and in each block, as pydantic models over text, lists and mappings.

Every value comes in as it was written. A value that is refused raises
:class:`~hzl_tutor.lesson.values.ValueRefusedError`, which carries the code of its fault; unknown keys are refused.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

from pydantic import BaseModel, BeforeValidator, ConfigDict, ValidationError, WithJsonSchema

from hzl_tutor.engine import Branch, EarthSchool, Element, Relation
from hzl_tutor.lesson import values
from hzl_tutor.lesson.faults import FaultCode, Report
from hzl_tutor.lesson.script import SHOW, TRACKS
from hzl_tutor.lesson.source import Data, Path
from hzl_tutor.lesson.values import ValueRefusedError, listing, nearest

M = TypeVar("M", bound=BaseModel)


def _text(value: Any) -> Any:
    if value == "":
        raise ValueRefusedError(FaultCode.VALUE_EMPTY)
    return value


def _read(read: values.Reader) -> BeforeValidator:
    return BeforeValidator(lambda value: read(_text(value)) if isinstance(value, str) else value)


def _many(value: Any) -> Any:
    """A list may be written as one word, and an empty place is an empty list."""
    if isinstance(value, str):
        return [value] if value else []
    return value


def _truth(value: Any) -> Any:
    return values.truth(value) == "true" if isinstance(value, str) else value


def _number(low: int, high: int) -> BeforeValidator:
    return BeforeValidator(lambda value: values.number(value, low, high) if isinstance(value, str) else value)


def _one_of(known: tuple[str, ...]) -> WithJsonSchema:
    """Tell the JSON Schema which words may be written."""
    return WithJsonSchema({"enum": list(known)})


NUMBER_OR_TEXT = WithJsonSchema({"type": ["string", "integer"]})
"""For the JSON Schema: what other readers of YAML may take for a number."""
Many = BeforeValidator(_many)
Said = Annotated[str, BeforeValidator(_text)]
"""Words with inline Markdown."""
Id = Annotated[str, _read(values.identifier)]
Skill = Annotated[str, _read(values.skill)]
Hexagram = Annotated[str, _read(values.cast), NUMBER_OR_TEXT]
Month = Annotated[str, _read(values.month)]
Day = Annotated[str, _read(values.day)]
LineNumber = Annotated[str, _read(values.line), NUMBER_OR_TEXT]
BranchName = Annotated[str, _read(values.branch), _one_of(tuple(map(str, Branch)))]
Show = Annotated[list[Annotated[str, _read(values.one_of(SHOW)), _one_of(SHOW)]], Many]
Mark = Annotated[list[LineNumber], Many]
Rules = Annotated[list[Annotated[str, _read(str)]], Many]
"""Rules of the book by their ids; whether there are such rules the linter asks the tutor."""
Truth = Annotated[bool, BeforeValidator(_truth)]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class FrontMatter(_Strict):
    """The head of a script."""

    unit: Annotated[str, _read(values.unit), NUMBER_OR_TEXT]
    id: Id
    title: Annotated[str, _read(lambda text: "".join(text.split("\n")))]
    sections: Annotated[list[Annotated[str, _read(values.section), NUMBER_OR_TEXT]], Many] = []
    track: Annotated[str, _read(values.one_of(TRACKS)), _one_of(TRACKS)]
    needs: Annotated[list[Id], Many] = []
    skills: Annotated[list[Skill], Many] = []
    terms: Annotated[list[Id], Many] = []
    rules: Rules = []
    minutes: Annotated[int, _number(1, 120)] = 20
    rev: Annotated[int, _number(1, 9999)] = 1


class _Dated(_Strict):
    """A chart to be shown, with the moment it was cast at."""

    show: Show = ["flying"]
    mark: Mark = []
    moment: Said | None = None
    month: Month | None = None
    day: Day | None = None


class ChartBlock(_Dated):
    """A chart to look at."""

    hexagram: Hexagram


class QuestionBlock(_Strict):
    """A question with a key: about one hexagram, about drawn ones, or about no chart at all; the rest are its params."""

    id: Id
    skill: Skill
    hexagram: Hexagram | None = None
    generate: dict[str, Annotated[list[str], Many]] | None = None
    repeat: Annotated[int, _number(1, 30)] = 1
    ask: Said | None = None
    hints: Annotated[list[Said], Many] = []
    line: LineNumber | None = None
    relation: Annotated[str, _read(values.relation), _one_of(tuple(map(str, Relation)))] | None = None
    element: Annotated[str, _read(values.element), _one_of(tuple(map(str, Element)))] | None = None
    month: BranchName | None = None
    day: Day | None = None
    branch: BranchName | None = None
    branches: Annotated[list[BranchName], Many] | None = None
    school: Annotated[str, _read(values.earth_school), _one_of(tuple(map(str, EarthSchool)))] | None = None
    ganzhi: Annotated[str, _read(values.ganzhi)] | None = None
    rule: Annotated[str, _read(str.upper)] | None = None
    matter: Said | None = None
    year: BranchName | None = None
    age: Annotated[str, _read(str.strip)] | None = None


PARAMS: tuple[str, ...] = (
    "line",
    "relation",
    "element",
    "month",
    "day",
    "branch",
    "branches",
    "school",
    "ganzhi",
    "rule",
    "matter",
    "year",
    "age",
)
"""The keys of a question that say what is asked about."""


class GuessOption(_Strict):
    """An option of a guess."""

    text: Said
    say: Said


class ChoiceOption(GuessOption):
    """An option that may be right."""

    right: Truth = False


class PredictBlock(_Strict):
    """A guess, never marked."""

    id: Id
    ask: Said
    options: list[GuessOption]


class ChoiceBlock(_Dated):
    """A question with options."""

    id: Id
    ask: Said
    options: list[ChoiceOption]
    hexagram: Hexagram | None = None
    rules: Rules = []


BLOCKS: dict[str, type[ChartBlock] | type[QuestionBlock] | type[PredictBlock] | type[ChoiceBlock]] = {
    "chart": ChartBlock,
    "question": QuestionBlock,
    "predict": PredictBlock,
    "choice": ChoiceBlock,
}
"""The fenced blocks, by the word after the fence."""


_OPTIONS: dict[type[BaseModel], type[BaseModel]] = {PredictBlock: GuessOption, ChoiceBlock: ChoiceOption}
_SHAPES = {"list_type": "list", "dict_type": "mapping", "model_type": "mapping", "model_attributes_type": "mapping"}


def check(model: type[M], data: Data, report: Report) -> M | None:
    """Return ``data`` as ``model``, or None after reporting everything that does not fit, each thing at its place."""
    try:
        return model.model_validate(data.value)
    except ValidationError as error:
        for found in error.errors(include_url=False):
            _tell(model, data, report, found["loc"], found["type"], found.get("ctx", {}).get("error"))
    return None


def _tell(model: type[BaseModel], data: Data, report: Report, at: Path, kind: str, cause: object) -> None:
    key = next((part for part in reversed(at) if isinstance(part, str)), "")
    if isinstance(cause, ValueRefusedError):
        report.add(data.place(at), cause.code, **({"key": key} if cause.code is FaultCode.VALUE_EMPTY else cause.data))
    elif kind == "missing":
        report.add(data.place(at[:-1]), FaultCode.KEY_MISSING, key=key)
    elif kind == "extra_forbidden":
        known = tuple(model.model_fields if len(at) == 1 else _OPTIONS[model].model_fields)
        report.add(
            data.key_place(at), FaultCode.KEY_UNKNOWN, key=key, known=listing(known), nearest=nearest(key, known)
        )
    else:
        report.add(data.place(at), FaultCode.WRONG_SHAPE, key=key, expected=_SHAPES.get(kind, "text"))
