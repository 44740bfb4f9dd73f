"""The shell: a prompt at the end of the terminal's own scrollback, everything that is said printed above it.

There is no full screen and nothing is drawn that has to be redrawn but the short input line, its menu and the toolbar.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from prompt_toolkit.auto_suggest import AutoSuggestFromHistory, ConditionalAutoSuggest
from prompt_toolkit.completion import DynamicCompleter
from prompt_toolkit.filters import Condition, completion_is_selected, has_focus
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.input import Input
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.output import ColorDepth, Output
from prompt_toolkit.shortcuts import PromptSession, print_formatted_text

from hzl_tutor.lesson.text import plain
from hzl_tutor.tutor.messages import Choose, Expect, Message
from hzl_tutor.ui.cells import clean, clip, wrap
from hzl_tutor.ui.glyphs import UNICODE, Glyphs
from hzl_tutor.ui.history import LineHistory
from hzl_tutor.ui.render import TEXT_WIDTH, render, stands_apart
from hzl_tutor.ui.style import make_style
from hzl_tutor.ui.toolbar import toolbar_text
from hzl_tutor.ui.typed import TypedLine
from hzl_tutor.words import screen
from hzl_tutor.words.language import Language

if TYPE_CHECKING:
    from hzl_tutor.ui.chart_view import Row
    from hzl_tutor.ui.completion import WordCompleter

_MENU_ROWS = 6


class Shell:
    """The face of a conversation on a terminal that can move its cursor.

    ``expects`` tells what is open. ``history`` is the file of typed commands, None for memory alone. ``units`` and
    ``terms`` are for completion, see :class:`~hzl_tutor.ui.completion.WordCompleter`. ``input`` and ``output`` are the
    terminal's unless given.
    """

    def __init__(
        self,
        expects: Callable[[], Expect],
        language: Language,
        *,
        history: Path | None = None,
        depth: ColorDepth = ColorDepth.DEPTH_4_BIT,
        palette: str = "safe",
        glyphs: Glyphs = UNICODE,
        units: Callable[[], Iterable[tuple[str, str]]] = tuple,
        terms: Callable[[], Iterable[tuple[str, ...]]] = tuple,
        input: Input | None = None,  # noqa: A002 - named as prompt_toolkit names it
        output: Output | None = None,
    ) -> None:
        self._expects = expects
        self._language = language
        self._glyphs = glyphs
        self._style = make_style(palette)
        self._depth = depth
        self._history = LineHistory(history, expects, self._history_lost)
        self._units = units
        self._terms = terms
        self._late: list[str] = []
        self._prompt = self._session(input, output)

    def _session(self, given: Input | None, output: Output | None) -> PromptSession[str]:
        free = Condition(lambda: self._expects().kind == "")
        return PromptSession(
            message=self.message,
            style=self._style,
            include_default_pygments_style=False,
            color_depth=self._depth,
            history=self._history,
            auto_suggest=ConditionalAutoSuggest(AutoSuggestFromHistory(), free),
            completer=DynamicCompleter(lambda: self._completer),
            lexer=TypedLine(self._expects),
            complete_while_typing=Condition(self._types_letters),
            reserve_space_for_menu=_MENU_ROWS,
            bottom_toolbar=self.toolbar,
            key_bindings=self._keys(),
            enable_suspend=True,
            input=given,
            output=output,
        )

    @cached_property
    def _completer(self) -> WordCompleter:
        from hzl_tutor.ui.completion import WordCompleter  # every word there is; nobody types before the first prompt

        return WordCompleter(self._expects, self._language, self._units, self._terms)

    # -- the face of a conversation --------------------------------------------------------------------------------

    def show(self, messages: Sequence[Message]) -> None:
        """Print messages above the prompt, and an empty row after them; before them too where they stand apart."""
        for message in messages:
            if isinstance(message, Choose):
                self._completer.options = [clean(plain(option)) for option in message.options]
        rows = render(messages, self._language, self.columns, self._glyphs)
        before: list[Row] = [[]] if rows and stands_apart(messages[0]) else []
        self.print_rows([*before, *rows, []] if rows else [])

    def notice(self, sentence: str) -> None:
        """Print a sentence of the shell's own."""
        text = self._glyphs.text(clean(sentence))
        self.print_rows([[("class:notice", line)] for line in wrap(text, min(TEXT_WIDTH, self.columns))])

    def ask(self, left: list[str]) -> list[str]:
        """Let one line be entered, or several that were pasted; see :class:`hzl_tutor.ui.conversation.Face`."""
        self._history.settle()
        try:
            # Ctrl-C is a key here; a real SIGINT is for Signals, and the library's own way with it loads ctypes first
            text = self._prompt.prompt(default="\n".join(left), handle_sigint=False)
        finally:
            late, self._late = self._late, []
            for sentence in late:
                self.notice(sentence)
        lines = [line for line in clean(text).split("\n") if line.strip()]
        return lines or [""]

    @property
    def typed(self) -> bool:
        """Always: this is a terminal."""
        return True

    # -- what stands on the screen ---------------------------------------------------------------------------------

    @property
    def columns(self) -> int:
        """Cells in a row of the terminal now."""
        return self._prompt.output.get_size().columns

    def print_rows(self, rows: Sequence[Row]) -> None:
        """Print rows, each on a line of its own."""
        if rows:
            fragments = [fragment for row in rows for fragment in (*row, ("", "\n"))]
            print_formatted_text(
                FormattedText(fragments),
                end="",
                style=self._style,
                color_depth=self._depth,
                output=self._prompt.output,
                include_default_pygments_style=False,
            )

    def message(self) -> FormattedText:
        """Return the prompt: ``练·六亲 › ``. Short, since a terminal that is made narrower may show it twice."""
        expects = self._expects()
        name = self._language.skill(expects.skill) if expects.skill else ""
        label = clip(clean(screen.prompt_label(expects, name)), max(8, self.columns // 3))
        return FormattedText([("class:prompt", self._glyphs.text(f"{label} {self._glyphs.prompt} "))])

    def toolbar(self) -> FormattedText:
        """Return the line at the foot of the screen: what is going on, how far it is, and the code of the question."""
        text = toolbar_text(self._expects(), self._language, self.columns - 2)
        return FormattedText([("", self._glyphs.text(f" {text}"))])

    # -- keys --------------------------------------------------------------------------------------------------------

    def _keys(self) -> KeyBindings:
        keys = KeyBindings()
        writing = has_focus("DEFAULT_BUFFER")

        @keys.add("c-c", filter=writing)
        def clear(event: KeyPressEvent) -> None:
            """Clear the line; on an empty one, let the conversation say how to leave."""
            if event.current_buffer.text:
                event.current_buffer.reset()
            else:
                event.app.exit(exception=KeyboardInterrupt, style="class:aborting")

        @keys.add("enter", filter=writing & completion_is_selected)
        def take_completion(event: KeyPressEvent) -> None:
            """Take what is selected in the menu and stay on the line."""
            event.current_buffer.complete_state = None

        @keys.add(Keys.Vt100MouseEvent, eager=True)
        def no_mouse(event: KeyPressEvent) -> None:
            """Nothing here listens to a mouse, and colour codes that are typed look like one to the library."""

        @keys.add(Keys.BracketedPaste)
        def paste(event: KeyPressEvent) -> None:
            """Insert what was pasted, without what a terminal would act on and without the line end after it."""
            text = event.data.replace("\r\n", "\n").replace("\r", "\n")
            event.current_buffer.insert_text(clean(text).strip("\n"))

        return keys

    def _types_letters(self) -> bool:
        """Whether the menu opens by itself: only behind letters or a colon; Chinese is finished as it is typed."""
        before = self._prompt.default_buffer.document.text_before_cursor[-1:]
        return (before.isascii() and before.isalpha()) or before in (":", "：", "/")

    def _history_lost(self, reason: str) -> None:
        self._late.append(screen.HISTORY_LOST.format(reason=reason))
