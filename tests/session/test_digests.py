"""What a save says of the rules that it was made under."""

from __future__ import annotations

from pathlib import Path

import pytest

import tabletop
from tabletop.games import registry
from tabletop.session.digests import rule_files

PACKAGE = Path(tabletop.__file__).parent


@pytest.mark.parametrize("name", ["captains-chair", "traveller-ccg"])
def test_all_code_of_the_rules_counts_whatever_folder_it_is_in(name: str) -> None:
    game = registry.load(name)
    found = {file.relative_to(PACKAGE).as_posix() for file in rule_files(game)}
    module = game.pack.info.module.split(".")[2]
    assert {"engine/kernel.py", "effects/queue.py", "effects/ops/flow.py"} <= found
    assert {f"games/{module}/game.py", f"games/{module}/language/words.py"} <= found
    others = {file for file in found if file.startswith("games/")}
    assert all(file.startswith(f"games/{module}/") for file in others)
