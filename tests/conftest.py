"""No test reads the settings of whoever runs it.

`tests/` is made importable, so that every test can `import oracle` whatever import mode pytest runs in.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

_TESTS = str(Path(__file__).resolve().parent)
if _TESTS not in sys.path:
    sys.path.insert(0, _TESTS)

for _name in ("HZL_PALETTE", "HZL_COLUMNS", "HZL_LANG", "HZL_PACE", "HZL_LEARNER"):
    os.environ.pop(_name, None)
os.environ["HZL_CONFIG_DIR"] = os.path.join(_TESTS, "no-settings-here")
