"""Every sentence is in words/: what other rooms write in Chinese are values, spellings and patterns, each for a reason."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "hzl_tutor"
HAN = re.compile(r"[\u3400-\u9fff]")
SENTENCE = re.compile(r"[\u3400-\u9fff].*[。？！]|「")
WORDS_IN_A_ROW = re.compile(r"[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}")
TELLING = {"print", "say", "say_whole", "complain", "notice", "write", "Line"}
"""Calls that put a text before a reader."""

ROOMS: dict[str, str] = {
    "engine": "the engine's values are Chinese: stems, branches, relations, names of hexagrams",
    "lesson": "scripts are Chinese: values, marks and patterns of what authors write",
    "book": "the book is quoted, and its values and matters are Chinese",
}
FILES: dict[str, str] = {
    "tutor/answers.py": "characters around an answer that say nothing",
    "tutor/asking.py": "numerals, which would give a number away",
    "tutor/atlas.py": "what may be typed behind a command",
    "tutor/book_drawing.py": "topics and askers as a code has them",
    "tutor/book_skills.py": "a section of the book",
    "tutor/book_words.py": "spellings of values",
    "tutor/calendar.py": "今日 as it is typed",
    "tutor/calls.py": "what may be typed behind a command",
    "tutor/choosing.py": "what is typed around an option",
    "tutor/codes.py": "names of skills and parameters in codes",
    "tutor/claims.py": "what may be typed behind a command",
    "tutor/columns.py": "names of columns, which are typed and head the columns",
    "tutor/commands.py": "names of commands and forms of questions",
    "tutor/drawing.py": "the value 否",
    "tutor/dressing.py": "what may be typed while dressing",
    "tutor/english.py": "what English questions are understood as",
    "tutor/exercises.py": "the values 是 and 否",
    "tutor/feedback.py": "how a line is written, which would give it away",
    "tutor/fortune.py": "what people type when they ask for a fortune",
    "tutor/han/__init__.py": "繁 and 简",
    "tutor/lines.py": "what people type when they are lost",
    "tutor/mistake_book.py": "what may be typed behind a command",
    "tutor/nayin_words.py": "spellings of values",
    "tutor/query_english.py": "what English queries are understood as",
    "tutor/query_words.py": "terms of a query as they are typed",
    "tutor/sections.py": "names of sections, which are typed",
    "tutor/side_trips.py": "forms of questions, and cells that can be asked about",
    "tutor/skill_names.py": "names of skills, which are typed",
    "tutor/suppose.py": "cells that can be supposed",
    "tutor/appointments.py": "the name of a command, put before what followed it",
    "tutor/tracks.py": "names of tracks, which are typed",
    "tutor/topics.py": "what is asked about, as it is typed",
    "tutor/vocabulary.py": "spellings of values",
    "tutor/why.py": "forms of questions",
    "tutor/slips/hidden.py": "where another book has a rule",
    "tutor/slips/reading.py": "the aids that are exchanged",
    "tutor/slips/told.py": "terms beside which a slip is told",
    "ui/chart_columns.py": "heads of columns, the same in every language",
    "ui/chart_view.py": "names of lines and marks on a chart, the same in every language",
    "ui/completion.py": "what is typed between two hexagrams",
    "ui/lacking.py": "a character by which a console is tried",
    "ui/lexer.py": "sections of the book in a text",
    "ui/offers.py": "values that are offered",
    "ui/streams.py": "characters by which a console is tried",
    "ui/style.py": "values, by which they are painted",
    "ui/han/__init__.py": "繁 for consoles that lack 简",
    "ui/commands/chart.py": "lines and askers as they are typed",
    "ui/commands/described.py": "the values 是 and 否",
    "ui/commands/output.py": "a character by which a console is tried",
    "ui/commands/parsing.py": "values of an option",
    "ui/commands/rules.py": "parts of the book as they are typed",
    "ui/commands/skills.py": "values of the examples",
    "ui/preview.py": "跳到 as it is typed",
}
"""Why a file outside words/ has Chinese in its code. What is a sentence is none of this, and belongs to words/."""
QUOTED = frozenset({"book", "engine", "lesson"})
"""Where 。 and ？ stand in the code: the book's own sentences, and marks that are looked for in lessons."""

SOURCES = [path for path in sorted(PACKAGE.rglob("*.py")) if path.relative_to(PACKAGE).parts[0] != "words"]


def name_of(path: Path) -> str:
    """A file by its path in the package, with slashes."""
    return path.relative_to(PACKAGE).as_posix()


def literals(path: Path) -> list[str]:
    """The texts in a file's code, without what explains it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    explaining = {
        id(statement.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        for statement in node.body
        if isinstance(statement, ast.Expr)
    }
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in explaining
    ]


@pytest.mark.parametrize("path", SOURCES, ids=map(name_of, SOURCES))
def test_chinese_outside_words_has_its_reason(path: Path) -> None:
    """Code that has Chinese in it is listed with why, and a listed file has some; a Chinese sentence it never has."""
    name, room = name_of(path), path.relative_to(PACKAGE).parts[0]
    found = [text for text in literals(path) if HAN.search(text)]
    if room not in ROOMS:
        assert bool(found) == (name in FILES), (name, found[:3])
    if room not in QUOTED:
        sentences = [text for text in found if SENTENCE.search(text) and "\\" not in text and "|" not in text]
        assert sentences == []


@pytest.mark.parametrize("path", SOURCES, ids=map(name_of, SOURCES))
def test_no_room_but_words_tells_a_sentence(path: Path) -> None:
    """Nothing that is printed, said or shown is an English sentence written on the spot."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if called in TELLING:
            texts = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
            assert not [text for text in texts if isinstance(text, str) and WORDS_IN_A_ROW.search(text)], called
