"""Adventure Stage 1 alone: one Complication where it hurts most, one where the captain likes."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine.ids import SeatId
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.adventure import ADVENTURE
from tabletop.games.traveller_ccg.game import LANGUAGE
from tabletop.games.traveller_ccg.limits import over_limits
from tabletop.games.traveller_ccg.places import complications_on, contract_in
from tabletop.games.traveller_ccg.solo.complications import ALONE_COMPLICATIONS, Complicating
from tabletop.games.traveller_ccg.solo.venture import ENDLESS, Venture
from tabletop.games.traveller_ccg.stages import Turns
from tests.games.stories import names
from tests.games.traveller_ccg.tables import Lying, Story, table

DECK = ["plain-errand", "plain-run", "plain-run", "plain-haul", "plain-errand"]
"""The top card is drawn first: it is the last one here."""


def stage(lying: dict[str, list[str | Lying]], **state: Any) -> Story:
    """Begin the stage with these Contracts; run is worth 2 VP, haul 4, errand 1."""
    at = table(1, {"adventure-deck:0": list(DECK), **lying}, **state)
    return Story(at, ALONE_COMPLICATIONS.frame(Complicating(SeatId(0))))


def on(at: Table, slot: int) -> list[str]:
    """List the Complications of a slot by name."""
    contract = contract_in(at.board, slot)
    assert contract is not None
    return [str(at.board.cards[card].definition) for card in complications_on(at.board, contract)]


@pytest.mark.rules("TC-32.3", "TC-32.5", "TC-R.112", "TC-30.6")
def test_the_first_goes_unseen_to_the_most_vp_and_the_second_open_to_any_contract() -> None:
    story = stage({"slot:0": ["plain-run"], "slot:1": ["plain-haul"], "slot:2": ["plain-run"]})
    assert on(story.table, 1) == ["plain-errand"]
    haul = contract_in(story.board, 1)
    assert haul is not None
    (hidden,) = complications_on(story.board, haul)
    there = story.board.cards[hidden]
    assert (there.face_up, there.side, there.known_to) == (False, 1, ())
    assert "plain-errand" not in "".join(story.said)
    # The second one is looked at before its Contract is chosen, and full ones can be chosen too.
    asked = story.asked()
    assert asked.cards == tuple(contract_in(story.board, slot) for slot in (0, 1, 2))
    (second,) = story.board.top("adventure-deck:0", 1)  # type: ignore[arg-type]
    assert story.board.cards[second].known_to == (0,)
    story.answer((asked.cards[0],))
    assert story.over
    assert on(story.table, 0) == ["plain-haul"]
    opened = story.board.cards[second]
    assert (opened.face_up, opened.side, opened.attached_to) == (True, 1, asked.cards[0])
    assert len(names(story.table, "adventure-deck:0")) == 3


@pytest.mark.rules("TC-32.3")
def test_a_full_contract_is_passed_over_for_the_next_most_vp() -> None:
    story = stage(
        {"slot:0": ["plain-errand"], "slot:1": ["plain-haul", "plain-run"], "slot:2": ["plain-run"]}
    )
    assert on(story.table, 1) == ["plain-run"]
    assert on(story.table, 2) == ["plain-errand"], "the errand has no slots at all"


@pytest.mark.rules("TC-R.111")
def test_of_contracts_of_equal_vp_the_captain_chooses() -> None:
    story = stage({"slot:0": ["plain-run"], "slot:1": ["plain-errand"], "slot:2": ["plain-run"]})
    asked = story.asked()
    assert asked.name == "complicate-unseen"
    assert asked.rule == "TC-R.111"
    assert asked.cards == (contract_in(story.board, 0), contract_in(story.board, 2))
    story.answer((asked.cards[1],))
    assert on(story.table, 2) == ["plain-errand"]


@pytest.mark.rules("TC-32.4", "TC-R.27")
def test_with_all_full_it_goes_to_the_least_vp_once_the_captain_has_made_room() -> None:
    story = stage(
        {
            "slot:0": ["plain-haul", "plain-run"],
            "slot:1": ["plain-run", "plain-haul", Lying("plain-errand", face_up=True)],
        }
    )
    asked = story.asked()
    assert (asked.name, asked.rule) == ("make-room", "TC-32.4")
    run = contract_in(story.board, 1)
    assert run is not None
    assert asked.cards == complications_on(story.board, run)
    story.answer((asked.cards[1],))
    assert on(story.table, 1) == ["plain-haul", "plain-errand"]
    assert names(story.table, "adventure-discard:0") == ["plain-errand"]
    # The open one may go on a full Contract as well, with room made as usual.
    story.answer((run,))
    room = story.asked()
    assert (room.name, room.rule) == ("make-room", "TC-15.2")
    story.answer((room.cards[0],))
    assert on(story.table, 1) == ["plain-errand", "plain-haul"]
    assert story.over


@pytest.mark.rules("TC-33.15", "TC-R.118")
def test_with_endless_slots_no_contract_is_ever_full() -> None:
    story = stage(
        {
            "slot:0": ["plain-haul", "plain-run", "plain-run", "plain-run"],
            "slot:1": ["plain-run"],
            "slot:2": ["plain-errand"],
        },
        venture=Venture(challenges=(ENDLESS,)),
    )
    assert on(story.table, 0)[3:] == ["plain-errand"], "the most VP, however full"
    errand = contract_in(story.board, 2)
    assert errand in story.asked().cards, "one without slots has slots, too"
    assert errand is not None
    story.answer((errand,))
    assert on(story.table, 2) == ["plain-haul"]
    assert list(over_limits(LANGUAGE.reader(story.table))) == []


@pytest.mark.rules("TC-R.25", "TC-R.26", "TC-1.17")
def test_without_cards_or_contracts_nothing_is_drawn_and_a_discard_pile_is_a_new_deck() -> None:
    assert stage({"slot:0": ["plain-run"], "adventure-deck:0": []}).over
    nowhere = stage({})
    assert nowhere.over
    assert len(names(nowhere.table, "adventure-deck:0")) == len(DECK)
    again = stage(
        {
            "slot:0": ["plain-run"],
            "adventure-deck:0": ["plain-haul"],
            "adventure-discard:0": ["plain-run", "plain-errand"],
        }
    )
    assert on(again.table, 0) == ["plain-haul"]
    assert again.asked().name == "complicate"
    assert len(names(again.table, "adventure-deck:0")) == 2, "one of them is looked at"


@pytest.mark.rules("TC-32.1", "TC-32.6", "TC-24.12", "TC-R.113")
def test_the_phase_goes_so_for_one_captain_and_piracy_is_refused() -> None:
    full: list[str | Lying] = ["plain-haul", "plain-haul"]
    others = {f"slot:{number}": full for number in (1, 2, 3)}
    at = table(1, {"slot:0": ["plain-run"], "adventure-deck:0": list(DECK), **others})
    story = Story(at, ADVENTURE.frame(Turns()))
    assert on(story.table, 0) == ["plain-errand"]
    contract = contract_in(story.board, 0)
    assert contract is not None
    story.answer((contract,))
    assert story.asked().name == "activity"
    verbs = {action.verb for action in story.asked().actions}
    assert "stay-uncommitted" in verbs
    assert "declare-piracy" not in verbs
