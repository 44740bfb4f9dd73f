"""For the tests of the log: events with every key filled in, and a look at what SQLite is asked."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any, Literal

import pytest

from hzl_tutor.store import Event, Kind, Progress, fold, stamp

START = datetime(2026, 2, 4, 9, 30, tzinfo=UTC)


def at(day: int = 0, second: int = 0) -> str:
    """Return the moment `second` seconds into the lesson of day `day`, counted from 0."""
    return stamp(START + timedelta(days=day, seconds=second))


def shown(skill: str = "relation.line") -> dict[str, Any]:
    """Return the data of a shown event."""
    return {"code": f"{skill}~7", "skill": skill, "rev": 1, "run": "a"}


def answered(
    skill: str = "relation.line",
    verdict: Literal["right", "wrong", "unreadable"] = "right",
    *,
    attempt: int = 1,
    hints: int = 0,
    slips: tuple[str, ...] = (),
    space: int = 5,
    text: str = "官鬼",
    resolved: str = "",
) -> dict[str, Any]:
    """Return the data of an answered event, right at once and unaided unless told otherwise.

    Without a `resolved` code the event is one of a time before there was any.
    """
    cell = {"cell": "relation/2", "given": text, "key": "官鬼", "right": verdict == "right"}
    return {
        **shown(skill),
        **({"resolved": resolved} if resolved else {}),
        "attempt": attempt,
        "text": text,
        "verdict": verdict,
        "score": {"right": 1.0, "wrong": 0.0, "unreadable": None}[verdict],
        "cells": [] if verdict == "unreadable" else [cell],
        "slips": list(slips),
        "likely": list(slips),
        "hints": hints,
        "seconds": 4.5,
        "space": space,
    }


def revealed(skill: str = "relation.line", *, attempts: int | None = 0, resolved: str = "") -> dict[str, Any]:
    """Return the data of a revealed event; without `attempts` it is one of a time before they were noted."""
    data: dict[str, Any] = {"code": f"{skill}~7", "skill": skill}
    data |= {"resolved": resolved} if resolved else {}
    return data | ({"attempts": attempts} if attempts is not None else {})


def folded(*events: tuple[str, str, dict[str, Any]]) -> Progress:
    """Fold events given as moment, kind and data; the first has the id 1."""
    progress = Progress()
    for number, (moment, kind, data) in enumerate(events, 1):
        fold(progress, Event(number, moment, kind, data))
    return progress


def answer(day: int = 0, **facts: Any) -> tuple[str, str, dict[str, Any]]:
    """Return an answered event of day `day` as `folded` takes it; the other arguments are those of `answered`."""
    return at(day), Kind.ANSWERED, answered(**facts)


def traced(monkeypatch: pytest.MonkeyPatch, heard: Callable[[str], None] = lambda sql: None) -> list[str]:
    """Return a list that every statement of connections made from now on is added to; `heard` is called with each."""
    connect: Callable[..., sqlite3.Connection] = sqlite3.connect
    asked: list[str] = []

    def note(sql: str) -> None:
        asked.append(sql)
        heard(sql)

    def connect_traced(*args: Any, **options: Any) -> sqlite3.Connection:
        connection = connect(*args, **options)
        connection.set_trace_callback(note)
        return connection

    monkeypatch.setattr(sqlite3, "connect", connect_traced)
    return asked
