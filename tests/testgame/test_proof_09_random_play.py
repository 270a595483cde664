"""Random play: nothing lost, views hold, saves go round, and every process plays the same."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.testgame.random_play import play

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("seed", range(6))
def test_laws_hold_at_every_decision(seed: int) -> None:
    _, answers = play(seed, checks=True)
    assert answers > 20


def test_two_processes_with_other_hash_seeds_play_the_same() -> None:
    said = [
        subprocess.run(
            [sys.executable, "-m", "tests.testgame.random_play", "100", "115"],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": salt},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for salt in ("1", "2")
    ]
    assert said[0] == said[1]
    assert len(said[0].splitlines()) == 15
