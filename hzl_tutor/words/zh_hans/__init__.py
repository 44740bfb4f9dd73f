"""简体中文: the sentences of the program.

Charts, questions, steps, errors and what is said of an answer are imported where they are said: the first screen says
none of them, and should not wait for them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from hzl_tutor.lesson.text import plain
from hzl_tutor.words.language import Line
from hzl_tutor.words.zh_hans import sheets
from hzl_tutor.words.zh_hans.rendering import RENDERERS
from hzl_tutor.words.zh_hans.rules import HINTS, NEXT, RULES
from hzl_tutor.words.zh_hans.sentences import SENTENCES
from hzl_tutor.words.zh_hans.skills import SKILL_NAMES
from hzl_tutor.words.zh_hans.spoken import LINE_WORDS, line_word, lines_listed, listed, spoken, spoken_key

if TYPE_CHECKING:
    from hzl_tutor.engine import HzlError, Step
    from hzl_tutor.lesson.text import Text
    from hzl_tutor.tutor.exercises import Exercise
    from hzl_tutor.tutor.judging import Judgement
    from hzl_tutor.tutor.messages import Feedback, Message, Say, ShowChart


class Simplified:
    """The language zh-Hans; see :class:`hzl_tutor.words.language.Language`."""

    tag = "zh-Hans"

    def render(self, message: Message) -> list[Line]:
        """The lines of any message but ShowChart."""
        return RENDERERS[type(message)](self, message)

    def say(self, say: Say) -> str:
        """One sentence; the most telling wording where there are several."""
        return self.wordings(say)[0]

    def wordings(self, say: Say) -> tuple[str, ...]:
        """Every wording of a sentence, the most telling first."""
        return tuple(wording.format_map(_ready(say.data)) for wording in _templates(say.id, say.data))

    def safest(self, says: Iterable[Say], secret: tuple[str, ...]) -> str:
        """The first wording of the first sentence in which no secret stands; empty when there is none."""
        for say in says:
            for text in self.wordings(say):
                if "……" not in text and not any(word in text for word in secret):
                    return text
        return ""

    def prompt(self, exercise: Exercise) -> str:
        """The question of an exercise."""
        from hzl_tutor.words.zh_hans import prompts

        return prompts.prompt(exercise)

    def parts(self, feedback: Feedback) -> tuple[str, str, str]:
        """What, why and next of a wrong answer, with nothing given away."""
        what, why, then = (self.safest(says, feedback.secret) for says in (feedback.what, feedback.why, feedback.next))
        return what, why, then

    def feedback(self, judgement: Judgement) -> str:
        """All there is to say of an answer, for an examiner."""
        from hzl_tutor.tutor.feedback import feedback as feedback_for

        key = f"{spoken_key(judgement.exercise.skill.kind, judgement.exercise.key)}。"
        if judgement.right:
            return f"对。{key}"
        told = feedback_for(judgement, first=False, last=True)._replace(secret=())
        what, why, _ = self.parts(told)
        return f"{what}{why}答案：{key}"

    def step(self, step: Step, steps_before: Mapping[str, Step]) -> str:
        """One step of a derivation."""
        from hzl_tutor.words.zh_hans import steps

        return steps.sentence(step, steps_before)

    def error(self, error: HzlError) -> str:
        """One plain sentence about what went wrong."""
        from hzl_tutor.words.zh_hans import errors

        return errors.sentence(error)

    def skill(self, skill_id: str) -> str:
        """六爻六亲 for relation.all."""
        return SKILL_NAMES[skill_id]

    def slip(self, slip_id: str) -> str:
        """The correction of a slip, with what the slip is before it."""
        from hzl_tutor.words.zh_hans.slips import CORRECTION, SHORT

        return f"{SHORT[slip_id]}。{CORRECTION[slip_id]}"

    def claim(self, rule_id: str) -> str:
        """What a rule of the book says."""
        from hzl_tutor.words.zh_hans.claims import CLAIMS

        return CLAIMS[rule_id]

    def chart_title(self, shown: ShowChart) -> tuple[str, str]:
        """The heading of a chart."""
        from hzl_tutor.words.zh_hans import charts

        return charts.title(shown)

    def chart_notes(self, shown: ShowChart) -> list[str]:
        """Sentences below a chart."""
        from hzl_tutor.words.zh_hans import charts

        return charts.notes(shown)

    def chart_sentences(self, shown: ShowChart) -> list[str]:
        """The whole chart as sentences."""
        from hzl_tutor.words.zh_hans import charts

        return charts.sentences(shown)

    def ask_only(self, exercise: Exercise, line: int) -> str:
        """The question for one cell of a row."""
        from hzl_tutor.words.zh_hans import prompts

        return prompts.only(exercise, line)

    def text(self, text: Text) -> str:
        """A lesson's text without its markup."""
        return plain(text)


def _templates(sentence_id: str, data: Mapping[str, Any]) -> tuple[str, ...]:
    """The wordings of an id: ``slip.…``, ``rule.…``, ``hint.…`` and ``next.…`` have tables of their own."""
    family, _, rest = sentence_id.partition(".")
    if family == "slip":
        from hzl_tutor.words.zh_hans import slips

        rules = RULES.get(str(data.get("skill")), ())
        return slips.wordings(rest, rules[-1:] if data.get("general") else rules)
    if family == "rule" and rest in RULES:
        return RULES[rest]
    if family == "pointer" and rest in RULES:
        return RULES[rest][-1:]  # the most general wording
    if family == "hint" and rest in HINTS:
        return HINTS[rest]
    if family == "next":
        return (NEXT.get(rest, NEXT["again"]),)
    return (SENTENCES[sentence_id],)


def _ready(data: Mapping[str, Any]) -> Mapping[str, Any]:
    found = spoken(data)
    found["seems"] = "可能是" if data.get("sure") == "maybe" else "像是"
    if "either" in data or "times" in data:
        from hzl_tutor.words.zh_hans import slips

        found.update(slips.ready(data))
    if data.get("skill") in SKILL_NAMES:
        found["skill_name"] = SKILL_NAMES[data["skill"]]
    near = data.get("nearest")
    if near is not None:
        found["near"] = f"是不是「{listed(near, '」「')}」？" if near else "说「帮助」看能说什么。"
    claimed = str(data.get("claimed", ""))
    if claimed.isdigit() and 1 <= int(claimed) <= 6:
        found["claimed"] = LINE_WORDS[int(claimed)]
    found.update(sheets.ready(data))
    given = str(data.get("given", ""))
    if given.isdigit() and 1 <= int(given) <= 6:
        found["given_line"] = LINE_WORDS[int(given)]
    if "wrong_lines" in data and data.get("count") == 6:
        found["row_difference"] = _row_difference(data)
    if "extra" in data:
        found["set_difference"] = _set_difference(data)
    return found


def _row_difference(data: Mapping[str, Any]) -> str:
    wrong, right = data["wrong_lines"], data["right_count"]
    if not right:
        return "六爻都不对。"
    if len(wrong) <= 3:
        return f"六爻对{LINE_COUNT[right]}，{lines_listed(wrong)}不对。"
    return f"六爻对{LINE_COUNT[right]}，先看{line_word(wrong[0])}。"


def _set_difference(data: Mapping[str, Any]) -> str:
    from hzl_tutor.tutor.answers import NOTHING
    from hzl_tutor.tutor.skills import SKILLS

    extra, lacking = data["extra"], data["lacking"]
    lines = SKILLS[data["skill"]].kind == "set:line"
    words = [LINE_WORDS[int(member)] if lines else member for member in extra]
    parts = [f"{listed(words)}不是"] if extra else []
    if extra:
        return f"{parts[0]}。"  # whether something is lacking besides would tell that the rest is nothing
    if lacking and data["given"] == NOTHING:
        parts.append("不是「无」")
    elif lacking:
        parts.append("写到的都对，还没写全")
    return "，".join(parts) + "。"


LINE_COUNT = ("零", "一", "二", "三", "四", "五", "六")

__all__ = ["Simplified"]
