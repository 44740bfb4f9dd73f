"""Pieces that sentences are put together from, and the short sentences around what a session says."""

from __future__ import annotations

SEEMS = {"maybe": "Perhaps you", "sure": "It looks as if you"}
"""Before what a slip is: one answer among several that fit, or the only one."""

NEAR = "Did you mean “{names}”?"
NEAR_OR = "” or “"
NO_NEAR = "Say “help” to see what can be said."
MEANT = {
    "what": "“what is {name}” explains it",
    "drill": "“drill {name}” has exercises",
    "join": ", ",
    "all": "As a word of the book: {asks}.",
}
"""Where a term or a skill was said and nothing about it."""
"""After what was not understood: the nearest commands, or where to find them."""

ROW = {
    "none": "None of the six is right.",
    "few": "Of six, {count} right; not {lines}.",
    "many": "Of six, {count} right; look at {line} first.",
}
"""How a row of six differs from its key."""

SET = {
    "extra": "{members} does not belong.",
    "extras": "{members} do not belong.",
    "not-nothing": "It is not “none” (无).",
    "lacking": "What you wrote is right, but it is not all.",
}
"""How a set differs from its key."""

STATES = {"new": "new", "begun": "halfway", "done": "finished"}
"""How far a lesson is."""

TRACKS = {"序": "Prelude", "骨架": "Frame", "五乡": "Five homes", "分类占": "Subjects"}
"""The parts of the course, in their order; the names under which lessons and papers are listed."""

PAPERS = {
    "": "the whole course",
    "序": "the prelude",
    "骨架": "the frame",
    "五乡": "the five homes",
    "分类占": "the subjects",
}
"""The papers of an examination, by track; the whole is empty."""

PHRASES: dict[str, str] = {
    "judged-right": "Right. {key}.",
    "judged-wrong": "{what} {why} Answer: {key}.",
    "key": "{key}.",
    "key-because": "{key}. {reason}",
    "reason-after": ": ",
    "end": ".",
    "and": ", ",
    "or": "; ",
    "comma": ", ",
    "about": " ({about})",
    "revealed": "Answer: {key}.",
    "later_books": "later manuals",
    "suppose": "If {cell} were {value} (it is {truth}), this would change with it:",
    "suppose-nothing": "If {cell} were {value}, nothing else would change.",
    "pause": "(Enter to go on)",
    "progress": "Skills you have tried (first attempts only)",
    "progress-none": "You have done no exercise yet. Say “drill” to begin.",
    "held": "held",
    "mistakes": "{skill}  {count}",
    "mistakes-times": "missed {times} times",
    "mistakes-how": (
        "“mistakes 1” redoes one, “mistakes 1 3” several, “mistakes {skill}” a kind, “mistakes all” from the oldest on. "
        "One that is right at once is taken off."
    ),
    "lessons": "Lessons, in Chinese so far (say “lesson 2” to take one)",
    "track": "{track}: {done} of {of} finished",
    "lesson-open": "lesson {unit} {title}",
    "lessons-open": "Next: {lessons}. Nothing is locked; take any you like.",
    "exam": "{paper}: {of} questions, {answered} answered, {right} right.",
    "exam-miss": "You answered {given}; it is {key} ({section}).",
    "exam-skipped": "Not answered: {numbers}.",
    "exam-all-right": "Nothing to mend.",
    "exam-drill": "drill {skill}",
    "exam-mend": "To mend: {ways}. What was wrong is in “mistakes”; the code of a question asks it again.",
    "papers": "Examinations (the last of each)",
    "paper": "{paper}  {right}/{of}, {answered} answered, {date}",
    "streak": "Daily hexagram: {count} days in a row (one missed day does not break it).",
    "own-lesson": "your own",
    "verse-slip": "“{text}” is probably a slip for “{likely}”; no other copy is known to check it by.",
    "verse-corrupt": "“{text}” is corrupt, and nobody can tell what it was.",
    "minutes": "about {minutes} minutes",
    "bye": "Goodbye.",
    "bye-lesson": "{unit} stays open here, and goes on from here next time.",
    "bye-counted": "Exercises this time: {answered}, right at once: {right}.",
    "bye-weak": " Not yet firm: {skills}. Next time begin there.",
}
"""By name; the words in braces are put in by :mod:`hzl_tutor.words.rendering`."""
