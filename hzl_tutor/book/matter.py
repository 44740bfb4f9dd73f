"""What is asked about, and by whom: 求财, 求官, 婚姻 … and which relation the book looks at for it (§3, §6)."""

from __future__ import annotations

from typing import NamedTuple

from hzl_tutor.engine import Relation

ASKERS: tuple[str, ...] = ("男", "女")
"""Who may ask. Only 婚姻 takes its 用神 by the asker: 男 takes a wife and looks at 妻财, 女 a husband and looks at 官鬼."""
OLDEST = 120


class Matter(NamedTuple):
    """A question as far as the book needs it: its topic, one of :data:`TOPICS`, the asker and his age (岁, from 1).

    Whatever is not known is empty or None; rules that would need it are then not said to hold.
    """

    topic: str = ""
    asker: str = ""
    age: int | None = None

    def __str__(self) -> str:
        return self.topic + self.asker


_O, _W = Relation.OFFICER, Relation.WEALTH

TOPICS: dict[str, Relation | None] = {
    "病": _O, "夫病": _O, "失物": _O, "求官": _O, "词讼": _O, "补缺": _O, "文书": _O, "科举": _O,
    "赴任": _O, "在任": _O, "请判": _O, "见官": _O, "上马": _O, "求名": _O,
    "买卖": _W, "家事": _W, "婢妾": _W, "仆从": _W, "求财": _W, "脱货": _W, "孕产": _W,
    "婚姻": None, "身命": None, "回家": None, "葬地": None,
}  # fmt: skip
"""Every topic with its 用神: public matters look at 官鬼, private ones at 妻财 (§6), 孕产 at 妻财 (§26).

None: 婚姻 goes by the asker, 身命 (§22, §24) and 回家 (动止章) by 世; for 葬地 (§1) none is named.
"""

HELPERS: dict[Relation, Relation] = {Relation.OFFICER: Relation.PARENT, Relation.WEALTH: Relation.OFFSPRING}
"""辅: 官用以父母，财用以子孙 (§3)."""

MARRIAGE: dict[str, Relation] = {"男": Relation.WEALTH, "女": Relation.OFFICER}
"""用神 of 婚姻 by the asker (§6, §25)."""
