"""What the book claims in §8–15, in our own words: each a clause after 书里说, without advice and without a forecast."""

from __future__ import annotations

HOMES: dict[str, str] = {
    "S08.R1": "财压在官鬼下，气泄给了鬼，买卖有损伤",
    "S08.R2": "子孙旺相，又持世或透出，才说有财",
    "S08.R3": "日辰是子孙，生财又克鬼，转成兴旺",
    "S08.R4": "日辰是妻财，克住父母，也算有财",
}
