"""What may be asked at any time without losing one's place: charts, terms, reasons, progress, reports."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date
from itertools import chain, islice
from typing import TYPE_CHECKING

from hzl_tutor.book.verses import PHRASES, TITLES, VERSES, section_named, variants_of
from hzl_tutor.engine import HuoZhuLin, Key, UnreadableError
from hzl_tutor.lesson.library import Library
from hzl_tutor.tutor.asking import Asking
from hzl_tutor.tutor.columns import DATED, FULL
from hzl_tutor.tutor.exercises import LOOKUPS
from hzl_tutor.tutor.feedback import feedback
from hzl_tutor.tutor.learner import Learner
from hzl_tutor.tutor.messages import (
    Derivation,
    Glossary,
    Lessons,
    Message,
    NotUnderstood,
    Original,
    Progress,
    Reason,
    SaveThis,
    Say,
    ShowChart,
)
from hzl_tutor.tutor.skills import SKILLS, skills_named
from hzl_tutor.tutor.suppose import why_not
from hzl_tutor.tutor.why import holds, read_question

if TYPE_CHECKING:
    from hzl_tutor.lesson.shelves import Entry

OPENING = 3
"""Lessons that are named at most as those that come next."""


def opening(entries: tuple[Entry, ...], done: set[str]) -> tuple[Entry, ...]:
    """Return the first lessons that are not done themselves and rest on done ones alone; a need that is no lesson is none."""
    known = {entry.id for entry in entries}
    ready = (entry for entry in entries if entry.id not in done and known & set(entry.needs) <= done)
    return tuple(islice(ready, OPENING))


NOT = re.compile(r"^不(?:是|在|属于?|叫|能是)?\s*")
"""为什么不是父母: about the question itself, when no line is named."""

LOOKED_UP = frozenset(
    {
        *("tomb.element", "tomb.line", "stage", "number", "nayin", "branches.relation", "void"),
        *("element.branch", "cycle", "trine"),
    }
)
"""Skills whose answers stand in the tables of the glossary as they are."""


class SideTrips:
    """Answers that leave the open question as it is. ``columns`` are the layers of a chart that is simply looked at, else the usual."""

    def __init__(self, learner: Learner, library: Library | None, columns: tuple[str, ...] = ()) -> None:
        self._learner, self._library, self._columns = learner, library, columns or (*FULL, *DATED)

    def chart(self, chart: HuoZhuLin, asking: Asking | None, *, dated: bool = True) -> list[Message]:
        """A chart; of the hexagram that is being asked about only what the question shows.

        ``dated`` is false while a day or a month is being asked about: then nothing is told that hangs on one.
        """
        exercise = asking.exercise if asking else None
        if exercise and exercise.cast and chart.cast and exercise.cast.bits == chart.cast.bits:
            shown = tuple(layer for layer in ("ganzhi",) if layer in exercise.skill.shown)
            mark = (exercise.values["line"],) if "line" in exercise.values else ()
            return [ShowChart(chart, shown, mark, asked=frozenset(exercise.keys)), Say("chart.covered")]
        if exercise:
            return [ShowChart(chart, tuple(layer for layer in FULL if layer != "changed"))]
        return [ShowChart(chart, tuple(layer for layer in self._columns if dated or layer not in DATED))]

    def what(self, rest: str, open_now: tuple[Asking, ...], *, busy: bool = False) -> list[Message]:
        """A term of the glossary; of plain tables that are being asked about, without what answers the question."""
        if not rest:
            return [Say("what.which")]
        covered = [asking for asking in open_now if asking.exercise.skill.id in LOOKED_UP]
        secret = [value for asking in covered if asking.exercise.skill.id != "trine" for value in asking.secret]
        return [Glossary(rest, tuple(secret), tuple(chain(*map(_table_words, covered))), busy)]

    def verse(self, rest: str) -> list[Message]:
        """The verse of a section."""
        section = section_named(rest)
        if section is None:
            return [Say("verse.none" if rest else "verse.which", {"text": rest})]
        first, second, *more = VERSES.get(section, tuple(phrase.text for phrase in PHRASES[section][:2]))
        lines = (first + second, "".join(more)) if more else (first, second)
        doubtful = tuple((place.text, place.likely) for place in variants_of(section, "".join(lines)))
        return [Original(section, TITLES[section], lines, doubtful)]

    def why(
        self,
        rest: str,
        here: HuoZhuLin | None,
        asking: Asking | None,
        last: Asking | None,
        covers: Callable[[HuoZhuLin, Key], bool],
    ) -> list[Message]:
        """Why a cell is what it is; without a cell, about the open question or the last one.

        ``covers`` tells which cells must not be told now.
        """
        if not rest:
            return self._why_last(asking, last)
        if NOT.match(rest) and (asking or last):
            told = self._why_not_this(NOT.sub("", rest, count=1), asking, last)
            if told:
                return told
        question = read_question(rest, here)
        chart, key = question.chart, question.key
        if covers(chart, key):
            return [Say("why.covered"), *(self._why_last(asking, last) if asking else [])]
        steps = chart.derivation(key)
        negated = bool(re.search(r"不[是在属]", rest))
        said: list[Message] = []
        if holds(question) == negated and question.claimed:
            said = [Say("why.is-so" if negated else "why.not-so", {"claimed": question.claimed})]
        if negated and not said:
            said = why_not(question)
        return [*said, Derivation(tuple(s for s in steps if s.key == key or s.key[0] not in LOOKUPS))]

    def _why_not_this(self, claimed: str, asking: Asking | None, last: Asking | None) -> list[Message]:
        """Why the answer to the open or the last question is not this one.

        While the question is open only answers that were given, and so are known to be wrong, are spoken of: anything else
        would be a way to try answers without giving them.
        """
        about = asking or last
        judgement = about.judged(claimed) if about else None
        if about is None or judgement is None:
            return []
        if asking and judgement.given not in asking.tried:
            return [Say("why.covered"), *self._why_last(asking, last)]
        if judgement.right:
            return [Say("why.is-so", {"claimed": claimed}), Derivation(about.exercise.derivation())]
        told = feedback(judgement, first=False, last=True)
        return [Reason(told if asking else told._replace(secret=())), *([] if asking else self._why_last(None, last))]

    def _why_last(self, asking: Asking | None, last: Asking | None) -> list[Message]:
        if asking:
            steps = asking.before()
            return [Derivation(steps, stops=True)] if steps else [Say("why.look-up")]
        if last:
            return [Derivation(last.exercise.derivation())]
        return [NotUnderstood(UnreadableError("", "cell", ("二爻是官鬼", "世在三爻", "是乾宫")))]

    def skills(self, word: str) -> tuple[str, ...]:
        """The skills that a word after 练 stands for; raises UnknownSkillError."""
        return skills_named(word)

    def progress(self, day: date) -> list[Message]:
        """Where the learner stands on ``day``, skill by skill, with the last papers and the row of daily hexagrams."""
        standing = self._learner.progress.skills
        rows = []
        for name in SKILLS:
            seen = standing.get(name)
            tries = seen.right + seen.helped + seen.wrong if seen else 0
            if seen and tries:
                rows.append((name, tries, seen.right, seen.held))
        papers = [
            (track, exam.paper, exam.right, exam.answered, exam.of, exam.at[:10])
            for track, exam in self._learner.progress.exams.items()
        ]
        return [Progress(tuple(rows), tuple(papers), self._learner.progress.daily.row_on(day))]

    def lessons(self) -> list[Message]:
        """All lessons with their state, and those that come next."""
        standing = self._learner.progress.lessons
        entries = self._library.entries() if self._library else ()
        rows = []
        for entry in entries:
            seen = standing.get(entry.id)
            state = "done" if seen and seen.done else "begun" if seen and seen.step else "new"
            rows.append((entry.unit, entry.title, entry.track, entry.minutes, state, entry.own))
        ready = opening(entries, {name for name, seen in standing.items() if seen.finished})
        broken = self._library.broken if self._library else ()
        faults = [Say("lesson.broken", {"file": str(one.path), "count": len(one.faults)}) for one in broken]
        warnings = self._library.warnings if self._library else ()
        closed = [
            Say("lesson.folder", {"file": one.path, "reason": one.reason})
            for one in warnings
            if one.code == "folder-unreadable"
        ]
        return [Lessons(tuple(rows), tuple((entry.unit, entry.title) for entry in ready)), *faults, *closed]

    def report(self, asking: Asking | None) -> list[Message]:
        """A block of text about the exercise, to be sent to whoever looks after the program."""
        if asking is None:
            return [Say("report.nothing")]
        code = asking.exercise.code
        lines = [f"code: {code}", f"chart: {asking.exercise.resolved}", f"rev: {asking.exercise.skill.rev}"]
        if asking.last:
            lines.append(f"answer: {asking.last.text}")
        self._learner.record("reported", {"code": code, "text": asking.last.text if asking.last else ""})
        return [SaveThis(Say("report.title"), tuple(lines))]


def _table_words(asking: Asking) -> tuple[str, ...]:
    """The words by which a table of the glossary that answers an exercise is known: its key, and what is asked about.

    Of a trine only these count: in a sentence single branches are parts of other words (子孙).
    """
    given = asking.exercise.params
    about = tuple(given[name] for name in ("element", "branch", "ganzhi") if name in given)
    return (*asking.secret, *about, *given.get("branches", ""))
