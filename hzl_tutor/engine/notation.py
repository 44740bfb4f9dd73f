"""Reading and writing a cast in every notation the books and their readers use; see :func:`parse_cast` for the list."""

from __future__ import annotations

import re
import unicodedata
from difflib import get_close_matches
from functools import cache

from hzl_tutor.engine.casts import Cast, cast_between, still_cast
from hzl_tutor.engine.errors import AmbiguousError, UnreadableError, WrongKindError
from hzl_tutor.engine.ganzhi import ganzhi_named
from hzl_tutor.engine.hexagrams import HEXAGRAMS, OTHER_READINGS, OTHER_SPELLINGS, Hexagram
from hzl_tutor.engine.trigrams import BY_IMAGE

COINS = {"单": "7", "拆": "8", "重": "9", "交": "6"}
"""单拆重交, the names of the four throws (§25)."""

_COINS_READ = {**COINS, "單": "7"}
_CHANGES = re.compile(r"(?<=.)(?:之|变|變|化|-?>|→|➔|⇒)(?=.)")
_BLANK = re.compile(r"[\s,，、;；]+")


def normal(text: str) -> str:
    """Full-width to half-width (NFKC), without blanks at the ends."""
    return unicodedata.normalize("NFKC", text).strip()


def plain_pinyin(reading: str) -> str:
    """Pinyin as typed on a keyboard: no tones, no blanks, ü as v."""
    spelled = unicodedata.normalize("NFD", reading.lower().replace("ü", "v").replace("ǚ", "v"))
    return re.sub(r"[^a-z]", "", spelled)


@cache
def _by_name() -> dict[str, Hexagram]:
    names: dict[str, Hexagram] = {}
    for hexagram in HEXAGRAMS:
        own = (hexagram.name, hexagram.traditional, *OTHER_SPELLINGS.get(hexagram.name, ()))
        prefixes = (
            hexagram.full_name[: -len(hexagram.name)],
            hexagram.full_traditional[: -len(hexagram.traditional)],
        )
        pure = hexagram.lower is hexagram.upper
        for name in own:
            names[name] = names[name + "卦"] = hexagram
            for prefix in () if pure else prefixes:
                names[prefix + name] = hexagram
        for full in (hexagram.full_name, hexagram.full_traditional):
            names[full] = hexagram
        if pure:
            for name in own:
                names[name + "为" + hexagram.lower.image] = names[name + "為" + hexagram.lower.image] = hexagram
        names[hexagram.sign] = hexagram
    return names


@cache
def _by_pinyin() -> dict[str, tuple[Hexagram, ...]]:
    found: dict[str, list[Hexagram]] = {}
    images = {
        "天": "tian",
        "泽": "ze",
        "火": "huo",
        "雷": "lei",
        "风": "feng",
        "水": "shui",
        "山": "shan",
        "地": "di",
    }
    for hexagram in HEXAGRAMS:
        for reading in (hexagram.pinyin, *OTHER_READINGS.get(hexagram.name, ())):
            short = plain_pinyin(reading)
            pure = hexagram.lower is hexagram.upper
            front = "" if pure else images[hexagram.upper.image] + images[hexagram.lower.image]
            full = short + "wei" + images[hexagram.lower.image] if pure else front + short
            for spelling in {short, full, short.replace("v", "u"), full.replace("v", "u")}:
                found.setdefault(spelling, []).append(hexagram)
    return {spelling: tuple(dict.fromkeys(hexagrams)) for spelling, hexagrams in found.items()}


def nearest_hexagrams(text: str, most: int = 3) -> tuple[str, ...]:
    """Return the names nearest to ``text``, best first, short or full as ``text`` is; none when nothing is near."""
    text = normal(text)
    full = len(text) >= 3
    names = {h.full_name if full else h.name: h for h in HEXAGRAMS}
    shared = sorted(names, key=lambda name: -_likeness(text, names[name]))
    close = [name for name in shared if _likeness(text, names[name]) > 0][:most]
    if not close and text.isascii():
        spelled = get_close_matches(plain_pinyin(text), list(_by_pinyin()), n=most, cutoff=0.7)
        close = [h.name for spelling in spelled for h in _by_pinyin()[spelling]]
    return tuple(dict.fromkeys(close))[:most]


def _likeness(text: str, hexagram: Hexagram) -> int:
    """How many characters of ``text`` stand in the hexagram's names; the name's own characters weigh double."""
    own = set(hexagram.name + hexagram.traditional)
    all_names = own | set(hexagram.full_name + hexagram.full_traditional)
    return sum(2 if mark in own else 1 for mark in dict.fromkeys(text) if mark in all_names and mark not in "为為")


def parse_hexagram(text: str) -> Hexagram:
    """Read one hexagram: short or full name (简 or 繁), its sign, six bits with line 1 first, or pinyin.

    Raises UnreadableError, WrongKindError (a 干支, a trigram's image, too many or few lines) or AmbiguousError
    (``lv`` is 履 and 旅), each with the nearest names.
    """
    asked = normal(text)
    found = _by_name().get(re.sub(r"\s", "", asked))
    if found:
        return found
    if re.fullmatch(r"[01]{6}", asked):
        return still_cast(asked).hexagram
    spelled = (
        _by_pinyin().get(plain_pinyin(asked)) if asked.replace(" ", "").isalpha() and not _has_han(asked) else None
    )
    if spelled and len(spelled) == 1:
        return spelled[0]
    if spelled:
        raise AmbiguousError(text, "hexagram", tuple(hexagram.full_name for hexagram in spelled))
    if re.fullmatch(r"\d+", asked):
        raise WrongKindError(text, "hexagram", "digits")
    if ganzhi_named(asked):
        raise WrongKindError(text, "hexagram", "ganzhi", nearest_hexagrams(asked))
    if asked and all(mark in BY_IMAGE for mark in asked):
        raise WrongKindError(text, "hexagram", "trigram", nearest_hexagrams(asked))
    raise UnreadableError(text, "hexagram", nearest_hexagrams(asked))


def _has_han(text: str) -> bool:
    return any("\u3400" <= mark <= "\u9fff" for mark in text)


def parse_cast(text: str) -> Cast:
    """Read a cast.

    Read are: six digits 6–9 (``877797``), six bits (``011111``), both line 1 first; a name, short or full, 简 or 繁;
    the sign ䷫; ``姤之鼎`` or ``姤>鼎``; six of 单拆重交, line 1 first; pinyin. Full-width characters and blanks do not
    matter. Raises as :func:`parse_hexagram`.
    """
    asked = _BLANK.sub("", normal(text))
    if re.fullmatch(r"[6-9]{6}", asked):
        return Cast(asked)
    throws = [_COINS_READ[mark] for mark in asked if mark in _COINS_READ]
    if throws and len(throws) == len(asked):
        if len(throws) != 6:
            raise WrongKindError(text, "hexagram", "throws")
        return Cast("".join(throws))
    parts = _CHANGES.split(asked)
    if len(parts) == 2:
        return cast_between(parse_hexagram(parts[0]).bits, parse_hexagram(parts[1]).bits)
    return still_cast(parse_hexagram(asked if _has_han(asked) else normal(text)).bits)


def write_coins(cast: Cast) -> str:
    """The cast in 单拆重交, line 1 first; :func:`parse_cast` reads it back."""
    names = {digit: name for name, digit in COINS.items()}
    return "".join(names[digit] for digit in cast.digits)
