"""Victory checks, and the order of captains."""

from __future__ import annotations

import pytest

from tabletop.engine.actions import Action
from tabletop.engine.ids import SeatId
from tabletop.games.traveller_ccg.action import ACTION, Alternating
from tabletop.games.traveller_ccg.initiative import highest, in_initiative_order, priority
from tabletop.games.traveller_ccg.victory import check_victory, threshold, winners
from tests.games.traveller_ccg.tables import Story, table


@pytest.mark.rules("TC-4.1", "TC-4.2", "TC-4.3", "TC-R.4")
def test_who_alone_reaches_the_threshold_wins_at_the_check() -> None:
    story = Story(table(2, counters={1: {"vp": 20}}), check_victory())
    assert story.position.result is not None
    assert (story.position.result.winners, story.position.result.rule) == ((1,), "TC-4.3")


@pytest.mark.rules("TC-4.6")
def test_below_the_threshold_the_game_goes_on() -> None:
    story = Story(table(2, counters={0: {"vp": 19}, 1: {"vp": 19}}), check_victory())
    assert story.position.result is None


@pytest.mark.rules("TC-4.4")
def test_of_several_who_reach_it_the_most_vp_win() -> None:
    assert winners(table(3, counters={0: {"vp": 20}, 1: {"vp": 22}, 2: {"vp": 21}})) == (
        (1,),
        "TC-4.4",
    )


@pytest.mark.rules("TC-4.5")
def test_tied_on_vp_the_higher_initiative_wins() -> None:
    assert winners(table(3, counters={0: {"vp": 20}, 1: {"vp": 20}})) == ((0,), "TC-4.5")


@pytest.mark.rules("TC-R.5")
def test_tied_on_both_they_share_the_victory() -> None:
    at = table(3, counters={0: {"vp": 20}, 1: {"vp": 21}, 2: {"vp": 21}})
    assert winners(at) == ((1, 2), "TC-R.5")


@pytest.mark.rules("TC-13.2", "TC-13.5")
def test_initiative_order_goes_clockwise_from_the_first_captain() -> None:
    assert in_initiative_order(table(4, first=SeatId(2))) == (2, 3, 0, 1)


@pytest.mark.rules("TC-28.14", "TC-13.4", "TC-R.1")
def test_the_acting_captain_has_priority_and_without_one_the_highest_initiative() -> None:
    assert priority(table(3, first=SeatId(1), acting=SeatId(2))) == 2
    assert priority(table(3, first=SeatId(1))) == 0, "Initiative 5, 3, 3"


@pytest.mark.rules("TC-R.3")
def test_a_tie_for_priority_goes_to_the_first_captain_or_the_next_clockwise() -> None:
    hulks = {f"ship:{seat}": ["plain-hulk"] for seat in range(3)}
    assert priority(table(3, hulks, first=SeatId(1))) == 1
    mixed = {**hulks, "ship:0": ["plain-scout"], "ship:3": ["plain-scout"]}
    at = table(4, mixed, first=SeatId(1))
    assert highest(at, in_initiative_order(at)) == (3, 0)
    assert priority(at) == 3, "of seats 0 and 3 the next clockwise from seat 1"


@pytest.mark.rules("TC-R.3")
def test_before_the_first_captain_is_set_a_lot_decides_among_equals() -> None:
    hulks = {f"ship:{seat}": ["plain-hulk"] for seat in range(3)}
    assert priority(table(3, hulks, first=None, lot=SeatId(2))) == 2


@pytest.mark.rules("TC-R.6", "TC-4.1")
def test_with_different_thresholds_only_those_who_meet_their_own_are_compared() -> None:
    lying = {"connections:1": ["patent-of-nobility"]}
    at = table(2, lying, {0: {"vp": 19}, 1: {"vp": 18}})
    assert threshold(at, SeatId(1)) == 18
    assert winners(at) == ((1,), "TC-4.3"), "19 VP are more, but not enough for seat 0"
    at = table(2, lying, {0: {"vp": 20}, 1: {"vp": 18}})
    assert winners(at) == ((0,), "TC-4.4")


@pytest.mark.rules("TC-R.7", "TC-4.2")
def test_only_the_total_at_the_check_counts() -> None:
    at = table(2, {}, {0: {"vp": 20}}, phase="action")
    story = Story(at, ACTION.frame(Alternating()))
    assert story.asked() is not None, "in mid phase nobody wins"
    while not story.over:
        story.answer(Action("pass"))
    assert story.position.result is not None
    assert story.position.result.winners == (0,)
