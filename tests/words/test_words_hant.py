"""繁體: nothing that the program says is outside the reviewed table, and what it says comes out as its own tables have it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hzl_tutor.engine import HEXAGRAMS
from hzl_tutor.lesson.library import shipped_lessons
from hzl_tutor.tutor.commands import BY_NAME, read_command
from hzl_tutor.tutor.han import ALSO, forms, simplified
from hzl_tutor.words.hant import ALWAYS, BOTH, WORDS, traditional
from hzl_tutor.words.terms import TERMS

PACKAGE = Path(__file__).parents[2] / "hzl_tutor"
HAN = re.compile(r"[\u4e00-\u9fa5]")
TABLES = {PACKAGE / "tutor/han/__init__.py", PACKAGE / "words/hant.py", PACKAGE / "engine/notation.py"}
"""Files whose characters are not said: pairs of forms, and other spellings."""

AMBIGUOUS = set(
    "万与丑丰么了于云仆仇价仿优伙体余佛佣俊修借僵儿克党冬凄准凌几凶出划刮制千升卜占卷厂厘只台吁吃合吊同后向吨听周咨咸咽哄唇喂噪回困圣坏复夫夸奸姜"
    "娘宁它家尸局岩岭岳峰巨布帘席干并幸庄床庵异弦彩征御忏志念怀怜恤惊愈愿戚才扎扑托扣扰折抵拐挂挨挽据搜斗旋昆昵晒暗曲朱朴机杆杠杯杰松板极构柜栖栗"
    "核梁欲气沄沈沾泛泞注洁洒洼涂涌淀游漓灶炖熏玩璇瓮症痒痴皂矩确离私秋种秘筑篱粽系网羡群肮肴胄背胜胡腊腌膻致舍芸苔苧苹范茧荐蒏蒙蔂蔑虫虮虱蚕蚝蜡"
    "蝎表触谷赶跖辟适郁酸采里雇雕霉面"
)
"""Characters that Big5 has and that may be 简 for another: where one of these is said, somebody has looked at it."""


def said() -> Iterator[tuple[str, str]]:
    """Every text with Chinese in it that the program or a lesson may show, with the name of its file."""
    for path in sorted(PACKAGE.rglob("*.py")):
        if path in TABLES or path.parent.name == "en" or path.stem.endswith("_en") or path.parent.name == "han":
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
                yield path.name, node.value
    lessons = shipped_lessons()
    assert lessons is not None
    for path in sorted(lessons.glob("*.md")):
        if path.name != "README.md":
            yield path.name, path.read_text(encoding="utf-8")


SAID = [(name, text) for name, text in said() if HAN.search(text)]


def test_every_character_that_is_said_has_been_looked_at() -> None:
    """What may be 简 for another character is in the table, to be changed or to be left; nothing 简 is left over."""
    reviewed = {pair[0] for pair in ALWAYS.split()} | set(BOTH)
    for name, text in SAID:
        new = (set(text) & AMBIGUOUS) - reviewed
        assert not new, f"{name}: how are these written in 繁? Put them into hzl_tutor/words/hant.py: {new}"
        for mark in HAN.findall(traditional(text)):
            assert mark not in forms(), (name, mark)


def test_a_text_in_full_is_as_long_and_stays_so() -> None:
    """A text in 繁 has as many characters as in 简, so that columns stay where they are; written twice it is the same."""
    assert len(SAID) > 3000
    for name, text in SAID:
        assert len(traditional(text)) == len(text), name
        assert traditional(traditional(text)) == traditional(text), name
    for pair in WORDS.split():
        assert len(pair) % 2 == 0, pair


def test_hexagrams_and_terms_are_as_their_tables_have_them() -> None:
    """The reviewed 繁 names of the sixty-four and of the glossary are what the table makes of the 简 ones."""
    for one in HEXAGRAMS:
        assert (traditional(one.name), traditional(one.full_name)) == (one.traditional, one.full_traditional)
    for term in TERMS:
        assert traditional(term.simplified) == term.traditional


@pytest.mark.parametrize(
    ("plain", "full"),
    [
        ("乾为天，干支、天干与十干", "乾為天，干支、天干與十干"),
        ("丑土在后，妍丑", "丑土在後，妍醜"),
        ("复卦要复习", "復卦要複習"),
        ("卜筮、占卦，凶不凶", "卜筮、占卦，凶不凶"),
        ("公历日期，没有来历", "公曆日期，沒有來歷"),
        ("说「练」做题，「课」看课，「盘 姤」看卦", "說「練」做題，「課」看課，「盤 姤」看卦"),
        ("鬓发像云，日辰发动", "鬢髮像雲，日辰發動"),
        ("relation.line~17", "relation.line~17"),
    ],
)
def test_characters_with_two_sides(plain: str, full: str) -> None:
    """丑 乾 干 后 复 卜 占 历 发 云 are what they are to be in each place."""
    assert traditional(plain) == full


def test_what_is_written_in_full_is_read_back() -> None:
    """Each command as it is shown in 繁 is the same command, and a text of the program typed in 繁 is itself again."""
    for name, command in BY_NAME.items():
        called = read_command(traditional(name))
        assert called is not None, name
        assert called.id == command.id
    for one in HEXAGRAMS:
        if one.name != "遁":  # 遯 is a spelling of its own
            assert simplified(one.full_traditional) == one.full_name


def test_no_character_is_folded_into_two() -> None:
    """A 繁 form is that of one 简 character, and 乾, 著 and what is 简 itself are never taken for 繁 by mistake."""
    seen: dict[str, str] = {}
    for pair in [*(plain + full for plain, full in forms().items()), *ALSO.split()]:
        assert len(pair) == 2
        if pair[0] not in "锺麽馀":  # forms of names and old books
            assert seen.setdefault(pair[1], pair[0]) == pair[0], pair
    assert "乾" not in seen
    assert set(seen) & (set(forms()) | set("丑干占卜云后里系")) <= {"麽"}
