"""The program's own sentences, by the id that a message carries."""

from __future__ import annotations

SENTENCES: dict[str, str] = {
    "welcome.new": (
        "火珠林 · 装卦与读卦的练习台\n"
        "这是一部宋元筮书的读书会：学它怎么推，不替人断事。\n"
        "\n"
        "  课        从序课「卦与爻」开始，约十五分钟\n"
        "  练        已会装卦，直接做题\n"
        "  盘 姤     看一个卦\n"
        "\n"
        "说「帮助」看全部；说「再见」就走，进度都记着。"
    ),
    "welcome.again": "回来了。说「练」接着做题，「课」看课，「盘 姤」看一个卦。",
    "welcome.back": "上次停在{unit_word}《{title}》。说「课 {unit}」接着上，「练」做题。",
    "welcome.named": "这里记的是「{name}」的进度。",
    "welcome.due": "今天有 {count} 题该复习。说「复习」就做。",
    "free.again": "说「练」做题，「课」看课，「盘 姤」看卦，「帮助」看全部。",
    "help": (
        "课 [课号]          列出各课；课 2 上第二课，接着上次的地方\n"
        "练 [什么] [几题]   练 六亲 · 练 伏神 · 练 墓 · 练 relation.all 5；不写就由我来挑\n"
        "装卦 卦            装卦 夬：一格一格填起来，说「看看」我来判；当场判 · 最后判\n"
        "摇                 三枚钱掷六次，得了卦就来装\n"
        "盘 卦              盘 姤 · 盘 姤之鼎 · 盘 877797 · 盘 姤 寅月甲子日 · 盘 姤 2026-11-30 · 盘 姤 今日\n"
        "断 [卦 月日 占什么]  书里对这一盘的主张：断 · 断 遁 寅月甲子日 求财 男 27；为什么 第1条\n"
        "找 …               找卦：找 财伏鬼 世下 · 找 归魂 缺妻财 · 找 九式；单说「找」看还能找什么\n"
        "今日               今天的年月日时、旬空、节气\n"
        "为什么 …           为什么二爻是官鬼 · 为什么姤二爻伏的是甲寅；答题时单说「为什么」，讲到所问的前一步\n"
        "若 …               若世在三爻 · 若宫是兑：看还有什么跟着变\n"
        "什么是 …           什么是墓 · 卦身是什么\n"
        "原文 节            原文 8 · 原文 动止章：那一节的歌诀\n"
        "提示 答案 跳过      答题时用\n"
        "难一点 易一点 换一卦  练的时候用\n"
        "撤销               打错了：收回刚才那一次回答\n"
        "错题 [哪几题]      列出自己的错题；错题 3 · 错题 伏神 · 错题 全部：重做，一次答对就拿掉\n"
        "考 [哪一路]        一份卷二十题：考 · 考 序课 · 考 骨架 · 考 五乡 · 考 分类占；做完了才说对错\n"
        "每日               每天一卦：从空盘装起，照书读，再看全盘和断\n"
        "复习               到了日子的，一项一题\n"
        "停                 离开这一课或这一组题\n"
        "全图 [卦]          六十四卦按八宫排开，指出一卦；全图 纳甲：八卦各爻的干支\n"
        "存 [文件名]         刚才的盘写进文件；存 记录：这一回说过的都写下来\n"
        "进度 报错 帮助 再见\n"
        "\n"
        "只按回车：课文里是往下走，题前是再看一遍题。命令前加「:」或「/」也行。\n"
        "答案写简写全都行：孙、子孙、zisun；初、一、1；一行六个，从初爻到上爻。"
    ),
    "unknown": "没听懂「{text}」。{near}",
    "unknown-command": "没有「{text}」这个命令。{near}",
    "lesson.waiting": "课还没说完：按回车往下走。要问别的，说「什么是 …」「为什么 …」；要离开，说「停」。",
    "no-fortune": (
        "这里不断事。这是一部宋元的书，我们只读它怎么推。\n"
        "书里怎么定六亲、怎么找伏神，可以练：说「练 六亲」或「练 伏神」。"
    ),
    "no-fortune.topic": (
        "这里不断事。这是一部宋元的书，我们只读它怎么推。\n"
        "书里{topic_name}取{use}为用、{helper}为辅（{sections_said}）。想练这个，说「练 {drill}」。"
    ),
    "no-fortune.marriage": (
        "这里不断事。这是一部宋元的书，我们只读它怎么推。\n"
        "书里{topic_name}看问的人：男取妻财为用，女取官鬼为用（{sections_said}）。想练这个，说「练 {drill}」。"
    ),
    "read.busy": "正问着题，书里的断语先不说；答完了，或说「停」，再说「断」。",
    "read.which": "断哪一卦？先说「盘 遁」，或写「断 遁 寅月甲子日 求财 男 27」。",
    "read.unknown": (
        "没读懂「{text}」。「断」后面可以写卦、月日、占什么、谁问、多大，写法如「断 遁 寅月甲子日 求财 男 27」。"
    ),
    "read.first": "没有这一条。先说「断」列出来，再问「为什么 第1条」。",
    "read.no-such": "没有这一条；刚才列了 {count} 条，号从 1 起。",
    "read.not-here": "{rule} 在{name}卦上不合。",
    "read.waits": "{rule} 要知道{lacking}才说得上：说「{way}」补上。",
    "find.how": (
        "找卦：几样写在一起，样样都要合。\n"
        "  找 财伏鬼         哪些卦有财伏在鬼下；加「世下」，只要在世下的\n"
        "  找 官鬼持世       世上是什么：六亲、五行、地支（世持土，世辰）\n"
        "  找 妻财在五爻     哪一爻上是什么；世下妻财：底下伏的\n"
        "  找 归魂 乾宫      世次、宫、上乾、下坎\n"
        "  找 缺妻财         卦身不上卦、卦身在世、亲爻出现、世爻亲爻、勾合、应克世\n"
        "  找 S08.R1         书里只看卦就说得上的一条\n"
        "  找 九式           财伏五乡九式，一张表；想练，说「练 {drill}」"
    ),
    "find.forms-drill": "这几式合在一起练，说「练 {drill}」。",
    "busy": "先把这一题做完，或者「跳过」。",
    "left": "先前的那一段放下了，进度记着。",
    "stopped": "停在这里。",
    "sibling.table": "同一条规矩，再来一题。",
    "sibling": "换一卦，同一条规矩，再走一遍。",
    "drill.done": "这一组 {count} 题做完了。",
    "drill.apart": "先问一题，好分清是哪一种。",
    "steer.harder": "难一点：{skill_name}。",
    "steer.easier": "易一点：{skill_name}。",
    "steer.hardest": "这一路里，没有比它更难的了。",
    "steer.easiest": "这一路里，没有比它更容易的了。",
    "steer.nothing": "「难一点」「易一点」「换一卦」是练的时候用的。说「练」就有题。",
    "drill.picked": "我来挑题：先挑错过的，再挑还没拿稳的。说「停」就停。",
    "review.begin": "该复习的有 {count} 题，一项一题，搁得最久的在前。",
    "review.done": "{count} 题复习完了。",
    "review.none": "现在没有该复习的。最近的是{skill_name}，{when}。",
    "review.never": "还没有可以复习的。说「练」先做几题，到了日子会告诉你。",
    "exam.begin": (
        "{paper_name}：{count} 题，每题只答一次，当时不说对错，做完一起看。\n"
        "没有提示。不会的说「跳过」；说「停」就作罢。卷号 {code}，说这个号，出的就是同一份卷。"
    ),
    "exam.noted": "记下了。",
    "exam.skipped": "跳过了，算没有答。",
    "exam.dont-know": "不会的说「跳过」，算没有答，不算错。",
    "exam.closed": "正考着：这时只能答题，或说「跳过」「停」「帮助」「再见」。",
    "exam.dropped": "这份卷做了 {done}/{of}，作罢，不记成绩；答过的照样算在各项技能里。说「{code}」从头再考。",
    "exam.no-lessons": "{paper_name}还没有课，出不了题。",
    "welcome.daily": "今天的一卦还没装。说「每日」就来。",
    "daily.begin": "每日一卦，{date}：{line_word}动。人人今天都是这一卦。先从空盘装起，再照书读三两句。",
    "daily.row": "前面连着 {count} 天了；中间空一天不算断。",
    "daily.read": "装好了，照书读一读，{count} 题。",
    "daily.done": "{of} 题头一次就对 {right}。下面是全盘，和书里的主张，对一对：",
    "daily.streak": "今天的一卦做完了，连着 {count} 天。空一天不算断，空两天从头数。",
    "daily.already": "今天的一卦（{name}）做过了，连着 {count} 天。明天再来；想再装一次，说「装卦 {name}」。",
    "given.done": "这一题完了。",
    "lesson.begin": "{unit_word}  {title}    {track} · 约 {minutes} 分钟",
    "lesson.again": "{unit_word}  {title}，接着上次的地方。",
    "lesson.done": "{unit_word}《{title}》到这里。",
    "lesson.none": "还没有课可上。",
    "lesson.broken": "{file} 有 {count} 处毛病，上不了。「hzl lint」会说在哪里、怎么改。",
    "lesson.folder": "放课的文件夹 {file} 打不开（{reason}），里面的课没有列出来。",
    "preview.begin": "预览：改了存盘，按回车就看新的，位置不动。「跳到 ID」去别处。这里做的不记进度。",
    "preview.new": "文件改过了，看新的。",
    "preview.broken": "文件改过了，有毛病，先照旧的上：",
    "preview.style": "文件里还有这些毛病，不拦着上课：",
    "preview.fault": "{at}: {sentence}",
    "preview.no-step": "没有「{text}」这一步。有的是：{known}。",
    "preview.gone": "文件打不开了，先照旧的上。",
    "dress.begin": "装卦：{full}。想先填哪样都行；写「宫 …」「世 … 应 …」「六亲 六个」「二爻 …」这样；再写一次就改。",
    "dress.worked": "先替你填好几样，剩下的归你。",
    "dress.next": "{next_section}",
    "dress.full": "都填满了。说「看看」，我来判。",
    "dress.empty": "还没有填什么。",
    "dress.at-once": "好，填一样判一样。",
    "dress.at-the-end": "好，先填，说「看看」再一起判。",
    "dress.right": "○ {section_names}，对。",
    "dress.review": "{review}",
    "dress.so-far": "填了的都对。",
    "dress.taken-out": "{section_name}里{wrong_words}不对，先擦掉了，再填一次。",
    "dress.follow-on": "{section_name}要跟着改。先改一格：",
    "dress.row-mended": "{section_name}的其余几格，照样一起改好了。",
    "dress.done": "{dress_done}",
    "cast.begin": "三枚钱，掷六次，先掷的是初爻。一背单，两背拆，三背重，没有背是交；重和交要动。",
    "cast.next": "按回车掷{line_word}。",
    "cast.thrown": "{line_word}：{coins}。",
    "cast.done": "得{cast}（{digits}）。",
    "check.nothing": "眼前没有在装的卦。说「装卦 夬」开始。",
    "choice.is": "是第 {number} 项。",
    "row.cell-right": "{line_word}对了。",
    "step-back": "先退一步。",
    "step-forward": "回到原来那一题。",
    "hint.choice": "这一题挑一个号码。拿不准就先挑一个，挑了会说哪里对、哪里不对。",
    "why.choice": "先挑一个，挑了就说为什么。",
    "dont-know": "不知道也好：说「提示」先走一步，说「答案」就看整个推法。",
    "cast.just-enter": "按回车就好，钱我来掷。",
    "check.first": "先把眼前这一格答完。",
    "hint.nothing": "眼前没有题，没有可提示的。说「练」就有题。",
    "reveal.nothing": "眼前没有题。",
    "skip.nothing": "眼前没有可跳过的。",
    "chart.which": "看哪一卦？写法如「盘 姤」「盘 天风姤」「盘 姤之鼎」「盘 877797」。",
    "chart.covered": "正问着这一卦，别的先盖着；答完了再看全盘。",
    "atlas.covered": "正问着图上的这一样，答完了再看全图。",
    "save.no-chart": "还没有看过盘。先说「盘 姤」，再说「存」；「存 记录」写下这一回说过的。",
    "save.written": "写在 {file}。",
    "save.failed": "没有写成 {file}：{reason}。",
    "save.bad-name": "这个文件名用不了。写法如「存 姤.md」。",
    "save.transcript": "火珠林 · 装卦练习 · {date}",
    "why.covered": "这正是题里问的，先讲到它前面一步。",
    "why.not-so": "盘上并不是{claimed}。",
    "why.is-so": "盘上正是{claimed}。",
    "why.would-be": "若是{claimed}，这一爻要属{wanted}；从{me}看，它属{element}。",
    "suppose.is-so": "盘上本来就是这样。",
    "suppose.covered": "这一卦正问着，答完了再来假设。",
    "why.look-up": "这一格是查表得来的，前面没有别的步子。要看就说「答案」。",
    "verse.which": "哪一节？写法如「原文 8」「原文 动止章」。",
    "verse.none": "没有「{text}」这一节。这里有 1 到 27 节，外加 19附、25附；写法如「原文 8」。",
    "what.which": "问哪个词？写法如「什么是 墓」。",
    "undo.open": "「{text}」不算，再答一次。",
    "undo.settled": "「{text}」那一次不算了，记录和题数都改了回来；那一题已经过去，不再问。",
    "undo.sheet": "盘上填错了的，照样再写一次就换过来。",
    "undo.nothing": "没有可以撤销的回答。",
    "mistakes.none": "错题本是空的。头一次没答对的、直接看了答案的，会记在这里。",
    "mistakes.none-such": "错题本里没有这一类的题。说「错题」看全部。",
    "mistakes.done": "重做了 {count} 题，一次就对的 {right} 题。错题本里还有 {left} 题。",
    "mistakes.cleared": "重做了 {count} 题，错题本空了。",
    "report.nothing": "还没有做过题。做过的题可以报错：说「报错」，会给出一段可以抄走的文字。",
    "report.title": "把下面这几行发给管这个程序的人，写上你觉得哪里不对：",
    "what.one": "不是{given}。",
    "what.nothing": "不是「无」。",
    "what.cell": "{at_word}不是{given_at}。",
    "what.line": "不在{given_line}。",
    "what.yesno": "不对。",
    "what.set": "{set_difference}",
    "what.chart": "{count} 格对 {right_count} 格。",
    "what.row": "{row_difference}",
    "what.any": "不对。",
}
