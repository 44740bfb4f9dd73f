"""Lesson scripts: their run-time values, the library that opens them, the compiler and the linter.

Every name is loaded when first asked for. What runs a lesson is light; the compiler and the linter bring pydantic, PyYAML
and markdown-it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hzl_tutor.lesson.cache import Trouble, TroubleCode
    from hzl_tutor.lesson.claims import ClaimError, accepted
    from hzl_tutor.lesson.compile import compile_bytes, compile_file
    from hzl_tutor.lesson.conditions import CONDITIONS, matches
    from hzl_tutor.lesson.faults import STYLE, Fault, FaultCode, LessonFaults
    from hzl_tutor.lesson.files import lesson_files
    from hzl_tutor.lesson.library import Library, UnknownLessonError, shipped_lessons
    from hzl_tutor.lesson.linter import Catalogue, QuestionProblem, RuleProblem, lint_file, lint_paths
    from hzl_tutor.lesson.script import (
        SHOW,
        TRACKS,
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
        plain,
    )
    from hzl_tutor.lesson.script_json import NotALesson, script_from_json, script_to_json
    from hzl_tutor.lesson.shelves import Broken, Entry

__all__ = [
    "CONDITIONS",
    "SHOW",
    "STYLE",
    "TRACKS",
    "Broken",
    "Catalogue",
    "ChartStep",
    "ChoiceStep",
    "ClaimError",
    "Entry",
    "Fault",
    "FaultCode",
    "LessonFaults",
    "Library",
    "NotALesson",
    "Option",
    "PredictStep",
    "Prose",
    "QuestionProblem",
    "QuestionStep",
    "RuleProblem",
    "Script",
    "Span",
    "Step",
    "Text",
    "Trouble",
    "TroubleCode",
    "UnknownLessonError",
    "Verse",
    "accepted",
    "compile_bytes",
    "compile_file",
    "lesson_files",
    "lint_file",
    "lint_paths",
    "matches",
    "plain",
    "script_from_json",
    "script_to_json",
    "shipped_lessons",
]

_HOMES = {
    name: module
    for module, names in {
        "cache": "Trouble TroubleCode",
        "claims": "ClaimError accepted",
        "compile": "compile_bytes compile_file",
        "conditions": "CONDITIONS matches",
        "faults": "Fault FaultCode LessonFaults STYLE",
        "files": "lesson_files",
        "library": "Library UnknownLessonError shipped_lessons",
        "linter": "Catalogue QuestionProblem RuleProblem lint_file lint_paths",
        "script": "ChartStep ChoiceStep Option PredictStep Prose QuestionStep SHOW Script Span Step TRACKS Text Verse plain",
        "script_json": "NotALesson script_from_json script_to_json",
        "shelves": "Broken Entry",
    }.items()
    for name in names.split()
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
