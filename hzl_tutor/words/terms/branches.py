"""Terms of stems, branches and nayin, of what branches are to each other, of the moment, the spirits and the limits.

Columns: id | 简 | 繁 | pinyin | English | sections | see | also called | example.
"""

ROWS = """
najia | 纳甲 | 納甲 | nà jiǎ | Najia | §1 §2 | ganzhi yang-trigram nayin | attaching stems and branches | 姤 ganzhi
nayin | 纳音 | 納音 | nà yīn | Nayin | §1 | numbers ganzhi | melodic element; sexagenary sound-element | 姤之鼎 5 ganzhi nayin changed
numbers | 类数 | 類數 | lèi shù | numbers of the phases | §1 | five-phases nayin | number |
ganzhi | 干支 | 干支 | gān zhī | stem and branch | §1 | stem branch najia | sexagenary pair; 六十甲子 | 姤 ganzhi
stem | 天干 | 天干 | tiān gān | Heavenly Stems | §1 | branch ganzhi | stem; celestial stems; 十干 |
branch | 地支 | 地支 | dì zhī | Earthly Branches | §1 | stem ganzhi five-phases | branch; terrestrial branches; 十二支 |
combine | 六合 | 六合 | liù hé | six combinations | §25 | clash trine drawn-out-by-combining | 合; combine; harmony |
clash | 六冲 | 六沖 | liù chōng | six clashes | §19附 | combine harm broken | 冲; 沖; clash; opposition |
punish | 三刑 | 三刑 | sān xíng | three punishments | §25附 | self-punish harm clash | 刑; punishment; punish; penalty |
self-punish | 自刑 | 自刑 | zì xíng | self-punishment | §25附 | punish | |
harm | 六害 | 六害 | liù hài | six harms | §25附 | punish clash | 害; harm |
trine | 三合 | 三合 | sān hé | trine | §16 | hook mixed-qi combine | 三合局; 水局; 火局; 木局; 金局; three-harmony frame | 大有 3 world ganzhi relation hidden
hook | 勾 | 勾 | gōu | hook in | §16 | trine mixed-qi own-line | 勾合; 勾象 | 大有 3 world ganzhi relation hidden
mixed-qi | 杂气 | 雜氣 | zá qì | mixed qi (the four earth branches) | §16 | earth hook tomb | |
seated-on | 乘 | 乘 | chéng | sit on | §16 | holds-world world | |
day | 日辰 | 日辰 | rì chén | day branch | §7 | month void drawn-out on-duty | day pillar |
month | 月建 | 月建 | yuè jiàn | month branch | §3 §22 | seasons day | Month Commander |
year | 太岁 | 太歲 | tài suì | year branch | §27 | year-on-self | Grand Duke |
year-on-self | 太岁贴身 | 太歲貼身 | tài suì tiē shēn | the year's branch on the line | §27 | year parent | |
void | 旬空 | 旬空 | xún kōng | void | §2 §14 | day world-void body | 空; 空亡; 落空; emptiness |
timing | 应期 | 應期 | yìng qī | timing of fulfilment | §4 §19附 | solo-move tomb-or-extinction-day | |
six-spirits | 六神 | 六神 | liù shén | Six Spirits | §6 §23 §26 | azure-dragon day | 六兽; 六獸; Six Gods; Six Animals; spirit |
azure-dragon | 青龙 | 青龍 | Qīng Lóng | Azure Dragon | §26 | six-spirits dragon-and-joy | Green Dragon |
vermilion-bird | 朱雀 | 朱雀 | Zhū Què | Vermilion Bird | | six-spirits | Red Bird |
hook-chen | 勾陈 | 勾陳 | Gōu Chén | Hook Chen | | six-spirits | Gouchen |
soaring-snake | 螣蛇 | 螣蛇 | Téng Shé | Soaring Snake | | six-spirits | 腾蛇; 騰蛇; Flying Snake |
white-tiger | 白虎 | 白虎 | Bái Hǔ | White Tiger | §26 | six-spirits wealth | |
dark-warrior | 玄武 | 玄武 | Xuán Wǔ | Dark Warrior | §23 | six-spirits salty-pool | Black Tortoise |
stars | 神煞 | 神煞 | shén shà | auxiliary stars | | heavenly-joy travelling-horse salty-pool | spirits and killers |
heavenly-joy | 天喜 | 天喜 | tiān xǐ | Heavenly Joy | §26 | dragon-and-joy stars | |
dragon-and-joy | 龙喜 | 龍喜 | lóng xǐ | Azure Dragon and Heavenly Joy | §26 | azure-dragon heavenly-joy womb-spirit | |
travelling-horse | 驿马 | 驛馬 | yì mǎ | Travelling Horse | §22 | salary-and-horse stars | Post Horse |
salary-and-horse | 禄马 | 祿馬 | lù mǎ | Salary and Horse | §22 | travelling-horse stars | |
salty-pool | 咸池 | 咸池 | xián chí | Salty Pool | §23 | stars dark-warrior | peach blossom; 桃花 |
lucky-spirit | 吉神 | 吉神 | jí shén | lucky spirit | §20 | confined-spirit stars | |
confined-spirit | 囚神 | 囚神 | qiú shén | confined spirit | §20 | confined lucky-spirit | |
noble | 贵人 | 貴人 | guì rén | person of rank | §15 §27 | officer clerk | |
major-limit | 大限 | 大限 | dà xiàn | major limit | §24 | minor-limit yang-world yin-world | |
minor-limit | 小限 | 小限 | xiǎo xiàn | minor limit | §24 | major-limit original-body | |
womb-spirit | 胎神 | 胎神 | tāi shén | spirit of the womb | §26 | womb womb-line dragon-and-joy | |
womb-line | 胎爻 | 胎爻 | tāi yáo | womb line | §26 | womb womb-spirit offspring | |
favourable | 吉 | 吉 | jí | favourable | §3 | unfavourable claim | auspicious; lucky |
unfavourable | 凶 | 凶 | xiōng | unfavourable | §3 | favourable claim | inauspicious; unlucky |
"""
