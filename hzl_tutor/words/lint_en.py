"""What the linter says in English: for every code of a fault what is wrong, and what to do about it."""

from __future__ import annotations

from collections.abc import Mapping

FAULTS: dict[str, str] = {
    # the file
    "file-unreadable": "The file cannot be opened ({reason}). Look at its path and permissions.",
    "not-utf8": "The byte {byte} here is not UTF-8. Save the file as UTF-8.",
    "control-character": "There is an invisible control character {char} here. Delete it; it mostly comes from pasting.",
    "front-missing": "There is no front matter. Begin with a line ---, then unit, id, title and track, a line each, then ---.",
    "front-unclosed": "The front matter does not end. Put a line --- before the text.",
    "no-steps": "This lesson has no text yet. Write a paragraph below the front matter, or put a block there.",
    # YAML
    "yaml-fullwidth-colon": "After “{key}” stands a full-width colon. Make it a half-width colon and a blank: {key}: …",
    "yaml-no-blank": "After “{key}:” a blank is lacking. Write {key}: …",
    "yaml-link-unquoted": "Text that begins with [ must stand in double quotes, or it is taken for a list.",
    "yaml-tab": "A tab stands at the beginning of the line. Indent with blanks only.",
    "yaml-colon": "There are two “colon and blank” in one line. Put the whole text in double quotes, or use a full-width colon.",
    "yaml-no-colon": "This line has a name and no “: value”. Add colon and value; if it goes on from the line above, indent it below that value.",
    "yaml-bracket": "The bracket that begins here is not closed. Look for a lacking ] or }} or comma.",
    "yaml-quote": "The quote that begins here is not closed. Add the other half.",
    "yaml-start": "A text cannot begin with {char}. Put the whole of it in double quotes.",
    "yaml-layout": "This is not in line with what stands above, or something follows a quote or bracket. Keys of one level begin in one column; quoted text is quoted whole.",
    "yaml-syntax": "This cannot be read ({problem}). Compare indentation, colons and quotes with the examples in the README.",
    "yaml-duplicate-key": "“{key}” is written twice, first in line {first}. Leave one.",
    "yaml-alias": "Values cannot be referred to with & and * here. Write it out; if it is text, put it in double quotes.",
    "yaml-tag": "No type tag {tag} can stand here. Delete the word that begins with !; if it is text, put it in double quotes.",
    "yaml-too-deep": "Brackets or indentation go too deep. A lesson needs no such depth.",
    "yaml-key-not-text": "A key must be a single word.",
    "yaml-not-mapping": "Here should be lines of “name: value”.",
    # keys and values
    "key-unknown": "There is no key “{key}”. Here can stand: {known}.",
    "key-missing": "“{key}” is lacking. Add that line.",
    "wrong-shape": "“{key}” wants {expected} here.",
    "value-empty": "“{key}” is empty. Write something, or delete the line.",
    "value-unknown": "“{value}” is not known. Here can stand: {known}.",
    "value-joined": "“{value}” has run into one word. Put half-width commas between: [甲, 乙].",
    "number-refused": "“{value}” will not do. A whole number from {low} to {high} is wanted.",
    "truth-refused": "“{value}” will not do. Only true or false can stand here.",
    "line-refused": "“{value}” is not a line. Write 1 to 6, line 1 at the bottom; or 初 二 三 四 五 上.",
    "ganzhi-refused": "“{value}” is not one of the sixty pairs. Write it like 甲子.",
    "moment-refused": "“{value}” is no month and day. A month is 寅 or 丙寅, a day 甲子; together 寅月甲子日.",
    "moment-twice": "moment has month and day already; do not write month and day besides. Leave one way.",
    "hexagram-refused": "The hexagram “{value}” is not known. Write a name (姤, 天风姤), six digits (877797, line 1 first) or 姤之鼎.",
    "unit-malformed": "“{value}” is not the number of a unit. Write a number, such as 8; of the prelude 00a.",
    "id-malformed": "“{value}” cannot be an id. Use small letters, digits and hyphens only, as in cai-fu-gui.",
    "section-malformed": "“{value}” is not a section. Write a number, such as 8; of an appendix 19附.",
    "skill-malformed": "“{value}” does not look like a skill. Write it like hidden.home; for all names see hzl skills.",
    # Markdown
    "heading": "Lessons have no headings. Delete the #; if it is a line --- or === below text, delete that line.",
    "html": "Lessons cannot have HTML. Delete the marks in angle brackets.",
    "list": "Lessons have no lists. Write a paragraph or several; for a line break leave two blanks at the end of the line.",
    "table": "Lessons have no tables. To show a chart use a chart block.",
    "image": "Lessons have no images. To show a chart use a chart block.",
    "rule-line": "Lessons have no rules. An empty line is enough.",
    "code-block": "This line is indented by four and would be code. Take the blanks away.",
    "emphasis": "Lessons have no italics. For emphasis use **two stars**; before a star or underscore as such put a backslash.",
    "link-foreign": "A link cannot go to “{target}”. Lessons have only links like [text](hzl:HEXAGRAM/LINE).",
    "link-reference": "A line like “[name]: address” is never said. Delete it.",
    "fence-unknown": "There is no block “{name}”. There are: {known}.",
    "fence-unclosed": "The {name} block does not end. Add a line of ``` at its end, as many as at its beginning.",
    "fence-empty": "The {name} block is empty. Write something in it, or delete it.",
    "markup-stray": "The {mark} here would be said as it stands. Write both halves; if the closing ** follows a punctuation mark, put a blank after it or the mark outside.",
    "quote-empty": "The quotation is empty. Write the verse, or delete the >.",
    "quote-mixed": "A quotation holds the original text only. Move this out of it.",
    # blocks
    "id-reserved": "“{id}” is kept for other use. Take another id.",
    "id-twice": "The id “{id}” was used in line {first}. Take another; learners find their place again by it.",
    "cast-twice": "Write hexagram or generate, not both: one is a certain hexagram, the other conditions for one.",
    "nothing-asked": "This question does not say about what. Write hexagram or generate; without a hexagram, element, month or what else is asked about.",
    "repeat-without-generate": "Only a question with generate can repeat. About a certain hexagram one asks once.",
    "options-too-few": "There is but {count} option. Two at least; three or four are better.",
    "option-twice": "The option “{text}” is written twice. Change one.",
    "no-right-option": "No option is right. Put right: true below the right one; if nothing is to be marked, use a predict block.",
    "show-needs-month": "To show {show} a month is needed. Add a line month: 寅, or moment: 寅月甲子日.",
    "show-needs-day": "To show {show} a day is needed. Add a line day: 甲子, or moment: 寅月甲子日.",
    "show-needs-moving": "To show changed a moving line is needed. Write the hexagram like 姤之鼎, or as six digits with 9 or 6.",
    "show-needs-cast": "There is no hexagram to show here. Add a line hexagram, or delete this key.",
    "condition-unknown": "There is no condition “{name}”. There are: {known}.",
    # verified claims
    "claim-wrong": "The chart does not have “{text}”. For hzl:{path} one can write: {accepted}.",
    "claim-broken": "This link is not written rightly; it would be said as it stands and nobody would check it. Write [text](hzl:HEXAGRAM/LINE): half-width brackets, no blank between, nothing nested in the text.",
    "claim-unread": "What “{part}” in hzl:{path} asks is not known. See the verified claims in the README.",
    "claim-hexagram": "“{part}” in hzl:{path} is not the name of a hexagram.",
    "claim-line": "“{part}” in hzl:{path} is no line, nor anything of the chart. Lines are 1 to 6, or 初 二 三 四 五 上.",
    "claim-no-cell": "hzl:{path} has no answer: {lacks}.",
    "claim-moment": "“{part}” in hzl:{path} is no month and day. Write it like ?month=寅&day=甲子.",
    "claim-rule-unknown": "There is no rule “{rule}”. For all of them see hzl rules.",
    "claim-rule-matter": "“{part}” in hzl:{path} is neither a matter asked about nor who asks.",
    "claim-rule-no-condition": "“{rule}” is an image or a corrupt passage and has no condition to check. Take the link away and leave the text.",
    "claim-rule-lacks": "hzl:{path} cannot be checked: {lacks}.",
    "claim-rule-fails": "hzl:{path} does not hold: this hexagram does not meet the rule.",
    # between lessons, and against what the tutor can ask
    "unit-taken": "There is a unit {unit} already: {other}. Take another number.",
    "lesson-id-taken": "The id “{id}” belongs to another lesson: {other}. Take another.",
    "need-unknown": "There is no lesson with the id “{id}”.",
    "need-cycle": "What is needed first goes round in a circle: {cycle}. Take one of the needs away.",
    "skill-unknown": "There is no skill “{skill}”. For all names see hzl skills.",
    "question-params": "A question of “{skill}” has to say: {wanted}. Add what is lacking, delete what is too much.",
    "question-cast": "“{skill}” cannot be asked of this hexagram. Take another hexagram, or another line.",
    "question-none-found": "No hexagram meets these conditions, so “{skill}” cannot be asked. Loosen generate.",
    "question-one-key": "Under these conditions the answer to “{skill}” is always “{key}”. Loosen generate, or the second one needs no thought.",
    "question-hint-tells": "The hint holds the answer “{key}”. A hint says only where to look next.",
    "question-no-slip": "Under these conditions no mistake of “{skill}” shows, so a right answer proves nothing. Loosen generate.",
    "term-unknown": "“{term}” among the terms is none that lessons have to introduce. They are listed in the README under 术语.",
    # style
    "western-punctuation": "A half-width {mark} stands between Han characters. Make it a full-width {chinese}.",
    "cell-unverified": "“{text}” tells a cell of a chart that nobody checks. Write a verified claim: [text](hzl:HEXAGRAM/…); other people's mistakes go into 「」.",
    "quote-not-there": "“{text}” does not stand in {section}. Mend it by the book; your own words should not be set as a quotation.",
    "term-early": "“{term}” was not introduced yet. Say what it is (叫{term}, **{term}**), or name the lesson that does in needs; where it was and went unseen, write terms: [{id}] in the front matter.",
    "to-do": "{text} is still to be written.",
}
"""Sentences by code; the words in braces come from the fault's data."""

MEANT = " Did you mean “{nearest}”?"
"""Said after a sentence when the fault knows what was probably meant."""

SHAPES: dict[str, str] = {
    "text": "a text or a word",
    "list": "a list: [甲, 乙], or an item a line behind -",
    "mapping": "lines of “name: value”",
}
"""What ``wrong-shape`` expected."""

LACKS: dict[str, str] = {
    "moving": "this line does not move, so nothing changes. Write the hexagram like 遁之姤",
    "month": "no month is said. Add ?month=寅",
    "day": "no day is said. Add ?day=甲子",
    "year": "no year is said. Add ?year=丙午",
    "matter": "what is asked about is not said. Add ?matter=求财",
    "asker": "who asks is not said. Add ?asker=男 or ?age=27",
}
"""What ``claim-no-cell`` or ``claim-rule-lacks`` lacked."""


def fault_sentence(code: str, data: Mapping[str, str]) -> str:
    """Return what to say about a fault, in one or two sentences."""
    words = dict(data)
    if "expected" in words:
        words["expected"] = SHAPES[words["expected"]]
    if code == "quote-not-there":
        words["section"] = f"§{words['section']}" if words["section"] else "the book"
    if "lacks" in words:
        words["lacks"] = LACKS[words["lacks"]]
    said = FAULTS[code].format(**words)
    return said + MEANT.format(**words) if words.get("nearest") else said
