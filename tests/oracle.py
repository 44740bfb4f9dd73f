"""A second dressing of the hexagrams, for tests only, that shares no line of code with `hzl_tutor`.

Plain strings and lists, slow on purpose, every answer derived another way than by looking it up: palaces by
flipping the lines of the eight pure hexagrams, 纳甲 by stepping from a start branch, tombs by counting the
twelve stages, 纳音 elements by arithmetic, voids from the day's number. What the engine says and what this
module says must meet.

Lines are numbered 1 (bottom) to 6; bits are written line 1 first, "1" is yang. Stems and branches: from 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Json = dict[str, Any]
Known = str | None

STEMS = "甲乙丙丁戊己庚辛壬癸"
BRANCHES = "子丑寅卯辰巳午未申酉戌亥"
SIXTY = [STEMS[n % 10] + BRANCHES[n % 12] for n in range(60)]
CYCLE = "木火土金水"  # each generates the next and controls the one after the next
RELATIONS = ["父母", "兄弟", "子孙", "妻财", "官鬼"]
GENERATIONS = ["本宫", "一世", "二世", "三世", "四世", "五世", "游魂", "归魂"]
WATER_STAGES = {  # 水 is born at 申
    "申": "长生",
    "酉": "沐浴",
    "戌": "冠带",
    "亥": "临官",
    "子": "帝旺",
    "丑": "衰",
    "寅": "病",
    "卯": "死",
    "辰": "墓",
    "巳": "绝",
    "午": "胎",
    "未": "养",
}
STAGES = list(WATER_STAGES.values())
SPIRITS = ["青龙", "朱雀", "勾陈", "螣蛇", "白虎", "玄武"]
TRINES = ["申子辰", "寅午戌", "亥卯未", "巳酉丑"]

# Trigram: bits, image, element, stem below, stem above, branch of its first line, step from line to line.
TRIGRAMS = {
    "乾": ("111", "天", "金", "甲", "壬", "子", 2),
    "兑": ("110", "泽", "金", "丁", "丁", "巳", -2),
    "离": ("101", "火", "火", "己", "己", "卯", -2),
    "震": ("100", "雷", "木", "庚", "庚", "子", 2),
    "巽": ("011", "风", "木", "辛", "辛", "丑", -2),
    "坎": ("010", "水", "水", "戊", "戊", "寅", 2),
    "艮": ("001", "山", "土", "丙", "丙", "辰", 2),
    "坤": ("000", "地", "土", "乙", "癸", "未", -2),
}
BY_BITS = {facts[0]: name for name, facts in TRIGRAMS.items()}

# Rows: the upper trigram. Columns: the lower one, in the order 乾 兑 离 震 巽 坎 艮 坤.
_NAMES = {
    "乾": "乾 履 同人 无妄 姤 讼 遁 否",
    "兑": "夬 兑 革 随 大过 困 咸 萃",
    "离": "大有 睽 离 噬嗑 鼎 未济 旅 晋",
    "震": "大壮 归妹 丰 震 恒 解 小过 豫",
    "巽": "小畜 中孚 家人 益 巽 涣 渐 观",
    "坎": "需 节 既济 屯 井 坎 蹇 比",
    "艮": "大畜 损 贲 颐 蛊 蒙 艮 剥",
    "坤": "泰 临 明夷 复 升 师 谦 坤",
}
NAMES = {
    TRIGRAMS[lower][0] + TRIGRAMS[upper][0]: name
    for upper, row in _NAMES.items()
    for lower, name in zip(TRIGRAMS, row.split(), strict=True)
}
BITS = {name: bits for bits, name in NAMES.items()}

# The thirty 纳音 names, one for each pair of pillars, from 甲子 乙丑 on.
_NAYIN = [
    *("海中金", "炉中火", "大林木", "路旁土", "剑锋金", "山头火", "涧下水", "城头土", "白蜡金", "杨柳木"),
    *("泉中水", "屋上土", "霹雳火", "松柏木", "长流水", "沙中金", "山下火", "平地木", "壁上土", "金箔金"),
    *("覆灯火", "天河水", "大驿土", "钗钏金", "桑柘木", "大溪水", "沙中土", "天上火", "石榴木", "大海水"),
]


def casts() -> list[str]:
    """List all 4,096 casts, six digits each, line 1 first."""
    found = [""]
    for _ in range(6):
        found = [begun + digit for begun in found for digit in "6789"]
    return found


def cast_of(name: str, moving: Sequence[int] = ()) -> str:
    """Write the cast of a named hexagram with the given lines moving."""
    digits = {("1", False): "7", ("0", False): "8", ("1", True): "9", ("0", True): "6"}
    return "".join(digits[bit, line in moving] for line, bit in enumerate(BITS[name], start=1))


def cast_between(name: str, other: str) -> str:
    """Write the cast that turns one named hexagram into another."""
    return cast_of(name, [n for n in range(1, 7) if BITS[name][n - 1] != BITS[other][n - 1]])


def flip(bits: str, *lines: int) -> str:
    """Turn some of the lines to their opposite."""
    return "".join("10"[int(bit)] if line in lines else bit for line, bit in enumerate(bits, start=1))


def family(trigram: str) -> list[str]:
    """List the eight hexagrams (bits) of a palace in the order of `GENERATIONS`, by 京房's flipping."""
    steps = [TRIGRAMS[trigram][0] * 2]
    for line in (1, 2, 3, 4, 5):
        steps.append(flip(steps[-1], line))
    steps.append(flip(steps[-1], 4))
    steps.append(flip(steps[-1], 1, 2, 3))
    return steps


def place(bits: str) -> tuple[str, int]:
    """Find palace and generation number (0 本宫, 1–5, 6 游魂, 7 归魂) of a hexagram."""
    found = [(trigram, family(trigram).index(bits)) for trigram in TRIGRAMS if bits in family(trigram)]
    assert len(found) == 1, f"{bits} stands in {len(found)} palaces"
    return found[0]


def world_line(generation: int) -> int:
    """Find the 世 line: the last line turned, but 6 for the pure, 4 for 游魂 and 3 for 归魂."""
    return {0: 6, 6: 4, 7: 3}.get(generation, generation)


def response_line(world: int) -> int:
    """Find the 应 line, three places away."""
    return world + 3 if world <= 3 else world - 3


def six_ganzhi(bits: str) -> list[str]:
    """Dress six lines: each half takes its trigram's stem and walks on from that trigram's first branch."""
    pillars = []
    for line in range(6):
        trigram = BY_BITS[bits[:3] if line < 3 else bits[3:]]
        _, _, _, below, above, first, step = TRIGRAMS[trigram]
        stem = below if line < 3 else above
        pillars.append(stem + BRANCHES[(BRANCHES.index(first) + step * line) % 12])
    return pillars


def branch_element(branch: str) -> str:
    """Find a branch's element: from 寅 on, each season has two branches of its own and then one of 土."""
    from_tiger = (BRANCHES.index(branch) - 2) % 12
    return "土" if from_tiger % 3 == 2 else "木火金水"[from_tiger // 3]


def relate(me: str, other: str) -> str:
    """Name the 六亲 of an element seen from another by their distance on the generating cycle."""
    return ["兄弟", "子孙", "妻财", "官鬼", "父母"][(CYCLE.index(other) - CYCLE.index(me)) % 5]


def stage_branch(element: str, stage: str, earth_tomb: str = "辰") -> str:
    """Find the branch of a stage, counted on from 长生; 土 goes with 水 (tomb 辰) or with 火 (tomb 戌)."""
    earth = {"辰": "申", "戌": "寅"}[earth_tomb]
    birth = {"木": "亥", "火": "寅", "金": "巳", "水": "申", "土": earth}[element]
    return BRANCHES[(BRANCHES.index(birth) + STAGES.index(stage)) % 12]


def stage_at(element: str, branch: str, earth_tomb: str = "辰") -> str:
    """Name the stage an element has at a branch."""
    return next(stage for stage in STAGES if stage_branch(element, stage, earth_tomb) == branch)


def nayin(ganzhi: str) -> str:
    """Name the 纳音 of a pillar."""
    return _NAYIN[SIXTY.index(ganzhi) // 2]


def nayin_element(ganzhi: str) -> str:
    """Find the 纳音 element: stem pairs count 1–5, branch pairs 1–3 twice; the sum, less five, names it."""
    stem = STEMS.index(ganzhi[0]) // 2 + 1
    branch = BRANCHES.index(ganzhi[1]) // 2 % 3 + 1
    return "木金水火土"[(stem + branch - 1) % 5]


def void(day: str) -> list[str]:
    """List the two branches left over when ten stems have been dealt to the day's ten days."""
    first = SIXTY.index(day) // 10 * 10
    return [BRANCHES[(first + 10) % 12], BRANCHES[(first + 11) % 12]]


def season(month: str) -> str:
    """Name the season of a month, given as a branch or a pillar: 寅卯辰 are spring, and so on."""
    return "春夏秋冬"[(BRANCHES.index(month[-1]) - 2) % 12 // 3]


def state(element: str, of_season: str) -> str:
    """Name the 旺相休囚死: the ruler, what it bears, what bore it, what controls it, what it controls."""
    ruler = {"春": "木", "夏": "火", "秋": "金", "冬": "水"}[of_season]
    return {"兄弟": "旺", "子孙": "相", "父母": "休", "官鬼": "囚", "妻财": "死"}[relate(ruler, element)]


def spirits(stem: str) -> list[str]:
    """List the spirits of lines 1 to 6 for a day's stem; each begins on days of its own."""
    first = next(n for n, days in enumerate(["甲乙", "丙丁", "戊", "己", "庚辛", "壬癸"]) if stem in days)
    return SPIRITS[first:] + SPIRITS[:first]


def body_branch(bits: str) -> str:
    """Count to the 卦身: months from line 1 to 世, from 子 when 世 is yang and from 午 when it is yin."""
    world = world_line(place(bits)[1])
    start = "子" if bits[world - 1] == "1" else "午"
    return BRANCHES[(BRANCHES.index(start) + world - 1) % 12]


def month_pillar(year_stem: str, month: str) -> str:
    """Work out a month's pillar: a 甲 or 己 year opens with 丙寅, each later year two stems on (五虎遁)."""
    from_tiger = (BRANCHES.index(month) - 2) % 12
    return STEMS[(STEMS.index(year_stem) % 5 * 2 + 2 + from_tiger) % 10] + month


def hour_pillar(day_stem: str, hour: str) -> str:
    """Work out an hour's pillar: a 甲 or 己 day opens with 甲子, each later day two stems on (五鼠遁)."""
    return STEMS[(STEMS.index(day_stem) % 5 * 2 + BRANCHES.index(hour)) % 10] + hour


def trine(bits: str) -> Json | None:
    """Work out §16's 勾合: what an earth branch on 世 calls, and whether the palace's lines hold it all."""
    palace, generation = place(bits)
    world = world_line(generation)
    flying, home = six_ganzhi(bits), six_ganzhi(family(palace)[0])
    if branch_element(flying[world - 1][1]) != "土":
        return None
    called = next(three for three in TRINES if flying[world - 1][1] in three)
    middle = next(branch_element(branch) for branch in called if branch in "子午卯酉")
    available = all(any(branch == pillar[1] for pillar in home) for branch in called)
    return {
        "branches": called,
        "element": middle,
        "relation": relate(TRIGRAMS[palace][2], middle),
        "available": available,
        # the other reading of §16 wants the earth line itself to be the palace's own
        "disputed": available != (flying[world - 1] == home[world - 1]),
    }


def describe(bits: str) -> Json:
    """Give names and halves of a hexagram."""
    lower, upper = BY_BITS[bits[:3]], BY_BITS[bits[3:]]
    image = TRIGRAMS[upper][1]
    full = f"{upper}为{image}" if upper == lower else image + TRIGRAMS[lower][1] + NAMES[bits]
    return {"name": NAMES[bits], "full_name": full, "bits": bits, "lower": lower, "upper": upper}


def _layer(ganzhi: str, me: str, earth_tomb: str) -> Json:
    element = branch_element(ganzhi[1])
    found = {"ganzhi": ganzhi, "element": element, "relation": relate(me, element)}
    return found | {"nayin": nayin(ganzhi), "tomb": stage_branch(element, "墓", earth_tomb)}


def _in_time(layer: Json, month: Known, day: Known) -> Json:
    return {
        "season": state(layer["element"], season(month)) if month else None,
        "void": layer["ganzhi"][1] in void(day) if day else None,
    }


def _moment(month: Known, day: Known, year: Known) -> Json | None:
    if month is None and day is None and year is None:
        return None
    spoken = {"year": year, "month": month, "day": day, "hour": None}
    return spoken | {"season": season(month) if month else None, "void": void(day) if day else None}


def chart_object(cast: str, month: Known = None, day: Known = None, year: Known = None, earth_tomb: str = "辰") -> Json:
    """Dress a cast wholly, every key present; a month may be branch or pillar, day and year are pillars."""
    bits = "".join("1" if digit in "79" else "0" for digit in cast)
    moving = [line for line, digit in enumerate(cast, start=1) if digit in "69"]
    after = flip(bits, *moving)
    palace, generation = place(bits)
    world, me, body = world_line(generation), TRIGRAMS[palace][2], body_branch(bits)
    flying, home, turned = six_ganzhi(bits), six_ganzhi(family(palace)[0]), six_ganzhi(after)
    moment = _moment(month, day, year)
    lines: list[Json] = []
    for n in range(6):
        hidden = _layer(home[n], me, earth_tomb)
        changed = _layer(turned[n], me, earth_tomb)
        line = _layer(flying[n], me, earth_tomb)
        line |= {
            "position": n + 1,
            "yang": bits[n] == "1",
            "moving": n + 1 in moving,
            "own": flying[n] == home[n],
            "hidden": hidden | (_in_time(hidden, month, day) if moment else {}),
            "changed": {key: changed[key] for key in ("ganzhi", "element", "relation")},
            "spirit": spirits(day[0])[n] if day else None,
        }
        lines.append(line | _in_time(line, month, day) | ({} if line["moving"] else {"changed": None}))
    return {
        "cast": cast,
        "hexagram": describe(bits),
        "palace": palace,
        "element": me,
        "generation": GENERATIONS[generation],
        "world": world,
        "response": response_line(world),
        "body": {"branch": body, "lines": [n for n in range(1, 7) if flying[n - 1][1] == body]},
        "missing": [kin for kin in RELATIONS if all(line["relation"] != kin for line in lines)],
        "lines": lines,
        "changed": describe(after) if moving else None,
        "trine": trine(bits),
        "moment": moment,
        "conventions": {"earth_tomb": earth_tomb, "hidden": "火珠林", "day_starts": "23:00"},
    }
