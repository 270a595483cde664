"""What a game's cards do is made of the common effects; an op of a game's own needs a reason."""

from __future__ import annotations

import importlib

import pytest

from tabletop.effects.language import CORE, Language
from tabletop.games.registry import BUNDLED

ALLOWED: dict[str, dict[str, str]] = {
    "tabletop.games.traitors_aboard.game": {},
    "tabletop.games.traveller_traders.game": {},
}
"""For each game the ops of its own by their tags, with the rule that no common effect carries."""


@pytest.mark.parametrize("module", BUNDLED)
def test_a_game_has_no_ops_of_its_own_but_those_with_a_reason(module: str) -> None:
    language = getattr(importlib.import_module(module), "LANGUAGE", None)
    nodes = language.nodes if isinstance(language, Language) else ()
    assert {node.tag for node in nodes if node not in CORE} == set(ALLOWED[module])
    assert all(ALLOWED[module].values())
