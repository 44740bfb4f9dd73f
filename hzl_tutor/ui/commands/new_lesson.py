"""``hzl new-lesson``: the beginning of a lesson, in a file of its own that was not there before."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

from hzl_tutor.lesson import TRACKS, Library
from hzl_tutor.lesson.units import unit_order
from hzl_tutor.lesson.values import ValueRefusedError, identifier, one_of, unit
from hzl_tutor.ui.cells import clean
from hzl_tutor.ui.commands.failures import DONE, RequestError
from hzl_tutor.ui.commands.output import Page
from hzl_tutor.ui.commands.parsing import Parser
from hzl_tutor.ui.opening import lesson_folders, own_lessons
from hzl_tutor.words import cli
from hzl_tutor.words.lesson_skeleton import file_name, skeleton
from hzl_tutor.words.lint import fault_sentence


def arguments(parser: Parser) -> None:
    """Number, id, title, and the part of the course."""
    parser.argument("unit", "UNIT")
    parser.argument("id", "ID")
    parser.argument("title", "TITLE")
    parser.option("--track", "track", metavar="TRACK", default="")


def run(asked: Namespace) -> int:
    """Write the file, into the folder of ``--lessons`` or else that of people's own lessons. Raises RequestErrors."""
    number, lesson_id = _read(unit, asked.unit), _read(identifier, asked.id)
    title = clean(asked.title).strip()
    if not title or "\n" in title:
        raise RequestError("value", said=fault_sentence("value-empty", {"key": "title"}))
    folder = Path(asked.lessons) if asked.lessons else own_lessons(asked.data_dir)
    library = Library([*lesson_folders(asked.data_dir, asked.lessons)], None)
    for entry in library.entries():
        if unit_order(entry.unit) == unit_order(number):
            said = fault_sentence("unit-taken", {"unit": number, "other": str(entry.path)})
            raise RequestError("value", said=said)
        if entry.id == lesson_id:
            said = fault_sentence("lesson-id-taken", {"id": lesson_id, "other": str(entry.path)})
            raise RequestError("value", said=said)
    track = _read(one_of(TRACKS), asked.track) if asked.track else _track(number, library)
    path = folder / file_name(number, lesson_id)
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(skeleton(number, lesson_id, title, track))
    except FileExistsError:
        raise RequestError("there", text=str(path)) from None
    Page(asked).say(cli.NEW_LESSON.format(file=path))
    return DONE


def _read(read: Callable[[str], str], text: str) -> str:
    try:
        return read(text)
    except ValueRefusedError as error:
        raise RequestError("value", said=fault_sentence(error.code, error.data)) from error


def _track(number: str, library: Library) -> str:
    """The track of the lesson before it; the first for a number with a letter."""
    if not number.isdecimal():
        return TRACKS[0]
    before = [entry.track for entry in library.entries() if unit_order(entry.unit) < unit_order(number)]
    later = [track for track in before if track != TRACKS[0]]
    return later[-1] if later else TRACKS[1]
