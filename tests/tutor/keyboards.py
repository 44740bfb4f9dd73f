"""Two people at two keyboards: one has nothing but ASCII, the other nothing but an input method, and so no ASCII at all."""

from __future__ import annotations

from typing import NamedTuple

from hzl_tutor.tutor.codes import PARAM_NAMES, PARAM_WORDS
from hzl_tutor.tutor.commands import Command
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.sections import sections_for
from hzl_tutor.tutor.skill_names import NAMES
from hzl_tutor.tutor.vocabulary import BY_KIND, NONE_WORDS

WIDE = {code: code + 0xFEE0 for code in range(0x21, 0x7F)} | {0x20: 0x3000}


class Keyboard(NamedTuple):
    """What one of them can type."""

    name: str
    ascii: bool

    def has(self, text: str) -> bool:
        """Whether every character of a text is on it."""
        return text.isascii() if self.ascii else not any(mark.isascii() for mark in text)

    def typed(self, text: str) -> str:
        """A text that is only digits, blanks and signs, as it comes from this keyboard."""
        return text if self.ascii else text.translate(WIDE)

    def of(self, names: tuple[str, ...]) -> str:
        """The first of several names that can be typed, empty when none can."""
        return next((name for name in names if self.has(name)), "")

    def call(self, command: Command, rest: str = "") -> str:
        """A command with what follows it; empty when it cannot be typed."""
        name = self.of(command.names)
        return f"{name}{self.typed(' ')}{rest}" if name and rest else name

    def value(self, kind: str, value: str) -> str:
        """A value of an answer, empty when it cannot be typed."""
        if value == "无":
            return self.of(NONE_WORDS)
        return self.of((value, *(word for word, meant in BY_KIND[kind].items() if meant == value)))

    def code(self, exercise: Exercise) -> str:
        """The code of an exercise, spelled out with its chart and its parameters."""
        skill = exercise.skill.id if self.ascii else next(n for n, s in NAMES.items() if s == exercise.skill.id)
        parts = [f"{skill}{self.typed('@')}{self.typed(str(exercise.cast or ''))}"]
        for param, value in exercise.params.items():
            name = param if self.ascii else next(word for word, meant in PARAM_NAMES.items() if meant == param)
            parts.append(f"{name}{self.typed('=')}{self._param(param, value)}")
        return self.typed("/").join(parts)

    def _param(self, param: str, value: str) -> str:
        if param == "branches":
            return "".join(self.value("branch", branch) for branch in value)
        words = {self.typed(word) if word[:1].isdigit() else word: meant for word, meant in PARAM_WORDS[param].items()}
        return self.of((value, *(word for word, meant in words.items() if meant == value)))

    def answer(self, exercise: Exercise) -> str:
        """The right answer to an exercise."""
        cells, kind = exercise.key_cells, exercise.skill.kind.rsplit(":", 1)[-1]
        if kind != "chart":
            return self.typed(" ").join(self.value(kind, cell) for cell in cells) or self.of(NONE_WORDS)
        parts, at = [], 0
        for section in sections_for(None):
            count = 6 if section.is_row else 1
            base = section.kind.rsplit(":", 1)[-1]
            parts += [self.of(section.names), *(self.value(base, cell) for cell in cells[at : at + count])]
            at += count
        return self.typed(" ").join(parts)


KEYBOARDS = (Keyboard("ascii", ascii=True), Keyboard("input method", ascii=False))
