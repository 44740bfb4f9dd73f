"""What the book claims in §17–21 and 动止章: each a clause after “The book says”, without advice and without a forecast."""

from __future__ import annotations

SOLO_MOVES: dict[str, str] = {
    "S17.R1": "offspring moving alone means withdrawing and scattering, good for getting out of a matter",
    "S17.R2": "offspring moving alone and strong allows wealth to be sought too",
    "S17.R3": "where offspring is in sight and moves, one looks also at what it turns into",
    "S17.R4": "in each of the eight palaces offspring is another sort of person, a monk in 乾 (Qián)",
    "S17.R5": "offspring is also the trades, courtiers, medicine, silkworms and fowl",
    "S18.R1": "brothers moving alone means sham and emptiness",
    "S18.R2": "brothers moving alone and strong means quarrels and broken wealth",
    "S18.R3": "brothers hidden under Self, and nowhere else, is what is meant by lying hidden, and is much to be feared",
    "S18.R4": "brothers moving alone and turning into officer/ghost is judged unfavourable",
    "S18.R5": "brothers moving alone is neither quite unfavourable nor quite favourable",
    "S19.R1": "parents moving alone means doing things twice over, with hardship",
    "S19.R2": "parents moving alone and strong brings papers about where papers are sought",
    "S19.R3": "parents moving alone without qi is nothing to rely on",
    "S19.R4": "where no papers are sought, parents in sight and moving is much to be feared",
    "S20.R1": "officer/ghost moving alone means bullying and theft",
    "S20.R2": "officer/ghost moving alone with an auspicious spirit gives hope of rank; the book lists no such spirits",
    "S20.R3": "officer/ghost moving alone with a confined spirit stirs up suits and thieves; the book lists no such spirits",
    "S21.R1": "wealth moving alone feeds the ghost and harms parents, unfavourable for illness and for kin",
    "S21.R2": "wealth is best strong, not void, and at rest",
    "S21.R3": "only where goods are to be got rid of is wealth wanted moving",
    "S21.R4": "moving wealth controls parents: the parents-in-law in a marriage, the papers in a suit",
    "S21.R5": "when wealth and ghost both move, wealth feeds ghost and ghost feeds parents, who are then not controlled",
    "DZ.R1": "an official leaves for his post on a day that is tomb or extinction to the parents line",
    "DZ.R2": "oneself, or a father on his way home, sets out on a day that is tomb or extinction to Self",
    "DZ.R3": "on the day that clashes with Self one returns",
    "DZ.R4": "a changed line that feeds, binds, controls or hurts Self holds one up, by the matter that it names",
}
