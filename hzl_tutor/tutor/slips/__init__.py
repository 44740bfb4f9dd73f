"""The bug library: what learners do wrong, each as a way to dress the hexagram otherwise, or told where no value shows it."""

from hzl_tutor.tutor.slips.base import Slip, Variation, wrong_cells
from hzl_tutor.tutor.slips.catalogue import LIBRARY, SLIPS, slips_for
from hzl_tutor.tutor.slips.told import TOLD, Told, told_beside

__all__ = ["LIBRARY", "SLIPS", "TOLD", "Slip", "Told", "Variation", "slips_for", "told_beside", "wrong_cells"]
