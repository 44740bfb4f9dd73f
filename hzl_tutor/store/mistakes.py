"""The mistake book: exercises whose first attempt failed and that have not been done right since.

The rows are a plain tuple, oldest first, and `after` gives the rows after one more fact. `hzl_tutor.store.progress`
keeps the rows as they stood before the facts that can still be taken back, and counts those on top whenever it is asked.
"""

from __future__ import annotations

from typing import NamedTuple

from hzl_tutor.store.records import Answer

MISTAKES_KEPT = 100
"""How many mistakes are kept; the one that was last made longest ago goes first."""


class Mistake(NamedTuple):
    """An exercise to be done again.

    ``code`` gives it on any machine. ``slips`` are the slips that alone gave one of its wrong answers, the first seen
    first; ``times`` counts the first attempts that were wrong or given up; ``last_at`` is the moment of the latest.
    """

    code: str
    skill: str
    slips: tuple[str, ...]
    times: int
    last_at: str


def after(rows: tuple[Mistake, ...], answer: Answer) -> tuple[Mistake, ...]:
    """Return `rows` after `answer`: struck off when it was right at once and unaided, put last when it failed.

    A row written before exercises had their resolved code is found by the code they were shown with.
    """
    if not answer.code:
        return rows
    same = [row for row in rows if row.code in (answer.code, answer.shown_as)]
    others = [row for row in rows if row not in same]
    if answer.unaided:
        return tuple(others)
    failed = answer.first and not answer.right
    if failed or (answer.revealed and not same):
        slips = dict.fromkeys([slip for row in same for slip in row.slips] + [answer.slip] * bool(answer.slip))
        times = sum(row.times for row in same) + 1
        return (*others, Mistake(answer.code, answer.skill, tuple(slips), times, answer.at))[-MISTAKES_KEPT:]
    if answer.slip:
        return tuple(_named(row, answer.slip) if row in same else row for row in rows)
    return rows


def _named(row: Mistake, slip: str) -> Mistake:
    return row if slip in row.slips else row._replace(slips=(*row.slips, slip))
