"""Which files are lesson scripts, and by what a compiled lesson knows its file again."""

from __future__ import annotations

import hashlib
from pathlib import Path

from hzl_tutor.lesson.faults import Fault, FaultCode, LessonFaults


def is_lesson(path: Path) -> bool:
    """Tell whether a file is a lesson by its name: any ``.md`` but README.md and hidden ones."""
    return path.suffix == ".md" and path.name.lower() != "readme.md" and not path.name.startswith(".")


def lesson_files(folder: Path) -> tuple[Path, ...]:
    """Return the lesson scripts that lie in ``folder`` itself, by name. Raises OSError when it cannot be listed."""
    return tuple(sorted(path for path in folder.iterdir() if is_lesson(path)))


def digest_of(data: bytes) -> str:
    """Return the digest of a script's bytes; a compiled lesson is current while its file has the same."""
    return hashlib.sha256(data).hexdigest()


def unreadable(path: Path, error: OSError) -> Fault:
    """Return the fault of a file or folder that the system would not open."""
    return Fault(str(path), 1, 1, FaultCode.FILE_UNREADABLE, {"reason": error.strerror or type(error).__name__})


def read_script(path: Path) -> bytes:
    """Return the bytes of a script. Raises LessonFaults when the file cannot be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise LessonFaults(str(path), (unreadable(path, error),)) from error
