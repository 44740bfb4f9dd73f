"""Every kind of message as lines to be shown, in any language: what a line is made of, but none of its words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from hzl_tutor.lesson.text import plain
from hzl_tutor.tutor import messages as m
from hzl_tutor.words.language import Line

if TYPE_CHECKING:
    from hzl_tutor.engine import Step
    from hzl_tutor.tutor.exercises import Exercise
    from hzl_tutor.words.speaker import Speaker


def _phrase(words: Speaker, name: str, **data: object) -> str:
    return str(words.part("phrases").PHRASES[name].format(**data))


def _listed(words: Speaker, names: Iterable[object]) -> str:
    return _phrase(words, "and").join(map(str, names))


def _lines(style: str, text: str, aside: str = "") -> list[Line]:
    first, *rest = text.split("\n")
    return [Line(style, first, aside), *(Line(style, line) for line in rest)]


def _say(words: Speaker, message: m.Say) -> list[Line]:
    title = message.id in ("lesson.begin", "lesson.again")
    style = "title" if title else "note" if message.id in ("free.again", "sibling", "left") else "say"
    return _lines(style, words.say(message))


def _prose(words: Speaker, message: m.Prose) -> list[Line]:
    return _lines("prose", plain(message.text))


def _verse(words: Speaker, message: m.Verse) -> list[Line]:
    return _lines("verse", plain(message.text), message.section)


def _original(words: Speaker, message: m.Original) -> list[Line]:
    found = [Line("title", message.title, message.section), *(Line("verse", line) for line in message.lines)]
    for text, likely in message.doubtful:
        phrase = _phrase(words, "verse-slip" if likely else "verse-corrupt", text=text, likely=likely)
        found.append(Line("note", phrase))
    return found


def _ask(words: Speaker, message: m.Ask) -> list[Line]:
    exercise = message.exercise
    if message.only:
        return [Line("ask", words.ask_only(exercise, message.only), exercise.code)]
    text = words.prompt(exercise)
    if message.wording:
        asked = plain(message.wording)
        text = asked if _says_all(words, asked, exercise) else f"{asked}\n{text}"
    count = f"{message.number}/{message.of}  " if message.of else ""
    return _lines("ask", count + text, exercise.code)


def _says_all(words: Speaker, asked: str, exercise: Exercise) -> bool:
    """Whether an author's question names everything that it is about, so that the program need not ask it again."""
    if exercise.skill.reads_book or "school" in exercise.params or exercise.skill.is_row or not exercise.cast:
        return False
    names = [exercise.cast.hexagram.full_name]
    names += [words.voice.line_word(exercise.values["line"])] if "line" in exercise.values else []
    names += [text for name, text in exercise.params.items() if name in ("relation", "day", "month")]
    told = "ganzhi" not in exercise.skill.shown and "moving" not in exercise.skill.shown
    return told and all(name in asked for name in names)


def _choose(words: Speaker, message: m.Choose) -> list[Line]:
    head = _lines("ask", plain(message.wording))
    return head + [Line("option", f"{place}  {plain(option)}") for place, option in enumerate(message.options, 1)]


def _verdict(words: Speaker, message: m.Verdict) -> list[Line]:
    if message.feedback is None:
        return [Line("right", f"○ {_answer(words, message)}", "")]
    what, why, then = words.parts(message.feedback)
    found = [Line("wrong", f"× {what}")]
    if why:
        found.append(Line("why", why))
    if then:
        found.append(Line("next", then))
    return found


def _suppose(words: Speaker, message: m.Suppose) -> list[Line]:
    voice = words.voice
    key = message.key
    said = {
        "cell": voice.cell_name(key),
        "value": voice.spoken_value(key, message.value),
        "truth": voice.spoken_value(key, message.truth),
    }
    if not message.rows:
        return [Line("say", _phrase(words, "suppose-nothing", **said))]
    return [Line("say", _phrase(words, "suppose", **said))] + [
        Line("option", f"{voice.cell_name(at)}  {voice.spoken_value(at, was)} → {voice.spoken_value(at, now)}")
        for at, was, now in message.rows
    ]


def _reason(words: Speaker, message: m.Reason) -> list[Line]:
    why = words.parts(message.feedback)[1]
    return [Line("why", why)] if why else []


def _answer(words: Speaker, message: m.Verdict) -> str:
    """The right answer, with the short reason that its last step has."""
    from hzl_tutor.tutor.answers import NOTHING

    exercise = message.exercise
    key = words.voice.spoken_key(exercise.skill.kind, exercise.key)
    bare = _phrase(words, "key", key=key)
    if len(exercise.keys) > 1 or exercise.skill.kind != "relation" or exercise.key == NOTHING:
        return bare
    steps = {step.path: step for step in exercise.derivation()}
    last = words.step(steps[exercise.paths[0]], steps)
    reason = last.split(_phrase(words, "reason-after"), 1)[-1]
    return (
        _phrase(words, "key-because", key=key, reason=reason[:1].upper() + reason[1:])
        if reason and reason != bare
        else bare
    )


def _remark(words: Speaker, message: m.Remark) -> list[Line]:
    mark, style = {True: ("○ ", "right"), False: ("× ", "wrong"), None: ("", "say")}[message.right]
    return _lines(style, mark + plain(message.text)) if message.text or mark else []


def _revealed(words: Speaker, message: m.Revealed) -> list[Line]:
    exercise = message.exercise
    return [Line("say", _phrase(words, "revealed", key=words.voice.spoken_key(exercise.skill.kind, exercise.key)))]


def _derivation(words: Speaker, message: m.Derivation) -> list[Line]:
    steps = {step.path: step for step in message.steps}
    last = message.steps[-1].path if message.steps else ""
    sources = {
        "later manuals": _phrase(words, "later_books")
    }  # a § and the name of a book are the same in any language
    told_elsewhere = _told_elsewhere(steps)
    return [
        Line("step", words.step(step, steps), sources.get(step.section, step.section))
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


def _not_understood(words: Speaker, message: m.NotUnderstood) -> list[Line]:
    return [Line("say", words.error(message.error))]


def _glossary(words: Speaker, message: m.Glossary) -> list[Line]:
    from hzl_tutor.words import explaining

    return explaining.lines(words, message)


def _pause(words: Speaker, message: m.Pause) -> list[Line]:
    return [Line("note", _phrase(words, "pause"))]


def _save(words: Speaker, message: m.SaveThis) -> list[Line]:
    return [*_lines("say", words.say(message.title)), *(Line("option", line) for line in message.lines)]


def _atlas(words: Speaker, message: m.Atlas) -> list[Line]:
    first, *rest = words.part("atlases").sentences(message)
    return [Line("title", first), *(Line("say", sentence) for sentence in rest)]


def _save_file(words: Speaker, message: m.SaveFile) -> list[Line]:
    return []  # whoever writes the file says where it is


def _mistakes(words: Speaker, message: m.Mistakes) -> list[Line]:
    from hzl_tutor.words.asking import subject  # brings all exercises

    if not message.rows:
        return _lines("say", words.say(m.Say("mistakes.none")))
    short: Mapping[str, str] = words.part("slips").SHORT
    counts = Counter(row.exercise.skill.id for row in message.rows)
    found: list[Line] = []
    for row in message.rows:
        skill = row.exercise.skill.id
        if skill in counts:
            found.append(Line("title", _phrase(words, "mistakes", skill=words.skill(skill), count=counts.pop(skill))))
        times = [_phrase(words, "mistakes-times", times=row.times)] * (row.times > 1)
        seen = _phrase(words, "or").join([*times, *(short[slip] for slip in row.slips if slip in short)])
        about = _phrase(words, "about", about=seen) if seen else ""
        found.append(Line("option", f"{row.number}  {subject(words, row.exercise)}{about}"))
    some = words.part("skills").TYPED[message.rows[-1].exercise.skill.id]
    return [*found, Line("note", _phrase(words, "mistakes-how", skill=some))]


def _overview(words: Speaker, message: m.Progress | m.Lessons | m.ExamResult) -> list[Line]:
    from hzl_tutor.words import overviews  # brings the exercises, for a result

    return overviews.lines(words, message)


def _bye(words: Speaker, message: m.Bye) -> list[Line]:
    stays = [Line("say", _phrase(words, "bye-lesson", unit=words.unit(message.unit)))] if message.unit else []
    if not message.answered:
        return [*stays, Line("say", _phrase(words, "bye"))]
    text = _phrase(words, "bye-counted", answered=message.answered, right=message.right)
    if message.weak:
        text += _phrase(words, "bye-weak", skills=_listed(words, map(words.skill, message.weak)))
    return [*stays, Line("say", text)]


def _assumed(words: Speaker, message: m.Assumed) -> list[Line]:
    return [Line("note", sentence) for sentence in words.part("dates").assumed(message.when)]


def _today(words: Speaker, message: m.Today) -> list[Line]:
    title, *about = words.part("dates").today(message.when, message.kept)
    return [Line("title", title), *(Line("say", line) for line in about), *_assumed(words, m.Assumed(message.when))]


def _matches(words: Speaker, message: m.Matches | m.Forms) -> list[Line]:
    from hzl_tutor.words import finding

    return finding.forms(words, message) if isinstance(message, m.Forms) else finding.matches(words, message)


def _claims(words: Speaker, message: m.Claims) -> list[Line]:
    from hzl_tutor.words import claiming  # brings the book

    return claiming.lines(words, message)


RENDERERS: dict[type, Callable[[Any, Any], list[Line]]] = {
    m.Say: _say,
    m.Prose: _prose,
    m.Verse: _verse,
    m.Original: _original,
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
    m.SaveFile: _save_file,
    m.Atlas: _atlas,
    m.Matches: _matches,
    m.Forms: _matches,
    m.Claims: _claims,
    m.Progress: _overview,
    m.Mistakes: _mistakes,
    m.Lessons: _overview,
    m.ExamResult: _overview,
    m.Assumed: _assumed,
    m.Today: _today,
    m.Bye: _bye,
}
