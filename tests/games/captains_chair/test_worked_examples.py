"""Each worked example of the rulebook is told by a scenario."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "captains-chair"
TOLD = frozenset(
    rule
    for path in SCENARIOS.glob("*.yaml")
    for line in path.read_text("utf-8").splitlines()
    if line.startswith("rules:")
    for rule in re.findall(r"CC-E\.\d+", line)
)


@pytest.mark.parametrize("number", range(1, 27))
def test_a_scenario_tells_the_worked_example(number: int) -> None:
    assert f"CC-E.{number}" in TOLD
