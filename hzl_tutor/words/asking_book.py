"""What goes into questions about the book's rules, in any language: the scene, a clause and its condition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hzl_tutor.book import ASKERS, RULES

if TYPE_CHECKING:
    from hzl_tutor.tutor.exercises import Exercise
    from hzl_tutor.words.speaker import Speaker


def ready(words: Speaker, exercise: Exercise, cast: str, moves: str) -> dict[str, str]:
    """The phrases of these questions; ``cast`` and ``moves`` are those of any question."""
    params = exercise.params
    found: dict[str, str] = {}
    if "matter" in params:
        found["matter_said"] = matter_said(words, params["matter"])
    if "rule" in params:
        rule = RULES[params["rule"]]
        conditions = words.part("conditions").CONDITIONS
        found |= {
            "scene": scene(words, exercise, cast, moves),
            "quote": rule.quote,
            "rule_section": rule.section,
            "condition": conditions.get(rule.id, ""),
            "clauses": _clauses(words, rule.eased_by),
        }
    return found


def matter_said(words: Speaker, matter: str) -> str:
    """占求财; 男占婚姻."""
    form = words.part("book_prompts")
    topic, asker = (matter[:-1], matter[-1]) if matter[-1:] in ASKERS else (matter, "")
    if not asker:
        return str(form.MATTER.format(topic=form.topic(topic)))
    return str(form.ASKED_BY.format(topic=form.topic(topic), asker=form.asker(asker)))


def scene(words: Speaker, exercise: Exercise, cast: str, moves: str) -> str:
    """天山遁，寅月甲子日，占求财."""
    form, voice, params = words.part("book_prompts"), words.voice, exercise.params
    times = [text.format(voice.named(name, params[name])) for name, text in form.WHEN.items() if name in params]
    parts = [cast, moves if exercise.cast and exercise.cast.moving else "", form.BETWEEN_TIMES.join(times)]
    parts.append(form.AGED.format(age=params["age"]) if "age" in params else "")
    parts.append(matter_said(words, params["matter"]) if "matter" in params else "")
    return str(voice.SCENE.join(part for part in parts if part))


def _clauses(words: Speaker, ids: tuple[str, ...]) -> str:
    """Numbered clauses, each with its quotation and its condition."""
    form, conditions = words.part("book_prompts"), words.part("conditions").CONDITIONS
    return "\n".join(
        form.CLAUSE.format(number=number, quote=RULES[rule_id].quote, condition=conditions.get(rule_id, ""))
        for number, rule_id in enumerate(ids, 1)
    )
