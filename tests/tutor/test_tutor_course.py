"""课: the lessons by the parts of the course, how far each is, and what opens next."""

from __future__ import annotations

import pytest
from sittings import Notebook, library, look_at, sit, told
from wcwidth import wcswidth

from hzl_tutor.lesson.script import TRACKS
from hzl_tutor.tutor.messages import Lessons, Message
from hzl_tutor.words.language import language

ENTRIES = library().entries()


def listed(*done: str, half: str = "") -> list[Message]:
    """What 课 says to somebody who has finished some lessons and begun another."""
    notebook = Notebook()
    for name in done:
        notebook.record("advanced", {"lesson": name, "rev": 1, "step": "end", "done": True})
    if half:
        notebook.record("advanced", {"lesson": half, "rev": 1, "step": "start", "done": False})
    said = sit(notebook).feed("课")
    look_at(said)
    return said


def opens(said: list[Message]) -> tuple[str, ...]:
    """The units that are said to come next."""
    (lessons,) = [message for message in said if isinstance(message, Lessons)]
    return tuple(unit for unit, _ in lessons.opens)


def test_the_course_begins_with_the_prelude() -> None:
    """To somebody new the first lesson alone is named, since everything else rests on it."""
    assert opens(listed()) == ("00a",)


def test_what_is_done_opens_what_rests_on_it() -> None:
    """A lesson comes next as soon as all it needs is done, half of it done or not; a done one no more."""
    prelude = [entry.id for entry in ENTRIES if entry.track == "序"]
    first = [entry for entry in ENTRIES if set(entry.needs) <= set(prelude) and entry.id not in prelude]
    assert first
    expected = tuple(entry.unit for entry in first[:3])
    assert opens(listed(*prelude)) == expected
    assert opens(listed(*prelude, half=first[0].id)) == expected
    assert first[0].unit not in opens(listed(*prelude, first[0].id))


def test_a_finished_lesson_read_again_still_counts() -> None:
    """Who begins a finished lesson again does not lose what it has opened."""
    notebook = Notebook()
    notebook.record("advanced", {"lesson": ENTRIES[0].id, "rev": 1, "step": "end", "done": True})
    before = opens(sit(notebook).feed("课"))
    notebook.record("restarted", {"lesson": ENTRIES[0].id})
    assert opens(sit(notebook).feed("课")) == before


def test_with_everything_done_nothing_comes_next() -> None:
    """At the end of the course nothing is named."""
    assert opens(listed(*(entry.id for entry in ENTRIES))) == ()


def test_each_part_tells_how_far_it_is() -> None:
    """Every part of the course has a heading with what is finished of it, and each lesson stands below its own."""
    lines = told(listed(ENTRIES[0].id, half=ENTRIES[1].id))
    count = {track: sum(entry.track == track for entry in ENTRIES) for track in TRACKS}
    assert f"序课  上完 1/{count['序']}" in lines
    for track in TRACKS[1:]:
        assert f"{track}  上完 0/{count[track]}" in lines
    assert "上完了" in next(line for line in lines if ENTRIES[0].title in line)
    assert "上了一半" in next(line for line in lines if ENTRIES[1].title in line)


@pytest.mark.parametrize("tag", ["zh-Hans", "zh-Hant", "en"])
def test_the_list_fits_a_narrow_screen(tag: str) -> None:
    """A lesson with what is said of it takes at most sixty columns, brackets and the indent counted."""
    for message in listed():
        for line in language(tag).render(message):
            if line.style == "option":
                assert wcswidth(f"  {line.text}  [{line.aside}]") <= 60, line
