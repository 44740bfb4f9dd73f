"""Every kind of fault that one script can have, each at its line and column.

In the scripts below the mark ¦ stands before the character at which the fault is to be reported.
"""

from __future__ import annotations

import string
from pathlib import Path

import pytest
from lesson_texts import HEAD, WHOLE, linted
from test_lesson_linter import TOGETHER

from hzl_tutor.lesson import STYLE, FaultCode, LessonFaults
from hzl_tutor.lesson.compile import compile_bytes
from hzl_tutor.words.lint_zh_hans import FAULTS, fault_sentence


def front(rows: str) -> str:
    """Return a script with the given front matter."""
    return f"---\n{rows}\n---\n\n一句话。\n"


def block(name: str, rows: str) -> str:
    """Return a script with one block."""
    return f"{HEAD}```{name}\n{rows}\n```\n"


CHOICE = "id: c\nask: 问\noptions:\n  - {text: 甲, say: 一, right: true}\n  - {text: 乙, say: 二}"
QUESTION = "id: q\nskill: hidden.line\nask: 问"
GENERATED = f"{QUESTION}\ngenerate: "

BROKEN: list[tuple[FaultCode, str]] = [
    # the file
    (FaultCode.CONTROL_CHARACTER, f"{HEAD}看¦\u202e这里\n"),
    (FaultCode.CONTROL_CHARACTER, f"{HEAD}¦看 &#x202e; 这里\n"),
    (FaultCode.CONTROL_CHARACTER, block("question", f'{QUESTION}\nhexagram: 遁\nline: 1\nhints: [¦"\\e[2J"]')),
    (FaultCode.FRONT_MISSING, "¦一句话。\n"),
    (FaultCode.FRONT_MISSING, "¦"),
    (FaultCode.FRONT_UNCLOSED, "¦---\nunit: 1\n"),
    (FaultCode.NO_STEPS, f"{HEAD.rstrip()}\n¦"),
    # YAML
    (FaultCode.YAML_FULLWIDTH_COLON, front("unit: 7\nid¦：a\ntitle: 题\ntrack: 序")),
    (FaultCode.YAML_FULLWIDTH_COLON, block("chart", "hexagram: 姤\nmark¦：[1]")),
    (FaultCode.YAML_NO_BLANK, front("unit: 7\nid¦:a\ntitle: 题\ntrack: 序")),
    (FaultCode.YAML_NO_BLANK, block("chart", "hexagram¦:姤")),
    (FaultCode.YAML_LINK_UNQUOTED, block("predict", "id: p\nask: ¦[乾](hzl:姤/palace)吗")),
    (FaultCode.YAML_TAB, block("chart", "hexagram: 姤\nmark:\n¦\t- 1")),
    (FaultCode.YAML_COLON, block("predict", "id: p\nask: 甲¦: 乙\noptions: []")),
    (FaultCode.YAML_NO_COLON, block("predict", "id: p\n¦问一句\noptions: []")),
    (FaultCode.YAML_BRACKET, block("chart", "hexagram: 姤\nmark: ¦[1, 2\nshow: [flying]")),
    (FaultCode.YAML_QUOTE, block("predict", 'id: p\nask: ¦"问一句')),
    (FaultCode.YAML_START, block("predict", "id: p\nask: ¦@谁")),
    (FaultCode.YAML_LAYOUT, block("chart", 'hexagram: "姤"\n ¦mark: [1]')),
    (FaultCode.YAML_SYNTAX, block("chart", "¦%YAML 9.9\n---\nhexagram: 姤")),
    (FaultCode.YAML_DUPLICATE_KEY, block("chart", "hexagram: 姤\n¦hexagram: 遁")),
    (FaultCode.YAML_DUPLICATE_KEY, block("question", GENERATED + "{own: true, ¦own: false}")),
    (FaultCode.YAML_ALIAS, block("chart", "hexagram: ¦&x 姤")),
    (FaultCode.YAML_ALIAS, block("chart", "hexagram: ¦*x")),
    (FaultCode.YAML_TAG, block("chart", "hexagram: ¦!!int 姤")),
    (FaultCode.YAML_TOO_DEEP, block("chart", "hexagram: [[[[[[[[¦[[[[[]]]]]]]]]]]]]")),
    (FaultCode.YAML_KEY_NOT_TEXT, block("chart", "? ¦[a]\n: b")),
    (FaultCode.YAML_NOT_MAPPING, block("chart", "¦- 姤")),
    # keys and values
    (FaultCode.KEY_UNKNOWN, front("unit: 7\nid: a\ntitle: 题\ntrack: 序\n¦skill: hidden.line")),
    (FaultCode.KEY_UNKNOWN, block("choice", CHOICE.replace("say: 二", "say: 二, ¦rigth: true"))),
    (FaultCode.KEY_MISSING, "¦---\nunit: 7\nid: a\ntrack: 序\n---\n\n一句话。\n"),
    (FaultCode.KEY_MISSING, f"{HEAD}¦```chart\nmark: [1]\n```\n"),
    (FaultCode.KEY_MISSING, block("choice", CHOICE.replace("{text: 乙, say: 二}", "¦{text: 乙}"))),
    (FaultCode.WRONG_SHAPE, block("chart", "hexagram: ¦[姤]")),
    (FaultCode.WRONG_SHAPE, block("question", GENERATED + "¦妻财")),
    (FaultCode.WRONG_SHAPE, block("predict", "id: p\nask: 问\noptions: ¦甲")),
    (FaultCode.WRONG_SHAPE, block("chart", "hexagram: 姤\nmark: [¦[1]]")),
    (FaultCode.WRONG_SHAPE, front("unit: 7\nid: a\ntitle: 题\ntrack: 序\nrev: ¦[1]")),
    (FaultCode.VALUE_EMPTY, front("unit: 7\nid: a\ntitle: ¦''\ntrack: 序")),
    (FaultCode.VALUE_EMPTY, block("choice", CHOICE.replace("say: 二", "say: ¦''"))),
    (FaultCode.VALUE_EMPTY, block("question", GENERATED + "{home: ¦[]}")),
    (FaultCode.VALUE_UNKNOWN, front("unit: 7\nid: a\ntitle: 题\ntrack: ¦乡")),
    (FaultCode.VALUE_UNKNOWN, block("chart", "hexagram: 姤\nshow: [flying, ¦hiden]")),
    (FaultCode.VALUE_UNKNOWN, block("question", GENERATED + "{home: [官鬼, ¦财]}")),
    (FaultCode.VALUE_JOINED, block("chart", "hexagram: 姤\nshow: [¦flying，hidden]")),
    (FaultCode.NUMBER_REFUSED, front("unit: 7\nid: a\ntitle: 题\ntrack: 序\nrev: ¦0")),
    (FaultCode.NUMBER_REFUSED, block("question", GENERATED + "{own: true}\nrepeat: ¦2.0")),
    (FaultCode.TRUTH_REFUSED, block("choice", CHOICE.replace("right: true", "right: ¦yes"))),
    (FaultCode.TRUTH_REFUSED, block("question", GENERATED + "{own: ¦no}")),
    (FaultCode.LINE_REFUSED, block("chart", "hexagram: 姤\nmark: [1, ¦7]")),
    (FaultCode.LINE_REFUSED, block("question", f"{QUESTION}\nhexagram: 遁\nline: ¦0")),
    (FaultCode.GANZHI_REFUSED, block("question", f"{QUESTION}\nganzhi: ¦甲丑")),
    (FaultCode.MOMENT_REFUSED, block("chart", "hexagram: 姤\nday: ¦子")),
    (FaultCode.MOMENT_REFUSED, block("chart", "hexagram: 姤\nmoment: ¦明天")),
    (FaultCode.MOMENT_TWICE, block("chart", "hexagram: 姤\n¦moment: 寅月甲子日\nmonth: 寅")),
    (FaultCode.HEXAGRAM_REFUSED, block("chart", "hexagram: ¦九九")),
    (FaultCode.UNIT_MALFORMED, front("unit: ¦八\nid: a\ntitle: 题\ntrack: 序")),
    (FaultCode.ID_MALFORMED, front("unit: 7\nid: ¦Cai_Fu\ntitle: 题\ntrack: 序")),
    (FaultCode.ID_MALFORMED, block("question", f"{QUESTION}\nhexagram: 遁\nline: 1".replace("id: q", "id: ¦题一"))),
    (FaultCode.SECTION_MALFORMED, front("unit: 7\nid: a\ntitle: 题\ntrack: 序\nsections: [8, ¦八]")),
    (FaultCode.SKILL_MALFORMED, front("unit: 7\nid: a\ntitle: 题\ntrack: 序\nskills: [¦伏神]")),
    # Markdown
    (FaultCode.HEADING, f"{HEAD}¦# 题\n\n一句话。\n"),
    (FaultCode.HEADING, f"{HEAD}¦一句话。\n---\n"),
    (FaultCode.HTML, f"{HEAD}一句¦<br>话。\n"),
    (FaultCode.HTML, f"{HEAD}¦<!-- 话 -->\n\n一句话。\n"),
    (FaultCode.LIST, f"{HEAD}¦- 一\n- 二\n"),
    (FaultCode.LIST, f"{HEAD}¦1. 一\n"),
    (FaultCode.TABLE, f"{HEAD}¦|甲|乙|\n|-|-|\n|一|二|\n"),
    (FaultCode.IMAGE, f"{HEAD}看\n这¦![图](a.png)里\n"),
    (FaultCode.RULE_LINE, f"{HEAD}一句话。\n\n¦***\n"),
    (FaultCode.CODE_BLOCK, f"{HEAD}一句话。\n\n    ¦一句话。\n"),
    (FaultCode.EMPHASIS, f"{HEAD}一句 ¦*话* 。\n"),
    (FaultCode.LINK_FOREIGN, f"{HEAD}见¦[此处](https://example.org)。\n"),
    (FaultCode.LINK_FOREIGN, f"{HEAD}见¦<https://example.org>。\n"),
    (FaultCode.LINK_REFERENCE, f"{HEAD}一句话。\n\n¦[甲]: hzl:遁/2\n"),
    (FaultCode.FENCE_UNKNOWN, f"{HEAD}¦```charts\nhexagram: 姤\n```\n"),
    (FaultCode.FENCE_UNKNOWN, f"{HEAD}¦```\nhexagram: 姤\n```\n"),
    (FaultCode.FENCE_UNCLOSED, f"{HEAD}一句话。\n\n¦```chart\nhexagram: 姤\n"),
    (FaultCode.FENCE_UNCLOSED, f"{HEAD}¦````chart\nhexagram: 姤\n```\n"),
    (FaultCode.FENCE_EMPTY, f"{HEAD}¦```chart\n\n```\n"),
    (FaultCode.MARKUP_STRAY, f"{HEAD}记住¦**这一条。**底下再说。\n"),
    (FaultCode.MARKUP_STRAY, f"{HEAD}记住¦`这一条。\n"),
    (FaultCode.QUOTE_EMPTY, f"{HEAD}一句话。\n\n¦>\n"),
    (FaultCode.QUOTE_EMPTY, f"{HEAD}一句话。\n\n¦> §8\n"),
    (FaultCode.QUOTE_MIXED, f"{HEAD}¦> - 一\n"),
    (FaultCode.QUOTE_MIXED, f"{HEAD}> 一\n¦> > 二\n"),
    # blocks
    (FaultCode.ID_RESERVED, block("choice", CHOICE.replace("id: c", "id: ¦start"))),
    (FaultCode.ID_TWICE, block("choice", CHOICE) + "\n" + block("choice", CHOICE.replace("id: c", "id: ¦c"))[len(HEAD) :]),
    (FaultCode.CAST_TWICE, block("question", f"{QUESTION}\nhexagram: 遁\nline: 1\n¦generate: {{own: true}}")),
    (FaultCode.NOTHING_ASKED, f"{HEAD}¦```question\n{QUESTION}\n```\n"),
    (FaultCode.REPEAT_WITHOUT_GENERATE, block("question", f"{QUESTION}\nhexagram: 遁\nline: 1\n¦repeat: 2")),
    (FaultCode.OPTIONS_TOO_FEW, block("predict", "id: p\nask: 问\n¦options:\n  - {text: 甲, say: 一}")),
    (FaultCode.OPTION_TWICE, block("choice", CHOICE.replace("text: 乙", "text: ¦甲"))),
    (FaultCode.NO_RIGHT_OPTION, block("choice", CHOICE.replace(", right: true", "").replace("options", "¦options"))),
    (FaultCode.SHOW_NEEDS_MONTH, block("chart", "hexagram: 姤\nday: 甲子\nshow: [void, ¦season]")),
    (FaultCode.SHOW_NEEDS_DAY, block("chart", "hexagram: 姤\nmonth: 寅\nshow: ¦void")),
    (FaultCode.SHOW_NEEDS_DAY, block("choice", f"{CHOICE}\nhexagram: 姤\nshow: [¦spirit]")),
    (FaultCode.SHOW_NEEDS_MOVING, block("chart", "hexagram: 姤\nshow: [¦changed]")),
    (FaultCode.SHOW_NEEDS_CAST, block("choice", f"{CHOICE}\n¦show: [flying]")),
    (FaultCode.CONDITION_UNKNOWN, block("question", GENERATED + "{¦hom: 官鬼}")),
    # verified claims
    (FaultCode.CLAIM_WRONG, f"{HEAD}遁在¦[坤](hzl:遁/palace)宫。\n"),
    (FaultCode.CLAIM_WRONG, f"{HEAD}遁在[乾](hzl:遁/palace)宫，\n二爻**是¦[丙午水](hzl:遁/2)**。\n"),
    (FaultCode.CLAIM_WRONG, f"{HEAD}> 遁\n> 二爻¦[甲寅](hzl:遁/2)\n"),
    (FaultCode.CLAIM_WRONG, block("choice", CHOICE.replace("say: 二", 'say: "是¦[甲子](hzl:遁/2)"'))),
    (FaultCode.CLAIM_WRONG, block("predict", "id: p\noptions:\n  - {text: 甲, say: 一}\n  - {text: 乙, say: 二}\nask: 先看\n  遁的¦[二爻](hzl:遁/2)")),
    (FaultCode.CLAIM_WRONG, block("question", f'{QUESTION}\nhexagram: 遁\nline: 1\nhints:\n  - 一\n  - "¦[坤](hzl:遁/palace)宫"')),
    (FaultCode.CLAIM_BROKEN, f"{HEAD}遁在[乾] (¦hzl:遁/palace)宫。\n"),
    (FaultCode.CLAIM_BROKEN, f"{HEAD}遁在[乾](¦hzl:遁/palace）宫。\n"),
    (FaultCode.CLAIM_BROKEN, f"{HEAD}遁在¦[![乾](a)](hzl:遁/palace)宫。\n"),
    (FaultCode.CLAIM_UNREAD, f"{HEAD}¦[乾](hzl:遁)\n"),
    (FaultCode.CLAIM_UNREAD, f"{HEAD}¦[乾](hzl:遁/2/palace)\n"),
    (FaultCode.CLAIM_HEXAGRAM, f"{HEAD}¦[乾](hzl:遁遁/palace)\n"),
    (FaultCode.CLAIM_LINE, f"{HEAD}¦[乾](hzl:遁/七爻)\n"),
    (FaultCode.CLAIM_NO_CELL, f"{HEAD}¦[辛亥](hzl:遁/2/changed)\n"),
    (FaultCode.CLAIM_NO_CELL, f"{HEAD}¦[相](hzl:遁/2/season?day=甲子)\n"),
    (FaultCode.CLAIM_NO_CELL, f"{HEAD}¦[空](hzl:遁/2/void)\n"),
    (FaultCode.CLAIM_MOMENT, f"{HEAD}¦[空](hzl:遁/2/void?day=子)\n"),
    (FaultCode.CLAIM_MOMENT, f"{HEAD}¦[空](hzl:遁/2/void?日=甲子)\n"),
    (FaultCode.CLAIM_HEXAGRAM, f"{HEAD}¦[遭伤](hzl:盾牌/rule/S08.R1)\n"),
    (FaultCode.CLAIM_UNREAD, f"{HEAD}¦[遭伤](hzl:遁/rule)\n"),
    (FaultCode.CLAIM_MOMENT, f"{HEAD}¦[遭伤](hzl:遁/rule/S08.R1?day=子)\n"),
    (FaultCode.CLAIM_MOMENT, f"{HEAD}¦[遭伤](hzl:遁/rule/S08.R1?age=老)\n"),
    (FaultCode.CLAIM_MOMENT, f"{HEAD}¦[遭伤](hzl:遁/rule/S08.R1?matter=求财&matter=求官)\n"),
    # style
    (FaultCode.WESTERN_PUNCTUATION, f"{HEAD}先看世¦,再看应。\n"),
    (FaultCode.WESTERN_PUNCTUATION, f"{HEAD}先看，再看\n世爻¦; 最后看应。\n"),
    (FaultCode.WESTERN_PUNCTUATION, f"{HEAD}先看世。再看应¦.\n"),
    (FaultCode.WESTERN_PUNCTUATION, front("unit: 7\nid: a\ntitle: 甲¦,乙\ntrack: 序")),
    (FaultCode.WESTERN_PUNCTUATION, block("choice", CHOICE.replace("say: 二", "say: 不是¦!再看"))),
    (FaultCode.WESTERN_PUNCTUATION, f"{HEAD}先看¦'hzl。\n"),
    (FaultCode.WESTERN_PUNCTUATION, f"{HEAD}用 hzl¦.再看。\n"),
    (FaultCode.WESTERN_PUNCTUATION, f"{HEAD}是[乾](hzl:遁/palace)¦,再看。\n"),
    (FaultCode.WESTERN_PUNCTUATION, block("question", f"{QUESTION}\nhexagram: 遁\nline: 1\nhints: [先看世¦;再看应]")),
    (FaultCode.CELL_UNVERIFIED, f"{HEAD}遁的世爻是¦丙午火官鬼。\n"),
    (FaultCode.CELL_UNVERIFIED, f"{HEAD}底下**是¦甲寅妻财**。\n"),
    (FaultCode.CELL_UNVERIFIED, f"{HEAD}一句话，\n[丙午火](hzl:遁/2)是¦丙午火。\n"),
    (FaultCode.CELL_UNVERIFIED, f"{HEAD}遁的¦二爻是官鬼。\n"),
    (FaultCode.CELL_UNVERIFIED, f"{HEAD}¦二爻丙午，属火。\n"),
    (FaultCode.CELL_UNVERIFIED, f"{HEAD}¦天山遁属乾宫。\n"),
    (FaultCode.CELL_UNVERIFIED, block("predict", "id: p\noptions:\n  - {text: 甲, say: 一}\n  - {text: 乙, say: 二}\nask: ¦遁在乾宫吗")),
    (FaultCode.CELL_UNVERIFIED, block("choice", CHOICE.replace("say: 二", "say: 再看¦甲寅木"))),
    (FaultCode.QUOTE_NOT_THERE, f"{HEAD}> 财伏鬼乡，¦此句无此，荣昌。\n"),
    (FaultCode.QUOTE_NOT_THERE, f"{HEAD}> ¦财伏鬼乡，买卖遭伤。§9\n"),
    (FaultCode.QUOTE_NOT_THERE, f"{HEAD}书里说「财伏……¦无此」（§8 注）。\n"),
    (FaultCode.QUOTE_NOT_THERE, block("choice", CHOICE.replace("say: 二", "say: 书里说「¦财」（§9）"))),
    (FaultCode.TERM_EARLY, f"{HEAD}看¦亲爻，再看亲爻。\n"),
    (FaultCode.TERM_EARLY, f"{HEAD}先看\n¦旁爻。下一课说亲爻。\n"),
    (FaultCode.TO_DO, f"{HEAD}先看¦【待写：一个盘】。\n"),
    (FaultCode.TO_DO, block("choice", CHOICE.replace("say: 二", "say: ¦【待写】"))),
]  # fmt: skip


def place_of(marked: str) -> tuple[str, int, int]:
    """Take the ¦ out of a script; return the script and where the mark stood, line and column from 1."""
    before, _, after = marked.partition("¦")
    assert "¦" not in after
    return before + after, before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1


@pytest.mark.parametrize(("code", "marked"), BROKEN, ids=[f"{n}-{code}" for n, (code, _) in enumerate(BROKEN)])
def test_a_fault_is_reported_where_it_is(code: FaultCode, marked: str, tmp_path: Path) -> None:
    """A script with one fault gives that fault, at its line and column, and no other."""
    text, line, column = place_of(marked)
    faults = linted(tmp_path, text)
    assert [(fault.code, fault.line, fault.column) for fault in faults] == [(code, line, column)]


@pytest.mark.parametrize(("code", "marked"), BROKEN, ids=[f"{n}-{code}" for n, (code, _) in enumerate(BROKEN)])
def test_only_style_can_be_taught(code: FaultCode, marked: str) -> None:
    """The compiler refuses what the linter reports, except for style."""
    text, _, _ = place_of(marked)
    if code in STYLE:
        assert compile_bytes(Path("x.md"), text.encode()).steps
        return
    with pytest.raises(LessonFaults) as refused:
        compile_bytes(Path("x.md"), text.encode())
    assert [fault.code for fault in refused.value.faults] == [code]


def test_every_code_can_be_provoked() -> None:
    """The closed list of codes holds none that no script brings about."""
    provoked = {code for code, _ in BROKEN} | TOGETHER | {FaultCode.NOT_UTF8, FaultCode.FILE_UNREADABLE}
    assert provoked == set(FaultCode)


@pytest.mark.parametrize(("code", "marked"), BROKEN, ids=[f"{n}-{code}" for n, (code, _) in enumerate(BROKEN)])
def test_every_fault_has_its_sentence(code: FaultCode, marked: str, tmp_path: Path) -> None:
    """The data of a fault fills its sentence, and nothing of the data but ``nearest`` goes unsaid."""
    (fault,) = linted(tmp_path, place_of(marked)[0])
    assert fault_sentence(fault.code, fault.data).endswith(("。", "？", "……"))
    fields = {name for _, name, _, _ in string.Formatter().parse(FAULTS[code]) if name}
    assert fields == set(fault.data) - {"nearest"} or fault.code in (FaultCode.WRONG_SHAPE, FaultCode.CLAIM_NO_CELL)


def test_the_sentences_are_those_of_the_codes() -> None:
    """There is a sentence for every code and none besides."""
    assert set(FAULTS) == set(FaultCode)


def test_bytes_that_are_not_utf8_are_found(tmp_path: Path) -> None:
    """A script in GBK is refused at its first byte that is not UTF-8."""
    (fault,) = linted(tmp_path, b"\xef\xbb\xbf---\r\nid: a\r\ntitle: x" + "题".encode("gbk"))
    assert (fault.code, fault.line, fault.column, fault.data) == (FaultCode.NOT_UTF8, 3, 9, {"byte": "0xCC"})


def test_a_bom_and_any_line_end_are_taken(tmp_path: Path) -> None:
    """A script saved with a BOM and with the line ends of Windows or of old Macs is the same lesson, its places too."""
    assert linted(tmp_path, b"\xef\xbb\xbf" + WHOLE.replace("\n", "\r\n").encode()) == ()
    assert linted(tmp_path, WHOLE.replace("\n", "\r").encode()) == ()
    faults = linted(tmp_path, b"\xef\xbb\xbf" + f"{HEAD}一句话。\n\n# 题\n".replace("\n", "\r\n").encode())
    assert [(fault.code, fault.line, fault.column) for fault in faults] == [(FaultCode.HEADING, 11, 1)]


def test_all_faults_are_told_at_once_in_the_order_of_the_file(tmp_path: Path) -> None:
    """A fault in the front matter, in prose and in two blocks: four faults, by line."""
    text = (
        HEAD.replace("track: 五乡", "track: 六乡")
        + "遁在[坤](hzl:遁/palace)宫，\n见[乾](hzl:遁/2)。\n\n```chart\nhexagram: 九九\nmark: [9]\n```\n\n```quiz\n```\n"
    )
    found = [(fault.line, fault.code) for fault in linted(tmp_path, text)]
    assert found == [
        (5, FaultCode.VALUE_UNKNOWN),
        (9, FaultCode.CLAIM_WRONG),
        (10, FaultCode.CLAIM_WRONG),
        (13, FaultCode.HEXAGRAM_REFUSED),
        (14, FaultCode.LINE_REFUSED),
        (17, FaultCode.FENCE_UNKNOWN),
    ]


def test_a_wrong_claim_names_what_is_right(tmp_path: Path) -> None:
    """The fault of a wrong claim holds every text that would have been accepted."""
    (fault,) = linted(tmp_path, f"{HEAD}二爻是[甲寅](hzl:遁/2)。\n")
    assert fault.data["text"] == "甲寅"
    assert {"丙午", "丙午火官鬼", "官鬼"} < set(fault.data["accepted"].split(" | "))


def test_two_wrong_claims_alike_have_two_places(tmp_path: Path) -> None:
    """The same wrong claim twice in a paragraph is reported at both places."""
    faults = linted(tmp_path, f"{HEAD}遁在[坤](hzl:遁/palace)，又在[坤](hzl:遁/palace)。\n")
    assert [fault.column for fault in faults] == [3, 23]
