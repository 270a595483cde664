"""Where PyYAML comes without its C library, its own reader is stricter: it has to do as well."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
GAMES = sorted(
    path
    for folder in ("carddata", "tests/testgame", "tests/testdecks")
    for path in (ROOT / folder).rglob("game.yaml")
)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.parent.name)
def test_files_of_games_are_yaml_for_the_reader_in_python_too(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    slow = yaml.load(text, Loader=yaml.SafeLoader)
    assert slow
    assert slow == yaml.load(text, Loader=yaml.CSafeLoader)
