"""The words for 纳音: each name with its pinyin, and the other ways in which books write some of them."""

from __future__ import annotations

from hzl_tutor.engine import NAYIN

_PINYIN = """
haizhongjin luzhonghuo dalinmu lupangtu jianfengjin shantouhuo jianxiashui chengtoutu bailajin yangliumu
quanzhongshui wushangtu pilihuo songbaimu changliushui shazhongjin shanxiahuo pingdimu bishangtu jinbojin
fudenghuo tianheshui dayitu chaichuanjin sangzhemu daxishui shazhongtu tianshanghuo shiliumu dahaishui
"""

NAYIN_NAMES: dict[str, str] = {
    **{name: name for name in NAYIN},
    **dict(zip(_PINYIN.split(), NAYIN, strict=True)),
    "砂中金": "沙中金",
    "砂中土": "沙中土",
    "路傍土": "路旁土",
    "白镴金": "白蜡金",
    "金泊金": "金箔金",
    "佛灯火": "覆灯火",
}
"""Spelling → the name it means."""
