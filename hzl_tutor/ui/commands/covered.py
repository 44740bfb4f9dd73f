"""``hzl lint --coverage``: what the lessons teach and ask, and what none of them does."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path

from hzl_tutor.lesson import LessonFaults, Script, compile_file, lesson_files
from hzl_tutor.lesson.units import unit_order
from hzl_tutor.tutor.coverage import Row, coverage
from hzl_tutor.ui.commands.failures import DONE, FAULTS
from hzl_tutor.ui.commands.output import Page, write_json
from hzl_tutor.words import cli


def print_coverage(asked: Namespace, paths: Iterable[Path]) -> int:
    """Print what the lessons at ``paths`` cover; 1 when a script cannot be taught, which then counts for nothing."""
    scripts: list[Script] = []
    files = [file for path in paths for file in (lesson_files(path) if path.is_dir() else (path,))]
    broken: list[LessonFaults] = []
    for file in dict.fromkeys(files):
        try:
            scripts.append(compile_file(file))
        except LessonFaults as error:
            broken.append(error)
    found = coverage(sorted(scripts, key=lambda script: unit_order(script.unit)))
    if asked.json:
        kinds = {kind: [row._asdict() for row in rows] for kind, rows in found._asdict().items()}
        write_json({**kinds, "broken": [str(error.path) for error in broken]})
        return FAULTS if broken else DONE
    page = Page(asked)
    for kind, rows in found._asdict().items():
        taught, questioned = [row for row in rows if row.taught], [row for row in rows if row.asked]
        page.say(cli.COVERED[kind].format(count=len(rows), taught=len(taught), asked=len(questioned)))
        page.table(cli.COLUMNS["coverage"], [_cells(row) for row in rows])
        for sentence, lacking in (
            (cli.NOT_TAUGHT, _without(rows, taught)),
            (cli.NOT_ASKED, _without(rows, questioned)),
        ):
            if lacking:
                page.say(sentence.format(count=len(lacking), names=cli.listed(lacking)))
        page.say("")
    for lost in broken:
        page.say(cli.NOT_COUNTED.format(file=lost.path, count=len(lost.faults)))
    return FAULTS if broken else DONE


def _cells(row: Row) -> tuple[str, str, str]:
    return row.id, " ".join(row.taught) or cli.NOWHERE, " ".join(row.asked) or cli.NOWHERE


def _without(rows: Iterable[Row], those: list[Row]) -> list[str]:
    return [row.id for row in rows if row not in those]
