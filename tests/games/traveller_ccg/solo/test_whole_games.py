"""Whole games alone, by a computer captain and at random, under the laws of every decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tabletop.engine.message import Refusal
from tabletop.games import registry
from tabletop.games.bringing import ready_decks, set_up
from tabletop.games.traveller_ccg.solo.challenges import OPTIONS, venture
from tabletop.games.traveller_ccg.solo.scenarios import SCENARIOS
from tabletop.library.decks.record import deck
from tabletop.session import selfplay

DECKS = ("captains-deck", "captains-copies", "adventure-deck", "adventure-copies")
"""Challenges that ask for other decks than the ready-made ones."""
HARDEST: Mapping[str, Any] = {
    option.key: option.choices[-1][0]
    for option in OPTIONS
    if option.key not in (*DECKS, "scenario", "foreign-contracts")
}


def played(options: Mapping[str, Any], seed: int, *, bots: bool) -> selfplay.Outcome:
    """Play a game alone with the deck whose turn it is."""
    game = registry.load("traveller-ccg")
    decks = ready_decks(game)
    plan = selfplay.Plan(1, options, seed, bots, True, (decks[seed % len(decks)],))
    return selfplay.play(game, plan)


@pytest.mark.rules("TC-33.1", "TC-R.114")
@pytest.mark.parametrize("bots", [True, False])
def test_all_challenges_at_once_go_together(bots: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "MOST_ANSWERS", 150)
    outcome = played({**HARDEST, "scenario": "the-dirty-half-dozen"}, 2, bots=bots)
    assert [fault for fault in outcome.faults if "no end" not in fault] == []


@pytest.mark.rules("TC-33.20", "TC-R.114")
def test_a_game_of_165_points_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "MOST_ANSWERS", 80)
    game = registry.load("traveller-ccg")
    cards: dict[str, list[str]] = {"captain": [], "adventure": []}
    for definition in game.pack.definitions:
        if definition.back in cards and "restricted" not in definition.facts.get("keywords", {}):
            cards[definition.back].append(str(definition.id))
    singles = deck(
        "Singles",
        game.id,
        {
            "ship": {"beowulf-free-trader": 1},
            "captain": dict.fromkeys(cards["captain"][:40], 1),
            "adventure": dict.fromkeys(cards["adventure"][:20], 1),
        },
    )
    options: dict[str, Any] = {
        option.key: option.choices[-1][0] for option in OPTIONS if option.key != "adventure-deck"
    }
    options["scenario"] = "the-dirty-half-dozen"
    assert venture(options).points == 165
    assert not isinstance(set_up(game, {**options, "seats": 1}, (singles,)), Refusal)
    outcome = selfplay.play(game, selfplay.Plan(1, options, 5, True, True, (singles,)))
    assert [fault for fault in outcome.faults if "no end" not in fault] == []


@pytest.mark.rules("TC-34.1", "TC-34.2", "TC-34.3")
@pytest.mark.parametrize("scenario", list(SCENARIOS))
def test_each_scenario_keeps_the_laws(scenario: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "MOST_ANSWERS", 200)
    outcome = played({"scenario": scenario}, 2, bots=True)
    assert [fault for fault in outcome.faults if "no end" not in fault] == []
