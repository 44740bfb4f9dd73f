"""An evening in 繁體: typed so, shown so, on a UTF-8 terminal, in a Taiwanese locale and on a Big5 console."""

from __future__ import annotations

from pathlib import Path

import pytest
from hzl_runs import hzl, process

from hzl_tutor.tutor.han import forms

EVENING = "練 palace@877777\n提示\n為什麼\n坎\n乾\n什麼是 遊魂\n盤 離之復\n全圖 納甲\n存 記錄 {folder}/今晚\n複習\n幫助\n我下個月換工作會不會順\n再見\n"


@pytest.mark.parametrize(
    ("env", "encoding"),
    [
        ({"PYTHONUTF8": "1", "HZL_LANG": "zh-Hant"}, "utf-8"),
        ({"PYTHONUTF8": "1", "LC_ALL": "zh_TW.UTF-8"}, "utf-8"),
        ({"PYTHONUTF8": "0", "PYTHONIOENCODING": "big5"}, "big5"),
    ],
    ids=["asked", "locale", "big5"],
)
def test_an_evening_in_full_characters(tmp_path: Path, env: dict[str, str], encoding: str) -> None:
    """Every line typed in 繁 is understood, and nothing that is shown or written down has a 简 character left in it."""
    folder = {"HZL_DATA_DIR": str(tmp_path), "HOME": str(tmp_path)}
    ran = process(
        "-m", "hzl_tutor", stdin=EVENING.format(folder=tmp_path).encode(encoding), encoding=encoding, **env, **folder
    )
    assert ran.code == 0
    assert not set(ran.out) & set(forms())
    assert not set(ran.err) & set(forms())
    for shown in ("乾", "離為火，離宮純卦", "地雷復", "遊魂：", "複習", "這裡不斷事"):
        assert shown in ran.out, ran.out
    assert "沒讀懂" not in ran.out
    assert not set((tmp_path / "今晚.md").read_text(encoding="utf-8")) & set(forms())


def test_sentences_for_programs_are_in_full_characters() -> None:
    """What is a sentence in JSON is in the language that was asked for."""
    for argv in (
        ["judge", "palace@877777", "巽"],
        ["slips"],
        ["rules", "--section", "8"],
        ["glossary", "墓"],
        ["skills"],
    ):
        ran = hzl(*argv, "--json", "--lang", "zh-Hant")
        rows = ran.json if isinstance(ran.json, list) else [ran.json]
        names = ("feedback", "correction", "claim", "definition", "name")
        told = "".join(str(row.get(name, "")) for row in rows for name in names)
        assert told, argv
        assert not set(told) & set(forms()), argv


def test_values_for_programs_do_not_change() -> None:
    """The object of a chart is the same in 繁體; what is drawn and written into a picture is not."""
    assert hzl("chart", "离", "--json", "--lang", "zh-Hant").out == hzl("chart", "离", "--json").out
    svg = hzl("chart", "离之复", "--svg", "-", "--lang", "zh-Hant").out
    assert "離為火" in svg
    assert not set(svg) & set(forms())
    assert not set(hzl("chart", "--help", "--lang", "zh-Hant").out) & set(forms())
    assert hzl("chart", "离離", "--lang", "zh-Hant").err.startswith("沒讀懂")


@pytest.mark.parametrize(
    ("full", "plain"),
    [
        ("chart 遯 --day 甲子 --rules --matter 求財", "chart 遁 --day 甲子 --rules --matter 求财"),
        ("sheet 六親 納甲 -n 2 --seed 3", "sheet 六亲 纳甲 -n 2 --seed 3"),
        ("rules --section 動止章", "rules --section 动止章"),
        ("chart 離之復 --columns 納音,六親", "chart 离之复 --columns 纳音,六亲"),
        ("judge 一爻六親＠離、爻＝二 子孫", "judge 一爻六亲＠离、爻＝二 子孙"),
        ("atlas 納甲", "atlas 纳甲"),
        ("glossary 遊魂", "glossary 游魂"),
    ],
)
def test_a_command_line_in_full_characters(full: str, plain: str) -> None:
    """What may be typed in 简 on the command line may be typed in 繁."""
    ran = hzl(*full.split())
    assert ran.code == 0
    assert ran.out == hzl(*plain.split()).out
