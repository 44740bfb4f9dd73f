"""Every sentence the program says, one package a language; no terminal library is imported here."""

from hzl_tutor.words.language import COMPLETE, Language, Line, language

__all__ = ["COMPLETE", "Language", "Line", "language"]
