"""Nothing that is said in English while a question is open gives its answer away, in Chinese or by its English name."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from exercise_space import ASKED, drawn, random_misses
from sittings import put, step_forward

from hzl_tutor.tutor.answers import base_of
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.feedback import feedback, secrets_of
from hzl_tutor.tutor.judging import judge, slip_answer
from hzl_tutor.tutor.messages import Ask, Derivation, Message, Revealed, Say, ShowChart, Verdict
from hzl_tutor.tutor.slips import slips_for
from hzl_tutor.words.en import English
from hzl_tutor.words.readings import readings

WORDS = English()
ALSO = {
    "父母": ("parent", "parents"),
    "兄弟": ("brother", "brothers", "sibling", "siblings"),
    "子孙": ("offspring",),
    "妻财": ("wealth", "wife"),
    "官鬼": ("officer", "ghost"),
    "应": ("Response",),
    "动": ("moving", "moves"),
    "日": ("the day",),
}
GROUND = {"body.lines", "world", "response", "hidden.where", "hidden.home", "tomb.fault", "trine", "cycle"}
"""Skills whose groundwork speaks of all lines or repeats the question; their feedback is looked at all the same."""


def misses(exercise: Exercise) -> Iterator[str]:
    """The answers of all slips, each once, and one drawn at random."""
    written = [slip_answer(exercise, slip) for slip in slips_for(exercise.skill.id)]
    yield from dict.fromkeys(text for text in written if text is not None)
    yield from random_misses(exercise, 1, "english leaks")


def names(exercise: Exercise, places: tuple[int, ...]) -> list[str]:
    """Everything that would give a wrong cell away: as the engine writes it, and every English name of it."""
    kind = base_of(exercise.skill.kind)
    found = list(secrets_of(exercise, places))
    for value in exercise.key_cells:
        if found and (value in found or kind == "line") and value != "无":
            found += ALSO.get(value, ())
            found += [f"line {value}"] if kind == "line" else []
            reading = readings(kind).get(value)
            if reading and kind not in ("line", "ganzhi", "branch", "palace", "cause"):
                found.append(reading.english)
            elif reading and kind in ("branch", "palace"):
                found.append(reading.pinyin)
    return found


def states(name: str, text: str) -> bool:
    """Whether a name stands in a text, a word in letters or digits only as a word of its own."""
    if name.isdigit():
        return bool(re.search(rf"(?<![0-9§]){name}(?![0-9])", text))
    return (
        bool(re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text, re.IGNORECASE)) if name[0].isascii() else name in text
    )


def assert_silent(exercise: Exercise, places: tuple[int, ...], lines: list[str]) -> None:
    """Nothing in the lines gives the exercise away."""
    for name in names(exercise, places):
        for line in lines:
            assert not states(name, line), f"{exercise.resolved}: {name} in {line}"


@pytest.mark.parametrize("skill_id", ASKED)
def test_english_feedback_keeps_the_key(skill_id: str) -> None:
    """What, why and next hold no value still asked for, on the first showing and later, of rows and of single cells."""
    for exercise in drawn(skill_id, 40):
        for text in misses(exercise):
            judgement = judge(exercise, text)
            if judgement.right:
                continue
            for first, last in ((True, False), (False, False), (False, True)):
                for cell in (False, True) if exercise.skill.is_row else (False,):
                    told = feedback(judgement, first=first, last=last, cell=cell)
                    parts = list(WORDS.parts(told))
                    assert parts[0], exercise.resolved
                    assert parts[1], exercise.resolved
                    assert bool(parts[2]) != last
                    assert_silent(exercise, judgement.wrong_at, parts)
                    rendered = [line.text for line in WORDS.render(Verdict(exercise, judgement, told))]
                    assert_silent(exercise, judgement.wrong_at, rendered)
                    assert not any(hole in part for hole in ("……", "{") for part in parts), parts


def strip(exercise: Exercise, line: str) -> str:
    """A line without what stands in the question itself: names of hexagrams and the parameters."""
    shown = [str(value) for value in exercise.shown.values()] + list(exercise.params.values())
    if exercise.cast:
        shown += [exercise.cast.hexagram.full_name, exercise.cast.hexagram.name, exercise.cast.hexagram.pinyin]
    for word in sorted(shown, key=len, reverse=True):
        if len(word) > 1 or exercise.skill.kind == "nayin":
            line = line.replace(word, "")
    return line


def lines_of(said: list[Message]) -> list[str]:
    """What the messages are in English, without the question and without charts."""
    return [line.text for message in said if not isinstance(message, Ask | ShowChart) for line in WORDS.render(message)]


@pytest.mark.parametrize("skill_id", [skill for skill in ASKED if skill not in GROUND])
def test_english_hints_and_why_stop_before_the_key(skill_id: str) -> None:
    """No hint before the last, and no why at an open question, states the key."""
    for exercise in drawn(skill_id, 15):
        said = put(exercise).feed("why")
        if said[0] != Say("why.look-up"):
            assert_silent(exercise, (), [strip(exercise, line) for line in lines_of(said)])
        session = put(exercise)
        for _ in range(6):
            said = session.feed("hint")
            if any(isinstance(message, Revealed) for message in said):
                break
            told = [m for m in said if not isinstance(m, Derivation) or m.stops]
            assert_silent(exercise, (), [strip(exercise, line) for line in lines_of(told)])
            step_forward(session, exercise.resolved)


@pytest.mark.parametrize("skill_id", ASKED)
def test_the_answer_given_away_is_whole_in_english(skill_id: str) -> None:
    """A right answer, a revealed one and the examiner's feedback have the key in them, and no hole."""
    for exercise in drawn(skill_id, 15):
        right = judge(exercise, exercise.key)
        told = [line.text for line in WORDS.render(Revealed(exercise))]
        told += [line.text for line in WORDS.render(Verdict(exercise, right, None))] + [WORDS.feedback(right)]
        key = WORDS.voice.spoken_key(exercise.skill.kind, exercise.key)
        assert all(key in text for text in told)
        assert not any(hole in text for hole in ("……", "{", "None") for text in told)
