"""Charts as pictures to keep and to print: an SVG that needs nothing beside it, and a page with it and its words."""

from __future__ import annotations

from hzl_tutor.ui.pictures.drawing import Picture, picture_of
from hzl_tutor.ui.pictures.page import page
from hzl_tutor.ui.pictures.svg import svg

__all__ = ["Picture", "page", "picture_of", "svg"]
