"""English is English: no sentence has a Chinese word in it that is no value, no term and nothing that can be typed."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from sittings import library, session_of

from hzl_tutor.book import TURNS
from hzl_tutor.engine import HEXAGRAMS, NAYIN, Branch, Element, Generation, Relation, Spirit, Stage, State, Stem, Tie
from hzl_tutor.tutor import messages as m
from hzl_tutor.tutor.messages import Message
from hzl_tutor.words import language
from hzl_tutor.words.rendering import RENDERERS
from hzl_tutor.words.terms import TERMS

WORDS = Path(__file__).parents[2] / "hzl_tutor" / "words"
OTHERS = [
    "待写",
    "顺",
    "逆",
    *TURNS,
    "之",
    "无",
    "年",
    "月",
    "日",
    "时",
    "节",
    "动",
    "单",
    "拆",
    "重",
    "交",
    "乡",
    "是",
    "否",
    "男",
    "女",
    "春",
    "夏",
    "秋",
    "冬",
    "子时",
    "晚子",
    "卦",
    "身",
    "宫",
    "求财",
    "变",
    "火土同",
    "水土同",
    "卜筮元龟",
    "增删卜易",
    "财伏鬼",
    "剑锋金",
    "火珠林",
    "卦与爻",
    "初",
    "二",
    "三",
    "四",
    "五",
    "上",
    "附",
    "动止章",
    "占婢妾",
    "简",
    "常",
    "全",
    "伏",
    "财",
    "鬼",
    "官",
    "孙",
    "父",
    "兄",
    "为",
    "天",
    "泽",
    "火",
    "雷",
    "风",
    "水",
    "山",
    "地",
    "宜",
    "求官",
    "今日",
    "术语",
    "叫",
    "全图",
    "婚姻",
    "待写",
]
"""What else is no sentence: parts of dates, marks of throws and of what is unwritten, names of schools and books, images of the trigrams."""
VALUES = {
    str(value) for kind in (Branch, Element, Generation, Relation, Spirit, Stage, State, Stem, Tie) for value in kind
}
NAMES = {name for hexagram in HEXAGRAMS for name in (hexagram.name, hexagram.full_name)}
KNOWN = sorted(
    {
        *VALUES,
        *NAMES,
        *NAYIN,
        *OTHERS,
        *(term.simplified for term in TERMS),
        *(name for term in TERMS for name in term.also if not name.isascii()),
    },
    key=len,
    reverse=True,
)
_KNOWN = re.compile(rf"(?:{'|'.join(map(re.escape, KNOWN))})+")
HAN = re.compile(r"[\u3400-\u9fff]+")
FILES = [
    path
    for path in sorted([*(WORDS / "en").glob("*.py"), *WORDS.glob("*_en.py")])
    if not path.stem.startswith("glossary")  # quotes the book, term by term
]
AUTHORS = m.Prose | m.Verse | m.Original | m.Remark | m.Choose | m.Lessons
"""What an author of lessons or the book itself has written, in Chinese."""


def strange(text: str) -> list[str]:
    """The Chinese in a text that is not made of known words."""
    return [run for run in HAN.findall(text) if not _KNOWN.fullmatch(run)]


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_what_english_is_written_with(path: Path) -> None:
    """The Chinese in the sentences of English are values, names and terms, and what can be typed."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    explained = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in explained]
    texts = [node.value for node in constants if isinstance(node.value, str)]
    assert [run for text in texts for run in strange(text) if len(text) > 10] == []


LINES = """
help
chart gou
chart 姤之鼎 寅月甲子日
what is tomb
what is nosuchterm
why is line 2 officer
why is line 2 not parent
if world line 3
today
lesson
progress
mistakes
verse 8
atlas
save chart a.svg
relation.line@877777/line=2
parents
hint
why
why not parents
parents
nonsense
brothers
skip
relation.all@877777
parents offspring brothers officer brothers officer
undo
answer
palace@877777
xun
kan
qian
hidden.all@887777
jiazi jiayin none none none none
stop
drill hidden 2
skip
harder
stop
dress guai
palace dui
relations brothers offspring parents offspring brothers parents
check
hint
palace kun
stop
cast

stop
mistakes
mistakes 1
stop
report
review
progress
read dun yin month jiazi day wealth man 27
why claim 1
why claim 99
why S27.R3
find
find wealth under officer at world
find trine
find world own and missing wealth
find nine forms
find dun
find nonsense
drill nosuchskill
will I be rich
nosuchcommand
tomb.fault@姤之鼎/day=甲辰/school=水土同
none
stop
lesson 2


stop
quit
""".strip("\n").split("\n")
"""A conversation in English, from the first word to the last."""


ELSEWHERE = {"Assumed", "Today", "Verse", "Pause", "Remark", "ExamResult"}
"""Messages that want an almanac or a whole paper, or stand in a lesson, where its author puts them."""


def conversation() -> list[Message]:
    """Everything that is said in it."""
    session = session_of(shelf=library())
    said = session.start()
    for line in LINES:
        if not session.expects.over:
            said += session.feed(line)
    return said


def test_a_conversation_in_english_is_english() -> None:
    """No line has a hole in it, nor any Chinese but values, names and terms."""
    words = language("en")
    said = conversation()
    for message in said:
        if isinstance(message, m.ShowChart):
            lines = [*words.chart_title(message), *words.chart_notes(message), *words.chart_sentences(message)]
        else:
            lines = [f"{line.text} {line.aside}" for line in words.render(message)]
        for line in lines:
            assert "……" not in line
            assert "{" not in line
            if not isinstance(message, AUTHORS):
                typed = [line.replace(text, "") for text in ("六亲根源", "卦与爻", "骨架")]
                assert min((strange(text) for text in typed), key=len) == [], line


def test_every_kind_of_message_is_said_in_both_languages() -> None:
    """The conversation brings nearly every kind of message, and both languages have lines for each."""
    said = conversation()
    kinds = {type(message) for message in said}
    assert {kind.__name__ for kind in set(RENDERERS) - kinds} <= ELSEWHERE
    for tag in ("zh-Hans", "en"):
        words = language(tag)
        for message in said:
            if not isinstance(message, m.ShowChart):
                assert "".join(line.text for line in words.render(message)) or isinstance(
                    message, m.Prose | m.SaveFile
                ), message
