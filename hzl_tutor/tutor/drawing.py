"""Drawing exercises: charts that can show the slips of their skill, the same for a seed on every machine."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

from hzl_tutor.engine import (
    BOOK,
    HEXAGRAMS,
    LINES,
    SIXTY,
    Branch,
    Cast,
    Element,
    Relation,
    School,
    Trigram,
    cast_moving,
    parse_cast,
    rulebook,
    still_cast,
)
from hzl_tutor.lesson.conditions import Conditions, matches
from hzl_tutor.tutor import book_drawing
from hzl_tutor.tutor.answers import NOTHING
from hzl_tutor.tutor.chance import SEEDS, Stream
from hzl_tutor.tutor.codes import spelled_code
from hzl_tutor.tutor.exercises import Exercise, ExerciseError
from hzl_tutor.tutor.showing import visible_slips
from hzl_tutor.tutor.skills import SKILLS, Skill, UnknownSkillError, nearest_skills
from hzl_tutor.tutor.slips import wrong_cells
from hzl_tutor.tutor.space import exercises, exercises_on, left_open

TRIES = 60
"""Candidates looked at before the best one so far is taken."""
BOOK_SETS = ("aid", "drawn", "solo")
BOOK_TRIES = 24
"""The same for the book's rules; under a lesson's conditions many more, since most of them are passed over."""


def draw(skill: Skill, seed: int, school: School = BOOK, conditions: Conditions | None = None) -> Exercise:
    """Draw the exercise of a seed.

    One of the slips that can show in the skill is drawn first, and then the first chart that does show it: an exercise
    on which every mistake happens to give the right answer proves nothing. With ``conditions`` (a lesson's
    ``generate:``) only charts that meet them count; raises ExerciseError with reason ``no-such-chart`` when none of
    all charts does.
    """
    stream = Stream(skill.id, skill.rev, seed)
    slips = visible_slips(skill.id)
    target = stream.choice(slips) if slips and stream.below(4) else None  # one in four is drawn freely
    wanted = None if conditions else _wanted_class(skill, stream)
    best, best_score = None, -1
    for candidate in _candidates(skill, stream, school, conditions, None if conditions or school != BOOK else seed):
        fits = wanted is None or (candidate.key in (NOTHING, "否")) == wanted
        shows = target is None or wrong_cells(target, candidate) is not None
        score = 2 * fits + shows
        if score > best_score:
            best, best_score = candidate, score
        if fits and shows:
            break
    if best is None:
        raise ExerciseError(skill.id, "no-such-chart")
    return best


def _wanted_class(skill: Skill, stream: Stream) -> bool | None:
    """Whether the key shall be nothing (无, 否): half the time for yes and no, one in five for sets."""
    if skill.kind == "yesno":
        return stream.below(2) == 0
    if skill.id in ("relation.missing", "body.lines", "tomb.fault", "trine", "branches.relation", *BOOK_SETS):
        return stream.below(5) == 0
    return None


def _candidates(
    skill: Skill, stream: Stream, school: School, conditions: Conditions | None, seed: int | None
) -> Iterator[Exercise]:
    """Random candidates first, then, if a condition has let none of them through, every chart in a drawn order."""
    found = False
    if skill.reads_book:
        drawn = islice(
            book_drawing.candidates(skill, stream, seed, conditions, school), 400 if conditions else BOOK_TRIES
        )
        for exercise in drawn:
            if _meets(exercise, conditions):
                found = True
                yield exercise
        rest = _over_hexagrams(skill, stream, seed, conditions) if conditions and not found else ()
        yield from (exercise for exercise in rest if _meets(exercise, conditions))
        return
    for _ in range(TRIES):
        candidate = _candidate(skill, stream, school, seed)
        if candidate and _meets(candidate, conditions):
            found = True
            yield candidate
    if not found:
        yield from _every(skill, stream, school, conditions, seed)


def _over_hexagrams(skill: Skill, stream: Stream, seed: int | None, conditions: Conditions) -> Iterator[Exercise]:
    return book_drawing.over_hexagrams(skill, stream, seed, conditions.get("matter", ()))


def candidates(skill: Skill, stream: Stream, school: School = BOOK) -> Iterator[Exercise]:
    """Yield exercises in a drawn order: every hexagram twice, or every exercise once where there is no cast."""
    if not skill.has_cast:
        yield from stream.shuffled([exercise for group in exercises(skill, school) for exercise in group])
        return
    if skill.reads_book:
        for _ in range(2):
            yield from book_drawing.over_hexagrams(skill, stream)
        return
    for _ in range(2):
        for hexagram in stream.shuffled(HEXAGRAMS):
            found = _asked_of(skill, _cast_on(skill, hexagram.bits, stream), stream, school, None)
            if found:
                yield found


def _meets(exercise: Exercise, conditions: Conditions | None) -> bool:
    return not conditions or matches(exercise.chart, exercise.values, conditions, skill=exercise.skill.id)


def _candidate(skill: Skill, stream: Stream, school: School, seed: int | None) -> Exercise | None:
    cast = _cast_on(skill, stream.choice(HEXAGRAMS).bits, stream) if skill.has_cast else None
    return _asked_of(skill, cast, stream, school, seed)


def _asked_of(skill: Skill, cast: Cast | None, stream: Stream, school: School, seed: int | None) -> Exercise | None:
    params = {name: _draw_param(name, skill, cast, stream) for name in skill.params if name != "school"}
    if "" in params.values():
        return None
    return _make(skill, cast, params, school, seed)


def _make(skill: Skill, cast: Cast | None, params: dict[str, str], school: School, seed: int | None) -> Exercise | None:
    if skill.id == "hidden.home" and cast is not None:
        params["relation"] = str(rulebook().at_rest(cast.bits).hidden_relation(int(params["line"])))
    if "school" in skill.params:
        params["school"] = str(school.earth)
    if school.hidden != "all" and skill.id.startswith("hidden."):
        params["hidden"] = school.hidden
    try:
        made = Exercise(skill, cast, params, seed)
        return None if left_open(made) else made
    except ExerciseError:
        return None  # not every line of every chart can be asked: another is drawn


def _cast_on(skill: Skill, bits: str, stream: Stream) -> Cast:
    if skill.id == "relation.changed":
        return cast_moving(bits, tuple(stream.shuffled(LINES)[: 1 + stream.below(2)]))
    if skill.id == "tomb.fault":
        return _entombing_cast(bits, stream)
    return still_cast(bits)


def _entombing_cast(bits: str, stream: Stream) -> Cast:
    """One or two moving lines, half the time one that is the tomb of 世's phase, if there is one to be had."""
    chart = rulebook().at_rest(bits)
    tomb = chart.tomb(chart.world())
    others = [line for line in LINES if line not in (chart.world(), chart.response())]
    tombs = [line for line in others if chart.ganzhi(line).branch == tomb]
    first = stream.choice(tombs) if tombs and stream.below(2) else stream.choice(others)
    second = stream.choice(others)
    return cast_moving(bits, (first, second) if stream.below(2) else (first,))


def _draw_param(name: str, skill: Skill, cast: Cast | None, stream: Stream) -> str:
    if name == "line":
        return str(stream.choice(cast.moving if cast and skill.id == "relation.changed" else LINES))
    if name == "relation":
        missing = rulebook().at_rest(cast.bits).missing() if cast and skill.id == "hidden.where" else tuple(Relation)
        return str(stream.choice(missing)) if missing else ""
    if name in ("day", "ganzhi"):
        return str(_draw_day(skill, cast, stream))
    if name == "lines":
        return stream.choice(tuple(Trigram)).bits
    if name == "branches":
        return "".join(stream.choice(tuple(Branch)) for _ in range(2))
    return str(stream.choice(tuple(Element) if name == "element" else tuple(Branch)))


def _draw_day(skill: Skill, cast: Cast | None, stream: Stream) -> object:
    """A day of the sixty; for 入墓 one in four stands on the tomb, or 日 would hardly ever be an answer."""
    if skill.id == "tomb.fault" and cast is not None and not stream.below(4):
        chart = rulebook().at_rest(cast.bits)
        tomb = chart.tomb(chart.world())
        return stream.choice([day for day in SIXTY if day.branch == tomb])
    return stream.choice(SIXTY)


def _every(
    skill: Skill, stream: Stream, school: School, conditions: Conditions | None, seed: int | None
) -> Iterator[Exercise]:
    if not skill.has_cast:
        return
    for hexagram in stream.shuffled(HEXAGRAMS):
        day = str(_draw_day(skill, still_cast(hexagram.bits), stream))
        for exercise in stream.shuffled(exercises_on(skill, hexagram.bits, school, (day,))):
            if not left_open(exercise) and _meets(exercise, conditions):
                yield Exercise(skill, exercise.cast, exercise.params, seed)


_CODE = re.compile(r"(?P<skill>[a-z.]+)(?:~(?P<seed>[0-9]{1,40})|@(?P<rest>.*))", re.DOTALL)


def exercise_of(code: str) -> Exercise:
    """Return the exercise of a code, ``skill~SEED`` or ``skill@CAST/name=value…``, as :mod:`~hzl_tutor.tutor.codes` reads it.

    Raises ExerciseError (reason ``code`` when it is no code at all), UnknownSkillError, or a NotationError for its cast.
    """
    asked = spelled_code(code)
    found = _CODE.fullmatch(asked)
    if not found:
        raise ExerciseError(asked, "code")
    if found["skill"] not in SKILLS:
        raise UnknownSkillError(found["skill"], nearest_skills(found["skill"]))
    skill = SKILLS[found["skill"]]
    if found["seed"] is not None:
        if int(found["seed"]) >= SEEDS:
            raise ExerciseError(asked, "seed", found["seed"])
        return draw(skill, int(found["seed"]))
    return _given(skill, found["rest"])


def _given(skill: Skill, rest: str) -> Exercise:
    parts = rest.split("/")
    head = parts.pop(0) if parts and "=" not in parts[0] else ""
    params: dict[str, str] = {}
    for part in parts:
        name, equals, value = part.partition("=")
        if not equals or name in params:
            raise ExerciseError(skill.id, "param", part)
        params[name] = value
    return Exercise(skill, parse_cast(head) if head else None, params)
