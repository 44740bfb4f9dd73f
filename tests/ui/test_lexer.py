"""What is typed and the book's verse, told apart by what they are and never by whether they are right."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from prompt_toolkit.document import Document

from hzl_tutor.lesson.text import Span
from hzl_tutor.tutor.commands import BY_NAME
from hzl_tutor.tutor.drawing import draw
from hzl_tutor.tutor.messages import Expect, Verse
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.vocabulary import BY_KIND, CANONICAL
from hzl_tutor.ui.lexer import VerseLexer
from hzl_tutor.ui.render import message_rows
from hzl_tutor.ui.style import PALETTES
from hzl_tutor.ui.typed import LONGEST, TypedLine, fragments
from hzl_tutor.words.language import language

KINDS = ["", "continue", "sheet", "choice", "chart", *sorted({skill.kind for skill in SKILLS.values()})]


def classes(text: str, kind: str = "") -> list[tuple[str, str]]:
    """Return the coloured parts of a line as (class, text), without ordinary text."""
    return [(one[0].removeprefix("class:typed."), one[1]) for one in fragments(text, kind) if one[0]]


@pytest.mark.parametrize(
    ("text", "kind", "found"),
    [
        ("盘 姤之鼎", "", [("command", "盘"), ("value", "姤"), ("value", "鼎")]),
        ("：提示", "relation", [("command", "：提示")]),
        (":drill 六亲 ２０", "", [("command", ":drill"), ("value", "六亲"), ("number", "２０")]),
        ("父母，孫 XD？", "row6:relation", [("value", "父母"), ("value", "孫"), ("value", "XD")]),
        ("甲子 guimao", "row6:ganzhi", [("value", "甲子"), ("value", "guimao")]),
        ("一爻六亲～１７", "", [("value", "一爻六亲"), ("number", "１７")]),
        ("relation.line~17", "", [("value", "relation.line"), ("number", "17")]),
        ("六亲 父母", "sheet", [("value", "六亲"), ("value", "父母")]),
        ("2", "choice", [("number", "2")]),
        ("官鬼", "branch", []),
        ("fumux", "relation", []),
        ("不知道", "relation", []),
    ],
)
def test_commands_values_numbers_and_other_words(text: str, kind: str, found: list[tuple[str, str]]) -> None:
    """A command at the beginning, the words of the kind that is asked for, numbers; all else is ordinary text."""
    assert classes(text, kind) == found


@pytest.mark.parametrize("kind", sorted({skill.kind for skill in SKILLS.values()} - {"chart"}))
def test_every_value_of_a_kind_looks_the_same(kind: str) -> None:
    """Whatever the key is: each value has one class, and a colour knows nothing of the exercise."""
    base = kind.rsplit(":", 1)[-1]
    for value in CANONICAL[base]:
        (part,) = classes(value, kind)
        assert part == ("number" if value.isdecimal() else "value", value)
    skills = [skill for skill in SKILLS.values() if skill.kind == kind]
    seen = set()
    for seed in range(4):
        expects = Expect(mode="drill", skill=skills[0].id, kind=kind, code=draw(skills[0], seed).code)
        line = " ".join(CANONICAL[base])
        seen.add(tuple(TypedLine(lambda now=expects: now).lex_document(Document(line))(0)))  # type: ignore[misc]
    assert len(seen) == 1


@pytest.mark.parametrize("name", BY_NAME)
def test_every_command_looks_like_one(name: str) -> None:
    """By any of its names, with a colon or without, while nothing is asked."""
    for typed in (name, f":{name}", f"：{name}"):
        assert classes(typed)[0] == ("command", typed)


@given(st.text(max_size=40), st.sampled_from(KINDS))
def test_nothing_typed_is_lost(text: str, kind: str) -> None:
    """Whatever is typed, the parts put together are the line again, character by character."""
    line = text.replace("\n", "")
    assert "".join(one[1] for one in fragments(line, kind)) == line


def test_a_line_of_any_length_is_shown() -> None:
    """Beyond the longest that is looked through it is ordinary text."""
    line = "父母" * LONGEST
    assert fragments(line, "relation") == [("", line)]


def test_classes_are_told_apart_without_colour() -> None:
    """In every palette a command, a value and a number differ by bold or underline, and a term stands out of its verse."""
    for name, palette in PALETTES.items():
        marks = [
            tuple(word for word in palette[f"typed.{what}"].split() if word in ("bold", "underline", "italic"))
            for what in ("command", "value", "number")
        ]
        assert len(set(marks)) == 3, name
        assert "underline" in palette["verse.term"] or "bold" in palette["verse.term"]


def test_terms_of_the_book_stand_out_of_a_verse() -> None:
    """Relations, 干支, terms and section marks, when a verse is rendered; its words are all still there."""
    words = "财伏鬼乡，日辰福德。六亲甲子 §2"
    (row,) = message_rows(Verse((Span("text", words),), "§8"), language(), 60)[:1]
    assert words in "".join(text for _, text in row)
    terms = "".join(text if "class:verse.term" in style else "|" for style, text in row)
    assert terms.strip("|") == "鬼乡|日辰福德|六亲甲子|§2"
    assert all("class:verse" in style for style, text in row if text.strip() and "aside" not in style)


@given(st.text(max_size=60))
def test_no_verse_is_cut(text: str) -> None:
    """The parts of any quotation put together are the quotation."""
    assert "".join(part for _, _, part in VerseLexer().get_tokens_unprocessed(text)) == text


def test_every_spelling_of_a_value_is_a_value() -> None:
    """What can be answered looks like an answer, in every kind."""
    for kind, words in BY_KIND.items():
        for word in words:
            if not word.isdecimal() and kind in CANONICAL:
                assert classes(word, kind)[:1] == [("value", word)] or " " in word or "-" in word or word[0].isdecimal()
