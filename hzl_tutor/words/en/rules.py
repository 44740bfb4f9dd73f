"""The rule each skill rests on: why an answer is wrong when no slip explains it, the first hint, and what to do next.

Several wordings of one id go from the most telling to the most general; the first that gives nothing away is taken.
"""

from __future__ import annotations

RULES: dict[str, tuple[str, ...]] = {
    "use": (
        "Public matters look at what controls me, household and goods at what I control; for marriage it hangs on who "
        "asks (§6).",
    ),
    "helper": ("Settle the use first. Public and private matters have a helper each (§3).",),
    "solo": ("Count the moving lines: only when exactly one moves is it a solo move (§4).",),
    "drawn": (
        "Write the line hidden under {line_word} first, then set it beside the day: the same branch is one thing, the "
        "combining branch another (§7, §27).",
    ),
    "clause": ("First the lower one, from the palace's pure hexagram; then the visible one above it (§8).",),
    "aid": (
        "One by one: the season of the month; the visible Self line and what lies beneath it; the day's branch; which relation the day is (§7, §8).",
    ),
    "turn": ("What the moving line is, and what it becomes: both seen from the original palace (§4).",),
    "limit.major": (
        "Find Self and see whether it is yang or yin: up from a yang Self, down from a yin one. The first five years are "
        "on Self, and every five years it moves on (§24).",
    ),
    "limit.minor": (
        "Find Self and see whether it is yang or yin: up from a yang Self, down from a yin one. The first year is on "
        "Self, and every year it moves on (§24).",
    ),
    "month.move": ("The hexagram's month is counted like the body. Is it the month after this one, or before (§22)?",),
    "birth.order": (
        "Look at the lower trigram: head, mouth, ear and eye are one kind, foot, thigh, hand and belly the other (§26).",
    ),
    "womb": ("Find the palace, and the phase of offspring; count from its birth to the eleventh stage (§26).",),
    "rule.holds": (
        "Take the condition apart and look for each part on the chart; if one is lacking, it does not hold.",
    ),
    "rule.lines": ("See which relation the clause wants, above or beneath, then go through the lines.",),
    "rule.eases": ("They want different things: the season, what is on Self, what the day is. Take them one by one.",),
    "trigram": (
        "Read the three lines from the bottom up. Is the one that is unlike the others below, in the middle, or above?",
    ),
    "element.branch": (
        "The twelve branches make four quarters of three: the first two are of the quarter's phase, the last of each "
        "belongs to one and the same phase.",
    ),
    "cycle": (
        "Two circles: generating goes from one to the next (wood, fire, earth, metal, water), controlling skips one. From "
        "{element}, is generating or controlling asked, and which of the two does it?",
        "Two circles: generating goes from one to the next, controlling skips one. Is generating or controlling asked, "
        "and which of the two does it?",
    ),
    "generation": (
        "Compare lower and upper trigram pair by pair: 1 with 4, 2 with 5, 3 with 6. Which pairs differ settles it.",
    ),
    "palace": (
        "{name} is {generation}. For that one, is the palace the upper trigram, or the lower one changed back (§2)?",
        "Find the generation first. Up to three changes the upper trigram is untouched; later the whole lower one has "
        "changed, and at the very last it has come back (§2).",
    ),
    "world": (
        "Self stays on the line that changed last. At the last step of a palace the lower trigram changes back: take its "
        "uppermost line. In a pure hexagram nothing changed, and Self is at the very top.",
    ),
    "response": (
        "Self is on {world_word}. Two lines stand between Self and Response (§5).",
        "Find Self first; two lines stand between (§5).",
    ),
    "najia.line": (
        "{line_word} is in {side}, {standing}. On which branch does that trigram begin on this side, and does it run "
        "forward or backward? Take every other branch (najia).",
        "Which trigram is the line in, inner or outer? Then take every other branch (najia).",
    ),
    "najia.all": (
        "{line_word} is in {side}, {standing}. On which branch does that trigram begin on this side, and does it run "
        "forward or backward? Take every other branch (najia).",
    ),
    "relation.line": (
        "{name} is in palace {palace}, {me}. {line_word} {ganzhi} is {element}: from {me} to {element}, is it "
        "generating, controlling, or the same (§2)?",
        "Find the palace first; its phase is “me” (§2).",
    ),
    "relation.all": (
        "{name} is in palace {palace}, {me}. {line_word} {ganzhi} is {element}: from {me} to {element}, is it "
        "generating, controlling, or the same? What you wrote is the one that means “{given_meaning}” (§2).",
    ),
    "relation.missing": (
        "{name} is in palace {palace}, {me}. Write the relations of all six visible lines, then see which of the five is "
        "not among them (§2).",
        "Write the relations of all six visible lines, then see which of the five is not among them (§2).",
    ),
    "relation.changed": (
        "A changed line is still seen from the original palace: {name} is in palace {palace}, {me}. {line_word} becomes "
        "{changed}, {changed_element} (§4).",
        "Write what {line_word} becomes and its phase; “me” is still the palace of the original hexagram (§4).",
    ),
    "hidden.line": (
        "The hidden line is the same line of the palace's pure hexagram. {name} is in palace {palace}: what does "
        "{line_word} of that pure hexagram take (§2)?",
        "Find the palace first, then write that line of its pure hexagram (§2).",
    ),
    "hidden.relation": (
        "The hidden line is {hidden}, {hidden_element}. “Me” is still palace {palace}, {me} (§2).",
        "Find the same line of the palace's pure hexagram, then see it from the phase of the palace (§2).",
    ),
    "hidden.all": (
        "The hidden lines are the six of the palace's own pure hexagram; {name} is in palace {palace}. Begin at "
        "{line_word}: what does it take there (§2)?",
    ),
    "hidden.where": (
        "{name} is in palace {palace}, {me}. Look in that pure hexagram: which line is {relation} (§2)?",
        "Look in the palace's own pure hexagram: which line is {relation} (§2)?",
    ),
    "hidden.home": (
        "The home is the line above: the visible {line_word} is {ganzhi}, {element}. See it from {me}, the phase of "
        "palace {palace} (§3).",
        "The home is the line above: what is the visible {line_word} to the palace (§3)?",
    ),
    "own": ("Put the visible {line_word} beside {line_word} of the palace's pure hexagram and compare (§7).",),
    "body": (
        "Self is on {world_word}. Is that line yin or yang? That gives the branch to begin with; then a branch a line, "
        "upward (§2).",
        "From line 1 a branch a line, up to Self; whether Self is yin or yang gives the beginning (§2).",
    ),
    "body.lines": ("Find the branch of the body first, then see which visible lines have it, and how many (§2).",),
    "season.state": (
        "Which season is the month of {month}, and which phase commands it? Then {element} beside that phase: which "
        "generates, which controls the other (§3)?",
    ),
    "stage": (
        "Find the branch where {element} is born; that is station one. Count on from there to {branch} (§5).",
        "Find the branch where {element} is born, station one, and count on from there (§5).",
    ),
    "tomb.element": ("Find the branch where {element} is born, station one, and count on to the ninth (§5).",),
    "tomb.line": (
        "{line_word} {ganzhi} is {element}. From the branch where {element} is born, station one, where is the ninth (§5)?",
    ),
    "tomb.fault": (
        "Find the phase of the Self line and the branch that stores it, then compare the places one by one (§5).",
    ),
    "void": (
        "Find the ten {day} belongs to: count back to the one that begins with 甲. Ten stems use up ten branches; what "
        "is left over is void (§2).",
    ),
    "branches.relation": (
        "Put both on the circle of the twelve branches and see how far apart they are; then go through the four in turn.",
    ),
    "trine": (
        "Which earth branch is on Self, and to which frame does it belong? Then look among the six lines of the "
        "palace's pure hexagram whether all three of that frame are there (§16).",
    ),
    "dress": (
        "Begin with the palace and go up layer by layer: if it is wrong, the relations and hidden lines are (§2).",
    ),
    "nayin": (
        "The sixty pairs go two by two, and each two have one name. Does {ganzhi} go with the one before or after (§1)?",
    ),
    "number": (
        "A number of birth and one of completion, a fixed step apart. Count from water, then fire, wood, metal, earth (§1).",
        "A number of birth and a number of completion; count in the order water, fire, wood, metal, earth.",
    ),
    "any": ("Go through the rule once more from the beginning.",),
}

HINTS: dict[str, tuple[str, ...]] = {
    "use": ("Is it a matter of office and of those above you, or of the household and of goods?",),
    "helper": ("Say first which relation is the use.",),
    "solo": ("How many lines move?",),
    "drawn": ("Which stem and branch lies hidden under {line_word}?",),
    "clause": ("Which relation of the palace lies under {line_word}?",),
    "aid": ("First see what the month does to its phase.",),
    "turn": ("Of which phase is the line it becomes? “Me” is still the original palace.",),
    "limit.major": ("On which line is Self, and is it yang or yin?",),
    "limit.minor": ("On which line is Self, and is it yang or yin?",),
    "month.move": ("Count the hexagram's own month first.",),
    "birth.order": ("Which is the lower trigram?",),
    "womb": ("Of which phase is offspring in this palace?",),
    "rule.holds": ("What does the condition want first? Look for it on the chart.",),
    "rule.lines": ("Find the lines that have this relation, above or beneath.",),
    "rule.eases": ("Look at the month and at the day: is the relation in season, and what is the day?",),
    "trigram": ("Is one of the three lines unlike the others? In which place?",),
    "element.branch": ("Count quarters of three from 寅: which place has it in its quarter?",),
    "cycle": ("Settle the direction first: does it do something to me, or I to it?",),
    "generation": ("Put the lower and the upper trigram side by side. Which pairs of lines differ?",),
    "palace": (
        "Find the generation. Then ask: has the upper trigram changed? Is the lower one changed, or back again?",
    ),
    "world": ("Find the generation, then look for the place that changed last.",),
    "response": ("Find Self. Two lines stand between.",),
    "najia.line": ("Is the line in the inner or the outer trigram? Is that trigram yin or yang?",),
    "najia.all": (
        "Write the inner three and the outer three apart. Where does each begin, and which way does it run?",
    ),
    "relation.line": ("Find the palace of {name}; its phase is “me”.",),
    "relation.all": ("Find the palace of {name}; its phase is “me” for all six lines.",),
    "relation.missing": ("Write the relations of all six lines first.",),
    "relation.changed": ("What phase is the changed line? “Me” stays the palace of the original hexagram.",),
    "hidden.line": ("Find the palace of {name}. What does this line take in the palace's own pure hexagram?",),
    "hidden.relation": ("Find the stem and branch of the hidden line, then see it from the phase of the palace.",),
    "hidden.all": ("Find the palace of {name}. The six lines of its pure hexagram are the layer beneath.",),
    "hidden.where": ("Look in the palace's pure hexagram for the line that is {relation}.",),
    "hidden.home": ("What hides is below, what presses on it above. Which relation is the visible {line_word}?",),
    "own": ("Put two side by side: the visible stem and branch, and that of the same line of the pure hexagram.",),
    "body": ("Find Self. Is that line yin or yang?",),
    "body.lines": ("Find the branch of the body first.",),
    "season.state": ("Which season is the month of {month}? Which phase commands it?",),
    "stage": ("In which branch is {element} born?",),
    "tomb.element": ("In which branch is {element} born? What you look for is the eighth after it.",),
    "tomb.line": ("What phase is this line? Where is that phase stored?",),
    "tomb.fault": ("On which line is Self, of what phase, and which branch stores it?",),
    "void": ("With which 甲 do these ten begin?",),
    "branches.relation": ("Lay the twelve branches in a circle: how far apart are these two?",),
    "trine": ("Which frame does the earth branch on Self store? Which three branches is it?",),
    "dress": ("Find generation and palace first: Self, Response, relations and hidden lines all come from there.",),
    "nayin": ("Count which of the sixty pairs it is; they go two by two.",),
    "number": (
        "Count the numbers of birth in the order water, fire, wood, metal, earth; the other is its completion.",
    ),
}
"""The first hint: where to begin, with no value in it."""

NEXT: dict[str, str] = {
    "relation.line": "Once more: seen from {me}, what is {element}?",
    "relation.changed": "Once more: seen from {me}, what is {changed_element}?",
    "hidden.relation": "Once more: seen from {me}, what is {hidden_element}?",
    "hidden.home": "Once more: seen from {me}, what is {element}?",
    "hidden.line": "Once more: what is {line_word} of the pure hexagram of palace {palace}?",
    "tomb.line": "Once more: which branch stores {element}?",
    "response": "Once more: Self is on {world_word}, where is Response?",
    "again": "Try once more.",
    "only": "Only {at_word} is to be mended: what is it?",
    "several": "Mend {at_word} first: what is it?",
    "first": "Begin with {at_word}: what is it?",
}
