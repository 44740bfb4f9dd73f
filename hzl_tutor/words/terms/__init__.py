"""The terms of the book and of dressing: 简, 繁, pinyin, English, where the book has them, and what belongs with them.

What they mean is said in each language's ``glossary``, by the same ids. Readings and 繁 forms are a reviewed table; nothing is
converted.
"""

from hzl_tutor.words.terms.finding import Found, find, nearest
from hzl_tutor.words.terms.term import BY_ID, TERMS, Example, Term

__all__ = ["BY_ID", "TERMS", "Example", "Found", "Term", "find", "nearest"]
