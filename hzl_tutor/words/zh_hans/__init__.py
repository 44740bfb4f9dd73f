"""简体中文: the sentences of the program, and 繁體, which are the same ones written in full.

A module of this package is imported where it is first spoken from.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from hzl_tutor.words.speaker import Speaker

if TYPE_CHECKING:
    from hzl_tutor.engine import HzlError, Step
    from hzl_tutor.tutor.exercises import Exercise
    from hzl_tutor.tutor.judging import Judgement
    from hzl_tutor.tutor.messages import Atlas, Message, Say, ShowChart
    from hzl_tutor.words.language import Line


class Simplified(Speaker):
    """The language zh-Hans."""

    tag = "zh-Hans"
    package = "hzl_tutor.words.zh_hans"


def _full(text: str) -> str:
    from hzl_tutor.words.hant import traditional

    return traditional(text)


class Traditional(Simplified):
    """The language zh-Hant: what zh-Hans says, in 繁 as it leaves; within, guards and fillings see 简."""

    tag = "zh-Hant"

    def render(self, message: Message) -> list[Line]:
        """The lines of a message."""
        return [line._replace(text=_full(line.text), aside=_full(line.aside)) for line in super().render(message)]

    def say(self, say: Say) -> str:
        """One sentence."""
        return _full(super().say(say))

    def prompt(self, exercise: Exercise) -> str:
        """The question of an exercise."""
        return _full(super().prompt(exercise))

    def feedback(self, judgement: Judgement) -> str:
        """All there is to say of an answer."""
        return _full(super().feedback(judgement))

    def step(self, step: Step, steps_before: Mapping[str, Step]) -> str:
        """One step of a derivation."""
        return _full(super().step(step, steps_before))

    def error(self, error: HzlError) -> str:
        """What went wrong."""
        return _full(super().error(error))

    def skill(self, skill_id: str) -> str:
        """The name of a skill."""
        return _full(super().skill(skill_id))

    def unit(self, unit: str) -> str:
        """The name of a lesson by its number."""
        return _full(super().unit(unit))

    def slip(self, slip_id: str) -> str:
        """The correction of a slip."""
        return _full(super().slip(slip_id))

    def claim(self, rule_id: str) -> str:
        """What a rule of the book says."""
        return _full(super().claim(rule_id))

    def chart_title(self, shown: ShowChart) -> tuple[str, str]:
        """The heading of a chart."""
        head, turned = super().chart_title(shown)
        return _full(head), _full(turned)

    def chart_notes(self, shown: ShowChart) -> list[str]:
        """Sentences below a chart."""
        return list(map(_full, super().chart_notes(shown)))

    def atlas_words(self, atlas: Atlas) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
        """The words around 全图."""
        title, heads, notes = super().atlas_words(atlas)
        return _full(title), tuple(map(_full, heads)), tuple(map(_full, notes))

    def chart_sentences(self, shown: ShowChart) -> list[str]:
        """The whole chart as sentences."""
        return list(map(_full, super().chart_sentences(shown)))


__all__ = ["Simplified", "Traditional"]
