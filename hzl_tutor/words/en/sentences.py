"""The program's own sentences, by the id that a message carries."""

from __future__ import annotations

SENTENCES: dict[str, str] = {
    "welcome.new": (
        "Huozhulin (火珠林) · a place to practise dressing and reading hexagrams\n"
        "A reading companion to an old book of divination: how it reasons, never what will happen to you.\n"
        "\n"
        "  lesson      begin with the prelude “卦与爻”, about fifteen minutes\n"
        "  drill       you can dress a hexagram already: exercises\n"
        "  chart gou   look at a hexagram\n"
        "\n"
        "Say “help” for everything, “quit” to leave; your progress is kept."
    ),
    "welcome.again": "Welcome back. Say “drill” to go on, “lesson” for the lessons, “chart gou” to look at a hexagram.",
    "welcome.back": "You stopped in {unit_word}, {title}. Say “lesson {unit}” to go on with it, “drill” for exercises.",
    "welcome.named": "This is the record of {name}.",
    "welcome.due": "Due for review today: {count}. Say “review” to do them.",
    "free.again": "Say “drill” for exercises, “lesson” for lessons, “chart gou” for a hexagram, “help” for everything.",
    "help": (
        "lesson [number]        list the lessons; lesson 2 begins the second, or goes on where you were\n"
        "drill [what] [n]       drill relation · drill hidden · drill tomb · drill relation.all 5; else I choose\n"
        "dress hexagram         dress guai: fill it in cell by cell, then “check” · atonce · attheend\n"
        "cast                   three coins, six throws, and then you dress what came\n"
        "chart hexagram         chart gou · chart 877797 · chart 姤之鼎 · chart 姤 寅月甲子日 · chart 姤 2026-11-30\n"
        "read [hexagram …]      what the book claims here: read · read dun yin month jiazi day wealth man 27; why claim 1\n"
        "find …                 find wealth under officer at world · find returning · find nine forms; “find” tells more\n"
        "today                  today's pillars, the void and the nearest 节\n"
        "why …                  why is line 2 officer · why is line 2 not parent; at a question “why” alone, up to it\n"
        "if …                   if world line 3 · if palace dui: see what changes with it\n"
        "what …                 what is tomb · what is 卦身\n"
        "verse §                verse 8 · verse 19附: the lines of that section\n"
        "hint  answer  skip     at a question\n"
        "harder  easier  another   in a drill\n"
        "undo                   a slip of the fingers: take the last answer back\n"
        "mistakes [which]       list your mistakes; mistakes 3 · mistakes hidden · mistakes all: redo them\n"
        "exam [part]            twenty mixed questions: exam, exam prelude, frame, homes, subjects; told at the end\n"
        "daily                  the hexagram of the day: dress it, read it, compare\n"
        "review                 what is due, one exercise a skill\n"
        "stop                   leave this lesson or this drill\n"
        "atlas [hexagram]       the sixty-four by palace, pointing at one; atlas najia: the stems and branches\n"
        "save [file]            write down the chart last shown; save transcript: all that was said\n"
        "progress  report  help  quit\n"
        "\n"
        "Enter alone goes on in a lesson, and shows the question again at a question. “:” or “/” may stand before commands.\n"
        "Answers in English, pinyin or Chinese: officer, guangui, 官鬼; 1, first, bottom; a row of six from line 1 up."
    ),
    "unknown": "“{text}” was not understood. {near}",
    "unknown-command": "There is no command “{text}”. {near}",
    "lesson.waiting": "The lesson has more to say: press Enter. To ask something, say “what is …” or “why …”; to leave, “stop”.",
    "no-fortune": (
        "No fortunes are told here. This is a book some eight hundred years old, and we only read how it reasons.\n"
        "How it finds the relations and the hidden lines can be practised: say “drill relation” or “drill hidden”."
    ),
    "no-fortune.topic": (
        "No fortunes are told here. This is a book some eight hundred years old, and we only read how it reasons.\n"
        "For {topic_name} it takes {use} as significator (用神) and {helper} as helper ({sections_said}). "
        "To practise this, say “drill {drill}”."
    ),
    "no-fortune.marriage": (
        "No fortunes are told here. This is a book some eight hundred years old, and we only read how it reasons.\n"
        "For {topic_name} it goes by who asks: 妻财 (wife/wealth) for a man, 官鬼 (officer/ghost) for a woman "
        "({sections_said}). To practise this, say “drill {drill}”."
    ),
    "read.busy": "A question is open, so what the book claims has to wait; answer it, or say “stop”, and then “read”.",
    "read.which": "Which hexagram? Say “chart dun” first, or “read dun yin month jiazi day wealth man 27”.",
    "read.unknown": (
        "“{text}” was not understood. After “read” come a hexagram, a month and a day, what is asked about, who asks and "
        "how old, as in “read dun yin month jiazi day wealth man 27”."
    ),
    "read.first": "There is no such claim. Say “read” for the list, and then “why claim 1”.",
    "read.no-such": "There is no such claim; the list had {count}, counted from 1.",
    "read.not-here": "{rule} does not hold on {name}.",
    "read.waits": "{rule} cannot be told without knowing {lacking}: add it with “{way}”.",
    "find.how": (
        "Looking for hexagrams: of several terms all must hold.\n"
        "  find wealth under officer   where wealth hides under officer; “at world” keeps those under Self\n"
        "  find officer on world       what Self holds: a relation, a phase, a branch (world earth, world chen)\n"
        "  find wealth on line 5       what a line is; wealth under world: what is hidden there\n"
        "  find returning palace qian  generation, palace, upper qian, lower kan\n"
        "  find missing wealth         no body, body on world, own line, world own, trine, response controls world\n"
        "  find S08.R1                 a claim of the book that needs the hexagram alone\n"
        "  find nine forms             what hides under what, in a table; to practise it, “drill {drill}”"
    ),
    "find.forms-drill": "To practise these forms together, say “drill {drill}”.",
    "busy": "Finish this exercise first, or say “skip”.",
    "left": "What you were doing has been put aside; its progress is kept.",
    "stopped": "Stopped here.",
    "sibling.table": "Once more, by the same rule.",
    "sibling": "Another hexagram, the same rule: once more.",
    "drill.done": "That was the whole set: {count}.",
    "drill.apart": "One question first, to see which of the two it is.",
    "steer.harder": "Harder: {skill_name}.",
    "steer.easier": "Easier: {skill_name}.",
    "steer.hardest": "Nothing on this path is harder than this.",
    "steer.easiest": "Nothing on this path is easier than this.",
    "steer.nothing": "“harder”, “easier” and “another” belong to a drill. Say “drill” to begin one.",
    "drill.picked": "I choose: what went wrong before, then what does not hold yet. Say “stop” to stop.",
    "review.begin": "Due for review: {count}, one exercise a skill, the longest waiting first.",
    "review.done": "Reviewed: {count}.",
    "review.none": "Nothing is due now. Next comes {skill_name}, {when}.",
    "review.never": "There is nothing to review yet. Say “drill” and do a few; you will be told when they are due.",
    "exam.begin": (
        "Examination, {paper_name}: {count} questions, one answer each; what was right is told at the end.\n"
        "No hints. “skip” leaves a question out, “stop” drops the paper. Its code {code} gives the same paper again."
    ),
    "exam.noted": "Noted.",
    "exam.skipped": "Left out; it counts as not answered.",
    "exam.dont-know": "Say “skip”: it then counts as not answered, and not as wrong.",
    "exam.closed": "This is an examination: answer, or say “skip”, “stop”, “help” or “quit”.",
    "exam.dropped": (
        "This paper was left at {done} of {of} and is dropped: no result is kept. The answers given still count for their "
        "skills. “{code}” begins it again."
    ),
    "exam.no-lessons": "There is no lesson yet to examine: {paper_name}.",
    "welcome.daily": "Today’s hexagram is still to be dressed. Say “daily”.",
    "daily.begin": "The hexagram of the day, {date}. {line_word} moves. Everybody has the same one today. Dress it from nothing, then read it by the book.",
    "daily.row": "{count} days in a row so far; one missed day does not break it.",
    "daily.read": "It is dressed. Now read it by the book, in so many questions: {count}.",
    "daily.done": "Right at once: {right} of {of}. Here is the whole chart, and what the book claims, to compare:",
    "daily.streak": "Today’s hexagram is done; days in a row: {count}. One missed day is forgiven, after two the count begins anew.",
    "daily.already": "Today’s hexagram ({name}) is done; days in a row: {count}. Come back tomorrow, or dress it again.",
    "given.done": "That exercise is done.",
    "lesson.begin": "{unit_word}  {title}    {track} · in Chinese · about {minutes} minutes",
    "lesson.again": "{unit_word}  {title}, from where you were.",
    "lesson.done": "That was {unit_word}, {title}.",
    "lesson.broken": "{file} has faults ({count}) and cannot be taken. “hzl lint” says where and what to do.",
    "lesson.folder": "The folder {file} cannot be opened ({reason}); its lessons are not listed.",
    "preview.begin": "Preview: save your changes and press Enter to see them from where you are. “goto ID” goes elsewhere. Nothing is recorded.",
    "preview.new": "The file has changed; here is the new one.",
    "preview.broken": "The file has changed and has faults; the old one goes on meanwhile:",
    "preview.style": "These faults are in the file; they do not keep it from being taken:",
    "preview.fault": "{at}: {sentence}",
    "preview.no-step": "There is no step “{text}”. There are: {known}.",
    "preview.gone": "The file cannot be opened any more; the old one goes on meanwhile.",
    "lesson.none": "There is no lesson to take yet.",
    "dress.begin": (
        "Dress {full}. In any order, for instance “palace …”, “world … response …”, “relation” and six of them, "
        "“line 2 …”; write it again to change it."
    ),
    "dress.worked": "Some of it is filled in for you; the rest is yours.",
    "dress.next": "{next_section}",
    "dress.full": "All filled in. Say “check” and I will judge it.",
    "dress.empty": "Nothing is filled in yet.",
    "dress.at-once": "Good: each entry is judged as you make it.",
    "dress.at-the-end": "Good: fill it in first; say “check” to have it judged together.",
    "dress.right": "○ {section_names}: right.",
    "dress.review": "{review}",
    "dress.so-far": "What is filled in is right.",
    "dress.taken-out": "In {section_name}, {wrong_words}: not right, and wiped out. Fill in once more.",
    "dress.follow-on": "The {section_name} must change with it. One cell first:",
    "dress.row-mended": "The other cells of {section_name} have been mended in the same way.",
    "dress.done": "{dress_done}",
    "cast.begin": (
        "Three coins, six throws, the first is line 1. One back up: young yang. Two: young yin. Three: old yang. "
        "None: old yin. The old ones move."
    ),
    "cast.next": "Press Enter to throw {line_word}.",
    "cast.thrown": "{line_word}: {coins}.",
    "cast.done": "It is {cast} ({digits}).",
    "check.nothing": "There is no hexagram being dressed. Say “dress guai” to begin.",
    "choice.is": "It is number {number}.",
    "row.cell-right": "{line_word} is right.",
    "step-back": "One step back first.",
    "step-forward": "Back to the question itself.",
    "hint.choice": "Choose a number here. If you are not sure, choose one: you are told what is right about it and what is not.",
    "why.choice": "Choose first, then you are told why.",
    "dont-know": "That is all right: “hint” takes one step with you, “answer” shows the whole way.",
    "cast.just-enter": "Just press Enter; I throw the coins.",
    "check.first": "Answer the cell that is open first.",
    "hint.nothing": "There is no question open to give a hint for. Say “drill” to get one.",
    "reveal.nothing": "There is no question open.",
    "skip.nothing": "There is nothing to skip.",
    "chart.which": "Which hexagram? For instance “chart gou”, “chart 天风姤”, “chart 姤之鼎”, “chart 877797”.",
    "chart.covered": "This hexagram is being asked about, so the rest stays covered until you have answered.",
    "atlas.covered": "That is what is being asked; look at the table when you have answered.",
    "save.no-chart": "No chart has been shown yet. Say “chart gou” and then “save”, or “save transcript”.",
    "save.written": "Written to {file}.",
    "save.failed": "Could not write {file}: {reason}.",
    "save.bad-name": "No file can have this name. For instance “save gou.md”.",
    "save.transcript": "Huozhulin · dressing practice · {date}",
    "why.covered": "That is just what is asked; here is the way up to the step before it.",
    "why.not-so": "On the chart it is not {claimed}.",
    "why.is-so": "On the chart it is {claimed}.",
    "why.would-be": "To be {claimed}, the line would have to be {wanted}; seen from {me}, it is {element}.",
    "suppose.is-so": "That is how the chart has it.",
    "suppose.covered": "This hexagram is being asked about; suppose things once it is answered.",
    "why.look-up": "This is read off a table, and no step comes before it. Say “answer” to see it.",
    "verse.which": "Of which section? Write “verse 8” or “verse 19附”.",
    "verse.none": "There is no section “{text}”. There are 1 to 27, with 19附 and 25附; write “verse 8”.",
    "what.which": "Which term? For instance “what is tomb”.",
    "undo.open": "“{text}” does not count. Answer again.",
    "undo.settled": "“{text}” does not count; the record and the score have been put right. That question is past and is not asked again.",
    "undo.sheet": "To change an entry, write it again as it should be.",
    "undo.nothing": "There is no answer to take back.",
    "mistakes.none": "Your mistake book is empty. What was not right the first time, or was looked up, is kept here.",
    "mistakes.none-such": "There is no such exercise in the mistake book. Say “mistakes” to see all.",
    "mistakes.done": "Redone: {count}, right at once: {right}. Left in the mistake book: {left}.",
    "mistakes.cleared": "Redone: {count}. The mistake book is empty.",
    "report.nothing": "You have done no exercise yet. Once you have, “report” gives you a text about it to copy and send.",
    "report.title": "Send these lines to whoever looks after this program, and say what seems wrong to you:",
    "what.one": "Not {given}.",
    "what.nothing": "Not “none” (无).",
    "what.cell": "{at_word} is not {given_at}.",
    "what.line": "Not at {given_line}.",
    "what.yesno": "No, it is not so.",
    "what.set": "{set_difference}",
    "what.chart": "{right_count} of {count} cells are right.",
    "what.row": "{row_difference}",
    "what.any": "That is not right.",
}
