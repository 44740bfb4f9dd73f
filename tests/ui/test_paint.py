"""Charts on standard output: painted on terminals and when asked to, with the same escapes as the shell's style says."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.output import ColorDepth
from prompt_toolkit.output.vt100 import Vt100_Output
from prompt_toolkit.shortcuts import print_formatted_text

_COMMANDS = str(Path(__file__).parents[1] / "commands")
if _COMMANDS not in sys.path:
    sys.path.append(_COMMANDS)

from hzl_runs import hzl  # noqa: E402  (the path has to be there first)

from hzl_tutor.ui.paint import painted, painter  # noqa: E402
from hzl_tutor.ui.style import PALETTES, make_style  # noqa: E402

ESCAPES = re.compile(r"\x1b\[[0-9;]*m")


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        """Yes."""
        return True


def test_when_there_is_paint() -> None:
    """On a terminal unless turned off; elsewhere with `always` alone."""
    env = {"COLORFGBG": "15;0", "TERM": "xterm"}
    assert painter("auto", "auto", Terminal(), env) == "dark"
    assert painter("auto", "light", Terminal(), env) == "light"
    assert painter("auto", "auto", io.StringIO(), env) == ""
    assert painter("auto", "auto", None, env) == ""
    assert painter("always", "auto", io.StringIO(), {**env, "NO_COLOR": "1"}) == "dark"
    assert painter("auto", "auto", Terminal(), {**env, "NO_COLOR": "1"}) == ""
    assert painter("auto", "auto", Terminal(), {**env, "TERM": "dumb"}) == ""
    assert painter("auto", "none", Terminal(), env) == ""
    assert painter("never", "dark", Terminal(), env) == ""


def by_prompt_toolkit(style: str, palette: str) -> set[str]:
    """Return the parameters of the first escape that prompt_toolkit writes for a text of this style."""
    target = Terminal()
    output = Vt100_Output(target, lambda: None, default_color_depth=ColorDepth.DEPTH_4_BIT)  # type: ignore[arg-type,return-value]
    print_formatted_text(
        FormattedText([(style, "字")]), output=output, style=make_style(palette), include_default_pygments_style=False,
        color_depth=ColorDepth.DEPTH_4_BIT,
    )  # fmt: skip
    before = target.getvalue().split("字")[0]
    return set(re.findall(r"[0-9]+", "".join(ESCAPES.findall(before)))) - {"0"}


@pytest.mark.parametrize("palette", PALETTES)
def test_it_is_painted_as_in_the_shell(palette: str) -> None:
    """For each class, and for markup within one, the escape has the parameters that prompt_toolkit's would have."""
    styles = [f"class:{name}" for name in PALETTES[palette]] + ["class:wrong class:strong", "class:nothing", ""]
    for style in styles:
        ours = set(re.findall(r"[0-9]+", "".join(ESCAPES.findall(painted([(style, "字")], palette).split("字")[0]))))
        assert ours == by_prompt_toolkit(style, palette), style


def test_a_chart_says_the_same_with_and_without_paint(monkeypatch: pytest.MonkeyPatch) -> None:
    """`--color always` adds escapes and changes nothing else; a pipe, `--plain` and JSON have none."""
    monkeypatch.setenv("COLUMNS", "80")
    bare = hzl("chart", "姤之鼎")
    assert "\x1b" not in bare.out
    for palette in ("auto", "dark", "light"):
        coloured = hzl("chart", "姤之鼎", "--color", "always", "--palette", palette)
        assert "\x1b[" in coloured.out
        assert ESCAPES.sub("", coloured.out) == bare.out
    for form in ("--plain", "--json"):
        assert "\x1b" not in hzl("chart", "姤", "--color", "always", form).out
