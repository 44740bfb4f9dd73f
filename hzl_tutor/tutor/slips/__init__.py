"""The bug library: what learners do wrong, each as a way to dress the hexagram otherwise."""

from hzl_tutor.tutor.slips.base import Slip, Variation, wrong_cells
from hzl_tutor.tutor.slips.catalogue import SLIPS, slips_for

__all__ = ["SLIPS", "Slip", "Variation", "slips_for", "wrong_cells"]
