"""The shell without a terminal: what is typed, pasted, completed and remembered, and how one leaves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fake_session import FREE, OTHER, QUESTION, FakeSession, Quiet, Recorder, Typist
from prompt_toolkit.input import PipeInput, create_pipe_input

from hzl_tutor.tutor.messages import Expect
from hzl_tutor.ui.conversation import converse
from hzl_tutor.ui.glyphs import ASCII
from hzl_tutor.ui.shell import Shell
from hzl_tutor.ui.signals import Signals
from hzl_tutor.words.language import language
from hzl_tutor.words.zh_hans import screen

ENTER, CTRL_C, CTRL_D, TAB, UP = "\r", "\x03", "\x04", "\t", "\x1b[A"
WORDS = language()


@pytest.fixture
def keyboard() -> Iterator[PipeInput]:
    """A keyboard that tests type on."""
    with create_pipe_input() as pipe:
        yield pipe


class Desk:
    """A shell, its session and its keyboard."""

    def __init__(self, keyboard: PipeInput, session: FakeSession, history: Path | None = None) -> None:
        self.keyboard = keyboard
        self.session = session
        self.output = Recorder()
        self.shell = Shell(lambda: session.expects, WORDS, history=history, input=keyboard, output=self.output)
        self.prompt = self.shell._prompt
        self.buffer = self.prompt.default_buffer

    def hold(self, typed: str = "", notices: Quiet | None = None) -> str:
        """Type and hold the conversation to its end; return everything that was written to the terminal."""
        self.keyboard.send_text(typed)
        converse(self.session, self.shell, Signals(), notices or Quiet())
        return self.output.written

    def watch(self, *steps: tuple[Callable[[], bool], str]) -> str:
        """Type each text once its condition holds, and hold the conversation to its end."""
        self.prompt.app.after_render += Typist(self.keyboard, steps).watch
        return self.hold()

    def heard(self, count: int) -> Callable[[], bool]:
        """The condition that so many lines were fed, the prompt is empty, and what was typed before is loaded."""
        return lambda: len(self.session.heard) == count and not self.buffer.text and self.loaded()

    def loaded(self) -> bool:
        """Whether the history stands behind the arrow key."""
        task = self.buffer._load_history_task
        return task is not None and task.done()

    def holds(self, text: str) -> Callable[[], bool]:
        """The condition that `text` stands on the input line."""
        return lambda: self.buffer.text == text

    def offers(self, *, selected: bool) -> Callable[[], bool]:
        """The condition that the menu is open, with or without something selected in it."""
        return lambda: (state := self.buffer.complete_state) is not None and bool(state.current_completion) is selected


def hold(
    keyboard: PipeInput, typed: str, session: FakeSession, history: Path | None = None, notices: Quiet | None = None
) -> str:
    """Type all at once and hold the conversation to its end; return everything that was written to the terminal."""
    return Desk(keyboard, session, history).hold(typed, notices)


def test_lines_are_fed_and_answered_until_the_session_is_over(keyboard: PipeInput) -> None:
    """Each line reaches the session, what it says is printed, and after 再见 nothing more is asked."""
    session = FakeSession()
    written = hold(keyboard, "盘 姤\r父母\r再见\r", session)
    assert session.heard == ["盘 姤", "父母", "再见"]
    for words in ("开场", "听到 盘 姤", "听到 父母", "散场 quit"):
        assert words in written


def test_an_empty_line_reaches_the_session(keyboard: PipeInput) -> None:
    """Enter alone is a line: in a lesson it goes on."""
    session = FakeSession()
    hold(keyboard, "\r\r再见\r", session)
    assert session.heard == ["", "", "再见"]


def test_ctrl_c_clears_the_line(keyboard: PipeInput) -> None:
    """What stood on the line is gone and not fed, and the conversation goes on."""
    session = FakeSession()
    written = hold(keyboard, f"父母{CTRL_C}兄弟\r再见\r", session)
    assert session.heard == ["兄弟", "再见"]
    assert screen.LEAVE not in written


def test_ctrl_c_on_an_empty_line_says_how_to_leave_and_never_leaves(keyboard: PipeInput) -> None:
    """However often it is pressed, the next line is heard, and only what was asked for ends the conversation."""
    session = FakeSession()
    written = hold(keyboard, f"{CTRL_C}{CTRL_C}父\r子{CTRL_C}{CTRL_C}再见\r", session)
    assert session.heard == ["父", "再见"]
    assert session.closed == ["quit"]
    assert written.count(screen.LEAVE) == 3


def test_ctrl_d_leaves(keyboard: PipeInput) -> None:
    """End of input closes the session as such, and says what it says."""
    session = FakeSession()
    written = hold(keyboard, CTRL_D, session)
    assert session.closed == ["eof"]
    assert "散场 eof" in written


def test_a_paste_of_six_lines_is_handed_over_whole(keyboard: PipeInput) -> None:
    """Bracketed lines arrive together, whatever their line ends, without the last end and without empty lines."""
    session = FakeSession()
    hold(keyboard, "\x1b[200~父母\r子孙\r\n兄弟\n\n官鬼\r兄弟\r父母\r\x1b[201~\r再见\r", session)
    assert session.absorbed == [["父母", "子孙", "兄弟", "官鬼", "兄弟", "父母"]]


def test_the_rest_of_a_paste_is_put_back_on_the_line(keyboard: PipeInput) -> None:
    """Of lines that are no one answer each Enter feeds one, and the others wait on the input line."""
    session = FakeSession()
    hold(keyboard, "\x1b[200~一\r二\r三\x1b[201~\r\r\r再见\r", session)
    assert session.heard == ["一", "二", "三", "再见"]
    assert session.absorbed == [["一", "二", "三"], ["二", "三"]]


def test_ctrl_c_drops_the_rest_of_a_paste(keyboard: PipeInput) -> None:
    """What was put back can be cleared like anything else on the line."""
    session = FakeSession()
    hold(keyboard, f"\x1b[200~一\r二\x1b[201~\r{CTRL_C}再见\r", session)
    assert session.heard == ["一", "再见"]


def test_a_paste_is_cleaned_before_it_stands_on_the_line(keyboard: PipeInput) -> None:
    """Escapes, direction marks and the line end after it do not reach the line."""
    desk = Desk(keyboard, FakeSession())
    desk.watch(
        (desk.heard(0), "\x1b[200~父\x07\u202e母\r\n\x1b[201~"),
        (desk.holds("父母"), ENTER),
        (desk.heard(1), "再见\r"),
    )
    assert desk.session.heard == ["父母", "再见"]


def test_the_menu_opens_behind_letters_and_enter_takes_a_word_without_answering(keyboard: PipeInput) -> None:
    """While a relation is asked for, zs offers 子孙; Tab selects it, Enter takes it, and only a second Enter answers."""
    desk = Desk(keyboard, FakeSession(turns=[QUESTION]))
    desk.watch(
        (desk.heard(0), "zs"),
        (desk.offers(selected=False), TAB),
        (desk.offers(selected=True), ENTER),
        (lambda: desk.buffer.text == "子孙" and desk.buffer.complete_state is None, ENTER),
        (desk.heard(1), "再见\r"),
    )
    assert desk.session.heard == ["子孙", "再见"]


def test_enter_takes_nothing_that_was_not_chosen(keyboard: PipeInput) -> None:
    """With the menu open and nothing selected in it, Enter hands over what was typed, letter by letter."""
    desk = Desk(keyboard, FakeSession(turns=[QUESTION]))
    desk.watch((desk.heard(0), "guang"), (desk.offers(selected=False), ENTER), (desk.heard(1), "再见\r"))
    assert desk.session.heard == ["guang", "再见"]


def test_the_menu_of_commands_opens_behind_a_colon(keyboard: PipeInput) -> None:
    """While a question is open, a colon alone offers the commands."""
    desk = Desk(keyboard, FakeSession(turns=[QUESTION]))
    desk.watch((desk.heard(0), ":"), (desk.offers(selected=False), CTRL_C), (desk.holds(""), CTRL_D))
    assert desk.session.heard == []


def test_tab_opens_the_menu_behind_chinese(keyboard: PipeInput) -> None:
    """A Han character opens no menu of itself, since it may be the end of the answer; Tab completes it."""
    desk = Desk(keyboard, FakeSession(turns=[QUESTION]))
    desk.watch(
        (desk.heard(0), "官"),
        (lambda: desk.buffer.text == "官" and desk.buffer.complete_state is None, TAB),
        (desk.holds("官鬼"), ENTER),
        (desk.heard(1), "再见\r"),
    )
    assert desk.session.heard[0] == "官鬼"


def test_an_answer_does_not_come_back_with_a_later_question(keyboard: PipeInput, tmp_path: Path) -> None:
    """The arrow key brings an answer back while its question is open, and no more when another one is."""
    desk = Desk(keyboard, FakeSession(turns=[QUESTION, QUESTION, OTHER, FREE]), tmp_path / "history")
    desk.watch(
        (desk.heard(0), "父母\r"),
        (desk.heard(1), UP),
        (desk.holds("父母"), ENTER),
        (desk.heard(2), UP + "官鬼\r"),
        (desk.heard(3), "再见\r"),
    )
    assert desk.session.heard == ["父母", "父母", "官鬼", "再见"]


def test_answers_are_neither_on_file_nor_suggested(keyboard: PipeInput, tmp_path: Path) -> None:
    """The history file has the commands and nothing that was typed as an answer."""
    session = FakeSession(turns=[FREE, QUESTION, QUESTION, FREE])
    hold(keyboard, "练 六亲\r妻财\r提示\r再见\r", session, tmp_path / "history")
    kept = (tmp_path / "history").read_text(encoding="utf-8")
    assert "妻财" not in kept
    assert [line for line in kept.splitlines() if line] == ["+练 六亲", "+提示", "+再见"]


def test_commands_come_back_in_the_next_session(keyboard: PipeInput, tmp_path: Path) -> None:
    """The arrow key brings back what was typed before, from the file, the newest first."""
    hold(keyboard, "盘 姤\r再见\r", FakeSession(), tmp_path / "history")
    desk = Desk(keyboard, FakeSession(), tmp_path / "history")
    desk.watch(
        (desk.heard(0), UP),
        (desk.holds("再见"), UP),
        (desk.holds("盘 姤"), ENTER),
        (desk.heard(1), CTRL_D),
    )
    assert desk.session.heard == ["盘 姤"]


def test_a_history_that_cannot_be_written_is_said_once(keyboard: PipeInput, tmp_path: Path) -> None:
    """With a folder in the file's place commands come back all the same; one sentence says that they are not kept."""
    desk = Desk(keyboard, FakeSession(), tmp_path)
    written = desk.watch(
        (desk.heard(0), "盘 姤\r"),
        (desk.heard(1), "练\r"),
        (desk.heard(2), UP),
        (desk.holds("练"), UP),
        (desk.holds("盘 姤"), ENTER),
        (desk.heard(3), "再见\r"),
    )
    assert desk.session.heard == ["盘 姤", "练", "盘 姤", "再见"]
    assert written.count("输入过的命令存不下来") == 1


def test_what_went_wrong_beside_is_said_below_the_messages(keyboard: PipeInput) -> None:
    """A sentence about the log comes once, after what the session says first."""
    written = hold(keyboard, "再见\r", FakeSession(), notices=Quiet("记录读不懂"))
    assert written.count("记录读不懂") == 1
    assert written.index("开场") < written.index("记录读不懂") < written.index("散场")


@pytest.mark.parametrize(
    ("expects", "prompt"),
    [
        (FREE, "火珠林 › "),
        (QUESTION, "练·六亲 › "),
        (Expect(mode="drill"), "练 › "),
        (Expect(mode="drill", skill="void", kind="set:branch"), "练·地支 › "),
        (Expect(mode="drill", skill="stage"), "练·十二长生 › "),
        (Expect(mode="dress", title="夬", kind="sheet"), "装卦·夬 › "),
        (Expect(mode="cast", kind="continue"), "摇卦 › "),
        (Expect(mode="lesson", unit="2", title="六亲根源", kind="continue"), "第二课 › "),
        (Expect(mode="lesson", unit="21"), "第二十一课 › "),
        (Expect(mode="lesson", unit="00a"), "序课一 › "),
    ],
)
def test_the_prompt_tells_where_one_is(expects: Expect, prompt: str) -> None:
    """Home, the group of the skill, or the lesson; in ASCII the sign is one that no terminal disputes."""
    shell = Shell(lambda: expects, WORDS, output=Recorder())
    assert "".join(part[1] for part in shell.message()) == prompt
    narrow = Shell(lambda: expects, WORDS, glyphs=ASCII, output=Recorder())
    assert "".join(part[1] for part in narrow.message()) == prompt.replace("›", ">").replace("·", ".")


def test_an_interrupt_while_an_answer_is_judged_is_ctrl_c_on_an_empty_line(keyboard: PipeInput) -> None:
    """It says how to leave and goes on with the next line."""
    session = FakeSession({"慢": KeyboardInterrupt()})
    written = hold(keyboard, "慢\r快\r再见\r", session)
    assert session.heard == ["慢", "快", "再见"]
    assert written.count(screen.LEAVE) == 1
