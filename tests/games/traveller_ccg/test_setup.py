"""Set up: what captains bring, the deal, the first Contracts."""

from __future__ import annotations

import pytest

from tabletop.engine import kernel
from tabletop.engine.decisions import Mix
from tabletop.engine.ids import CHANCE, SeatId
from tabletop.engine.message import Refusal
from tabletop.engine.position import Position
from tabletop.engine.table import Table
from tabletop.engine.view import sees
from tabletop.games.definition import Setup
from tabletop.games.traveller_ccg.places import complications_on, contract_in
from tabletop.games.traveller_ccg.state import Activity, voyage
from tabletop.library.decks.record import Deck, deck
from tests.games.stories import names
from tests.games.traveller_ccg.tables import game


def brings(ship: str = "plain-scout") -> Deck:
    cards = {"plain-penny": 20, "plain-purse": 20, "plain-debt": 20}
    adventures = {"plain-run": 10, "plain-haul": 10}
    return deck(
        "test", "traveller-ccg", {"ship": {ship: 1}, "captain": cards} | {"adventure": adventures}
    )


def dealt(*ships: str, seed: int = 1) -> Position:
    begun = game().begin(Setup(len(ships), {}, tuple(brings(ship) for ship in ships)))
    assert not isinstance(begun, Refusal)
    board, frame = begun
    rules = game().rules
    return kernel.settle(rules, kernel.start(rules, board, frame, seed))


@pytest.mark.rules("TC-1.1")
@pytest.mark.parametrize("seats", [0, 5])
def test_only_one_to_four_captains_play(seats: int) -> None:
    refused = game().begin(Setup(seats, {}, tuple(brings() for _ in range(seats))))
    assert isinstance(refused, Refusal)
    assert refused.rule == "TC-1.1"


@pytest.mark.rules("TC-1.2")
def test_nobody_plays_without_a_ship() -> None:
    bare = deck("test", "traveller-ccg", {"captain": {"plain-penny": 60}})
    refused = game().begin(Setup(2, {}, (brings(), bare)))
    assert isinstance(refused, Refusal)
    assert refused.rule == "TC-1.2"


@pytest.mark.rules(
    "TC-12.1", "TC-12.2", "TC-12.3", "TC-12.5", "TC-1.9", "TC-2.1", "TC-2.2", "TC-1.11"
)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_begins_with_a_ship_a_hand_of_7_and_their_contracts(seats: int) -> None:
    board = dealt(*["plain-scout", "plain-trader", "plain-hulk", "plain-hulk"][:seats]).board
    for seat in range(seats):
        piles = {kind: board.piles[f"{kind}:{seat}"] for kind in ("ship", "hand", "deck")}  # type: ignore[index]
        assert [len(pile) for pile in piles.values()] == [1, 7, 53]
        assert all(board.cards[card].owner == seat for pile in piles.values() for card in pile)
        assert board.seats[seat].counters == {}
        assert voyage(Table(board, {})).captains[seat].activity == Activity()
    for number in range(4):
        contract = contract_in(board, number)
        assert contract is not None
        assert board.cards[contract].face_up
        (complication,) = complications_on(board, contract)
        record = board.cards[complication]
        assert (record.face_up, record.known_to) == (False, ())
        assert record.owner == board.cards[contract].owner


@pytest.mark.rules("TC-12.2", "TC-12.3")
def test_hands_and_contracts_are_drawn_from_the_decks_as_they_were_shuffled() -> None:
    rules = game().rules
    begun = game().begin(Setup(1, {}, (brings(),)))
    assert not isinstance(begun, Refusal)
    position = kernel.start(rules, *begun, 1)
    for size in (60, 20):
        assert position.pending is not None
        assert position.pending.decision == Mix(count=size)
        mixed = kernel.submit(rules, position, CHANCE, tuple(reversed(range(size))))
        assert not isinstance(mixed, Refusal)
        position = mixed
    at = Table(position.board, rules.definitions)
    assert names(at, "hand:0") == ["plain-penny"] * 7, "what lay at the bottom lies on top now"
    assert names(at, "slot:0") == ["plain-run"] * 2


@pytest.mark.rules("TC-12.4", "TC-E.32", "TC-R.23")
@pytest.mark.parametrize(
    ("seats", "left"), [(1, [12]), (2, [16, 16]), (3, [16, 18, 18]), (4, [18, 18, 18, 18])]
)
def test_each_fills_the_slots_they_control(seats: int, left: list[int]) -> None:
    board = dealt(*["plain-scout", "plain-trader", "plain-hulk", "plain-hulk"][:seats]).board
    assert [len(board.piles[f"adventure-deck:{seat}"]) for seat in range(seats)] == left  # type: ignore[index]


@pytest.mark.rules("TC-1.12", "TC-1.13", "TC-1.14", "TC-R.103")
def test_hands_are_their_owners_and_decks_are_closed_to_all() -> None:
    board = dealt("plain-scout", "plain-trader").board
    for kind, seen in (("hand", (0,)), ("deck", ()), ("adventure-deck", ()), ("ship", (0, 1))):
        (card, *_) = board.piles[f"{kind}:0"]  # type: ignore[index]
        assert tuple(s for s in (0, 1) if sees(board, SeatId(s), board.cards[card])) == seen


@pytest.mark.rules("TC-12.6", "TC-13.1")
def test_the_first_round_begins_with_a_full_ready_phase() -> None:
    position = dealt("plain-scout", "plain-trader")
    state = voyage(Table(position.board, {}))
    assert (state.round, state.phase, state.stage) == (1, "ready", 2)
    assert position.pending is not None
    assert position.pending.decision.name == "discard"


@pytest.mark.rules("TC-R.13", "TC-R.3")
def test_a_deal_is_the_same_again_from_the_same_seed_and_another_from_another() -> None:
    hulks = ("plain-hulk", "plain-hulk")
    assert dealt(*hulks, seed=7).board == dealt(*hulks, seed=7).board
    assert dealt(*hulks, seed=7).board != dealt(*hulks, seed=8).board
    assert voyage(Table(dealt(*hulks).board, {})).lot in (0, 1)
