"""How a conversation ends: by its own words, by signals, by interrupts, and when nobody listens any more."""

from __future__ import annotations

import io
import os
import signal
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest
from fake_session import FakeSession, Quiet
from terminal import environment, program

from hzl_tutor.store import Log
from hzl_tutor.ui.conversation import converse
from hzl_tutor.ui.opening import LOG_NAME
from hzl_tutor.ui.plain import Plain
from hzl_tutor.ui.run import Options, Start, run
from hzl_tutor.ui.signals import Ended, Signals
from hzl_tutor.words.language import language
from hzl_tutor.words.zh_hans import screen


def talk(session: FakeSession, typed: str, signals: Signals, target: io.StringIO) -> None:
    """Hold a conversation on streams."""
    converse(session, Plain(lambda: session.expects, language(), io.StringIO(typed), target), signals, Quiet())


def test_an_interrupt_where_nobody_types_is_told_to_the_caller() -> None:
    """Behind a pipe it is no key, but a request to end: what comes after it is not read."""
    session = FakeSession({"慢": KeyboardInterrupt()})
    with pytest.raises(Ended) as ended:
        talk(session, "慢\n快\n", Signals(), io.StringIO())
    assert session.heard == ["慢"]
    assert ended.value.number == signal.SIGINT


def work(signals: Signals, done: list[str], *numbers: int, listen: bool = True) -> None:
    """Do something while the signals arrive, come to the end of it, and hear of them."""
    with signals.held():
        for number in numbers:
            os.kill(os.getpid(), number)
        done.append("to the end")
        if listen:
            with signals.heard():
                done.append("never")


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="no such signals on this system")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("listen", [True, False])
def test_a_signal_waits_for_what_is_being_done(number: signal.Signals, listen: bool) -> None:
    """While it is held a signal changes nothing; then the program ends, and the old handlers come back."""
    before = signal.getsignal(number)
    done: list[str] = []
    with Signals() as signals:
        with pytest.raises(Ended) as ended:
            work(signals, done, number, listen=listen)
        with pytest.raises(Ended):
            os.kill(os.getpid(), number)
    assert done == ["to the end"]
    assert ended.value.code == 128 + number
    assert signal.getsignal(number) is before


def test_an_interrupt_waits_too_and_an_end_goes_before_it() -> None:
    """Ctrl-C that was held is heard with the next line; when the program was told to end as well, it ends."""
    done: list[str] = []
    with Signals() as signals:
        with pytest.raises(KeyboardInterrupt):
            work(signals, done, signal.SIGINT)
        with pytest.raises(Ended):
            work(signals, done, signal.SIGINT, signal.SIGTERM, signal.SIGINT)
    assert done == ["to the end"] * 2


def test_an_interrupt_during_the_farewell_is_forgotten() -> None:
    """Where no line is asked for any more, Ctrl-C changes nothing, not even the exit code."""
    done: list[str] = []
    with Signals() as signals:
        work(signals, done, signal.SIGINT, listen=False)
        with pytest.raises(KeyboardInterrupt):
            work(signals, done, signal.SIGINT)
    assert len(done) == 2


def test_ctrl_c_again_while_it_is_said_how_to_leave() -> None:
    """Pressed in the midst of the sentence it is heard after it: the sentence comes twice, and the conversation goes on."""

    class Pressed(Plain):
        typed = True

        def notice(self, sentence: str) -> None:
            if not self.pressed:
                self.pressed = True
                os.kill(os.getpid(), signal.SIGINT)
            super().notice(sentence)

        pressed = False

    session = FakeSession({"慢": KeyboardInterrupt()})
    target = io.StringIO()
    with Signals() as signals:
        converse(
            session, Pressed(lambda: session.expects, language(), io.StringIO("慢\n快\n"), target), signals, Quiet()
        )
    assert session.heard == ["慢", "快"]
    assert target.getvalue().count(screen.LEAVE) == 2


def test_told_to_end_the_session_is_closed_as_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A signal reaches the session as ``kill``, and the exit code is 128 more than its number."""
    session = FakeSession({"走": Ended(15)})
    monkeypatch.setattr("hzl_tutor.ui.run.Session", lambda *_: session)
    monkeypatch.setattr("sys.stdin", io.StringIO("走\n"))
    monkeypatch.setattr("sys.stdout", io.StringIO())
    assert run(Options(data_dir=str(tmp_path)), Start()) == 128 + 15
    assert session.closed == ["kill"]


def test_a_conversation_leaves_a_snapshot(tmp_path: Path) -> None:
    """At the end the log is closed, so that the next opening need not read every event."""
    subprocess.run(
        program(start="mode='drill'"), input=b"", stdout=subprocess.PIPE, env=environment(tmp_path), check=True
    )
    with closing(sqlite3.connect(tmp_path / "data" / LOG_NAME)) as base:
        assert base.execute("SELECT last_id FROM snapshot").fetchall() == [(1,)]


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="no such signals on this system")
def test_a_signal_at_a_pipe_closes_the_log(tmp_path: Path) -> None:
    """Told to end while it waits for a line, plain mode lets go of its log and ends with 128 more than the signal."""
    with subprocess.Popen(
        program(start="mode='drill', skills=('void',), seed=7"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    ) as child:
        assert child.stdout is not None
        assert "旬空" in child.stdout.readline().decode()
        child.send_signal(signal.SIGTERM)
        _, complaint = child.communicate()
    assert (child.returncode, complaint) == (128 + signal.SIGTERM, b"")
    assert [path.name for path in (tmp_path / "data").glob(f"{LOG_NAME}*")] == [LOG_NAME]
    with Log.open(tmp_path / "data" / LOG_NAME) as log:
        assert [event.kind for event in log.events()] == ["shown"]


def test_an_output_that_is_full_is_told_to_the_caller() -> None:
    """Where nothing can be written for another reason than a closed pipe, the error comes out of the conversation."""

    class Full(io.StringIO):
        def write(self, text: str, /) -> int:
            raise OSError(28, "No space left on device")

    with pytest.raises(OSError, match="No space"):
        talk(FakeSession(), "", Signals(), Full())


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device on this system")
def test_a_full_disk_loses_no_answer(tmp_path: Path) -> None:
    """The program ends with an error, and what had been shown is in the log."""
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            program(start="mode='drill', skills=('void',), seed=7"),
            input=b"",
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(tmp_path),
        )
    assert done.returncode != 0
    with Log.open(tmp_path / "data" / LOG_NAME) as log:
        assert [event.kind for event in log.events()] == ["shown"]
