"""hzl: a terminal tutor for dressing and reading hexagrams as 《火珠林》 does.

Nothing is imported here, so that ``hzl --version`` and the engine stay quick to load.
"""

__version__ = "0.1.0"
