"""A lesson as JSON, and arbitrary text as a lesson."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lesson_texts import HEAD, WHOLE, compiled

from hzl_tutor.lesson import Fault, LessonFaults, NotALesson, Script, script_from_json, script_to_json
from hzl_tutor.lesson.compile import compile_bytes


def carried(script: Script) -> Script:
    """Write a lesson as JSON text and read it back."""
    return script_from_json(json.loads(json.dumps(script_to_json(script))))


def test_a_lesson_comes_back_from_json() -> None:
    """A lesson with every kind of step is the same after being written as JSON and read."""
    script = compiled(WHOLE)
    assert carried(script) == script
    assert [type(step) for step in carried(script).steps] == [type(step) for step in script.steps]


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path] + [found for key, item in items for found in paths(item, (*path, key))]


def test_what_is_not_a_lesson_is_refused() -> None:
    """Putting a number with a fraction anywhere in a stored lesson, or taking a key away, makes it no lesson."""
    whole = json.dumps(script_to_json(compiled(WHOLE)))
    for path in paths(json.loads(whole))[1:]:
        spoilt = json.loads(whole)
        place = spoilt
        for part in path[:-1]:
            place = place[part]
        place[path[-1]] = 0.5
        with pytest.raises(NotALesson):
            script_from_json(spoilt)
        if isinstance(place, dict) and not {"params", "generate"} & set(path):
            del place[path[-1]]
            with pytest.raises(NotALesson):
                script_from_json(spoilt)


@pytest.mark.parametrize("value", [None, [], {}, "x", 3, {"steps": []}])
def test_other_json_is_refused(value: object) -> None:
    """JSON of another kind is no lesson."""
    with pytest.raises(NotALesson):
        script_from_json(value)


def test_a_chart_without_a_cast_is_refused() -> None:
    """Only a choice may come without a hexagram."""
    value = script_to_json(compiled(HEAD + "```chart\nhexagram: 姤\n```\n"))
    steps: Any = value["steps"]
    steps[0]["cast"] = None
    with pytest.raises(NotALesson):
        script_from_json(value)


FRAGMENTS = (
    *(
        "---\n",
        "```chart\n",
        "```question\n",
        "```choice\n",
        "```\n",
        "~~~\n",
        "> ",
        "- ",
        "# ",
        "**",
        "`",
        "\n",
        "\n\n",
    ),
    *(
        "[",
        "]",
        "](hzl:",
        "遁/2",
        ")",
        "(",
        "<b>",
        "&amp;",
        "&#x202e;",
        "\\",
        "|",
        "![",
        "[a]: b\n",
        "    ",
        "\t",
        "\r",
    ),
    *(
        "id: ",
        "ask: ",
        "hexagram: 遁\n",
        "options:\n",
        "  - {text: 甲, say: 乙}\n",
        "generate: ",
        "{own: ",
        "}",
        "mark: [1]",
    ),
    *(
        ": ",
        "：",
        "'",
        '"',
        "{",
        "*a",
        "&b ",
        "!!x ",
        "%",
        "@",
        "? ",
        "<<: ",
        ">-\n",
        "\x00",
        "\u2028",
        "\ufeff",
        "\ufffe",
        "甲",
    ),
)


def lines_of(data: bytes) -> list[str]:
    """The lines of a file as an editor counts them."""
    text = data.decode("utf-8", "replace").removeprefix("\ufeff")
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def faults_of(data: bytes) -> tuple[Fault, ...]:
    """Compile bytes; return the faults, none when they are a lesson, which must then come back from JSON."""
    try:
        script = compile_bytes(Path("x.md"), data)
    except LessonFaults as refused:
        return refused.faults
    assert carried(script) == script
    return ()


def is_lesson_or_faults(data: bytes) -> None:
    """Check that bytes give a lesson that can be carried, or faults that lie inside the file."""
    rows = lines_of(data)
    for fault in faults_of(data):
        assert 1 <= fault.line <= len(rows)
        assert 1 <= fault.column <= len(rows[fault.line - 1]) + 1


@given(st.binary(max_size=200))
def test_any_bytes_give_a_lesson_or_faults(data: bytes) -> None:
    """No bytes make the compiler fail otherwise than with faults in their places."""
    is_lesson_or_faults(data)


@given(st.lists(st.sampled_from(FRAGMENTS), max_size=30).map("".join))
def test_any_markup_gives_a_lesson_or_faults(text: str) -> None:
    """The same for a jumble of all the markup a script can hold, with a front matter before it."""
    is_lesson_or_faults((HEAD + text).encode())


@given(st.data())
def test_a_damaged_lesson_gives_a_lesson_or_faults(data: st.DataObject) -> None:
    """The same for a good lesson with a piece cut out and another put in."""
    start = data.draw(st.integers(0, len(WHOLE)))
    end = data.draw(st.integers(start, min(len(WHOLE), start + 40)))
    piece = data.draw(st.one_of(st.sampled_from(FRAGMENTS), st.text(max_size=6)))
    is_lesson_or_faults((WHOLE[:start] + piece + WHOLE[end:]).encode("utf-8", "surrogatepass"))
