from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tabletop.games import registry
from tabletop.library.pack import GameInfo
from tests.library.mutations import attempts

BUNDLED = [info for info in registry.find_games() if info.bundled]


@pytest.mark.parametrize("info", BUNDLED, ids=lambda info: info.id)
def test_damaged_files_load_rightly_or_are_refused(info: GameInfo, tmp_path: Path) -> None:
    outcomes = Counter(attempts(info, tmp_path, 500 // len(BUNDLED), seed=7))
    assert sum(outcomes.values()) == 500 // len(BUNDLED)
    assert len(outcomes) > 8, "many kinds of damage are tried"
