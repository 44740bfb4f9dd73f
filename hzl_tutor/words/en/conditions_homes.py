"""When the rules of §8–16 hold: each what must be so on the chart, in plain words and without the claim.

Unless a sentence says otherwise, a rule about what lies hidden holds on the visible line above it.
"""

from __future__ import annotations

HOMES: dict[str, str] = {
    "S08.R1": "wealth lies hidden under an officer line",
    "S08.R2": "wealth lies hidden under an officer line; offspring is strong, and sits on Self "
    "or is drawn out by a day with the branch of an offspring line of the palace",
    "S08.R3": "wealth lies hidden under an officer line, and to the palace the day is offspring",
    "S08.R4": "wealth lies hidden under an officer line, and to the palace the day is wealth",
    "S09.R1": "wealth lies hidden under a brothers line",
    "S09.R2": "Self is brothers, wealth lies hidden right under it, and wealth is strong",
    "S10.R1": "wealth lies hidden under a parents line, and wealth is strong",
    "S10.R2": "wealth lies hidden under an offspring line and is strong, and neither Self nor Response controls offspring",
    "S10.R3": "wealth lies hidden under an offspring line; Self or Response is parents, which controls offspring, "
    "but offspring is strong",
    "S11.R1": "officer lies hidden under a brothers line",
    "S11.R2": "officer lies hidden under a brothers line and is strong; Self is officer, or is the brothers line above it; "
    "and the day has the branch of an officer line of the palace, which draws it out",
    "S11.R3": "officer lies hidden under a brothers line and is strong; several visible lines are officer, one of them Self; "
    "and to the palace the day is officer too",
    "S11.R4": "officer lies hidden under a brothers line, and nothing else is looked at",
    "S12.R1": "officer lies hidden under a wealth line",
    "S12.R2": "officer lies hidden under a wealth line and is strong; and it is under Self, or the day has the branch of an "
    "officer line of the palace, which draws it out, or to the palace the day is parents",
    "S12.R3": "officer lies hidden under a wealth line, and exactly one line moves, whichever it is; it holds on the moving line",
    "S13.R1": "officer lies hidden under a parents line; and it is under Self, or officer is strong, "
    "or to the palace the day is parents",
    "S13.R2": "officer lies hidden under a parents line, but nowhere under Self",
    "S13.R3": "officer lies hidden under a parents line, and Self is wealth; it holds on Self",
    "S14.R1": "officer lies hidden under an offspring line",
    "S14.R2": "officer lies hidden under an offspring line and is strong; and the day has the branch of an officer line "
    "of the palace, which draws it out, or to the palace the day is officer",
    "S14.R3": "asked about a husband's illness: officer lies hidden under an offspring line, and offspring is strong",
    "S14.R4": "Self is offspring, officer lies hidden right under it and is strong, while offspring lacks qi and Self is void",
    "S14.R5": "officer lies hidden under an offspring line, offspring is strong, officer lacks qi, and the hidden line is void",
    "S15.R1": "officer lies hidden under another officer, a line that is not the palace's own",
    "S15.R2": "officer lies hidden under another officer, a line that is not the palace's own, and officer is strong",
    "S15.R3": "officer lies hidden under another officer somewhere, and Self moves and turns into officer or parents; "
    "it holds on Self",
    "S16.R1": "Self is not brothers, whatever its state in the month",
    "S16.R2": "the branch of Self is one of the four of earth",
    "S16.R3": "the branch of Self is one of the four of earth, and all three branches of its trine are among the palace's own lines",
    "S16.R4": "the branch of Self is one of the four of earth, and a branch of its trine is missing among the palace's own lines",
}
