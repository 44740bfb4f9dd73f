"""Corrupt places of the text, with what most likely stood there. None of these is ever a key."""

from __future__ import annotations

from typing import NamedTuple


class Variant(NamedTuple):
    """A place of the text: its section, what the text has, and the likely reading; empty where nobody can tell."""

    section: str
    text: str
    likely: str


VARIANTS: tuple[Variant, ...] = (
    Variant("§1", "六穴中有石", "土穴中有石"),
    Variant("§1", "重数四", "类数四"),
    Variant("§1", "已未化火", "己未化火"),
    Variant("§1", "水墓在戌", "火墓在戌"),
    Variant("§1", "木去克土山", ""),
    Variant("§2", "六五也", "六爻也"),
    Variant("§5", "竞不知", "竟不知"),
    Variant("§5", "应艾墓", "应爻墓"),
    Variant("§7", "乾坤中来", "乾宫中来"),
    Variant("§7", "不可忽□", ""),
    Variant("§8", "官鬼生你", "官鬼生父"),
    Variant("§11", "喜持也", "喜持世也"),
    Variant("§14", "若用宫", "若用官"),
    Variant("§14", "徜子孙", "倘子孙"),
    Variant("§15", "旁艾", "旁爻"),
    Variant("§16", "土艾", "土爻"),
    Variant("§16", "更看勾现", "更看勾合"),
    Variant("§16", "辛末", "辛未"),
    Variant("§19附", "世又绝墓日", "世爻绝墓日"),
    Variant("§20", "官史", "官吏"),
    Variant("§23", "云鬃", "云鬓"),
    Variant("§23", "鬃发", "鬓发"),
    Variant("§23", "杨纪", "杨妃"),
    Variant("§24", "甲午已巳", "甲午己巳"),
    Variant("§25附", "财化子，性迟缓", "财化财，性迟缓"),
    Variant("§26", "地气或空", "无气或空"),
    Variant("§27", "于求进职", "干求进职"),
    Variant("§27", "用爻为辅", "父母为辅"),
)
"""In the order of the text. The likely readings are conjecture: no second witness of the text is known."""


def variants_of(section: str, text: str) -> tuple[Variant, ...]:
    """Return the corrupt places of a section that stand in a text."""
    return tuple(variant for variant in VARIANTS if variant.section == section and variant.text in text)
