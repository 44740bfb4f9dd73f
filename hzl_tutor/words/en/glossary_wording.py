"""What words of single sections mean; ids as in ``words/terms/wording.py``."""

ROWS = """
cling | To hold on to one rule whatever happens. The book warns against it more than once.
arrange | To lay things out one after the other, and work through them.
sorts-of-things | Things of every sort. The affairs of the world look like that, says the book, and still come down to Wealth and Officer.
split-branches | To split every branch and every vein, finer and finer. So the book scolds methods with too much in them.
settled-middle | A fair middle, something one can go by.
comes-to-nothing | All the trouble for nothing. It is not the void of the day.
clerk | Clerks of the magistrate's office. The book sees them in a visible Officer that is not the palace's own; the palace's own, beneath, is the magistrate.
obstruct | To stand in the way at every step.
perverse | Crossed, going wrong. The book says it of a single mover; which line is meant the verse leaves open.
file-plaint | To hand in a plaint at court.
fill-listing | To hurry one's name on to a list.
fill-post | To fill a post that has fallen vacant.
disperse-worry | To scatter one's worries. For Officer hidden under Offspring, the book says, that is all it is good for.
get-clear | To get out of a matter. Offspring control Officer, and the book says their moving helps with that.
ram-in-hedge | A ram with its horns in the hedge: neither forward nor back. From the top line of 大壮 in the Changes.
private-influence | Strings pulled in private.
barred-off | Shut out, with no way through. So the book pictures Officer hidden under Officer.
ease | The face clears, things ease. The book promises it to those who go and see the magistrate in person.
sigh | To sigh.
reliable | To be relied on. Of Parents out of season, says the book, one cannot.
letters | Letters. They belong to Parents.
deeds | Contracts and deeds. They belong to Parents.
departure | An official sets out for his post.
held-up | Something holds the matter up. The book looks at what a changed line does to the Self line.
mischief | Spirits playing tricks, as people of the time saw it.
recover | To get well. 难瘳 says that it will be hard; this is the book's claim and no medical word.
no-way | Asking on behalf of parents, with Wealth moving, there is no way: Wealth controls Parents. This is the book's claim.
sell-off | To get goods sold. The book wants Wealth quiet; this is the one matter for which it should move.
parents-in-law | The husband's parents. In a question of marriage they are the Parents line, so Wealth moving is said to control them.
good-place | A good place. What makes it one the book does not define, and it need not be the “right place” of the Changes.
by-the-hexagram | Told phase by phase, the phase being taken from the hexagram. 随卦 means “following the hexagram” here, not hexagram 17; whose phase, the book does not say.
leaning | Held askew, not straight.
blocked | Stopped up.
lumpish | A dull lump.
cloud-temples | Hair like clouds at the temples. 鬃 is most likely a slip for 鬓.
raven-hair | Black hair piled up like a raven's feathers.
golden-lotus | Small bound feet, as those times admired them.
green-skirts | In the verse: skirts of green.
needlework | Sewing and embroidery.
sparing-of-words | Using few words.
ask-for-other | To ask for somebody else. The significator is still that of the one concerned.
match-relative | The relative who has the say in a match.
unchaste | Old judgement on a woman's conduct. It is quoted as the view of its time.
fair-or-plain | Good-looking or not. The book reads it from line 5, as those times did.
willing | Ready to put one's back into it.
midwife | The woman who helps at a birth.
wet-nurse | The woman who gives the child milk.
head-first | The head comes first. The book reads it from the lower trigram: 乾, 兑, 坎, 离. An old belief, of no medical use.
feet-first | The feet come first. The book reads it from the lower trigram: 震, 巽, 艮, 坤. An old belief, of no medical use.
promotion | To rise in rank.
assignment | To ask for a posting.
at-ministry | To go up to the Ministry about an appointment, most likely that of Personnel.
see-notable | To call on somebody of standing.
audience | To be received by the emperor.
wait-on | To pay one's respects to a superior.
replaced | Somebody else takes one's place. So the book says when Offspring move while one is in office.
grow-angry | To get angry.
"""
