"""The shell on a terminal: what stands on the screen, cell by cell, from the first prompt to the exit code."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest
from terminal import ASKED, CODE, HOME, NEEDS_A_PTY, Spawn, foot_of, prompts

from hzl_tutor.store import Log
from hzl_tutor.ui.opening import LOG_NAME

pytestmark = NEEDS_A_PTY


def test_from_the_first_prompt_to_the_farewell(spawn: Spawn) -> None:
    """A question, a wrong and a right answer, and 再见: each is seen in its place, and the exit code is 0."""
    term = spawn()
    term.wait(HOME.rstrip())
    term.line(CODE)
    term.wait("练·六亲 ›")
    term.line("父母")
    term.wait(prompts(2, "练·六亲 ›"))
    term.line("孙")
    text = term.wait(prompts(2))
    assert [text.count(words) for words in (ASKED, "× 不是父母", "○ 子孙")] == [1, 1, 1]
    term.line("再见")
    assert term.wait_end() == 0
    assert "\x1b[?1049h" not in term.seen  # never a full screen


def test_the_toolbar_tells_what_is_open(spawn: Spawn) -> None:
    """With a terminal that says where its cursor is, mode, skill and code stand at the foot of the screen."""
    term = spawn(begin="mode='drill', skills=('relation.line',), seed=7")
    text = term.wait(lambda text: "第 1 题" in foot_of(text))
    foot = foot_of(text)
    code = re.search(r"relation\.line~\d+", foot)
    assert code is not None
    assert text.count(code[0]) == 2


@pytest.mark.parametrize("cols", [60, 80, 120])
def test_a_chart_is_aligned_on_the_screen(spawn: Spawn, cols: int) -> None:
    """Counted in cells of the screen, 伏神 and 飞神 stand exactly above their columns, whatever the width."""
    term = spawn(cols=cols, rows=30)
    term.wait(HOME.rstrip())
    term.line("盘 姤之鼎")
    term.wait(prompts(2))
    rows = term.rows()
    head = next(row for row in rows if "伏" in row and "飞" in row)
    lines = [row for row in rows if re.match(r" [上五四三二初]\0 ", row)]
    assert len(lines) == 6
    for row in lines:
        for at in (head.index("伏"), head.index("飞")):
            assert row[at - 1] == " "
            assert re.match(r"[父兄官子妻]\0[母弟鬼孙财]\0 ", row[at:])
    assert len({row.index("━━") for row in lines}) == 1


def test_ctrl_c_and_ctrl_d(spawn: Spawn) -> None:
    """Ctrl-C clears the line, on an empty one it says how to leave; Ctrl-D leaves with 0, saying what was done."""
    term = spawn()
    term.wait(HOME.rstrip())
    term.line(CODE)
    term.wait("练·六亲 ›")
    term.send("qwerty")
    term.wait("练·六亲 › qwerty")
    term.send("\x03")
    term.wait(lambda text: "qwerty" not in text)
    for count in (1, 2, 3):
        term.send("\x03")
        term.wait(lambda text, count=count: text.count("或按 Ctrl-D") == count)  # type: ignore[misc]
    term.line("子孙")
    term.wait(prompts(2))
    term.send("\x04")
    assert term.wait_end() == 0
    assert "这一趟 1 题" in term.text()


def test_answers_are_on_disk_for_the_next_session(spawn: Spawn, tmp_path: Path) -> None:
    """What was answered before the terminal was closed is in the log, and the next first prompt is not a beginner's."""
    term = spawn()
    term.wait("装卦与读卦的练习台")
    term.wait(HOME.rstrip())
    term.line(CODE)
    term.wait("练·六亲 ›")
    term.line("父母")
    term.wait("× 不是父母")
    term.child.kill(signal.SIGKILL)
    assert term.wait_end() == -signal.SIGKILL
    with Log.open(tmp_path / "data" / LOG_NAME) as log:
        assert [event.data["text"] for event in log.events() if event.kind == "answered"] == ["父母"]
    again = spawn()
    text = again.wait(HOME.rstrip())
    assert "装卦与读卦的练习台" not in text


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_it_in_order(spawn: Spawn, tmp_path: Path, number: signal.Signals) -> None:
    """Told to end while it waits for a line, the program closes its log and ends with 128 more than the signal."""
    term = spawn()
    term.wait(HOME.rstrip())
    term.line(CODE)
    term.wait("练·六亲 ›")
    term.child.kill(number)
    assert term.wait_end() == 128 + number
    assert "Traceback" not in term.text()
    assert sorted(path.name for path in (tmp_path / "data").glob(f"{LOG_NAME}*")) == [LOG_NAME]


def test_a_pasted_row_is_one_answer(spawn: Spawn) -> None:
    """Six lines pasted at a question for a row are judged together, once."""
    term = spawn()
    term.wait(HOME.rstrip())
    term.line("relation.all@877777")
    term.wait("练·六亲 ›")
    term.paste("父母\n子孙\n兄弟\n官鬼\n兄弟\n父母\n")
    term.wait("官鬼")
    term.send("\r")
    text = term.wait(prompts(2))
    assert "○ 父母 子孙 兄弟 官鬼 兄弟 父母" in text
    assert "×" not in text


def test_a_paste_of_other_lines_waits_on_the_input_line(spawn: Spawn) -> None:
    """Of two pasted commands the first is done, and the second stands at the prompt until Enter is pressed."""
    term = spawn()
    term.wait(HOME.rstrip())
    term.paste("盘 姤\n盘 鼎")
    term.wait("盘 鼎")
    term.send("\r")
    text = term.wait(lambda text: "天风姤" in text and text.count("盘 鼎") == 2)
    assert "火风鼎" not in text
    term.send("\r")
    term.wait("火风鼎")


def test_the_menu_shows_the_words_of_the_answer(spawn: Spawn) -> None:
    """Typing pinyin opens a menu with the word and its reading."""
    term = spawn()
    term.wait(HOME.rstrip())
    term.line(CODE)
    term.wait("练·六亲 ›")
    term.send("gu")
    term.wait(lambda text: re.search(r"官鬼\s+guānguǐ", text) is not None)


def test_a_signal_of_ctrl_c_from_elsewhere_is_ctrl_c(spawn: Spawn) -> None:
    """Sent to the process instead of typed, an interrupt says how to leave, twice over, and the shell goes on drawing."""
    term = spawn()
    term.wait(HOME.rstrip())
    for count in (2, 3):
        term.wait(lambda text: foot_of(text).startswith(" 「帮助」"))
        term.child.kill(signal.SIGINT)
        term.wait(prompts(count))
    term.line("盘 姤")
    text = term.wait(lambda text: "卦身午" in text and foot_of(text).startswith(" 「帮助」"))
    assert "Traceback" not in text
    term.send("\x04")
    assert term.wait_end() == 0


def test_what_is_taken_from_the_menu_is_an_answer(spawn: Spawn) -> None:
    """Tab takes the first word of the menu onto the line, Enter keeps it there, and Enter again answers with it."""
    term = spawn()
    term.wait(HOME.rstrip())
    term.line(CODE)
    term.wait("练·六亲 ›")
    term.send("zis")
    term.wait(lambda text: re.search(r"子孙\s+z", text) is not None)
    term.send("\t")
    term.wait("练·六亲 › 子孙")
    term.send("\r")
    term.send("\r")
    term.wait("○ 子孙")


def test_a_lesson_goes_on_with_enter_and_is_taken_up_again(spawn: Spawn) -> None:
    """Prose comes step by step after the guess, the toolbar tells unit and progress, and after Ctrl-D the lesson goes on there."""

    def shows(text: str) -> bool:
        return foot_of(text).startswith(" 第二课  六亲根源  ")

    term = spawn(begin="mode='lesson', unit='2'")
    term.wait(shows)
    for count, typed in enumerate(("1", ""), 2):
        term.line(typed)
        term.wait(prompts(count, "第二课 ›"))
        term.wait(shows)
    done = foot_of(term.text()).split()[2]
    assert done.startswith("1/")
    term.send("\x04")
    assert term.wait_end() == 0
    assert "第二课上到这里" in term.text()
    again = spawn(begin="mode='lesson', unit='2'")
    again.wait(shows)
    assert foot_of(again.text()).split()[2] == done


def test_no_color_leaves_no_colour(spawn: Spawn) -> None:
    """With NO_COLOR set no colour is written, bold stays; with --color always there is colour all the same."""
    colour = re.compile(r"\x1b\[(?:\d+;)*(?:3[0-7]|4[0-7]|9[0-7]|10[0-7])(?:;\d+)*m")
    for options, coloured in (("", False), ("color='always', palette='dark'", True)):
        term = spawn(options, NO_COLOR="1")
        term.wait(HOME.rstrip())
        term.send("\x04")
        assert term.wait_end() == 0
        assert bool(colour.search(term.seen)) is coloured


def test_a_log_that_cannot_be_opened_is_said_on_the_first_screen(spawn: Spawn, tmp_path: Path) -> None:
    """Over a damaged log the conversation starts, with one sentence about it, and the file stays as it is."""
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / LOG_NAME).write_bytes(b"no database at all" * 99)
    term = spawn()
    text = term.wait(HOME.rstrip())
    assert text.count("只是记不下来") == 1
    term.send("\x04")
    assert term.wait_end() == 0
    assert (tmp_path / "data" / LOG_NAME).read_bytes() == b"no database at all" * 99
