"""The learner's log: append-only events in SQLite, and the fold that turns them into progress.

`Log` keeps the events on disk, `Progress` is what they say about the learner, `fold` is how one becomes the other.
What an event carries is written at the typed dictionaries of `hzl_tutor.store.event_data`. Standard library only, but
for FSRS, which `hzl_tutor.store.schedule` loads when reviews are reckoned.
Every name is loaded when first asked for: the errors are wanted where SQLite is not.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hzl_tutor.store.database import MEMORY, SCHEMA_VERSION
    from hzl_tutor.store.errors import ImportFault, LogDamaged, LogError, LogTooNew, LogUnwritable, StateFault
    from hzl_tutor.store.event_data import (
        AdvancedData,
        AnsweredData,
        CellData,
        DailyData,
        ExaminedData,
        HintedData,
        ReportedData,
        RestartedData,
        RevealedData,
        ShownData,
        SkippedData,
        UndoneData,
    )
    from hzl_tutor.store.events import Event, Kind, is_stamp, stamp
    from hzl_tutor.store.export import FORMAT, FORMAT_VERSION, export_events, import_events
    from hzl_tutor.store.log import SNAPSHOT_EVERY, Batch, Log
    from hzl_tutor.store.mistakes import MISTAKES_KEPT, Mistake
    from hzl_tutor.store.occasions import DailyProgress, ExamProgress
    from hzl_tutor.store.progress import PROGRESS_VERSION, RECENT_KEPT, Progress, fold
    from hzl_tutor.store.records import Answer, DayProgress, LessonProgress, SkillProgress, SlipProgress

__all__ = [
    "FORMAT",
    "FORMAT_VERSION",
    "MEMORY",
    "MISTAKES_KEPT",
    "PROGRESS_VERSION",
    "RECENT_KEPT",
    "SCHEMA_VERSION",
    "SNAPSHOT_EVERY",
    "AdvancedData",
    "Answer",
    "AnsweredData",
    "Batch",
    "CellData",
    "DailyData",
    "DailyProgress",
    "DayProgress",
    "Event",
    "ExamProgress",
    "ExaminedData",
    "HintedData",
    "ImportFault",
    "Kind",
    "LessonProgress",
    "Log",
    "LogDamaged",
    "LogError",
    "LogTooNew",
    "LogUnwritable",
    "Mistake",
    "Progress",
    "ReportedData",
    "RestartedData",
    "RevealedData",
    "ShownData",
    "SkillProgress",
    "SkippedData",
    "SlipProgress",
    "StateFault",
    "UndoneData",
    "export_events",
    "fold",
    "import_events",
    "is_stamp",
    "stamp",
]

_HOME: dict[str, str] = {
    "AdvancedData": "event_data",
    "Answer": "records",
    "AnsweredData": "event_data",
    "Batch": "log",
    "CellData": "event_data",
    "DailyData": "event_data",
    "DailyProgress": "occasions",
    "ExamProgress": "occasions",
    "ExaminedData": "event_data",
    "DayProgress": "records",
    "Event": "events",
    "FORMAT": "export",
    "FORMAT_VERSION": "export",
    "HintedData": "event_data",
    "ImportFault": "errors",
    "Kind": "events",
    "LessonProgress": "records",
    "Log": "log",
    "LogDamaged": "errors",
    "LogError": "errors",
    "LogTooNew": "errors",
    "LogUnwritable": "errors",
    "Mistake": "mistakes",
    "MEMORY": "database",
    "MISTAKES_KEPT": "mistakes",
    "PROGRESS_VERSION": "progress",
    "Progress": "progress",
    "RECENT_KEPT": "progress",
    "ReportedData": "event_data",
    "RestartedData": "event_data",
    "RevealedData": "event_data",
    "SCHEMA_VERSION": "database",
    "SNAPSHOT_EVERY": "log",
    "ShownData": "event_data",
    "SkillProgress": "records",
    "SkippedData": "event_data",
    "SlipProgress": "records",
    "StateFault": "errors",
    "UndoneData": "event_data",
    "export_events": "export",
    "fold": "progress",
    "import_events": "export",
    "is_stamp": "events",
    "stamp": "events",
}
"""The module of each name."""


def __getattr__(name: str) -> object:
    """Load a public name from its module."""
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
