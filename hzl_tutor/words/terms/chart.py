"""Terms of casting and of the hexagram: coins, lines, trigrams, palaces, Self and Response.

Columns: id | 简 | 繁 | pinyin | English | sections | see | also called | example.
"""

ROWS = """
huozhulin | 火珠林 | 火珠林 | Huǒ Zhū Lín | Huozhulin | 导 | three-coins claim | Fire Pearl Forest |
three-coins | 火珠林法 | 火珠林法 | Huǒ Zhū Lín fǎ | three-coin method | 导 | huozhulin cast najia old-yang | 金钱课; 金錢課 |
claim | 书中主张 | 書中主張 | shū zhōng zhǔ zhāng | what the book claims | 导 | huozhulin favourable | claim |
yuangui | 元龟 | 元龜 | Yuán Guī | Yuangui (a divination manual) | §2 §6 | month-hexagram six-spirits | 卜筮元龟; 卜筮元龜; 《元龟》 |
four-operations | 四营 | 四營 | sì yíng | four operations | §1 | three-books three-coins | |
three-books | 三易 | 三易 | sān yì | three books of Changes | §1 | four-operations | |
three-powers | 三才 | 三才 | sān cái | Three Powers | §1 | stem branch nayin | 天地人 |
line | 爻 | 爻 | yáo | line | §1 | hexagram moving-line | yao |
hexagram | 卦 | 卦 | guà | hexagram | §1 | line palace inner | gua |
trigram | 八卦 | 八卦 | bā guà | Eight Trigrams | §1 | inner outer palace five-phases | trigram; bagua; 三爻卦; 经卦; 經卦 |
six-lines | 六爻 | 六爻 | liù yáo | Six Lines | §1 | line three-coins | Liu Yao |
cast | 起卦 | 起卦 | qǐ guà | cast a hexagram | 导 | three-coins dress | casting; 摇卦; 搖卦 |
dress | 装卦 | 裝卦 | zhuāng guà | set up the chart | 导 | najia six-relations world hidden | dress; charting |
original | 本卦 | 本卦 | běn guà | original hexagram | §1 | changed-hexagram changes-to | primary |
changed-hexagram | 变卦 | 變卦 | biàn guà | changed hexagram | §1 §24 | original changed-line changes-to | 之卦 |
changes-to | 之 | 之 | zhī | changes into | §1 | changed-hexagram moving-line | | 姤之鼎 5 ganzhi relation changed
nuclear | 互卦 | 互卦 | hù guà | nuclear hexagram | §24 | original-body | mutual; interlocking |
inner | 内卦 | 內卦 | nèi guà | inner trigram | §23 | outer trigram | 下卦; lower; lower trigram | 姤 1,2,3 ganzhi
outer | 外卦 | 外卦 | wài guà | outer trigram | §23 | inner trigram | 上卦; upper; upper trigram | 姤 4,5,6 ganzhi
moving-line | 动爻 | 動爻 | dòng yáo | moving line | §4 §17 | quiet-line changed-line old-yang solo-move | 动; 動; changing line | 姤之鼎 5 ganzhi changed
quiet-line | 静爻 | 靜爻 | jìng yáo | quiet line | §4 | moving-line | static line |
changed-line | 变爻 | 變爻 | biàn yáo | changed line | §4 §17 | moving-line changed-hexagram | 化出; resulting line | 姤之鼎 5 ganzhi relation changed
solo-move | 独发 | 獨發 | dú fā | a single line moves | §4 | scattered-moves moving-line moves-alone | 独动; 獨動; sole mover; solo | 姤之鼎 5 ganzhi relation changed
scattered-moves | 乱动 | 亂動 | luàn dòng | several lines move | §4 | solo-move significator | disorderly movement |
young-yang | 单 | 單 | dān | young yang | §25 | young-yin old-yang | 少阳; 少陽 |
young-yin | 拆 | 拆 | chāi | young yin | §25 | young-yang old-yin | 少阴; 少陰 |
old-yang | 重 | 重 | chóng | old yang | §25 | moving-line young-yang | 老阳; 老陽 |
old-yin | 交 | 交 | jiāo | old yin | §25 | moving-line young-yin | 老阴; 老陰 |
eight-palaces | 八宫 | 八宮 | bā gōng | Eight Palaces | §2 | palace palace-head generation | Eight Houses |
palace | 本宫 | 本宮 | běn gōng | home palace | §2 | eight-palaces palace-head other-palace me | 宫; 宮; palace | 姤 palace
palace-head | 宫主 | 宮主 | gōng zhǔ | palace head | §2 | palace pure hidden | |
pure | 纯卦 | 純卦 | chún guà | pure hexagram | §2 | palace-head generation | 八纯卦; 八純卦; pure hexagrams; doubled hexagram |
other-palace | 旁宫 | 旁宮 | páng gōng | other palace | §2 | palace side-line | |
root | 根源 | 根源 | gēn yuán | root | §2 | main-palace six-relations | |
main-palace | 主宫 | 主宮 | zhǔ gōng | governing palace | §2 | palace root seasons | |
me | 我 | 我 | wǒ | “I”, the palace's phase | §2 | palace world six-relations | |
generation | 世次 | 世次 | shì cì | generation | §2 | world wandering-soul returning-soul pure | 世数; 世數; 几世; 幾世; 一世; 二世; 三世; 四世; 五世 | 姤 1 palace world
wandering-soul | 游魂 | 遊魂 | yóu hún | Wandering Soul | §2 §16 | returning-soul generation | 游魂卦; 遊魂卦; wandering; roaming soul | 晋 4 palace world
returning-soul | 归魂 | 歸魂 | guī hún | Returning Soul | §2 §16 | wandering-soul generation | 归魂卦; 歸魂卦; returning; returning spirit | 大有 1,2,3 palace world
world | 世 | 世 | shì | Self line | §4 §5 | response generation holds-world | 世爻; Self; Subject line; World line; host line | 姤 1 palace world
response | 应 | 應 | yìng | Response line | §4 §5 | world between | 应爻; 應爻; Response; Object line; guest line | 姤 4 world
between | 间爻 | 間爻 | jiān yáo | lines between Self and Response | §25 | world response | intermediate lines | 姤 2,3 world
holds-world | 持世 | 持世 | chí shì | sits on the Self line | §5 | world well-placed | | 姤 1 world relation ganzhi
yang-trigram | 阳卦 | 陽卦 | yáng guà | yang trigram | §1 | najia yang-world | 阴卦; 陰卦; yin trigram |
yang-world | 阳世 | 陽世 | yáng shì | Self on a yang line | §2 §24 | yin-world body major-limit | | 恒 3 world
yin-world | 阴世 | 陰世 | yīn shì | Self on a yin line | §2 §24 | yang-world body major-limit | | 姤 1 world
our-side | 情由 | 情由 | qíng yóu | our side's circumstances | §5 | world other-side | 我家情由 |
other-side | 事理 | 事理 | shì lǐ | the other side's case | §5 | response our-side | 彼之事理 |
original-body | 本体 | 本體 | běn tǐ | original hexagram (as first stretch of life) | §24 | nuclear-body changed-body minor-limit | |
nuclear-body | 互体 | 互體 | hù tǐ | nuclear trigrams | §24 | nuclear original-body changed-body | |
changed-body | 化体 | 化體 | huà tǐ | changed hexagram (as last stretch of life) | §24 | changed-hexagram original-body | |
"""
