"""``hzl lint``: what is wrong with lesson scripts, a line for each fault, with its place and what to do."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path

from hzl_tutor.lesson import Fault, Library, lesson_files, lint_paths, shipped_lessons
from hzl_tutor.tutor.lesson_checks import catalogue
from hzl_tutor.ui.commands.failures import DONE, FAULTS, MissingLessonsError, RequestError
from hzl_tutor.ui.commands.output import Page, say_whole
from hzl_tutor.ui.commands.parsing import Parser
from hzl_tutor.ui.opening import lesson_folders
from hzl_tutor.words import cli
from hzl_tutor.words.choice import written
from hzl_tutor.words.lint import fault_sentence
from hzl_tutor.words.terms.taught import taught_terms


def arguments(parser: Parser) -> None:
    """Scripts, or folders of them; what they cover; what may stand in one."""
    parser.argument("paths", "PATH", nargs="*")
    parser.switch("--coverage", "coverage")
    parser.switch("--schema", "schema")
    parser.switch("--json", "json")


def run(asked: Namespace) -> int:
    """Print the faults and return 1, or one line and 0 when there are none; or what was asked for instead."""
    if asked.schema:
        from hzl_tutor.lesson.schema import schema_text

        say_whole(schema_text(indent=None))
        return DONE
    if asked.json and not asked.coverage:
        raise RequestError("json-of-coverage")
    if shipped_lessons() is None and not asked.paths and not asked.lessons:
        raise MissingLessonsError
    beside = lesson_folders(asked.data_dir, asked.lessons)
    paths = [Path(path) for path in asked.paths] or beside
    if asked.coverage:
        from hzl_tutor.ui.commands.covered import print_coverage

        return print_coverage(asked, paths)
    folders = (*beside, *(path if path.is_dir() else path.parent for path in paths))
    faults = lint_paths(paths, catalogue(taught_terms()), Library(folders, None).entries())
    print_faults(faults)
    if faults:
        return FAULTS
    Page(asked).say(cli.CLEAN.format(count=_count(paths)))
    return DONE


def print_faults(faults: Iterable[Fault]) -> None:
    """Print ``file:line:column: what, and what to do`` for each fault."""
    for fault in faults:
        say_whole(f"{fault.path}:{fault.line}:{fault.column}: {written(fault_sentence(fault.code, fault.data))}")


def _count(paths: Iterable[Path]) -> int:
    return len({file for path in paths for file in (lesson_files(path) if path.is_dir() else (path,))})
