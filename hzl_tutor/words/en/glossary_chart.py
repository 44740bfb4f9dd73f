"""What the terms of casting and of the hexagram mean; ids and order as in ``words/terms/chart.py``."""

ROWS = """
huozhulin | A divination manual of Song and Yuan times, signed with the borrowed name of the Hemp-robed Daoist. Three coins thrown six times make a hexagram; it is dressed by Najia and read by Wealth, Officer and what lies hidden.
three-coins | One throw of three coins gives a line; six throws, from the bottom up, give a hexagram to dress. Later people call it 金钱课, coin casting; its other name comes from this book.
claim | What the book says will happen. We quote it and follow its reasoning; it is no prophecy for anybody, and no advice.
yuangui | 卜筮元龟, a divination manual with a preface of 1307. The book argues with its month hexagram and its Six Spirits; it finds hidden lines by another rule as well.
four-operations | The four steps of the yarrow method: divide in two, hang one, count by fours, return the rest. Here coins are used, and the words only tell where it all comes from.
three-books | The three books of Changes: 连山, 归藏 and 周易. The first two were lost long ago.
three-powers | Heaven, human, earth. The book has its own matching: the stem rules heaven, the branch rules human affairs, the nayin rules earth.
line | One stroke of a hexagram: whole for yang, broken for yin. They are counted from the bottom, which is line 1, to the top, line 6.
hexagram | Six lines. The lower three are the inner trigram, the upper three the outer.
trigram | Figures of three lines, eight in all: 乾, 震, 坎, 艮 are yang, 坤, 巽, 离, 兑 are yin. Two of them, one above the other, make each of the sixty-four; each heads a palace.
six-lines | The six strokes of a hexagram. Later also the name of the whole craft of casting, dressing and reading.
cast | To obtain a hexagram: which lines are yang, which are yin, and which of them move.
dress | To give a hexagram its palace, Self and Response, stems and branches, relations and hidden lines. The book takes for granted that you can; here it is practised from the ground up.
original | The hexagram that was cast, as against the one it turns into. Palace and relations are settled by it.
changed-hexagram | The hexagram that stands there once the moving lines have changed. The relations of its lines are still judged by the palace of the original.
changes-to | “Turns into”. 姤之鼎 means that lines of 姤 move, and the hexagram becomes 鼎.
nuclear | Lines 2, 3, 4 make one trigram and lines 3, 4, 5 another; stacked, they are the nuclear hexagram. The book mentions it only where it counts the years of a life.
inner | Lines 1, 2 and 3 together, the lower trigram. Where looks and temper are asked about, the book reads temper here.
outer | Lines 4, 5 and 6 together, the upper trigram. Where looks and temper are asked about, the book reads looks here.
moving-line | Old yang and old yin move: yang turns yin, yin turns yang. One such line alone is a single mover; several are scattered moves.
quiet-line | A line that does not move: young yang or young yin. When the book wants Wealth quiet, this is meant.
changed-line | What a moving line becomes. Its stem and branch are read in the changed hexagram, its relation by the palace of the original.
solo-move | Just one of the six lines moves. The book calls this easy to read: look at that line.
scattered-moves | Several lines move together. The book does not say how many make it scattered; here it is two or more. It looks first at Self and Response, then for the line in best season.
young-yang | A yang line that stays, written 7.
young-yin | A yin line that stays, written 8.
old-yang | A yang line that moves and turns yin, written 9. The sign is read chóng.
old-yin | A yin line that moves and turns yang, written 6.
eight-palaces | The sixty-four in eight groups of eight. A pure hexagram heads each, and the other seven come from it.
palace | The group a hexagram belongs to, by the pure hexagram it comes from. The palace's phase is the “I” of the relations. Among the generations, 本宫 means the pure hexagram itself.
palace-head | The pure hexagram at the head of a palace. Its own six lines are the hidden lines beneath all eight of the palace.
pure | A hexagram of one trigram doubled; there are eight, one at the head of each palace. Self stands on line 6.
other-palace | A palace that is not the hexagram's own. As lines change from the bottom up, the lines one sees mostly take their stems and branches from other trigrams: other palace above, home palace below.
root | Where a hexagram comes from: the head of its palace. Find it first, or the relations have no “I” to start from.
main-palace | The home palace, with an eye on its phase. Relations start from it, and through it the season reaches every line.
me | Where the relations are counted from: the phase of the home palace. It is not the person who asks; that is the Self line.
generation | A hexagram's place within its palace: the head, first to fifth generation, Wandering Soul, Returning Soul. First to fifth is how many lines have changed, counted from the bottom.
wandering-soul | The seventh of a palace: after the fifth generation, line 4 turns back. Self stands on line 4.
returning-soul | The eighth of a palace: after the Wandering Soul, the whole lower trigram turns back. Self stands on line 3.
world | The line that stands for the asker's side. Its place follows from the generation: the number of the generation is the line; in a pure hexagram 6, Wandering Soul 4, Returning Soul 3.
response | The line that stands for the other side. Two lines lie between it and Self, so both take the same place within their trigrams.
between | The two lines between Self and Response. Where a marriage is asked about, the book sees the matchmaker in them.
holds-world | A relation that stands on the Self line sits on it. For money the book wants Wealth there, for office the Officer.
yang-trigram | For Najia, 乾, 震, 坎, 艮 are yang and take their branches forward; 坤, 巽, 离, 兑 are yin and take them backward. Yang palaces, a yang Self line and yang branches are different things.
yang-world | The line Self stands on is yang. It is the line that counts, not palace or branch. The hexagram body then starts from 子 and the limits of life run upward.
yin-world | The line Self stands on is yin. It is the line that counts, not palace or branch. The hexagram body then starts from 午 and the limits of life run downward.
our-side | How things stand on our side; read from the Self line.
other-side | How things stand on the other side; read from the Response line.
original-body | The original hexagram. One further method of counting a life reads the first stretch from it.
nuclear-body | The trigrams of lines 2-3-4 and 3-4-5. One further method of counting a life reads the middle stretch from them.
changed-body | The changed hexagram. One further method of counting a life reads the last stretch from it.
"""
