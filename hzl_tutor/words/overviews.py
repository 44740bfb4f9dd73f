"""Overviews as lines: where the learner stands, the lessons, how a paper went."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from hzl_tutor.tutor import messages as m
from hzl_tutor.words.language import Line

if TYPE_CHECKING:
    from hzl_tutor.words.speaker import Speaker


def lines(words: Speaker, message: m.Progress | m.Lessons | m.ExamResult) -> list[Line]:
    """The lines of an overview."""
    if isinstance(message, m.Progress):
        return _progress(words, message)
    return _lessons(words, message) if isinstance(message, m.Lessons) else _exam(words, message)


def _phrase(words: Speaker, name: str, **data: object) -> str:
    return str(words.part("phrases").PHRASES[name].format(**data))


def _listed(words: Speaker, names: Iterable[object]) -> str:
    return _phrase(words, "and").join(map(str, names))


def _progress(words: Speaker, message: m.Progress) -> list[Line]:
    if not (message.rows or message.papers or message.streak):
        return [Line("say", _phrase(words, "progress-none"))]
    found = [Line("title", _phrase(words, "progress"))] if message.rows else []
    for skill, tries, right, held in message.rows:
        steady = f"  {_phrase(words, 'held')}" if held else ""
        found.append(Line("option", f"{words.skill(skill)}  {right}/{tries}{steady}", skill))
    papers = words.part("phrases").PAPERS
    if message.papers:
        found.append(Line("title", _phrase(words, "papers")))
    for track, code, right, answered, of, day in message.papers:
        told = _phrase(words, "paper", paper=papers[track], right=right, of=of, answered=answered, date=day)
        found.append(Line("option", told, code))
    if message.streak:
        found.append(Line("say", _phrase(words, "streak", count=message.streak)))
    return found


def _lessons(words: Speaker, message: m.Lessons) -> list[Line]:
    phrases, mine = words.part("phrases"), _phrase(words, "own-lesson")
    found = [Line("title", _phrase(words, "lessons"))]
    for track in dict.fromkeys((*phrases.TRACKS, *(row[2] for row in message.rows))):
        of_track = [row for row in message.rows if row[2] == track]
        done = sum(row[4] == "done" for row in of_track)
        if of_track:
            name = phrases.TRACKS.get(track, track)
            found.append(Line("title", _phrase(words, "track", track=name, done=done, of=len(of_track))))
        for unit, title, _, minutes, state, own in of_track:
            long = _phrase(words, "minutes", minutes=minutes) if minutes else ""
            parts = (mine if own else "", long, phrases.STATES[state])
            about = _phrase(words, "comma").join(part for part in parts if part)
            found.append(Line("option", f"{words.unit(unit)}  {title}", about))
    if message.opens:
        ready = [_phrase(words, "lesson-open", unit=unit, title=title) for unit, title in message.opens]
        found.append(Line("note", _phrase(words, "lessons-open", lessons=_listed(words, ready))))
    return found


def _exam(words: Speaker, message: m.ExamResult) -> list[Line]:
    from hzl_tutor.words.asking import subject

    kept = {"paper": words.part("phrases").PAPERS[message.track], "of": message.of}
    score = _phrase(words, "exam", **kept, answered=message.answered, right=message.right)
    found = [Line("title", score[:1].upper() + score[1:], message.code)]
    found += [Line("option", f"{words.skill(skill)}  {right}/{count}") for skill, right, count in message.rows]
    for miss in message.wrong:
        kind, exercise = miss.exercise.skill.kind, miss.exercise
        about = f"{words.skill(exercise.skill.id)}{words.voice.SPACE or ' '}{subject(words, exercise)}".rstrip()
        found.append(Line("wrong", f"× {miss.number}  {about}", exercise.code))
        given, key = words.voice.spoken_key(kind, miss.given), words.voice.spoken_key(kind, exercise.key)
        found.append(Line("why", _phrase(words, "exam-miss", given=given, key=key, section=miss.section)))
    if message.unanswered:
        numbers = _listed(words, message.unanswered)
        found.append(Line("say", _phrase(words, "exam-skipped", numbers=numbers)))
    if not message.mend:
        return [*found, Line("say", _phrase(words, "exam-all-right"))]
    skills = words.part("skills")
    ways = [_phrase(words, "exam-drill", skill=skills.TYPED[skill]) for skill in message.mend]
    ways += [_phrase(words, "lesson-open", unit=unit, title=title) for unit, title in message.lessons]
    return [*found, Line("next", _phrase(words, "exam-mend", ways=_listed(words, ways)))]
