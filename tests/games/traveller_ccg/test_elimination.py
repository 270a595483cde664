"""Bankruptcy: who goes out, what becomes of their cards, their slots and their turn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop.engine.board import QueueItem
from tabletop.engine.events import CardMoved, MomentCame
from tabletop.engine.ids import DefId, SeatId
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.elimination import ELIMINATION, Out, bankrupt
from tabletop.games.traveller_ccg.expenses import expense
from tabletop.games.traveller_ccg.initiative import highest
from tabletop.games.traveller_ccg.slots import controller_of_slot
from tabletop.games.traveller_ccg.state import Activity, Captain, voyage
from tests.games.stories import find, names
from tests.games.traveller_ccg.playing import Zones, acting
from tests.games.traveller_ccg.tables import Lying, Story, table


def _gone(story: Story) -> list[str]:
    return sorted(names(story.table, "gone"))


@pytest.mark.rules("TC-4.7", "TC-4.10", "TC-4.8")
def test_of_two_captains_the_other_wins_whatever_the_vp() -> None:
    story = Story(table(2, counters={0: {"vp": 12}}), bankrupt(SeatId(0)))
    assert story.position.result is not None
    assert (story.position.result.winners, story.position.result.rule) == ((1,), "TC-4.7")


@pytest.mark.rules("TC-4.15")
def test_alone_bankruptcy_is_defeat() -> None:
    story = Story(table(1, counters={0: {"vp": 25}}), bankrupt(SeatId(0)))
    assert story.position.result is not None
    assert (story.position.result.winners, story.position.result.rule) == ((), "TC-4.15")


@pytest.mark.rules("TC-4.8", "TC-4.9", "TC-6.7", "TC-4.11")
def test_an_expense_that_the_last_card_does_not_meet_bankrupts() -> None:
    from tabletop.engine.message import say

    at = table(3, {"hand:1": ["plain-penny"], "deck:1": ["plain-penny"]}, {1: {"vp": 9}})
    story = Story(at, expense(SeatId(1), 3, say("the damage"), "TC-24.4"))
    story.answer((find(at, "plain-penny", "hand:1"),))
    story.answer((find(at, "plain-penny", "deck:1"),))
    assert story.value is False
    assert story.board.aboard() == (0, 2)
    assert story.position.result is None, "the others play on"
    assert MomentCame("eliminated", SeatId(1)) in story.events


@pytest.mark.rules("TC-3.4", "TC-4.12", "TC-1.19", "TC-2.1")
def test_every_card_they_own_leaves_the_game_wherever_it_is_and_is_not_dispersed() -> None:
    at = table(
        3,
        {
            "hand:1": ["plain-penny"],
            "deck:1": ["plain-purse"],
            "discard:1": ["plain-debt"],
            "crew:1": ["plain-hand"],
            "dispersed": [Lying("plain-mate", owner=1)],
            "crew:0": ["plain-troll", Lying("plain-leech", owner=1, controller=1)],
            "connections:2": [Lying("plain-friend", owner=1, controller=2)],
        },
    )
    story = Story(at, bankrupt(SeatId(1)))
    everything = "debt friend hand leech mate penny purse trader"
    assert _gone(story) == [f"plain-{name}" for name in everything.split()]
    assert names(story.table, "crew:0") == ["plain-troll"]
    moved = [event.to for event in story.events if isinstance(event, CardMoved)]
    assert "dispersed" not in moved


@pytest.mark.rules("TC-R.14", "TC-4.14", "TC-2.6")
def test_what_others_own_goes_back_to_their_discard_piles() -> None:
    at = table(
        3,
        {
            "crew:1": [
                Lying("plain-mate", owner=0),
                Lying("plain-vest", on="plain-mate", owner=0),
                "plain-hand",
                Lying("plain-leech", on="plain-hand", owner=2, controller=2),
            ],
        },
    )
    story = Story(at, bankrupt(SeatId(1)))
    assert sorted(names(story.table, "discard:0")) == ["plain-mate", "plain-vest"]
    assert names(story.table, "discard:2") == ["plain-leech"]
    assert _gone(story) == ["plain-hand", "plain-trader"]


@pytest.mark.rules("TC-3.4", "TC-4.13", "TC-R.15")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("crew", [("knoukh", "sister-agneta"), ("sister-agneta", "knoukh")])
def test_what_their_leaving_sets_off_is_of_those_who_stay(
    seats: int, crew: tuple[str, str]
) -> None:
    """Two Sisters mourn: the one who goes out draws nothing, and no card of theirs comes in."""
    at = table(
        seats,
        {
            "crew:0": ["sister-agneta", Lying("plain-mate", owner=2)],
            "crew:2": crew,
            "deck:0": ["plain-penny"],
            "deck:2": ["plain-purse"],
            "slot:2": [Lying("plain-run", owner=2)],
            **{f"adventure-deck:{seat}": ["plain-errand"] * 2 for seat in range(seats)},
        },
        {1: {"vp": 1}},
    )
    story = Story(at, bankrupt(SeatId(2)))
    assert names(story.table, "hand:0") == ["plain-penny"]
    assert not any(
        isinstance(event, CardMoved) and event.to != "gone" and _owner(story, event) == 2
        for event in story.events
    )
    assert _gone(story).count("plain-errand") == 2


def _owner(story: Story, event: CardMoved) -> int | None:
    return story.board.cards[event.card].owner


@pytest.mark.rules("TC-R.17")
def test_what_lasts_of_them_for_their_ship_has_no_ship_any_more() -> None:
    """A Crew of theirs that is still to leave, and what they did for the round, say "your Ship"."""
    lying: Zones = {
        "hand:0": ["running-the-blockade"],
        "deck:0": ["plain-purse"],
        "crew:0": ["ishkaa-nadir"],
        "crew:1": ["sister-agneta", Lying("plain-mate", owner=0)],
        "deck:1": ["plain-penny"],
    }
    before = acting(lying, seats=3).use(0, "running-the-blockade").pays("top")
    while before.asked().name == "react":
        before.passes(before.asked().seat)
    story = Story(before.table, bankrupt(SeatId(0)))
    assert names(story.table, "hand:1") == ["plain-penny"]
    assert story.board.lasting
    assert highest(story.table, story.board.aboard())


@pytest.mark.rules("TC-R.15", "TC-R.16", "TC-4.14")
def test_their_contracts_leave_and_complications_go_their_own_ways() -> None:
    on_it = Captain(Activity("contract", 1))
    at = table(
        3,
        {
            "slot:0": ["plain-run", Lying("plain-haul", owner=1)],
            "slot:1": [Lying("plain-run", owner=1), Lying("plain-haul", owner=2)],
            "adventure-deck:0": ["plain-errand"] * 4,
            "adventure-deck:2": ["plain-errand"] * 4,
        },
        captains=(on_it, Captain(Activity("contract", 0)), Captain()),
    )
    story = Story(at, bankrupt(SeatId(1)))
    assert names(story.table, "slot:0") == ["plain-run"], "the Contract of another stays"
    assert names(story.table, "adventure-discard:2") == ["plain-haul"]
    assert _gone(story).count("plain-run") == 1
    assert _gone(story).count("plain-haul") == 1
    state = voyage(story.table)
    assert state.captains[0].activity == Activity(), "uncommitted, and nothing paid"
    assert state.captains[1].activity == Activity()
    assert not any("abandons" in line for line in story.said)


@pytest.mark.rules("TC-R.17")
def test_what_they_had_on_the_queue_is_removed() -> None:
    at = table(3, {"pending": [Lying("plain-penny", owner=1), Lying("plain-purse", owner=0)]})
    mine, theirs = find(at, "plain-penny"), find(at, "plain-purse")
    queue = (
        QueueItem(1, theirs, DefId("plain-purse"), "play", SeatId(0)),
        QueueItem(2, mine, DefId("plain-penny"), "play", SeatId(1)),
    )
    at = Table(at.board._replace(queue=queue), at.definitions)
    story = Story(at, bankrupt(SeatId(1)))
    assert [item.id for item in story.board.queue] == [1]


@pytest.mark.rules("TC-R.18")
def test_play_passes_clockwise_and_so_does_being_first() -> None:
    story = Story(table(4, first=SeatId(3), acting=SeatId(3)), bankrupt(SeatId(3)))
    state = voyage(story.table)
    assert (state.first, state.acting) == (0, 0)
    story = Story(table(4, first=SeatId(3), acting=SeatId(1)), bankrupt(SeatId(1)))
    state = voyage(story.table)
    assert (state.first, state.acting) == (3, 2)


@pytest.mark.rules("TC-R.20", "TC-4.13", "TC-9.7")
def test_from_four_captains_to_three_the_lost_slot_becomes_the_fourth() -> None:
    at = table(4, counters={0: {"vp": 3}, 2: {"vp": 2}, 3: {"vp": 5}})
    story = Story(at, bankrupt(SeatId(1)))
    assert voyage(story.table).slots == (0, None, 2, 3)
    assert controller_of_slot(story.table, 1) == 2, "the lowest VP of those left"


@pytest.mark.rules("TC-R.20", "TC-4.13")
def test_from_three_to_two_the_lower_vp_gets_the_fourth_slot_and_the_other_the_free_one() -> None:
    at = table(3, counters={0: {"vp": 3}, 2: {"vp": 7}})
    story = Story(at, bankrupt(SeatId(1)))
    assert voyage(story.table).slots == (0, 2, 2, 0)


@pytest.mark.rules("TC-R.20")
def test_a_tie_between_the_two_is_broken_by_initiative_and_then_by_lot() -> None:
    assert voyage(Story(table(3), bankrupt(SeatId(1))).table).slots == (0, 2, 2, 0)
    hulks = {f"ship:{seat}": ["plain-hulk"] for seat in range(3)}
    story = Story(table(3, hulks), bankrupt(SeatId(1)), chance=[(2,)])
    assert voyage(story.table).slots == (0, 0, 2, 2)


@pytest.mark.rules("TC-R.20")
def test_four_to_two_at_once_the_lower_vp_picks_one_of_the_free_slots() -> None:
    at = table(4, counters={0: {"vp": 3}, 2: {"vp": 1}})
    story = Story(at, ELIMINATION.frame(Out((SeatId(1), SeatId(3)))))
    assert (story.asked().name, story.asked().seat) == ("free-slot", 2)
    story.answer("3")
    assert voyage(story.table).slots == (0, 0, 2, 2)
    assert story.board.aboard() == (0, 2)


@pytest.mark.rules("TC-R.15", "TC-R.20")
def test_empty_slots_are_refilled_by_their_new_controllers() -> None:
    at = table(
        3,
        {"slot:1": [Lying("plain-run", owner=1)], "adventure-deck:2": ["plain-errand"] * 3},
        counters={0: {"vp": 3}, 2: {"vp": 7}},
    )
    story = Story(at, bankrupt(SeatId(1)))
    (card,) = (number for number in story.board.piles["slot:1"])  # type: ignore[index]
    assert story.board.cards[card].owner == 2


@pytest.mark.rules("TC-R.18")
def test_a_captain_out_is_forgotten_in_the_record() -> None:
    on_it = replace(Captain(Activity("contract", 1)), eligible=True)
    at = table(3, {"slot:1": ["plain-run"]}, captains=(Captain(), on_it, Captain()))
    story = Story(at, bankrupt(SeatId(1)))
    assert voyage(story.table).captains[1] == Captain()
    assert names(story.table, "slot:1") == ["plain-run"]
