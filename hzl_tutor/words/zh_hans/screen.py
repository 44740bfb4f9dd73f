"""What the terminal itself says: prompts, what commands are for, how to leave, what could not be kept.

What is said in the conversation is in :mod:`~hzl_tutor.words.zh_hans.sentences`; this is about the screen, the keys and
the files.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hzl_tutor.store.errors import LogDamaged, LogError, LogTooNew
from hzl_tutor.tutor.skill_names import GROUPS
from hzl_tutor.words.zh_hans.spoken import listed, unit_word

if TYPE_CHECKING:
    from hzl_tutor.tutor.messages import Expect

__all__ = [
    "CAST",
    "COMMANDS",
    "DRESS",
    "DRILL",
    "DUE",
    "EXAM",
    "HISTORY_LOST",
    "HOME",
    "LEAVE",
    "LOG_LOST",
    "NUMBERED",
    "PASTED",
    "PROGRESS",
    "SAVE_FAILED",
    "TOOLBAR_CONTINUE",
    "TOOLBAR_HOME",
    "UNREADABLE",
    "UNRECORDED",
    "listed",
    "log_lost",
    "prompt_label",
    "skill_label",
]

HOME = "火珠林"
DRILL = "练"
DRESS = "装卦"
CAST = "摇卦"
EXAM = "考"

LEAVE = "要走就说「再见」，或按 Ctrl-D；进度都记着。"
"""After Ctrl-C on an empty line."""

PASTED = "这几行合不成一个回答，先收了第一行；其余 {count} 行留在输入行上，回车接着答。"
"""After several lines were pasted at once."""

UNREADABLE = "输入里有几个字节不是文字，读成了「\ufffd」；请用 UTF-8。"
"""Once, after bytes that no encoding could read."""

HISTORY_LOST = "输入过的命令存不下来（{reason}），只在这一回里记着。"

LOG_LOST: dict[type[LogError], str] = {
    LogDamaged: "学习记录读不懂了（{path}），原样留着，没有动它。",
    LogTooNew: "学习记录是更新的版本写的（{path}），请先升级程序。",
    LogError: "学习记录现在用不了（{path}：{reason}）。",
}
UNRECORDED = "这一回照常练，只是记不下来。"
"""After a sentence of LOG_LOST."""

SAVE_FAILED = "最后存一次进度没有存成（{reason}）；答过的题都已经记下，下次打开会慢一点。"

PROGRESS = "{done}/{of}"
NUMBERED = "第 {number} 题"
TOOLBAR_HOME = "「帮助」看全部 · 「再见」就走"
DUE = "{count} 题该复习"
TOOLBAR_CONTINUE = "回车接着看"

COMMANDS: dict[str, str] = {
    "lesson": "上课，或看有哪些课",
    "drill": "做题",
    "exam": "二十题一份卷，做完才说对错",
    "daily": "今天的一卦",
    "review": "复习到期的",
    "chart": "看一个卦",
    "today": "今天的年月日时",
    "cast": "摇一卦，再来装",
    "atlas": "六十四卦，八宫一览",
    "save": "盘或记录写进文件",
    "dress": "从空盘装一个卦",
    "check": "判填好的卦",
    "suppose": "若某一格不是这样，还有什么跟着变",
    "read": "书里对这一盘怎么说",
    "find": "找卦：财伏鬼、归魂、缺妻财",
    "what": "一个词是什么意思",
    "verse": "一节的歌诀原文",
    "why": "怎么推出来的",
    "hint": "提示一步",
    "reveal": "看答案",
    "skip": "跳过这一题",
    "back": "回上一步",
    "undo": "撤销刚才的回答",
    "mistakes": "自己的错题，重做",
    "why-this": "为什么出这一题",
    "harder": "出难一点的",
    "easier": "出易一点的",
    "another": "换一卦，同一项",
    "stop": "停下这一轮",
    "progress": "学到哪里了",
    "report": "这题有错，报上去",
    "help": "全部说法",
    "quit": "存好，走",
}
"""What each command does, for the completion menu."""


def skill_label(skill: str, name: str) -> str:
    """Return the short name of a skill: of the group it belongs to, else ``name``."""
    return next((group for group, skills in GROUPS.items() if skill in skills and not group.isascii()), name)


def prompt_label(expects: Expect, skill_name: str) -> str:
    """Return what stands before the prompt sign."""
    if expects.mode == "lesson":
        return unit_word(expects.unit)
    if expects.mode == "free":
        return HOME
    if expects.mode == "dress":
        return f"{DRESS}·{expects.title}"
    if expects.mode == "cast":
        return CAST
    if expects.mode == "exam":
        return EXAM
    return f"{DRILL}·{skill_label(expects.skill, skill_name)}" if expects.skill else DRILL


def log_lost(error: LogError) -> str:
    """Say that the learner's log cannot be used, and that one can go on without it."""
    sentence = next(text for kind, text in LOG_LOST.items() if isinstance(error, kind))
    return sentence.format(path=error.path, reason=error.reason) + UNRECORDED
