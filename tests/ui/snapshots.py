"""Screens kept as text: what stands on the terminal, row by row, against a file beside this one.

``HZL_RENEW_SNAPSHOTS=1`` writes the files anew instead; the difference is then for ``git diff`` and a reader's eye.
"""

from __future__ import annotations

import difflib
import os
from pathlib import Path

from terminal import Term

FOLDER = Path(__file__).parent / "snapshots" / "screens"
RENEW = bool(os.environ.get("HZL_RENEW_SNAPSHOTS"))


def path_of(name: str, cols: int, rows: int) -> Path:
    """Return where the screen of this name and size lies."""
    return FOLDER / f"{name}-{cols}x{rows}.txt"


def page_of(term: Term) -> str:
    """Return the rows of the screen as text: blanks at their ends dropped, one line end after each."""
    return "".join(row.replace("\0", "").rstrip() + "\n" for row in term.rows())


def hold_screen(term: Term, path: Path) -> None:
    """Compare the screen with the file, or write the file; a difference fails line by line."""
    if RENEW:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page_of(term), encoding="utf-8")
        return
    kept = path.read_text(encoding="utf-8")
    if page_of(term) == kept:
        return
    lines = difflib.unified_diff(kept.splitlines(), page_of(term).splitlines(), path.name, "the screen", lineterm="")
    raise AssertionError("\n".join(lines))
