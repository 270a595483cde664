"""Whatever is drawn in a test is drawn without a screen, unless the test brings one."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
