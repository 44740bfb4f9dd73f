"""The subcommands of ``hzl``: one module each, imported when it is asked for.

A module has ``arguments(parser)``, which adds what may be said to it, and ``run(asked)``, which does it and returns the
exit code. :mod:`~hzl_tutor.ui.commands.dispatch` finds the one that is meant.
"""

from __future__ import annotations

COMMANDS: tuple[str, ...] = (
    "lesson",
    "drill",
    "review",
    "exam",
    "daily",
    "chart",
    "atlas",
    "find",
    "sheet",
    "judge",
    "skills",
    "rules",
    "slips",
    "glossary",
    "progress",
    "export",
    "import",
    "lint",
    "preview",
    "new-lesson",
    "config",
)
"""Their names, which are also those of their modules; ``import``, which Python keeps for itself, is in ``import_``,
``new-lesson`` in ``new_lesson``."""
