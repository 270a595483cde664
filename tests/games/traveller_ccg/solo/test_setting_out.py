"""How a game alone begins: with fewer slots, a smaller hand, the Opposition."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tabletop.engine.board import Board
from tabletop.engine.ids import AUTOMA, DefId, SeatId, ZoneId
from tabletop.engine.message import Refusal
from tabletop.engine.table import Table
from tabletop.games.bringing import assembled, ready_decks, set_up
from tabletop.games.definition import OptionValue
from tabletop.games.traveller_ccg.places import complications_on, contract_in, slots_of
from tabletop.games.traveller_ccg.setup import SETUP
from tabletop.games.traveller_ccg.slots import controller_of_slot
from tabletop.games.traveller_ccg.solo.opposition import HALF_DOZEN_CREW
from tabletop.games.traveller_ccg.solo.venture import BUSINESS, HALF_DOZEN
from tabletop.games.traveller_ccg.state import voyage
from tabletop.library.decks.record import Deck, deck
from tests.games.stories import names
from tests.games.traveller_ccg.tables import Story, game


def begun(options: Mapping[str, OptionValue], brought: Deck | None = None, seed: int = 1) -> Story:
    """Begin a game alone and play it to its first question."""
    decks = (brought or ready_decks(game())[0],)
    setup = assembled(game(), {**options, "seats": 1}, decks)
    assert not isinstance(setup, Refusal)
    laid = game().begin(setup)
    assert not isinstance(laid, Refusal)
    board, frame = laid
    assert frame.procedure == SETUP.name
    return Story(Table(board, game().rules.definitions), frame, seed=seed)


def slots(board: Board) -> list[int]:
    """Give how many Complications lie on the Contract of each slot."""
    found = []
    for number in slots_of(board):
        contract = contract_in(board, number)
        assert contract is not None
        found.append(len(complications_on(board, contract)))
    return found


@pytest.mark.rules("TC-32.2", "TC-34.1", "TC-9.2", "TC-12.4", "TC-R.110")
def test_alone_one_controls_four_slots_each_with_a_contract_and_a_face_down_complication() -> None:
    story = begun({})
    assert slots(story.board) == [1, 1, 1, 1]
    assert {controller_of_slot(story.table, number) for number in range(4)} == {0}
    for number in range(4):
        contract = contract_in(story.board, number)
        assert contract is not None
        assert story.board.cards[contract].face_up
        (hidden,) = complications_on(story.board, contract)
        assert not story.board.cards[hidden].face_up
        assert story.board.cards[hidden].known_to == ()
    assert voyage(story.table).venture.points == 0
    assert not names(story.table, "opposition-deck")
    story.answer(())
    assert voyage(story.table).first == SeatId(0)


@pytest.mark.rules("TC-33.10", "TC-33.11")
@pytest.mark.parametrize("count", [3, 2])
def test_fewer_contract_slots(count: int) -> None:
    story = begun({"contract-slots": count})
    assert slots(story.board) == [1] * count
    assert {controller_of_slot(story.table, number) for number in range(count)} == {0}


@pytest.mark.rules("TC-33.12", "TC-33.13")
@pytest.mark.parametrize("size", [6, 5])
def test_a_smaller_hand(size: int) -> None:
    story = begun({"hand-size": size})
    assert len(names(story.table, "hand:0")) == size
    hand = story.board.piles[ZoneId("hand:0")]
    story.answer(hand[:3])
    assert len(names(story.table, "hand:0")) == size, "up to it and no further"


@pytest.mark.rules("TC-33.14", "TC-R.117")
def test_two_complications_on_each_new_contract_but_no_more_than_it_has_slots() -> None:
    ready = ready_decks(game())[0]
    two = begun({"double-complications": True}, with_cards(ready, {"plain-run": 12}))
    assert slots(two.board) == [2, 2, 2, 2]
    one = begun({"double-complications": True}, with_cards(ready, {"plain-haul": 12}))
    assert slots(one.board) == [1, 1, 1, 1]
    endless = begun(
        {"double-complications": True, "endless-complications": True},
        with_cards(ready, {"plain-haul": 12}),
    )
    assert slots(endless.board) == [2, 2, 2, 2]


def with_cards(ready: Deck, adventure: Mapping[str, int]) -> Deck:
    """Give a deck with other adventure cards."""
    sections = {key: dict(copies) for key, copies in ready.sections.items()}
    sections["adventure"] = {DefId(card): count for card, count in adventure.items()}
    return deck(ready.name, ready.game, sections)


@pytest.mark.rules("TC-34.4", "TC-34.3", "TC-R.122")
def test_the_opposition_owns_a_shuffled_deck_of_six_and_is_no_seat() -> None:
    story = begun({"scenario": HALF_DOZEN})
    there = story.board.piles[ZoneId("opposition-deck")]
    assert sorted(names(story.table, "opposition-deck")) == sorted(HALF_DOZEN_CREW)
    assert {story.board.cards[card].owner for card in there} == {AUTOMA}
    assert all(not story.board.cards[card].face_up for card in there)
    assert len(story.board.seats) == 1
    again = begun({"scenario": HALF_DOZEN}, seed=2)
    assert names(again.table, "opposition-deck") != names(story.table, "opposition-deck")
    assert not names(begun({"scenario": BUSINESS}).table, "opposition-deck")


@pytest.mark.rules("TC-34.14", "TC-33.19")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_crew_of_the_opposition_in_play_at_the_start(count: int) -> None:
    story = begun({"scenario": HALF_DOZEN, "opposition-at-start": count})
    there = story.board.piles[ZoneId("opposition")]
    assert len(there) == count
    assert {story.board.cards[card].controller for card in there} <= {AUTOMA}
    assert len(names(story.table, "opposition-deck")) == 6 - count
    assert voyage(story.table).venture.points == {0: 0, 1: 3, 2: 10}[count]


@pytest.mark.rules("TC-33.2", "TC-33.3", "TC-33.6", "TC-33.7", "TC-33.8", "TC-33.9", "TC-33.4")
def test_deck_challenges_ask_for_other_decks() -> None:
    brought = ready_decks(game())[0]
    challenges: tuple[tuple[Mapping[str, OptionValue], str], ...] = (
        ({"captains-deck": 50}, "TC-33.6"),
        ({"captains-deck": 40}, "TC-33.7"),
        ({"adventure-deck": 25}, "TC-33.2"),
        ({"adventure-deck": 30}, "TC-33.3"),
        ({"captains-copies": 1}, "TC-33.9"),
        ({"captains-copies": 2}, "TC-33.8"),
        ({"adventure-copies": 1}, "TC-33.4"),
    )
    for options, rule in challenges:
        refused = set_up(game(), {**options, "seats": 1}, (brought,))
        assert isinstance(refused, Refusal), options
        assert refused.rule == rule
    assert not isinstance(set_up(game(), {"seats": 1}, (brought,)), Refusal)
