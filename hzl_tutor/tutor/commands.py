"""The commands of the conversation, in Chinese and English, with or without a colon or slash before them."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import NamedTuple

from hzl_tutor.engine.notation import normal
from hzl_tutor.tutor.han import simplified


class Command(NamedTuple):
    """A command. ``takes`` says what may follow: ``unit skill hexagram reading query term section cell file track`` or nothing."""

    id: str
    names: tuple[str, ...]
    takes: str = ""


COMMANDS: tuple[Command, ...] = (
    Command("lesson", ("课", "上课", "lesson"), "unit"),
    Command("lesson", ("开始", "start")),
    Command("drill", ("练", "练习", "drill"), "skill"),
    Command("dress", ("装卦", "装", "dress"), "hexagram"),
    Command("cast", ("摇", "摇卦", "cast")),
    Command("chart", ("盘", "排盘", "chart"), "hexagram"),
    Command("today", ("今日", "今天", "today")),
    Command("atlas", ("全图", "atlas"), "hexagram"),
    Command("save", ("存", "保存", "save"), "file"),
    Command("what", ("什么是", "什么叫", "何谓", "what's", "what"), "term"),
    Command("verse", ("原文", "歌诀", "verse"), "section"),
    Command("why", ("为什么", "为何", "怎么来的", "why"), "cell"),
    Command("suppose", ("若", "如果", "假如", "要是", "if", "what if", "whatif", "suppose"), "cell"),
    Command("hint", ("提示", "hint")),
    Command("reveal", ("答案", "reveal", "answer")),
    Command("skip", ("跳过", "skip")),
    Command("harder", ("难一点", "难点", "harder")),
    Command("easier", ("易一点", "容易一点", "简单一点", "easier")),
    Command("another", ("换一卦", "换一题", "another")),
    Command("check", ("看看", "判", "check")),
    Command("undo", ("撤销", "撤回", "undo")),
    Command("exam", ("考", "考试", "exam"), "track"),
    Command("daily", ("每日", "每日一卦", "daily")),
    Command("stop", ("停", "停下", "不练了", "stop")),
    Command("progress", ("进度", "progress")),
    Command("mistakes", ("错题", "错题本", "mistakes"), "skill"),
    Command("review", ("复习", "review")),
    Command("read", ("断", "断卦", "读卦", "read"), "reading"),
    Command("find", ("找", "查找", "find"), "query"),
    Command("report", ("报错", "report")),
    Command("help", ("帮助", "help", "?")),
    Command("quit", ("再见", "退出", "quit", "exit", "bye")),
)
"""In the order in which help lists them."""

BY_NAME: dict[str, Command] = {name: command for command in COMMANDS for name in command.names}

_LEAD_TYPED = re.compile(r"^[:/：／]\s*")
_LEAD = re.compile(r"[:/]\s*")
_PAPER = re.compile(r"exam[.·][^~\s]{1,12}~\s*[0-9]+|exam\s*~\s*[0-9]+")
_END = re.compile(r"[\s?!。，,.]+$")


class Called(NamedTuple):
    """A command as typed: its id and what followed."""

    id: str
    rest: str


def read_command(line: str) -> Called | None:
    """Read a line as a command, or return None.

    ``盘 姤``, ``盘姤``, ``盤姤``, ``:chart gou`` and ``姤是什么`` are commands; a name that takes nothing must stand alone.
    What followed is returned in 简, but for the name of a file.
    """
    asked = simplified(normal(line))
    core = _LEAD.sub("", asked, count=1) if _LEAD.match(asked) else asked
    bare = _END.sub("", core) or core
    word = bare.lower()
    if word in BY_NAME:
        return Called(BY_NAME[word].id, "")
    if _PAPER.fullmatch(word):
        return Called("exam", bare)
    for name in sorted(BY_NAME, key=len, reverse=True):
        command = BY_NAME[name]
        if not command.takes or not word.startswith(name):
            continue
        rest = bare[len(name) :]
        if command.takes == "file":
            if rest[:1].isspace():  # 存款 is no file; and the name of one is kept as it was typed
                return Called(command.id, _LEAD_TYPED.sub("", line.strip(), count=1).split(maxsplit=1)[1])
            continue
        if not name.isascii() or rest[:1].isspace():
            return Called(command.id, rest.strip())
    midway = re.fullmatch(r"(.{1,12}?)为什么(.+)", bare)
    if midway:  # 姤的二爻为什么是子孙
        return Called("why", midway[1].replace("的", "", 1) + midway[2])
    backwards = re.fullmatch(r"(.{1,8}?)(?:是什么(?:意思)?|什么意思|怎么讲)", bare)
    return Called("what", backwards[1]) if backwards else None


def marked_as_command(line: str) -> bool:
    """Whether the line begins with the colon or slash that only commands have."""
    return bool(_LEAD.match(normal(line)))


def nearest_commands(line: str) -> tuple[str, ...]:
    """Return command names near to what was typed, best first."""
    asked = simplified(normal(line)).lstrip(":/ ").lower()
    first = asked.split()[0] if asked.split() else ""
    names = list(BY_NAME)
    shared = [
        name for name in names if not name.isascii() and len(name) > 1 and len(set(name) & set(first)) * 2 >= len(name)
    ]
    return tuple(dict.fromkeys(get_close_matches(first, names, n=3, cutoff=0.55) + shared))[:3]
