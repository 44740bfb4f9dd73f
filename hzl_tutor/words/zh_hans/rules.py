"""The rule each skill rests on: why an answer is wrong when no slip explains it, the first hint, and what to do next.

Several wordings of one id go from the most telling to the most general; the first that gives nothing away is taken.
"""

from __future__ import annotations

RULES: dict[str, tuple[str, ...]] = {
    "trigram": ("三个爻从下往上认：先看最下面那一爻，再往上。独一份的那一爻在下、在中、还是在上？",),
    "element.branch": ("十二支分四方，一方三支：前两支是那一方的行，末一支都归另一行。",),
    "cycle": ("五行两个圈：相生是木火土金水挨着走，相克是隔一个走。从{element}看起，问的是生还是克，谁在前？",),
    "generation": ("上下卦一对一对地比：初对四，二对五，三对上。哪几对不同，世次就定了。",),
    "palace": (
        "{name}是{generation}。{generation}的宫，看的是上卦，还是要从下卦变回去（§2）？",
        "先定世次。三世以内上卦没有动过；四世、五世、游魂，下卦三爻全变了；归魂又变了回来（§2）。",
    ),
    "world": ("世停在最后变的那一爻；归魂最后变的是下卦，看它顶上那一爻；纯卦没有变，世在最高处。",),
    "response": ("世在{world_word}。世和应当中隔两个爻（§5）。", "先找世，再隔两个爻（§5）。"),
    "najia.line": (
        "{line_word}在{side}，{side}是{standing}。{standing}在这一边从哪一支起，是顺是逆？隔一支取一支（纳甲）。",
        "先看这一爻在哪个三爻卦、是内是外，再隔支去数（纳甲）。",
    ),
    "najia.all": (
        "{line_word}在{side}，{side}是{standing}。{standing}在这一边从哪一支起，是顺是逆？隔一支取一支（纳甲）。",
    ),
    "relation.line": (
        "{name}属{palace}宫，{palace}属{me}。{line_word}{ganzhi}属{element}：从{me}看{element}，是生、是克，还是同类（§2）？",
        "先定宫，宫的五行就是「我」（§2）。",
    ),
    "relation.all": (
        "{name}属{palace}宫，{me}。{line_word}{ganzhi}属{element}。从{me}看{element}，是生、是克，还是同类？你写的是「{given_meaning}」的那一亲（§2）。",
    ),
    "relation.missing": (
        "{name}属{palace}宫，{me}。先把面上六爻的六亲写全，再数五亲里少了谁（§2）。",
        "先把面上六爻的六亲写全，再数五亲里少了谁（§2）。",
    ),
    "relation.changed": (
        "变爻仍从本卦的宫看：{name}属{palace}宫，{me}。{line_word}变出{changed}，属{changed_element}（§4）。",
        "先写出{line_word}变成什么干支，属什么；「我」仍是本卦的宫（§4）。",
    ),
    "hidden.line": (
        "伏神是本宫纯卦同位的一爻：{name}属{palace}宫，{palace}宫的纯卦，{line_word}纳什么（§2）？",
        "先定宫，再写本宫纯卦的那一爻（§2）。",
    ),
    "hidden.relation": (
        "伏神是{hidden}，属{hidden_element}。「我」仍是{palace}宫的{me}（§2）。",
        "先找出本宫纯卦同位的那一爻，再从本宫的五行看它（§2）。",
    ),
    "hidden.all": (
        "伏神是本宫纯卦自己的六爻：{name}属{palace}宫。从{line_word}看起：{palace}宫的纯卦，这一爻纳什么（§2）？",
    ),
    "hidden.where": (
        "{name}属{palace}宫，{me}。到{palace}宫的纯卦里找：哪一爻是{relation}（§2）？",
        "到本宫纯卦自己的六爻里找：哪一爻是{relation}（§2）？",
    ),
    "hidden.home": (
        "乡看上面那一爻：{line_word}面上是{ganzhi}，属{element}，从{palace}宫的{me}看它（§3）。",
        "乡看上面那一爻：{line_word}面上的爻，对本宫是哪一亲（§3）？",
    ),
    "own": ("把{line_word}面上的干支，同本宫纯卦{line_word}的干支放在一起比（§7）。",),
    "body": (
        "世在{world_word}。先看世爻是阳是阴，定从哪一支起，再一爻一支数上去（§2）。",
        "从初爻起，一爻一支，数到世爻为止；起点看世爻的阴阳（§2）。",
    ),
    "body.lines": ("先定卦身是哪一支，再看面上六爻有没有带这一支的，有几个（§2）。",),
    "season.state": ("先看{month}月在哪一季，哪一行当令。再看{element}同当令的那一行：谁生谁，谁克谁（§3）？",),
    "stage": (
        "先找{element}的长生在哪一支，那是第一站；从那里顺着数到{branch}（§5）。",
        "先找{element}生在哪一支，那是第一站；从那里顺着数到{branch}（§5）。",
    ),
    "tomb.element": ("{element}先找长生那一支，算第一站，顺着数到第九站（§5）。",),
    "tomb.line": ("{line_word}{ganzhi}属{element}。{element}从长生那一支数起，第九站在哪里（§5）？",),
    "tomb.fault": ("先定世爻属什么、墓在哪一支，再一处一处去对：有没有这一支（§5）。",),
    "void": ("先找{day}属哪一旬：往回数到天干是甲的那一天。十天用去十支，剩下的就是（§2）。",),
    "branches.relation": ("把两支放回十二支的圈上，看隔几位；再一样一样去对。",),
    "trine": ("先看世上是哪一支，属哪一局；再到本宫纯卦的六爻里，看这一局的三支齐不齐（§16）。",),
    "dress": ("先定宫，再一层一层往上推：宫错了，六亲和伏神都跟着错（§2）。",),
    "nayin": ("六十甲子两个一组，一组一个名字。{ganzhi}同前一个还是后一个一组（§1）？",),
    "number": (
        "一个生数，一个成数，差五。水从一起，然后是火、木、金、土（§1）。",
        "一个生数，一个成数，差五；照水、火、木、金、土的次序数。",
    ),
    "any": ("照规矩从头再推一遍。",),
}

HINTS: dict[str, tuple[str, ...]] = {
    "trigram": ("三个爻里，有没有独一份的？它在第几位？",),
    "element.branch": ("从寅数起，三支一方，它在一方里是第几支？",),
    "cycle": ("先问清方向：是它对我做什么，还是我对它做什么？",),
    "generation": ("上卦、下卦各三爻，对着比一比。不同的是哪几对？",),
    "palace": ("先定世次。世次定了，再问：上卦动过没有？下卦现在是变着的，还是变回来了？",),
    "world": ("先定世次，再找最后变的是哪一处。",),
    "response": ("先找世。当中空开两个爻。",),
    "najia.line": ("这一爻在内卦还是外卦？那个三爻卦是阳是阴？",),
    "najia.all": ("内卦三爻、外卦三爻分开写。各从哪一支起，是顺是逆？",),
    "relation.line": ("先定{name}的宫，宫的五行就是「我」。",),
    "relation.all": ("先定{name}的宫，宫的五行就是「我」；六爻都从这一个「我」看。",),
    "relation.missing": ("先把六爻的六亲写全。",),
    "relation.changed": ("变爻属什么五行？「我」没有换，还是本卦的宫。",),
    "hidden.line": ("先定{name}的宫。宫主那个纯卦的这一爻，自己纳什么？",),
    "hidden.relation": ("先找伏神的干支，再从本宫的五行看它。",),
    "hidden.all": ("先定{name}的宫。本宫纯卦自己的六爻，就是底下这一层。",),
    "hidden.where": ("到本宫纯卦里，找{relation}在哪一爻。",),
    "hidden.home": ("「伏」在下，压着它的在上。看{line_word}面上那一爻是哪一亲。",),
    "own": ("两个干支放在一起：面上的，和本宫纯卦同位的。",),
    "body": ("先找世。世爻是阳还是阴？",),
    "body.lines": ("先定卦身是哪一支。",),
    "season.state": ("{month}月是哪一季？这一季哪一行当令？",),
    "stage": ("{element}的长生在哪一支？",),
    "tomb.element": ("{element}的长生在哪一支？墓在它后面第八位。",),
    "tomb.line": ("这一爻属什么？那一行的墓在哪里？",),
    "tomb.fault": ("世在哪一爻，属什么，墓在哪一支？",),
    "void": ("这一旬从哪一个甲日开始？",),
    "branches.relation": ("十二支排成一圈，这两支隔几位？",),
    "trine": ("世上的土，是哪一局的墓库？那一局是哪三支？",),
    "dress": ("先定世次和宫；世、应、六亲、伏神都从这里来。",),
    "nayin": ("先数它在六十甲子里排第几，两个一组。",),
    "number": ("生数照水、火、木、金、土的次序数；成数再加五。",),
}
"""The first hint: where to begin, with no value in it."""

NEXT: dict[str, str] = {
    "relation.line": "再问一次：从{me}看{element}，是什么？",
    "relation.changed": "再问一次：从{me}看{changed_element}，是什么？",
    "hidden.relation": "再问一次：从{me}看{hidden_element}，是什么？",
    "hidden.home": "再问一次：从{me}看{element}，是什么？",
    "hidden.line": "再问一次：{palace}宫的纯卦，{line_word}是什么干支？",
    "tomb.line": "再问一次：{element}墓在哪里？",
    "response": "再问一次：世在{world_word}，应在哪里？",
    "again": "再试一次。",
    "only": "只改{at_word}就好：{at_word}是？",
    "several": "先改{at_word}：{at_word}是？",
    "first": "从{at_word}改起：{at_word}是？",
}
