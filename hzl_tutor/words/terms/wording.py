"""Words of the text that a reader may stumble over, unit by unit; most have no English convention.

Columns: id | 简 | 繁 | pinyin | English | sections | see | also called | example.
"""

ROWS = """
cling | 专泥 | 專泥 | zhuān nì | cling to one rule | §4 §26 | significator | |
arrange | 次策推排 | 次策推排 | cì cè tuī pái | arrange in order | §6 | office-use private-use | |
sorts-of-things | 物色 | 物色 | wù sè | things of every sort | §6 | short-method | |
split-branches | 分支劈脉 | 分支劈脈 | fēn zhī pī mài | splitting into endless branches | §6 | short-method settled-middle | |
settled-middle | 折衷 | 折衷 | zhé zhōng | settled middle judgement | §6 | split-branches | |
comes-to-nothing | 脱空 | 脫空 | tuō kōng | comes to nothing | §11 | bullied void | |
clerk | 吏贴 | 吏貼 | lì tiē | clerks of the yamen | §11 §15 | officer noble | |
obstruct | 阻节 | 阻節 | zǔ jié | obstruct | §12 | clerk perverse | |
perverse | 乖张 | 乖張 | guāi zhāng | perverse, going wrong | §12 | obstruct solo-move | |
file-plaint | 举状经官 | 舉狀經官 | jǔ zhuàng jīng guān | hand in a plaint | §13 | document fill-listing | |
fill-listing | 趱补名目 | 趲補名目 | zǎn bǔ míng mù | hurry to fill a listing | §13 §19 | fill-post | 补名目; 補名目 |
fill-post | 补缺 | 補缺 | bǔ quē | fill a vacant post | §19 | fill-listing parent | 补名缺; 補名缺 |
disperse-worry | 散忧 | 散憂 | sàn yōu | disperse worry | §14 | get-clear offspring | |
get-clear | 脱事 | 脫事 | tuō shì | get clear of a matter | §17 | disperse-worry offspring | |
ram-in-hedge | 羝羊触藩 | 羝羊觸藩 | dī yáng chù fān | ram caught in the hedge | §14 | offspring officer | |
private-influence | 关节 | 關節 | guān jié | private influence | §14 | clerk | |
barred-off | 关隔 | 關隔 | guān gé | barred off | §15 | clerk noble ease | |
ease | 开颜 | 開顏 | kāi yán | the face clears | §15 | barred-off noble | |
sigh | 嗟吁 | 嗟吁 | jiē xū | sigh | §18 | sibling quarrels | |
reliable | 凭准 | 憑準 | píng zhǔn | reliable | §19 | parent | |
letters | 书札 | 書札 | shū zhá | letters | §19 | parent deeds | |
deeds | 契 | 契 | qì | deeds | §19 | parent letters | 取契 |
departure | 上马 | 上馬 | shàng mǎ | an official's departure | §19附 | tomb-or-extinction-day parent | |
held-up | 搭住 | 搭住 | dā zhù | held up by something | §19附 | changed-line world | |
mischief | 弄魅 | 弄魅 | nòng mèi | mischief by spirits | §20 | officer confined-spirit | |
recover | 瘳 | 瘳 | chōu | recover | §21 | wealth officer | 难瘳; 難瘳 |
no-way | 占亲无路 | 占親無路 | zhān qīn wú lù | asking for parents: no way | §21 | wealth parent | |
sell-off | 脱货 | 脫貨 | tuō huò | sell off goods | §21 | wealth | |
parents-in-law | 翁姑 | 翁姑 | wēng gū | husband's parents | §21 | parent | |
good-place | 有德之位 | 有德之位 | yǒu dé zhī wèi | a place of virtue (not defined) | §22 | life-and-fate | |
by-the-hexagram | 五行随卦 | 五行隨卦 | wǔ xíng suí guà | by phase, following the hexagram | §23 | five-phases inner outer | 随卦之五行; 隨卦之五行 |
leaning | 攲侧 | 攲側 | qī cè | leaning | §23 | by-the-hexagram | |
blocked | 窒塞 | 窒塞 | zhì sè | blocked | §23 | by-the-hexagram | |
lumpish | 块然 | 塊然 | kuài rán | lumpish | §23 | by-the-hexagram | |
cloud-temples | 云鬃 | 雲鬃 | yún zōng | cloud-like hair at the temples | §23 | raven-hair | |
raven-hair | 堆鸦 | 堆鴉 | duī yā | raven hair | §23 | cloud-temples | |
golden-lotus | 金莲 | 金蓮 | jīn lián | bound feet | §23 | green-skirts | |
green-skirts | 翠台 | 翠臺 | cuì tái | green skirts | §23 | golden-lotus | |
needlework | 针指 | 針指 | zhēn zhǐ | needlework | §23 | by-the-hexagram | |
sparing-of-words | 言悭 | 言慳 | yán qiān | sparing of words | §23 | by-the-hexagram | |
ask-for-other | 代占 | 代占 | dài zhān | asking for somebody else | §25 | significator | |
match-relative | 主婚 | 主婚 | zhǔ hūn | relative who presides over a match | §25 | between | |
unchaste | 不廉 | 不廉 | bù lián | unchaste (historical judgement) | §25 | combine fair-or-plain | |
fair-or-plain | 妍丑 | 妍醜 | yán chǒu | fair or plain (historical judgement) | §25 | unchaste | |
willing | 向前 | 向前 | xiàng qián | willing at work | §25附 | wealth void | |
midwife | 老娘 | 老娘 | lǎo niáng | midwife | §26 | between wet-nurse | |
wet-nurse | 奶子 | 奶子 | nǎi zi | wet-nurse | §26 | midwife wealth | |
head-first | 顺生 | 順生 | shùn shēng | head-first birth | §26 | feet-first inner | |
feet-first | 逆产 | 逆產 | nì chǎn | feet-first birth | §26 | head-first inner | |
promotion | 进职 | 進職 | jìn zhí | promotion | §27 | officer assignment | 求于进职 |
assignment | 请判 | 請判 | qǐng pàn | ask for a posting | §27 | promotion officer | 求职请判 |
at-ministry | 到部 | 到部 | dào bù | go up to the Ministry | §27 | see-notable | 到部谋干 |
see-notable | 谒贵 | 謁貴 | yè guì | call on a notable | §27 | noble audience wait-on | |
audience | 面君 | 面君 | miàn jūn | audience with the ruler | §27 | see-notable | |
wait-on | 参官 | 參官 | cān guān | wait on a superior | §27 | see-notable | |
replaced | 有替 | 有替 | yǒu tì | replaced | §27 | offspring officer | |
grow-angry | 生嗔 | 生嗔 | shēng chēn | grow angry | §27 | noble | |
"""
