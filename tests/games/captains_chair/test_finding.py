"""Finding, discarding and placing cards (``CC-15.22``, ``CC-26.6``, ``CC-26.7``)."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.effects.context import Outcome
from tabletop.engine.events import Shuffled
from tests.games.captains_chair.tables import Lying
from tests.games.captains_chair.verbs import Trial, effect, operation

LYING = {
    "hand:0": ["plain-cargo"],
    "discard:0": ["plain-raider", "plain-human"],
    "deck:0": ["plain-ship", "plain-ally", "plain-cruiser"],
    "reserve:0": ["plain-ship", "plain-engineer"],
}


def find(what: str, lying: dict[str, Any] | None = None) -> Trial:
    return effect(f"{{find: {what}}}", {**LYING, **(lying or {})}).do()


def shuffled(trial: Trial) -> list[str]:
    assert trial.story is not None
    return [event.zone for event in trial.story.events if isinstance(event, Shuffled)]


@pytest.mark.rules("CC-15.22", "CC-R.33", "CC-R.32", "CC-L.10")
def test_a_card_of_the_discard_pile_may_be_taken_and_the_deck_keeps_its_order() -> None:
    trial = find("{for: {kind: ship}}")
    assert trial.options() == ["discard", "deck", "reserve"]
    trial.answer("discard")
    assert trial.names("hand:0") == ["plain-cargo", "plain-raider"]
    assert shuffled(trial) == []
    assert "seat 0 finds plain-raider." in trial.said


@pytest.mark.rules("CC-15.22", "CC-R.33", "CC-R.32", "CC-12.9", "CC-22.3")
def test_a_searched_deck_is_seen_by_the_searcher_alone_and_shuffled() -> None:
    trial = find("{for: {kind: ship}}").answer("deck")
    assert trial.seen(0, "deck:0") == ["plain-ship", "plain-ally", "plain-cruiser"]
    assert trial.seen(1, "deck:0") == ["hidden"] * 3
    assert trial.options() == ["discard", "deck", "reserve"]
    trial.answer("deck")
    assert trial.choices() == ["plain-ship", "plain-cruiser"]
    trial.picks("plain-ship")
    assert trial.names("hand:0") == ["plain-cargo", "plain-ship"]
    assert shuffled(trial) == ["deck:0"]
    assert trial.seen(0, "deck:0") == ["hidden"] * 2
    assert trial.seen(1, "hand:0") == ["hidden"] * 2
    assert "seat 0 finds a card." in trial.said


@pytest.mark.rules("CC-R.33", "CC-15.22")
def test_what_fits_in_an_opened_place_must_be_taken_or_more_be_opened() -> None:
    trial = find("{for: {kind: person}}", {"discard:0": []}).answer("reserve")
    assert trial.options() == ["reserve", "deck"]
    trial.answer("deck")
    assert trial.names("hand:0") == ["plain-cargo", "plain-engineer"]
    assert shuffled(trial) == ["deck:0", "reserve:0"]


@pytest.mark.rules("CC-R.33")
def test_who_has_found_nothing_may_stop() -> None:
    trial = find("{for: {kind: directive}}")
    assert trial.options() == ["deck", "reserve", "stop"]
    trial.answer("deck").answer("stop")
    assert trial.value == Outcome(False)
    assert shuffled(trial) == ["deck:0"]


@pytest.mark.rules("CC-15.22")
def test_places_may_be_excluded() -> None:
    trial = find("{for: {kind: person}, except: [reserve]}", {"discard:0": []})
    assert trial.options() == ["deck", "stop"]


@pytest.mark.rules("CC-15.22")
def test_a_card_of_the_hand_stays_there() -> None:
    trial = find("{for: {kind: cargo}, as: found}").answer("hand")
    assert trial.names("hand:0") == ["plain-cargo"]
    assert trial.value.bound[0].cards == (trial.card("plain-cargo"),)


@pytest.mark.rules("CC-15.23", "CC-14.5", "CC-R.48")
def test_finding_by_trait_takes_a_wildcard_and_by_symbol_any_wildcard_or_best_focus() -> None:
    lying = {"discard:0": ["plain-wildcard", "plain-klingon", "plain-best", "plain-expert"]}
    trial = find("{for: {trait: [klingon, vulcan]}}", lying).answer("discard")
    assert trial.choices() == ["plain-wildcard", "plain-klingon"]
    symbol = find("{for: {symbol: research}}", lying).answer("discard")
    assert symbol.choices() == ["plain-wildcard", "plain-best", "plain-expert"]
    person = find("{for: {symbol: research, kind: cargo}}", lying)
    assert "discard" not in person.options()
    red = find("{for: {trait: attack}}", lying)
    assert "discard" not in red.options()


@pytest.mark.rules("CC-15.22", "CC-L.19")
def test_finding_by_name() -> None:
    trial = find("{for: {named: Plain Ally}}")
    assert trial.answer("deck").answer("deck").names("hand:0") == ["plain-cargo", "plain-ally"]


HAND = {"hand:0": ["plain-cargo", "plain-engineer", "plain-wildcard"]}


@pytest.mark.rules("CC-26.6", "CC-14.5", "CC-E.12", "CC-L.10", "CC-L.27")
def test_discarding_cards_that_fit() -> None:
    do = "{discard: {count: 1, fitting: {trait: engineer}, as: gone}}"
    trial = effect(do, HAND).do()
    assert trial.choices() == ["plain-engineer", "plain-wildcard"]
    trial.picks("plain-wildcard")
    assert trial.names("discard:0") == ["plain-wildcard"]
    assert trial.moments("discarded") == [(0, ["plain-wildcard"], 0)]
    assert trial.value.bound[0].cards == (trial.card("plain-wildcard"),)


@pytest.mark.rules("CC-26.6", "CC-R.1", "CC-R.4", "CC-9.5")
def test_discarding_is_always_a_cost() -> None:
    do = "do: [{discard: {count: 1, fitting: {kind: ship}}}]"
    refusal = operation(do, HAND).why_not()
    assert refusal is not None
    assert refusal.rule == "CC-26.6"
    up_to = "do: [{discard: {count: 2, up-to: true}}]"
    assert operation(up_to).why_not() is None


@pytest.mark.rules("CC-R.1", "CC-26.6")
def test_drawing_first_may_pay_for_a_discard() -> None:
    do = "do: [{draw: 1}, {discard: 1}]"
    assert operation(do, {"deck:0": ["plain-cargo"]}).why_not() is None
    assert operation(do).why_not() is not None


@pytest.mark.rules("CC-26.6", "CC-R.6")
def test_up_to_may_be_none() -> None:
    trial = effect("{discard: {count: 2, up-to: true}}", HAND).do().picks()
    assert trial.names("discard:0") == []
    assert trial.value.whole


@pytest.mark.rules("CC-26.7", "CC-9.12", "CC-L.10")
def test_a_played_card_may_be_placed_on_the_deck() -> None:
    trial = effect("{place: {what: self, on: deck}}", {"deck:0": ["plain-ally"]}).do()
    assert trial.names("deck:0") == ["plain-ally", "plain-directive"]
    assert trial.seen(0, "deck:0") == ["hidden", "plain-directive"]


@pytest.mark.rules("CC-26.7", "CC-26.4", "CC-26.5")
def test_a_card_placed_in_the_briefing_room_comes_into_play_without_its_operation() -> None:
    text = "[{key: p, timing: play, do: [{gain: {counter: latinum}}]}]"
    lying = {"briefing:0": ["plain-directive"], "hand:0": ["plain-engineer", "plain-cargo"]}
    do = "[{key: a, do: [{place: {fitting: {kind: person}, on: briefing}}]}]"
    trial = Trial(lying, {"plain-directive": do, "plain-engineer": text}).do()
    assert trial.names("briefing:0") == ["plain-directive", "plain-engineer"]
    assert trial.held("latinum") == 0
    assert trial.moments("brought-into-play") == [(0, ["plain-engineer"], 0)]


@pytest.mark.rules("CC-27.2", "CC-R.42", "CC-L.11", "CC-22.3")
def test_a_card_may_be_placed_on_a_reserve_that_is_empty() -> None:
    trial = effect("{place: {fitting: {kind: person}, on: reserve}}", {"hand:0": ["plain-human"]})
    trial.do()
    assert trial.names("reserve:0") == ["plain-human"]
    assert trial.seen(0, "reserve:0") == ["hidden"]


@pytest.mark.rules("CC-26.7")
def test_placing_from_the_hand_is_a_cost() -> None:
    assert operation("do: [{place: {fitting: {kind: ship}, on: deck}}]", HAND).why_not() is not None
    assert operation("do: [{place: {what: self, on: deck}}]").why_not() is None


@pytest.mark.rules("CC-17.10", "CC-26.7")
def test_a_ship_placed_on_the_deck_leaves_its_token() -> None:
    lying = {"fleet:0": [Lying("plain-ship", at="plain-world")], "neutral": ["plain-world"]}
    trial = effect("{place: {what: {in: fleet, kind: ship}, on: deck}}", lying).do()
    assert trial.names("deck:0") == ["plain-ship"]
    assert trial.names("tokens") == ["token-plain-ship"]


@pytest.mark.rules("CC-R.29")
def test_what_has_but_one_result_is_done_without_a_question_and_else_its_owner_is_asked() -> None:
    force = "{force: [{discard: 1}]}"
    trial = effect(force, {"hand:1": ["plain-cargo"]}).do()
    assert trial.over
    assert trial.names("discard:1") == ["plain-cargo"]
    asked = effect(force, {"hand:1": ["plain-cargo", "plain-ally"]}).do()
    assert asked.asked().seat == 1


@pytest.mark.rules("CC-26.16", "CC-12.6", "CC-12.7")
def test_recruiting_of_both_kinds_goes_on_top_of_the_deck() -> None:
    lying = {
        "deck:0": ["plain-cargo"],
        "reserve:0": ["plain-ally"],
        "developments:0": ["plain-human"],
    }
    trial = effect("{recruit: 1}, {recruit-development: {free: true}}", lying).do()
    assert trial.names("deck:0") == ["plain-cargo", "plain-ally", "plain-human"]
