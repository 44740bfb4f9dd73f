"""The sixty-four hexagrams in King Wen order, with their names; readings and 繁 forms are a reviewed table, not converted."""

from __future__ import annotations

from typing import NamedTuple

from hzl_tutor.engine.trigrams import BY_BITS, Trigram


class Hexagram(NamedTuple):
    """One of the sixty-four.

    ``bits`` has line 1 (bottom) first, 1 yang and 0 yin; ``number`` is King Wen's, 1 to 64; ``full_name`` names the
    upper trigram's image first (天风姤: 天 above, 风 below), 乾为天 for the eight pure ones.
    """

    bits: str
    number: int
    name: str
    traditional: str
    full_name: str
    full_traditional: str
    pinyin: str

    @property
    def lower(self) -> Trigram:
        """内卦: lines 1 to 3."""
        return BY_BITS[self.bits[:3]]

    @property
    def upper(self) -> Trigram:
        """外卦: lines 4 to 6."""
        return BY_BITS[self.bits[3:]]

    @property
    def sign(self) -> str:
        """The single character for it (䷀ …). Terminals disagree on its width: never put it in a column."""
        return chr(0x4DC0 + self.number - 1)

    def __str__(self) -> str:
        return self.name


_ROWS = """
    111111 乾 乾 Qián 乾为天 乾為天
    000000 坤 坤 Kūn 坤为地 坤為地
    100010 屯 屯 Zhūn 水雷屯 水雷屯
    010001 蒙 蒙 Méng 山水蒙 山水蒙
    111010 需 需 Xū 水天需 水天需
    010111 讼 訟 Sòng 天水讼 天水訟
    010000 师 師 Shī 地水师 地水師
    000010 比 比 Bǐ 水地比 水地比
    111011 小畜 小畜 Xiǎo_Chù 风天小畜 風天小畜
    110111 履 履 Lǚ 天泽履 天澤履
    111000 泰 泰 Tài 地天泰 地天泰
    000111 否 否 Pǐ 天地否 天地否
    101111 同人 同人 Tóng_Rén 天火同人 天火同人
    111101 大有 大有 Dà_Yǒu 火天大有 火天大有
    001000 谦 謙 Qiān 地山谦 地山謙
    000100 豫 豫 Yù 雷地豫 雷地豫
    100110 随 隨 Suí 泽雷随 澤雷隨
    011001 蛊 蠱 Gǔ 山风蛊 山風蠱
    110000 临 臨 Lín 地泽临 地澤臨
    000011 观 觀 Guān 风地观 風地觀
    100101 噬嗑 噬嗑 Shì_Hé 火雷噬嗑 火雷噬嗑
    101001 贲 賁 Bì 山火贲 山火賁
    000001 剥 剝 Bō 山地剥 山地剝
    100000 复 復 Fù 地雷复 地雷復
    100111 无妄 無妄 Wú_Wàng 天雷无妄 天雷無妄
    111001 大畜 大畜 Dà_Chù 山天大畜 山天大畜
    100001 颐 頤 Yí 山雷颐 山雷頤
    011110 大过 大過 Dà_Guò 泽风大过 澤風大過
    010010 坎 坎 Kǎn 坎为水 坎為水
    101101 离 離 Lí 离为火 離為火
    001110 咸 咸 Xián 泽山咸 澤山咸
    011100 恒 恆 Héng 雷风恒 雷風恆
    001111 遁 遯 Dùn 天山遁 天山遯
    111100 大壮 大壯 Dà_Zhuàng 雷天大壮 雷天大壯
    000101 晋 晉 Jìn 火地晋 火地晉
    101000 明夷 明夷 Míng_Yí 地火明夷 地火明夷
    101011 家人 家人 Jiā_Rén 风火家人 風火家人
    110101 睽 睽 Kuí 火泽睽 火澤睽
    001010 蹇 蹇 Jiǎn 水山蹇 水山蹇
    010100 解 解 Xiè 雷水解 雷水解
    110001 损 損 Sǔn 山泽损 山澤損
    100011 益 益 Yì 风雷益 風雷益
    111110 夬 夬 Guài 泽天夬 澤天夬
    011111 姤 姤 Gòu 天风姤 天風姤
    000110 萃 萃 Cuì 泽地萃 澤地萃
    011000 升 升 Shēng 地风升 地風升
    010110 困 困 Kùn 泽水困 澤水困
    011010 井 井 Jǐng 水风井 水風井
    101110 革 革 Gé 泽火革 澤火革
    011101 鼎 鼎 Dǐng 火风鼎 火風鼎
    100100 震 震 Zhèn 震为雷 震為雷
    001001 艮 艮 Gèn 艮为山 艮為山
    001011 渐 漸 Jiàn 风山渐 風山漸
    110100 归妹 歸妹 Guī_Mèi 雷泽归妹 雷澤歸妹
    101100 丰 豐 Fēng 雷火丰 雷火豐
    001101 旅 旅 Lǚ 火山旅 火山旅
    011011 巽 巽 Xùn 巽为风 巽為風
    110110 兑 兌 Duì 兑为泽 兌為澤
    010011 涣 渙 Huàn 风水涣 風水渙
    110010 节 節 Jié 水泽节 水澤節
    110011 中孚 中孚 Zhōng_Fú 风泽中孚 風澤中孚
    001100 小过 小過 Xiǎo_Guò 雷山小过 雷山小過
    101010 既济 既濟 Jì_Jì 水火既济 水火既濟
    010101 未济 未濟 Wèi_Jì 火水未济 火水未濟
"""


def _read(rows: str) -> tuple[Hexagram, ...]:
    found = []
    for number, row in enumerate(rows.split("\n")[1:-1], 1):
        bits, name, traditional, pinyin, full_name, full_traditional = row.split()
        found.append(Hexagram(bits, number, name, traditional, full_name, full_traditional, pinyin.replace("_", " ")))
    return tuple(found)


HEXAGRAMS: tuple[Hexagram, ...] = _read(_ROWS)
"""All sixty-four, King Wen's first to last."""

BY_HEXAGRAM_BITS: dict[str, Hexagram] = {hexagram.bits: hexagram for hexagram in HEXAGRAMS}

OTHER_SPELLINGS: dict[str, tuple[str, ...]] = {
    "坎": ("习坎", "習坎"),
    "恒": ("恆",),
    "遁": ("遯",),
    "升": ("昇",),
    "无妄": ("無妄", "毋妄"),
    "兑": ("兌", "兊"),
    "丰": ("豐",),
}
"""Further characters that books write for a name."""

OTHER_READINGS: dict[str, tuple[str, ...]] = {
    "小畜": ("xiao xu",),
    "大畜": ("da xu",),
    "噬嗑": ("shi ke",),
    "解": ("jie",),
}
"""Readings that are as good as the table's (大畜 Dà Chù or Dà Xù)."""
