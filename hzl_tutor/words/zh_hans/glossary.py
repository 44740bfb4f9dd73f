"""Terms of the book and of dressing a hexagram, in our own words.

Each entry: the term, other spellings (繁, pinyin without tones, English, other names), the section, the definition, and
terms to look at beside it. It grows with the lessons.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import NamedTuple

from hzl_tutor.engine.notation import normal


class Entry(NamedTuple):
    """A term, where the book has it, what it means, and what belongs with it."""

    term: str
    spellings: tuple[str, ...]
    section: str
    meaning: str
    see: tuple[str, ...]


def _entry(term: str, spellings: str, section: str, meaning: str, see: str = "") -> Entry:
    return Entry(term, tuple(spellings.split()), section, meaning, tuple(see.split()))


ENTRIES: tuple[Entry, ...] = (
    _entry("爻", "yao line", "§1", "卦里的一横。整横为阳，断横为阴；从下往上数，最下是初爻，最上是上爻。", "卦 动爻"),
    _entry("卦", "gua hexagram", "§1", "六爻成一卦。下面三爻是内卦（下卦），上面三爻是外卦（上卦）。", "爻 本宫"),
    _entry("内卦", "下卦 neigua lower", "§1", "一卦的初、二、三爻合成的三爻卦。", "外卦"),
    _entry("外卦", "上卦 waigua upper", "§1", "一卦的四、五、上爻合成的三爻卦。", "内卦"),
    _entry("纯卦", "純卦 八纯卦 chungua pure", "§2", "上下卦相同的卦，共八个，各领一宫。", "本宫 世次"),
    _entry("本宫", "本宮 宫 八宫 bengong palace", "§2", "一卦从哪个纯卦变来，就属哪一宫；那个纯卦是宫主。宫的五行就是定六亲的「我」。世次里的「本宫」指纯卦自己。", "世次 纯卦 六亲"),
    _entry("宫主", "本宫纯卦", "§2", "领一宫的那个纯卦。它自己的六爻，就是这一宫八个卦底下的伏神。", "本宫 纯卦 伏神"),
    _entry("主宫", "zhugong", "§2", "就是本宫，就它的五行来说：六亲的旺衰看主宫。", "本宫 旺相休囚死"),
    _entry("旁宫", "旁宮 panggong", "§2", "本宫以外的宫。面上的爻多半随旁宫的卦配干支。", "本宫 旁爻"),
    _entry("旁通", "pangtong", "§2", "本书指飞神压在伏神上面的这层关系；汉易里六爻全变的「旁通卦」是另一回事。", "飞神 伏神"),
    _entry("面上", "mianshang", "§2", "看得见的六爻，就是飞神那一层；对底下的伏神而言。", "飞神 伏神"),
    _entry("装卦", "裝卦 zhuanggua", "导读", "给一个卦配上宫、世应、干支、六亲、伏神，书里默认读者会做。", "纳甲 六亲 世"),
    _entry("阳卦", "陽卦 阴卦 陰卦", "纳甲", "纳甲里，乾、震、坎、艮是阳卦，地支顺数；坤、巽、离、兑是阴卦，地支逆数。与阳宫、阳世、阳支是四回事。", "纳甲"),
    _entry("世次", "几世 shici generation", "§2", "一卦在本宫里排第几：本宫、一世到五世，再是游魂、归魂。一世到五世，数的是从初爻往上变了几爻。", "本宫 游魂 归魂 世"),
    _entry("游魂", "遊魂 youhun wandering", "§2", "宫里第七卦：五世之后，四爻变了回来。世在四爻。", "归魂 世次"),
    _entry("归魂", "歸魂 guihun returning", "§2", "宫里第八卦：游魂之后，下卦三爻也变了回来。世在三爻。", "游魂 世次"),
    _entry("世", "世爻 shi world self", "§5", "代表问事这一边的爻。位置由世次定：几世在几爻，纯卦在上爻，游魂在四，归魂在三。", "应 世次 持世"),
    _entry("应", "应爻 應 ying response", "§5", "代表对面那一边的爻。与世当中隔两个爻。", "世 间爻"),
    _entry("间爻", "間爻 jianyao between", "§25", "世与应当中的两个爻。", "世 应"),
    _entry("持世", "chishi", "§5", "某一亲正落在世爻上，就说它持世。", "世 六亲"),
    _entry("纳甲", "納甲 najia", "§1", "给每一爻配上干支：看这一爻所在的三爻卦，分内外；阳卦顺数，阴卦逆数，都隔一支取一支。", "干支 纳音"),
    _entry("干支", "天干 地支 ganzhi stem branch", "§1", "十天干配十二地支，阳配阳、阴配阴，共六十对。", "纳甲 纳音"),
    _entry("纳音", "納音 nayin", "§1", "六十甲子两个一组，一组一个五行的名字，如甲子乙丑是海中金。本书只在第一节取象时用它。", "纳甲 类数"),
    _entry("类数", "類數 leishu number", "§1", "五行各有一个生数、一个成数，差五：水一和六，火二和七，木三和八，金四和九，土五和十。", "纳音"),
    _entry("五行", "wuxing element phase", "§3", "木、火、土、金、水。依次相生，隔一个相克。", "六亲"),
    _entry("我", "wo", "§2", "六亲的起点：本宫的五行。不是问事的人，那是世。", "本宫 六亲 世"),
    _entry("老阳", "老陽 老阴 老陰 少阳 少阴 重 交 单 拆", "§25", "一爻四种：少阳（单，记 7）、少阴（拆，记 8）不动；老阳（重，记 9）、老阴（交，记 6）要动，动了就阴阳互变。", "动爻 变爻"),
    _entry("六亲", "六親 liuqin relation", "§2", "从本宫的五行看各爻：同我兄弟，我生子孙，我克妻财，克我官鬼，生我父母。本书把卦身算作第六。", "本宫 卦身"),
    _entry("父母", "父 fumu parent 文书", "§2", "生我的那一亲。占官事时它是辅，书里也叫文书。", "六亲 辅"),
    _entry("兄弟", "兄 xiongdi sibling", "§2", "与我同类的那一亲。书里说它不为主，也不为辅（§6）。", "六亲"),
    _entry("子孙", "子孫 孙 福德 zisun offspring", "§2", "我生的那一亲。占财时它是辅；又叫福德。", "六亲 辅"),
    _entry("妻财", "妻財 财 qicai wealth", "§2", "我克的那一亲。书里说至柔者财（§3）。", "六亲"),
    _entry("官鬼", "官 鬼 guangui officer", "§2", "克我的那一亲。书里说至刚者鬼（§3）。", "六亲"),
    _entry("飞神", "飛神 飞爻 飞象 feishen flying", "§2", "面上看得见的爻，对伏在底下的那一爻而言。", "伏神 旁爻"),
    _entry("伏神", "伏爻 亲王 fushen hidden", "§2", "本宫纯卦同位的那一爻，伏在面上那一爻底下。本书六爻都有伏神；《增删卜易》《卜筮正宗》只在缺了哪一亲时才找。", "飞神 亲爻 五乡"),
    _entry("亲爻", "親爻 亲爻出现 qinyao own", "§7", "本宫自己的爻。面上的干支与本宫同位的一样，就是亲爻出现。", "伏神 旁爻"),
    _entry("旁爻", "pangyao", "§4、§7", "两个意思：压在伏神上面的飞神（§4、§5）；或面上不是本宫自己的爻（§7）。", "亲爻 飞神"),
    _entry("五乡", "五鄉 wuxiang home", "§3", "五种六亲当作五个去处。财伏在官鬼底下，叫财伏鬼乡。", "伏神 六亲"),
    _entry("卦身", "guashen body", "§2", "世爻是阳，从子起；世爻是阴，从午起；初爻一支，往上一爻一支，数到世爻为止。面上可能没有带这一支的爻，也可能有两个。", "世 月卦 世身"),
    _entry("月卦", "yuegua", "§22", "卦所当的月，数法与卦身相同，用处不同：卦身代世，月卦看进退。", "卦身"),
    _entry("世身", "shishen", "卜筮元龟", "另一套口诀：子午世在初，丑未世在二，依次往上。不是本书的卦身。", "卦身"),
    _entry("动爻", "動爻 动 dongyao moving", "§4", "老阳、老阴是动爻，会变；一爻动叫独发，几爻动叫乱动。", "变爻"),
    _entry("变爻", "變爻 之卦 变卦 bianyao changed", "§4", "动爻变成的那一爻。它的六亲仍从本卦的宫来看。", "动爻"),
    _entry("独发", "獨發 dufa solo", "§4", "六爻里只有一爻动。", "乱动 动爻"),
    _entry("乱动", "亂動 luandong", "§4", "几个爻一起动。书里没有说几个才算乱，这里从两个起。", "独发"),
    _entry("旺相休囚死", "旺 相 休 囚 死 旺衰 wangxiang season", "§3", "五行在四季的五种样子：当令旺，令所生相，生令休，克令囚，令所克死。本书的表里土没有旺的一季。", "有气"),
    _entry("有气", "有氣 无气 youqi", "§3", "旺、相为有气，休、囚、死为无气。", "旺相休囚死"),
    _entry("辅", "辅爻 辅体 輔 helper", "§3", "帮用神的那一亲：用官鬼，父母为辅；用妻财，子孙为辅。前一对按事理，不是按生克。", "用神"),
    _entry("用神", "用爻 yongshen use", "§6", "代表所问之事的爻：官事取官鬼，财事取妻财。§4 讲乱动时，又把最旺的爻叫用神，两个意思。", "辅"),
    _entry("墓", "入墓 库 mu tomb", "§5", "五行在十二支里的第九站，收藏之处。木墓未、火墓戌、金墓丑、水墓辰；土随水在辰，也有随火在戌的一家。「墓是自墓，克是自克」：入墓和受克是两种毛病。", "绝 长生"),
    _entry("绝", "絕 jue extinction", "动止章", "五行的第十站，墓的后一位：木绝申、火绝亥、金绝寅、水绝巳。", "墓 长生"),
    _entry("长生", "長生 十二长生 changsheng stage", "§5", "五行在十二支上走一圈的十二站：长生、沐浴、冠带、临官、帝旺，\n再是衰、病、死、墓、绝、胎、养。木生亥，火生寅，金生巳，水生申；土随水，或随火。", "墓 绝"),
    _entry("旬空", "空亡 落空 空 xunkong void", "§2", "十天一旬，十干配去十支，余下两支就是这一旬的空。看的是日，不是月。", "日辰 卦身"),
    _entry("日辰", "richen day", "§7", "起卦那一天的干支，多半只用它的支。", "旬空 月建"),
    _entry("月建", "yuejian month", "§3", "起卦那个月的地支。用它定四季；§22 还拿它同月卦比进退。", "旺相休囚死"),
    _entry("六合", "合 liuhe combine", "§25", "两支相合：子丑、寅亥、卯戌、辰酉、巳申、午未。", "六冲 三合"),
    _entry("六冲", "冲 沖 liuchong clash", "动止章", "两支相对，隔六位：子午、丑未、寅申、卯酉、辰戌、巳亥。", "六合 六害"),
    _entry("刑", "三刑 自刑 xing punish", "占婢妾", "寅巳申一组，丑戌未一组，子卯一对；辰、午、酉、亥刑自己。", "六害 六冲"),
    _entry("六害", "害 liuhai harm", "占婢妾", "两支相害：子未、丑午、寅巳、卯辰、申亥、酉戌。", "六冲 六合"),
    _entry("三合", "三合局 勾 勾合 sanhe trine", "§16", "三支成一局：申子辰水、寅午戌火、亥卯未木、巳酉丑金。世上是土爻时，书里看它能不能勾出本宫六爻里的另外两支。", "六合 墓"),
    _entry("六神", "青龙 朱雀 勾陈 螣蛇 白虎 玄武 liushen spirit", "§6、§26", "青龙、朱雀、勾陈、螣蛇、白虎、玄武，按日干从初爻排上去。书里第六节嫌它琐碎，第二十六节又用到；排法不在这两节里。", "日辰"),
    _entry("三才", "sancai", "§1", "天、地、人。本书改用干、支、纳音来配。", "纳音"),
    _entry("书中主张", "claim", "导读", "书里说会怎样的话。我们照录、照推，不当作对谁的预言，也不当作主意。"),
    _entry("火珠林", "huozhulin", "导读", "宋元间的筮书，题麻衣道者著，是托名。三枚钱掷六次成卦，纳甲装卦，再看财官与飞伏。"),
)  # fmt: skip


def _names(entry: Entry) -> tuple[str, ...]:
    return (entry.term, *entry.spellings)


_BY_NAME: dict[str, Entry] = {}
for _one in reversed(ENTRIES):
    _BY_NAME |= {name.lower(): _one for name in _names(_one)}
_BY_NAME |= {entry.term: entry for entry in ENTRIES}


def find(asked: str) -> Entry | None:
    """Return the entry of a term, by any of its spellings; None when there is none."""
    word = normal(asked).lower().strip("「」《》?!。 ")
    return _BY_NAME.get(word) or _BY_NAME.get(word.removesuffix("爻")) or _BY_NAME.get(word.replace(" ", ""))


def nearest(asked: str) -> tuple[str, ...]:
    """Return terms near to what was asked, best first."""
    word = normal(asked).lower()
    shared = [
        e.term for e in ENTRIES if any(len(set(n) & set(word)) * 2 > len(n) for n in _names(e) if not n.isascii())
    ]
    close = [_BY_NAME[name].term for name in get_close_matches(word, list(_BY_NAME), n=3, cutoff=0.6)]
    return tuple(dict.fromkeys(close + shared))[:4]


TERMS: tuple[str, ...] = tuple(entry.term for entry in ENTRIES)
