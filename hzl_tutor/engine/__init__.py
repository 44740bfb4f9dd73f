"""The tables and rules of 装卦. Standard library only: no input or output, no clock, no randomness; frozen values.

Every name is loaded when first asked for: whoever needs an error or a school alone does not wait for all the tables.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hzl_tutor.engine.branches import Tie, clashing, combining, ties
    from hzl_tutor.engine.casts import Cast, cast_between, cast_moving, still_cast
    from hzl_tutor.engine.cells import Chart, Key, Step, cell, key_of, path_of
    from hzl_tutor.engine.choices import BOOK, USUAL_CLOCK, Clock, EarthSchool, School
    from hzl_tutor.engine.dates import When, read_date, read_offset, split_date
    from hzl_tutor.engine.dressed import Dressed, DressedLine, dress_all
    from hzl_tutor.engine.elements import (
        CYCLE,
        NUMBERS,
        Element,
        Relation,
        State,
        controlled_by,
        element_of,
        generated_by,
        relate,
        state_in,
    )
    from hzl_tutor.engine.errors import (
        AmbiguousError,
        HzlError,
        NoSuchCellError,
        NotationError,
        UnreadableError,
        WrongKindError,
    )
    from hzl_tutor.engine.ganzhi import (
        BRANCH_ELEMENT,
        NAYIN,
        SIXTY,
        STEM_ELEMENT,
        Branch,
        Ganzhi,
        Stem,
        ganzhi_named,
    )
    from hzl_tutor.engine.hexagrams import HEXAGRAMS, Hexagram
    from hzl_tutor.engine.huozhulin import DISPUTED_TRINES, HuoZhuLin, Trine
    from hzl_tutor.engine.json_object import chart_object
    from hzl_tutor.engine.layers import LINES, Generation
    from hzl_tutor.engine.moment import Moment, make_moment, parse_dressing, parse_moment
    from hzl_tutor.engine.notation import nearest_hexagrams, parse_cast, parse_hexagram, write_coins
    from hzl_tutor.engine.pillars import Dated, Term, Terms, date_of, dated
    from hzl_tutor.engine.schools import dress, rulebook
    from hzl_tutor.engine.seasons import Season, Spirit, season_of
    from hzl_tutor.engine.stages import Stage
    from hzl_tutor.engine.trigrams import Trigram

__all__ = [
    "BOOK",
    "BRANCH_ELEMENT",
    "CYCLE",
    "DISPUTED_TRINES",
    "HEXAGRAMS",
    "LINES",
    "NAYIN",
    "NUMBERS",
    "SIXTY",
    "STEM_ELEMENT",
    "USUAL_CLOCK",
    "AmbiguousError",
    "Branch",
    "Cast",
    "Chart",
    "Clock",
    "Dated",
    "Dressed",
    "DressedLine",
    "EarthSchool",
    "Element",
    "Ganzhi",
    "Generation",
    "Hexagram",
    "HuoZhuLin",
    "HzlError",
    "Key",
    "Moment",
    "NoSuchCellError",
    "NotationError",
    "Relation",
    "School",
    "Season",
    "Spirit",
    "Stage",
    "State",
    "Stem",
    "Step",
    "Term",
    "Terms",
    "Tie",
    "Trigram",
    "Trine",
    "UnreadableError",
    "When",
    "WrongKindError",
    "cast_between",
    "cast_moving",
    "cell",
    "chart_object",
    "clashing",
    "combining",
    "controlled_by",
    "date_of",
    "dated",
    "dress",
    "dress_all",
    "element_of",
    "ganzhi_named",
    "generated_by",
    "key_of",
    "make_moment",
    "nearest_hexagrams",
    "parse_cast",
    "parse_dressing",
    "parse_hexagram",
    "parse_moment",
    "path_of",
    "read_date",
    "read_offset",
    "relate",
    "rulebook",
    "season_of",
    "split_date",
    "state_in",
    "still_cast",
    "ties",
    "write_coins",
]

_HOMES = {
    name: module
    for module, names in {
        "branches": "Tie clashing combining ties",
        "casts": "Cast cast_between cast_moving still_cast",
        "cells": "Chart Key Step cell key_of path_of",
        "choices": "BOOK USUAL_CLOCK Clock EarthSchool School",
        "dates": "When read_date read_offset split_date",
        "dressed": "Dressed DressedLine dress_all",
        "elements": "CYCLE NUMBERS Element Relation State controlled_by element_of generated_by relate state_in",
        "errors": "AmbiguousError HzlError NoSuchCellError NotationError UnreadableError WrongKindError",
        "ganzhi": "BRANCH_ELEMENT NAYIN SIXTY STEM_ELEMENT Branch Ganzhi Stem ganzhi_named",
        "hexagrams": "HEXAGRAMS Hexagram",
        "huozhulin": "DISPUTED_TRINES HuoZhuLin Trine",
        "json_object": "chart_object",
        "layers": "LINES Generation",
        "moment": "Moment make_moment parse_dressing parse_moment",
        "notation": "nearest_hexagrams parse_cast parse_hexagram write_coins",
        "pillars": "Dated Term Terms date_of dated",
        "schools": "dress rulebook",
        "seasons": "Season Spirit season_of",
        "stages": "Stage",
        "trigrams": "Trigram",
    }.items()
    for name in names.split()
}
"""The module of each name. No module is called as a name is, or it would stand in its place."""


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = value  # the next time it is simply there
    return value
