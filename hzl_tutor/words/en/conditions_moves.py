"""When the rules of §17–21 and 动止章 hold: each what must be so on the chart, in plain words and without the claim."""

from __future__ import annotations

MOVES: dict[str, str] = {
    "S17.R1": "exactly one line moves, and it is offspring",
    "S17.R2": "exactly one line moves, it is offspring, and offspring is strong",
    "S17.R3": "exactly one line moves, and it is offspring, whatever it turns into",
    "S18.R1": "exactly one line moves, and it is brothers",
    "S18.R2": "exactly one line moves, it is brothers, and brothers is strong",
    "S18.R3": "the line under Self is brothers, and Self is not the palace's own line",
    "S18.R4": "exactly one line moves, it is brothers, and it turns into officer",
    "S18.R5": "exactly one line moves, and it is brothers, its state left aside",
    "S19.R1": "exactly one line moves, and it is parents",
    "S19.R2": "asked about a vacancy or papers: exactly one line moves, it is parents, and parents is strong",
    "S19.R3": "exactly one line moves, it is parents, and parents lacks qi",
    "S19.R4": "what is asked about is neither a vacancy nor papers, and a visible parents line moves, alone or not",
    "DZ.R1": "asked about an official's setting out: the day is tomb or extinction to the phase of parents; "
    "it holds on the visible parents, or where there is none on the line above it",
    "DZ.R2": "asked about coming home: the day is tomb or extinction to the phase of Self",
    "DZ.R3": "asked about coming home: the day clashes with Self",
    "DZ.R4": "asked about coming home or an official's setting out: a moving line turns into what generates or controls Self, "
    "or combines with, clashes with, punishes or harms it by its branch; it holds on that moving line",
    "S20.R1": "exactly one line moves, and it is officer",
    "S20.R2": "asked about rank: exactly one line moves, it is officer, and the Azure Dragon is on it",
    "S20.R3": "exactly one line moves, it is officer, and in the month its state is confined",
    "S21.R1": "exactly one line moves, and it is wealth",
    "S21.R2": "a visible wealth line is at rest and not void, and wealth is strong; it holds on each line like this",
    "S21.R3": "asked about getting rid of goods: a visible wealth line moves",
    "S21.R4": "asked about a marriage or a suit: a visible wealth line moves",
    "S21.R5": "of wealth and of officer a line moves each; it holds on these moving lines",
}
