"""Scanning piles, by type and for traits and symbols (``CC-15.6`` to 15.14)."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.effects.context import Outcome
from tabletop.engine.events import Shuffled
from tabletop.engine.message import fill
from tests.games.captains_chair.verbs import Trial, effect

LYING = {
    "market-person": ["plain-human"],
    "market-ship": ["plain-cruiser"],
    "person-pile": ["plain-best", "plain-engineer", "plain-klingon", "plain-vulcan"],
    "ship-pile": ["plain-ship"],
}


def scan(what: str, lying: dict[str, Any] | None = None, **more: Any) -> Trial:
    return effect(f"{{scan: {what}}}", {**LYING, **(lying or {})}, **more).do()


def seek(what: str, lying: dict[str, Any] | None = None, **more: Any) -> Trial:
    return effect(f"{{scan-for: {what}}}", {**LYING, **(lying or {})}, **more).do()


@pytest.mark.rules("CC-15.6", "CC-15.14", "CC-R.31", "CC-R.45", "CC-L.12", "CC-L.28")
def test_scanning_a_type_looks_at_the_top_cards_of_its_pile() -> None:
    trial = scan("{kind: person, count: 3}")
    assert trial.choices() == ["plain-vulcan", "plain-klingon", "plain-engineer", "plain-human"]
    assert trial.seen(0, "person-pile")[1:] == ["plain-engineer", "plain-klingon", "plain-vulcan"]
    assert trial.seen(1, "person-pile") == ["hidden"] * 4
    trial.picks("plain-klingon")
    assert trial.asked().ordered
    trial.picks("plain-vulcan", "plain-engineer").answer("deck")
    assert trial.names("deck:0") == ["plain-klingon"]
    assert trial.names("person-pile") == ["plain-engineer", "plain-vulcan", "plain-best"]
    assert trial.names("market-person") == ["plain-human"]
    assert trial.seen(0, "person-pile") == ["hidden"] * 3
    assert trial.seen(1, "deck:0") == ["hidden"]
    assert trial.seen(0, "deck:0") == ["plain-klingon"]
    assert trial.moments("gained-card") == [(0, ["plain-klingon"], 0)]


@pytest.mark.rules("CC-15.6", "CC-R.45")
def test_the_open_card_may_be_chosen_and_the_slot_is_filled_from_what_was_not_looked_at() -> None:
    trial = scan("{kind: person, count: 2}").picks("plain-human")
    trial.picks("plain-klingon", "plain-vulcan").answer("discard")
    assert trial.names("market-person") == ["plain-engineer"]
    assert trial.names("person-pile") == ["plain-vulcan", "plain-klingon", "plain-best"]


@pytest.mark.rules("CC-15.6")
def test_scanning_with_fewer_cards_than_asked_and_with_none() -> None:
    trial = scan("{kind: ship, count: 3}")
    assert trial.choices() == ["plain-ship", "plain-cruiser"]
    assert scan("{kind: cargo}").value == Outcome(False)
    alone = scan("{kind: ship, count: 2, to: hand}", {"market-ship": []})
    assert alone.names("hand:0") == ["plain-ship"]


@pytest.mark.rules("CC-15.7", "CC-15.3")
def test_of_several_types_one_is_fixed_before_looking() -> None:
    trial = scan("{kind: [person, ship, cargo], count: 1}")
    assert trial.options() == ["person", "ship"]
    assert trial.seen(0, "ship-pile") == ["hidden"]
    trial.answer("ship")
    assert trial.choices() == ["plain-ship", "plain-cruiser"]
    assert trial.seen(0, "person-pile") == ["hidden"] * 4


@pytest.mark.rules("CC-15.13", "CC-R.110")
def test_including_the_junk_pile_its_cards_of_the_type_may_be_chosen_as_well() -> None:
    junk = {"junk": ["plain-raider", "plain-wildcard"]}
    trial = scan("{kind: ship, count: 1, junk: true}", junk)
    assert trial.choices() == ["plain-ship", "plain-cruiser", "plain-raider"]
    trial.picks("plain-raider").answer("discard")
    assert trial.names("junk") == ["plain-wildcard"]
    assert trial.names("ship-pile") == ["plain-ship"]


@pytest.mark.rules("CC-15.8", "CC-15.2")
def test_scanning_for_a_trait_gains_from_the_market_if_that_has_one() -> None:
    trial = seek("{trait: [human, starfleet]}")
    assert trial.choices() == ["plain-human", "plain-cruiser"]
    trial.picks("plain-cruiser").answer("discard")
    assert trial.names("discard:0") == ["plain-cruiser"]
    assert trial.names("market-ship") == ["plain-ship"]


@pytest.mark.rules("CC-15.8", "CC-15.12", "CC-E.13")
def test_a_match_of_the_market_need_not_be_what_is_sought() -> None:
    trial = seek("{trait: [human, klingon], to: hand}", {"ship-pile": []})
    assert trial.options() == ["human", "klingon"]
    assert trial.answer("klingon").names("hand:0") == ["plain-klingon"]
    assert trial.names("market-person") == ["plain-human"]
    two = {"market-person": ["plain-human"], "market-ship": ["plain-cruiser"]}
    trial = seek("{trait: [klingon, starfleet], to: hand}", two).answer("starfleet")
    assert trial.choices() == ["plain-human", "plain-cruiser"]
    assert trial.picks("plain-cruiser").names("hand:0") == ["plain-cruiser"]


@pytest.mark.rules("CC-15.9", "CC-15.12", "CC-R.31", "CC-L.12")
def test_else_a_pile_is_turned_up_to_the_first_match_and_the_others_are_shuffled_back() -> None:
    trial = seek("{trait: [klingon, engineer], to: discard}")
    assert trial.options() == ["klingon", "engineer"]
    trial.answer("engineer")
    assert trial.options() == ["person", "ship"]
    trial.answer("person")
    assert trial.names("discard:0") == ["plain-engineer"]
    assert sorted(trial.names("person-pile")) == ["plain-best", "plain-klingon", "plain-vulcan"]
    assert "seat 0 turns up plain-vulcan, plain-klingon, plain-engineer." in trial.said
    assert trial.story is not None
    assert [event.zone for event in trial.story.events if isinstance(event, Shuffled)] == [
        "person-pile"
    ]
    assert trial.seen(0, "person-pile") == ["hidden"] * 3


@pytest.mark.rules("CC-R.31")
def test_what_scanning_for_turned_up_both_players_have_seen() -> None:
    trial = seek("{trait: klingon}").answer("person")
    assert trial.seen(1, "person-pile") == ["hidden", "hidden", "plain-klingon", "plain-vulcan"]
    trial.answer("deck")
    assert trial.seen(1, "deck:0") == ["plain-klingon"]


@pytest.mark.rules("CC-15.10", "CC-15.14")
def test_without_a_match_another_pile_is_searched() -> None:
    lying = {"ship-pile": ["plain-raider", "plain-ship"], "person-pile": ["plain-vulcan"]}
    trial = seek("{trait: klingon, to: hand}", lying).answer("person")
    assert trial.names("hand:0") == ["plain-raider"]
    assert trial.names("person-pile") == ["plain-vulcan"]
    assert trial.moments("gained-card") == [(0, ["plain-raider"], 0)]


@pytest.mark.rules("CC-15.11", "CC-R.50", "CC-R.47")
def test_with_no_match_anywhere_2_glory_are_gained_and_no_card() -> None:
    lying = {"person-pile": ["plain-wildcard"], "ship-pile": []}
    trial = seek("{trait: andorian, as: found}", lying)
    assert trial.held("glory") == 2
    assert trial.moments("gained-card") == []
    assert trial.names("person-pile") == ["plain-wildcard"]


@pytest.mark.rules("CC-15.13")
def test_scanning_for_including_the_junk_pile_may_take_from_it_or_decline() -> None:
    junk = {"junk": ["plain-raider", "plain-ship"]}
    trial = seek("{trait: klingon, junk: true, to: hand}", junk)
    assert trial.choices() == ["plain-raider"]
    assert trial.picks("plain-raider").names("hand:0") == ["plain-raider"]
    declined = seek("{trait: klingon, junk: true, to: hand}", junk).picks()
    assert declined.answer("person").names("hand:0") == ["plain-klingon"]


@pytest.mark.rules("CC-15.8", "CC-16.5", "CC-R.48")
def test_scanning_for_a_symbol_takes_specialty_and_focus_symbols_but_no_wildcard() -> None:
    lying = {"market-person": ["plain-best"], "person-pile": ["plain-expert"], "ship-pile": []}
    trial = seek("{symbol: research, to: hand}", lying)
    assert trial.names("hand:0") == ["plain-expert"]


@pytest.mark.rules("CC-15.9")
def test_the_shuffle_of_what_was_turned_up_is_chance() -> None:
    trial = effect("{scan-for: {trait: klingon, to: hand}}", {**LYING, "ship-pile": []})
    trial.do(chance=[(2, 0, 1)])
    assert trial.names("person-pile") == ["plain-vulcan", "plain-best", "plain-engineer"]


def test_buttons_say_what_choosing_them_does() -> None:
    trial = seek("{trait: [klingon, engineer]}")
    assert [fill(option.label, str) for option in trial.asked().options] == [
        "Scan for Klingon",
        "Scan for Engineer",
    ]
    trial.answer("klingon")
    labels = [fill(option.label, str) for option in trial.asked().options]
    assert labels == ["Search the Person pile", "Search the Ship pile"]
    types = scan("{kind: [person, ship]}").asked().options
    assert [fill(option.label, str) for option in types] == ["Scan Person", "Scan Ship"]
