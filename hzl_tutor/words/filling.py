"""What goes into the sentences of any language: values as words, and the phrases that are made from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hzl_tutor.words.speaker import Speaker

HOLE = "……"
"""What stands where a sentence lacks something; a sentence with it is not said."""


class Filling(dict[str, Any]):
    """Data for a sentence; what is lacking reads as a hole."""

    def __missing__(self, name: str) -> str:
        return HOLE


def ready(words: Speaker, data: Mapping[str, Any]) -> Filling:
    """Make the data of a sentence ready to be put into it: values are named, positions are there as ``line_word`` too."""
    found = Filling(worded(words, data))
    phrases = words.part("phrases")
    found["seems"] = phrases.SEEMS["maybe" if data.get("sure") == "maybe" else "sure"]
    if "either" in data or "times" in data:
        found.update(_of_slips(words, data))
    if "skill" in data:
        found["skill_name"] = words.part("skills").SKILL_NAMES.get(data["skill"], HOLE)
    if "paper_track" in data:
        found["paper_name"] = phrases.PAPERS[data["paper_track"]]
    if "drill" in data:
        found["drill"] = words.part("skills").drilled(data["drill"])
    if {"topic", "lacks", "sections_of"} & set(data):
        found.update(words.part("claiming").ready(data))
    near = data.get("nearest")
    if near is not None:
        found["near"] = phrases.NEAR.format(names=phrases.NEAR_OR.join(near)) if near else phrases.NO_NEAR
    if "alone" in data:
        found["near"] = _meant(words, str(data["alone"])) or found["near"]
    if "section" in data or "sections" in data or {"mistakes", "follows", "backs"} & set(data):
        found.update(words.part("sheets").ready(data))
    if "wrong_lines" in data and data.get("count") == 6:
        found["row_difference"] = _row_difference(words, data)
    if "extra" in data:
        found["set_difference"] = _set_difference(words, data)
    return found


def _meant(words: Speaker, text: str) -> str:
    """What to say for a term or a skill that stands alone where nothing is open; empty for anything else."""
    from hzl_tutor.tutor.folding import folded
    from hzl_tutor.tutor.skill_names import GROUPS, NAMES
    from hzl_tutor.words.terms.finding import find

    phrases, name = words.part("phrases"), folded(text.strip())
    term = find(name) if len(name) > 2 or not name.isascii() else None
    asks = [phrases.MEANT["what"].format(name=name)] if term else []
    asks += [phrases.MEANT["drill"].format(name=name)] if name in GROUPS or name in NAMES else []
    return str(phrases.MEANT["all"].format(asks=phrases.MEANT["join"].join(asks))) if asks else ""


def worded(words: Speaker, data: Mapping[str, Any]) -> dict[str, Any]:
    """Data with its values as the language names them."""
    voice = words.voice
    found = {name: voice.named(name, value) for name, value in data.items()}
    for name in ("line", "world", "response", "at"):
        place = _place(data.get(name))
        if place:
            found[f"{name}_word"] = voice.line_word(place)
    if "standing" in data and "line" in data:
        found["side"] = voice.SIDES[int(data["line"]) > 3]
    if data.get("given_at") in voice.TOWARDS_ME:
        found["given_meaning"] = voice.TOWARDS_ME[data["given_at"]]
    if "days" in data:
        found["when"] = voice.days_ahead(data["days"])
    if "unit" in data:
        found["unit_word"] = voice.unit_word(str(data["unit"]))
    if _place(data.get("claimed")):
        found["claimed"] = voice.line_word(_place(data["claimed"]))
    if _place(data.get("given")):
        found["given_line"] = voice.line_word(_place(data["given"]))
    return found


def _place(value: Any) -> int:
    """A position from 1 to 6, 0 for anything else."""
    text = str(value)
    return int(text) if text in ("1", "2", "3", "4", "5", "6") else 0


def of_slip(words: Speaker, name: str, rules: tuple[str, ...]) -> tuple[str, ...]:
    """What is said of a slip, the most telling first; ``rules`` stand in where mending it would give the answer away.

    ``name`` is a slip's id, alone or with ``.detail``, ``.pattern`` (it keeps coming) or ``.inferred`` (another was
    ruled out); or ``either``, of two slips that write the same.
    """
    slips = words.part("slips")
    heads: dict[str, str] = slips.HEADS
    if name == "either":
        return tuple(_joined(words, heads["either"], rule) for rule in (*rules, ""))
    slip, _, how = name.partition(".")
    short, mend = slips.SHORT[slip], slips.CORRECTION[slip]
    if how == "pattern":
        told = (heads["pattern"], heads["pattern-short"], heads["pattern-least"])
        return tuple(text.replace("{short}", short).replace("{mend}", mend) for text in told)
    if how == "inferred":
        return tuple(_joined(words, heads["inferred"].replace("{short}", short), then) for then in (mend, ""))
    if how == "detail" and slip in slips.DETAIL:
        return (slips.DETAIL[slip],)
    return tuple(_joined(words, heads["seen"].replace("{short}", short), then) for then in (mend, *rules, ""))


def _joined(words: Speaker, first: str, second: str) -> str:
    """Two sentences one after the other."""
    return f"{first}{words.voice.SPACE}{second}" if second else first


def _of_slips(words: Speaker, data: Mapping[str, Any]) -> dict[str, str]:
    """The phrases of what is said of slips: what the two are, how often one was seen."""
    slips = words.part("slips")
    found: dict[str, str] = {}
    if "either" in data:
        found["first_slip"], found["second_slip"] = (slips.SHORT[slip] for slip in data["either"])
    if "times" in data and "of" in data:
        found["pattern"] = slips.pattern(data["times"], data["of"])
    return found


def _row_difference(words: Speaker, data: Mapping[str, Any]) -> str:
    """Which lines of a row are wrong, when they are few; the first of them, when they are many."""
    row, voice = words.part("phrases").ROW, words.voice
    wrong, right = data["wrong_lines"], data["right_count"]
    form = row["none"] if not right else row["few"] if len(wrong) <= 3 else row["many"]
    return str(form.format(count=voice.COUNTS[right], lines=voice.lines_listed(wrong), line=voice.line_word(wrong[0])))


def _set_difference(words: Speaker, data: Mapping[str, Any]) -> str:
    """Members that do not belong to a set; else that it is not whole, but not what is lacking."""
    from hzl_tutor.tutor.answers import NOTHING
    from hzl_tutor.tutor.skills import SKILLS

    phrases, voice = words.part("phrases").SET, words.voice
    kind = SKILLS[data["skill"]].kind
    if data["extra"]:  # whether something is lacking besides would tell that the rest is nothing
        names = [voice.spoken_key(kind, member) for member in data["extra"]]
        return str(phrases["extra" if len(names) == 1 else "extras"].format(members=voice.listed(names)))
    return str(phrases["not-nothing" if data["given"] == NOTHING else "lacking"])
