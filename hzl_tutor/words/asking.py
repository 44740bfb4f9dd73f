"""Questions: the facts of an exercise put into the wording of its skill, in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hzl_tutor.engine import LINES, Cast, Element
from hzl_tutor.tutor.feedback import facts
from hzl_tutor.words.filling import Filling, worded

if TYPE_CHECKING:
    from hzl_tutor.tutor.exercises import Exercise
    from hzl_tutor.words.speaker import Speaker


def prompt(words: Speaker, exercise: Exercise) -> str:
    """Word an exercise."""
    prompts, voice = words.part("prompts"), words.voice
    data = Filling(worded(words, facts(exercise)))
    cast = exercise.cast
    data["by_school"] = prompts.BY_SCHOOL[exercise.school.hidden]
    data["or_none"] = prompts.OR_NONE if exercise.school.hidden == "missing" else ""
    data["earth_school"] = prompts.EARTH_SCHOOLS[exercise.school.earth] if about_earth(exercise) else ""
    if "branches" in exercise.params:
        data["first"], data["second"] = (voice.named("branch", branch) for branch in exercise.values["branches"])
    if "lines" in exercise.params:
        data["drawn"] = prompts.lines_drawn(exercise.params["lines"])
    if exercise.skill.id == "cycle":
        data["towards"] = voice.TOWARDS_ME[exercise.values["relation"]]
    if cast is not None:
        data["row"] = " ".join(str(exercise.chart.ganzhi(line)) for line in LINES)
        data["moves"] = prompts.moves(cast.moving)
        data["cast"] = cast_name(words, cast)
    if exercise.skill.reads_book:
        from hzl_tutor.words import asking_book

        data.update(asking_book.ready(words, exercise, data["cast"], data["moves"]))
    return str(voice.finished(prompts.PROMPTS[exercise.skill.id].format_map(data))).rstrip()


def cast_name(words: Speaker, cast: Cast) -> str:
    """天风姤, or 天风姤变火风鼎 where something moves."""
    voice = words.voice
    full = voice.named("full", cast.hexagram.full_name)
    if not cast.changed:
        return str(full)
    return str(words.part("prompts").TURNS.format(full=full, changed=voice.named("full", cast.changed.full_name)))


def subject(words: Speaker, exercise: Exercise) -> str:
    """What an exercise is about, in a list: chart, line and what else is given, but nothing that stands on a chart."""
    prompts = words.part("prompts")
    parts = [cast_name(words, exercise.cast)] if exercise.cast else []
    parts += [prompts.SUBJECT[name](text) for name, text in exercise.params.items() if name in prompts.SUBJECT]
    school = prompts.EARTH_SCHOOLS[exercise.school.earth] if exercise.cast is None and about_earth(exercise) else ""
    return " ".join(parts) + school


def only(words: Speaker, exercise: Exercise, line: int) -> str:
    """The question for one cell of a row."""
    prompts, voice = words.part("prompts"), words.voice
    form = prompts.ONLY if exercise.skill.kind == "row6:ganzhi" else prompts.ONLY_SHOWN
    chart = exercise.chart
    shown = {"ganzhi": chart.ganzhi(line), "element": voice.named("element", chart.element(line))}
    return str(voice.finished(form.format(line=voice.line_word(line), **shown)))


def about_earth(exercise: Exercise) -> bool:
    """Whether the answer hangs on the school of earth's stages."""
    skill = exercise.skill.id
    if skill == "tomb.line":
        return exercise.chart.element(exercise.values["line"]) is Element.EARTH
    if skill == "tomb.fault":
        return exercise.chart.element(exercise.chart.world()) is Element.EARTH
    if skill == "womb":
        return not exercise.chart.value(("womb_agreed",))
    return exercise.values.get("element") is Element.EARTH and skill in ("stage", "tomb.element")
