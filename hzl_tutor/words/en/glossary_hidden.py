"""What the terms of the flying and hidden layers and of the hexagram body mean; ids as in ``words/terms/hidden.py``."""

ROWS = """
flying | The line one sees, as against the one that lies beneath it. All six lines have both.
hidden | The line of the palace's pure hexagram at the same place, lying beneath the visible one. In this book all six have one; 增删卜易 and 卜筮正宗 look for it only where a relation is missing.
side-relation | Here: the visible line lying over the hidden one. The older 旁通, a hexagram with all six lines flipped, is another thing.
seen-layer | The six lines one sees: the flying layer.
plates | The two plates of a diviner's board: the upper one turns, the lower stays. The book borrows the picture for flying above and hidden below.
own-line | A line of the palace itself. Where the visible stem and branch are those of the palace at that place, the own line appears.
side-line | Two senses: the line over a hidden one, of whatever palace (§4, §5); or a visible line that is not the palace's own (§7). When you read, settle first which is meant.
beneath-world | What lies hidden under the Self line. When several lines move the book looks at it second, and wants it quiet: others should not clash with it or control it.
above-world | The visible line where Self stands. When several lines move the book looks at it first.
appearing | A word about layers: a relation can be seen. When the book goes on to call it doubled, it means that the palace's own line is seen.
concealed | A word about layers: the palace's own line lies beneath. It is hidden even where the same relation can be seen elsewhere; nothing need be missing.
doubled | One thing over another like it. When the palace's own line is seen, its twin lies beneath, and the book speaks of doubling. Parents are called the spirit of doubling for another reason.
used-again | Once more. When the significator is seen over its own twin, the book takes it that the thing will be needed again.
two-matters | Two affairs. The same reasoning as doubled and needed again: one above, and the same beneath.
drawn-out | The day's branch is the hidden line's own branch, and so brings it out. Sometimes the book is looser and asks only which relation the day's branch is.
drawn-out-by-combining | The day's branch and the hidden line's branch combine, and it is drawn out. Being brought out by the same branch is the other way.
on-duty | The day's branch is that line's branch, or is that relation. The first is strict, the second loose; the book uses both.
homes | The five relations taken as five places. Whatever relation a hidden line lies under is its home.
officer-home | Beneath an Officer line. Wealth lying there is called 财伏鬼乡.
under-world | Hidden beneath the Self line. The answer in §7 accepts hidden Wealth or Officer only there; the note also accepts one the day brings out, and §27 has one drawn out by combination.
stuck-under-world | Exactly beneath the Self line, and nowhere else.
flying-above | In the section on marriage: the significator can be seen.
flying-below | In the section on marriage: the significator lies hidden.
lying-low | In the section on Brothers it has one meaning: Brothers hidden beneath the Self line. Hidden elsewhere they do not lie low.
moves-alone | In the section on Brothers: Brothers are the only line that moves.
held-fast | In somebody else's grip. When Wealth lies under Brothers, the book says others have hold of it.
body | If Self is on a yang line count from 子, on a yin line from 午; one branch a line, from the bottom up to the Self line. The branch you reach may stand on no visible line, or on two.
body-line | A visible line that carries the branch of the hexagram body. Where no line does, there is none.
month-hexagram | The month a hexagram stands for. It is counted like the hexagram body and used otherwise: the body is looked at when Self is void, the month is set against the month of asking.
self-body | Another rule, found in 卜筮元龟: Self on 子 or 午 gives line 1, on 丑 or 未 line 2, and so on up. It is not this book's hexagram body.
world-void | The branch on the Self line lies in the day's void. The book then looks at the hexagram body; what to do where the body is on no line it does not say.
life-and-fate | A whole life asked of one hexagram: Self for fate, the hexagram's month for body. Later teachers mostly cast for one matter at a time.
advance | The hexagram's month is the one after the month of asking. Greater distances are not explained.
retreat | The hexagram's month is the one before the month of asking. Greater distances are not explained.
corpse-officer | In the example of a burial ground, a changed line controls the palace by its nayin, and the book sees a corpse in the earth. By branch alone it would not come out.
offspring-officer | In the example of a haunting, an Officer line moves and turns into Offspring; the book names it by both.
"""
