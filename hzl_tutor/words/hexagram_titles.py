"""The sixty-four hexagrams in English, by the titles under which readers of Wilhelm know them."""

from __future__ import annotations

TITLES: dict[str, str] = {
    name: title
    for name, _, title in (
        row.partition(" ")
        for row in """
乾 The Creative
坤 The Receptive
屯 Difficulty at the Beginning
蒙 Youthful Folly
需 Waiting
讼 Conflict
师 The Army
比 Holding Together
小畜 The Taming Power of the Small
履 Treading
泰 Peace
否 Standstill
同人 Fellowship with Men
大有 Possession in Great Measure
谦 Modesty
豫 Enthusiasm
随 Following
蛊 Work on What Has Been Spoiled
临 Approach
观 Contemplation
噬嗑 Biting Through
贲 Grace
剥 Splitting Apart
复 Return
无妄 Innocence
大畜 The Taming Power of the Great
颐 The Corners of the Mouth (Nourishment)
大过 Preponderance of the Great
坎 The Abysmal (Water)
离 The Clinging (Fire)
咸 Influence
恒 Duration
遁 Retreat
大壮 The Power of the Great
晋 Progress
明夷 Darkening of the Light
家人 The Family
睽 Opposition
蹇 Obstruction
解 Deliverance
损 Decrease
益 Increase
夬 Break-through
姤 Coming to Meet
萃 Gathering Together
升 Pushing Upward
困 Oppression
井 The Well
革 Revolution
鼎 The Cauldron
震 The Arousing (Thunder)
艮 Keeping Still (Mountain)
渐 Development (Gradual Progress)
归妹 The Marrying Maiden
丰 Abundance
旅 The Wanderer
巽 The Gentle (Wind)
兑 The Joyous (Lake)
涣 Dispersion
节 Limitation
中孚 Inner Truth
小过 Preponderance of the Small
既济 After Completion
未济 Before Completion
""".strip().splitlines()
    )
}
"""By the short 简体 name."""
