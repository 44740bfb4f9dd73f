"""What the linter says in 简体中文: for every code of a fault what is wrong, and what to do about it."""

from __future__ import annotations

from collections.abc import Mapping

FAULTS: dict[str, str] = {
    # the file
    "file-unreadable": "文件打不开（{reason}）。看看路径和权限。",
    "not-utf8": "这里的字节 {byte} 不是 UTF-8。请把文件另存为 UTF-8 编码。",
    "control-character": "这里有一个看不见的控制字符 {char}。删掉它；多半是从别处粘贴时带进来的。",
    "front-missing": "没有文件头。第一行写 ---，接着 unit、id、title、track 各一行，再写一行 ---。",
    "front-unclosed": "文件头没有收尾。在正文之前补一行 ---。",
    "no-steps": "这一课还没有正文。文件头下面写一段话，或放一个块。",
    # YAML
    "yaml-fullwidth-colon": "「{key}」后面是全角冒号。改成半角冒号加一个空格：{key}: ……",
    "yaml-no-blank": "「{key}:」后面少一个空格。写成 {key}: ……",
    "yaml-link-unquoted": "以 [ 开头的话要放进双引号里，不然会被当成一列。",
    "yaml-tab": "行首用了制表符。缩进只能用空格。",
    "yaml-colon": "一行里有两个「冒号加空格」。把整句话放进双引号里，或改用全角冒号。",
    "yaml-no-colon": "这一行只有名，没有「: 值」。补上冒号和值；若是接着上一行说，就缩进到上一行的值下面。",
    "yaml-bracket": "从这里开始的括号没有好好收尾。看看少了 ] 或 }}，还是少了逗号。",
    "yaml-quote": "从这里开始的引号没有收尾。补上另一半引号。",
    "yaml-start": "一句话不能以 {char} 开头。把整句话放进双引号里。",
    "yaml-layout": "这里与上面对不齐，或引号、括号之后还有字。同一层的键要左边对齐；带引号的话整句都要在引号里。",
    "yaml-syntax": "这里读不通（{problem}）。对照 README 里的例子看看缩进、冒号和引号。",
    "yaml-duplicate-key": "「{key}」写了两次，第 {first} 行已经有了。留一个。",
    "yaml-alias": "这里不能用 & 和 * 引用别处的值。照样再写一遍；若是文字，就放进双引号里。",
    "yaml-tag": "这里不能写类型标记 {tag}。去掉以 ! 开头的那个词；若是文字，就放进双引号里。",
    "yaml-too-deep": "括号或缩进套得太深。课里用不到这么多层。",
    "yaml-key-not-text": "键只能是一个词。",
    "yaml-not-mapping": "这里应当是几行「名: 值」。",
    # keys and values
    "key-unknown": "没有「{key}」这个键。这里可以写：{known}。",
    "key-missing": "少了「{key}」。补上这一行。",
    "wrong-shape": "「{key}」这里要写{expected}。",
    "value-empty": "「{key}」是空的。写上内容，或删去这一行。",
    "value-unknown": "不认得「{value}」。这里可以写：{known}。",
    "value-joined": "「{value}」连成了一个词。几项之间用半角逗号隔开，写成 [甲, 乙]。",
    "number-refused": "「{value}」不行。这里要一个 {low} 到 {high} 的整数。",
    "truth-refused": "「{value}」不行。这里只能写 true 或 false。",
    "line-refused": "「{value}」不是爻位。写 1 到 6，初爻是 1；也可以写 初 二 三 四 五 上。",
    "ganzhi-refused": "「{value}」不在六十甲子里。写法如 甲子。",
    "moment-refused": "「{value}」读不成月日。月写 寅 或 丙寅，日写 甲子；连着写是 寅月甲子日。",
    "moment-twice": "moment 里已经有月日，不要再写 month、day。留一种写法。",
    "hexagram-refused": "不认得「{value}」这个卦。写卦名（姤、天风姤）、六个数字（877797，初爻在前）或 姤之鼎。",
    "unit-malformed": "「{value}」不是课号。写数字，如 8；序课写 00a 这样。",
    "id-malformed": "「{value}」不能作 id。只用小写字母、数字和连字符，如 cai-fu-gui。",
    "section-malformed": "「{value}」不是节号。写数字，如 8；附段写 19附。",
    "skill-malformed": "「{value}」不像一项技能的名字。写法如 hidden.home，全部名字见 hzl skills。",
    # Markdown
    "heading": "课里不用标题。删去 #；若是文字下面的一行 --- 或 ===，删去那一行。",
    "html": "课里不能写 HTML。删去尖括号里的标记。",
    "list": "课里不用列表。写成一段话，或拆成几段；要分行就在行末留两个空格。",
    "table": "课里不用表格。要看盘，用 chart 块。",
    "image": "课里不放图片。要看盘，用 chart 块。",
    "rule-line": "课里不用分隔线。空一行就够了。",
    "code-block": "这一行缩进了四格，会被当成代码。把行首的空格去掉。",
    "emphasis": "课里不用斜体。要着重就用 **两个星号**；若是星号或下划线本身，前面加反斜杠。",
    "link-foreign": "不能链到「{target}」。课里只有 [文字](hzl:卦/爻) 这一种链接。",
    "link-reference": "「[名]: 地址」这样的行不会说出来。删去它。",
    "fence-unknown": "没有「{name}」这种块。可以用：{known}。",
    "fence-unclosed": "{name} 块没有收尾。在块的末尾补一行 ```，与开头一样多。",
    "fence-empty": "{name} 块是空的。写上内容，或删去它。",
    "markup-stray": "这里的 {mark} 会原样说出来。成对写齐；若右边的 ** 跟在标点后面，就在它后面空一格，或把标点挪到外面。",
    "quote-empty": "引文是空的。写上原文，或删去 >。",
    "quote-mixed": "引文里只能有原文，不能再套别的。把这一块移到引文外面。",
    # blocks
    "id-reserved": "「{id}」留作别用，换一个 id。",
    "id-twice": "id「{id}」在第 {first} 行用过了。换一个；学过的人靠它找回位置。",
    "cast-twice": "hexagram 与 generate 只能写一个：一个是定卦，一个是出卦的条件。",
    "nothing-asked": "这一题没有说问什么。写 hexagram 或 generate；不用卦的题，写上 element、month 等所问之物。",
    "repeat-without-generate": "只有用 generate 出的题才能 repeat。定了卦的题问一遍就够。",
    "options-too-few": "只有 {count} 个选项。至少两个，三四个更好。",
    "option-twice": "选项「{text}」写了两次。改掉一个。",
    "no-right-option": "没有一个选项是对的。在对的那个下面写 right: true；若本来不判对错，就用 predict 块。",
    "show-needs-month": "要显示 {show}，得有月。加一行 month: 寅，或 moment: 寅月甲子日。",
    "show-needs-day": "要显示 {show}，得有日。加一行 day: 甲子，或 moment: 寅月甲子日。",
    "show-needs-moving": "要显示 changed，得有动爻。hexagram 写成 姤之鼎 这样，或用带 9、6 的六个数字。",
    "show-needs-cast": "这里没有卦可显示。加一行 hexagram，或删去这个键。",
    "condition-unknown": "没有「{name}」这个条件。可以用：{known}。",
    # verified claims
    "claim-wrong": "盘上不是「{text}」。hzl:{path} 可以写：{accepted}。",
    "claim-broken": "这个链接没有写对，会原样说出来，也没有人核对。写成 [文字](hzl:卦/爻)：半角括号，中间不空格，文字里不再套别的。",
    "claim-unread": "hzl:{path} 里的「{part}」不知道是问什么。写法见 README 的「核对过的说法」。",
    "claim-hexagram": "hzl:{path} 里的「{part}」不是卦名。",
    "claim-line": "hzl:{path} 里的「{part}」不是爻位，也不是盘上的名目。爻写 1 到 6，或 初 二 三 四 五 上。",
    "claim-no-cell": "hzl:{path} 没有答案：{lacks}。",
    "claim-moment": "hzl:{path} 里的「{part}」读不成月日。写法如 ?month=寅&day=甲子。",
    "claim-rule-unknown": "没有「{rule}」这一条。全部条目见 hzl rules。",
    "claim-rule-matter": "hzl:{path} 里的「{part}」不是占的事，也不是问的人。",
    "claim-rule-no-condition": "「{rule}」是取象或讹文，没有条件可以核对。去掉链接，只留文字。",
    "claim-rule-lacks": "hzl:{path} 核对不了：{lacks}。",
    "claim-rule-fails": "hzl:{path} 不成立：这个卦不合这一条。",
    # between lessons, and against what the tutor can ask
    "unit-taken": "第 {unit} 课已经有了：{other}。换一个课号。",
    "lesson-id-taken": "id「{id}」已经有一课在用：{other}。换一个。",
    "need-unknown": "没有 id 为「{id}」的课。",
    "need-cycle": "先修的课绕了一圈：{cycle}。去掉其中一个 needs。",
    "skill-unknown": "没有「{skill}」这项技能。全部名字见 hzl skills。",
    "question-params": "「{skill}」问的时候要说明：{wanted}。缺的补上，多的删去。",
    "question-cast": "这个卦上问不出「{skill}」。换一个卦，或换一爻。",
    "question-none-found": "没有一个卦合这些条件，「{skill}」出不了题。放宽 generate。",
    "question-one-key": "照这些条件，「{skill}」的答案总是「{key}」。放宽 generate，不然做第二题就不用想了。",
    "question-hint-tells": "提示里已经有答案「{key}」。提示只说下一步看什么。",
    "question-no-slip": "照这些条件出的题，「{skill}」常见的错法一样也显不出来，答对了看不出真会。放宽 generate。",
    "term-unknown": "terms 里的「{term}」不是课里要先讲的术语。有哪些，见 README 的「术语」。",
    # style
    "western-punctuation": "汉字之间用了半角的 {mark}。改成全角的 {chinese}。",
    "cell-unverified": "「{text}」说的是盘上一格，没有人核对。写成核对过的说法：[文字](hzl:卦/……)；转述别人的错说，就把错话放进「」。",
    "quote-not-there": "「{text}」不是{section}的原文。对着原文改；若是自己的话，就不要写成引文。",
    "term-early": "「{term}」还没有讲过。先说它是什么（叫{term}、**{term}**），或在 needs 里写上讲它的课；讲过了却没认出来，就在文件头写 terms: [{id}]。",
    "to-do": "{text}还没有写。",
}
"""Sentences by code; the words in braces come from the fault's data."""

MEANT = "想写的是「{nearest}」吗？"
"""Said after a sentence when the fault knows what was probably meant."""

SHAPES: dict[str, str] = {
    "text": "一句话或一个词",
    "list": "一列：[甲, 乙]，或每项一行、以 - 开头",
    "mapping": "几行「名: 值」",
}
"""What ``wrong-shape`` expected."""

LACKS: dict[str, str] = {
    "moving": "这一爻不动，没有变爻。卦写成 遁之姤 这样",
    "month": "没有说是哪个月。加上 ?month=寅",
    "day": "没有说是哪一天。加上 ?day=甲子",
    "year": "没有说是哪一年。加上 ?year=丙午",
    "matter": "没有说占什么。加上 ?matter=求财",
    "asker": "没有说是谁问。加上 ?asker=男 或 ?age=27",
}
"""What ``claim-no-cell`` or ``claim-rule-lacks`` lacked."""


def fault_sentence(code: str, data: Mapping[str, str]) -> str:
    """Return what to say about a fault, in one or two sentences."""
    words = dict(data)
    if "expected" in words:
        words["expected"] = SHAPES[words["expected"]]
    if code == "quote-not-there":
        words["section"] = f"第 {words['section']} 节" if words["section"] else "书里"
    if "lacks" in words:
        words["lacks"] = LACKS[words["lacks"]]
    said = FAULTS[code].format(**words)
    return said + MEANT.format(**words) if words.get("nearest") else said
