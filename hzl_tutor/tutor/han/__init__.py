"""简 and 繁: the forms of one character, and a text that was typed in 繁 as the 简 that everything here is written in.

``forms.txt`` has a 简 and a 繁 form in each pair: only characters that Big5 lacks, so that 后 里 云 干 丑 and others that
are both are not in it. ``ALSO`` are further 繁 forms that can be nothing but the 简 beside them; 乾, which is a trigram,
stays what it is. The other direction needs words and not characters, and is in ``words/hant.py``.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

ALSO = (
    "里裡 里裏 么麼 么麽 种種 后後 准準 并並 并併 台臺 据據 离離 丰豐 蜡蠟 与與 体體 划劃 杠槓 触觸 于於 气氣 游遊 "
    "尸屍 仆僕 托託 极極 听聽 余餘 坏壞 赶趕 篱籬 挂掛 夸誇 胜勝 蚕蠶 腊臘 洁潔 雇僱 异異 适適 儿兒 宁寧 几幾 克剋 泄洩 "
    "云雲 丑醜 系係 系繫 复復 复複 干幹 舍捨 采採 占佔 冲衝 为爲 钟鐘 钟鍾 历曆 发髮 须鬚 众衆 线綫 启啓 尽儘 只隻 向嚮 怀懷"
)
"""Pairs of 简 and 繁, beside those of the file."""


@cache
def forms() -> dict[str, str]:
    """The 繁 form of each character that is 简 and nothing else."""
    text = (Path(__file__).parent / "forms.txt").read_text(encoding="utf-8")
    rows = (line for line in text.splitlines() if not line.startswith("#"))
    return {pair[0]: pair[1] for row in rows for pair in row.split()}


@cache
def folds() -> dict[int, str]:
    """The 简 form of each 繁 character, for ``str.translate``."""
    found = {ord(full): plain for plain, full in forms().items()}
    return found | {ord(pair[1]): pair[0] for pair in ALSO.split()}


def simplified(text: str) -> str:
    """Return a text in 简; of what is not 繁 nothing changes."""
    return text if text.isascii() else text.translate(folds())
