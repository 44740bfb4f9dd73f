"""What lessons cover: what each says of itself, claims, quotes and asks is counted, and nothing else."""

from __future__ import annotations

from pathlib import Path

from hzl_tutor.book import RULES, Kind
from hzl_tutor.lesson import Script
from hzl_tutor.lesson.compile import compile_bytes
from hzl_tutor.tutor.coverage import Row, coverage
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.slips import SLIPS

BODY = """
一句话。[遭伤](hzl:遁/rule/S08.R3?day=甲子)

> 财伏鬼乡，买卖遭伤；

```question
id: q1
skill: hidden.line
hexagram: 遁
line: 2
```

```choice
id: c1
ask: 问
rules: [S09.R1]
options:
  - {text: 甲, say: 一, right: true}
  - {text: 乙, say: 二}
```
"""


def lesson(unit: str, more: str = "", body: str = BODY) -> Script:
    """Return a lesson with further rows in its front matter."""
    text = f"---\nunit: {unit}\nid: u-{unit}\ntitle: 题\ntrack: 五乡\n{more}\n---\n{body}"
    return compile_bytes(Path("x.md"), text.encode())


def rows(*scripts: Script) -> dict[str, Row]:
    """All rows by kind and id."""
    return {f"{kind} {row.id}": row for kind, found in coverage(scripts)._asdict().items() for row in found}


def test_everything_that_can_be_covered_has_a_row() -> None:
    """Sections with their appendices, all skills, all slips that show, all derivations and judgements; nothing covered."""
    found = coverage([])
    assert [row.id for row in found.sections][:2] == ["1", "2"]
    assert {"19附", "25附", "27"} < {row.id for row in found.sections}
    assert [row.id for row in found.skills] == list(SKILLS)
    assert [row.id for row in found.slips] == list(SLIPS)
    assert {RULES[row.id].kind for row in found.rules} == {Kind.DERIVATION, Kind.JUDGEMENT}
    assert not any(row.taught or row.asked for kind in found for row in kind)


def test_sections_and_skills() -> None:
    """What a lesson names is taught; a skill is asked by a question, a section where a lesson of it asks anything."""
    silent = lesson("9", "sections: [9]\nskills: [own]", "\n一句话。\n")
    found = rows(lesson("8", "sections: [8]\nskills: [palace]"), silent)
    assert found["sections 8"] == Row("8", ("8",), ("8",))
    assert found["sections 9"] == Row("9", ("9",), ())
    assert found["skills palace"] == Row("palace", ("8",), ())
    assert found["skills own"] == Row("own", ("9",), ())
    assert found["skills hidden.line"] == Row("hidden.line", (), ("8",))


def test_rules() -> None:
    """A rule is taught by name, by claim, or by quotation in a lesson of its section; it is asked by a choice naming it."""
    found = rows(lesson("8", "sections: [8]\nrules: [S10.R1]"), lesson("11"))
    assert found["rules S08.R1"].taught == ("8",)  # quoted, and of its section
    assert found["rules S08.R3"].taught == ("8", "11")  # claimed
    assert found["rules S10.R1"].taught == ("8",)
    assert found["rules S09.R1"] == Row("S09.R1", (), ("8", "11"))
    deriving = rows(lesson("2", "rules: [S02.R3, S02.R5, S08.R1]"), lesson("3"))
    assert deriving["rules S02.R3"].asked == ("2",)  # a derivation of the hidden lines, which q1 asks for
    assert deriving["rules S02.R5"].asked == deriving["rules S08.R1"].asked == ()
    assert found["rules S08.R2"] == Row("S08.R2", (), ())


def test_a_rule_is_asked_by_the_questions_drawn_about_it() -> None:
    """A question about one rule asks it, fixed or drawn; of one drawn from several, nobody knows which it will be."""
    body = """
```question
id: q1
skill: rule.lines
hexagram: 遁
rule: S08.R1
```

```question
id: q2
skill: rule.holds
generate: {rule: [S08.R2]}
```

```question
id: q3
skill: rule.holds
generate: {rule: [S09.R1, S09.R2]}
```
"""
    found = rows(lesson("8", body=body))
    assert {name for name, row in found.items() if row.asked and name.startswith("rules ")} == {
        "rules S08.R1",
        "rules S08.R2",
    }


def test_slips_go_with_the_skills_in_which_they_show() -> None:
    """A slip is taught with a skill that shows it, and asked with a question of one; others are not."""
    found = rows(lesson("8", "skills: [body]"))
    assert found["slips palace-from-upper"].asked == ("8",)
    taught = {name for name, row in found.items() if name.startswith("slips ") and row.taught}
    assert taught
    assert len(taught) < len(SLIPS)


def test_a_rule_that_is_drawn_is_asked_where_no_other_could_be() -> None:
    """A question that draws charts about one rule asks it; of two to draw from neither is sure to be asked."""
    body = "\n```question\nid: {}\nskill: rule.holds\ngenerate: {{rule: [{}]}}\n```\n"
    found = rows(lesson("8", body=body.format("q1", "S08.R1") + body.format("q2", "S08.R2, S09.R1")))
    assert found["rules S08.R1"].asked == ("8",)
    assert found["rules S08.R2"].asked == found["rules S09.R1"].asked == ()
