"""繁體: everything that is said in 简体, written in 繁 when it is shown.

Not a converter of Chinese at large. It knows the characters of this program, its lessons and the book's values, each
looked at where it stands; a test holds that none is outside, and that terms and hexagrams come out as the reviewed
tables have them. Sentences, guards and answers stay in 简: this is applied to what leaves ``words`` and to lines that are
ready to be shown, where the engine's values are among them. Applied twice it changes nothing more.
"""

from __future__ import annotations

import re
from functools import cache

from hzl_tutor.tutor.han import forms

ALWAYS = (
    "里裡 么麼 种種 后後 准準 并並 据據 离離 丰豐 蜡蠟 与與 体體 划劃 杠槓 触觸 于於 气氣 游遊 尸屍 仆僕 托託 极極 听聽 "
    "万萬 余餘 坏壞 赶趕 篱籬 挂掛 夸誇 胜勝 蚕蠶 腊臘 洁潔 雇僱 异異 适適 儿兒 宁寧 几幾 克剋 泄洩 迭疊 复復 遁遯 钟鐘 历曆 怀懷 确確"
)
"""Characters that Big5 has, or that have two 繁 forms, and what they are wherever the program writes them."""

BOTH = "丑卷泛干占咸云台系舍采只面向志制升松卜朱欲注折周回家借表娘才秘凶吁出了仇佛修冬凌合同喂困夫它局彩念戚扎扣抵挨搜暗核矩私秋背蒙"
"""Characters that are right as they are wherever the program writes them, but for the words below."""

WORDS = (
    "复习複習 重复重複 来历來歷 经历經歷 并进併進 并成一併成一 合并合併 并入併入 妍丑妍醜 丑陋醜陋 貌丑貌醜 云鬃雲鬃 云鬓雲鬢 "
    "像云像雲 翠台翠臺 谋干謀幹 关系關係 舍不得捨不得 须发鬚髮 长有须長有鬚 鬓发鬢髮 黑发黑髮 别扭彆扭"
)
"""Words in which a character is another than elsewhere, with the whole word in 繁 behind."""


def traditional(text: str) -> str:
    """Return a text of the program in 繁體, as many characters as it had."""
    if text.isascii():
        return text
    return _words().sub(lambda found: _tables()[1][found[0]], text).translate(_tables()[0])


@cache
def _tables() -> tuple[dict[int, str], dict[str, str]]:
    marks = {ord(plain): full for plain, full in forms().items()}
    words = {pair[: len(pair) // 2]: pair[len(pair) // 2 :] for pair in WORDS.split()}
    return marks | {ord(pair[0]): pair[1] for pair in ALWAYS.split()}, words


@cache
def _words() -> re.Pattern[str]:
    return re.compile("|".join(sorted(_tables()[1], key=len, reverse=True)))
