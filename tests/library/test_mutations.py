from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tabletop.games import registry
from tabletop.library.pack import GameInfo
from tests.library.mutations import attempts

BUNDLED = [info for info in registry.find_games() if info.bundled]
LARGE = ("traveller-ccg", "captains-chair")
"""Games of so many cards that fewer damaged files have to do."""
FILES = 500
FEW = 80


@pytest.mark.parametrize("info", BUNDLED, ids=lambda info: info.id)
def test_damaged_files_load_rightly_or_are_refused(info: GameInfo, tmp_path: Path) -> None:
    others = len(BUNDLED) - len(LARGE)
    files = FEW if info.id in LARGE else (FILES - FEW * len(LARGE)) // others
    outcomes = Counter(attempts(info, tmp_path, files, seed=7))
    assert sum(outcomes.values()) == files
    assert len(outcomes) > 8, "many kinds of damage are tried"
