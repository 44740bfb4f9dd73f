"""What stands around the claims of the book below a chart on the command line, in English."""

from __future__ import annotations

BOOK_CLAIMS = "What the book claims (the view of an old book, nothing to go by)"
NO_CLAIMS = "Of what is known here, no rule of the book holds."
CLAIM_ROW = "{id} The book says: {claim}."
BETWEEN = " "
"""What stands between two sentences."""
CLAIM_BECAUSE = "Because: {because}"
CLAIM_CAUTION = " This one carries a view of its time and is only recorded."
CLAIM_EASED = " It is eased by {ids}."
CLAIM_CONTRADICTED = " Elsewhere the book says otherwise: {ids}."
WAITING = "{count} more could be told, knowing {lacks}."
LACKS: dict[str, str] = {
    "month": "the month",
    "day": "the day",
    "year": "the year",
    "matter": "what is asked about (--matter)",
    "asker": "who asks (--asker, --age)",
}
"""What a rule may wait for."""
