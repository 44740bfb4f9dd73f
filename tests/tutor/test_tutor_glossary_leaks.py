"""什么是, asked while a question is open, explains without answering it."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from exercise_space import ASKED, drawn
from sittings import WORDS, asked, put, sit, told

from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.messages import Ask, Glossary, Message
from hzl_tutor.tutor.session import Session
from hzl_tutor.tutor.side_trips import LOOKED_UP
from hzl_tutor.ui.render import illustrated
from hzl_tutor.words import language
from hzl_tutor.words.terms import TERMS
from hzl_tutor.words.zh_hans.glossary import DEFINITIONS

WITH_TABLES = [term.simplified for term in TERMS if len(DEFINITIONS[term.id].parts) > 1]
VALUES = [*"子丑寅卯辰巳午未申酉戌亥", *"甲乙丙丁戊己庚辛壬癸"]
WHOLE = ("木、火、土、金、水", "、".join("子丑寅卯辰巳午未申酉戌亥"))
NUMERALS = dict(zip("12345678", "一二三四五六七八", strict=True)) | {"9": "九", "10": "十"}


def sentences(said: list[Message]) -> list[str]:
    """What was said of a term, piece by piece, without its name."""
    text = "。".join(told([message for message in said if not isinstance(message, Ask)]))
    return [piece for piece in re.split("[。；]", text.partition("：")[2]) if piece]


def answers(exercise: Exercise, piece: str) -> bool:
    """Whether a piece of text puts what is asked and its answer together, as a table does."""
    if any(names in piece for names in WHOLE):
        return False  # all of them, each as good as the other
    piece = piece.replace("五行", "")
    given, key = exercise.params, exercise.key_cells
    skill = exercise.skill.id
    if skill == "number":
        return given["element"] in piece and any(NUMERALS[number] in piece for number in key)
    if skill == "branches.relation":
        return all(branch in piece for branch in given["branches"])
    if skill in ("trine", "void"):
        return bool(key) and all(branch in piece for branch in key)
    if skill == "tomb.line":
        return exercise.key in piece and "墓" in piece
    about = given.get("element") or given.get("branch") or given["ganzhi"]
    return about in piece and exercise.key in piece


@pytest.mark.parametrize("skill_id", sorted(LOOKED_UP))
def test_no_table_answers_the_open_question(skill_id: str) -> None:
    """Whatever term with a table, stem or branch is asked about, no piece of the answer puts question and key together."""
    for exercise in drawn(skill_id, 12):
        session = put(exercise)
        for word in (*WITH_TABLES, "纳音", "旬空", "五行", *VALUES):
            said = session.feed(f"什么是 {word}")
            assert asked(said).exercise == exercise
            for piece in sentences(said):
                assert not answers(exercise, piece), (exercise.resolved, word, piece)


@pytest.mark.parametrize("skill_id", sorted(LOOKED_UP))
def test_no_table_answers_the_open_question_in_english(skill_id: str) -> None:
    """The same holds of what is said in English, where values stand beside their English names."""
    english = language("en")
    for exercise in drawn(skill_id, 4):
        session = put(exercise)
        for word in (*WITH_TABLES, "纳音", "旬空", *VALUES):
            said = [message for message in session.feed(f"什么是 {word}") if isinstance(message, Glossary)]
            text = " ".join(line.text for message in said for line in english.render(message)).partition(": ")[2]
            assert text
            for piece in re.split(r"[.;,] ", text):
                assert not answers(exercise, piece), (exercise.resolved, word, piece)
                if skill_id == "number":
                    assert not (exercise.params["element"] in piece and set(exercise.key_cells) & set(piece))


def test_only_what_answers_is_kept_back() -> None:
    """While the tomb of wood is asked, what a tomb is is still said, and the tables of other things stay whole."""
    said = " ".join(told(sit_with("tomb.element@/element=木").feed("什么是 墓")))
    assert "收藏之处" in said
    assert "两种毛病" in said
    assert "木墓" not in said
    assert "木三和八" in " ".join(told(sit_with("tomb.line@乾/line=1").feed("什么是 类数")))
    assert "木墓未" in " ".join(told(sit_with("palace@姤").feed("什么是 墓")))


def sit_with(code: str) -> Session:
    """A sitting at which an exercise is open."""
    session = sit()
    session.feed(code)
    return session


def test_the_table_stays_closed_while_one_steps_back() -> None:
    """With the cell beneath open, what the question above asks is kept back too."""
    session = sit_with("tomb.line@乾/line=2")
    for wrong in ("子", "丑"):
        session.feed(wrong)
    assert session.expects.code != "tomb.line@乾/line=2"
    assert "木墓未" not in " ".join(told(session.feed("什么是 墓")))


@pytest.mark.parametrize("skill_id", ASKED)
def test_no_chart_is_shown_beside_a_term_while_a_question_is_open(skill_id: str) -> None:
    """The chart that would show a term waits until nothing is open."""
    for exercise in drawn(skill_id, 2):
        said = put(exercise).feed("什么是 世")
        assert any(isinstance(message, Glossary) and message.busy for message in said)
        assert list(illustrated(said, WORDS)) == said


def test_no_chart_is_shown_beside_a_term_while_a_sheet_lies_there() -> None:
    """Nor while a hexagram is being filled in; afterwards it is."""
    session = sit()
    session.feed("装卦 姤")
    said = session.feed("什么是 世")
    assert list(illustrated(said, WORDS)) == said
    session.feed("停")
    said = session.feed("什么是 世")
    assert len(list(illustrated(said, WORDS))) == len(said) + 1


def test_tables_of_ties_are_told_apart_from_their_names() -> None:
    """For every pair of branches that is asked, all four tables are closed if they hold the pair."""
    for pair in combinations("子丑寅卯辰巳午未申酉戌亥", 2):
        session = sit_with(f"branches.relation@/branches={''.join(pair)}")
        for word in ("六合", "六冲", "三刑", "六害"):
            for piece in sentences(session.feed(f"什么是 {word}")):
                assert not all(branch in piece for branch in pair), (pair, word, piece)
