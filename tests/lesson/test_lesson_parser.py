"""What a script becomes: spans, joined lines, verse, keys and the values of blocks."""

from __future__ import annotations

import pytest
from lesson_texts import HEAD, WHOLE, body, compiled

from hzl_tutor.lesson import (
    ChartStep,
    ChoiceStep,
    PredictStep,
    Prose,
    QuestionStep,
    Script,
    Span,
    Step,
    Verse,
    plain,
)


def step(script: Script, key: str) -> Step:
    """Return the step called ``key``."""
    place = script.place_of(key)
    assert place is not None
    return script.steps[place]


def test_the_front_matter_is_the_lesson() -> None:
    """Front matter values arrive as they were written; what is left out has its default."""
    script = compiled(WHOLE)
    assert (script.id, script.unit, script.title, script.track) == ("chang-shi", "7", "试一课", "五乡")
    assert (script.sections, script.needs, script.skills, script.minutes, script.rev) == (("8",), (), (), 20, 1)
    assert script.source == "x.md"


def test_yaml_scalars_stay_as_they_were_written() -> None:
    """What YAML would turn into other values stays text: digits with a leading zero, no, a time, a date, a tilde."""
    head = HEAD.replace("试一课", "1:30").replace("unit: 7", "unit: 010")
    script = compiled(
        head + "```predict\nid: no\nask: 2024-01-01\noptions:\n- {text: 010101, say: ~}\n- {text: 0x1F, say: on}\n```\n"
    )
    guess = script.steps[0]
    assert isinstance(guess, PredictStep)
    assert (script.title, script.unit, guess.key, plain(guess.ask)) == ("1:30", "010", "no", "2024-01-01")
    assert [(plain(option.text), plain(option.say)) for option in guess.options] == [("010101", "~"), ("0x1F", "on")]


def test_bits_are_a_hexagram() -> None:
    """Six bits are six lines, line 1 first, and no octal number."""
    chart = body("```chart\nhexagram: 011111\n```\n").steps[0]
    assert isinstance(chart, ChartStep)
    assert chart.cast == "877777"


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("甲\n乙", "甲乙"),
        ("甲，\n乙", "甲，乙"),
        ("abc\ndef", "abc def"),
        ("卦 12\n34 爻", "卦 12 34 爻"),
        ("甲\nabc", "甲abc"),
        ("abc\n甲", "abc甲"),
        ("abc.\ndef", "abc.def"),
        ("甲  \n乙", "甲\n乙"),
        ("甲\\\n乙", "甲\n乙"),
        ("甲\n**乙**\n丙", "甲乙丙"),
        ("a\n**b**\nc", "a b c"),
        ("甲\n[乾](hzl:姤/palace)\n乙", "甲乾乙"),
        ("甲 乙", "甲 乙"),
        ("  甲\n   乙", "甲乙"),
        ("a\\*b", "a*b"),
    ],
)
def test_lines_of_a_paragraph_are_joined(written: str, said: str) -> None:
    """A line end vanishes between Chinese, is a blank between Latin, and stays where the author asked for it."""
    (prose,) = body(written).steps
    assert isinstance(prose, Prose)
    assert plain(prose.text) == said


@pytest.mark.parametrize(
    "ask", ["甲\n  乙", "'甲\n  乙'", '"甲\n  乙"', ">\n  甲\n  乙", ">-\n  甲\n  乙", "|\n  甲\n  乙"]
)
def test_values_over_several_lines_are_joined_alike(ask: str) -> None:
    """However YAML wraps a sentence, no blank comes to stand between its Chinese lines."""
    options = "options:\n  - {text: 一, say: 一}\n  - {text: 二, say: 二}"
    (guess,) = body("```predict\nid: p\nask: " + ask + "\n" + options + "\n```\n").steps
    assert isinstance(guess, PredictStep)
    assert plain(guess.ask) == "甲乙"


def test_a_blank_written_in_a_value_stays() -> None:
    """Only line ends are joined: a blank between two pairs on one line was meant."""
    (guess,) = body(
        "```predict\nid: p\nask: 甲子 丙寅\noptions: [{text: 一, say: 一}, {text: 二, say: 二}]\n```\n"
    ).steps
    assert isinstance(guess, PredictStep)
    assert plain(guess.ask) == "甲子 丙寅"


def test_inline_marks_become_spans() -> None:
    """Strong, code and claims are spans of their own; a claim keeps its path without the scheme."""
    (prose,) = body("前**重**`码`[丙午 火](hzl:遁/2)后").steps
    assert isinstance(prose, Prose)
    assert prose.text == (
        Span("text", "前"),
        Span("strong", "重"),
        Span("code", "码"),
        Span("claim", "丙午火", "遁/2"),
        Span("text", "后"),
    )


def test_options_may_hold_claims() -> None:
    """The words of options are inline Markdown like any other."""
    guess = step(compiled(WHOLE), "p1")
    assert isinstance(guess, PredictStep)
    assert guess.options[1].say[1] == Span("claim", "乾宫", "姤/palace")


@pytest.mark.parametrize(
    ("quote", "text", "section"),
    [
        ("> 甲\n> 乙", "甲\n乙", "8"),
        ("> 甲\n>\n> 乙", "甲\n乙", "8"),
        ("> 甲\n乙", "甲\n乙", "8"),
        ("> 甲 §19附", "甲", "19附"),
        ("> 甲\n> —— §7", "甲", "7"),
        ("> 甲（§7）", "甲", "7"),
        ("> 甲§七", "甲§七", "8"),
    ],
)
def test_a_quotation_is_one_verse(quote: str, text: str, section: str) -> None:
    """A quotation keeps its lines, and its § is the one it closes with, else the lesson's only one."""
    (verse,) = body(quote).steps
    assert isinstance(verse, Verse)
    assert (plain(verse.text), verse.section) == (text, section)


def test_a_quotation_in_a_lesson_of_two_sections_has_none_by_itself() -> None:
    """Where the lesson reads two sections, the verse must say which."""
    (verse,) = compiled(HEAD.replace("[8]", "[8, 9]") + "> 甲\n").steps
    assert isinstance(verse, Verse)
    assert verse.section is None


def test_steps_are_keyed_by_the_last_id_before_them() -> None:
    """Steps without an id count on from the last id; before the first, from the start."""
    assert [step.key for step in compiled(WHOLE).steps] == [
        "start+1",
        "p1",
        "p1+1",
        "p1+2",
        "p1+3",
        "q1",
        "q2",
        "c1",
        "c1+1",
    ]


def test_mending_a_paragraph_moves_no_later_section() -> None:
    """One more paragraph before an id changes no key behind that id."""
    more = compiled(WHOLE.replace("> 财伏", "再说一句。\n\n> 财伏"))
    assert [step.key for step in more.steps][-4:] == [step.key for step in compiled(WHOLE).steps][-4:]


def test_every_step_knows_its_line() -> None:
    """The line of a step is where it begins in the file, fence or first line of text."""
    rows = WHOLE.split("\n")
    starts = [rows[step.line - 1] for step in compiled(WHOLE).steps]
    assert starts == [
        "先说一句话，",
        "```predict",
        "> 财伏鬼乡，买卖遭伤；",
        "二爻是[丙午火官鬼](hzl:遁/2)，**记牢**，写作 `遁`。",
        "```chart",
        "```question",
        "```question",
        "```choice",
        "完了。",
    ]


def test_a_chart_is_read_into_engine_words() -> None:
    """A chart's cast is six digits, its marks are numbers, its moment month and day."""
    chart = step(compiled(WHOLE), "p1+3")
    assert isinstance(chart, ChartStep)
    assert chart[1:6] == ("877797", ("flying", "hidden", "changed", "season"), (1, 5), "寅", "甲子")


def test_a_question_is_read_into_engine_words() -> None:
    """A given question has a cast and params; a drawn one has conditions in their usual spelling."""
    script = compiled(WHOLE)
    given, drawn = step(script, "q1"), step(script, "q2")
    assert isinstance(given, QuestionStep)
    assert isinstance(drawn, QuestionStep)
    assert (given.skill, given.cast, given.params, given.generate, given.repeat) == (
        "hidden.line",
        "887777",
        {"line": "2"},
        None,
        1,
    )
    assert [plain(hint) for hint in given.hints] == ["先定宫。", "再看同位。"]
    assert (drawn.cast, drawn.repeat) == (None, 3)
    assert drawn.generate == {"relation": ("妻财",), "own": ("false",), "home": ("官鬼", "兄弟")}


def test_a_question_without_a_chart_has_its_params() -> None:
    """Skills that need no chart are asked with params alone, several branches written as one word."""
    (question,) = body(
        "```question\nid: q\nskill: branches.relation\nbranches: [子, 丑]\nschool: 水土同\nelement: 土\nask: 问\n```\n"
    ).steps
    assert isinstance(question, QuestionStep)
    assert (question.cast, question.generate) == (None, None)
    assert question.params == {"element": "土", "branches": "子丑", "school": "水土同"}


def test_a_choice_tells_nothing_by_default() -> None:
    """``show: []`` shows the bare hexagram; without a hexagram nothing is shown; options are right only where said."""
    choice = step(compiled(WHOLE), "c1")
    assert isinstance(choice, ChoiceStep)
    assert (choice.cast, choice.show, choice.month, choice.day) == ("877878", (), "丙寅", None)
    assert [option.right for option in choice.options] == [False, True]


def test_a_claim_in_a_list_written_as_one_word_is_checked() -> None:
    """A single hint without brackets is one hint."""
    (question,) = body(
        '```question\nid: q\nskill: own\nhexagram: 姤\nask: 问\nhints: "[乾](hzl:姤/palace)"\n```\n'
    ).steps
    assert isinstance(question, QuestionStep)
    assert question.hints == ((Span("claim", "乾", "姤/palace"),),)
