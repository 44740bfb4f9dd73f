"""Answers are read by their content: every spelling, in any width, with any marks around it."""

from __future__ import annotations

import pytest
from exercise_space import ASKED, UNTIMED, drawn
from hypothesis import given
from hypothesis import strategies as st

from hzl_tutor.engine import (
    BRANCH_ELEMENT,
    SIXTY,
    AmbiguousError,
    Branch,
    NotationError,
    UnreadableError,
    WrongKindError,
)
from hzl_tutor.tutor.answers import NOTHING, base_of, read_answer, space_of, write_answer
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.judging import judge
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.vocabulary import BY_KIND, CANONICAL, FOLD, GANZHI, NONE_WORDS

KINDS = sorted({skill.kind for skill in (SKILLS[name] for name in ASKED)})
SINGLE = sorted({base_of(kind) for kind in KINDS})
UNFOLD: dict[str, list[str]] = {}
for _number, _simple in FOLD.items():
    UNFOLD.setdefault(_simple, []).append(chr(_number))
TWO_WAYS = {"六二", "六三", "六四", "六五", "初六"}
"""Titles of one line that are also two lines."""
ROWS = ("父 孙 兄 官 兄 父", "父母 子孙 兄弟 官鬼 兄弟 父母")
KEY = ("父母", "子孙", "兄弟", "官鬼", "兄弟", "父母")
SEPARATORS = (" ", "  ", "　", ",", "，", "、", "；", "/", "|", "\t", " , ", "-", "。", "\n")


def wide(text: str) -> str:
    """The text in full-width characters."""
    return "".join(chr(ord(mark) + 0xFEE0) if "!" <= mark <= "~" else mark for mark in text)


def ways(spelling: str) -> set[str]:
    """A spelling as it may be typed: in any case and width, in 繁体, with marks around it, with blanks in it."""
    found = {spelling, spelling.upper(), spelling.title(), wide(spelling), f"  {spelling} ", f"「{spelling}」"}
    found |= {
        f"{spelling}。",
        f"{spelling}的",
        f"答：{spelling}",
        f"是{spelling}" if spelling[0] not in "是的不没" else spelling,
    }
    found |= {spelling.replace(simple, other) for simple, others in UNFOLD.items() for other in others}
    if all("\u4e00" <= mark <= "\u9fff" for mark in spelling) and spelling not in TWO_WAYS and "的" not in spelling:
        found |= {" ".join(spelling), "　".join(spelling)}
    return found


@pytest.mark.parametrize("kind", SINGLE)
def test_every_spelling_of_every_value_is_read(kind: str) -> None:
    """Each word of the vocabulary names its value, 简 or 繁, in Chinese, pinyin or English, full-width or half, with blanks."""
    for spelling, value in BY_KIND[kind].items():
        for way in ways(spelling):
            if kind == "yesno" and way.startswith("是") and way != spelling:
                continue  # 是 is an answer here, and no word before one
            assert read_answer(kind, way) == (value,), way


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.startswith("set:")])
def test_every_spelling_of_every_value_is_read_in_a_set(kind: str) -> None:
    """A set of one is read from each word of its vocabulary, but for the titles that are two lines as well."""
    for spelling, value in BY_KIND[base_of(kind)].items():
        if kind == "set:line" and spelling in TWO_WAYS:
            with pytest.raises(AmbiguousError):
                read_answer(kind, spelling)
            continue
        for way in ways(spelling):
            assert read_answer(kind, way) == (value,), way


def test_every_value_of_a_kind_can_be_written() -> None:
    """The values of each kind are words of its vocabulary, and no word names anything but a value."""
    for kind in SINGLE:
        named = set(BY_KIND[kind].values())
        assert set(CANONICAL[kind]) <= named
        assert named <= set(CANONICAL[kind]) or kind == "ganzhi"
    assert len(set(GANZHI.values())) == 120


@pytest.mark.parametrize("skill_id", ASKED)
def test_every_spelling_of_a_key_passes_the_judge(skill_id: str) -> None:
    """The key of an exercise is right in every spelling of its values, over twelve seeds."""
    kind = SKILLS[skill_id].kind
    for exercise in drawn(skill_id, 12):
        for spelled in spellings(kind, exercise.key_cells):
            assert judge(exercise, spelled).right, spelled


def spellings(kind: str, cells: tuple[str, ...]) -> set[str]:
    """An answer with its values spelled in every way, all of them alike."""
    words: dict[str, list[str]] = {}
    for spelling, value in BY_KIND[base_of(kind)].items():
        if kind != "set:line" or spelling not in TWO_WAYS:
            words.setdefault(value, []).append(spelling)
    words[NOTHING] = list(NONE_WORDS)
    cells = cells or (NOTHING,)
    most = max(len(words[cell]) for cell in cells)
    return {" ".join(words[cell][turn % len(words[cell])] for cell in cells) for turn in range(most)}


@pytest.mark.parametrize("skill_id", ASKED)
def test_a_key_passes_its_own_judge(skill_id: str) -> None:
    """The key as it is written is right, with every cell right and no slip, for a hundred seeds."""
    for exercise in drawn(skill_id, 100):
        judgement = judge(exercise, exercise.key)
        assert judgement.right
        assert judgement.score == 1.0
        assert not judgement.slips
        assert not judgement.pairs
        assert not judgement.likely
        assert judgement.wrong_at == ()
        assert sorted(judgement.given) == sorted(exercise.key_cells)


@pytest.mark.parametrize("separator", SEPARATORS)
@pytest.mark.parametrize("row", ROWS)
def test_separators_of_a_row_do_not_matter(row: str, separator: str) -> None:
    """Blanks, commas, lines and other marks between the six are noise; so is having none."""
    assert read_answer("row6:relation", separator.join(row.split())) == KEY
    assert read_answer("row6:relation", "".join(row.split())) == KEY


@pytest.mark.parametrize("labels", ["初二三四五上", "一二三四五六", "123456", "初爻 二爻 三爻 四爻 五爻 上爻"])
def test_labels_of_lines_in_order_are_noise(labels: str) -> None:
    """初爻父母、二爻子孙 … is the row; the labels may stand before each with or without a mark."""
    names = labels.split() if " " in labels else list(labels)
    for mark in ("", "：", " ", "是"):
        text = "，".join(f"{name}{mark}{word}" for name, word in zip(names, KEY, strict=True))
        assert read_answer("row6:relation", text) == KEY


def test_six_labels_out_of_order_put_the_row_in_order() -> None:
    """With all six labels a row may be written from the top, or in any order."""
    pairs = [f"{name}爻{word}" for name, word in zip("初二三四五上", KEY, strict=True)]
    assert read_answer("row6:relation", " ".join(reversed(pairs))) == KEY
    assert read_answer("row6:relation", " ".join(pairs[3:] + pairs[:3])) == KEY


def test_labels_that_are_not_all_six_move_nothing() -> None:
    """A label that stands twice does not move a cell: the six are taken as they come."""
    assert read_answer("row6:relation", "初父母 初子孙 三兄弟 四官鬼 五兄弟 上父母") == KEY


def test_stems_are_carried_along_in_a_row() -> None:
    """辛丑亥酉 壬午申戌 is the row of 姤: a stem holds for the branches after it."""
    whole = ("辛丑", "辛亥", "辛酉", "壬午", "壬申", "壬戌")
    for text in ("辛丑亥酉 壬午申戌", "辛丑亥酉壬午申戌", "辛丑 亥 酉 壬午 申 戌", "辛丑亥酉，壬午、申、戌"):
        assert read_answer("row6:ganzhi", text) == whole
    assert read_answer("row6:ganzhi", "初爻辛丑 二爻亥 三爻酉 四爻壬午 五爻申 上爻戌") == whole


@pytest.mark.parametrize("pair", SIXTY, ids=str)
def test_the_phase_beside_a_pair_is_noise(pair: object) -> None:
    """甲寅木 is 甲寅; with another phase than its own it cannot be read."""
    name = str(pair)
    right = BRANCH_ELEMENT[Branch(name[1])]
    assert read_answer("ganzhi", f"{name}{right}") == (name,)
    wrong = next(mark for mark in "木火土金水" if mark != right)
    with pytest.raises((UnreadableError, WrongKindError)):
        read_answer("ganzhi", f"{name}{wrong}")


def test_what_stands_beside_a_relation_is_noise() -> None:
    """辛亥水子孙 says 子孙; a row may have the 干支 and phases in it."""
    assert read_answer("relation", "辛亥水子孙") == ("子孙",)
    assert read_answer("relation", "孙（水）") == ("子孙",)
    row = "辛丑土父母 辛亥水子孙 辛酉金兄弟 壬午火官鬼 壬申金兄弟 壬戌土父母"
    assert read_answer("row6:relation", row) == KEY


def test_a_pair_that_does_not_exist_is_read_and_wrong() -> None:
    """甲丑 is no 干支 of the sixty, yet somebody may answer it: that is a mistake, not a riddle."""
    assert read_answer("ganzhi", "甲丑") == ("甲丑",)


@pytest.mark.parametrize("word", NONE_WORDS)
def test_nothing_is_an_answer_where_it_can_be_one(word: str) -> None:
    """无 and its like are the empty set, the empty cell of a row, and a single answer only where one was let."""
    assert read_answer("set:relation", word) == ()
    assert read_answer("row6:ganzhi", f"{word} 甲寅 {word} {word} {word} {word}") == ("无", "甲寅", *["无"] * 4)
    assert read_answer("ganzhi", word, nothing=True) == (NOTHING,)
    for kind in ("ganzhi", "relation", "palace", "line"):
        with pytest.raises(WrongKindError) as caught:
            read_answer(kind, word)
        assert caught.value.found == "nothing"


def test_sets_are_written_in_the_order_of_their_kind() -> None:
    """Members may come in any order and more than once; they are read in the order of the kind."""
    assert read_answer("set:branch", "亥、戌 戌") == ("戌", "亥")
    assert read_answer("set:branch", "申子辰") == ("子", "辰", "申")
    assert read_answer("set:tie", "害刑") == ("刑", "害")
    assert read_answer("set:line", "上和初") == ("1", "6")
    assert read_answer("set:number", "九四") == ("4", "9")
    assert read_answer("set:relation", "官鬼与妻财") == ("妻财", "官鬼")
    assert read_answer("set:cause", "日辰、应爻") == ("应", "日")


UNREADABLE = [("relation", "嗯"), ("palace", ""), ("row6:ganzhi", "???"), ("set:tie", "好"), ("line", "七")]
WRONG_KIND = [
    ("relation", "甲寅", "ganzhi"),
    ("relation", "子孙 妻财", "several"),
    ("ganzhi", "官鬼", "relation"),
    ("ganzhi", "寅", "branch"),
    ("branch", "甲寅", "ganzhi"),
    ("palace", "游魂", "generation"),
    ("palace", "水", "element"),
    ("generation", "坤", "palace"),
    ("line", "妻财", "relation"),
    ("state", "木", "element"),
    ("row6:relation", "父 孙 兄", "count-3"),
    ("row6:relation", "父 孙 兄 官 兄 父 父", "count-7"),
    ("row6:ganzhi", "父 孙 兄 官 兄 父", "relation"),
    ("set:relation", "无 妻财", "nothing-and-something"),
    ("set:branch", "妻财", "relation"),
    ("yesno", "是 不是", "several"),
]
AMBIGUOUS = [
    ("palace", "金", ("乾", "兑")),
    ("palace", "土", ("艮", "坤")),
    ("palace", "木", ("震", "巽")),
    ("set:line", "六二", ("二", "六、二")),
    ("set:line", "初六", ("初", "初、六")),
]


@pytest.mark.parametrize(("kind", "text"), UNREADABLE)
def test_what_is_no_answer_at_all_is_unreadable(kind: str, text: str) -> None:
    """Noise and silence are one error; it is not one of the other two."""
    with pytest.raises(UnreadableError) as caught:
        read_answer(kind, text)
    assert (caught.value.text, caught.value.expected) == (text, kind)


@pytest.mark.parametrize(("kind", "text", "found"), WRONG_KIND)
def test_an_answer_of_another_kind_is_named(kind: str, text: str, found: str) -> None:
    """What can be read as something else says as what, or what is wrong with its number."""
    with pytest.raises(WrongKindError) as caught:
        read_answer(kind, text)
    assert (caught.value.text, caught.value.expected, caught.value.found) == (text, kind, found)


@pytest.mark.parametrize(("kind", "text", "meant"), AMBIGUOUS)
def test_what_can_be_read_two_ways_lists_both(kind: str, text: str, meant: tuple[str, ...]) -> None:
    """A phase that two palaces share, and a title that is also two lines, are asked back."""
    with pytest.raises(AmbiguousError) as caught:
        read_answer(kind, text)
    assert caught.value.nearest == meant


WORDS = st.sampled_from(sorted({word for kind in SINGLE for word in BY_KIND[kind]} | set(NONE_WORDS)))
MARKS = st.sampled_from([*SEPARATORS, "初", "六", "是", "的", "爻", "木", "嗯", "x", "7", "🀄", "\u0301", "\ud800"])
TEXTS = st.one_of(st.text(), st.lists(st.one_of(WORDS, MARKS, st.characters()), max_size=14).map("".join))


def reading(kind: str, text: str, *, nothing: bool) -> tuple[str, ...] | NotationError:
    """What comes of a text: its values, or one of the three errors."""
    try:
        return read_answer(kind, text, nothing=nothing)
    except (UnreadableError, WrongKindError, AmbiguousError) as error:
        return error


@UNTIMED
@given(st.sampled_from(KINDS), TEXTS, st.booleans())
def test_any_text_is_read_or_refused(kind: str, text: str, nothing: bool) -> None:
    """Whatever is typed gives values of the kind or one of three errors, which carries the text as it was typed."""
    found = reading(kind, text, nothing=nothing)
    if isinstance(found, NotationError):
        assert (found.text, found.expected) == (text, kind)
        return
    values = {*BY_KIND[base_of(kind)].values(), NOTHING}
    assert set(found) <= values
    if kind.startswith("set:"):
        assert len(set(found)) == len(found)
    else:
        assert len(found) == (6 if kind.startswith("row6") else 1)


@UNTIMED
@given(st.sampled_from(KINDS), TEXTS, st.text(" \t　\n", min_size=1), st.text(" \t　\n"))
def test_blanks_around_an_answer_change_nothing(kind: str, text: str, before: str, after: str) -> None:
    """With blanks before and after it a text means what it meant."""
    plain, padded = reading(kind, text, nothing=False), reading(kind, before + text + after, nothing=False)
    assert type(plain) is type(padded)
    if isinstance(plain, tuple):
        assert plain == padded


@UNTIMED
@given(st.sampled_from(KINDS), TEXTS, st.data())
def test_blanks_within_an_answer_never_make_another_of_it(kind: str, text: str, data: st.DataObject) -> None:
    """A blank anywhere leaves the answer as it was, or makes it unreadable; it is never read as another answer."""
    plain = reading(kind, text, nothing=False)
    at = data.draw(st.integers(0, len(text)))
    spread = reading(kind, f"{text[:at]} {text[at:]}", nothing=False)
    if isinstance(plain, tuple) and isinstance(spread, tuple):
        assert plain == spread


@UNTIMED
@given(st.sampled_from(KINDS), st.data())
def test_words_with_any_separators_are_their_values(kind: str, data: st.DataObject) -> None:
    """Words of a kind, whatever marks stand between them, are read as their values."""
    base = base_of(kind)
    words = sorted(word for word in BY_KIND[base] if word not in TWO_WAYS)
    size = 6 if kind.startswith("row6") else 1
    most = 6 if kind.startswith("set:") else size
    chosen = data.draw(st.lists(st.sampled_from(words), min_size=size, max_size=most))
    marks = data.draw(st.lists(st.sampled_from([mark for mark in SEPARATORS if mark != "-"]), min_size=7, max_size=7))
    text = "".join(word + mark for word, mark in zip(chosen, marks, strict=False))
    values = tuple(BY_KIND[base][word] for word in chosen)
    if kind.startswith("set:"):
        values = tuple(sorted(set(values), key=CANONICAL[base].index))
    assert read_answer(kind, text) == values


def test_the_space_of_a_kind_is_the_number_of_its_answers() -> None:
    """Luck is discounted by how many answers there could be: two for yes or no, five to the sixth for a row."""
    assert space_of("yesno") == 2
    assert space_of("relation") == 5
    assert space_of("row6:relation") == 5**6
    assert space_of("row6:ganzhi") == 60**6
    assert space_of("palace") == 8
    assert space_of("set:relation") == 2**5
    assert space_of("set:tie") == 2**4
    assert all(space_of(kind) > 1 for kind in KINDS)


def test_an_answer_is_written_as_the_contract_has_it() -> None:
    """Values are joined by single blanks, and an empty set is 无."""
    assert write_answer("set:branch", ("戌", "亥")) == "戌 亥"
    assert write_answer("set:branch", ()) == "无"
    exercise: Exercise = drawn("relation.all", 1)[0]
    assert len(exercise.key.split(" ")) == 6
