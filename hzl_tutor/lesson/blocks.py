"""From a fenced block to a step: what the keys of one block must be to each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from hzl_tutor.engine import parse_cast
from hzl_tutor.lesson import conditions, values
from hzl_tutor.lesson.faults import FaultCode, Report
from hzl_tutor.lesson.model import (
    PARAMS,
    ChartBlock,
    ChoiceBlock,
    GuessOption,
    PredictBlock,
    QuestionBlock,
)
from hzl_tutor.lesson.script import ChartStep, ChoiceStep, Option, PredictStep, QuestionStep, Text, plain
from hzl_tutor.lesson.source import Data, Path
from hzl_tutor.lesson.values import ValueRefusedError

Say: TypeAlias = Callable[[Path], Text]
"""Reads the inline Markdown of the value at a path."""


def chart_step(key: str, line: int, block: ChartBlock, data: Data, report: Report) -> ChartStep:
    """Make a chart to look at."""
    month, day = _moment(block, data, report)
    _check_show(block, block.hexagram, (month, day), data, report)
    return ChartStep(key, block.hexagram, tuple(block.show), tuple(map(int, block.mark)), month, day, line)


def question_step(line: int, block: QuestionBlock, data: Data, report: Report, say: Say) -> QuestionStep:
    """Make a question; whether its skill can be asked this way is for the tutor to say."""
    params = {name: _param(getattr(block, name)) for name in PARAMS if getattr(block, name) is not None}
    if block.hexagram is not None and block.generate is not None:
        report.add(data.key_place(("generate",)), FaultCode.CAST_TWICE)
    if block.hexagram is None and block.generate is None and not params:
        report.add(data.place(()), FaultCode.NOTHING_ASKED)
    if block.repeat > 1 and block.generate is None:
        report.add(data.key_place(("repeat",)), FaultCode.REPEAT_WITHOUT_GENERATE)
    generate = None if block.generate is None else _conditions(block.generate, data, report)
    hints = tuple(say(path) for path in _each(("hints",), block.hints, data))
    ask = say(("ask",)) if block.ask is not None else ()
    return QuestionStep(block.id, block.skill, block.hexagram, params, generate, ask, hints, block.repeat, line)


def predict_step(line: int, block: PredictBlock, data: Data, report: Report, say: Say) -> PredictStep:
    """Make a guess."""
    return PredictStep(block.id, say(("ask",)), _options(block.options, (), data, report, say), line)


def choice_step(line: int, block: ChoiceBlock, data: Data, report: Report, say: Say) -> ChoiceStep:
    """Make a question with options."""
    right = [place for place, option in enumerate(block.options) if option.right]
    options = _options(block.options, right, data, report, say)
    if not right:
        report.add(data.key_place(("options",)), FaultCode.NO_RIGHT_OPTION)
    month, day = _moment(block, data, report)
    if block.hexagram is None:
        for name in ("show", "mark", "moment", "month", "day"):
            if name in block.model_fields_set:
                report.add(data.key_place((name,)), FaultCode.SHOW_NEEDS_CAST)
    else:
        _check_show(block, block.hexagram, (month, day), data, report)
    show = tuple(block.show) if block.hexagram else ()
    mark = tuple(map(int, block.mark))
    rules = tuple(block.rules)
    return ChoiceStep(block.id, say(("ask",)), options, block.hexagram, show, mark, month, day, rules, line)


def _param(value: str | list[str]) -> str:
    return value if isinstance(value, str) else "".join(value)


def _each(path: Path, items: Sequence[object], data: Data) -> list[Path]:
    """The paths of a list's items; a list written as one word has that word's own."""
    paths: list[Path] = [(*path, place) for place in range(len(items))]
    return [path] if paths and paths[0] not in data.spans else paths


def _options(
    options: Sequence[GuessOption], right: Sequence[int], data: Data, report: Report, say: Say
) -> tuple[Option, ...]:
    found: list[Option] = []
    for place in range(len(options)):
        text, reply = say(("options", place, "text")), say(("options", place, "say"))
        if plain(text) in [plain(option.text) for option in found]:
            report.add(data.place(("options", place, "text")), FaultCode.OPTION_TWICE, text=plain(text))
        found.append(Option(text, reply, place in right))
    if len(found) < 2:
        report.add(data.key_place(("options",)), FaultCode.OPTIONS_TOO_FEW, count=str(len(found)))
    return tuple(found)


def _conditions(generate: dict[str, list[str]], data: Data, report: Report) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for name, words in generate.items():
        path: Path = ("generate", name)
        if not words:
            report.add(data.place(path), FaultCode.VALUE_EMPTY, key=name)
        try:
            found[name] = conditions.normal(name, ())
            for at, word in zip(_each(path, words, data), words, strict=True):
                path = at
                found[name] += conditions.normal(name, (word,))
        except ValueRefusedError as error:
            unknown = error.code is FaultCode.CONDITION_UNKNOWN
            report.add(data.key_place(path) if unknown else data.place(path), error.code, **error.data)
    return found


def _moment(block: ChartBlock | ChoiceBlock, data: Data, report: Report) -> tuple[str | None, str | None]:
    if block.moment is None:
        return block.month, block.day
    if block.month is not None or block.day is not None:
        report.add(data.key_place(("moment",)), FaultCode.MOMENT_TWICE)
    try:
        return values.moment(block.moment)
    except ValueRefusedError as error:
        report.add(data.place(("moment",)), error.code, **error.data)
        return None, None


_NEEDS = {"season": 0, "void": 1, "spirit": 1}
"""What a column needs of the moment: the month (0) or the day (1)."""


def _check_show(
    block: ChartBlock | ChoiceBlock, cast: str, moment: tuple[str | None, str | None], data: Data, report: Report
) -> None:
    for path, show in zip(_each(("show",), block.show, data), block.show, strict=True):
        if show in _NEEDS and moment[_NEEDS[show]] is None:
            code = (FaultCode.SHOW_NEEDS_MONTH, FaultCode.SHOW_NEEDS_DAY)[_NEEDS[show]]
            report.add(data.place(path), code, show=show)
        if show == "changed" and not parse_cast(cast).moving:
            report.add(data.place(path), FaultCode.SHOW_NEEDS_MOVING)
