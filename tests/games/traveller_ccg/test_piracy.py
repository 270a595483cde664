"""Piracy, step by step (TC-24)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from tabletop.effects.usable import PASS
from tabletop.engine.change import apply
from tabletop.engine.events import MomentCame, StateChanged
from tabletop.engine.ids import SeatId
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.selections import SELECTION, Selecting
from tabletop.games.traveller_ccg.state import Orders, voyage, with_captain
from tests.games.stories import find, names
from tests.games.traveller_ccg.attempting import (
    IDLE,
    PIRATE,
    Laid,
    act,
    can,
    choose,
    on,
    pay,
    record,
    selecting,
)
from tests.games.traveller_ccg.tables import Lying, Story


def attacking(lying: Mapping[str, Sequence[str | Lying]], seats: int = 2, **more: Any) -> Story:
    """Let seat 0, a pirate with Attack 1, attack seat 1."""
    story = selecting(PIRATE, *([IDLE] * (seats - 1)), lying=lying, **more)
    return act(story, "attack", "plain-trader")


def moments(story: Story) -> list[str]:
    """List the moments that came."""
    return [event.name for event in story.events if isinstance(event, MomentCame)]


@pytest.mark.rules("TC-24.1", "TC-21.2")
def test_only_a_declared_pirate_attacks_and_only_as_their_selection() -> None:
    for activity in (IDLE, on(0)):
        assert can(selecting(activity, IDLE, lying={"slot:0": ["plain-run"]}), "attack") == []
    story = selecting(PIRATE, IDLE, lying={})
    assert can(story, "attack") == ["plain-trader"]


@pytest.mark.rules("TC-24.2")
def test_the_ships_of_opposing_captains_are_the_targets() -> None:
    ships = {"ship:2": ["plain-hulk"]}
    assert can(selecting(PIRATE, IDLE, IDLE, lying=ships), "attack") == [
        "plain-trader",
        "plain-hulk",
    ]


@pytest.mark.rules("TC-24.3", "TC-24.5", "TC-24.6", "TC-R.83")
def test_without_upgrades_all_damage_is_one_expense() -> None:
    story = attacking({"deck:1": ["plain-penny"]})
    assert story.asked().seat == 1
    pay(story, "plain-penny")
    assert names(story.table, "discard:1") == ["plain-penny"]
    assert "piracy-succeeded" in moments(story)


@pytest.mark.rules("TC-24.4", "TC-R.83")
@pytest.mark.parametrize(("points", "structure", "owed"), [(0, 0, 1), (1, 1, 0)])
def test_the_attacker_splits_damage_between_upgrades_and_an_expense(
    points: int, structure: int, owed: int
) -> None:
    story = attacking({"ship:1": ["plain-trader", "plain-turret"]})
    assert story.asked().seat == 0
    choose(story, "damage", points)
    if owed:
        pay(story)
    turret = find(story.table, "plain-turret")
    assert story.board.cards[turret].counters.get("structure", 0) == structure
    assert len(names(story.table, "discard:1")) == owed


@pytest.mark.rules("TC-24.6", "TC-R.81")
def test_without_damage_it_fails_but_was_carried_out() -> None:
    lying = {"ship:0": ["plain-trader"], "ship:1": ["plain-scout"]}
    story = selecting(PIRATE, IDLE, lying=lying)
    act(story, "attack", "plain-scout")
    assert "piracy-failed" in moments(story)
    assert record(story, 0).pirated


@pytest.mark.rules("TC-24.6", "TC-24.8")
@pytest.mark.parametrize("points", [4, 3, 1])
def test_effects_learn_of_all_the_damage_however_split_and_of_the_end(points: int) -> None:
    lying: Laid = {"ship:1": ["plain-trader", "plain-turret"], "ship:0": ["trial-raider"]}
    story = act(selecting(PIRATE, IDLE, lying=lying), "attack", "plain-trader")
    ship = find(story.table, "plain-trader")
    choose(story, "damage", points)
    while story.asked().name == "pay":
        pay(story)
    came = [event for event in story.events if isinstance(event, MomentCame)]
    damage = [event for event in came if event.name == "damage-inflicted"]
    assert damage == [MomentCame("damage-inflicted", SeatId(0), (ship,), 4)]
    end = [event for event in came if event.name == "piracy-end"]
    assert end == [MomentCame("piracy-end", SeatId(0), (ship,))]


@pytest.mark.rules("TC-24.7", "TC-R.84")
def test_the_defender_always_strikes_back_and_it_does_not_change_success() -> None:
    lying = {"ship:0": ["plain-trader", "plain-turret"], "ship:1": ["plain-scout"]}
    story = selecting(PIRATE, IDLE, lying=lying)
    act(story, "attack", "plain-scout")
    assert story.asked().seat == 1
    choose(story, "damage", 1)
    turret = find(story.table, "plain-turret")
    assert story.board.cards[turret].counters["structure"] == 1
    assert moments(story).count("piracy-failed") == 1


@pytest.mark.rules("TC-24.8", "TC-21.6", "TC-21.5")
def test_afterwards_the_pirate_is_uncommitted_and_can_only_pass() -> None:
    story = attacking({})
    pay(story)
    assert record(story, 0).activity == IDLE
    assert story.asked().seat == 1
    act(story, "pass")
    assert story.asked().seat == 0
    assert can(story, "attack") == []


@pytest.mark.rules("TC-R.83")
def test_more_than_an_upgrade_can_take_is_lost() -> None:
    worn = Lying("plain-turret", counters={"structure": 2})
    lying: Laid = {"ship:1": ["plain-trader", worn], "ship:0": ["trial-raider"]}
    story = selecting(PIRATE, IDLE, lying=lying)
    act(story, "attack", "plain-trader")
    choose(story, "damage", 4)
    assert names(story.table, "ship:1") == ["plain-trader"]
    assert names(story.table, "discard:1") == ["plain-turret"]
    assert "piracy-succeeded" in moments(story)


@pytest.mark.rules("TC-R.85", "TC-4.10")
def test_bankrupting_the_only_other_captain_ends_the_game() -> None:
    story = attacking({"deck:1": []})
    assert story.board.result is not None
    assert story.board.result.winners == (0,)


@pytest.mark.rules("TC-R.85", "TC-4.11")
def test_bankrupting_one_of_several_is_a_success_without_return_fire() -> None:
    story = attacking({"deck:1": []}, seats=3)
    assert not story.board.seats[1].aboard
    assert "piracy-succeeded" in moments(story)
    assert record(story, 0).pirated
    assert record(story, 0).activity == IDLE
    assert story.asked().seat == 2


@pytest.mark.rules("TC-R.85")
def test_a_pirate_whom_the_return_fire_bankrupts_is_out() -> None:
    lying = {"ship:0": ["plain-trader"], "ship:1": ["plain-scout"], "deck:0": []}
    story = selecting(PIRATE, IDLE, IDLE, lying=lying)
    act(story, "attack", "plain-scout")
    assert not story.board.seats[0].aboard
    assert story.asked().seat == 1


@pytest.mark.rules("TC-R.42", "TC-29.9", "TC-R.86")
def test_a_concealed_ship_costs_more_to_target_and_is_no_target_for_who_cannot_pay() -> None:
    lying = {"ship:1": ["trial-ghost"]}
    story = selecting(PIRATE, IDLE, lying=lying)
    act(story, "attack", "trial-ghost")
    assert story.asked().seat == 0
    pay(story)
    assert names(story.table, "discard:0") == ["plain-purse"]
    poor = selecting(PIRATE, IDLE, lying={**lying, "deck:0": ["plain-penny"]})
    assert can(poor, "attack") == []


@pytest.mark.rules("TC-R.84")
def test_the_return_fire_lacks_what_a_destroyed_upgrade_gave() -> None:
    guns: Laid = {"ship:0": ["trial-raider"], "ship:1": ["plain-trader", "trial-gun"]}
    for points, back in ((0, 1), (1, 0)):
        story = selecting(PIRATE, IDLE, lying=guns)
        act(story, "attack", "plain-trader")
        choose(story, "damage", points)
        while story.asked().name == "pay":
            pay(story)
        assert len(names(story.table, "discard:0")) == back


@pytest.mark.rules("TC-R.83", "TC-29.4")
def test_points_on_one_upgrade_are_one_source_and_count_for_success_if_none_sticks() -> None:
    lying: Laid = {"ship:1": ["plain-trader", "trial-hull"], "ship:0": ["trial-raider"]}
    story = selecting(PIRATE, IDLE, lying=lying)
    act(story, "attack", "plain-trader")
    choose(story, "damage", 4)
    hull = find(story.table, "trial-hull")
    assert story.board.cards[hull].counters["structure"] == 3
    all_stopped = attacking({"ship:1": ["plain-trader", "trial-hull"]})
    choose(all_stopped, "damage", 1)
    hull = find(all_stopped.table, "trial-hull")
    assert "structure" not in all_stopped.board.cards[hull].counters
    assert "piracy-succeeded" in moments(all_stopped)


@pytest.mark.rules("TC-R.86")
def test_a_target_that_is_gone_before_damage_ends_the_attempt_which_was_not_carried_out() -> None:
    lying: Laid = {"hand:0": ["trial-claim"], "deck:1": ["plain-penny"]}
    story = selecting(PIRATE, IDLE, IDLE, lying=lying)
    act(story, "attack", "plain-trader", quietly=False)
    act(story, "use", "trial-claim")
    pay(story, "plain-penny")
    assert not story.board.seats[1].aboard
    assert not record(story, 0).pirated
    assert record(story, 0).activity == IDLE
    assert "piracy-succeeded" not in moments(story)


@pytest.mark.rules("TC-24.12")
def test_alone_there_is_nobody_to_attack() -> None:
    assert can(selecting(PIRATE, lying={}), "attack") == []


@pytest.mark.rules("TC-R.82")
def test_windows_open_after_the_target_is_named_after_success_and_before_the_return_fire() -> None:
    lying: Laid = {"hand:0": ["plain-debt"], "hand:1": ["plain-debt"]}
    story = selecting(PIRATE, IDLE, lying=lying)
    act(story, "attack", "plain-trader", quietly=False)
    found: list[tuple[str, int]] = []
    while story.asked().name != "selection":
        decision = story.asked()
        if decision.name == "window":
            found.append((moments(story)[-1], decision.seat))
            story.answer(PASS)
        else:
            pay(story, "plain-purse", quietly=False)
    assert found == [
        ("piracy-begins", 0),
        ("piracy-begins", 1),
        ("piracy-succeeded", 0),
        ("piracy-succeeded", 1),
        ("piracy-succeeded", 0),
        ("piracy-succeeded", 1),
    ]


@pytest.mark.rules("TC-R.106")
@pytest.mark.parametrize("asleep", [Orders(decline="round"), Orders(targeted=True)])
def test_whoever_is_attacked_is_asked_again_whatever_their_orders(asleep: Orders) -> None:
    at = selecting(PIRATE, IDLE, lying={"hand:1": ["plain-debt"]}).table
    state = voyage(at)
    sleeping = with_captain(state, SeatId(1), replace(state.captains[1], orders=asleep))
    board = apply(at.board, StateChanged(sleeping))
    story = Story(Table(board, at.definitions), SELECTION.frame(Selecting()))
    act(story, "attack", "plain-trader", quietly=False)
    assert (story.asked().name, story.asked().seat) == ("window", 1)
