"""Pieces that sentences are put together from, and the short sentences around what a session says."""

from __future__ import annotations

SEEMS = {"maybe": "可能是", "sure": "像是"}
"""Before what a slip is: one answer among several that fit, or the only one."""

NEAR = "是不是「{names}」？"
NEAR_OR = "」「"
NO_NEAR = "说「帮助」看能说什么。"
MEANT = {
    "what": "想知道它是什么，说「什么是 {name}」",
    "drill": "想练它，说「练 {name}」",
    "join": "；",
    "all": "{asks}。",
}
"""Where a term or a skill was said and nothing about it."""
"""After what was not understood: the nearest commands, or where to find them."""

ROW = {
    "none": "六爻都不对。",
    "few": "六爻对{count}，{lines}不对。",
    "many": "六爻对{count}，先看{line}。",
}
"""How a row of six differs from its key."""

SET = {
    "extra": "{members}不是。",
    "extras": "{members}不是。",
    "not-nothing": "不是「无」。",
    "lacking": "写到的都对，还没写全。",
}
"""How a set differs from its key."""

STATES = {"new": "还没上", "begun": "上了一半", "done": "上完了"}
"""How far a lesson is."""

TRACKS = {"序": "序课", "骨架": "骨架", "五乡": "五乡", "分类占": "分类占"}
"""The parts of the course, in their order; the names under which lessons and papers are listed."""

PAPERS = {"": "全书卷", "序": "序课卷", "骨架": "骨架卷", "五乡": "五乡卷", "分类占": "分类占卷"}
"""The papers of an examination, by track; the whole is empty."""

PHRASES: dict[str, str] = {
    "judged-right": "对。{key}。",
    "judged-wrong": "{what}{why}答案：{key}。",
    "key": "{key}。",
    "key-because": "{key}。{reason}",
    "reason-after": "：",
    "end": "。",
    "and": "、",
    "or": "；",
    "comma": "，",
    "about": "（{about}）",
    "revealed": "答案：{key}。",
    "later_books": "后来的书",
    "suppose": "若{cell}是{value}（本来是{truth}），跟着变的：",
    "suppose-nothing": "若{cell}是{value}，别的都不跟着变。",
    "pause": "（按回车往下走）",
    "progress": "做过的技能（只算头一次答的）",
    "progress-none": "还没有做过题。说「练」开始。",
    "held": "已经拿稳",
    "mistakes": "{skill}  {count} 题",
    "mistakes-times": "错过 {times} 次",
    "mistakes-how": "「错题 1」重做一题，「错题 1 3」几题，「错题 {skill}」一类，「错题 全部」从最早的做起。一次答对就拿掉。",
    "lessons": "各课（说「课 2」这样去上）",
    "track": "{track}  上完 {done}/{of}",
    "lesson-open": "课 {unit}《{title}》",
    "lessons-open": "接下来可以上：{lessons}。想先上别的也行，没有锁着的。",
    "exam": "{paper}：{of} 题，答了 {answered}，对 {right}。",
    "exam-miss": "答的是 {given}，该是 {key}（{section}）。",
    "exam-skipped": "没有答的：第 {numbers} 题。",
    "exam-all-right": "没有要补的。",
    "exam-drill": "练 {skill}",
    "exam-mend": "该补的：{ways}。错的记在错题本里；单说一题的编号，就再做那一题。",
    "papers": "考过的（各卷最近一次）",
    "paper": "{paper}  {right}/{of}，答了 {answered}，{date}",
    "streak": "每日一卦：连着 {count} 天（中间空一天不算断）。",
    "own-lesson": "自己的课",
    "verse-slip": "「{text}」疑是「{likely}」。没有别本可校，照录。",
    "verse-corrupt": "「{text}」这里有误字，不知道原来是什么，照录。",
    "minutes": "约 {minutes} 分钟",
    "bye": "再见。",
    "bye-lesson": "{unit}上到这里，下次从这里接着。",
    "bye-counted": "这一趟 {answered} 题，头一次就对的 {right}。",
    "bye-weak": "还没拿稳的：{skills}。下次先练它。",
}
"""By name; the words in braces are put in by :mod:`hzl_tutor.words.rendering`."""
