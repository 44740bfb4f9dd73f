"""Scripts for the tests of lessons, in our own words, and a tutor that knows a few skills."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from textwrap import dedent

from hzl_tutor.lesson import Fault, FaultCode, QuestionProblem, QuestionStep, RuleProblem, Script, lint_file
from hzl_tutor.lesson.compile import compile_bytes
from hzl_tutor.lesson.rule_claims import RuleClaim

HEAD = """\
---
unit: 7
id: chang-shi
title: 试一课
track: 五乡
sections: [8]
---

"""
"""A front matter of seven lines and a blank one."""

WHOLE = (
    HEAD
    + """\
先说一句话，
接着再说半句。

```predict
id: p1
ask: 你猜是哪一个？
options:
  - {text: 这个, say: 记住。}
  - {text: 那个, say: "记住[乾宫](hzl:姤/palace)。"}
```

> 财伏鬼乡，买卖遭伤；
> 日辰福德，方始荣昌。

二爻是[丙午火官鬼](hzl:遁/2)，**记牢**，写作 `遁`。

```chart
hexagram: 姤之鼎
show: [flying, hidden, changed, season]
mark: [1, 五爻]
moment: 寅月甲子日
```

```question
id: q1
skill: hidden.line
hexagram: 遁
line: 二爻
ask: 二爻底下是什么？
hints: [先定宫。, 再看同位。]
```

```question
id: q2
skill: hidden.home
generate: {relation: 妻财, own: false, home: [官鬼, 兄弟]}
repeat: 3
ask: 落在哪一乡？
```

```choice
id: c1
hexagram: 井
show: []
month: 丙寅
ask: 哪一个对？
options:
  - {text: 甲, say: 不是。}
  - {text: 乙, say: 是。, right: true}
```

完了。
"""
)
"""A lesson that has every kind of step."""


class Tutor:
    """A catalogue with the given skills and two terms that takes every question but those with an id in ``refused``."""

    def __init__(self, *skills: str, refused: dict[str, QuestionProblem] | None = None) -> None:
        self.skills: Collection[str] = skills or ("hidden.line", "hidden.home", "season.state")
        self.rules: Collection[str] = ("S08.R1", "S08.R2")
        self.terms: Mapping[str, Sequence[str]] = {"own-line": ("亲爻", "亲爻出现"), "side-line": ("旁爻",)}
        self.refused = refused or {}
        self.asked: list[str] = []

    def check_question(self, question: QuestionStep) -> QuestionProblem | None:
        """Return what was prepared for this question."""
        self.asked.append(question.key)
        return self.refused.get(question.key)

    def quotes(self, words: str, section: str | None) -> bool:
        """Take every quotation but those with 无此 in them, and all of §9."""
        return "无此" not in words and section != "9"

    def check_rule(self, path: str, claim: RuleClaim) -> RuleProblem | None:
        """Take every claim about a rule but those of §99."""
        self.asked.append(claim.rule)
        return RuleProblem(FaultCode.CLAIM_RULE_FAILS, {"path": path}) if claim.rule.startswith("S99") else None


def compiled(text: str) -> Script:
    """Compile a script from its text."""
    return compile_bytes(Path("x.md"), text.encode())


def body(text: str) -> Script:
    """Compile a script from what stands below the front matter."""
    return compiled(HEAD + dedent(text))


def linted(folder: Path, text: str | bytes, tutor: Tutor | None = None) -> tuple[Fault, ...]:
    """Lint one script as a file of its own."""
    path = folder / "x.md"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return lint_file(path, tutor or Tutor())


def lesson(lesson_id: str, unit: str, needs: str = "", words: str = "一句话。") -> str:
    """Return a short lesson with the given front matter."""
    return f"---\nunit: {unit}\nid: {lesson_id}\ntitle: 课{unit}\ntrack: 骨架\nneeds: [{needs}]\n---\n\n{words}\n"
