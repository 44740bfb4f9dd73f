"""Terms before they are taught: a lesson may use a term once it, or a lesson before it, has introduced it.

A lesson introduces a term by naming it among the ``terms`` of its front matter, by setting it in **strong**, or by saying
what it is (叫伏神, 伏神就是 …). Before a lesson come those it needs, near or far, and in the track of each those with a
smaller unit.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from hzl_tutor.lesson.faults import FaultCode, LessonFaults
from hzl_tutor.lesson.files import read_script
from hzl_tutor.lesson.parser import Draft, parse
from hzl_tutor.lesson.spoken import FILLER, PROSE, QUOTED
from hzl_tutor.lesson.units import unit_order
from hzl_tutor.lesson.values import nearest

if TYPE_CHECKING:
    from hzl_tutor.lesson.linter import Catalogue
    from hzl_tutor.lesson.shelves import Entry

_SAYING = frozenset({PROSE, "ask", "say"})
_SENTENCE = re.compile(r"[^。！？\n]+")
_AHEAD = re.compile("下一?课|[这几三]课|第[一二三四五六七八九十0-9]+课|往后|以后|后面")
_TELLING = "(?:叫[做作它]?|称[作为]?|名为|谓之|就是|省作)「?(?:{name})|(?:{name})」?(?:：|，?就?是|，?指|，?也叫)"
"""How a text says what something is called, or what it is."""


class _Taught(NamedTuple):
    """A lesson as a place where terms are introduced; ``draft`` None where its file is still to be read."""

    id: str
    unit: str
    track: str
    needs: tuple[str, ...]
    path: Path
    draft: Draft | None


def check_terms(drafts: Sequence[Draft], known: Iterable[Entry], catalogue: Catalogue) -> None:
    """Report unknown ids among ``terms``, and each term used too early, once, where it is first used."""
    if not catalogue.terms:
        return
    course = _Course(drafts, known, catalogue.terms)
    for draft in drafts:
        _check_named(draft, catalogue.terms)
        if draft.head:
            _check_used(draft, catalogue.terms, course.before(draft.head.id) | introduced(draft, catalogue.terms))


def _check_named(draft: Draft, terms: Mapping[str, Sequence[str]]) -> None:
    if draft.head is None or draft.head_data is None:
        return
    for place, term in enumerate(draft.head.terms):
        if term not in terms:
            at = draft.head_data.place(("terms", place))
            draft.report.add(at, FaultCode.TERM_UNKNOWN, term=term, nearest=nearest(term, terms))


def _check_used(draft: Draft, terms: Mapping[str, Sequence[str]], taught: set[str]) -> None:
    for term, names in terms.items():
        if term in taught:
            continue
        pattern = re.compile("|".join(map(re.escape, names)))
        for spoken in draft.said:
            found = _used(pattern, spoken.words(without=("code", "claim"))) if spoken.role == PROSE else None
            if found:
                draft.report.add(spoken.place(*found.span()), FaultCode.TERM_EARLY, term=found[0], id=term)
                break


def _used(pattern: re.Pattern[str], words: str) -> re.Match[str] | None:
    """The first use of a term, but for values of a chart, what is quoted, and what later lessons are said to be about."""
    words = QUOTED.sub(lambda quoted: FILLER * len(quoted[0]), words)
    for sentence in _SENTENCE.finditer(words):
        if not _AHEAD.search(sentence[0]) and (found := pattern.search(words, *sentence.span())):
            return found
    return None


def introduced(draft: Draft, terms: Mapping[str, Sequence[str]]) -> set[str]:
    """Return the terms that a lesson introduces."""
    said = [spoken for spoken in draft.said if spoken.role in _SAYING]
    words = "\n".join(spoken.words() for spoken in said)
    strong = "\n".join(span.text for spoken in said for span in spoken.text if span.kind == "strong")
    found = set(draft.head.terms) if draft.head else set()
    for term, names in terms.items():
        name = "|".join(map(re.escape, names))
        if re.search(_TELLING.format(name=name), words) or re.search(name, strong):
            found.add(term)
    return found


class _Course:
    """The lessons in the order in which they can be taken."""

    def __init__(self, drafts: Sequence[Draft], known: Iterable[Entry], terms: Mapping[str, Sequence[str]]) -> None:
        self._terms = terms
        self._lessons: dict[str, _Taught] = {}
        for entry in known:
            self._lessons[entry.id] = _Taught(entry.id, entry.unit, entry.track, entry.needs, entry.path, None)
        for draft in drafts:
            if draft.head:
                head, path = draft.head, Path(draft.report.path)
                self._lessons[head.id] = _Taught(head.id, head.unit, head.track, tuple(head.needs), path, draft)
        self._introduced: dict[str, set[str]] = {}

    def before(self, lesson: str) -> set[str]:
        """Return the terms introduced by all lessons before one."""
        waiting, seen = [lesson], {lesson}
        for one in waiting:
            for earlier in self._just_before(one):
                if earlier not in seen:
                    seen.add(earlier)
                    waiting.append(earlier)  # grows while it is walked
        found: set[str] = set()
        return found.union(*(self._terms_of(one) for one in seen - {lesson}))

    def _just_before(self, lesson: str) -> Iterable[str]:
        this = self._lessons.get(lesson)
        if this is None:
            return ()
        unit = unit_order(this.unit)
        track = (one.id for one in self._lessons.values() if one.track == this.track and unit_order(one.unit) < unit)
        return (*this.needs, *track)

    def _terms_of(self, lesson: str) -> set[str]:
        if lesson not in self._lessons:
            return set()
        if lesson not in self._introduced:
            self._introduced[lesson] = introduced(self._draft(self._lessons[lesson]), self._terms)
        return self._introduced[lesson]

    def _draft(self, lesson: _Taught) -> Draft:
        """The text of a lesson; one whose file has gone since it was listed introduces nothing."""
        if lesson.draft:
            return lesson.draft
        try:
            return parse(lesson.path, read_script(lesson.path))
        except LessonFaults:
            return Draft(lesson.path)
