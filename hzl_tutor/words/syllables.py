"""The sound of each character in the names of commands, skills, sections, terms and lessons, as typed: no tones, ü as v.

For finding a name by its pinyin or its initials; nothing is said from this. Characters with several readings have the
one that these names use (重 of 重交, 长 of 长生).
"""

from __future__ import annotations

from functools import cache

_TABLE = """
a 啊 an 案安暗 ba 八把罢 bai 白百败 ban 半班办 bang 帮 bao 报宝 bei 北背被倍 ben 本奔 bi 比笔必贲婢避 bian 变辨边 bie 别
bing 丙病兵并 bo 剥 bu 不卜步补部布 cai 财才采猜 can 残参 cang 藏苍 cao 草 ce 测策 cha 查差察 chai 拆钗 chan 产蚕 chang 长常
che 车撤 chen 辰陈沉臣 cheng 成城乘称程 chi 持迟池 chong 重冲虫 chou 丑仇 chu 初出处畜除 chuan 传船 chuang 床 chun 纯春 ci 次词辞此
cong 从 cuo 错 cui 催 da 大答打达 dai 带待代 dan 单旦但 dang 当 dao 到道倒导盗 de 的得德 deng 等灯 di 地弟第帝底 dian 点典店 ding 丁定鼎
dong 动东冬 dou 斗 du 独度读 duan 断段 dui 对兑 dun 遁 duo 多夺 e 恶 er 二而 fa 发法 fan 反凡翻犯 fang 方房放 fei 飞非 fen 分坟 feng 风封丰奉
fu 父伏福复服符辅覆妇夫负 gai 改盖 gan 干甘感 gang 刚 gao 高告 ge 个各革 gen 根艮 geng 庚更 gong 宫公功工 gou 勾姤 gu 古故孤谷 gua 卦挂
guan 官冠关观 gui 鬼归癸贵 guo 过果国 hai 害海亥还 han 汉 hang 航 hao 好号 he 合何和河 heng 恒 hong 洪 hou 后候 hu 互虎户 hua 化画话 huan 换涣
hui 回会 hun 魂婚 huo 火或货 ji 几及己集计机记吉忌疾籍 jia 甲家假加 jian 间见简渐蹇剑兼坚建 jiang 将讲 jiao 交叫教 jie 解节结接 jin 进金今近晋
jing 静经井惊精 jiu 九久旧救酒 ju 局句具举 jue 绝诀 jun 君军 kai 开 kan 看坎 kang 抗 kao 考 ke 课克可客 kong 空 kou 口 ku 库 kuai 快 kui 睽
kun 坤困 lai 来 lao 老劳 le 了乐 lei 类雷累 li 离例理历里利立 lian 练连 liang 两良 lin 临林 ling 令 liu 六留流 long 龙 lu 禄路录 luan 乱 lun 论轮
lv 履旅律 mai 买卖 mang 忙 mao 卯冒 me 么 mei 没每妹美 men 门 meng 蒙梦 mian 面 ming 命明名 mo 末墨 mu 母木目墓沐 na 纳哪那 nan 难男南 nei 内
ni 你逆 nian 年 niang 娘 nie 孽 niu 牛 nv 女 pan 盘判 pai 排牌 pang 旁傍 pei 配 pi 否疋 pian 偏篇 pin 品贫 ping 平评 po 破 qi 七妻起气期齐奇弃 qian 乾前谦千欠
qiao 巧 qie 窃 qin 亲 qing 青情请轻 qiu 求囚秋 qu 去取趣 quan 全劝泉 que 缺雀却 qun 群 ren 人壬认任 ri 日 rong 容 rou 柔 ru 入如 ruo 若弱 san 三
sha 煞杀沙 shan 山 shang 上商伤 shao 少 she 舍蛇设 shen 身神什申审甚 sheng 生升声胜 shi 是世十示时事始失师石势实释市试 shou 手首受守收 shu 数书属术蜀
shuai 衰 shui 水谁 shuo 说 si 四死思巳司私 song 讼送松 su 诉俗 sui 岁随 sun 孙损 suo 所索 ta 他它 tai 太胎泰 tan 谈 tang 堂 te 特 teng 螣 ti 体题提
tian 天田 tiao 跳条 ting 停 tong 同通童 tou 头透投 tu 土图 tui 退推 tuo 脱 wai 外 wan 完万 wang 旺亡往王妄忘望 wei 为未位谓 wen 文问闻 wo 我 wu 五午无武物戊
xi 习系吸喜细息 xia 下 xian 先咸现显险 xiang 相象乡向 xiao 小销消 xie 写谢 xin 心辛新信 xing 行刑形性星 xiong 兄凶 xiu 休 xu 虚需戌叙 xuan 玄选悬 xue 学
xun 旬寻巽 ya 押压 yan 言验眼 yang 阳养 yao 爻要摇药 ye 也业夜 yi 一易乙疑宜依益颐医移 yin 阴因寅引音银 ying 应迎 yong 用永 you 有又友游酉 yu 浴于语欲与豫遇玉
yuan 源元原远怨 yue 月曰约 yun 运云 za 杂 zai 再在灾 zang 葬 zao 早造 ze 泽则贼 zen 怎 zhan 占战 zhang 章张 zhao 找招 zhe 者着折 zhen 震真镇 zheng 正征争整
zhi 支止知之治至制值 zhong 中终种 zhou 州周 zhu 主助住诸珠朱注 zhuan 专转 zhuang 装壮 zhun 屯准 zi 子自字 zong 宗总 zou 走 zu 足 zui 最罪 zuo 作坐做
"""


@cache
def _sounds() -> dict[str, str]:
    found: dict[str, str] = {}
    sound = ""
    for piece in _TABLE.split():
        if piece.isascii():
            sound = piece
        else:
            found |= {mark: found.get(mark, sound) for mark in piece}
    return found


def syllables_of(name: str) -> tuple[str, ...]:
    """Return the sounds of a name's characters; none when one of them is not in the table."""
    sounds = _sounds()
    marks = [mark for mark in name if mark not in " ·、《》「」"]
    return tuple(sounds[mark] for mark in marks) if all(mark in sounds for mark in marks) else ()
