"""The computer player: what it believes, how it bluffs, when it calls; and it is no walkover."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from tabletop.engine.actions import Action
from tabletop.engine.board import Board
from tabletop.engine.chance import Chance
from tabletop.engine.ids import ONLOOKER, CardId, DefId, SeatId, ZoneId
from tabletop.engine.position import Position
from tabletop.engine.view import view_of
from tabletop.games.traitors_aboard.bots.beliefs import beliefs, reaches, top_value
from tabletop.games.traitors_aboard.places import CHEST, DECK, MUTINEER, PIRATE, role_card
from tabletop.games.traitors_aboard.voyage import Deed, Note
from tests.games.traitors_aboard.play import (
    SAILOR,
    answer,
    begin,
    bot_answer,
    game,
    kinds_in,
    on,
    played,
    seats_of,
)

VALUES = {DefId("loot-plus"): 1, DefId("loot-zero"): 0, DefId("loot-minus"): -2}
PLUS, ZERO, MINUS = VALUES
ANN, BO, CY = SeatId(0), SeatId(1), SeatId(2)


def deal_roles(board: Board, mutineer: SeatId) -> Board:
    """Make this player the only Mutineer."""
    cards = dict(board.cards)
    for seat in seats_of(board):
        card = cards[role_card(board, seat)]
        cards[card.id] = card._replace(definition=MUTINEER if seat == mutineer else PIRATE)
    return board._replace(cards=cards)


def told(board: Board, story: list[Deed], notes: list[Note]) -> Board:
    """Put a story behind a board, with as many cards of the Chest as it placed."""
    size = sum(deed.what == "place" for deed in story)
    moved = board.piles[DECK][:size]
    cards = dict(board.cards)
    for card in moved:
        cards[card] = cards[card]._replace(zone=CHEST)
    piles = {**board.piles, CHEST: moved, DECK: board.piles[DECK][size:]}
    state = replace(board.state, story=tuple(story), notes=tuple(notes))
    return board._replace(cards=cards, piles=piles, state=state)


def place(seat: SeatId, announced: int) -> Deed:
    return Deed(0, seat, "place", announced=announced, cards=1)


def suspicion(board: Board, looker: SeatId, suspect: SeatId) -> float:
    view = view_of(game().rules, Position(board, (), None, Chance(1)), looker).board
    return beliefs(view, looker, 1, VALUES).mutineer(suspect)


def test_without_any_sign_all_others_are_as_likely() -> None:
    board = deal_roles(begin(4, 1).board, CY)
    for other in (BO, CY, SeatId(3)):
        assert suspicion(board, ANN, other) == pytest.approx(1 / 3)
    assert suspicion(board, ANN, ANN) == 0
    assert suspicion(board, CY, ANN) == 0
    assert suspicion(board, ONLOOKER, ANN) == pytest.approx(1 / 4)


@pytest.mark.rules("TA-B.1", "TA-4.4")
def test_a_lie_seen_through_the_spyglass_is_remembered_by_the_looker_alone() -> None:
    story = [place(BO, 1), place(CY, 1), Deed(0, ANN, "spyglass", cards=2)]
    board = deal_roles(begin(4, 1).board, CY)
    lied = told(board, story, [Note(ANN, 2, (MINUS, PLUS))])
    honest = told(board, story, [Note(ANN, 2, (PLUS, PLUS))])
    assert suspicion(lied, ANN, BO) > suspicion(honest, ANN, BO)
    assert suspicion(lied, ANN, CY) > 1 / 3 > suspicion(honest, ANN, CY)
    fourth = SeatId(3)
    assert suspicion(lied, fourth, CY) == suspicion(honest, fourth, CY)


@pytest.mark.rules("TA-B.1", "TA-B.2")
def test_whoever_acts_against_an_own_statement_is_suspected() -> None:
    board = deal_roles(begin(4, 1).board, CY)
    said = Deed(5, BO, "state", cards=3, said=(PLUS, PLUS, ZERO))
    acted = Deed(5, BO, "good-riddance")
    kept = told(board, [said, Deed(5, BO, "place", announced=1, cards=1)], [])
    broken = told(board, [said, acted], [])
    unsaid = told(board, [acted], [])
    assert suspicion(broken, ANN, BO) > suspicion(unsaid, ANN, BO)
    assert suspicion(broken, ANN, BO) > suspicion(kept, ANN, BO)


@pytest.mark.rules("TA-B.1")
def test_planks_are_held_against_whoever_gave_them_to_a_pirate() -> None:
    board = deal_roles(begin(4, 1).board, CY)
    given = told(board, [Deed(0, BO, "plank", target=ANN, cards=1)], [])
    assert suspicion(given, ANN, BO) > 1 / 3, "Ann knows that she is a Pirate"
    assert suspicion(given, SeatId(3), BO) == pytest.approx(1 / 3)


@pytest.mark.rules("TA-B.1", "TA-3.3")
def test_the_chest_is_judged_by_what_is_known_and_by_whose_word_it_is() -> None:
    board = deal_roles(begin(4, 1).board, CY)
    story = [place(ANN, 1), place(BO, 1)]
    view = view_of(
        game().rules,
        Position(told(board, story, [Note(ANN, 0, (PLUS,))]), (), None, Chance(1)),
        ANN,
    ).board
    held = beliefs(view, ANN, 1, VALUES)
    assert top_value(held, 2) - top_value(held, 1) == 1, "her own card is certain"
    assert -2 < top_value(held, 1) < 1, "his word is not"
    assert reaches(held, 1) > reaches(held, 2) > reaches(held, 3)


def beginning(mutineer: SeatId, announced: int) -> Position:
    """Ann's turn in a Chest into which she has put so many +1 herself."""
    position = begin(4, 1, first="seat-1")
    story = [place(ANN, 1)] * announced
    notes = [Note(ANN, index, (PLUS,)) for index in range(announced)]
    board = told(deal_roles(position.board, mutineer), story, notes)
    return on(position, board)


@pytest.mark.rules("TA-B.1", "TA-3.8")
@pytest.mark.parametrize(
    ("mutineer", "announced", "calls"), [(BO, 8, True), (BO, 7, False), (ANN, 8, False)]
)
def test_a_pirate_calls_when_the_chest_is_full(
    mutineer: SeatId, announced: int, calls: bool
) -> None:
    given = bot_answer(beginning(mutineer, announced), game().bots[SAILOR], 1)
    assert (given == Action("call")) == calls


def announcements(mutineer: SeatId, kind: DefId) -> Counter[str]:
    """Have Ann place a card of this kind, over and over, and count what she says."""
    position = beginning(mutineer, 0)
    hand = position.board.piles[ZoneId("hand:0")]
    cards = dict(position.board.cards)
    cards[hand[0]] = cards[hand[0]]._replace(definition=kind)
    position = on(position, position.board._replace(cards=cards))
    placing = answer(position, Action("place", CardId(hand[0])))
    return Counter(str(bot_answer(placing, game().bots[SAILOR], seed)) for seed in range(40))


@pytest.mark.rules("TA-B.1", "TA-3.3")
def test_a_pirate_speaks_the_truth_and_a_mutineer_bluffs() -> None:
    assert announcements(BO, MINUS) == {"-2": 40}
    assert announcements(BO, ZERO) == {"0": 40}
    bluffs = announcements(ANN, MINUS)
    assert bluffs["+1"] > bluffs["-2"]
    assert announcements(ANN, PLUS) == {"+1": 40}


@pytest.mark.rules("TA-B.1")
@pytest.mark.parametrize("seats", range(3, 9))
def test_both_sides_win_some_matches(seats: int) -> None:
    won: Counter[str] = Counter()
    for seed in range(8):
        *_, last = played(seats, seed, game().bots[SAILOR])
        result = last.board.result
        assert result is not None
        won[kinds_in(last.board, f"role:{result.winners[0]}")[0]] += 1
    assert set(won) == {PIRATE, MUTINEER}
