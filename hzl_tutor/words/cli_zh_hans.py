"""What the command line says in 简体中文: its help with an English gloss, the heads of its tables, its refusals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

Help = tuple[str, ...]
"""In Chinese, and then in English; where English is spoken, the latter alone."""

PROGRAM: Help = ("《火珠林》装卦练习：看盘、练题、上课", "learn to dress hexagrams as the Huozhulin does")

COMMANDS: dict[str, Help] = {
    "lesson": ("不带课号列出各课和进度；带课号就上课", "list the lessons, or start or resume one"),
    "drill": ("练题；不说技能就由先生挑", "practise; without a skill the tutor chooses"),
    "review": ("复习到了日子的", "review what is due"),
    "chart": (
        "排一个卦的盘；用 - 则从标准输入一行一卦",
        "dress a hexagram, or with - one on every line of standard input",
    ),
    "sheet": ("出一张练习单", "make an exercise sheet"),
    "judge": ("判一道题的一个答案", "judge one answer to one exercise"),
    "skills": ("列出可以学的技能", "list the skills there are to learn"),
    "rules": ("列出书里的主张，一条一行", "list what the book claims, rule by rule"),
    "slips": ("列出常犯的错", "list the slips learners make"),
    "glossary": ("解释词语；不写词就列出全部", "explain terms; without one, list them all"),
    "progress": ("学到哪里了：各项技能、各课、今天", "how far you are: skills, lessons, today"),
    "export": ("把学习记录写成文件", "write the learner's log to a file"),
    "import": ("把写出来的学习记录并进来", "add an exported log to the learner's log"),
    "lint": ("检查课文", "check lesson scripts"),
    "config": ("看设置，改设置", "show or change the settings"),
}
"""What each subcommand does, in the order in which help lists them."""

OPTIONS: dict[str, Help] = {
    "help": ("显示这份说明", "show this help"),
    "version": ("显示版本", "show the version"),
    "data_dir": (
        "学习记录放在哪里（不写则看 HZL_DATA_DIR，再不然用系统给的地方）",
        "where the learner's log lies (else HZL_DATA_DIR, else the platform's folder)",
    ),
    "learner": ("合用一台电脑时，是谁在学", "whose log it is, where several share a computer"),
    "palette": ("颜色配深底还是浅底", "colours for a dark or a light screen"),
    "config.key": ("哪一项设置；不写就全列出来", "which setting; all of them when left out"),
    "config.value": ("改成什么；不写就只看", "its new value; shown only, when left out"),
    "config.unset": ("把这一项从文件里去掉", "take this setting out of the file"),
    "lessons": ("另有一处课文", "a further folder of lessons"),
    "plain": ("一行一行地说，不画屏", "plain lines, nothing drawn; for pipes and screen readers"),
    "ascii": ("爻用 - 画，不用框线字符", "draw lines with - and no box characters"),
    "color": ("用不用颜色", "whether to use colour"),
    "lang": ("说哪种话；zh-Hant 还没有写好", "language of the sentences; values of a chart stay Chinese"),
    "earth_tomb": ("土墓在哪里：辰随水，戌随火", "the tomb of earth: 辰 with water, 戌 with fire"),
    "hidden": ("六爻都有伏神，还是缺的才有", "a hidden line under all six, or for missing relations only"),
    "day_starts": (
        "一天从 23 点（子时）还是 0 点算起（不写是 23）",
        "the hour at which the day's pair changes (default 23)",
    ),
    "utc": (
        "当地的钟比 UTC 早几小时，如 +8、-5、+5:30（不写是 +8）",
        "the local clock's offset from UTC (default +8)",
    ),
    "json": ("写成 JSON", "write JSON"),
    "chart.json": ("把盘写成一行 JSON", "the chart as one line of JSON"),
    "chart.hexagram": (
        "卦：877797、011111、姤、天风姤、䷫、姤之鼎、gou；后面可以接月日或日期，如 姤之鼎 寅月 甲子日、姤之鼎 2026-11-30。"
        "写 - 就从标准输入读，一行一卦",
        "the hexagram in any notation, with a moment or a date after it or not; - reads one a line from standard input",
    ),
    "chart.svg": (
        "把盘画成 SVG 写到这个文件，已有的就盖掉；- 是标准输出",
        "draw the chart as SVG into this file, over what is there; - is standard output",
    ),
    "chart.html": (
        "写成一页 HTML，图和文字都在，已有的就盖掉；- 是标准输出",
        "the same as a page of HTML, in a picture and in words, over what is there; - is standard output",
    ),
    "chart.columns": (
        "看哪几列：六神 伏神 六亲 干支 五行 世应 身 亲 变 空 旺衰 纳音 墓；或者 简、常、全",
        "the columns: their names, or 简 (brief), 常 (usual), 全 (all)",
    ),
    "chart.to": ("变成哪个卦", "the hexagram it turns into"),
    "chart.moving": ("哪几爻动，初爻是 1，如 1,5", "the moving lines, 1 at the bottom"),
    "chart.date": (
        "公历日期，如 2026-11-30、2026-11-30T14:05、2026-11-30T14:05+08:00；年月日时由它推出，不写时刻按正午算",
        "an ISO date that gives year, month, day and hour; without a time, noon",
    ),
    "chart.year": ("年，如 丙午", "the year, a pair or a branch"),
    "chart.month": ("月建，如 寅 或 庚寅", "the month, a branch or a pair"),
    "chart.day": ("日辰，如 甲子", "the day, one of the sixty pairs"),
    "chart.hour": ("时辰，如 丙寅", "the hour, a pair or a branch"),
    "chart.rules": ("附上书里哪些主张合这一卦", "with the rules of the book that hold on this chart"),
    "chart.matter": ("占什么，如 求财、求官、婚姻；给 --rules 用", "what is asked about, for --rules"),
    "chart.asker": ("问的人：男 或 女；给 --rules 用", "who asks, 男 or 女, for --rules"),
    "chart.age": ("问的人几岁；给 --rules 用", "how old the asker is, for --rules"),
    "rules.section": ("只列一节，如 8、19附、动止章", "one section only"),
    "sheet.skills": (
        "技能或一组技能，如 relation.all、六亲；不写就是全部",
        "skills or groups of them; all when left out",
    ),
    "drill.skills": (
        "技能或一组技能，如 relation.all、六亲；不写就由先生挑",
        "skills or groups of them; else the tutor chooses",
    ),
    "sheet.count": ("出几道题（不写是 10）", "how many exercises (default 10)"),
    "drill.count": ("练几道题（不写就一直练）", "how many exercises (default: until you stop)"),
    "seed": ("种子；同一个种子出同样的题", "the same seed gives the same exercises"),
    "sheet.key": ("附上答案和推法", "with the key and how it comes about"),
    "sheet.json": ("一行一道题的 JSON", "one exercise a line, as JSON"),
    "judge.code": ("题的编号，如 relation.line~7、palace@877777", "the code of the exercise"),
    "judge.answer": ("答案，怎么写都行", "the answer, in any spelling"),
    "lesson.unit": ("课号、课名或课的 id", "number, title or id of the lesson"),
    "progress.json": ("写成一个 JSON 对象", "one JSON object"),
    "export.file": ("写到哪个文件；- 就写到标准输出", "the file to write; - is standard output"),
    "export.force": ("已经有这个文件也照样写过去", "write over a file that is there already"),
    "import.file": ("hzl export 写出来的文件；- 就从标准输入读", "a file that hzl export wrote; - is standard input"),
    "glossary.terms": (
        "词：简、繁、拼音、英文都行，如 墓、tomb、fushen；卦名、干、支也行",
        "terms in characters, pinyin or English; hexagrams, stems and branches too",
    ),
    "lint.paths": (
        "课文或放课文的文件夹；不写就查自带的课文",
        "scripts or folders of them; the project's own when left out",
    ),
}
"""Help of every option and argument, by ``command.name`` or, where it is the same everywhere, by its name alone."""

EXAMPLES: dict[str, tuple[str, ...]] = {
    "": ("hzl", "hzl drill 六亲", "hzl chart 姤之鼎 --month 寅 --day 甲子"),
    "lesson": ("hzl lesson", "hzl lesson 2"),
    "drill": ("hzl drill 六亲 伏神 -n 20",),
    "review": ("hzl review",),
    "chart": (
        "hzl chart 姤 --moving 5",
        "hzl chart 姤之鼎 --svg gou.svg",
        "hzl chart '姤之鼎 寅月 甲子日' --json",
        "hzl chart '遁 寅月 甲子日' --rules --matter 求财",
        "hzl chart 姤 --date 2026-11-30T14:05",
    ),
    "sheet": ("hzl sheet 六亲 -n 12 --seed 3 --key",),
    "judge": ("hzl judge palace@877777 巽",),
    "skills": ("hzl skills --json",),
    "rules": ("hzl rules --section 8", "hzl rules --json"),
    "slips": ("hzl slips --json",),
    "glossary": ("hzl glossary 墓 飞神", "hzl glossary tomb --json"),
    "progress": ("hzl progress", "hzl progress --json"),
    "export": ("hzl export log.jsonl", "hzl export -"),
    "import": ("hzl import log.jsonl",),
    "config": ("hzl config", "hzl config palette light", "hzl config --unset palette"),
    "lint": ("hzl lint lessons/02-liu-qin-gen-yuan.md",),
}

HEADINGS: dict[str, str] = {
    "usage": "用法 usage: ",
    "commands": "命令 commands",
    "arguments": "参数 arguments",
    "options": "选项 options",
    "everywhere": "到处可用的选项 options that hold everywhere",
    "examples": "例 examples",
    "more": "各命令的说明：hzl COMMAND --help",
}

METAVARS: dict[str, str] = {
    "earth_tomb": "辰|戌",
    "hidden": "all|missing",
    "day_starts": "23|0",
    "utc": "+8",
    "color": "auto|always|never",
    "matter": "求财",
    "palette": "auto|dark|light|none",
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
    "no-file": "没有「{text}」这个文件。",
    "learner": "{what} 不能是「{text}」：名字用字母、汉字、数字和 - _ .，由字或数字开头，不以点结尾，四十字以内。",
    "config-key": "没有「{text}」这项设置，只有 {known}。",
    "config-value": "{what} 不能是「{text}」，只能是 {allowed}。",
    "config-edit": "{text} 没法只改这一处，没有动它。请用编辑器改。",
    "import": "「{text}」第 {line} 行{reason}，一条也没有并进来。",
}
"""Why a command line is refused, by code; the words in braces are the facts."""

NEAREST = "，想写的是 {names} 吗"

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
LANG_NOTE = "{tag} 的句子还没有写好，先用 zh-Hans。"

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

CLEAN = "没有毛病：查了 {count} 课。"

COLUMNS: dict[str, tuple[str, ...]] = {
    "skills": ("技能", "叫作", "答", "节", "答案，比如"),
    "rules": ("条", "节", "书里怎么说"),
    "slips": ("错", "节", "怎么改"),
    "glossary": ("词", "意思"),
    "judge": ("格", "答的", "对的"),
    "progress": ("技能", "题", "对", "有提示", "拿稳", "上次"),
    "lessons": ("课", "到哪里", "课名"),
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
