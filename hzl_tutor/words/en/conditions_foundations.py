"""When the rules of §1–7 hold: each what must be so on the chart, in plain words and without the claim."""

from __future__ import annotations

FOUNDATIONS: dict[str, str] = {
    "S01.R2": "the hexagram is 乾 (Qián), and line 1 moves alone",
    "S01.R3": "asked about a grave: Self is earth by its branch, and the line under it metal by its nayin",
    "S01.R5": "a moving line turns into a stem and branch whose nayin controls the palace; it holds on that moving line",
    "S01.R9": "a moving line turns into a nayin of fire whose branch clashes with Self; it holds on that moving line",
    "S01.R10": "a visible line's branch combines with the branch that a moving line turns into; it holds on the visible line",
    "S01.R11": "officer/ghost moves, its own nayin is the phase of offspring, and it turns into offspring",
    "S01.R16": "the lower trigram turns into one whose phase controls it; it holds on the moving lines of the lower trigram",
    "S02.R4": "a visible line is not the palace's own, so that another stem and branch lies under it; it holds on each of these",
    "S02.R5": "a visible line has the very branch of the body; it holds on that line",
    "S02.R6": "Self is void, and a visible line has the branch of the body; it holds on Self",
    "S03.R4": "the significator is wealth or officer; a moving line generates or controls it or its helper, "
    "or is of the same phase (it may be the line itself), or clashes with a visible line of either",
    "S04.R1": "exactly one line moves",
    "S04.R2": "two lines or more move; Self is wealth, or offspring that generates wealth, and is strong; "
    "Response does not control Self",
    "S04.R3": "two lines or more move; the line under Self is wealth or officer, and no moving line but Self itself "
    "clashes with it or controls it",
    "S04.R4": "two lines or more move; it holds on the visible line that is strongest in the month, on all that tie",
    "S04.R5": "exactly one line moves, whatever its state in the month",
    "S04.R6": "Self is neither wealth nor officer",
    "S04.R7": "the significator is officer, and a moving line generates Self; that line is parents, or else officer is strong "
    "and lies under a line that is not the palace's own; it holds on the moving line",
    "S04.R8": "the significator is wealth and no visible wealth moves; either wealth is strong and lies under a line that is neither "
    "officer nor the palace's own while a moving line generates Self, or else offspring is strong and moves",
    "S04.R9": "wealth and officer are both strong, and of both a line moves; it holds on these moving lines",
    "S04.R10": "two lines or more move, and one of them generates Self; it holds on the moving lines that do",
    "S05.R1": "the significator is wealth or officer and sits on Self; it and its helper are both strong",
    "S05.R2": "the significator is wealth or officer, and Response, moving or not, or a moving line controls its helper; "
    "it holds on the line that does",
    "S05.R3": "the significator is wealth or officer and sits on Self; the branch of Response or of another moving line "
    "is the tomb of Self's phase; it holds on the line that is the tomb",
    "S06.R4": "wealth or officer lies under a line that is not the palace's own; it holds on the visible line above it",
    "S07.R1": "the significator, wealth or officer, is in sight and strong",
    "S07.R2": "the significator, wealth or officer, is in sight as the palace's own line",
    "S07.R3": "the significator, wealth or officer, is in sight on Self",
    "S07.R4": "the significator, wealth or officer, is strong and lies under a line that is not the palace's own; "
    "that line is Self, or the day has the branch of what lies under it",
    "S07.R5": "the significator, wealth or officer, lies under a line that is neither the palace's own nor Self; "
    "it holds on the visible line",
    "S07.R6": "the significator, wealth or officer, lies under a line that is not the palace's own, and is also in sight "
    "as a line that is not its own; it holds on the latter",
}
