"""Terms of the Six Relations, the significator and its helper, and what the five relations are called besides.

Columns: id | 简 | 繁 | pinyin | English | sections | see | also called | example.
"""

ROWS = """
six-relations | 六亲 | 六親 | liù qīn | Six Relations | §2 | me parent sibling offspring wealth officer body | 五亲; 五親; Six Relatives; Six Kin; relation | 姤 ganzhi relation
parent | 父母 | 父母 | fù mǔ | Parents | §2 §19 | six-relations document helper doubling-spirit | 父; 文书; 文書; Documents |
sibling | 兄弟 | 兄弟 | xiōng dì | Brothers | §2 §18 | six-relations robber-spirit shoulder | 兄; Siblings; Peers |
offspring | 子孙 | 子孫 | zǐ sūn | Offspring | §2 §17 | six-relations fortune-virtue officer-hurter helper | 孙; 孫; Children; Descendants |
wealth | 妻财 | 妻財 | qī cái | Wife/Wealth | §2 §21 | six-relations softest private-use helper | 财; 財; Wealth |
officer | 官鬼 | 官鬼 | guān guǐ | Officer/Ghost | §2 §20 | six-relations hardest office-use helper | 官; 鬼; Officer; Ghost; Authority |
softest | 至柔者财 | 至柔者財 | zhì róu zhě cái | the softest is Wealth | §3 | wealth hardest control | 至柔 |
hardest | 至刚者鬼 | 至剛者鬼 | zhì gāng zhě guǐ | the hardest is the Ghost | §3 | officer softest control | 至刚; 至剛 |
significator | 用神 | 用神 | yòng shén | significator (用神) | §4 §6 §23 §27 | helper office-use private-use scattered-moves | 用爻; significator; Useful God; Useful Spirit; use |
helper | 辅爻 | 輔爻 | fǔ yáo | helper line | §3 §5 | significator parent offspring source | 辅; 輔; 辅体; 輔體; helper |
source | 元神 | 元神 | yuán shén | source (what generates a line) | §21 | helper generate significator | Original Spirit |
adverse | 忌神 | 忌神 | jì shén | adverse spirit | | enemy source significator | |
enemy | 仇神 | 仇神 | chóu shén | enemy spirit | | adverse source | |
office-use | 官用 | 官用 | guān yòng | office and lawsuit matters | §4 §6 | private-use officer significator | 公用 |
private-use | 私用 | 私用 | sī yòng | household and money matters | §4 §6 | office-use wealth significator | |
short-method | 捷法 | 捷法 | jié fǎ | the short method | §6 | homes office-use private-use outline | |
outline | 提纲捷诀 | 提綱捷訣 | tí gāng jié jué | outline and short cut | §21 | short-method homes | |
fortune-virtue | 福德 | 福德 | fú dé | Fortune-and-Virtue (Offspring) | §8 §17 | offspring | 日辰福德 |
officer-hurter | 伤官之神 | 傷官之神 | shāng guān zhī shén | spirit that hurts the Officer | §17 | offspring officer | 伤官; 傷官 |
robber-spirit | 劫财之神 | 劫財之神 | jié cái zhī shén | spirit that robs Wealth | §18 | sibling wealth | 劫财; 劫財 |
doubling-spirit | 重迭之神 | 重疊之神 | chóng dié zhī shén | spirit of doubling | §19 | parent doubled | 重迭神; 重疊神 |
shoulder | 比肩 | 比肩 | bǐ jiān | shoulder to shoulder (Brothers) | §24 | sibling | |
document | 官化文书 | 官化文書 | guān huà wén shū | Officer turned to documents | §13 | parent officer file-plaint | |
three-halls | 三堂 | 三堂 | sān táng | three halls | §25 | parent sibling offspring | |
main-subject | 主象 | 主象 | zhǔ xiàng | line taken as subject | §25附 | significator wealth | |
kind-spirit | 类神 | 類神 | lèi shén | person-type of a relation | §17 | offspring trigram nine-trades | |
nine-trades | 九流 | 九流 | jiǔ liú | the trades | §17 | offspring kind-spirit | |
court-favourite | 中贵 | 中貴 | zhōng guì | eunuch favourites | §17 | offspring kind-spirit | |
shaman | 师巫 | 師巫 | shī wū | shamans | §17 | offspring kind-spirit | |
petty-scholar | 小士 | 小士 | xiǎo shì | minor scholar (unclear) | §17 | offspring kind-spirit | |
own-share | 本等财 | 本等財 | běn děng cái | one's ordinary share | §10 | wealth half | |
half | 得半 | 得半 | dé bàn | half obtained | §10 | filled own-share | |
filled | 必满 | 必滿 | bì mǎn | fully obtained | §10 | half | |
quarrels | 口舌 | 口舌 | kǒu shé | quarrels | §9 §18 | sibling held-fast | |
bullied | 同类欺凌 | 同類欺凌 | tóng lèi qī líng | cheated by one's own kind | §11 | sibling officer comes-to-nothing | |
"""
