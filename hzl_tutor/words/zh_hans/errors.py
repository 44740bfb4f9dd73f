"""One plain sentence for each thing that could not be understood, with the nearest that could be."""

from __future__ import annotations

from hzl_tutor.engine import AmbiguousError, HzlError, NoSuchCellError, NotationError, UnreadableError, WrongKindError
from hzl_tutor.lesson.faults import LessonFaults
from hzl_tutor.lesson.library import UnknownLessonError
from hzl_tutor.store.errors import LogError
from hzl_tutor.tutor.columns import UnknownColumnError
from hzl_tutor.tutor.exercises import ExerciseError
from hzl_tutor.tutor.mistake_book import NoSuchRowError
from hzl_tutor.tutor.query_errors import QueryError
from hzl_tutor.tutor.skill_names import GROUPS
from hzl_tutor.tutor.skills import UnknownSkillError
from hzl_tutor.tutor.tracks import NoSuchTrackError
from hzl_tutor.words.zh_hans.prompts import EXPECTED
from hzl_tutor.words.zh_hans.spoken import listed, unit_word

ANSWER_KINDS = frozenset(
    kind
    for kind in EXPECTED
    if kind
    not in ("hexagram", "moment", "year", "month", "day", "hour", "date", "offset", "cell", "choice", "supposition")
)

FOUND: dict[str, str] = {
    "digits": "数字的个数不对：六位，初爻在前，7 少阳 8 少阴 9 老阳 6 老阴（或六位 0、1）",
    "throws": "单拆重交要写满六个，初爻在前",
    "ganzhi": "这是干支",
    "trigram": "这是八卦的象，还差卦名",
    "branch-alone": "只写了地支，日要写干支",
    "not-of-sixty": "六十甲子里没有这一对",
    "not-of-year": "这一年没有这个月的干支",
    "not-of-day": "这一天没有这个时辰的干支",
    "no-such-date": "历上没有这一天",
    "no-such-time": "没有这个时刻",
    "no-such-offset": "没有这样的时区",
    "beyond-years": "只推 1900 到 2100 年",
    "date-and-moment": "日期和干支只写一样，年月日时都由日期推出",
    "no-almanac": "这里没有历可查",
    "two-years": "写了两个年",
    "two-months": "写了两个月",
    "two-days": "写了两个日",
    "two-hours": "写了两个时",
    "relation": "这是六亲",
    "branch": "这是地支",
    "element": "这是五行",
    "palace": "这是八卦",
    "generation": "这是世次",
    "line": "这是爻位",
    "state": "这是旺衰",
    "yesno": "这是「是」或「否」",
    "nayin": "这是纳音",
    "several": "写了不止一个",
    "nothing": "这里不会没有",
    "nothing-and-something": "「无」和别的不能一起写",
    "too-many": "没有这么多选项",
}

EXERCISE: dict[str, str] = {
    "no-use": "「{detail}」书里没有指明用神。",
    "no-clause": "第 {detail} 爻底下不是财也不是官，五乡里没有这一条。",
    "not-asked": "{detail}没有可以核对的条件，这里不出题。",
    "left-open": "{detail}在这一卦上，书里说得不定，这里不出题。",
    "not-eased": "{detail}书里没有写解法。",
    "does-not-hold": "{detail}在这里不成立，没有解法可问。",
    "too-far": "{detail}月离这一卦的月卦不止一个月，书里没有说是进是退。",
    "whole-chart": "{detail}说的是整卦，不落在一爻上。",
    "code": "「{skill}」不是题号。题号写法如 relation.line~2024 或 relation.line@姤/line=2。",
    "seed": "种子「{detail}」太大，要小于 4294967296。",
    "param": "题号里的「{detail}」读不懂。",
    "unknown-param": "{skill} 不用「{detail}」。",
    "param-missing": "{skill} 还要写明「{detail}」，写法如 /{detail}=值。",
    "no-cast": "{skill} 要写明一个卦，如 {skill}@姤。",
    "needless-cast": "{skill} 不用卦，写法如 {skill}@/名=值。",
    "disputed": "{detail}的勾合，书里两种读法合不到一处，这里不出题（§16）。",
    "still-line": "第 {detail} 爻没有动，没有变爻可问。",
    "not-missing": "这一卦面上有{detail}，不缺。",
    "not-hidden-there": "{detail}不伏在这一爻底下。",
    "own-line": "第 {detail} 爻上下同一个干支，不成「伏于某乡」。",
    "nothing-hidden": "按这一家，第 {detail} 爻底下没有伏神。",
    "no-such-chart": "没有合这些条件的卦。",
}


def sentence(error: HzlError) -> str:
    """Say what was not understood, with the nearest that would be."""
    if isinstance(error, NotationError):
        return _notation(error)
    if isinstance(error, ExerciseError):
        return EXERCISE[error.reason].format(skill=error.skill, detail=error.detail)
    if isinstance(error, NoSuchTrackError):
        return f"没有「{error.name}」这一卷。可以考：{listed(error.tracks)}；不写就考全书。"
    if isinstance(error, UnknownSkillError):
        near = (
            f"相近的有：{listed(error.nearest)}。"
            if error.nearest
            else f"可以练：{listed(name for name in GROUPS if not name.isascii())}。"
        )
        return f"没有「{error.name}」这一项。{near}"
    if isinstance(error, UnknownColumnError):
        return f"盘上没有「{error.name}」这一列。有的是：{listed(error.nearest)}。"
    if isinstance(error, NoSuchRowError):
        return f"错题本里没有第 {error.number} 题，到第 {error.count} 题为止。"
    if isinstance(error, QueryError):
        from hzl_tutor.words.zh_hans.finds import refused  # brings the book

        return refused(error)
    if isinstance(error, LessonFaults):
        return f"这一课的稿子有 {len(error.faults)} 处毛病，上不了。写课的人用「hzl lint {error.path}」看。"
    if isinstance(error, LogError):
        return f"学习记录写不进去（{error.path}）。后面做的不会记下来。"
    if isinstance(error, UnknownLessonError):
        names = [f"{unit_word(unit)}《{title}》" for unit, title in error.titles] or error.nearest
        near = f"相近的有：{listed(names)}。" if names else "说「课」看有哪些。"
        return f"没有「{error.asked}」这一课。{near}"
    if isinstance(error, NoSuchCellError):
        lacks = {"moment": "月日", "month": "月", "day": "日", "cast": "卦"}.get(error.lacks, "")
        return f"还不知道{lacks}，这一格算不出来。" if lacks else "盘上没有这一格。"
    return "这件事没有做成。"


def _notation(error: NotationError) -> str:
    what, ways = EXPECTED.get(error.expected, ("别的写法", ()))
    answer = error.expected in ANSWER_KINDS or error.expected == "choice"
    near = list(error.nearest)  # by what was typed alone: leaving out the key would tell it
    end = "不算错。" if answer else ""
    text = error.text.strip()
    if error.expected == "cell":
        asked = listed(f"为什么{word}" for word in near)
        return f"没听懂要问哪一格。可以问：{asked}。" if near else "要先有一个卦：说「盘 姤」，再问为什么。"
    if isinstance(error, AmbiguousError):
        return f"「{text}」可以是{listed(error.nearest, '，也可以是')}。是哪一个？{end}"
    if isinstance(error, WrongKindError) and error.found.startswith("lacking-"):
        return f"还差{error.found.removeprefix('lacking-')}。{end}"
    if isinstance(error, WrongKindError) and error.found.startswith("count-"):
        count = error.found.removeprefix("count-")
        return f"要六个，从初爻到上爻；读到 {count} 个。{end}"
    example = f"，写法如 {listed(ways, ' 或 ')}" if ways else ""
    if isinstance(error, WrongKindError):
        return f"「{text}」：{FOUND.get(error.found, '不是要的那一种')}。这里要{what}{example}。{end}"
    guess = bool(near) and isinstance(error, UnreadableError) and error.expected != "choice"
    meant = f"是不是{listed(near, '、')}？" if guess else ""
    said = f"没读懂「{text}」。" if text else ""
    return f"{said}{meant}这里要{what}{example}。{end}"
