"""A screen of 200 %: pictures have all the pixels that it shows."""

from __future__ import annotations

import os
import subprocess
import sys

PROGRAM = """
from PySide6.QtWidgets import QApplication
app = QApplication([])
from tests.controller.small import small_match
from tests.table.scene.rig import Rig
table = Rig(small_match(), size=(1024, 420))
table.view.show()
app.processEvents()
table.scene.sharpen()
item = table.scene.keeper.items[table.zone("hand:0")[0].handle]
print(table.view.devicePixelRatioF(), item.pixmap().height() / item.spot.height, table.faults())
table.drag(table.zone("hand:0")[0].handle, "row:0")
print(table.names("row:0"))
"""


def test_faces_are_sharp_and_hands_work_at_200_per_cent() -> None:
    environment = {**os.environ, "QT_SCALE_FACTOR": "2", "QT_QPA_PLATFORM": "offscreen"}
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert run.stdout.splitlines() == ["2.0 2.0 ()", "['Letter 5']"]
