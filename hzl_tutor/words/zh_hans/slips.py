"""What is said of each slip.

``SHORT`` says what the learner did, ``CORRECTION`` how to do it rightly; neither names a value of the chart in
question, and ``SHORT`` as few as can be of those that might be the answer, or it could not be said there. ``DETAIL``
names cells beneath the asked one; it is left out where it would give the answer away.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hzl_tutor.words.zh_hans.spoken import COUNTS

SHORT: dict[str, str] = {
    "trigram-from-top": "从上往下认爻了",
    "yin-yang-exchanged": "把阴爻和阳爻看反了",
    "branches-quartered-from-zi": "从子起三支一组去分五行了",
    "earth-branch-by-season": "把季末那一支也算进那一季的行了",
    "palace-from-upper": "把上卦当了本宫",
    "palace-from-lower": "把下卦当了本宫",
    "returning-soul-as-third": "把下卦已经变回来的那一卦当成了三世",
    "opposite-lower-forgotten": "忘了把下卦变回去",
    "returning-soul-world": "把归魂的世放到了四爻",
    "returning-soul-world-top": "把归魂的世放到了上爻",
    "wandering-soul-world": "把游魂的世放到了上爻",
    "wandering-soul-world-five": "把游魂的世留在了五爻",
    "response-two-away": "把应爻数近了一位",
    "throws-reversed": "把六爻上下倒着看了",
    "throws-reversed-in-trigrams": "把每个三爻卦倒着看了",
    "trigrams-swapped": "把上卦下卦对调了",
    "lines-from-top": "从上往下数了",
    "yin-branches-forward": "把阴卦的地支顺着数了",
    "outer-takes-inner-branches": "给外卦用了内卦的地支",
    "outer-stem-unchanged": "外卦没有换天干",
    "najia-from-palace": "外卦照抄了本宫的纳甲",
    "branches-consecutive": "地支一个挨一个地排了",
    "cycle-inverted": "把生和克的方向都调了头",
    "control-inverted": "把「克我」和「我克」调了头",
    "relation-from-stem": "用了天干的五行",
    "relation-from-nayin": "用了纳音的五行",
    "self-is-lower-trigram": "把下卦当了「我」",
    "self-is-world-line": "把世爻当了「我」",
    "changed-by-own-palace": "用了变卦自己的宫",
    "hidden-from-opposite-palace": "到对宫去找伏神了",
    "hidden-from-trigram": "到上卦的纯卦里找伏神了",
    "hidden-from-trigram-lower": "到下卦的纯卦里找伏神了",
    "hidden-only-missing": "用了后来书里的规矩，缺了哪一亲才找哪一亲",
    "hidden-judged-by-flying": "拿上面的飞神当「我」了",
    "hidden-judged-by-flying-world": "拿世爻当「我」去看伏神了",
    "above-below-world": "看了面上的飞神，题里问的是底下的伏神",
    "hidden-pair-reversed": "把「财伏鬼」这样的话念反了，写成了底下的那一亲",
    "absent-falls-to-first": "找不到就写了初爻",
    "body-start-zi": "不分阴阳，都从子数起了",
    "body-start-yin-month": "从寅月数起了",
    "body-start-palace": "按宫的阴阳定起点了",
    "body-start-off-by-one": "多数了一位",
    "body-alternate-branches": "隔一支一数了",
    "body-as-world-body": "写成了世身",
    "body-as-world-body-branch": "写成了世爻自己的支",
    "body-must-exist": "以为卦身总要落在一爻上",
    "tomb-for-extinction": "写成了绝",
    "tomb-for-extinction-stage": "把收藏的一站和气尽的一站调换了",
    "earth-tomb-settled": "用了另一家的土",
    "stage-off-by-one": "多数了一站",
    "season-order-mixed": "把克令的和令所克的调换了",
    "season-order-mixed-rest": "把令所生的和生令的调换了",
    "clash-harm-mixed": "把相对的两支和不和睦的两支弄混了",
    "clash-harm-mixed-punish": "把不相对的两支也当成相对的了",
    "combine-for-trine": "用了六合，题里问的是三合",
    "trine-among-visible": "在面上的爻里找三合了",
    "body-to-current-month": "把卦身数到当下的月份去了",
    "clash-harm-mixed-control": "把冲说成了克",
    "void-from-other-pillar": "照年柱、月柱去查旬空了",
    "spirit-start": "排六神时把戊日己日并成一样，或者庚日起了螣蛇",
    "spirits-from-top": "六神从上爻往下排了",
    "same-branch-for-combining": "把透出和合出混成一回事了",
    "helper-by-cycle": "按生克去找辅爻了",
    "any-move-is-solo": "有爻动就说独发，或者把伏着的说成了动",
    "limits-from-first-line": "大限、小限都从初爻排起了",
    "birth-by-upper": "拿上卦去看顺逆了",
    "womb-stage-off": "胎数错了站，或者拿「我」的五行去数了",
    "yin-yang-kinds-mixed": "把阳宫、阳卦、阳世、阳支当成一回事了",
    "verse-as-law": "把歌诀当成了定律",
}

EITHER = "可能是{first_slip}，也可能是{second_slip}，这一题分不开。"
"""What is said where two slips write the same answer."""

CORRECTION: dict[str, str] = {
    "trigram-from-top": "三爻卦也从下往上认：震的阳爻在下，艮的阳爻在上。",
    "yin-yang-exchanged": "一长画是阳，断开的两截是阴。",
    "branches-quartered-from-zi": "分四方从寅起：寅是春的头一支，子已经是冬的第二支。",
    "earth-branch-by-season": "每季三支，前两支是那一季的行；末一支不随季，四个季末同归一行。",
    "palace-from-upper": "纯卦和一、二、三世，上卦没有变过；其余都变过，要先变回去再认宫（§2）。",
    "palace-from-lower": "从一世起，先变的就是下卦；把变过的爻变回去，六爻是哪个纯卦，才是哪一宫（§2）。",
    "returning-soul-as-third": "归魂是五世之后，四爻和下卦都变回来的那一卦：宫看下卦（§2）。",
    "opposite-lower-forgotten": "四世、五世、游魂，下卦三个爻都变过了，要三个爻全变回去再认宫（§2）。",
    "returning-soul-world": "归魂变回的是下卦，世就落在下卦最上面那一爻（§2）。",
    "returning-soul-world-top": "世在上爻的只有八个纯卦；归魂的世随下卦走（§2）。",
    "wandering-soul-world": "游魂是从五世往回变，世不再往上走（§2）。",
    "wandering-soul-world-five": "游魂变回来的那一爻，才是世（§2）。",
    "response-two-away": "世和应当中隔着两个爻，从世数过去第三位是应（§5）。",
    "throws-reversed": "爻从下往上认，最下面是初爻。",
    "throws-reversed-in-trigrams": "三爻卦也从下往上认：震的阳爻在下，艮的阳爻在上。",
    "trigrams-swapped": "全名先说上卦，后说下卦；下面三爻是内卦。",
    "lines-from-top": "爻从下往上数，最下面是初爻。",
    "yin-branches-forward": "巽、离、坤、兑是阴卦，地支倒着走，一样隔一支（纳甲）。",
    "outer-takes-inner-branches": "外卦接着内卦的支数下去，不从头来（纳甲）。",
    "outer-stem-unchanged": "乾坤两卦，内外的天干不同：乾内甲外壬，坤内乙外癸（纳甲）。",
    "najia-from-palace": "纳甲看眼前的卦，六亲才看本宫（§2）。",
    "branches-consecutive": "隔一支取一支：阳卦都用阳支，阴卦都用阴支（纳甲）。",
    "cycle-inverted": "一律从「我」看过去：谁生我，我生谁，谁克我，我克谁（§2）。",
    "control-inverted": "克我的是一亲，我克的是另一亲，先问清谁克谁（§2）。",
    "relation-from-stem": "六亲看地支的五行，天干不管（§2）。",
    "relation-from-nayin": "纳音只在第一节取象时用，定六亲还是看地支（§1、§2）。",
    "self-is-lower-trigram": "「我」是本宫的五行。下卦多半是变过的（§2）。",
    "self-is-world-line": "世爻是问事的人，不是六亲的起点；六亲从本宫推起（§2、§5）。",
    "changed-by-own-palace": "变爻的六亲，仍从本卦的宫来看（§4）。",
    "hidden-from-opposite-palace": "对宫互伏是《卜筮元龟》的说法。本书的伏神在自己本宫的纯卦里（§2）。",
    "hidden-from-trigram": "先定宫，再找伏神：伏神在本宫的纯卦里（§2）。",
    "hidden-from-trigram-lower": "先定宫，再找伏神：伏神在本宫的纯卦里（§2）。",
    "hidden-only-missing": "《火珠林》每一爻底下都伏着本宫同位的那一爻，共六个（§2）。缺亲才找，是后来的规矩。",
    "hidden-judged-by-flying": "飞神、伏神都从本宫的五行看，上下两层同一个「我」（§2）。",
    "hidden-judged-by-flying-world": "伏神的六亲也从本宫的五行看；世爻是问事的人，不是「我」（§2）。",
    "above-below-world": "「上」是面上的飞神，「下」是底下的伏神：伏神是本宫纯卦同位的那一爻（§2）。",
    "hidden-pair-reversed": "先说的伏在底下，后说的压在上面；落在哪一乡，看上面那一爻（§8）。",
    "absent-falls-to-first": "面上没有，就到本宫的纯卦里去找它原来的位置（§2）。",
    "body-start-zi": "世爻是阳，从子起；世爻是阴，从午起（§2）。",
    "body-start-yin-month": "卦身从子月、午月起，不从正月起（§2）。",
    "body-start-palace": "看的是世爻那一爻的阴阳，宫的阴阳是另一回事（§2）。",
    "body-start-off-by-one": "初爻本身就是第一位，数到世爻就停（§2）。",
    "body-alternate-branches": "月份一个挨一个；隔支而行的是纳甲（§2）。",
    "body-as-world-body": "世身另有一套口诀，不是本书的卦身（§2）。",
    "body-as-world-body-branch": "卦身要从初爻数到世爻，世爻自己的支不算（§2）。",
    "body-must-exist": "卦身先是一支，面上不一定有爻带它（§2）。",
    "tomb-for-extinction": "十二长生里，第九站是收藏，第十站才是断绝（§5）。",
    "tomb-for-extinction-stage": "先收藏，后气尽：一个在第九站，一个在第十站（§5）。",
    "earth-tomb-settled": "土随水、土随火是两家。题里写明了哪一家，就照那一家数（§5）。",
    "stage-off-by-one": "长生那一支本身就是第一站（§5）。",
    "season-order-mixed": "克令的被关着，令所克的没了气：先问是谁克谁（§3）。",
    "season-order-mixed-rest": "令所生的正在长，生令的已经歇了：先问是谁生谁（§3）。",
    "clash-harm-mixed": "相对的两支隔六位；另一样是坏了别人的合。两样分开记。",
    "clash-harm-mixed-punish": "相对的两支才隔六位；其余的各有各的组。",
    "combine-for-trine": "两支一对的是一回事，三支成局是另一回事（§16）。",
    "trine-among-visible": "勾不勾得来，看本宫自己的六爻；面上的爻不算（§16）。",
    "body-to-current-month": "卦身只随世爻走，换一个月来占，它也不变（§2）。",
    "clash-harm-mixed-control": "冲是两支相对，克是两行相胜，是两本账：丑未同属土，只冲不克（§16）。",
    "void-from-other-pillar": "旬空看的是日：先找这一日属哪一旬，年和月都不管（§2）。",
    "spirit-start": "甲乙日从青龙起，丙丁朱雀，戊勾陈，己螣蛇，庚辛白虎，壬癸玄武（§26）。",
    "spirits-from-top": "六神也从初爻排起，一爻一神往上走（§26）。",
    "same-branch-for-combining": "日辰与伏神同一支，叫透出；日辰与伏神相合，才叫合出（§7、§27）。",
    "helper-by-cycle": "本书用官鬼，辅是父母，按的是事理；用妻财，辅是子孙（§3）。",
    "any-move-is-solo": "六爻里只有一爻动，才叫独发；伏在底下的不算动（§4）。",
    "limits-from-first-line": "两种限都从世爻起，阳世往上，阴世往下；大限五年一爻，小限一年一爻（§24）。",
    "birth-by-upper": "这里看的是下卦（§26）。",
    "womb-stage-off": "先取子孙的五行，从它的长生数到第十一站，才是胎（§26）。",
    "yin-yang-kinds-mixed": "四件事四样看：宫看本宫，卦看纳甲，世看那一爻，支看地支，各有各的阴阳（§2）。",
    "verse-as-law": "歌诀后面还有小注和答问，把条件说全；连条件一起读，也只当作书中主张。",
}

DETAIL: dict[str, str] = {
    "palace-from-upper": "{name}是{palace}宫{generation}，{palace}属{me}。{seems}把上卦{upper}当了本宫：{upper}属{seen_me}，才会这样配。",
    "palace-from-lower": "{name}是{palace}宫{generation}，{palace}属{me}。{seems}把下卦{lower}当了本宫：{lower}属{seen_me}，才会这样配。",
    "returning-soul-as-third": "{name}是{palace}宫归魂，不是三世：下卦{lower}已经变回来了，宫看下卦（§2）。",
    "opposite-lower-forgotten": "{name}是{generation}，下卦{lower}三个爻都变过。{seems}没有变回去：本宫是{palace}，属{me}（§2）。",
    "self-is-lower-trigram": "「我」是本宫：{name}属{palace}宫，{me}。{seems}拿下卦{lower}的{seen_me}去看了。",
    "self-is-world-line": "「我」是本宫：{name}属{palace}宫，{me}。{seems}拿世爻的{seen_me}去看了。",
    "changed-by-own-palace": "变爻仍从{name}的宫看：{palace}，{me}。{seems}换到变卦的宫去了（§4）。",
    "hidden-from-opposite-palace": "{name}属{palace}宫，伏神就在{palace}的纯卦里。{seems}到对宫去找了，那是《卜筮元龟》的说法（§2）。",
    "hidden-from-trigram": "{seems}到上卦{upper}的纯卦里找伏神了。{name}是{palace}宫{generation}，伏神在{palace}的纯卦里（§2）。",
    "hidden-from-trigram-lower": "{seems}到下卦{lower}的纯卦里找伏神了。{name}是{palace}宫{generation}，伏神在{palace}的纯卦里（§2）。",
    "throws-reversed": "题里是{full}。{seems}把六爻倒过来看成了{seen_name}。爻从下往上认。",
    "throws-reversed-in-trigrams": "题里是{full}。{seems}把三爻卦倒着认，看成了{seen_name}。三爻卦也从下往上认。",
    "trigrams-swapped": "题里是{full}，上{upper}下{lower}。{seems}看成了{seen_name}。全名先说上卦。",
    "relation-from-stem": "{seems}用了天干的五行。六亲看地支：{line_word}{ganzhi}，支属{element}（§2）。",
    "relation-from-nayin": "{seems}用了纳音的五行，那是第一节取象用的。定六亲看支：{line_word}{ganzhi}，支属{element}（§2）。",
    "hidden-judged-by-flying": "{seems}拿上面的飞神当「我」了。上下两层同一个「我」：{palace}宫，{me}。从{me}看伏神{hidden}的{hidden_element}（§2）。",
    "najia-from-palace": "{seems}照抄了本宫的纳甲。{line_word}在{side}，眼前的{side}是{standing}；纳甲看眼前的卦，六亲才看本宫（§2）。",
    "body-start-zi": "{seems}不分阴阳都从子数了。{name}的世在{world_word}：先看这一爻是阳是阴，再定从哪一支数起（§2）。",
}


def wordings(name: str, rules: tuple[str, ...]) -> tuple[str, ...]:
    """What is said of a slip, the most telling first; ``rules`` stand in where mending it would give the answer away.

    ``name`` is a slip's id, alone or with ``.detail``, ``.pattern`` (it keeps coming) or ``.inferred`` (another was
    ruled out); or ``either``, of two slips that write the same.
    """
    if name == "either":
        return tuple(EITHER + rule for rule in (*rules, ""))
    slip, _, how = name.partition(".")
    short, mend = SHORT[slip], CORRECTION[slip]
    if how == "pattern":
        heads = (f"像是{short}。{mend}", f"像是{short}。", "错在同一处。")
        return tuple(f"{{pattern}}{head}下面就练这一处。" for head in heads)
    if how == "inferred":
        return tuple(f"这一题对了，那前面多半是{short}。{then}" for then in (mend, ""))
    if how == "detail" and slip in DETAIL:
        return (DETAIL[slip],)
    return tuple(f"{{seems}}{short}。{then}" for then in (mend, *rules, ""))


def ready(data: Mapping[str, Any]) -> dict[str, str]:
    """The phrases of these sentences."""
    found: dict[str, str] = {}
    if "either" in data:
        found["first_slip"], found["second_slip"] = (SHORT[slip] for slip in data["either"])
    if "times" in data and "of" in data:
        found["pattern"] = _pattern(data["times"], data["of"])
    return found


def _pattern(times: int, of: int) -> str:
    """五次错里四次; ``of`` is 0 where other days are counted in."""
    if not of:
        return f"连前几天的算上，有{times}次"
    return f"{COUNTS[of]}次错里{COUNTS[times]}次" if times < of else f"接连{COUNTS[of]}次错，都"
