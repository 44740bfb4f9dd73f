"""English titles of the sixty-four after Wilhelm, in King Wen order: for people who know the hexagrams by them."""

from __future__ import annotations

TITLES: tuple[str, ...] = (
    "The Creative",  # 1 乾
    "The Receptive",  # 2 坤
    "Difficulty at the Beginning",  # 3 屯
    "Youthful Folly",  # 4 蒙
    "Waiting",  # 5 需
    "Conflict",  # 6 讼
    "The Army",  # 7 师
    "Holding Together",  # 8 比
    "The Taming Power of the Small",  # 9 小畜
    "Treading",  # 10 履
    "Peace",  # 11 泰
    "Standstill",  # 12 否
    "Fellowship with Men",  # 13 同人
    "Possession in Great Measure",  # 14 大有
    "Modesty",  # 15 谦
    "Enthusiasm",  # 16 豫
    "Following",  # 17 随
    "Work on What Has Been Spoiled",  # 18 蛊
    "Approach",  # 19 临
    "Contemplation",  # 20 观
    "Biting Through",  # 21 噬嗑
    "Grace",  # 22 贲
    "Splitting Apart",  # 23 剥
    "Return",  # 24 复
    "Innocence",  # 25 无妄
    "The Taming Power of the Great",  # 26 大畜
    "The Corners of the Mouth (Nourishment)",  # 27 颐
    "Preponderance of the Great",  # 28 大过
    "The Abysmal (Water)",  # 29 坎
    "The Clinging (Fire)",  # 30 离
    "Influence",  # 31 咸
    "Duration",  # 32 恒
    "Retreat",  # 33 遁
    "The Power of the Great",  # 34 大壮
    "Progress",  # 35 晋
    "Darkening of the Light",  # 36 明夷
    "The Family",  # 37 家人
    "Opposition",  # 38 睽
    "Obstruction",  # 39 蹇
    "Deliverance",  # 40 解
    "Decrease",  # 41 损
    "Increase",  # 42 益
    "Break-through",  # 43 夬
    "Coming to Meet",  # 44 姤
    "Gathering Together",  # 45 萃
    "Pushing Upward",  # 46 升
    "Oppression",  # 47 困
    "The Well",  # 48 井
    "Revolution",  # 49 革
    "The Cauldron",  # 50 鼎
    "The Arousing (Thunder)",  # 51 震
    "Keeping Still (Mountain)",  # 52 艮
    "Development (Gradual Progress)",  # 53 渐
    "The Marrying Maiden",  # 54 归妹
    "Abundance",  # 55 丰
    "The Wanderer",  # 56 旅
    "The Gentle (Wind)",  # 57 巽
    "The Joyous (Lake)",  # 58 兑
    "Dispersion",  # 59 涣
    "Limitation",  # 60 节
    "Inner Truth",  # 61 中孚
    "Preponderance of the Small",  # 62 小过
    "After Completion",  # 63 既济
    "Before Completion",  # 64 未济
)
