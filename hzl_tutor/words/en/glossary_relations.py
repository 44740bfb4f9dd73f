"""What the terms of the Six Relations, the significator and its helper mean; ids as in ``words/terms/relations.py``."""

ROWS = """
six-relations | Each line as seen from the palace's phase: like me Brothers (兄弟), what I generate Offspring (子孙), what I control Wealth (妻财), what controls me Officer (官鬼), what generates me Parents (父母). That is five; this book counts the hexagram body as the sixth.
parent | The relation that generates me. In office matters it is the helper, and the book calls it documents.
sibling | The relation of my own kind. The book calls it a spender of money, neither significator nor helper.
offspring | The relation I generate. In money matters it is the helper, also called Fortune-and-Virtue. It controls the Officer, so whoever asks about office does not want it.
wealth | The relation I control. Money, trade and household are read from it, and a marriage when the man's side asks.
officer | The relation that controls me. Office, lawsuits, illness, theft are read from it, and a marriage when the woman's side asks. Officer and Ghost are two faces of one line.
softest | What I can control is soft to me: that is Wealth.
hardest | What can control me is hard on me: that is the Ghost.
significator | The line that stands for the matter: Officer for office, Wealth for money (§6). In §4, on scattered moves, the line in best season is called by the same word. One word, two senses.
helper | The relation that helps the significator: Parents for Officer, Offspring for Wealth. Offspring do generate Wealth; Parents do not generate Officer, they are the papers that office needs.
source | The relation that generates a line. The book has the word once, in §21: when Wealth and Ghost both move, Parents have their source, for the Ghost generates Parents. It is not the helper.
adverse | In later books, the relation that controls the significator. The word is not in §1–27.
enemy | In later books, the relation that generates the adverse one. The word is not in §1–27.
office-use | Matters of the magistrate's court: office, lawsuits and the like. Officer is used, with Parents to help.
private-use | Matters of one's own: trade, household, money. Wealth is used, with Offspring to help.
short-method | The book's boast: whatever is asked, look only at Wealth and Officer, and at the home they lie hidden in.
outline | Main lines in verse. The end of §21 calls the sections on the five homes that.
fortune-virtue | A name for Offspring. 日辰福德 says that the day's branch is Offspring.
officer-hurter | A name for Offspring, since Offspring control the Officer. The same sense as 伤官 in birth charts.
robber-spirit | A name for Brothers, since Brothers control Wealth.
doubling-spirit | A name for Parents. The book's reason: other kin are single, but above parents there are grandparents.
shoulder | A word of birth charts for what is of my kind. The book uses it of a Brothers line, in an example of counting the years.
document | Officer hidden beneath Parents: the book reads office turned to papers, good for handing in a plaint.
three-halls | Three relations in the section on marriage: Parents, Brothers, Offspring. So says the answer; the note gives Parents alone.
main-subject | The line that plays the main part in a question. For concubines and servants it is Wealth.
kind-spirit | The kind of person a relation is like, by where it falls. Offspring are like someone else in each palace; whether palace or trigram is meant, the book does not say.
nine-trades | People of all callings. The book puts them under Offspring.
court-favourite | Eunuchs in favour at court. The book puts them under Offspring.
shaman | People who work with spirits. The book puts them under Offspring, with 坤.
petty-scholar | Put under Offspring, with 离. Who is meant is not clear.
own-share | The share that is one's due, and no more.
half | Half of it is obtained. So the book says of strong Wealth hidden under Parents.
filled | All of it is obtained. So the book says of Wealth that has qi, hidden under Offspring.
quarrels | Disputes and gossip. The book takes them for the image of Brothers.
bullied | Wronged by one's own kind. So the book says of Officer hidden under Brothers.
"""
