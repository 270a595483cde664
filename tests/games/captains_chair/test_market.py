"""The Market: gaining cards, scrapping, clearing, refilling (section 15)."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.effects.context import Outcome
from tests.games.captains_chair.tables import Lying
from tests.games.captains_chair.verbs import TRIED, Trial, effect, operation

MARKET = {
    "market-person": ["plain-human"],
    "market-ally": ["plain-ally"],
    "market-ship": ["plain-raider"],
    "market-cargo": ["plain-cargo"],
    "person-pile": ["plain-engineer", "plain-klingon"],
    "cargo-pile": ["plain-ongoing"],
}


def gain(what: str, lying: dict[str, Any] | None = None, **more: Any) -> Trial:
    return effect(f"{{gain-card: {what}}}", {**MARKET, **(lying or {})}, **more).do()


@pytest.mark.rules("CC-15.1", "CC-15.4", "CC-R.45", "CC-L.12", "CC-L.28")
def test_gaining_a_type_takes_the_open_card_or_the_top_of_the_pile() -> None:
    trial = gain("{kind: person, as: gained}")
    assert trial.choices() == ["plain-human", "plain-klingon"]
    trial.picks("plain-human")
    assert trial.options() == ["deck", "discard"]
    trial.answer("discard")
    assert trial.names("discard:0") == ["plain-human"]
    assert trial.names("market-person") == ["plain-klingon"]
    assert trial.names("person-pile") == ["plain-engineer"]
    assert trial.moments("gained-card") == [(0, ["plain-human"], 0)]


@pytest.mark.rules("CC-15.1", "CC-R.31", "CC-22.1")
def test_a_card_of_the_pile_is_unseen_when_it_is_chosen_and_only_its_gainer_sees_it_then() -> None:
    trial = gain("{kind: person}")
    assert trial.seen(0, "person-pile") == ["hidden", "hidden"]
    trial.picks("plain-klingon")
    assert trial.seen(0, "person-pile") == ["hidden", "plain-klingon"]
    assert trial.seen(1, "person-pile") == ["hidden", "hidden"]
    trial.answer("deck")
    assert trial.names("deck:0") == ["plain-klingon"]
    assert trial.seen(0, "deck:0") == ["plain-klingon"]
    assert trial.seen(1, "deck:0") == ["hidden"]
    assert "seat 0 gains a card, on top of the deck." in trial.said
    assert trial.names("market-person") == ["plain-human"]


@pytest.mark.rules("CC-R.31")
def test_on_the_discard_pile_it_is_open() -> None:
    trial = gain("{kind: person}").picks("plain-klingon").answer("discard")
    assert trial.seen(1, "discard:0") == ["plain-klingon"]
    assert "seat 0 gains plain-klingon, on the discard pile." in trial.said


@pytest.mark.rules("CC-R.31")
def test_what_lay_open_is_known_to_both_on_top_of_the_deck() -> None:
    trial = gain("{kind: person}").picks("plain-human").answer("deck")
    assert trial.seen(1, "deck:0") == ["plain-human"]


@pytest.mark.rules("CC-15.2", "CC-15.3", "CC-R.47")
def test_gaining_a_trait_takes_open_cards_of_any_type_and_no_wildcard() -> None:
    lying = {"market-ally": ["plain-wildcard"]}
    trial = gain("{trait: [human, klingon]}", lying)
    assert trial.choices() == ["plain-human", "plain-raider"]
    none = gain("{trait: vulcan}", lying)
    assert none.over
    assert none.value == Outcome(False)


@pytest.mark.rules("CC-15.3")
def test_of_several_types_one_is_chosen() -> None:
    trial = gain("{kind: [person, cargo]}")
    assert trial.choices() == ["plain-human", "plain-cargo", "plain-klingon", "plain-ongoing"]


@pytest.mark.rules("CC-15.24")
def test_from_the_market_means_open_cards() -> None:
    trial = gain("{kind: [person, ally], from: market, to: hand}")
    assert trial.choices() == ["plain-human", "plain-ally"]


@pytest.mark.rules("CC-15.4", "CC-R.46")
def test_resources_on_the_card_come_along_and_an_empty_pile_leaves_the_slot_empty() -> None:
    card = Lying("plain-raider", counters={"glory": 2, "latinum": 1})
    trial = gain("{kind: ship, to: hand}", {"market-ship": [card]})
    assert trial.names("hand:0") == ["plain-raider"]
    assert (trial.held("glory"), trial.held("latinum")) == (2, 1)
    assert trial.counters("plain-raider") == {}
    assert trial.counters("stardate-1") == {"glory": 8}
    assert trial.names("market-ship") == []
    assert {"seat 0 gains 2 glory.", "seat 0 gains 1 latinum."} <= set(trial.said)


@pytest.mark.rules("CC-R.44")
def test_with_nothing_of_the_type_there_is_no_effect_and_no_paying_with_it() -> None:
    lying: dict[str, Any] = {"market-ship": []}
    assert gain("{kind: ship}", lying).value == Outcome(False)
    do = "{do: [{gain-card: {kind: ship, to: hand}}], to: [{gain: {counter: research}}]}"
    trial = effect(do, {**MARKET, **lying}).do()
    assert trial.held("research") == 0
    pile = gain("{kind: ship, to: hand}", {**lying, "ship-pile": ["plain-ship"]})
    assert pile.names("hand:0") == ["plain-ship"]


@pytest.mark.rules("CC-R.45")
def test_a_pile_that_gets_cards_fills_its_empty_slot_at_once() -> None:
    lying = {"market-person": [], "person-pile": [], "hand:0": ["plain-vulcan"]}
    trial = effect("{move: {what: {in: hand}, to: person-pile}}", lying).do()
    assert trial.names("market-person") == ["plain-vulcan"]
    assert trial.names("person-pile") == []
    full = {"market-person": ["plain-human"], "hand:0": ["plain-vulcan"]}
    trial = effect("{move: {what: {in: hand}, to: person-pile}}", full).do()
    assert trial.names("market-person") == ["plain-human"]
    assert trial.names("person-pile") == ["plain-vulcan"]


@pytest.mark.rules("CC-15.5", "CC-R.110", "CC-R.47")
def test_gaining_from_the_junk_pile_searches_all_of_it() -> None:
    lying = {"junk": ["plain-vulcan", "plain-ship", "plain-engineer", "plain-wildcard"]}
    trial = gain("{kind: person, from: junk}", lying)
    assert trial.choices() == ["plain-vulcan", "plain-engineer", "plain-wildcard"]
    of_trait = gain("{trait: vulcan, from: junk, to: discard}", lying)
    assert of_trait.names("discard:0") == ["plain-vulcan"]


@pytest.mark.rules("CC-15.15", "CC-L.12", "CC-R.23")
def test_a_gained_card_may_be_beamed_at_once_and_so_comes_into_play() -> None:
    do = "{kind: cargo, onto: {in: fleet}}"
    trial = gain(do, {"fleet:0": ["plain-ship"]}).picks("plain-cargo")
    assert trial.names("fleet:0") == ["plain-ship", "plain-cargo"]
    assert trial.moments("brought-into-play") == [(0, ["plain-cargo"], 0)]
    assert trial.moments("gained-card") == [(0, ["plain-cargo"], 0)]
    assert trial.names("market-cargo") == ["plain-ongoing"]
    nowhere = gain(do).picks("plain-cargo")
    assert nowhere.options() == ["deck", "discard"]


PLAYABLE = "[{key: p, timing: play, cost: [chip], do: [{gain: {counter: latinum}}]}]"


@pytest.mark.rules("CC-R.51", "CC-15.15", "CC-9.15", "CC-R.45")
def test_a_gained_card_may_be_played_at_once_without_an_action() -> None:
    text = "[{key: a, do: [{gain-card: {kind: cargo, from: market, to: play}}]}]"
    trial = Trial(
        {**MARKET, "briefing:0": [TRIED]},
        {TRIED: text, "plain-cargo": PLAYABLE},
        counters={0: {"chips": 0}},
    ).do()
    assert trial.names("briefing:0") == [TRIED, "plain-cargo"]
    assert trial.held("latinum") == 1
    assert trial.moments("gained-card") == [(0, ["plain-cargo"], 0)]
    assert trial.moments("brought-into-play") == [(0, ["plain-cargo"], 0)]
    assert trial.names("market-cargo") == ["plain-ongoing"]


@pytest.mark.rules("CC-R.51", "CC-R.11")
def test_a_gained_card_that_cannot_be_played_goes_where_gained_cards_go() -> None:
    trial = gain("{kind: cargo, from: market, to: play}")
    assert trial.options() == ["deck", "discard"]
    assert trial.answer("discard").names("discard:0") == ["plain-cargo"]
    assert not any("plays" in line for line in trial.said)


@pytest.mark.rules("CC-R.52", "CC-15.1")
def test_a_gained_card_belongs_to_its_gainer() -> None:
    trial = gain("{kind: cargo, from: market, to: discard}")
    assert trial.board.cards[trial.card("plain-cargo")].owner == 0


TREATED = "[{key: s, timing: special, always: [{counts-as: ship}]}]"


@pytest.mark.rules("CC-R.105", "CC-14.9")
def test_a_market_card_treated_as_a_ship_can_be_gained_as_one() -> None:
    lying = {**MARKET, "briefing:0": [TRIED], "ally-pile": ["plain-best"]}
    text = "[{key: a, do: [{gain-card: {kind: ship, to: hand}}]}]"
    trial = Trial(lying, {TRIED: text, "plain-ally": TREATED}).do()
    assert trial.choices() == ["plain-ally", "plain-raider"]
    trial.picks("plain-ally")
    assert trial.names("market-ally") == ["plain-best"]


@pytest.mark.rules("CC-15.21", "CC-L.12")
def test_scrapping_takes_cards_without_resources_and_refills() -> None:
    lying = {**MARKET, "market-ally": [Lying("plain-ally", counters={"glory": 1})]}
    trial = effect("{scrap: 2}", lying).do()
    assert trial.choices() == ["plain-human", "plain-raider", "plain-cargo"]
    trial.picks("plain-human")
    assert trial.choices() == ["plain-klingon", "plain-raider", "plain-cargo"]
    trial.picks("plain-cargo")
    assert trial.names("junk") == ["plain-human", "plain-cargo"]
    assert trial.names("market-cargo") == ["plain-ongoing"]


@pytest.mark.rules("CC-11.3", "CC-R.79", "CC-L.12", "CC-R.46")
def test_clearing_the_market_puts_all_its_cards_on_the_junk_pile() -> None:
    lying = {**MARKET, "market-ally": [Lying("plain-ally", counters={"glory": 1})]}
    trial = effect("clear-market", lying).do()
    assert trial.names("junk") == ["plain-human", "plain-ally", "plain-raider", "plain-cargo"]
    assert trial.counters("plain-ally") == {}
    assert trial.held("glory") == 0
    assert trial.names("market-person") == ["plain-klingon"]
    assert trial.names("market-ally") == []
    assert trial.names("market-cargo") == ["plain-ongoing"]


@pytest.mark.rules("CC-L.12", "CC-R.97", "CC-25.9")
def test_clearing_1_card_takes_one_of_choice_with_resources_or_without() -> None:
    lying = {**MARKET, "market-ally": [Lying("plain-ally", counters={"glory": 1})]}
    trial = effect("{clear-market: 1}", lying).do()
    assert len(trial.choices()) == 4
    assert trial.picks("plain-ally").names("junk") == ["plain-ally"]


@pytest.mark.rules("CC-11.4", "CC-L.12")
def test_clearing_the_neutral_zone_spares_locations_with_a_marker_of_anybody() -> None:
    lying = {
        "neutral": ["plain-world", Lying("plain-moon", counters={"teams-1": 1}), "plain-star"],
        "fleet:0": [Lying("plain-ship", at="plain-star")],
        "location-deck": ["khitomer", "risa"],
    }
    trial = effect("clear-neutral-zone", lying).do()
    assert trial.names("neutral") == ["plain-moon", "plain-star", "risa"]
    assert trial.names("box") == ["plain-world"]


@pytest.mark.rules("CC-11.4", "CC-R.46")
def test_an_empty_location_deck_replaces_nothing() -> None:
    trial = effect("clear-neutral-zone", {"neutral": ["plain-world", "plain-moon"]}).do()
    assert trial.names("neutral") == []


@pytest.mark.rules("CC-9.5", "CC-R.44")
def test_gaining_alone_is_no_cost_that_bars_an_operation() -> None:
    assert operation("do: [{gain-card: {kind: ship}}]").why_not() is None
