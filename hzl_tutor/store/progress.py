"""The fold: how events become what is known of the learner.

`Progress` is a plain mutable value, `fold` adds one event to it. Nothing here knows of files, clocks or lessons; the
same events in the same order give the same progress, whether folded in one go or with a snapshot in between.
"""

from __future__ import annotations

from datetime import datetime
from functools import reduce
from typing import Any, Self

from hzl_tutor.store.errors import StateFault
from hzl_tutor.store.events import Event, Kind, stamp
from hzl_tutor.store.ledger import DayLedger, Ledger, ReviewLedger, SkillLedger, SlipLedger
from hzl_tutor.store.mistakes import Mistake, after
from hzl_tutor.store.occasions import DailyProgress, ExamProgress, day_of, examined
from hzl_tutor.store.records import Answer, DayProgress, Evidence, LessonProgress, SkillProgress, SlipProgress
from hzl_tutor.store.state import (
    Seen,
    ledger_state,
    read_answer,
    read_count,
    read_daily,
    read_day,
    read_evidence,
    read_exam,
    read_ledger,
    read_lesson,
    read_mistake,
    read_rows,
    read_schedule,
    read_seen,
    read_slip,
    read_table,
    row,
    table,
)

PROGRESS_VERSION = 4
"""Raised whenever the state or the meaning of the fold changes: snapshots of another version are counted anew."""

RECENT_KEPT = 20
"""How many readable answers and reveals back an answer can still be undone."""


class Progress:
    """What the events folded so far say about the learner.

    ``lessons`` gives a `LessonProgress` by lesson id, ``exams`` the last paper by track (empty: the whole), ``daily`` how
    it stands with the daily hexagram. ``recent`` are the answers that can still be undone, and the
    reveals among them, oldest first. ``unknown`` counts the events that said nothing to this version: of a kind it does not know, or without the
    data that their kind needs.
    """

    def __init__(self) -> None:
        self.lessons: dict[str, LessonProgress] = {}
        self.exams: dict[str, ExamProgress] = {}
        self.daily = DailyProgress()
        self.recent: list[Answer] = []
        self.unknown = 0
        self._seen: dict[str, Seen] = {}
        self._evidence = SkillLedger()
        self._slips = SlipLedger()
        self._days = DayLedger()
        self._reviews = ReviewLedger()
        self._mistakes: tuple[Mistake, ...] = ()  # as they stood before the recent answers

    def skill(self, name: str) -> SkillProgress:
        """Return what is known of the skill `name`; an empty record when it never came up."""
        return SkillProgress._make((*self._seen.get(name, Seen()), *self._evidence.live.get(name, Evidence())))

    @property
    def skills(self) -> dict[str, SkillProgress]:
        """Every skill that ever came up, by name; a fresh dictionary."""
        return {name: self.skill(name) for name in self._seen}

    @property
    def slips(self) -> dict[str, SlipProgress]:
        """Every slip that an answer fitted alone, by id; a fresh dictionary."""
        return dict(self._slips.live)

    @property
    def days(self) -> dict[str, DayProgress]:
        """Every UTC date (``2026-02-04``) with a readable first answer; a fresh dictionary."""
        return dict(self._days.live)

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        """The exercises that failed at the first attempt and have not been done right since, the newest last."""
        return reduce(after, self.recent, self._mistakes)

    def reviews(self, *, at_a_glance: bool = False) -> dict[str, str]:
        """Return the moment at which each skill should come up again, the soonest first.

        Answers since this was last asked or written down are reckoned first, which loads FSRS. `at_a_glance` does not, and
        leaves out the skills of such answers.
        """
        if not at_a_glance:
            self._reviews.reckon()
        known = {name: plan.due for name, plan in self._reviews.live.items() if plan.due and not plan.pending}
        return dict(sorted(known.items(), key=lambda row: (row[1], row[0])))

    def due(self, now: datetime, *, at_a_glance: bool = False) -> tuple[str, ...]:
        """Return the skills whose review is due at the moment `now`, the longest due first; `at_a_glance` as in `reviews`."""
        until = stamp(now)
        return tuple(name for name, due in self.reviews(at_a_glance=at_a_glance).items() if due <= until)

    def can_undo(self, number: int) -> bool:
        """Tell whether an undone event naming the event `number` would take something back."""
        return any(answer.id == number and not answer.revealed for answer in self.recent)

    def see(self, skill: str, at: str, shown: int = 0) -> None:
        """Note that `skill` came up at the moment `at`, in `shown` new showings."""
        self._seen[skill] = Seen(self._seen.get(skill, Seen()).shown + shown, at)

    def take(self, answer: Answer) -> None:
        """Count a readable answer, or a reveal."""
        for ledger in self._ledgers():
            ledger.take(answer)
        self.recent.append(answer)
        if len(self.recent) > RECENT_KEPT:
            oldest = self.recent.pop(0)
            for ledger in self._ledgers():
                ledger.settle(oldest, self.recent)
            self._mistakes = after(self._mistakes, oldest)

    def take_back(self, number: int) -> None:
        """Count again as if the answer with the event id `number` had not been given; that the skill was seen, stays.

        An answer further back than `RECENT_KEPT` stands, and so does one that is taken back already.
        """
        if self.can_undo(number):
            self.recent = [answer for answer in self.recent if answer.id != number]
            for ledger in self._ledgers():
                ledger.recount(self.recent)

    def _ledgers(self) -> tuple[Ledger[Any], ...]:
        return self._evidence, self._slips, self._days, self._reviews

    def to_state(self) -> dict[str, Any]:
        """Return the whole value as JSON; it shares nothing with this object. Reviews are reckoned, as by `reviews`."""
        self._reviews.reckon()
        return {
            "seen": table(self._seen),
            "evidence": ledger_state(self._evidence),
            "slips": ledger_state(self._slips),
            "days": ledger_state(self._days),
            "reviews": ledger_state(self._reviews),
            "mistakes": [row(mistake) for mistake in self._mistakes],
            "lessons": table(self.lessons),
            "exams": table(self.exams),
            "daily": row(self.daily),
            "recent": [row(answer) for answer in self.recent],
            "unknown": self.unknown,
        }

    @classmethod
    def from_state(cls, state: object) -> Self:
        """Return the value that `to_state` wrote; raises `StateFault` for anything else."""
        if not isinstance(state, dict):
            raise StateFault("no object")
        progress = cls()
        progress._seen = read_table(state.get("seen"), read_seen)
        read_ledger(state.get("evidence"), progress._evidence, read_evidence)
        read_ledger(state.get("slips"), progress._slips, read_slip)
        read_ledger(state.get("days"), progress._days, read_day)
        read_ledger(state.get("reviews"), progress._reviews, read_schedule)
        progress._mistakes = tuple(read_rows(state.get("mistakes"), read_mistake))
        progress.lessons = read_table(state.get("lessons"), read_lesson)
        progress.exams = read_table(state.get("exams"), read_exam)
        progress.daily = read_daily(state.get("daily"))
        progress.recent = read_rows(state.get("recent"), read_answer)
        progress.unknown = read_count(state.get("unknown"))
        if not all(ledger.covers(progress.recent) for ledger in progress._ledgers()):
            raise StateFault("a base is missing")
        return progress


def fold(progress: Progress, event: Event) -> None:
    """Add `event` to `progress`. Events come in the order of the log; when their clocks disagree, the order counts.

    An event of an unknown kind, or without the data its kind needs, changes nothing but ``progress.unknown``.
    """
    if event.kind in _SKILL_KINDS:
        understood = _fold_skill(progress, event)
    elif event.kind in _LESSON_KINDS:
        understood = _fold_lesson(progress, event)
    elif event.kind == Kind.UNDONE:
        understood = _fold_undone(progress, event)
    elif event.kind == Kind.EXAMINED:
        understood = examined(progress.exams, event.at, event.data)
    elif event.kind == Kind.DAILY:
        understood = _fold_daily(progress, event)
    else:
        understood = event.kind == Kind.REPORTED  # a message to the authors: nothing about the learner
    progress.unknown += not understood


_SKILL_KINDS = {Kind.SHOWN, Kind.ANSWERED, Kind.REVEALED, Kind.SKIPPED, Kind.HINTED}
_LESSON_KINDS = {Kind.ADVANCED, Kind.RESTARTED}


def _fold_skill(progress: Progress, event: Event) -> bool:
    skill = event.data.get("skill")
    if not isinstance(skill, str):
        return False
    if event.kind != Kind.ANSWERED:
        if event.kind == Kind.REVEALED:
            progress.take(_reveal(event, skill))
        progress.see(skill, event.at, shown=event.kind == Kind.SHOWN)
        return True
    match event.data:
        case {"verdict": "unreadable"}:
            pass
        case {
            "verdict": ("right" | "wrong") as verdict,
            "attempt": int(attempt),
            "hints": int(hints),
            "slips": list(slips),
            "space": int(space),
        }:
            first, right = attempt == 1, verdict == "right"
            unaided = first and right and hints == 0
            alone = str(slips[0]) if len(slips) == 1 and not right else ""
            answer = Answer(event.id, event.at, skill, first, right, unaided, alone, max(1, space), *_codes(event))
            progress.take(answer)
        case _:
            return False
    progress.see(skill, event.at)
    return True


def _reveal(event: Event, skill: str) -> Answer:
    """A reveal as it stands among the answers; one that says nothing of earlier answers may have had some."""
    first = event.data.get("attempts") == 0
    return Answer(event.id, event.at, skill, first, False, False, "", 1, *_codes(event), revealed=True)


def _codes(event: Event) -> tuple[str, str]:
    """The code of the exercise for the mistake book, and the one it was shown with; empty where there is none."""
    shown_as = event.data.get("code")
    code = event.data.get("resolved", shown_as)
    return code if isinstance(code, str) else "", shown_as if isinstance(shown_as, str) else ""


def _fold_lesson(progress: Progress, event: Event) -> bool:
    lesson = event.data.get("lesson")
    if not isinstance(lesson, str):
        return False
    old = progress.lessons.get(lesson, LessonProgress())
    if event.kind == Kind.RESTARTED:
        progress.lessons[lesson] = old._replace(step="", done=False, last_at=event.at)
        return True
    match event.data:
        case {"rev": int(rev), "step": str(step), "done": bool(done)}:
            finished = old.finished + (done and not old.done)
            progress.lessons[lesson] = LessonProgress(step, done, finished, rev, event.at)
            return True
    return False


def _fold_daily(progress: Progress, event: Event) -> bool:
    day = day_of(event.data)
    if day is None:
        return False
    progress.daily = progress.daily.after(day)
    return True


def _fold_undone(progress: Progress, event: Event) -> bool:
    number = event.data.get("event")
    if not isinstance(number, int):
        return False
    progress.take_back(number)
    return True
