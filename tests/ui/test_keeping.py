"""存: what is written, where, and what is said when it cannot be."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TextIO

import pytest
from fake_session import FakeSession, said
from markdown_it import MarkdownIt

from hzl_tutor.engine import dress, parse_dressing
from hzl_tutor.tutor.columns import parse_columns
from hzl_tutor.tutor.messages import Atlas, Message, SaveFile, Say, ShowChart
from hzl_tutor.ui.keeping import LONGEST, Keeping
from hzl_tutor.ui.markdown import chart_text, escaped
from hzl_tutor.ui.render import message_rows
from hzl_tutor.words.language import language

CHART = ShowChart(dress(*parse_dressing("姤之鼎 寅月甲子日")), parse_columns("常"))
DAY = datetime(2026, 2, 4, 21, 30)


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Stand in an empty folder, with a home below it."""
    (tmp_path / "home").mkdir()
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.chdir(folder)
    return folder


def keeping(script: dict[str, Message], *, plain: bool = False) -> Keeping:
    """A conversation of which every word is known, that keeps files."""
    return Keeping(FakeSession(script), language(), plain=plain, now=lambda: DAY)


def saved(name: str, chart: ShowChart | None = CHART) -> Message:
    """What is said to the wish to save under a name."""
    (message,) = keeping({"存": SaveFile(chart, name)}).feed("存")
    return message


def where(message: Message) -> Path:
    """Where something was written, as it was said."""
    assert isinstance(message, Say)
    assert message.id == "save.written"
    return Path(message.data["file"])


def test_without_a_name_the_day_and_the_hexagram_name_the_file(here: Path) -> None:
    """A chart is `hzl-DAY-姤.md` in the current folder; what was written is a picture and the sentences."""
    path = where(saved(""))
    assert path == here / "hzl-2026-02-04-姤.md"
    assert path.read_text(encoding="utf-8") == chart_text(CHART, language())
    assert where(saved("", None)) == here / "hzl-2026-02-04-transcript.md"


def test_a_file_is_never_written_over(here: Path) -> None:
    """Where the name is taken, also by a folder or a dangling link, the next number is; what was there stays."""
    (here / "a.md").write_text("mine", encoding="utf-8")
    (here / "a-2.md").mkdir()
    (here / "a-3.md").symlink_to(here / "nowhere")
    assert where(saved("a.md")) == here / "a-4.md"
    assert where(saved("a")) == here / "a-5.md"
    assert (here / "a.md").read_text(encoding="utf-8") == "mine"
    assert not (here / "nowhere").exists()


def test_names_are_taken_as_people_write_them(here: Path) -> None:
    """An ending is added where there is none, ~ is the home, a folder gets the made-up name, a path is a path."""
    home = here.parent / "home"
    (here / "sub").mkdir()
    assert where(saved("姤 一")) == here / "姤 一.md"
    assert where(saved("x.txt")) == here / "x.txt"
    assert where(saved("~/y")) == home / "y.md"
    assert where(saved("sub")) == here / "sub" / "hzl-2026-02-04-姤.md"
    assert where(saved("sub/")) == here / "sub" / "hzl-2026-02-04-姤-2.md"
    assert where(saved(str(here / "sub" / "z.md"))) == here / "sub" / "z.md"
    assert where(saved("../w.md")).resolve() == here.parent / "w.md"


@pytest.mark.parametrize("name", ["no/such/folder.md", "~nobody-is-called-so/x", "x" * 400, "/dev/null/x"])
def test_what_cannot_be_written_is_told(name: str, here: Path) -> None:
    """No folder, no such home, too long a name: one sentence with the reason, and the conversation goes on."""
    message = saved(name)
    assert isinstance(message, Say)
    assert message.id == "save.failed"
    (line,) = language().render(message)
    assert line.text.endswith("。")
    assert ".。" not in line.text
    assert not list(here.iterdir())


@pytest.mark.parametrize("name", ["a\0b", "a\x1b[31m", "a\nb", "\ud800", "a\u202eb"])
def test_names_that_act_on_a_terminal_are_refused(name: str, here: Path) -> None:
    """Control characters, half a pair and turning marks name no file; nothing is written."""
    assert saved(name) == Say("save.bad-name")
    assert not list(here.iterdir())


def test_when_all_numbers_are_taken_it_is_told(here: Path) -> None:
    """After so many files of one name no further number is tried."""
    (here / "a.md").touch()
    for number in range(2, LONGEST):
        (here / f"a-{number}.md").touch()
    message = saved("a")
    assert isinstance(message, Say)
    assert message.id == "save.failed"


def test_a_full_disk_leaves_no_half_file(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What could not be written whole is taken away again, and it is told."""
    monkeypatch.setattr("hzl_tutor.ui.keeping.open_new", full)
    message = saved("a")
    assert isinstance(message, Say)
    assert (message.id, message.data["reason"]) == ("save.failed", "No space left on device")
    assert not list(here.iterdir())


def full(path: Path) -> TextIO:
    """Make the file, and one that takes nothing."""
    path.touch()
    return open("/dev/full", "w", encoding="utf-8")


def test_the_transcript_has_what_was_said_and_typed(here: Path) -> None:
    """Lines behind ›, sentences as they were, charts in fences as they were drawn, in order; the markup of nobody acts."""
    script = {"盘": CHART, "全图": Atlas("palaces"), "*a* `b` <c>": said("# 不是题目"), "存": SaveFile(None, "t")}
    talk = keeping(script)
    talk.start()
    for line in ("盘", "全图", "*a* `b` <c>"):
        talk.feed(line)
    talk.absorb(["父母", "官鬼"])
    path = where(talk.feed("存")[0])
    text = path.read_text(encoding="utf-8")
    tokens = MarkdownIt().parse(text)
    fences = [token.content for token in tokens if token.type == "fence"]
    drawn = [message_rows(message, language(), 80) for message in (CHART, Atlas("palaces"))]
    assert fences == ["".join("".join(part for _, part in row) + "\n" for row in rows) for rows in drawn]
    assert [token.tag for token in tokens if token.type == "heading_open"] == ["h1"]
    shown = ["".join(child.content or "\n" for child in token.children or ()) for token in tokens if token.children]
    assert [line.replace("\n", "").strip() for line in shown] == [
        "火珠林 · 装卦练习 · 2026-02-04",
        "开场",
        "› 盘",
        "› 全图",
        "› *a* `b` <c>",
        "# 不是题目",
        "› 父母",
        "听到 父母",
    ]


def test_read_aloud_the_transcript_has_no_pictures() -> None:
    """In plain mode charts are kept as the sentences that were read."""
    talk = keeping({"盘": CHART, "存": SaveFile(None, "t")}, plain=True)
    talk.feed("盘")
    text = where(talk.feed("存")[0]).read_text(encoding="utf-8")
    assert "```" not in text
    assert all(escaped(sentence) in text for sentence in language().chart_sentences(CHART))


def test_a_kept_chart_is_markdown() -> None:
    """A heading, the picture in a fence, and every sentence of it as text."""
    tokens = MarkdownIt().parse(chart_text(CHART, language()))
    assert [token.type for token in tokens if token.type in ("heading_open", "fence", "paragraph_open")] == [
        "heading_open",
        "fence",
        "paragraph_open",
    ]


def test_everything_else_goes_through_unchanged() -> None:
    """Between session and face nothing but the wish to save is changed: messages, what is left of a paste, the end."""
    inner = FakeSession()
    talk = Keeping(inner, language())
    assert talk.start() == [said("开场")]
    assert talk.absorb(["a", "b"]) == ([said("听到 a")], ["b"])
    assert talk.expects == inner.expects
    assert talk.close("eof") == [said("散场 eof")]
    assert talk.expects.over
