"""A small sample of the planted errors; ``python -m tests.lint.planted`` measures more of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.cli.check import faults_of
from tabletop.games import registry
from tabletop.library.pack import GameInfo
from tests.lint.planted import Ground, planting
from tests.lint.plants import KINDS

BUNDLED = [info for info in registry.find_games() if info.bundled]


@pytest.mark.parametrize("info", BUNDLED, ids=lambda info: info.id)
def test_no_false_alarm(info: GameInfo) -> None:
    assert [str(fault) for fault in faults_of(info)] == []


def test_a_sample_of_planted_errors_is_found(tmp_path: Path) -> None:
    grounds = [Ground(info, tmp_path) for info in BUNDLED]
    planted = list(planting(grounds, 2 * len(KINDS), seed=11))
    assert [one for one in planted if one.told is None] == []
