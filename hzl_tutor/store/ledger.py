"""Counting in such a way that a recent answer can be taken back exactly.

A ledger holds one kind of record (skills, slips, days or reviews). Beside the present records it keeps, for those that recent
answers have touched, the record as it stood before the first of them. To take an answer back, count again from there
without it: no difference has to be undone, so nothing can be undone wrongly, whatever lies between. When the oldest
answer grows too old to be taken back it is counted into the earlier record for good.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from hzl_tutor.store.records import Answer, DayProgress, Evidence, SlipProgress
from hzl_tutor.store.schedule import Schedule

Record = TypeVar("Record")


class Ledger(ABC, Generic[Record]):
    """The records of one kind: ``live`` as they are now, ``base`` as they were before the recent answers.

    A record that is not in ``base`` is the same with or without the recent answers, whichever of them are taken back.
    None in ``base`` stands for a record that did not exist.
    """

    def __init__(self) -> None:
        self.live: dict[str, Record] = {}
        self.base: dict[str, Record | None] = {}

    @abstractmethod
    def names(self, answer: Answer, records: Mapping[str, Record | None]) -> Iterable[str]:
        """Return the names of all that `answer` changes where `records` stand; some may not be among them yet."""

    @abstractmethod
    def concerns(self, name: str, record: Record | None, answer: Answer) -> bool:
        """Tell whether `answer` changes `record`, which goes by `name`: whether `names` would return it."""

    @abstractmethod
    def step(self, record: Record | None, answer: Answer) -> Record:
        """Return `record` after an `answer` that concerns it."""

    def take(self, answer: Answer) -> None:
        """Count `answer`."""
        for name in self.names(answer, self.live):
            before = self.live.get(name)
            self.base.setdefault(name, before)
            self.live[name] = self.step(before, answer)

    def settle(self, oldest: Answer, recent: Sequence[Answer]) -> None:
        """Count `oldest` for good; `recent` are the answers after it that can still be taken back."""
        for name in self.names(oldest, self.base):
            record = self.step(self.base[name], oldest)
            if any(self.concerns(name, record, answer) for answer in recent):
                self.base[name] = record
            else:
                del self.base[name]

    def recount(self, recent: Sequence[Answer]) -> None:
        """Make the live records what they are after `recent` alone, counted from the base."""
        for name, record in self.base.items():
            for answer in recent:
                if self.concerns(name, record, answer):
                    record = self.step(record, answer)
            if record is None:
                self.live.pop(name, None)
            else:
                self.live[name] = record

    def covers(self, recent: Iterable[Answer]) -> bool:
        """Tell whether the base has what `settle` will ask it for; only a state written elsewhere has not."""
        return all(name in self.base for answer in recent for name in self.names(answer, self.base))


class SkillLedger(Ledger[Evidence]):
    """Evidence by skill: an answer concerns its own skill, a reveal none."""

    def names(self, answer: Answer, records: Mapping[str, Evidence | None]) -> Iterable[str]:
        """Return the answer's skill."""
        return () if answer.revealed else (answer.skill,)

    def concerns(self, name: str, record: Evidence | None, answer: Answer) -> bool:
        """Tell whether `answer` is on the skill `name`."""
        return answer.skill == name and not answer.revealed

    def step(self, record: Evidence | None, answer: Answer) -> Evidence:
        """Return the evidence with `answer` added."""
        return (record or Evidence()).after(answer)


class SlipLedger(Ledger[SlipProgress]):
    """Slips by id: an answer concerns the slip it fits alone, or, right and unaided, those open on its skill."""

    def names(self, answer: Answer, records: Mapping[str, SlipProgress | None]) -> Iterable[str]:
        """Return the slip named, or the slips that are open on the skill just shown to be known."""
        if answer.slip:
            return (answer.slip,)
        return [name for name, record in records.items() if self.concerns(name, record, answer)]

    def concerns(self, name: str, record: SlipProgress | None, answer: Answer) -> bool:
        """Tell whether `answer` fits the slip `name` alone, or makes good an answer that did."""
        if answer.slip:
            return answer.slip == name
        return answer.unaided and record is not None and answer.skill in record.opened

    def step(self, record: SlipProgress | None, answer: Answer) -> SlipProgress:
        """Return the slip seen once more, or eased on the answer's skill."""
        record = record or SlipProgress()
        return record.named(answer) if answer.slip else record.eased(answer.skill)


class DayLedger(Ledger[DayProgress]):
    """Days by UTC date: first answers concern their own day."""

    def names(self, answer: Answer, records: Mapping[str, DayProgress | None]) -> Iterable[str]:
        """Return the answer's day, if it is a first answer."""
        return (answer.day,) if answer.first and not answer.revealed else ()

    def concerns(self, name: str, record: DayProgress | None, answer: Answer) -> bool:
        """Tell whether `answer` is a first answer of the day `name`."""
        return answer.first and not answer.revealed and answer.day == name

    def step(self, record: DayProgress | None, answer: Answer) -> DayProgress:
        """Return the day with `answer` added."""
        return (record or DayProgress()).after(answer)


class ReviewLedger(Ledger[Schedule]):
    """Schedules by skill: first answers, and reveals before any answer, are reviews of their skill."""

    def names(self, answer: Answer, records: Mapping[str, Schedule | None]) -> Iterable[str]:
        """Return the answer's skill, if it is a first answer."""
        return (answer.skill,) if answer.first else ()

    def concerns(self, name: str, record: Schedule | None, answer: Answer) -> bool:
        """Tell whether `answer` is a first one on the skill `name`."""
        return answer.first and answer.skill == name

    def step(self, record: Schedule | None, answer: Answer) -> Schedule:
        """Return the schedule with `answer` noted."""
        return (record or Schedule()).noted(answer)

    def reckon(self) -> None:
        """Count what is noted, which changes no schedule but makes it known."""
        for name, record in self.live.items():
            if record.pending:
                self.live[name] = record.reckoned()
        for name, before in self.base.items():
            if before and before.pending:
                self.base[name] = before.reckoned()
