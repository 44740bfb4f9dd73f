"""The tables of sentences are whole: everything that can be said has its words."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from hzl_tutor.tutor.answers import base_of, read_answer
from hzl_tutor.tutor.messages import Say
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.slips import LIBRARY, SLIPS
from hzl_tutor.words.zh_hans import Simplified
from hzl_tutor.words.zh_hans.prompts import EXPECTED, PROMPTS
from hzl_tutor.words.zh_hans.rules import HINTS, NEXT, RULES
from hzl_tutor.words.zh_hans.sentences import SENTENCES
from hzl_tutor.words.zh_hans.skills import SKILL_NAMES
from hzl_tutor.words.zh_hans.slips import CORRECTION, DETAIL, SHORT

PACKAGE = Path(__file__).parents[2] / "hzl_tutor"
WORDS = Simplified()
FAMILIES = ("slip.", "rule.", "pointer.", "hint.", "next.", "what.")
KINDS = {skill.kind for skill in SKILLS.values()} | {base_of(skill.kind) for skill in SKILLS.values() if skill.is_row}


class Said(ast.NodeVisitor):
    """Collects the ids that a module puts into Say: constants, the beginnings of formatted ones, and names of variables."""

    def __init__(self) -> None:
        self.ids: set[str] = set()
        self.prefixes: set[str] = set()
        self.names: set[str] = set()
        self.constants: dict[str, set[str]] = {}

    def visit_Call(self, node: ast.Call) -> None:
        """Look at Say(…)."""
        if isinstance(node.func, ast.Name) and node.func.id == "Say" and node.args:
            first = node.args[0]
            for part in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
                if isinstance(part, ast.Constant):
                    self.ids.add(str(part.value))
                elif isinstance(part, ast.JoinedStr):
                    head = part.values[0]
                    assert isinstance(head, ast.Constant)
                    self.prefixes.add(str(head.value))
                else:
                    assert isinstance(part, ast.Name), ast.dump(part)
                    self.names.add(part.id)
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        """Remember the texts that a variable may hold."""
        texts = {str(n.value) for n in ast.walk(node.value) if isinstance(n, ast.Constant) and isinstance(n.value, str)}
        for target in node.targets:
            if isinstance(target, ast.Name):
                self.constants.setdefault(target.id, set()).update(texts)
        self.generic_visit(node)


def said() -> Said:
    """Everything the program puts into Say."""
    found = Said()
    for path in PACKAGE.rglob("*.py"):
        here = Said()
        here.visit(ast.parse(path.read_text(encoding="utf-8")))
        found.ids |= here.ids
        found.prefixes |= here.prefixes
        for name in here.names:
            found.ids |= here.constants[name]
    return found


def test_every_sentence_that_is_said_exists() -> None:
    """Each id written in the code has its sentence, and formatted ids are of the five families."""
    found = said()
    assert len(found.ids) > 30
    for sentence_id in found.ids:
        assert WORDS.wordings(Say(sentence_id)), sentence_id
    assert found.prefixes <= set(FAMILIES)


def test_every_plain_sentence_is_said_somewhere() -> None:
    """No sentence lies about that nothing says."""
    used = said().ids
    spare = {name for name in SENTENCES if name not in used and not name.startswith("what.")}
    assert spare == set()


@pytest.mark.parametrize("skill_id", SKILLS)
def test_a_skill_has_all_its_words(skill_id: str) -> None:
    """Question, name, rule and hint; names are each skill's own; rule and hint can be said from nothing but facts."""
    assert PROMPTS[skill_id]
    assert SKILL_NAMES[skill_id]
    assert RULES[skill_id]
    assert HINTS[skill_id]
    assert WORDS.skill(skill_id) == SKILL_NAMES[skill_id]
    assert len(set(SKILL_NAMES.values())) == len(SKILL_NAMES)
    assert WORDS.wordings(Say(f"next.{skill_id}", {}))


def test_no_table_has_words_for_what_is_not_there() -> None:
    """Prompts, names, rules, hints and what comes next are of skills that exist; corrections of slips that exist."""
    assert set(PROMPTS) == set(SKILL_NAMES) == set(HINTS) == set(SKILLS)
    assert set(RULES) == {*SKILLS, "any"}
    assert set(NEXT) <= {*SKILLS, "again", "only", "first", "several"}
    assert set(SHORT) == set(CORRECTION) == set(LIBRARY)
    assert set(DETAIL) <= set(SLIPS)


@pytest.mark.parametrize("slip_id", LIBRARY)
def test_a_slip_has_its_name_and_correction(slip_id: str) -> None:
    """What was done, and how to do it: two finished pieces, with nothing of the chart in question in them."""
    assert SHORT[slip_id]
    assert CORRECTION[slip_id].endswith("。")
    assert not SHORT[slip_id].endswith("。")
    for text in (SHORT[slip_id], CORRECTION[slip_id]):
        assert "{" not in text
        assert "……" not in text
    assert WORDS.slip(slip_id).startswith(SHORT[slip_id])
    seen = WORDS.say(Say(f"slip.{slip_id}", {"sure": "maybe"}))
    assert CORRECTION[slip_id] in seen
    assert WORDS.say(Say(f"slip.{slip_id}", {"sure": "sure"})) != seen


def test_corrections_are_each_slip_s_own() -> None:
    """No two slips are called the same."""
    assert len(set(SHORT.values())) == len(SHORT)


def test_what_is_wrong_has_a_sentence_for_every_kind() -> None:
    """The sorts of difference between answer and key, and the last resort."""
    for sort in ("row", "set", "nothing", "yesno", "line", "one", "cell", "any"):
        assert f"what.{sort}" in SENTENCES


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_of_answer_is_named_with_readable_examples(kind: str) -> None:
    """What is expected is said for each kind that is ever asked; every example given is read as such an answer."""
    what, ways = EXPECTED[kind]
    assert what
    for way in ways:
        assert read_answer(kind, way)


def test_only_words_of_data_stand_in_braces() -> None:
    """Every wording is a well-formed template: what stands in braces is a plain name."""
    texts = [*PROMPTS.values(), *SENTENCES.values(), *NEXT.values(), *DETAIL.values()]
    texts += [wording for wordings in (*RULES.values(), *HINTS.values()) for wording in wordings]
    for text in texts:
        assert re.sub(r"\{[a-z_]+\}", "", text).count("{") == 0, text
        assert re.sub(r"\{[a-z_]+\}", "", text).count("}") == 0, text
