"""Contract slots: who controls which, and what comes into an empty one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop.engine.frames import NOTHING
from tabletop.engine.ids import ONLOOKER, SeatId
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.commitment import abandon
from tabletop.games.traveller_ccg.places import complications_on, contract_in
from tabletop.games.traveller_ccg.slots import (
    LOT,
    controller_of_slot,
    dealt,
    lot_is_due,
    refill,
)
from tabletop.games.traveller_ccg.state import Activity, Captain, voyage
from tests.games.stories import find, names
from tests.games.traveller_ccg.tables import Lying, Story, table


@pytest.mark.rules("TC-9.1", "TC-9.2", "TC-E.32", "TC-12.4")
def test_there_are_four_slots_shared_by_the_number_of_captains() -> None:
    assert dealt(1) == (0, 0, 0, 0)
    assert dealt(2) == (0, 0, 1, 1)
    assert dealt(3) == (0, 1, 2, None)
    assert dealt(4) == (0, 1, 2, 3)


@pytest.mark.rules("TC-9.3", "TC-R.22", "TC-R.21")
def test_the_fourth_slot_of_three_goes_by_the_lowest_vp_and_changes_hands_with_it() -> None:
    at = table(3, counters={0: {"vp": 4}, 1: {"vp": 2}, 2: {"vp": 3}})
    assert controller_of_slot(at, 3) == 1
    assert [controller_of_slot(at, number) for number in range(3)] == [0, 1, 2]
    at = table(3, counters={0: {"vp": 1}, 1: {"vp": 2}, 2: {"vp": 3}})
    assert controller_of_slot(at, 3) == 0


@pytest.mark.rules("TC-9.3", "TC-R.23")
def test_of_those_with_the_lowest_vp_the_highest_initiative_has_the_fourth_slot() -> None:
    at = table(3)
    assert controller_of_slot(at, 3) == 0, "all have 0 VP, the Scout has Initiative 5"
    at = table(3, {"ship:0": ["plain-hulk"], "ship:1": ["plain-scout"]}, {2: {"vp": 1}})
    assert controller_of_slot(at, 3) == 1


def _tied() -> Table:
    return table(3, counters={0: {"vp": 1}})


@pytest.mark.rules("TC-9.3", "TC-R.22", "TC-R.13")
def test_a_tie_for_the_fourth_slot_is_drawn_once_and_kept_until_the_standing_changes() -> None:
    at = _tied()
    story = Story(at, LOT.frame(NOTHING), chance=[(2,)])
    assert controller_of_slot(story.table, 3) == 2
    assert story.said == ["By lot the fourth Contract slot goes to seat 2."]
    again = Story(story.table, LOT.frame(NOTHING), chance=[(1,)])
    assert controller_of_slot(again.table, 3) == 2, "no new lot while nothing has changed"

    seats = list(again.board.seats)
    seats[2] = replace(seats[2], counters={"vp": 5})
    ahead = Table(again.board._replace(seats=tuple(seats)), at.definitions)
    assert controller_of_slot(ahead, 3) == 1, "no tie any more"
    assert lot_is_due(ahead)
    forgotten = Story(ahead, LOT.frame(NOTHING)).table
    assert voyage(forgotten).fourth is None
    back = Table(forgotten.board._replace(seats=again.board.seats), at.definitions)
    assert controller_of_slot(Story(back, LOT.frame(NOTHING), chance=[(1,)]).table, 3) == 1


@pytest.mark.rules("TC-9.4", "TC-R.24", "TC-1.7", "TC-R.28")
def test_an_empty_slot_gets_a_contract_face_up_and_a_complication_that_nobody_has_seen() -> None:
    at = table(2, {"adventure-deck:0": ["plain-haul", "plain-run"] * 3})
    story = Story(at, refill())
    contract = contract_in(story.board, 0)
    assert contract is not None
    assert story.table.printed(contract).name == "Plain Run"
    assert story.board.cards[contract].face_up
    (hidden,) = complications_on(story.board, contract)
    assert story.table.printed(hidden).name == "Plain Strike"
    assert not story.board.cards[hidden].face_up
    assert story.board.cards[hidden].known_to == ()
    assert ONLOOKER not in story.board.cards[hidden].known_to
    assert names(story.table, "slot:1") == ["plain-run", "plain-haul"]
    assert names(story.table, "slot:2") == [], "seat 1 has no adventure cards"
    assert names(story.table, "adventure-deck:0") == ["plain-haul", "plain-run"]


@pytest.mark.rules("TC-9.4", "TC-R.21")
def test_the_refill_comes_from_the_deck_of_whoever_controls_the_slot() -> None:
    decks = {f"adventure-deck:{seat}": ["plain-run"] * 9 for seat in range(2)}
    story = Story(table(2, decks), refill())
    owners = [story.board.cards[story.board.piles[f"slot:{n}"][0]].owner for n in range(4)]  # type: ignore[index]
    assert owners == [0, 0, 1, 1]


@pytest.mark.rules("TC-R.30")
def test_a_contract_without_slots_gets_no_complication() -> None:
    story = Story(table(1, {"adventure-deck:0": ["plain-run", "plain-errand"]}), refill())
    assert names(story.table, "slot:0") == ["plain-errand"]
    assert names(story.table, "slot:1") == ["plain-run"]


@pytest.mark.rules("TC-1.17", "TC-R.25")
def test_an_empty_adventure_deck_is_made_of_its_discard_pile() -> None:
    at = table(1, {"adventure-discard:0": ["plain-run"], "adventure-deck:0": ["plain-haul"]})
    story = Story(at, refill())
    assert names(story.table, "slot:0") == ["plain-haul", "plain-run"]
    assert names(story.table, "slot:1") == []
    assert any("shuffles the adventure discard pile" in line for line in story.said)


@pytest.mark.rules("TC-R.25")
def test_a_contract_may_start_without_a_complication_and_a_slot_may_stay_empty() -> None:
    story = Story(table(1, {"adventure-deck:0": ["plain-run"]}), refill())
    assert [names(story.table, f"slot:{n}") for n in range(4)] == [["plain-run"], [], [], []]


@pytest.mark.rules("TC-9.5", "TC-15.15", "TC-R.62")
def test_contract_and_complications_go_to_their_own_owners_piles() -> None:
    pursuing = Captain(Activity("contract", 0))
    decks = {f"adventure-deck:{seat}": ["plain-errand"] * 4 for seat in range(2)}
    at = table(
        2,
        {"slot:0": ["plain-run", Lying("plain-haul", owner=1)], **decks},
        captains=(pursuing, Captain()),
    )
    story = Story(at, abandon(SeatId(0), 0))
    assert names(story.table, "adventure-discard:0") == ["plain-run"]
    assert names(story.table, "adventure-discard:1") == ["plain-haul"]
    left = story.board.cards[find(story.table, "plain-haul")]
    assert (left.face_up, left.side) == (True, 0)
    assert names(story.table, "slot:0") == ["plain-errand"], "refilled at once"


@pytest.mark.rules("TC-9.6", "TC-15.9", "TC-15.15")
def test_a_contract_that_somebody_still_pursues_stays() -> None:
    pursuing = Captain(Activity("contract", 0))
    at = table(2, {"slot:0": ["plain-run"]}, captains=(pursuing, pursuing))
    story = Story(at, abandon(SeatId(0), 0))
    assert names(story.table, "slot:0") == ["plain-run"]
    assert voyage(story.table).captains[0].activity == Activity()
    assert voyage(story.table).captains[1].activity == Activity("contract", 0)
