"""The words for 纳音: each name with its pinyin and its English, and the other ways in which books write some of them."""

from __future__ import annotations

_ROWS = """
海中金 hai_zhong_jin metal in the sea
炉中火 lu_zhong_huo fire in the furnace
大林木 da_lin_mu wood of the great forest
路旁土 lu_pang_tu earth by the road
剑锋金 jian_feng_jin metal of the sword's edge
山头火 shan_tou_huo fire on the hilltop
涧下水 jian_xia_shui water down the ravine
城头土 cheng_tou_tu earth of the city wall
白蜡金 bai_la_jin metal of white wax
杨柳木 yang_liu_mu wood of the willow
泉中水 quan_zhong_shui water in the spring
屋上土 wu_shang_tu earth on the roof
霹雳火 pi_li_huo fire of the thunderbolt
松柏木 song_bai_mu wood of pine and cypress
长流水 chang_liu_shui water of the long stream
沙中金 sha_zhong_jin metal in the sand
山下火 shan_xia_huo fire below the hill
平地木 ping_di_mu wood of the plain
壁上土 bi_shang_tu earth on the wall
金箔金 jin_bo_jin metal of gold leaf
覆灯火 fu_deng_huo fire of the covered lamp
天河水 tian_he_shui water of the river of heaven
大驿土 da_yi_tu earth of the post road
钗钏金 chai_chuan_jin metal of hairpin and bracelet
桑柘木 sang_zhe_mu wood of the mulberry
大溪水 da_xi_shui water of the great brook
沙中土 sha_zhong_tu earth in the sand
天上火 tian_shang_huo fire in heaven
石榴木 shi_liu_mu wood of the pomegranate
大海水 da_hai_shui water of the great sea
"""
"""A name, its syllables, its English."""

_OTHERS: dict[str, str] = {
    "砂中金": "沙中金",
    "砂中土": "沙中土",
    "路傍土": "路旁土",
    "白镴金": "白蜡金",
    "金泊金": "金箔金",
    "佛灯火": "覆灯火",
}


def _spellings(row: str) -> dict[str, str]:
    name, syllables, english = row.split(" ", 2)
    return {name: name, **{syllables.replace("_", gap): name for gap in ("", " ", "-")}, english: name}


NAYIN_NAMES: dict[str, str] = {
    spelling: name for row in _ROWS.strip().splitlines() for spelling, name in _spellings(row).items()
} | _OTHERS
"""Spelling → the name it means."""
