"""Terms of the flying and hidden layers, and of the hexagram body.

Columns: id | 简 | 繁 | pinyin | English | sections | see | also called | example.
"""

ROWS = """
flying | 飞神 | 飛神 | fēi shén | flying spirit | §2 | hidden side-line seen-layer | 飞爻; 飛爻; 飞象; 飛象; flying; flying line; flying god | 遁 2 ganzhi relation hidden
hidden | 伏神 | 伏神 | fú shén | hidden spirit | §2 | flying own-line palace-head homes | 伏爻; 亲王; 親王; hidden; hiding god; crouching spirit | 遁 2 ganzhi relation hidden
side-relation | 旁通 | 旁通 | páng tōng | flying over hidden (旁通) | §2 | flying hidden | |
seen-layer | 面上 | 面上 | miàn shàng | the visible layer | §2 | flying appearing | visible layer |
plates | 天盘 | 天盤 | tiān pán | turning plate and fixed plate | §2 | flying hidden | 地盘; 地盤; 天盘地盘 |
own-line | 亲爻 | 親爻 | qīn yáo | own line | §2 §7 | side-line hidden appearing | 亲爻出现; 親爻出現; own | 姤 4,5,6 ganzhi hidden own
side-line | 旁爻 | 旁爻 | páng yáo | side line | §2 §4 §5 §7 | flying own-line | | 遁 2 ganzhi relation hidden
beneath-world | 世下亲爻 | 世下親爻 | shì xià qīn yáo | own line beneath the Self line | §4 | above-world hidden under-world | | 遁 2 world ganzhi relation hidden
above-world | 世上旁爻 | 世上旁爻 | shì shàng páng yáo | side line on the Self line | §4 | beneath-world side-line holds-world | | 遁 2 world ganzhi relation hidden
appearing | 出现 | 出現 | chū xiàn | appearing | §7 | concealed own-line doubled | visible | 姤 4,5,6 ganzhi relation hidden own
concealed | 伏藏 | 伏藏 | fú cáng | hidden (of a relation) | §7 | appearing hidden drawn-out under-world | concealed | 遁 2 world ganzhi relation hidden
doubled | 重迭 | 重疊 | chóng dié | doubled | §7 §16 | appearing used-again two-matters doubling-spirit | 重叠 |
used-again | 再用 | 再用 | zài yòng | needed again | §7 | doubled two-matters | |
two-matters | 两事 | 兩事 | liǎng shì | two matters | §7 | doubled used-again | |
drawn-out | 透出 | 透出 | tòu chū | brought out by the same branch | §7 | day on-duty drawn-out-by-combining concealed | 日辰透出 |
drawn-out-by-combining | 合出 | 合出 | hé chū | drawn out by combination | §27 | drawn-out combine concealed | 日辰合出 |
on-duty | 值日 | 值日 | zhí rì | on the day | §9 §12 | day drawn-out | 直日; 值日辰; 直日辰 |
homes | 五乡 | 五鄉 | wǔ xiāng | five homes | §3 §6 | six-relations hidden officer-home short-method | homes | 遁 2 ganzhi relation hidden
officer-home | 鬼乡 | 鬼鄉 | guǐ xiāng | under an Officer line | §8 | homes officer drain | | 遁 2 world ganzhi relation hidden
under-world | 伏世下 | 伏世下 | fú shì xià | hidden beneath the Self line | §7 | concealed stuck-under-world world | 世下 | 遁 2 world ganzhi relation hidden
stuck-under-world | 贴世下 | 貼世下 | tiē shì xià | directly under the Self line | §9 | under-world | 贴世; 貼世 | 讼 4 world ganzhi relation hidden
flying-above | 飞上 | 飛上 | fēi shàng | above: the significator is visible | §25 | flying-below flying | |
flying-below | 飞下 | 飛下 | fēi xià | below: the significator is hidden | §25 | flying-above hidden | |
lying-low | 隐伏 | 隱伏 | yǐn fú | lying low (Brothers under the Self line) | §18 | moves-alone sibling under-world | |
moves-alone | 动发 | 動發 | dòng fā | moves alone (of Brothers) | §18 | solo-move lying-low | |
held-fast | 把住 | 把住 | bǎ zhù | held fast by others | §9 | sibling hidden | |
body | 卦身 | 卦身 | guà shēn | hexagram body | §2 | month-hexagram self-body body-line world-void | body; 身 | 姤 4 world ganzhi body
body-line | 身爻 | 身爻 | shēn yáo | line carrying the body | §25 §25附 | body | | 姤 4 ganzhi relation body
month-hexagram | 月卦 | 月卦 | yuè guà | the hexagram's month | §2 §22 | body advance retreat life-and-fate | month hexagram |
self-body | 世身 | 世身 | shì shēn | self body (another rule) | | body | |
world-void | 世空 | 世空 | shì kōng | Self line in the void | §2 | void body | |
life-and-fate | 身命 | 身命 | shēn mìng | body and fate (lifetime) | §22 | world month-hexagram | |
advance | 进 | 進 | jìn | ahead of the month | §22 | retreat month-hexagram in-season | 进退; 進退 |
retreat | 退 | 退 | tuì | behind the month | §22 | advance month-hexagram out-of-season | |
corpse-officer | 伏尸鬼 | 伏屍鬼 | fú shī guǐ | Ghost of a buried corpse | §1 | officer nayin offspring-officer | | 姤之鼎 5 ganzhi relation changed nayin
offspring-officer | 子孙鬼 | 子孫鬼 | zǐ sūn guǐ | Ghost that turns into Offspring | §1 | officer offspring corpse-officer | | 遁之姤 2 ganzhi relation changed
"""
