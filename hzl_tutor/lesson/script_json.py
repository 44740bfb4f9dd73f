"""A lesson as JSON and back: what the library keeps beside the learner's log, so that opening a lesson parses nothing.

The way back trusts nothing: whatever does not have the shape of a lesson is a :class:`NotALesson`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from hzl_tutor.engine.errors import HzlError
from hzl_tutor.lesson.script import (
    ChartStep,
    ChoiceStep,
    Option,
    PredictStep,
    Prose,
    QuestionStep,
    Script,
    Span,
    Step,
    Text,
    Verse,
)

T = TypeVar("T")
Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None

_STEPS: dict[str, Callable[..., Step]] = {
    "prose": Prose,
    "verse": Verse,
    "chart": ChartStep,
    "question": QuestionStep,
    "predict": PredictStep,
    "choice": ChoiceStep,
}
_NAMES: dict[type, str] = {
    Prose: "prose",
    Verse: "verse",
    ChartStep: "chart",
    QuestionStep: "question",
    PredictStep: "predict",
    ChoiceStep: "choice",
}


class NotALesson(HzlError):  # noqa: N818  (it says what the value is not)
    """A JSON value that is no lesson. ``found`` is the part that did not fit, shortened."""

    def __init__(self, expected: str, found: object) -> None:
        super().__init__(f"expected {expected}, found {found!r:.60}")
        self.expected = expected
        self.found = f"{found!r:.60}"


def script_to_json(script: Script) -> dict[str, Json]:
    """Return ``script`` as values that ``json.dumps`` takes."""
    found = _plain(script._asdict())
    assert isinstance(found, dict)
    return found


def script_from_json(value: object) -> Script:
    """Return the lesson that :func:`script_to_json` made into ``value``. Raises NotALesson."""
    return Script(**_fields(_table(value), Script._fields))


def shape() -> dict[str, list[str]]:
    """Return the fields of everything that is written; a stored lesson of another shape is out of date."""
    kinds = (Script, Span, Option, *_NAMES)
    return {kind.__name__: list(kind._fields) for kind in kinds}  # type: ignore[attr-defined]


def _plain(value: object) -> Json:
    if type(value) in _NAMES:
        return {"kind": _NAMES[type(value)], **{k: _plain(v) for k, v in value._asdict().items()}}  # type: ignore[attr-defined]
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    assert value is None or isinstance(value, (bool, int, str))
    return value


def _fields(table: dict[str, object], names: tuple[str, ...]) -> dict[str, Any]:
    if set(table) != set(names):
        raise NotALesson(" ".join(names), sorted(table))
    return {name: _READ[name](table[name]) for name in names}


def _table(value: object) -> dict[str, object]:
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise NotALesson("an object", value)
    return value


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise NotALesson("a list", value)
    return value


def _word(value: object) -> str:
    if not isinstance(value, str):
        raise NotALesson("a word", value)
    return value


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise NotALesson("a number", value)
    return value


def _truth(value: object) -> bool:
    if not isinstance(value, bool):
        raise NotALesson("true or false", value)
    return value


def _maybe(read: Callable[[object], T]) -> Callable[[object], T | None]:
    return lambda value: None if value is None else read(value)


def _many(read: Callable[[object], T]) -> Callable[[object], tuple[T, ...]]:
    return lambda value: tuple(read(item) for item in _list(value))


def _named(read: Callable[[object], T]) -> Callable[[object], dict[str, T]]:
    return lambda value: {key: read(item) for key, item in _table(value).items()}


def _span(value: object) -> Span:
    parts = _list(value)
    if len(parts) != 3:
        raise NotALesson("kind, text and target", value)
    return Span(*map(_word, parts))


_text: Callable[[object], Text] = _many(_span)
_words: Callable[[object], tuple[str, ...]] = _many(_word)


def _option(value: object) -> Option:
    parts = _list(value)
    if len(parts) != 3:
        raise NotALesson("text, say and right", value)
    return Option(_text(parts[0]), _text(parts[1]), _truth(parts[2]))


def _step(value: object) -> Step:
    table = dict(_table(value))
    make = _STEPS.get(_word(table.pop("kind", None)))
    if make is None:
        raise NotALesson("a kind of step", value)
    step = make(**_fields(table, make._fields))  # type: ignore[attr-defined]
    if isinstance(step, ChartStep) and step.cast is None:
        raise NotALesson("a cast", value)
    return step


_READ: dict[str, Callable[[object], object]] = {
    **dict.fromkeys(("id", "unit", "title", "track", "source", "digest", "key", "skill"), _word),
    **dict.fromkeys(("minutes", "rev", "line", "repeat"), _number),
    **dict.fromkeys(("sections", "needs", "skills", "terms", "rules", "show"), _words),
    **dict.fromkeys(("section", "month", "day"), _maybe(_word)),
    **dict.fromkeys(("text", "ask"), _text),
    "hints": _many(_text),
    "mark": _many(_number),
    "params": _named(_word),
    "generate": _maybe(_named(_words)),
    "options": _many(_option),
    "steps": _many(_step),
    "cast": _maybe(_word),
}
"""How each field is read back; a field of one name has one shape wherever it stands, but for ``cast``."""
