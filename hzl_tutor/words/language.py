"""What a language of the program provides; ``language`` opens one by its tag."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple, Protocol

from hzl_tutor.words.choice import COMPLETE, in_use, package

if TYPE_CHECKING:  # a chart on the command line needs words and no tutor
    from hzl_tutor.engine import HzlError, Step
    from hzl_tutor.tutor.exercises import Exercise
    from hzl_tutor.tutor.judging import Judgement
    from hzl_tutor.tutor.messages import Atlas, Message, Say, ShowChart


__all__ = ["COMPLETE", "Language", "Line", "language"]


class Line(NamedTuple):
    """A line to be shown, not yet broken to a width.

    ``style`` is one of ``say title prose verse ask option right wrong why next step note``; ``aside`` is a short text
    for the right edge (a §, a code), put on a line of its own where there is no room.
    """

    style: str
    text: str
    aside: str = ""


class Language(Protocol):
    """Everything the program says, in one language. No method prints."""

    tag: str

    def render(self, message: Message) -> list[Line]:
        """The lines of any message but ShowChart."""

    def say(self, say: Say) -> str:
        """One sentence."""

    def prompt(self, exercise: Exercise) -> str:
        """The question of an exercise in the program's own wording."""

    def feedback(self, judgement: Judgement) -> str:
        """All that can be said of an answer, for an examiner: key and reasons included."""

    def step(self, step: Step, steps_before: Mapping[str, Step]) -> str:
        """One step of a derivation as a sentence; ``steps_before`` are those before it, by path."""

    def unit(self, unit: str) -> str:
        """The name of a lesson by its number: 第二课."""

    def error(self, error: HzlError) -> str:
        """One plain sentence about what went wrong, with the nearest names."""

    def skill(self, skill_id: str) -> str:
        """The name of a skill."""

    def tells(self, text: str, secret: Iterable[str]) -> bool:
        """Whether a text states one of some values, as the engine writes them or as the language names them."""

    def slip(self, slip_id: str) -> str:
        """The one-sentence correction of a slip."""

    def claim(self, rule_id: str) -> str:
        """What a rule of the book says, as a clause without a full stop: the book's opinion, no advice."""

    def chart_title(self, shown: ShowChart) -> tuple[str, str]:
        """The heading of a chart, the moment on a second line of it, and what belongs at its right (之 …)."""

    def chart_notes(self, shown: ShowChart) -> list[str]:
        """Sentences below a chart."""

    def atlas_words(self, atlas: Atlas) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
        """The heading of 全图, the heads of its columns, and the sentences below it; :meth:`render` reads it aloud."""

    def chart_sentences(self, shown: ShowChart) -> list[str]:
        """The whole chart as sentences, from line 1 up, for reading aloud."""


def language(tag: str = "") -> Language:
    """Open a language, by default the one in use. See :data:`COMPLETE`."""
    if package(tag) == "en":
        from hzl_tutor.words.en import English

        return English()
    from hzl_tutor.words.zh_hans import Simplified, Traditional

    return Traditional() if (tag or in_use()) == "zh-Hant" else Simplified()
