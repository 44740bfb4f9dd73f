"""原文: the verse of a section, asked at any time."""

from __future__ import annotations

import pytest
from sittings import WORDS, asked, sit, told

from hzl_tutor.book.verses import TITLES, VERSES
from hzl_tutor.tutor.messages import Original, Say
from hzl_tutor.words import language


@pytest.mark.parametrize("section", TITLES)
def test_every_section_has_its_text(section: str) -> None:
    """By number and by title: the title, the section at the edge, and the verse in two lines."""
    for name in (section, section.removeprefix("§"), TITLES[section]):
        (said,) = sit().feed(f"原文 {name}")
        assert isinstance(said, Original)
        lines = WORDS.render(said)
        assert (lines[0].text, lines[0].aside) == (TITLES[section], section)
        assert [line.style for line in lines[1:3]] == ["verse", "verse"]
        if section in VERSES:
            assert "".join(line.text for line in lines[1:3]) == "".join(VERSES[section])


@pytest.mark.parametrize("tag", ["zh-Hans", "en"])
def test_corrupt_places_are_told(tag: str) -> None:
    """§16 has two slips in its verse, each told with what most likely stood there; §8 has none."""
    words = language(tag)
    notes = [line.text for line in words.render(sit().feed("歌诀16")[0]) if line.style == "note"]
    assert len(notes) == 2
    assert "土艾" in notes[0]
    assert "土爻" in notes[0]
    assert not [line for line in words.render(sit().feed("verse 8")[0]) if line.style == "note"]


@pytest.mark.parametrize(
    ("line", "sentence"), [("原文", "verse.which"), ("原文 40", "verse.none"), ("原文 旺相", "verse.none")]
)
def test_what_is_no_section_is_answered(line: str, sentence: str) -> None:
    """With what there is to ask for."""
    (said,) = sit().feed(line)
    assert isinstance(said, Say)
    assert said.id == sentence
    assert told([said])


def test_an_open_question_waits() -> None:
    """After the verse the question is put again, and nothing is recorded."""
    session = sit()
    session.feed("palace@姤")
    assert asked(session.feed("原文 2")).exercise.resolved == session.expects.code


@pytest.mark.parametrize("line", ["what is tomb", "what is a tomb", "What is the tomb?", "what are tomb", "what tomb"])
def test_english_may_say_is(line: str) -> None:
    """Is, are and the article between `what` and the term are no part of it."""
    assert told(sit().feed(line))[0].startswith("墓：")
