"""Resources: gaining, spending, stealing, losing; on cards (section 6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.captains_chair.tables import Lying
from tests.games.captains_chair.verbs import TRIED, effect, operation

STARDATES = ["stardate-3", "stardate-2", "stardate-1"]


def supplies(**held: int) -> dict[str, Any]:
    return {"counters": {0: held}}


@pytest.mark.rules("CC-6.1", "CC-6.2", "CC-L.9", "CC-L.28", "CC-R.20")
def test_gained_dilithium_and_latinum_come_from_the_supply() -> None:
    trial = effect("{gain: {counter: dilithium, count: 2}}, {gain: {counter: latinum}}").do()
    assert (trial.held("dilithium"), trial.held("latinum")) == (2, 1)
    assert trial.counters("stardate-1") == {"glory": 8}
    assert trial.moments("gained-resource") == [(0, [], 2), (0, [], 1)]
    assert trial.moments("gained-dilithium") == [(0, [], 2)]


@pytest.mark.rules("CC-6.3", "CC-16.1", "CC-L.9")
def test_gained_glory_comes_off_the_top_stardate_card() -> None:
    trial = effect("{gain: {counter: glory, count: 3}}").do()
    assert trial.held("glory") == 3
    assert trial.counters("stardate-1") == {"glory": 5}
    assert trial.moments("gained-glory") == [(0, [], 3)]


@pytest.mark.rules("CC-6.4", "CC-11.7", "CC-R.76", "CC-R.77")
def test_a_gain_across_two_stardate_cards_empties_the_one_and_goes_on_with_the_next() -> None:
    top = Lying("stardate-1", counters={"glory": 2})
    trial = effect("{gain: {counter: glory, count: 5}}", {"stardates": [*STARDATES[:2], top]}).do()
    assert trial.held("glory") == 5
    assert trial.names("stardates") == ["stardate-3", "stardate-2"]
    assert trial.names("stardates-due:1") == ["stardate-1"]
    assert trial.counters("stardate-2") == {"glory": 4}
    assert trial.moments("gained-glory") == [(0, [], 5)]
    assert trial.moments("stardate-emptied") == [(0, ["stardate-1"], 0)]


@pytest.mark.rules("CC-6.4", "CC-11.7")
def test_a_gain_of_just_all_glory_empties_the_card_and_fills_the_next() -> None:
    top = Lying("stardate-1", counters={"glory": 2})
    trial = effect("{gain: {counter: glory, count: 2}}", {"stardates": [*STARDATES[:2], top]}).do()
    assert trial.counters("stardate-2") == {"glory": 7}


@pytest.mark.rules("CC-R.76", "CC-11.7", "CC-L.29")
def test_the_emptied_card_goes_to_the_player_whose_turn_it_is_not_whoever_took_the_glory() -> None:
    top = Lying("stardate-1", counters={"glory": 1})
    lying = {"stardates": [*STARDATES[:2], top]}
    trial = effect("{gain: {counter: glory, who: opponent}}", lying).do()
    assert trial.held("glory", 1) == 1
    assert trial.names("stardates-due:1") == ["stardate-1"]


@pytest.mark.rules("CC-5.2", "CC-6.4", "CC-11.8", "CC-5.3")
@pytest.mark.parametrize(("active", "left"), [(0, 4), (1, 3)])
def test_the_last_stardate_card_is_given_to_nobody_and_triggers_the_credits(
    active: int, left: int
) -> None:
    top = Lying("stardate-5", counters={"glory": 2})
    lying = {"stardates": [top]}
    trial = effect("{gain: {counter: glory, count: 5}}", lying, active=active).do()
    assert trial.held("glory") == 5
    assert trial.names("stardates") == ["stardate-5"]
    assert trial.names("stardates-due:0") == trial.names("stardates-due:1") == []
    assert trial.board.state.remaining == left
    assert len(trial.moments("credits")) == 1
    trial.do()
    assert trial.held("glory") == 10
    assert trial.board.state.remaining == left


@pytest.mark.rules("CC-R.106")
def test_of_two_players_the_active_one_takes_glory_first() -> None:
    top = Lying("stardate-5", counters={"glory": 3})
    lying = {"stardates": ["stardate-4", top], "briefing:1": [TRIED], "briefing:0": []}
    trial = effect("{gain: {counter: glory, count: 2, who: everyone}}", lying).do(seat=1)
    assert trial.moments("gained-glory") == [(0, [], 2), (1, [], 2)]
    assert trial.counters("stardate-4") == {"glory": 5}


@pytest.mark.rules("CC-25.2")
def test_a_cadet_gains_glory_from_the_supply() -> None:
    trial = effect("{gain: {counter: glory, count: 9}}", seats=1).do()
    assert trial.held("glory") == 9
    assert trial.counters("stardate-1") == {"glory": 8}


@pytest.mark.rules("CC-16.1", "CC-L.9", "CC-L.29")
def test_a_track_ends_at_fifteen() -> None:
    trial = effect("{gain: {counter: research, count: 4}}", **supplies(research=13)).do()
    assert trial.held("research") == 15
    assert trial.moments("track-gained") == [(0, [], 2)]
    trial.do()
    assert trial.held("research") == 15
    assert trial.moments("track-gained") == []


@pytest.mark.rules("CC-27.11")
def test_khan_has_no_tracks_to_gain_on() -> None:
    trial = effect("{gain: {counter: military}}", captains=("khan", "plain")).do()
    assert trial.held("military") == 0
    assert trial.moments("track-gained") == []


@pytest.mark.rules("CC-26.8", "CC-R.16")
def test_a_chip_gained_counts_in_the_own_turn_only() -> None:
    assert effect("{gain: {counter: chips}}").do().held("chips") == 4
    assert effect("{gain: {counter: chips}}", active=1).do().held("chips") == 3


@pytest.mark.rules("CC-6.5", "CC-6.6", "CC-6.7", "CC-R.13", "CC-R.14", "CC-L.26")
def test_glory_stands_in_for_what_is_missing() -> None:
    trial = operation("cost: [{spend: {dilithium: 3}}], do: [draw]", **supplies(glory=2)).use()
    assert trial.held("glory") == 0
    both = "cost: [{spend: {dilithium: 1, latinum: 1}}], do: [draw]"
    assert operation(both, **supplies(glory=1)).why_not() is not None
    assert operation(both, **supplies(glory=2)).why_not() is None
    assert operation(both, **supplies(glory=1, latinum=1)).why_not() is None


@pytest.mark.rules("CC-6.8")
def test_nothing_stands_in_for_glory() -> None:
    text = "cost: [{spend: {glory: 1}}], do: [draw]"
    refusal = operation(text, **supplies(dilithium=9, latinum=9)).why_not()
    assert refusal is not None
    assert refusal.rule == "CC-6.5"


@pytest.mark.rules("CC-6.5", "CC-R.2")
def test_spent_resources_go_to_the_supply_and_never_to_a_stardate_card() -> None:
    trial = effect("{spend: {glory: 2}}", **supplies(glory=3)).do()
    assert trial.held("glory") == 1
    assert trial.counters("stardate-1") == {"glory": 8}


@pytest.mark.rules("CC-6.9")
def test_spending_all_may_be_spending_nothing_and_takes_no_glory() -> None:
    do = "{spend-all: {counter: latinum, as: n}}, {gain: {counter: research, count: n}}"
    assert operation(f"do: [{do}]", **supplies(glory=4)).why_not() is None
    trial = effect(do, **supplies(glory=4)).do()
    assert (trial.held("glory"), trial.held("research")) == (4, 0)
    rich = effect(do, **supplies(latinum=3, glory=4)).do()
    assert (rich.held("latinum"), rich.held("glory"), rich.held("research")) == (0, 4, 3)


@pytest.mark.rules("CC-6.12")
def test_losing_takes_as_many_as_there_are_and_is_no_cost() -> None:
    do = "{lose: {counter: latinum, count: 3}}"
    assert operation(f"do: [{do}]").why_not() is None
    assert effect(do, **supplies(latinum=2)).do().held("latinum") == 0


@pytest.mark.rules("CC-6.13", "CC-L.28")
def test_stealing_takes_what_there_is_and_is_no_gaining() -> None:
    trial = effect("{steal: {counter: glory, count: 3}}", counters={1: {"glory": 2}}).do()
    assert (trial.held("glory"), trial.held("glory", 1)) == (2, 0)
    assert trial.counters("stardate-1") == {"glory": 8}
    assert trial.moments("gained-resource") == []
    other = effect("{steal: {counter: latinum, count: 1}}", counters={1: {"glory": 2}}).do()
    assert (other.held("latinum"), other.held("glory", 1)) == (0, 2)


@pytest.mark.rules("CC-25.3", "CC-25.4", "CC-E.26")
def test_a_cadet_steals_1_of_a_virtual_opponent_again_and_again() -> None:
    trial = effect("{steal: {counter: dilithium, count: 3}}", seats=1).do()
    assert trial.held("dilithium") == 1
    assert trial.do().held("dilithium") == 2


WITH_GLORY = {"market-person": [Lying("plain-person", counters={"glory": 2, "latinum": 1})]}
THERE = "{in: market-person}"


@pytest.mark.rules("CC-6.11", "CC-L.9")
def test_gaining_from_a_card_takes_what_lies_there() -> None:
    do = f"{{take-resource: {{counter: glory, count: 3, from: {THERE}}}}}"
    trial = effect(do, WITH_GLORY).do()
    assert trial.held("glory") == 2
    assert trial.counters("plain-person") == {"latinum": 1}
    assert trial.counters("stardate-1") == {"glory": 8}
    assert trial.moments("gained-glory") == [(0, [], 2)]
    again = trial.do()
    assert again.held("glory") == 2
    assert again.moments("gained-glory") == []


@pytest.mark.rules("CC-6.10")
def test_spending_from_a_card_takes_only_what_lies_there() -> None:
    text = f"cost: [{{spend-from: {{counter: latinum, count: 2, from: {THERE}}}}}], do: [draw]"
    refusal = operation(text, WITH_GLORY, **supplies(latinum=5, glory=5)).why_not()
    assert refusal is not None
    one = text.replace("count: 2", "count: 1")
    trial = operation(one, WITH_GLORY, **supplies(latinum=5)).use()
    assert trial.held("latinum") == 5
    assert trial.counters("plain-person") == {"glory": 2}


@pytest.mark.rules("CC-6.14")
def test_glory_placed_on_a_card_comes_off_the_stardate_card() -> None:
    trial = effect("{place-resource: {counter: glory, count: 2, on: self}}").do()
    assert trial.counters(TRIED) == {"glory": 2}
    assert trial.counters("stardate-1") == {"glory": 6}
    cadet = effect("{place-resource: {counter: glory, count: 2, on: self}}", seats=1).do()
    assert cadet.counters("stardate-1") == {"glory": 8}
    latinum = effect("{place-resource: {counter: latinum, on: self}}").do()
    assert latinum.counters(TRIED) == {"latinum": 1}
    assert latinum.counters("stardate-1") == {"glory": 8}


@pytest.mark.rules("CC-6.15")
def test_moving_resources_is_no_spending_so_glory_does_not_stand_in() -> None:
    do = "{do: [{move-resource: {counter: latinum, to: self}}], to: [{gain: {counter: research}}]}"
    trial = effect(do, **supplies(latinum=1)).do()
    assert trial.counters(TRIED) == {"latinum": 1}
    assert (trial.held("latinum"), trial.held("research")) == (0, 1)
    poor = effect(do, **supplies(glory=5)).do()
    assert (poor.held("glory"), poor.held("research")) == (5, 0)
    back = effect(f"{{move-resource: {{counter: glory, count: 2, from: {THERE}}}}}", WITH_GLORY)
    assert back.do().held("glory") == 2
    assert back.moments("gained-glory") == []


@pytest.mark.rules("CC-6.16")
def test_resources_on_a_card_that_leaves_return_to_the_supply() -> None:
    lying = {"fleet:0": [Lying("plain-ship", counters={"dilithium": 2})]}
    trial = effect("{move: {what: {in: fleet}, to: {zone: hand}}}", lying).do()
    assert trial.counters("plain-ship") == {}
    assert trial.held("dilithium") == 0


@pytest.mark.rules("CC-6.14", "CC-6.11", "CC-6.15", "CC-L.9")
def test_of_several_cards_one_is_chosen_and_only_such_as_have_what_is_taken() -> None:
    lying = {
        "market-person": [Lying("plain-person", counters={"latinum": 2})],
        "market-ally": [Lying("plain-ally", counters={"latinum": 1})],
        "market-cargo": ["plain-cargo"],
    }
    placed = effect("{place-resource: {counter: latinum, on: {in-market: {}}}}", lying).do()
    assert placed.choices() == ["plain-person", "plain-ally", "plain-cargo"]
    assert placed.picks("plain-cargo").counters("plain-cargo") == {"latinum": 1}
    take = "{take-resource: {counter: latinum, count: 2, from: {in-market: {}}}}"
    taken = effect(take, lying).do()
    assert taken.choices() == ["plain-person", "plain-ally"]
    assert taken.picks("plain-ally").held("latinum") == 1
    spend = "{spend-from: {counter: latinum, count: 2, from: {in-market: {}}}}"
    assert effect(spend, lying).do().counters("plain-person") == {}
    move = "{move-resource: {counter: latinum, from: {in-market: {}}, to: self}}"
    moved = effect(move, lying).do().picks("plain-person")
    assert moved.counters(TRIED) == {"latinum": 1}


@pytest.mark.rules("CC-6.10", "CC-L.9")
def test_all_resources_of_a_card_may_be_spent() -> None:
    do = "{spend-from: {counter: latinum, count: null, from: {in: market-person}, as: n}}"
    trial = effect(f"{do}, {{gain: {{counter: research, count: n}}}}", WITH_GLORY).do()
    assert trial.held("research") == 1


@pytest.mark.rules("CC-R.15", "CC-R.4")
def test_what_is_gained_from_a_card_can_be_spent_later_and_spending_from_one_bars() -> None:
    take = f"{{take-resource: {{counter: glory, count: 2, from: {THERE}}}}}"
    do = f"do: [{take}, {{spend: {{glory: N}}}}]"
    assert operation(do.replace("N", "2"), WITH_GLORY).why_not() is None
    assert operation(do.replace("N", "3"), WITH_GLORY).why_not() is not None
    plain = f"do: [{{spend-from: {{counter: glory, count: 3, from: {THERE}}}}}]"
    assert operation(plain, WITH_GLORY, **supplies(glory=9)).why_not() is not None
