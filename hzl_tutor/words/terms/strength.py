"""Terms of strength: phases, seasons, the twelve stages, tombs, generating and controlling.

Columns: id | 简 | 繁 | pinyin | English | sections | see | also called | example.
"""

ROWS = """
five-phases | 五行 | 五行 | wǔ xíng | Five Phases | §2 §3 | generate control seasons | Five Elements; element; phase |
generate | 生 | 生 | shēng | generate | §2 §3 | control five-phases source | produce; 相生 |
control | 克 | 剋 | kè | control | §2 §3 | generate five-phases clash | overcome; 相克; 相剋 |
supported | 生扶 | 生扶 | shēng fú | fed or helped | §3 | broken generate | |
broken | 克破 | 剋破 | kè pò | controlled or clashed | §3 | supported control clash | |
generates-world | 生世 | 生世 | shēng shì | generates the Self line | §4 | generate world moving-line | |
drain | 泄气 | 洩氣 | xiè qì | loses strength by generating | §8 | generate officer-home | |
seasons | 旺相休囚死 | 旺相休囚死 | wàng xiàng xiū qiú sǐ | states of season | §3 | ruling growing resting confined dead has-qi month | 旺衰; season; seasons; 四时; 四時 |
ruling | 旺 | 旺 | wàng | ruling | §3 | seasons has-qi | prosperous |
growing | 相 | 相 | xiàng | growing | §3 | seasons has-qi | |
resting | 休 | 休 | xiū | resting | §3 | seasons lacks-qi | retired |
confined | 囚 | 囚 | qiú | confined | §3 | seasons lacks-qi confined-spirit | imprisoned |
dead | 死 | 死 | sǐ | dead (season) | §3 | seasons death lacks-qi | dead |
has-qi | 有气 | 有氣 | yǒu qì | has qi | §3 | lacks-qi seasons | |
lacks-qi | 无气 | 無氣 | wú qì | lacks qi | §3 | has-qi seasons | |
in-season | 得时 | 得時 | dé shí | in step with the season | §22 | out-of-season seasons | |
out-of-season | 失时 | 失時 | shī shí | out of step with the season | §22 | in-season seasons | |
generated-or-ruling | 生令 | 生令 | shēng lìng | generated, or in command of the season | §24 | seasons major-limit | |
well-placed | 得地 | 得地 | dé dì | well placed | §5 | holds-world significator | |
weight-and-speed | 浅深 | 淺深 | qiǎn shēn | how weighty and how fast | §4 | solo-move scattered-moves | |
stages | 十二长生 | 十二長生 | shí èr cháng shēng | twelve stages | §5 §26 | birth tomb extinction womb | stage; stages |
birth | 长生 | 長生 | cháng shēng | birth (stage 1) | §26 | stages bath | birth |
bath | 沐浴 | 沐浴 | mù yù | bath (stage 2) | | stages birth capping | bath |
capping | 冠带 | 冠帶 | guàn dài | capping (stage 3) | | stages bath taking-office | capping |
taking-office | 临官 | 臨官 | lín guān | taking office (stage 4) | | stages capping peak | taking office |
peak | 帝旺 | 帝旺 | dì wàng | peak (stage 5) | | stages taking-office decline | peak |
decline | 衰 | 衰 | shuāi | decline (stage 6) | | stages peak sickness | decline |
sickness | 病 | 病 | bìng | sickness (stage 7) | | stages decline death | sickness |
death | 死（十二长生） | 死（十二長生） | sǐ (shí èr cháng shēng) | death (stage 8) | | stages dead tomb | death; 死地 |
tomb | 墓 | 墓 | mù | tomb | §1 §5 §19附 | extinction own-tomb parent-tomb tomb-or-extinction-day | 入墓; 库; 庫; 墓库; 墓庫; grave; storage | 姤 1 ganzhi tomb
extinction | 绝 | 絕 | jué | extinction | §1 §19附 | tomb stages tomb-or-extinction-day | termination |
womb | 胎 | 胎 | tāi | womb (stage 11) | §26 | stages womb-line | embryo; womb |
nurture | 养 | 養 | yǎng | nurture (stage 12) | | stages womb birth | nurture |
own-tomb | 自墓 | 自墓 | zì mù | tomb by itself | §5 | own-control tomb | 墓是自墓 |
own-control | 自克 | 自剋 | zì kè | control by itself | §5 | own-tomb control | 克是自克 |
parent-tomb | 父墓 | 父墓 | fù mù | Parents' tomb | §16 | officer-tomb tomb hook | | 大有 3 world ganzhi relation tomb
officer-tomb | 官墓 | 官墓 | guān mù | Officer's tomb | §16 | parent-tomb palace-tomb wealth-tomb | 鬼墓 | 中孚 4 world ganzhi relation tomb
palace-tomb | 宫墓 | 宮墓 | gōng mù | palace tomb | | officer-tomb wealth-tomb tomb | |
wealth-tomb | 财墓 | 財墓 | cái mù | Wealth's tomb | | officer-tomb palace-tomb tomb | |
tomb-or-extinction-day | 墓绝日 | 墓絕日 | mù jué rì | tomb or extinction day | §19附 | tomb extinction stored-and-stopped | |
stored-and-stopped | 墓藏绝止 | 墓藏絕止 | mù cáng jué zhǐ | tomb stores, extinction stops | §19附 | tomb extinction | |
wood | 木 | 木 | mù | wood | §3 | five-phases | |
fire | 火 | 火 | huǒ | fire | §3 | five-phases | |
earth | 土 | 土 | tǔ | earth | §3 | five-phases mixed-qi | |
metal | 金 | 金 | jīn | metal | §3 | five-phases | |
water | 水 | 水 | shuǐ | water | §3 | five-phases | |
"""
