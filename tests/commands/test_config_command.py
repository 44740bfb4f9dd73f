"""`hzl config`: what is settled and where from; one key changed with everything else left alone; nothing wrong stops hzl."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest
from hzl_runs import hzl, process

from hzl_tutor.ui.config_file import CannotEdit, config_path, edited, parse, write
from hzl_tutor.ui.settings import KEYS, settings

FILE = """# mine
palette = "light"   # the screen by the window
'pace'='page'

# who
learner = "小明"
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A config folder of one's own that is not there yet."""
    monkeypatch.setenv("HZL_CONFIG_DIR", str(tmp_path / "config"))
    return tmp_path / "config"


@pytest.fixture
def file(folder: Path) -> Path:
    """A config file with comments in it."""
    folder.mkdir()
    (folder / "config.toml").write_text(FILE, encoding="utf-8")
    return folder / "config.toml"


def test_everything_is_shown(folder: Path) -> None:
    """Without a file each setting stands there with its default, and where the file would lie; nothing is written."""
    ran = hzl("config")
    assert (ran.code, ran.err) == (0, "")
    for name in KEYS:
        assert f"\n{name} " in ran.out
    assert str(folder / "config.toml") in ran.out.replace("\n", "")
    assert not folder.exists()


def test_one_object_with_sources(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`--json` tells the value of each, and whether it comes from an option, the environment, the file or by default."""
    monkeypatch.setenv("HZL_LEARNER", "anna")
    found = hzl("config", "--json", "--lang", "zh-Hant").json
    assert found["path"] == str(file)
    assert {row["key"]: (row["value"], row["from"]) for row in found["settings"]} == {
        "palette": ("light", "config"),
        "columns": (None, "default"),
        "language": ("zh-Hant", "option"),
        "pace": ("page", "config"),
        "learner": ("anna", "environment"),
    }


def test_command_line_then_environment_then_file_then_default(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each source is taken when those before it say nothing; an empty variable says nothing."""
    assert hzl("config", "palette").out == "light\n"
    monkeypatch.setenv("HZL_PALETTE", "dark")
    assert hzl("config", "palette").out == "dark\n"
    assert hzl("config", "palette", "--palette", "none").out == "none\n"
    monkeypatch.setenv("HZL_PALETTE", "")
    assert hzl("config", "palette").out == "light\n"
    file.unlink()
    assert hzl("config", "palette").out == "auto\n"


def test_settings_reach_the_commands(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A palette that is written down is the one that charts are painted with, and an option still beats it."""
    monkeypatch.setenv("COLORFGBG", "15;0")
    chart = ("chart", "姤之鼎", "--color", "always")
    dark = hzl(*chart).out
    assert hzl("config", "palette", "light").code == 0
    assert hzl(*chart).out != dark
    assert hzl(*chart, "--palette", "dark").out == dark


def test_a_first_setting_makes_the_file(folder: Path) -> None:
    """Folder and file are made; what was written is what is read."""
    assert hzl("config", "learner", "小明").code == 0
    assert (folder / "config.toml").read_text(encoding="utf-8") == 'learner = "小明"\n'
    assert hzl("config", "learner").out == "小明\n"
    assert os.listdir(folder) == ["config.toml"]


def test_other_lines_and_comments_stay(file: Path) -> None:
    """A change touches its value alone; the comment behind it stays, and so does everything else, byte by byte."""
    assert hzl("config", "palette", "dark").code == 0
    assert file.read_text(encoding="utf-8") == FILE.replace('"light"', '"dark"')
    assert hzl("config", "pace", "few").code == 0
    assert hzl("config", "--unset", "learner").code == 0
    assert hzl("config", "language", "en").code == 0
    wanted = FILE.replace('"light"', '"dark"').replace("'page'", '"few"').replace('learner = "小明"\n', "")
    assert file.read_text(encoding="utf-8") == wanted + 'language = "en"\n'
    assert hzl("config", "--unset", "columns").code == 0  # not there, and so already done


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", 'pace = "few"\n'),
        ("# no end", '# no end\npace = "few"\n'),
        ("a = 1\r\n", 'a = 1\r\npace = "few"\r\n'),
        ("a = 1\n[more]\npace = 2\n", 'a = 1\npace = "few"\n[more]\npace = 2\n'),
        ("pace = 'p#q' # why", 'pace = "few" # why'),
        ('pace = "a\\"#"#why\n', 'pace = "few"#why\n'),
        ("pace=3\n", 'pace="few"\n'),
        ('"pace" = ""\n', '"pace" = "few"\n'),
    ],
)
def test_one_line_is_changed(before: str, after: str, tmp_path: Path) -> None:
    """Whatever stands around it, quoted or not, with any line ends: one value changes, or one line is added."""
    assert edited(before, "pace", "few") == after
    path = tmp_path / "config.toml"
    if "[more]" not in before:
        path.write_bytes(before.encode())
        write(path, "pace", "few")
        assert path.read_bytes() == after.encode()


@pytest.mark.parametrize("text", ['pace = """a\nb"""\n', "pace = [\n1]\n", "x = '''\npace = 1\n'''\n", "a = ["])
def test_what_cannot_be_changed_alone_is_left(text: str, tmp_path: Path) -> None:
    """Values over several lines and damaged files are refused, and the file is as it was."""
    path = tmp_path / "config.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(CannotEdit):
        write(path, "pace", "few")
    assert path.read_text(encoding="utf-8") == text
    assert os.listdir(tmp_path) == ["config.toml"]


@pytest.mark.skipif(os.name == "nt", reason="links and modes are those of POSIX")
def test_a_link_stays_a_link_and_the_mode_as_it_was(tmp_path: Path) -> None:
    """Those who keep their settings elsewhere find them there afterwards, as readable as before."""
    real = tmp_path / "dotfiles.toml"
    real.write_text('palette = "dark"\n', encoding="utf-8")
    real.chmod(0o640)
    (tmp_path / "config.toml").symlink_to(real)
    write(tmp_path / "config.toml", "palette", "light")
    assert (tmp_path / "config.toml").is_symlink()
    assert parse(real.read_text(encoding="utf-8")) == {"palette": "light"}
    assert stat.S_IMODE(real.stat().st_mode) == 0o640


@pytest.mark.parametrize(
    ("argv", "named"),
    [
        (("color", "red"), "palette"),
        (("palette", "pink"), "auto"),
        (("pace", ""), "paragraph"),
        (("learner", "小/明"), "小/明"),
        (("columns", "a;b"), "六神"),
        (("nothing",), "palette"),
        (("--unset", "nothing"), "palette"),
        (("palette", "--unset", "pace"), "--unset"),
    ],
)
def test_refusals(argv: tuple[str, ...], named: str, file: Path) -> None:
    """An unknown key or a wrong value is exit 2 with one sentence that says what is allowed; nothing is written."""
    ran = hzl("config", *argv)
    assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)
    assert named in ran.err
    assert file.read_text(encoding="utf-8") == FILE


@pytest.mark.parametrize(
    ("content", "line", "named"),
    [
        (b"palette = \n", "1", ""),
        (b'a = "\n', "1", ""),
        (b"\n\n\xff\xfe", "3", ""),
        (b'pace = "few"\ncolour = "dark"\n', "2", "palette"),
        (b"# x\n[palette]\ndark = true\n", "2", "auto"),
        (b"palette = 3\n", "1", "auto"),
        (b'columns = "a"\n', "1", "六神"),
        (b'language = "fr"\n', "1", "zh-Hans"),
        (b'a."\\u001b[2J[" = 1\n', "1", "palette"),
        (b"x = " + b"[" * 3000, "", ""),
    ],
)
def test_a_file_that_cannot_be_followed_stops_nothing(content: bytes, line: str, named: str, folder: Path) -> None:
    """The command does what it does, and one sentence names the file, the line and what is allowed."""
    chart = hzl("chart", "姤")
    folder.mkdir()
    (folder / "config.toml").write_bytes(content)
    ran = hzl("chart", "姤")
    assert (ran.code, ran.out, len(ran.err.splitlines())) == (0, chart.out, 1)
    assert str(folder / "config.toml") in ran.err
    assert f"第 {line}" in ran.err
    assert named in ran.err
    assert "\x1b" not in ran.err
    assert hzl("config").code == 0


def test_good_settings_beside_bad_ones_hold(folder: Path) -> None:
    """One wrong value does not cost the others; several faults are one sentence, and `hzl config` tells each."""
    folder.mkdir()
    (folder / "config.toml").write_text('pace = "page"\nlanguage = "fr"\nx = 1\n', encoding="utf-8")
    assert settings().pace.value == "page"
    assert len(hzl("chart", "姤").err.splitlines()) == 1
    assert len(hzl("config").err.splitlines()) == 2


def test_a_folder_in_the_place_of_the_file(folder: Path) -> None:
    """What cannot be read is told with the system's reason, and never exit 3."""
    (folder / "config.toml").mkdir(parents=True)
    ran = hzl("chart", "姤")
    assert (ran.code, len(ran.err.splitlines())) == (0, 1)
    assert hzl("config", "pace", "few").code == 2


def test_wrong_variables(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A wrong variable is told by its name and the file counts; only a learner who is none is refused."""
    monkeypatch.setenv("HZL_PALETTE", "pink")
    ran = hzl("chart", "姤")
    assert (ran.code, len(ran.err.splitlines())) == (0, 1)
    assert "HZL_PALETTE" in ran.err
    monkeypatch.setenv("HZL_LEARNER", "../x")
    ran = hzl("chart", "姤")
    assert (ran.code, ran.out) == (2, "")
    assert "HZL_LEARNER" in ran.err


def test_a_file_with_a_byte_order_mark(folder: Path) -> None:
    """Windows' editors begin a file with one; it is read all the same."""
    folder.mkdir()
    (folder / "config.toml").write_bytes(b'\xef\xbb\xbfpace = "page"\n')
    assert hzl("config", "pace").out == "page\n"


def test_it_lies_where_the_platform_has_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without HZL_CONFIG_DIR the file is in the folder that platformdirs names, with XDG_CONFIG_HOME or without."""
    from platformdirs import user_config_path

    monkeypatch.delenv("HZL_CONFIG_DIR", raising=False)
    for given in (str(tmp_path), "", "not/absolute"):
        monkeypatch.setenv("XDG_CONFIG_HOME", given)
        assert config_path() == user_config_path("hzl", appauthor=False) / "config.toml"
    assert config_path({"HZL_CONFIG_DIR": "here"}) == Path("here") / "config.toml"


def test_without_a_file_no_reader_of_toml_is_loaded(tmp_path: Path) -> None:
    """A start without a config file loads neither tomllib nor platformdirs for it."""
    code = "import sys; from hzl_tutor.ui.settings import settings; settings(); print({*sys.modules} & {'tomllib', 'platformdirs'})"
    if sys.platform == "linux":
        assert process("-c", code, HOME=str(tmp_path), HZL_CONFIG_DIR="").out == "set()\n"
    assert process("-c", code, HZL_CONFIG_DIR=str(tmp_path)).out == "set()\n"
