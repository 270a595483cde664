"""Every scenario file of the games."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tabletop.games import registry
from tabletop.scenario import run_file, scenario_files

FOLDER = Path(__file__).parent.parent / "scenarios"
load = cache(registry.load)


@pytest.mark.parametrize(
    "path", scenario_files([FOLDER]), ids=lambda path: str(path.relative_to(FOLDER))
)
def test_scenario(path: Path) -> None:
    report = run_file(path, load)
    assert report.ok, f"\n{report}"
