"""The scripts of packaging/, which are no package and find each other by lying side by side."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"


def script(name: str) -> Any:
    """Load one of them."""
    for folder in (PACKAGING, PACKAGING / "flatpak", PACKAGING / "pyinstaller"):
        if str(folder) not in sys.path:
            sys.path.append(str(folder))
    return importlib.import_module(name)
