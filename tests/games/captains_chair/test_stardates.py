"""Stardate cards: executing, Place Glory, emptying (``CC-11.2`` to 11.8, ``CC-R.75`` to R.79)."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine.ids import DefId, SeatId
from tabletop.games.captains_chair.stardates import execute_stardates, place_glory
from tests.games.captains_chair.tables import Lying, rules
from tests.games.captains_chair.verbs import Trial

ME = SeatId(0)
MARKET = {
    "market-person": ["plain-human"],
    "market-ally": ["plain-ally"],
    "market-ship": ["plain-raider"],
    "market-cargo": [Lying("plain-cargo", counters={"glory": 1})],
    **{f"{kind}-pile": [f"plain-{kind}"] for kind in ("person", "ship", "cargo")},
}


@pytest.mark.rules("CC-R.75", "CC-2.6", "CC-24.3")
def test_the_stardate_cards_of_a_game_of_two() -> None:
    cards = [rules().definitions[DefId(f"stardate-{number}")] for number in range(1, 6)]
    assert [card.facts["glory"] for card in cards] == [8, 7, 6, 6, 6]
    assert [card.facts["number"] for card in cards] == [1, 2, 3, 4, 5]
    assert {card.facts["mode"] for card in cards} == {"two-player"}


@pytest.mark.rules("CC-11.2", "CC-11.3", "CC-11.4", "CC-E.7", "CC-R.79", "CC-22.2")
def test_executing_a_stardate_card() -> None:
    lying = {
        **MARKET,
        "stardates-due:0": ["stardate-3"],
        "stardates": ["stardate-5", Lying("stardate-4", counters={"glory": 6})],
        "neutral": ["plain-world", "plain-moon", "argus-array"],
        "fleet:1": [Lying("plain-ship", at="argus-array")],
        "location-deck": ["khitomer", "risa", "denaxi-depot"],
    }
    trial = Trial(lying).run(execute_stardates(ME))
    assert trial.names("junk") == ["plain-human", "plain-ally", "plain-raider", "plain-cargo"]
    assert trial.counters("plain-cargo") == {}
    assert trial.names("market-person") == ["plain-person"]
    assert trial.names("market-ally") == []
    assert trial.names("neutral") == ["argus-array", "denaxi-depot", "risa"]
    assert trial.names("box") == ["plain-world", "plain-moon", "stardate-3"]
    assert trial.names("stardates-due:0") == []
    assert trial.counters("stardate-4") == {"glory": 6}


@pytest.mark.rules("CC-R.75", "CC-11.3", "CC-11.4")
@pytest.mark.parametrize(
    ("card", "market", "zone"), [("stardate-1", True, False), ("stardate-2", True, True)]
)
def test_each_stardate_card_says_what_it_clears(card: str, market: bool, zone: bool) -> None:
    lying = {**MARKET, "stardates-due:0": [card], "neutral": ["plain-world"]}
    trial = Trial({**lying, "stardates": ["stardate-5"]}).run(execute_stardates(ME))
    assert (trial.names("junk") != []) == market
    assert ("plain-world" in trial.names("box")) == zone


@pytest.mark.rules("CC-R.78")
def test_several_are_executed_lowest_number_first() -> None:
    lying = {"stardates-due:0": ["stardate-2", "stardate-1"], "stardates": ["stardate-5"]}
    trial = Trial(lying).run(execute_stardates(ME))
    assert trial.names("box") == ["stardate-1", "stardate-2"]
    executed = [line for line in trial.said if "executes" in line]
    assert executed == ["seat 0 executes stardate-1.", "seat 0 executes stardate-2."]


@pytest.mark.rules("CC-11.2")
def test_the_opponent_s_stardate_card_waits_for_them() -> None:
    trial = Trial({"stardates-due:1": ["stardate-1"], "stardates": ["stardate-5"]})
    trial.run(execute_stardates(ME))
    assert trial.names("stardates-due:1") == ["stardate-1"]


@pytest.mark.rules("CC-11.5", "CC-E.8")
def test_placing_glory_moves_1_from_the_stardate_card_to_a_market_card() -> None:
    lying = {**MARKET, "stardates": ["stardate-5", Lying("stardate-4", counters={"glory": 6})]}
    trial = Trial(lying).run(place_glory(ME))
    assert trial.choices() == ["plain-human", "plain-ally", "plain-raider", "plain-cargo"]
    assert trial.asked().least == 1
    trial.picks("plain-cargo")
    assert trial.counters("plain-cargo") == {"glory": 2}
    assert trial.counters("stardate-4") == {"glory": 5}


@pytest.mark.rules("CC-11.6", "CC-11.7", "CC-R.77")
def test_placing_the_last_glory_empties_the_stardate_card() -> None:
    lying = {**MARKET, "stardates": ["stardate-5", Lying("stardate-4", counters={"glory": 1})]}
    trial = Trial(lying).run(place_glory(ME)).picks("plain-ally")
    assert trial.names("stardates-due:1") == ["stardate-4"]
    assert trial.counters("stardate-5") == {"glory": 6}
    assert trial.counters("plain-ally") == {"glory": 1}


@pytest.mark.rules("CC-11.5", "CC-11.8")
def test_after_the_credits_the_glory_comes_from_the_supply() -> None:
    lying = {"market-ally": ["plain-ally"], "stardates": ["stardate-5"]}
    trial = Trial(lying, remaining=2).run(place_glory(ME))
    assert trial.counters("plain-ally") == {"glory": 1}
    assert trial.counters("stardate-5") == {}
    assert trial.names("stardates") == ["stardate-5"]


@pytest.mark.rules("CC-R.79", "CC-11.5")
def test_without_a_market_card_no_glory_is_taken() -> None:
    trial = Trial({}).run(place_glory(ME))
    assert trial.counters("stardate-1") == {"glory": 8}


@pytest.mark.rules("CC-25.9", "CC-25.10", "CC-R.95", "CC-25.2")
def test_a_cadet_s_placing_empties_the_card_which_lies_before_the_cadet_and_fills_none() -> None:
    lying: dict[str, Any] = {
        "market-ally": ["plain-ally"],
        "stardates": ["stardate-5", Lying("stardate-4", counters={"glory": 1})],
    }
    trial = Trial(lying, seats=1).run(place_glory(ME))
    assert trial.names("stardates-due:0") == ["stardate-4"]
    assert trial.counters("stardate-5") == {}
    assert trial.counters("plain-ally") == {"glory": 1}


@pytest.mark.rules("CC-25.12", "CC-5.2")
def test_a_cadet_s_second_card_when_empty_triggers_the_last_turn() -> None:
    lying: dict[str, Any] = {
        "market-ally": ["plain-ally"],
        "stardates": [Lying("stardate-5", counters={"glory": 1})],
    }
    trial = Trial(lying, seats=1, turn=10).run(place_glory(ME))
    assert trial.board.state.remaining == 2
