"""A game in which nothing moves any more ends."""

from __future__ import annotations

import pytest

from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.stalemate import BARREN, STILL, counted, stalemate
from tabletop.games.traveller_ccg.state import Activity, Captain, voyage
from tests.games.traveller_ccg.tables import Lying, table


@pytest.mark.rules("TC-4.6")
def test_rounds_without_any_change_end_the_game_for_whoever_has_most_vp() -> None:
    lying = table(2, counters={0: {"vp": 3}, 1: {"vp": 7}})
    state = counted(lying, voyage(lying))
    for _ in range(STILL - 1):
        state = counted(lying, state)
        assert stalemate(lying, state) == ()
    state = counted(lying, state)
    (ended,) = stalemate(lying, state)
    assert (ended.result.winners, ended.result.rule) == ((1,), "TC-4.6")


@pytest.mark.rules("TC-4.6")
def test_any_change_begins_the_count_anew() -> None:
    lying = table(2, counters={1: {"vp": 7}})
    state = counted(lying, voyage(lying))
    for _ in range(STILL - 1):
        state = counted(lying, state)
    moved = table(2, {"hand:0": ["plain-hand"]}, counters={1: {"vp": 7}})
    state = counted(moved, state)
    assert state.still == 0
    assert stalemate(moved, state) == ()


@pytest.mark.rules("TC-4.6", "TC-26.4")
def test_damage_to_an_enemy_ship_is_a_change_and_so_is_another_activity() -> None:
    def lying(damage: int, activity: Activity) -> Table:
        slot: list[str | Lying] = [
            "plain-run",
            Lying("trial-cargo-passenger", counters={"damage": damage}),
        ]
        return table(2, {"slot:0": slot}, captains=(Captain(activity), Captain()))

    idle, busy = Activity(), Activity("contract", 0)
    state = counted(lying(1, idle), voyage(lying(1, idle)))
    assert counted(lying(1, idle), state).still == 1
    assert counted(lying(2, idle), state).still == 0
    assert counted(lying(1, busy), state).still == 0


@pytest.mark.rules("TC-4.6")
def test_tied_captains_share_it_and_alone_nobody_wins() -> None:
    lying = table(2, {"ship:0": ["plain-trader"], "ship:1": ["plain-hulk"]})
    state = counted(lying, voyage(lying))
    for _ in range(STILL):
        state = counted(lying, state)
    (ended,) = stalemate(lying, state)
    assert ended.result.winners == (0, 1)
    alone = table(1)
    state = counted(alone, voyage(alone))
    for _ in range(STILL):
        state = counted(alone, state)
    (ended,) = stalemate(alone, state)
    assert ended.result.winners == ()


@pytest.mark.rules("TC-4.6")
def test_cards_that_go_round_for_ever_end_a_game_in_which_no_vp_move() -> None:
    hands = [["plain-hand"], ["plain-hand", "plain-hand"]]
    lying = [table(2, {"hand:0": hand}, counters={1: {"vp": 7}}) for hand in hands]
    state = counted(lying[0], voyage(lying[0]))
    for number in range(1, BARREN):
        state = counted(lying[number % 2], state)
        assert (state.still, stalemate(lying[number % 2], state)) == (0, ())
    richer = table(2, {"hand:0": ["plain-hand"]}, counters={1: {"vp": 8}})
    assert counted(richer, state).barren == 0
    state = counted(lying[0], state)
    (ended,) = stalemate(lying[0], state)
    assert (ended.result.winners, ended.result.rule) == ((1,), "TC-4.6")
