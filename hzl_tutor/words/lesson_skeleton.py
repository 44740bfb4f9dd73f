"""The beginning of a lesson: a script with every kind of step, in which 【待写：…】 stands for what is still to be written.

It can be taught as it is, and ``hzl lint`` tells nothing of it but those marks.
"""

from __future__ import annotations

import json
import re

from hzl_tutor.lesson.units import UNIT

_SIMPLE = re.compile(r"[\u3400-\u9fffA-Za-z][\u3400-\u9fffA-Za-z0-9]*")
_TEXT = """\
---
unit: {unit}
id: {id}
title: {title}
sections: []
track: {track}
needs: []
skills: []
terms: []
rules: []
minutes: 20
rev: 1
---

【待写：这一课为什么要有，一两句】

【待写：文件头里的 sections、needs、skills，用不着的行删去】

```predict
id: guess-1
ask: 【待写：引书之前，先猜一件会出乎意料的事】
options:
  - text: 【待写：一种想法】
    say: 【待写：请他记住什么，往下看哪里】
  - text: 【待写：另一种想法】
    say: 【待写：也不判对错】
```

【待写：引原文，行首写 >，行末写 §8 这样的出处；然后用自己的话说规矩，条件一个不丢】

```chart
hexagram: 姤
show: [flying, hidden]
mark: [1]
```

【待写：拿一个卦走一遍，说到哪一格就链到哪一格】世在[初爻](hzl:姤/world)，面上是[辛丑土父母](hzl:姤/1)。

```question
id: q-1
skill: hidden.line
generate: {{}}
ask: 【待写：换成这一课的技能；照条件出题，答案不能总一样】
```

```choice
id: c-1
ask: 【待写：一题问一事】
options:
  - text: 【待写：错项，对一种错想】
    say: 【待写：只说错在哪、下一步看什么】
  - text: 【待写：对的】
    right: true
    say: 【待写：为什么】
  - text: 【待写：另一种错想】
    say: 【待写：不报所问之值】
```

【待写：三句话收住，再说接着练什么】
"""


def skeleton(unit: str, lesson_id: str, title: str, track: str) -> str:
    """Return the text of a new lesson; the parts are known to be good, the title may be any one line."""
    quoted = title if _SIMPLE.fullmatch(title) else json.dumps(title, ensure_ascii=False)
    return _TEXT.format(unit=unit, id=lesson_id, title=quoted, track=track)


def file_name(unit: str, lesson_id: str) -> str:
    """Return what the file of a lesson is called: ``08-cai-fu-gui.md``, ``00a-gua-yu-yao.md``."""
    found = UNIT.fullmatch(unit)
    assert found is not None  # the unit was read before
    return f"{int(found[1]):02}{found[2]}-{lesson_id}.md"
