"""What the start screen must not wait for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HEAVY = (
    "yaml",
    "matplotlib",
    "rich",
    "PySide6.QtSvg",
    "PySide6.QtNetwork",
    "tabletop.engine.board",
    "tabletop.engine.kernel",
    "tabletop.effects",
    "tabletop.games",
    "tabletop.session",
)

CODE = """
import sys
from PySide6.QtWidgets import QApplication
def stop(app):
    print(*sys.modules, sep="\\n")
    return 0
QApplication.exec = stop
from tabletop.__main__ import main
sys.argv = ["tabletop"]
sys.exit(main())
"""


def loaded(home: Path) -> set[str]:
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "TABLETOP_HOME": str(home)}
    done = subprocess.run(
        [sys.executable, "-c", CODE], env=env, capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


def test_a_start_loads_nothing_that_only_a_match_needs(tmp_path: Path) -> None:
    loaded(tmp_path)  # reads the games anew and notes what it found
    modules = loaded(tmp_path)
    assert "tabletop.table.pages.start" in modules
    assert [heavy for heavy in HEAVY if heavy in modules] == []
