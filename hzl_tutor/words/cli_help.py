"""Help of the command line: what each command, option and argument is for, in Chinese and below it in English.

Where English is spoken, the English lines are said alone.
"""

from __future__ import annotations

Help = tuple[str, ...]
"""In Chinese, and then in English; where English is spoken, the latter alone."""

PROGRAM: Help = ("《火珠林》装卦练习：看盘、练题、上课", "learn to dress hexagrams as the Huozhulin does")

COMMANDS: dict[str, Help] = {
    "lesson": ("不带课号列出各课和进度；带课号就上课", "list the lessons, or start or resume one"),
    "drill": ("练题；不说技能就由先生挑", "practise; without a skill the tutor chooses"),
    "review": ("复习到了日子的", "review what is due"),
    "exam": ("考一份卷，做完才说对错", "sit a mixed paper; how it went is told at the end"),
    "daily": ("每日一卦：从空盘装起，照书读，再对全盘", "the hexagram of the day: dress it, read it, compare"),
    "chart": (
        "排一个卦的盘；用 - 则从标准输入一行一卦",
        "dress a hexagram, or with - one on every line of standard input",
    ),
    "atlas": ("六十四卦按八宫排开，或各卦的纳甲", "the sixty-four by palace, or the najia of the trigrams"),
    "find": ("找卦：财伏鬼、归魂、缺妻财……样样都合的", "the hexagrams of which all that is said holds"),
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
    "new-lesson": ("写一课的开头", "write the beginning of a lesson"),
    "preview": ("边写边上一课，存盘就看新的，不记进度", "play a lesson while it is written; nothing is recorded"),
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
    "lang": ("说哪种话：简体、繁体、英文", "language of the sentences; values of a chart stay Chinese"),
    "earth_tomb": ("土墓在哪里：辰随水，戌随火", "the tomb of earth: 辰 (chen) with water, 戌 (xu) with fire"),
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
    "atlas.hexagram": ("指出哪一卦；不写就只排图", "a hexagram to point at"),
    "atlas.najia": ("八卦各爻的干支", "the stems and branches that each trigram hands to its lines"),
    "find.query": (
        "要合的各样，如 财伏鬼 世下、官鬼持世、归魂、缺妻财、上乾、S08.R1；九式是一张表",
        "what must hold, as in: wealth under officer at world, returning soul, missing wealth, S08.R1, nine forms",
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
        "公历日期，如 2026-11-30、2026-11-30T14:05、20261130T1405+08:00，或「今日」；年月日时由它推出，不写时刻按正午算",
        "an ISO date, or “today”, that gives year, month, day and hour; without a time, noon",
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
    "exam.track": (
        "哪一路：序课、骨架、五乡、分类占，或卷号如 exam.五乡~7（不写考全书）",
        "prelude, frame, homes, subjects, or a code as exam.homes~7 (default: the whole)",
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
        "课文或放课文的文件夹；不写就查自带的和自己的课文",
        "scripts or folders of them; the project's own and yours when left out",
    ),
    "lint.coverage": (
        "各节、技能、常犯的错、条目：哪一课讲了，哪一课问了，哪些还没有",
        "which lesson teaches and asks what: sections, skills, slips, rules; and what none does",
    ),
    "lint.schema": ("文件头和各种块的 JSON Schema", "the JSON Schema of front matter and blocks"),
    "lint.json": ("把 --coverage 写成 JSON", "--coverage as JSON"),
    "new-lesson.unit": ("课号，如 8；序课 00a 这样", "its number, as 8; 00a in the prelude"),
    "new-lesson.id": ("小写字母、数字和连字符，如 cai-fu-gui", "small letters, digits and hyphens"),
    "new-lesson.title": ("题目", "its title"),
    "new-lesson.track": (
        "哪一路：序、骨架、五乡、分类占（不写就随前一课）",
        "its part of the course (default: as the one before)",
    ),
    "preview.file": ("一课的文件", "the script of a lesson"),
    "preview.step": ("从哪一步起，写它的 id", "the id of the step to begin with"),
}
"""Help of every option and argument, by ``command.name`` or, where it is the same everywhere, by its name alone."""

EXAMPLES: dict[str, tuple[str, ...]] = {
    "": ("hzl", "hzl drill 六亲", "hzl chart 姤之鼎 --month 寅 --day 甲子"),
    "lesson": ("hzl lesson", "hzl lesson 2"),
    "drill": ("hzl drill 六亲 伏神 -n 20",),
    "review": ("hzl review",),
    "daily": ("hzl daily",),
    "exam": ("hzl exam", "hzl exam 五乡 --seed 7"),
    "chart": (
        "hzl chart 姤 --moving 5",
        "hzl chart 姤之鼎 --svg gou.svg",
        "hzl chart '姤之鼎 寅月 甲子日' --json",
        "hzl chart '遁 寅月 甲子日' --rules --matter 求财",
        "hzl chart 姤 --date 2026-11-30T14:05",
    ),
    "atlas": ("hzl atlas 姤", "hzl atlas --najia"),
    "find": ("hzl find 财伏鬼 世下", "hzl find nine forms", "hzl find 归魂 缺妻财 --json"),
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
    "lint": ("hzl lint lessons/02-liu-qin-gen-yuan.md", "hzl lint --coverage"),
    "new-lesson": ("hzl new-lesson 90 shi-xia 世下压着谁 --track 骨架",),
    "preview": ("hzl preview lessons/02-liu-qin-gen-yuan.md --step q-palace",),
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
