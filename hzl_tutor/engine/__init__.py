"""The tables and rules of 装卦. Standard library only: no input or output, no clock, no randomness; frozen values."""

from hzl_tutor.engine.branches import Tie, clashing, combining, ties
from hzl_tutor.engine.casts import Cast, cast_between, cast_moving, still_cast
from hzl_tutor.engine.chart_object import chart_object
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
from hzl_tutor.engine.layers import LINES, Generation
from hzl_tutor.engine.moment import Moment, make_moment, parse_dressing, parse_moment
from hzl_tutor.engine.notation import nearest_hexagrams, parse_cast, parse_hexagram, write_coins
from hzl_tutor.engine.rulebook import Chart, Key, Step, cell, key_of, path_of
from hzl_tutor.engine.schools import BOOK, School, dress, rulebook
from hzl_tutor.engine.seasons import Season, Spirit, season_of
from hzl_tutor.engine.stages import EarthSchool, Stage
from hzl_tutor.engine.trigrams import Trigram, najia_of

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
    "AmbiguousError",
    "Branch",
    "Cast",
    "Chart",
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
    "Tie",
    "Trigram",
    "Trine",
    "UnreadableError",
    "WrongKindError",
    "cast_between",
    "cast_moving",
    "cell",
    "chart_object",
    "clashing",
    "combining",
    "controlled_by",
    "dress",
    "dress_all",
    "element_of",
    "ganzhi_named",
    "generated_by",
    "key_of",
    "make_moment",
    "najia_of",
    "nearest_hexagrams",
    "parse_cast",
    "parse_dressing",
    "parse_hexagram",
    "parse_moment",
    "path_of",
    "relate",
    "rulebook",
    "season_of",
    "state_in",
    "still_cast",
    "ties",
    "write_coins",
]
