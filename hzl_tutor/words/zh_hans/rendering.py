"""Every kind of message as lines to be shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from hzl_tutor.lesson.text import plain
from hzl_tutor.tutor import messages as m
from hzl_tutor.words.language import Line
from hzl_tutor.words.zh_hans.spoken import cell_name, listed, spoken_key, spoken_value, unit_word

if TYPE_CHECKING:
    from hzl_tutor.engine import Step
    from hzl_tutor.words.zh_hans import Simplified

STATES = {"new": "", "begun": "上了一半", "done": "上完了"}


def _lines(style: str, text: str, aside: str = "") -> list[Line]:
    first, *rest = text.split("\n")
    return [Line(style, first, aside), *(Line(style, line) for line in rest)]


def _say(words: Simplified, message: m.Say) -> list[Line]:
    title = message.id in ("lesson.begin", "lesson.again")
    style = "title" if title else "note" if message.id in ("free.again", "sibling", "left") else "say"
    return _lines(style, words.say(message))


def _prose(words: Simplified, message: m.Prose) -> list[Line]:
    return _lines("prose", plain(message.text))


def _verse(words: Simplified, message: m.Verse) -> list[Line]:
    return _lines("verse", plain(message.text), message.section)


def _assumed(words: Simplified, message: m.Assumed) -> list[Line]:
    from hzl_tutor.words.zh_hans import dates

    return [Line("note", sentence) for sentence in dates.assumed(message.when)]


def _today(words: Simplified, message: m.Today) -> list[Line]:
    from hzl_tutor.words.zh_hans import dates

    title, *about = dates.today(message.when, message.kept)
    return [Line("title", title), *(Line("say", line) for line in about), *_assumed(words, m.Assumed(message.when))]


def _ask(words: Simplified, message: m.Ask) -> list[Line]:
    exercise = message.exercise
    if message.only:
        return [Line("ask", words.ask_only(exercise, message.only), exercise.code)]
    text = f"{plain(message.wording)}\n{words.prompt(exercise)}" if message.wording else words.prompt(exercise)
    count = f"{message.number}/{message.of}  " if message.of else ""
    return _lines("ask", count + text, exercise.code)


def _choose(words: Simplified, message: m.Choose) -> list[Line]:
    head = _lines("ask", plain(message.wording))
    return head + [Line("option", f"{place}  {plain(option)}") for place, option in enumerate(message.options, 1)]


def _verdict(words: Simplified, message: m.Verdict) -> list[Line]:
    if message.feedback is None:
        return [Line("right", f"○ {_answer(words, message)}", "")]
    what, why, then = words.parts(message.feedback)
    found = [Line("wrong", f"× {what}")]
    if why:
        found.append(Line("why", why))
    if then:
        found.append(Line("next", then))
    return found


def _suppose(words: Simplified, message: m.Suppose) -> list[Line]:
    head = f"若{cell_name(message.key)}是{spoken_value(message.key, message.value)}"
    found = [Line("say", f"{head}（本来是{spoken_value(message.key, message.truth)}），跟着变的：")]
    if not message.rows:
        return [Line("say", f"{head}，别的都不跟着变。")]
    return found + [
        Line("option", f"{cell_name(key)}  {spoken_value(key, was)} → {spoken_value(key, now)}")
        for key, was, now in message.rows
    ]


def _reason(words: Simplified, message: m.Reason) -> list[Line]:
    why = words.parts(message.feedback)[1]
    return [Line("why", why)] if why else []


def _answer(words: Simplified, message: m.Verdict) -> str:
    """The right answer, with the short reason that its last step has."""
    exercise = message.exercise
    key = spoken_key(exercise.skill.kind, exercise.key)
    if len(exercise.keys) > 1 or exercise.skill.kind in ("line", "yesno", "branch", "set:line", "set:relation"):
        return f"{key}。"
    steps = {step.path: step for step in exercise.derivation()}
    last = words.step(steps[exercise.paths[0]], steps)
    reason = last.split("：", 1)[-1] if exercise.skill.kind == "relation" else ""
    return f"{key}。{reason}" if reason and reason.rstrip("。") != key else f"{key}。"


def _remark(words: Simplified, message: m.Remark) -> list[Line]:
    mark, style = {True: ("○ ", "right"), False: ("× ", "wrong"), None: ("", "say")}[message.right]
    return _lines(style, mark + plain(message.text)) if message.text or mark else []


def _revealed(words: Simplified, message: m.Revealed) -> list[Line]:
    return [Line("say", f"答案：{spoken_key(message.exercise.skill.kind, message.exercise.key)}。")]


def _derivation(words: Simplified, message: m.Derivation) -> list[Line]:
    steps = {step.path: step for step in message.steps}
    last = message.steps[-1].path if message.steps else ""
    told_elsewhere = _told_elsewhere(steps)
    return [
        Line("step", words.step(step, steps), step.section)
        for path, step in steps.items()
        if path == last or path not in told_elsewhere
    ]


ABSORBED = {
    "relation": ("ganzhi", "element"),
    "hidden_relation": ("hidden_element",),
    "changed": ("moving",),
    "changed_relation": ("changed_element",),
}
"""Steps of a line that the sentence of another step of that line says along with its own."""


def _told_elsewhere(steps: Mapping[str, Step]) -> set[str]:
    """Steps that need no sentence, because a later one says them: the trigrams, a shown 干支, the phase of a line."""
    found = {"lower", "upper"} if "difference" in steps else set()
    for step in steps.values():
        name, *rest = step.key
        if name in ABSORBED:
            found |= {f"{cell}/{rest[0]}" for cell in ABSORBED[name]}
        if name == "element":
            found |= {f"ganzhi/{rest[0]}"} if steps.get(f"ganzhi/{rest[0]}", step).pinned else set()
    return found


def _not_understood(words: Simplified, message: m.NotUnderstood) -> list[Line]:
    return [Line("say", words.error(message.error))]


def _glossary(words: Simplified, message: m.Glossary) -> list[Line]:
    from hzl_tutor.words import explaining

    return explaining.lines(words, message)


def _pause(words: Simplified, message: m.Pause) -> list[Line]:
    return [Line("note", "（按回车往下走）")]


def _save(words: Simplified, message: m.SaveThis) -> list[Line]:
    return [*_lines("say", words.say(message.title)), *(Line("option", line) for line in message.lines)]


def _progress(words: Simplified, message: m.Progress) -> list[Line]:
    if not message.rows:
        return [Line("say", "还没有做过题。说「练」开始。")]
    found = [Line("title", "做过的技能（只算头一次答的）")]
    for skill, tries, right, held in message.rows:
        found.append(Line("option", f"{words.skill(skill)}  {right}/{tries}" + ("  已经拿稳" if held else ""), skill))
    return found


def _mistakes(words: Simplified, message: m.Mistakes) -> list[Line]:
    from hzl_tutor.words.zh_hans.prompts import subject  # brings all exercises
    from hzl_tutor.words.zh_hans.slips import SHORT

    if not message.rows:
        return _lines("say", words.say(m.Say("mistakes.none")))
    counts = Counter(row.exercise.skill.id for row in message.rows)
    found: list[Line] = []
    for row in message.rows:
        skill = row.exercise.skill.id
        if skill in counts:
            found.append(Line("title", f"{words.skill(skill)}  {counts.pop(skill)} 题"))
        seen = [f"错过 {row.times} 次"] * (row.times > 1) + [SHORT[slip] for slip in row.slips if slip in SHORT]
        about = f"（{listed(seen, '；')}）" if seen else ""
        found.append(Line("option", f"{row.number}  {subject(row.exercise)}{about}"))
    some = words.skill(message.rows[-1].exercise.skill.id)
    how = f"「错题 1」重做一题，「错题 1 3」几题，「错题 {some}」一类，「错题 全部」从最早的做起。一次答对就拿掉。"
    return [*found, Line("note", how)]


def _lessons(words: Simplified, message: m.Lessons) -> list[Line]:
    found = [Line("title", "各课（说「课 2」这样去上）")]
    for unit, title, track, minutes, state in message.rows:
        about = "，".join(part for part in (track, f"约 {minutes} 分钟" if minutes else "", STATES[state]) if part)
        found.append(Line("option", f"{unit_word(unit)}  {title}", about))
    return found


def _bye(words: Simplified, message: m.Bye) -> list[Line]:
    if not message.answered:
        return [Line("say", "再见。")]
    text = f"这一趟 {message.answered} 题，头一次就对的 {message.right}。"
    if message.weak:
        text += f"还没拿稳的：{listed(words.skill(skill) for skill in message.weak)}。下次先练它。"
    return [Line("say", text)]


RENDERERS: dict[type, Callable[[Any, Any], list[Line]]] = {
    m.Say: _say,
    m.Prose: _prose,
    m.Verse: _verse,
    m.Assumed: _assumed,
    m.Today: _today,
    m.Ask: _ask,
    m.Choose: _choose,
    m.Verdict: _verdict,
    m.Reason: _reason,
    m.Suppose: _suppose,
    m.Remark: _remark,
    m.Revealed: _revealed,
    m.Derivation: _derivation,
    m.NotUnderstood: _not_understood,
    m.Glossary: _glossary,
    m.Pause: _pause,
    m.SaveThis: _save,
    m.Progress: _progress,
    m.Mistakes: _mistakes,
    m.Lessons: _lessons,
    m.Bye: _bye,
}
