"""The import contracts name every bundled game: one left out might know the others unseen."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tabletop.games.registry import BUNDLED

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
CONTRACTS = {one["name"]: one for one in PROJECT["tool"]["importlinter"]["contracts"]}


@pytest.mark.parametrize(
    ("contract", "key"),
    [
        ("A game knows no other game", "modules"),
        ("Nobody but the registry knows a game by name", "forbidden_modules"),
    ],
)
def test_contracts_name_every_bundled_game(contract: str, key: str) -> None:
    packages = {module.rpartition(".")[0] for module in BUNDLED}
    assert set(CONTRACTS[contract][key]) == packages
