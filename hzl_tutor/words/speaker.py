"""A language of the program: what its sentences have in common, whatever they say.

Sentences lie in a package a language; a module of it is imported where it is first spoken from, since the first screen
says hardly anything and should not wait for the rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from hzl_tutor.lesson.text import plain
from hzl_tutor.words import filling
from hzl_tutor.words.rendering import RENDERERS

if TYPE_CHECKING:
    from hzl_tutor.engine import HzlError, Step
    from hzl_tutor.lesson.text import Text
    from hzl_tutor.tutor.exercises import Exercise
    from hzl_tutor.tutor.judging import Judgement
    from hzl_tutor.tutor.messages import Atlas, Feedback, Message, Say, ShowChart
    from hzl_tutor.words.language import Line


class Speaker:
    """What every language is; each package has its own, see :class:`hzl_tutor.words.language.Language`."""

    tag: str
    """``zh-Hans`` or ``en``."""
    package: str
    """Where its sentences are: ``hzl_tutor.words.zh_hans``."""

    def part(self, name: str) -> Any:
        """A module of the language's sentences; a test holds that every language has the same names in it."""
        return import_module(f"{self.package}.{name}")

    @property
    def voice(self) -> Any:
        """How the language says values: lines, lists, names of cells."""
        return self.part("spoken")

    def render(self, message: Message) -> list[Line]:
        """The lines of any message but ShowChart."""
        return RENDERERS[type(message)](self, message)

    def say(self, say: Say) -> str:
        """One sentence; the most telling wording where there are several."""
        return self.wordings(say)[0]

    def wordings(self, say: Say) -> tuple[str, ...]:
        """Every wording of a sentence, the most telling first."""
        data = filling.ready(self, say.data)
        return tuple(self.voice.finished(wording.format_map(data)) for wording in self._templates(say))

    def tells(self, text: str, secret: Iterable[str]) -> bool:
        """Whether a text states one of some values, written as the engine has them or named as the language does."""
        return bool(self.voice.tells(text, tuple(secret)))

    def safest(self, says: Iterable[Say], secret: tuple[str, ...]) -> str:
        """The first wording of the first sentence in which no secret stands; empty when there is none."""
        for say in says:
            for text in self.wordings(say):
                if filling.HOLE not in text and not self.tells(text, secret):
                    return text
        return ""

    def prompt(self, exercise: Exercise) -> str:
        """The question of an exercise."""
        from hzl_tutor.words import asking

        return asking.prompt(self, exercise)

    def ask_only(self, exercise: Exercise, line: int) -> str:
        """The question for one cell of a row."""
        from hzl_tutor.words import asking

        return asking.only(self, exercise, line)

    def parts(self, feedback: Feedback) -> tuple[str, str, str]:
        """What, why and next of a wrong answer, with nothing given away."""
        what, why, then = (self.safest(says, feedback.secret) for says in (feedback.what, feedback.why, feedback.next))
        return what, why, then

    def feedback(self, judgement: Judgement) -> str:
        """All there is to say of an answer, for an examiner."""
        from hzl_tutor.tutor.feedback import feedback as feedback_for

        phrases = self.part("phrases").PHRASES
        key = self.voice.spoken_key(judgement.exercise.skill.kind, judgement.exercise.key)
        if judgement.right:
            return str(phrases["judged-right"].format(key=key))
        told = feedback_for(judgement, first=False, last=True)._replace(secret=())
        what, why, _ = self.parts(told)
        return str(phrases["judged-wrong"].format(what=what, why=why, key=key))

    def step(self, step: Step, steps_before: Mapping[str, Step]) -> str:
        """One step of a derivation."""
        return str(self.part("steps").sentence(step, steps_before))

    def error(self, error: HzlError) -> str:
        """One plain sentence about what went wrong."""
        return str(self.part("errors").sentence(error))

    def skill(self, skill_id: str) -> str:
        """六爻六亲 for relation.all."""
        return str(self.part("skills").SKILL_NAMES[skill_id])

    def unit(self, unit: str) -> str:
        """第二课 for 2."""
        return str(self.voice.unit_word(unit))

    def slip(self, slip_id: str) -> str:
        """The correction of a slip, with what the slip is before it."""
        slips = self.part("slips")
        told = str(slips.HEADS["alone"].format(short=slips.SHORT[slip_id], mend=slips.CORRECTION[slip_id]))
        return told[:1].upper() + told[1:]

    def claim(self, rule_id: str) -> str:
        """What a rule of the book says."""
        return str(self.part("claims").CLAIMS[rule_id])

    def chart_title(self, shown: ShowChart) -> tuple[str, str]:
        """The heading of a chart."""
        head, turned = self.part("charts").title(shown)
        return head, turned

    def chart_notes(self, shown: ShowChart) -> list[str]:
        """Sentences below a chart."""
        return list(self.part("charts").notes(shown))

    def atlas_words(self, atlas: Atlas) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
        """The words around 全图: heading, heads, sentences below."""
        title, heads, notes = self.part("atlases").words(atlas)
        return title, heads, notes

    def chart_sentences(self, shown: ShowChart) -> list[str]:
        """The whole chart as sentences."""
        return list(self.part("charts").sentences(shown))

    def text(self, text: Text) -> str:
        """A lesson's text without its markup."""
        return plain(text)

    def _templates(self, say: Say) -> tuple[str, ...]:
        """The wordings of an id: ``slip.…``, ``rule.…``, ``hint.…`` and ``next.…`` have tables of their own."""
        family, _, rest = say.id.partition(".")
        sentences: Mapping[str, str] = self.part("sentences").SENTENCES
        if say.id in sentences or family not in ("slip", "rule", "pointer", "hint", "next"):
            return (sentences[say.id],)
        rules = self.part("rules")
        if family == "slip":
            of_skill = rules.RULES.get(str(say.data.get("skill")), ())
            return filling.of_slip(self, rest, of_skill[-1:] if say.data.get("general") else of_skill)
        if family == "next":
            return (rules.NEXT.get(rest, rules.NEXT["again"]),)
        if family == "hint":
            return tuple(rules.HINTS[rest])
        return tuple(rules.RULES[rest][-1:] if family == "pointer" else rules.RULES[rest])  # the last is most general
