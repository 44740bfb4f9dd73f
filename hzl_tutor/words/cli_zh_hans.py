"""What the command line says in 简体中文: the heads of its help and tables, its refusals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hzl_tutor.words.cli_help import COMMANDS as COMMANDS
from hzl_tutor.words.cli_help import EXAMPLES as EXAMPLES
from hzl_tutor.words.cli_help import METAVARS as METAVARS
from hzl_tutor.words.cli_help import OPTIONS as OPTIONS
from hzl_tutor.words.cli_help import PROGRAM as PROGRAM

HEADINGS: dict[str, str] = {
    "usage": "用法 usage: ",
    "commands": "命令 commands",
    "arguments": "参数 arguments",
    "options": "选项 options",
    "everywhere": "到处可用的选项 options that hold everywhere",
    "examples": "例 examples",
    "more": "各命令的说明：hzl COMMAND --help",
}

REFUSALS: dict[str, str] = {
    "no-term": "词表里没有「{text}」{nearest}。全部的词见 hzl glossary。",
    "no-command": "没有「{text}」这个命令{nearest}。全部命令见 hzl --help。",
    "missing": "还缺 {what}。写法见 {see}。",
    "unknown": "不认得 {what}。写法见 {see}。",
    "no-value": "{what} 后面少一个值。写法见 {see}。",
    "needless-value": "{what} 后面不跟值。写法见 {see}。",
    "twice": "{what} 和 {other} 不能一起用。",
    "other": "这样写不成（{said}）。写法见 {see}。",
    "not-one-of": "{what} 不能是「{text}」，只能是 {known}。",
    "number": "{what} 要一个 {low} 到 {high} 的整数，不是「{text}」。",
    "without-rules": "{what} 是给 --rules 用的，要和它一起写。",
    "lines": "--moving 要动爻的爻位，如 1,5；「{text}」里的「{part}」不是。",
    "date-and": "写了日期就不能再写 {what}：年月日时都由日期推出。",
    "two-dates": "日期写了两次：{first}、{second}。留一个。",
    "already-moves": "「{text}」自己已经有动爻，不能再加 {what}。",
    "moment-twice": "{unit}写了两次：{first}、{second}。留一个。",
    "stream-option": "从标准输入读卦时，变卦写在行里（姤之鼎），不能用 {what}。",
    "stream-alone": "- 要单独写：后面不能再有「{text}」。",
    "not-utf8": "这一行不是 UTF-8。",
    "exists": "已经有「{text}」了，没有动它。要写过去就加 --force。",
    "no-place": "写不到「{text}」：没有这个文件夹，或者它本身就是文件夹。",
    "value": "{said}",
    "json-of-coverage": "--json 是给 --coverage 用的，要和它一起写。",
    "there": "已经有「{text}」了，没有动它。换一个 id。",
    "no-step": "没有「{text}」这一步。有的是：{known}。",
    "no-file": "没有「{text}」这个文件。",
    "learner": "{what} 不能是「{text}」：名字用字母、汉字、数字和 - _ .，由字或数字开头，不以点结尾，四十字以内。",
    "config-key": "没有「{text}」这项设置，只有 {known}。",
    "config-value": "{what} 不能是「{text}」，只能是 {allowed}。",
    "config-edit": "{text} 没法只改这一处，没有动它。请用编辑器改。",
    "import": "「{text}」第 {line} 行{reason}，一条也没有并进来。",
}
"""Why a command line is refused, by code; the words in braces are the facts."""

NEAREST = "，也许是 {names}"

UNITS: dict[str, str] = {"year": "年", "month": "月", "day": "日", "hour": "时"}

FAILURES: dict[str, str] = {
    "system": "系统不让：{what}{reason}。",
    "input": "标准输入关着，没有可读的。",
    "output": "标准输出关着，没有地方写。",
    "lessons": "没有找到自带的课文，程序没有装全。",
    "unforeseen": "程序出了错（{kind}），不是你的错。请把刚才的命令和这句话报给作者；先设 HZL_DEBUG=1 再做一遍，可以看到全部经过。",
}
"""When something fails that the request is not to blame for."""

SAID = "{kind}：{said}"
OF_FILE = "{file}："
"""A failure's type with its own words, and the file before what the system says of it."""

IMPORT_REASONS: dict[str, str] = {
    "encoding": "不是 UTF-8",
    "json": "不是一个 JSON 对象",
    "header": "不是学习记录的开头",
    "version": "说它是更新的版本写的，请先升级程序",
    "event": "不是一条记录",
}
"""What is wrong with a line of an exported log, by the reason of ImportFault."""

IMPORTED = "并进来 {added} 条，本来就有的 {there} 条。"
DRAWN = "图写到了 {file}。"
EXPORTED = "{count} 条记录写到了 {file}。"
TODAY = "今天 {answered} 题，头一次就对的 {right}。"
NOTHING_TODAY = "今天还没有做题。"
TO_REVIEW = "该复习的有 {count} 题：「hzl review」。"
NOTHING_TRIED = "还没有做过题。「hzl drill」就有题。"
HELD, NOT_HELD = "稳", "未"
LESSON_STATES: dict[str, str] = {"new": "未上", "begun": "一半", "done": "上完"}

NEW_LESSON = "写好了 {file}。里面的【待写】一处一处补上；「hzl lint」查，「hzl preview」边写边看。"
COVERED: dict[str, str] = {
    "sections": "节：共 {count}，讲了 {taught}，问了 {asked}。",
    "skills": "技能：共 {count}，讲了 {taught}，问了 {asked}。",
    "slips": "常犯的错：共 {count}，教它所在的技能的 {taught}，问得出来的 {asked}。",
    "rules": "条目（推法和断语）：共 {count}，讲了 {taught}，问了 {asked}。",
}
"""Heads of what the lessons cover."""
NOT_TAUGHT = "没有课讲的 {count}：{names}"
NOT_ASKED = "没有课问的 {count}：{names}"
NOT_COUNTED = "{file} 有 {count} 处毛病，没有算进去。"
NOWHERE = "—"

CLEAN = "没有毛病：查了 {count} 课。"

COLUMNS: dict[str, tuple[str, ...]] = {
    "skills": ("技能", "叫作", "答", "节", "答案，比如"),
    "rules": ("条", "节", "书里怎么说"),
    "slips": ("错", "节", "怎么改"),
    "glossary": ("词", "意思"),
    "judge": ("格", "答的", "对的"),
    "progress": ("技能", "题", "对", "有提示", "拿稳", "上次"),
    "lessons": ("课", "到哪里", "课名"),
    "coverage": ("名", "讲它的课", "问它的课"),
    "config": ("设置", "眼下", "来自", "可以是"),
}
"""Heads of the tables."""

KINDS: dict[str, str] = {
    "palace": "宫",
    "generation": "世次",
    "line": "爻位",
    "ganzhi": "干支",
    "relation": "六亲",
    "yesno": "是否",
    "branch": "地支",
    "form": "某伏某",
    "turn": "某化某",
    "outing": "透出合出",
    "order": "顺逆",
    "move": "进退",
    "element": "五行",
    "state": "旺相休囚死",
    "stage": "十二长生",
    "nayin": "纳音",
    "row6": "一行六个",
    "chart": "一整个卦",
    "set": "一组",
}
"""What kinds of answers are called in a table."""

SHEET_TITLE = "练习单 {skills} · {count} 题 · 种子 {seed}"
ALL_SKILLS = "全部技能"
KEY_LINE = "答 {key}"
VERDICTS: dict[str, str] = {"right": "○", "wrong": "×", "unreadable": "？"}
JUDGED_ROW = "× {of} 格对 {right} 格"
JUDGED_SLIPS = "写得出这个答案的错：{ids}"
JUDGED_PAIRS = "两处错合起来写得出：{ids}"
JUDGED_LIKELY = "说得通那几格的错：{ids}"
JUDGED_STEPS = "推法"


def listed(names: Iterable[str]) -> str:
    """甲、乙、丙."""
    return "、".join(names)


def refusal(code: str, facts: Mapping[str, str]) -> str:
    """Return the sentence of a refused command line."""
    words = dict(facts)
    if "nearest" in words:
        words["nearest"] = NEAREST.format(names=words["nearest"]) if words["nearest"] else ""
    if "unit" in words:
        words["unit"] = UNITS[words["unit"]]
    return REFUSALS[code].format(**words)


def help_of(command: str, name: str) -> str:
    """Return the help of an option: a line in Chinese, a line in English."""
    return "\n".join(OPTIONS.get(f"{command}.{name}") or OPTIONS[name])
