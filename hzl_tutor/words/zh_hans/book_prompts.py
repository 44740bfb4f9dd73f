"""Questions about the book's rules: what is asked about, the moment, a clause with its condition."""

from __future__ import annotations

PROMPTS: dict[str, str] = {
    "use": "{matter_said}，按这本书，用神取哪一亲？",
    "helper": "{matter_said}，按这本书，辅用哪一亲？",
    "solo": "{cast}，{moves}。是独发吗？是，写出独发的是哪一亲；不是，写「无」。",
    "drawn": "{full}，{day}日。{line_word}的伏神，日辰把它透出，还是合出？都不是写「无」。",
    "clause": "{full}，{line_word}。伏着的是谁，压着的是谁？照「财伏鬼」的写法写。",
    "aid": "{full}，{month}月{day}日。{relation}占了哪几样：旺相、持世、伏世下、透出、值日？都不占写「无」。",
    "turn": "{cast}，{moves}。{line_word}是什么化什么？照「财化鬼」的写法写。",
    "limit.major": "{full}。{age}岁，大限在哪一爻？（从世爻起，五年一爻）",
    "limit.minor": "{full}。{age}岁，小限在哪一爻？（从世爻起，一年一爻）",
    "month.move": "{month}月占得{full}。照月卦看，是进还是退？",
    "birth.order": "{full}。照书里看内卦的说法，是顺还是逆？",
    "womb": "{full}，胎在哪一支？{earth_school}",
    "rule.holds": "{scene}。书里说「{quote}」（{rule_section}）：{condition}。这一条在这里成立吗？",
    "rule.lines": "{scene}。书里说「{quote}」（{rule_section}）：{condition}。成立在哪几爻？不成立写「无」。",
    "rule.eases": "{scene}。这里有「{quote}」（{rule_section}）。书里另外几条说什么时候不同：\n{clauses}\n哪几条在这里成立？写号码，都不成立写「无」。",
}
"""By skill."""

MATTER = "占{topic}"
ASKED_BY = "{asker}占{topic}"
AGED = "{age}岁"
WHEN: dict[str, str] = {"year": "{}年", "month": "{}月", "day": "{}日"}
BETWEEN_TIMES = ""
CLAUSE = "{number} 「{quote}」：{condition}"
"""One of several clauses."""


def asker(who: str) -> str:
    """男 and 女 as they are."""
    return who


def topic(matter: str) -> str:
    """求财 as it is."""
    return matter
