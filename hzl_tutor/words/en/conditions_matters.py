"""When the rules of §22–27 and 占婢妾 hold: each what must be so on the chart, in plain words and without the claim."""

from __future__ import annotations

_SEEKING = "asked about an examination, a post, rank, a ruling or an audience"
"""The topics that §27 treats alike."""

MATTERS: dict[str, str] = {
    "S22.R2": "asked about one's life in one of the five months from chǒu to sì: palace and Self are both yang, or both yin; "
    "it holds on Self",
    "S22.R3": "asked about one's life: of the hexagram as a whole, its month is the one after that of the question or the one before",
    "S22.R4": "asked about one's life: Self is strong and both offspring and wealth are in sight, or Self lacks qi "
    "and neither is in sight; it holds on Self",
    "S24.R3": "asked about one's life: the line of the major or the minor limit is ruling, growing or dead in the month, "
    "or punished by the month's branch; it holds on that line",
    "S24.R4": "asked about one's life: the lines of the major and of the minor limit are both brothers",
    "S25.R1": "asked about a marriage: Self or Response moves, or, when both are at rest, one of them is void",
    "S25.R3": "asked about a marriage: a visible line of the significator moves, or the day clashes with it; it holds on that line",
    "S25.R4": "asked about a marriage: one of Self and Response controls the other",
    "S25.R5": "asked about a marriage: a man asks and brothers moves or sits on Self, or a woman asks and offspring does",
    "S25.R7": "asked about a marriage: of the hexagram as a whole, no visible line is offspring",
    "S25.R8": "asked about a marriage: a visible wealth line and a visible brothers line combine by their branches; it holds on both",
    "S25.R9": "asked about a marriage: line 5 is officer in sight",
    "S25.R11": "asked about a marriage: wealth or brothers lies hidden under officer, or wealth or officer under brothers; "
    "it holds on the visible line",
    "S25.R12": "asked about a marriage: a visible line with the branch of the body is officer",
    "S25.R15": "asked about a marriage: between Self and Response a line is wealth or officer, and that relation is strong; "
    "it holds on that line",
    "S25.R16": "asked about a marriage: a visible line of the significator moves",
    "S25.R17": "asked about a marriage: of the two lines between Self and Response one moves; it holds on the moving one",
    "S25.R19": "asked about a marriage: the significator is in sight and strong, and neither Self nor Response moves; "
    "it holds on the significator",
    "S25.R20": "asked about a marriage: Self moves, or Response does, or both; a void line does not count",
    "BQ.R1": "asked about a maid or concubine: wealth is in sight and strong",
    "BQ.R2": "asked about a maid or concubine: a moving line of any relation turns into officer or brothers",
    "BQ.R3": "asked about a maid or concubine: a visible wealth line and a visible brothers line combine by their branches; "
    "it holds on both",
    "BQ.R4": "asked about a maid or concubine: the branch of another visible line punishes or harms that of a wealth line; "
    "it holds on the wealth line",
    "BQ.R5": "asked about a maid or concubine: wealth moves and turns into something other than wealth",
    "BQ.R7": "asked about a maid or concubine: visible wealth or offspring generates Self, and no other moving line clashes with "
    "or controls Self; or else brothers or officer is strong and moves",
    "BQ.R8": "asked about a hired man: no wealth is in sight, which goes by the hexagram as a whole, or a visible wealth line is void",
    "BQ.R9": "asked about a hired man: a line that is not wealth turns into wealth, or wealth turns into brothers; "
    "it holds on the moving line",
    "BQ.R10": "asked about a hired man: a visible line has the branch of the body, whatever its relation",
    "BQ.R11": "asked about a hired man: a visible line with the branch of the body moves and turns into officer or brothers",
    "S26.R2": "asked about a birth: the White Tiger is on a visible wealth line, whatever its state in the month",
    "S26.R3": "asked about a birth: the lower trigram of the hexagram as a whole is looked at, and any of the eight will do",
    "S26.R4": "asked about a birth: a visible line has the branch that is womb to the phase of offspring",
    "S26.R5": "asked about a birth: the day is in the trine of the branch that is womb to the phase of offspring; "
    "it holds on the womb lines, or where there is none on the hexagram as a whole",
    "S26.R6": "asked about a birth: a visible line has the branch that is womb to the phase of offspring, be it yin or yang",
    "S26.R7": "asked about a birth: of the hexagram as a whole, it is 坤 (Kūn) and no line moves",
    "S26.R8": "asked about a birth; it holds on the two lines between Self and Response, whatever their relations",
    "S26.R9": "asked about a birth: wealth is in sight, whatever its state in the month and its spirit",
    "S27.R1": f"{_SEEKING}: more than one visible line is officer, and officer is strong",
    "S27.R2": f"{_SEEKING}: parents sits on Self and is strong, or officer is in sight and strong",
    "S27.R3": "asked about an examination: Self is offspring",
    "S27.R4": "asked about taking up a post: Self is offspring, or exactly one line moves and it is offspring",
    "S27.R5": "asked about an examination: Self is parents with the branch of the year, "
    "and neither Response nor another moving line punishes or controls it",
    "S27.R6": "asked about an examination: officer is strong and lies under a line that is not the palace's own, "
    "and the day generates what lies there, is of the same phase, or combines with it",
    "S27.R7": "asked about a ruling: officer is in sight, and no officer moves",
    "S27.R8": "asked about being in office: officer or offspring moves, or, when neither does, officer is in sight; "
    "it holds on these lines",
    "S27.R9": f"{_SEEKING}: exactly one line moves, whatever its relation",
    "S27.R10": f"{_SEEKING}: a visible brothers line moves",
    "S27.R11": f"{_SEEKING}: officer is in sight and strong, and a line of it is not void; it holds on those that are not",
    "S27.R12": f"{_SEEKING}: no officer or no parents is in sight, which goes by the hexagram as a whole, "
    "or every line of the one or the other is void",
    "S27.R13": f"{_SEEKING}: officer and parents are both strong, Self is one of them, and Response does not control Self",
    "S27.R14": f"{_SEEKING}: of the hexagram as a whole, its palace is 乾 (Qián), 兑 (Duì) or 坎 (Kǎn)",
    "S27.R15": "asked about an audience: a visible officer line moves",
    "S27.R16": f"{_SEEKING}: a line moves, one or more",
    "S27.R17": f"{_SEEKING}: officer and parents are both in sight",
}
