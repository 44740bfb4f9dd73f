"""What stands around the claims of the book below a chart on the command line, in 简体中文."""

from __future__ import annotations

BOOK_CLAIMS = "书中主张（古书的说法，不作依据）"
NO_CLAIMS = "知道的这些，书里没有一条合得上。"
CLAIM_ROW = "{id} 书里说：{claim}。"
BETWEEN = ""
"""What stands between two sentences."""
CLAIM_BECAUSE = "据 {because}"
CLAIM_CAUTION = "这一条带着旧时的看法，只照录。"
CLAIM_EASED = "又有 {ids} 来化解。"
CLAIM_CONTRADICTED = "书里另有 {ids}，说法不同。"
WAITING = "还有 {count} 条要知道{lacks}才说得上。"
LACKS: dict[str, str] = {
    "month": "月",
    "day": "日",
    "year": "年",
    "matter": "占什么（--matter）",
    "asker": "是谁问（--asker、--age）",
}
"""What a rule may wait for."""
