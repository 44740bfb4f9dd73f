"""What the terms of stems, branches, the moment, spirits and limits mean; ids as in ``words/terms/branches.py``."""

ROWS = """
najia | Giving each line a stem and a branch, by its trigram and by whether that is inner or outer. Yang trigrams take branches forward, yin trigrams backward, every other one.
nayin | The sixty pairs by twos, each two with one phase and a name, as 甲子 and 乙丑 are 海中金. The book reads images from it, mainly in §1; elsewhere the branch's phase counts.
numbers | Each phase has a number of birth and one of completion, five apart. | Water (水) 1 and 6, fire (火) 2 and 7, wood (木) 3 and 8, metal (金) 4 and 9, earth (土) 5 and 10.
ganzhi | Ten stems with twelve branches, yang with yang and yin with yin: sixty pairs.
stem | Ten of them: 甲, 乙, 丙, 丁, 戊, 己, 庚, 辛, 壬, 癸. Yang and yin take turns. | 甲乙 wood (木), 丙丁 fire (火), 戊己 earth (土), 庚辛 metal (金), 壬癸 water (水).
branch | Twelve of them: 子, 丑, 寅, 卯, 辰, 巳, 午, 未, 申, 酉, 戌, 亥. Yang and yin take turns; readings mostly use the phase alone. | 寅卯 wood (木), 巳午 fire (火), 申酉 metal (金), 亥子 water (水), 辰戌丑未 earth (土).
combine | Two branches that go together; there are six pairs. | They combine (合): 子丑, 寅亥, 卯戌, 辰酉, 巳申, 午未.
clash | Two branches six places apart, face to face. | They clash (冲): 子午, 丑未, 寅申, 卯酉, 辰戌, 巳亥. To clash is not to control: 丑未 and 辰戌 are earth on both sides.
punish | Branches at odds with each other; of a group of three, any two that meet count. | They punish (刑): 寅巳申, 丑戌未, 子卯; and 辰, 午, 酉, 亥 themselves.
self-punish | A branch that meets its own like and punishes itself. | 辰, 午, 酉 and 亥 do (自刑).
harm | Two branches that harm each other; there are six pairs. | They harm (害): 子未, 丑午, 寅巳, 卯辰, 申亥, 酉戌.
trine | Three branches that make one frame; the middle one gives the phase. The book asks whether the palace's own six lines have all three, not whether they can be seen. | 申子辰 water (水), 寅午戌 fire (火), 亥卯未 wood (木), 巳酉丑 metal (金).
hook | When an earth branch is on the Self line, see whether it can hook in the other two of its trine: the palace's own lines must have them. For a few hexagrams two readings disagree, and nothing is asked of these.
mixed-qi | The four earth branches. Each is the tail of a trine, and so its qi is mixed. | 辰, 戌, 丑, 未 are earth (土).
seated-on | To sit on: a relation or a branch stands on the Self line.
day | The stem and branch of the day of the cast, in practice its branch.
month | The branch of the month of the cast. It settles the season; §22 also sets it against the hexagram's month.
year | The branch of the current year.
year-on-self | The year's branch is that line's branch. The section on examinations has it of Parents on the Self line.
void | In ten days ten stems meet ten branches; the two branches left over are void for those days. It goes by the day, not by the month.
timing | On which day a thing falls, and how soon. The book has only scraps: days of tomb, extinction and clash in the appendix to §19, season for fast or slow in §4.
six-spirits | Azure Dragon, Vermilion Bird, Hook Chen, Soaring Snake, White Tiger, Dark Warrior, set from line 1 up by the day's stem. §6 thinks them fussy, later sections use them; how they are set is told outside §1–27.
azure-dragon | First of the Six Spirits; they start from it on 甲 and 乙 days. The section on births looks for it.
vermilion-bird | Second of the Six Spirits; they start from it on 丙 and 丁 days.
hook-chen | Third of the Six Spirits; they start from it on 戊 days.
soaring-snake | Fourth of the Six Spirits; they start from it on 己 days. It is read téng.
white-tiger | Fifth of the Six Spirits; they start from it on 庚 and 辛 days. The section on births looks whether it falls on Wealth.
dark-warrior | Sixth of the Six Spirits; they start from it on 壬 and 癸 days. The section on looks mentions it.
stars | Lucky and unlucky names, looked up by year, month or day, besides the Six Spirits. The book uses few, and mostly does not say how to find them.
heavenly-joy | A star looked up by the month. The section on births uses it and does not say how to find it; 元龟 has two ways, which disagree.
dragon-and-joy | Azure Dragon and Heavenly Joy, in one word.
travelling-horse | A star looked up by the branch, for moving about. It is the horse of 禄马; how to find it is not written.
salary-and-horse | Salary and Travelling Horse. Good to have in the question about a lifetime; how to find them is not written.
salty-pool | Also called peach blossom. The section on looks names it beside the Dark Warrior; how to find it is not written.
lucky-spirit | A good star. The section on the Officer moving alone has the word, and no list.
confined-spirit | Set against the lucky spirit in the section on the Officer moving alone. It reads best as the confined state of season; the book does not explain.
noble | Somebody of rank. In §15 it is the magistrate. As the name of a star it is not defined here.
major-limit | Five years a line, counted from the Self line: upward when Self is yang, downward when it is yin, round and round.
minor-limit | One year a line, counted from the Self line, the same way round as the major limit. The only example has a yang Self line.
womb-spirit | The womb to be looked for where a birth is asked about: the womb stage of the phase of Offspring.
womb-line | A visible line that carries the womb branch, the eleventh stage of the phase of Offspring. Quite a few of the sixty-four have none.
favourable | The book's word for things going well. We say only that the book calls it so.
unfavourable | The book's word for things going badly. We say only that the book calls it so.
"""
