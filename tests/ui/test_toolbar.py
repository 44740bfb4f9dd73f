"""The toolbar: what it tells, and that it stays within one row."""

from __future__ import annotations

import io
from itertools import pairwise

import pytest
from fake_session import FREE, QUESTION

from hzl_tutor.tutor.messages import Expect
from hzl_tutor.tutor.skill_names import NAMES
from hzl_tutor.ui.cells import width
from hzl_tutor.ui.toolbar import toolbar_parts, toolbar_text
from hzl_tutor.words.language import COMPLETE, language
from hzl_tutor.words.zh_hans import screen

WORDS = language()
LESSON = Expect(mode="lesson", unit="2", title="六亲根源", step="q1", kind="continue", done=3, of=12)
LONG = Expect(
    mode="lesson",
    unit="21",
    title="六亲根源与飞伏",
    step="a-step-with-a-long-id",
    skill="relation.line",
    code="hidden.home@877777/line=2/relation=妻财",
    done=30,
    of=42,
    due=23,
)


@pytest.mark.parametrize(
    ("expects", "told"),
    [
        (QUESTION, "练  一爻六亲  2/20  relation.line~7"),
        (QUESTION._replace(due=4), "练  一爻六亲  2/20  4 题该复习  relation.line~7"),
        (QUESTION._replace(of=0), "练  一爻六亲  第 3 题  relation.line~7"),
        (LESSON, f"第二课  六亲根源  q1  3/12  {screen.TOOLBAR_CONTINUE}"),
        (Expect(mode="dress", title="夬", kind="sheet", done=2, of=7), "装卦  夬  2/7"),
        (Expect(mode="cast", kind="continue", done=1, of=6), "摇卦  1/6"),
        (FREE, screen.TOOLBAR_HOME),
        (FREE._replace(due=4), f"4 题该复习  {screen.TOOLBAR_HOME}"),
    ],
)
def test_it_tells_mode_skill_progress_what_is_due_and_the_code(expects: Expect, told: str) -> None:
    """In a drill what is asked; in a lesson unit, title and step; then how far it is, what is due, and the code."""
    assert toolbar_text(expects, WORDS, 78) == told


@pytest.mark.parametrize("cells", range(120, 0, -1))
def test_it_is_one_row_on_any_screen(cells: int) -> None:
    """Whatever is open, it never takes more cells than there are."""
    for expects in (
        LONG,
        QUESTION,
        LESSON,
        FREE,
        *(QUESTION._replace(skill=skill, due=99) for skill in NAMES.values()),
    ):
        assert width(toolbar_text(expects, WORDS, cells)) <= cells


def test_what_can_be_done_without_is_left_out_first() -> None:
    """On narrower screens title, step, what is due, the code and progress go in this order, and nothing is cut in two."""
    whole = [part.text for part in toolbar_parts(LONG, WORDS) if part.text]
    left: list[list[str]] = []
    for cells in range(200, 9, -1):
        told = toolbar_text(LONG, WORDS, cells).split("  ")
        assert set(told) <= set(whole)
        if not left or left[-1] != told:
            left.append(told)
    gone = [(set(before) - set(after)).pop() for before, after in pairwise(left)]
    assert gone == [LONG.title, LONG.step, "23 题该复习", LONG.code, "30/42"]
    assert left[-1] == ["第二十一课"]


@pytest.mark.parametrize("tag", COMPLETE)
def test_sixty_columns_show_the_code_of_every_drill(tag: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In every language how far one is and the code are there; and what is asked too, where it is short."""
    monkeypatch.setattr("hzl_tutor.words.choice._spoken", [tag])
    for skill in set(NAMES.values()) - {"dress"}:
        code = f"{skill}~4294967295"
        told = toolbar_text(QUESTION._replace(skill=skill, code=code, due=12), language(tag), 58)
        assert "2/20" in told
        assert told.endswith(code)
        assert (language(tag).skill(skill) in told) or tag != "zh-Hans"
        assert width(told) <= 58


def test_a_pipe_has_no_toolbar() -> None:
    """Plain mode writes nothing of it."""
    from hzl_tutor.ui.plain import Plain

    target = io.StringIO()
    Plain(lambda: QUESTION, WORDS, io.StringIO("\n"), target).ask([])
    assert target.getvalue() == ""
