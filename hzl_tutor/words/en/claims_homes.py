"""What the book claims in §8–15: each a clause after “The book says”, without advice and without a forecast."""

from __future__ import annotations

HOMES: dict[str, str] = {
    "S08.R1": "wealth pressed under officer/ghost spends its breath on it, and trade takes harm",
    "S08.R2": "only when offspring is ruling or growing, and sits on Self or is brought out, is there talk of wealth",
    "S08.R3": "a day of offspring generates wealth and controls officer/ghost, and turns it to prosperity",
    "S08.R4": "a day of wealth keeps parents under control, and counts as having wealth too",
    "S09.R1": "wealth pressed under brothers falls into other hands and stirs up quarrels",
    "S09.R2": "hidden under Self and ruling or growing, it can be done; the note wants it brought out by the day as well",
    "S10.R1": "wealth pressed under parents is but half, even when it rules or grows",
    "S10.R2": "wealth under offspring that has qi, with neither Self nor Response against it, is sure to be full",
    "S10.R3": "when offspring rules or grows, parents on Self or Response cannot hold it down, and there is wealth all the same",
    "S11.R1": "office pressed under brothers is bullied by its equals, and the plan comes to nothing",
    "S11.R2": "office ruling or growing, on Self or under it, and brought out, counts as favourable",
    "S11.R3": "much office in sight that is strong and sits on Self, on a day of office, is the only kind to use",
    "S11.R4": "it is either sham or people at odds",
    "S12.R1": "office pressed under wealth is hurt through money, and clerks stand in the way",
    "S12.R2": "it is allowed only when office rules or grows and is under Self, or brought out, or the day is parents",
    "S12.R3": "a single move goes against it; the answer in the text speaks of parents on Self moving alone",
    "S13.R1": "close to Self, with office ruling or growing or a day of parents, petitions and appointments gain",
    "S13.R2": "office under parents that is not under Self counts as hardship too",
    "S13.R3": "with wealth on Self it is not hard to get",
    "S14.R1": "office pressed under offspring has nowhere to go, and is good only for scattering cares",
    "S14.R2": "office ruling or growing is of use only when it is brought out or is of the day",
    "S14.R3": "offspring ruling or growing, asked about a husband's illness, is judged most unfavourable in the book",
    "S14.R4": "office ruling or growing under Self, with the offspring on Self weak and void, is not judged as before",
    "S14.R5": "offspring ruling or growing, with office weak and void, means only that someone's favour is held up",
    "S15.R1": "office pressed under office: the person of rank is screened by clerks, and small people make trouble",
    "S15.R2": "with office ruling or growing, going to see it oneself brings it about",
    "S15.R3": "Self moving and becoming office or parents, one goes to see the officer and is met with a smile",
}
