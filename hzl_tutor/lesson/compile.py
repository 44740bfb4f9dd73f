"""From a script's file to the lesson that is taught, or to everything that is wrong with it."""

from __future__ import annotations

from pathlib import Path

from hzl_tutor.lesson.faults import STYLE, LessonFaults
from hzl_tutor.lesson.files import digest_of, read_script
from hzl_tutor.lesson.parser import Draft, parse
from hzl_tutor.lesson.script import Script


def compile_file(path: Path) -> Script:
    """Read a script from its file. Raises LessonFaults with all that stands in the way; style alone does not."""
    return compile_bytes(path, read_script(path))


def compile_bytes(path: Path, data: bytes) -> Script:
    """Read a script from its bytes; ``path`` is what it is called. Raises LessonFaults as :func:`compile_file`."""
    return script_of(parse(path, data), digest_of(data))


def script_of(draft: Draft, digest: str) -> Script:
    """Return the lesson a draft holds. Raises LessonFaults when it holds none."""
    faults = tuple(fault for fault in draft.report.faults if fault.code not in STYLE)
    if faults:
        raise LessonFaults(draft.report.path, faults)
    head = draft.head
    assert head is not None  # without a head there was a fault
    return Script(
        head.id,
        head.unit,
        head.title,
        tuple(head.sections),
        head.track,
        tuple(head.needs),
        tuple(head.skills),
        tuple(head.terms),
        tuple(head.rules),
        head.minutes,
        head.rev,
        tuple(draft.steps),
        draft.report.path,
        digest,
    )
