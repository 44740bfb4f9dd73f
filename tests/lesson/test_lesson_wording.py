"""What the linter says of the wording of lessons: cells, quotations, and terms held against the lessons before."""

from __future__ import annotations

from pathlib import Path

import pytest
from lesson_texts import HEAD, Tutor, lesson, linted
from test_lesson_linter import codes, entry, written

from hzl_tutor.lesson import FaultCode, lint_file, lint_paths


@pytest.mark.parametrize(
    "words",
    [
        "若二爻是官鬼，再看日子。",
        "甲子日占，丙午月。",
        "上爻起子，初爻从丑。",
        "有人说遁是「坤宫一世」。",
        "有人说「遁是坤宫一世，二爻是丙午火」。",
        "乾、兑宫是金，六爻都有干支。",
        "写作 `丙午火`。",
        "遁在[乾宫](hzl:遁/palace)。",
    ],
)
def test_what_speaks_of_no_cell_needs_no_claim(words: str, tmp_path: Path) -> None:
    """Suppositions, days, tables, code, other people's mistakes in 「」, and claims themselves are no faults."""
    assert linted(tmp_path, f"{HEAD}{words}\n") == ()


def test_options_and_hints_may_name_cells(tmp_path: Path) -> None:
    """What is to be chosen from may be wrong, and a hint is looked at by the tutor."""
    text = (
        f"{HEAD}```choice\nid: c\nask: 问\noptions:\n  - {{text: 丙午火, say: 一, right: true}}\n"
        "  - {text: 甲寅木, say: 二}\n```\n"
    )
    assert linted(tmp_path, text) == ()


def test_a_quotation_is_looked_for_where_it_is_said_to_stand(tmp_path: Path) -> None:
    """A block is of the § behind it, else of the only § of the lesson, else of the whole book; an aside of the § behind it."""
    asked: list[tuple[str, str | None]] = []

    class Reader(Tutor):
        def quotes(self, words: str, section: str | None) -> bool:
            asked.append((words, section))
            return True

    text = "> 财伏鬼乡，\n> 买卖遭伤；§10\n\n> 日辰……荣昌\n\n他说「福德」，又说「甲，乙」（§11 注）。\n"
    assert linted(tmp_path, HEAD + text, Reader()) == ()
    assert asked == [("财伏鬼乡，\n买卖遭伤；", "10"), ("日辰……荣昌", "8"), ("甲，乙", "11")]
    asked.clear()
    assert linted(tmp_path, HEAD.replace("[8]", "[8, 9]") + "> 荣昌\n", Reader()) == ()
    assert asked == [("荣昌", None)]


@pytest.mark.parametrize(
    "words",
    [
        "这叫亲爻。",
        "书里叫它「亲爻」。",
        "亲爻：同它一样的爻。",
        "看**亲爻**。",
        "亲爻就是它自己。",
        "书里说「亲爻世下」。",
        "下一课讲亲爻。",
    ],
)
def test_a_lesson_that_says_what_a_term_is_may_use_it(words: str, tmp_path: Path) -> None:
    """Naming, explaining, setting in strong, or announcing for later is no use of a term too early."""
    assert linted(tmp_path, f"{HEAD}{words}\n") == ()


def test_terms_may_be_claimed_in_the_front_matter(tmp_path: Path) -> None:
    """``terms`` says what a lesson introduces in words that the linter cannot see; an unknown one is a fault there."""
    text = HEAD.replace("sections: [8]", "terms: [own-line]") + "看亲爻。\n"
    assert linted(tmp_path, text) == ()
    faults = linted(tmp_path, text.replace("[own-line]", "[own-line, own-lime]"))
    assert codes(faults) == [("x.md", 6, 19, FaultCode.TERM_UNKNOWN)]
    assert faults[0].data == {"term": "own-lime", "nearest": "own-line"}


def test_a_term_is_known_from_the_lessons_before(tmp_path: Path) -> None:
    """Introduced in a lesson that is needed, near or far, or that is earlier in a track on the way, it may be used."""
    written(
        tmp_path,
        a=lesson("one", "1", words="这叫亲爻。"),
        b=lesson("two", "2"),
        c=lesson("three", "3", "two", words="看亲爻。").replace("骨架", "五乡"),
        d=lesson("four", "4", words="看亲爻。").replace("骨架", "序"),
    )
    assert codes(lint_paths([tmp_path], Tutor())) == [("d.md", 9, 2, FaultCode.TERM_EARLY)]


def test_a_term_taught_later_is_used_too_early(tmp_path: Path) -> None:
    """A later lesson of the same track teaches nothing to an earlier one."""
    written(tmp_path, a=lesson("one", "1", words="看亲爻。"), b=lesson("two", "2", words="这叫亲爻。"))
    assert codes(lint_paths([tmp_path], Tutor())) == [("a.md", 9, 2, FaultCode.TERM_EARLY)]


def test_the_lessons_beside_teach_terms_too(tmp_path: Path) -> None:
    """A lesson of the library that is not linted is read for the terms it introduces; one that is gone teaches none."""
    folder = tmp_path / "library"
    folder.mkdir()
    written(folder, a=lesson("one", "1", words="这叫亲爻。"))
    written(tmp_path, b=lesson("two", "2", "one", words="看亲爻，看旁爻。"))
    known = [entry("one", "1", folder / "a.md"), entry("gone", "0", folder / "gone.md")]
    assert codes(lint_file(tmp_path / "b.md", Tutor(), known)) == [("b.md", 9, 6, FaultCode.TERM_EARLY)]


def test_rules_that_are_named_must_be_there(tmp_path: Path) -> None:
    """Rules in the front matter and in a choice are held against the book's."""
    text = HEAD.replace("sections: [8]", "rules: [S08.R1, S08.R9]") + (
        "```choice\nid: c\nask: 问\nrules: [S07.R1]\noptions:\n"
        "  - {text: 甲, say: 一, right: true}\n  - {text: 乙, say: 二}\n```\n"
    )
    assert codes(linted(tmp_path, text)) == [
        ("x.md", 6, 17, FaultCode.CLAIM_RULE_UNKNOWN),
        ("x.md", 12, 9, FaultCode.CLAIM_RULE_UNKNOWN),
    ]
