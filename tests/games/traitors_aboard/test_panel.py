"""What a player's panel says of the Chest, and the statistics at the end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from tabletop.engine.board import Board
from tabletop.engine.decisions import ChooseCards
from tabletop.engine.ids import ONLOOKER, DefId, SeatId
from tabletop.engine.message import fill, say
from tabletop.engine.view import view_of
from tabletop.games.traitors_aboard.knowledge import (
    Placing,
    Sighting,
    announced_total,
    chest_model,
    known_lies,
)
from tabletop.games.traitors_aboard.places import CHEST, DECK
from tabletop.games.traitors_aboard.voyage import Deed, Note, Voyage
from tests.games.traitors_aboard.play import SAILOR, begin, game, kinds_in, played, seats_of

VALUES = {DefId("loot-plus"): 1, DefId("loot-zero"): 0, DefId("loot-minus"): -2}
ANN, BO, CY = SeatId(0), SeatId(1), SeatId(2)
PLUS, ZERO, MINUS = VALUES


def place(seat: SeatId, announced: int) -> Deed:
    return Deed(1, seat, "place", announced=announced, cards=1)


def table(story: Iterable[Deed], notes: Iterable[Note], size: int) -> Board:
    """Set a Chest of so many cards with this story behind it."""
    board = begin(3, 1).board
    piles = {**board.piles, CHEST: board.piles[DECK][:size]}
    state = replace(board.state, story=tuple(story), notes=tuple(notes))
    return board._replace(state=state, piles=piles)


@pytest.mark.rules("TA-3.3")
def test_one_knows_the_value_of_what_one_placed_and_the_word_of_the_others() -> None:
    story = [place(ANN, 1), place(BO, 1)]
    notes = [Note(ANN, 0, (PLUS,)), Note(BO, 1, (MINUS,))]
    board = table(story, notes, 2)
    assert chest_model(board, ANN, VALUES).cards == (
        (Placing(ANN, 1, 1),),
        (Placing(BO, 1),),
    )
    assert chest_model(board, CY, VALUES).cards == ((Placing(ANN, 1),), (Placing(BO, 1),))
    assert announced_total(board) == 2


@pytest.mark.rules("TA-4.4", "TA-4.5")
def test_the_looker_knows_the_order_and_the_others_a_mixture() -> None:
    story = [place(ANN, 1), place(BO, 1), Deed(3, CY, "spyglass", cards=2)]
    notes = [Note(ANN, 0, (PLUS,)), Note(CY, 2, (MINUS, PLUS))]
    board = table(story, notes, 2)
    looker = chest_model(board, CY, VALUES)
    assert [[part.value for part in card] for card in looker.cards] == [[1, 1], [-2, -2]]
    assert looker.sightings == (Sighting((Placing(ANN, 1), Placing(BO, 1)), (1, -2)),)
    other = chest_model(board, ANN, VALUES).cards
    assert other == ((Placing(ANN, 1, 1), Placing(BO, 1)),) * 2


def test_good_riddance_takes_the_top_of_what_is_known() -> None:
    story = [place(ANN, 1), place(BO, 0), place(CY, -2), Deed(4, ANN, "good-riddance", cards=2)]
    board = table(story, [Note(ANN, 0, (ZERO,))], 1)
    assert chest_model(board, ANN, VALUES).cards == ((Placing(ANN, 1, 0),),)
    assert announced_total(board) == 1


def test_cards_without_a_story_are_nobodys_word() -> None:
    board = table([place(ANN, 1)], [], 3)
    assert [card[0].seat for card in chest_model(board, ONLOOKER, VALUES).cards] == [-1, -1, ANN]
    assert announced_total(board) == 1


@pytest.mark.parametrize(
    ("placings", "values", "lies"),
    [
        ((Placing(BO, 1), Placing(CY, 1)), (1, 1), {BO: 0.0, CY: 0.0}),
        ((Placing(BO, 1), Placing(CY, 1)), (1, -2), {BO: 0.5, CY: 0.5}),
        ((Placing(BO, 1), Placing(CY, 0)), (1, -2), {BO: 0.0, CY: 1.0}),
        ((Placing(ANN, 1, 1), Placing(BO, 1)), (-2, 1), {BO: 1.0}),
        ((Placing(ANN, 1, -2), Placing(BO, 1)), (-2, 1), {BO: 0.0}),
    ],
)
def test_what_is_seen_is_held_against_what_was_announced(
    placings: tuple[Placing, ...], values: tuple[int, ...], lies: dict[SeatId, float]
) -> None:
    assert dict(known_lies(Sighting(placings, values))) == lies


def told(board: Board, seat: SeatId) -> str:
    view = view_of(game().rules, begin(3, 1)._replace(board=board), seat)
    hint = game().hint(view)
    assert hint is not None
    return fill(hint, str)


def test_the_panel_says_what_the_announcements_come_to_and_what_one_knows() -> None:
    board = table([place(ANN, 1), place(BO, -2)], [Note(ANN, 0, (PLUS,))], 2)
    said = "By what was announced the Chest is worth -1; the target is 5. "
    assert told(board, ANN) == said + "You know yourself, from the top: ?, +1."
    assert told(board, CY) == said + "You have seen none of its cards yourself."
    one = table([place(ANN, 1)], [], 1)
    assert told(one, CY).endswith("You have not seen the card in it yourself.")


def test_a_sum_that_can_only_be_guessed_at_is_told_as_a_round_number() -> None:
    mixed = [place(ANN, 1), place(BO, 1), place(CY, 0), Deed(4, ANN, "spyglass", cards=3)]
    board = table([*mixed, Deed(5, BO, "good-riddance", cards=2)], [], 1)
    assert announced_total(board) == pytest.approx(2 / 3)
    assert "the Chest is worth about 1; the target" in told(board, CY)


@pytest.mark.rules("TA-4.4")
def test_nothing_is_remembered_while_the_shuffled_cards_lie_open() -> None:
    position = begin(3, 1, first="seat-1")
    looker = SeatId(0)
    view = view_of(game().rules, position, looker)
    chest = table([place(ANN, 1), place(BO, 1)], [], 2)
    seen = view_of(game().rules, position._replace(board=chest), looker)
    cards = seen.board.piles[CHEST]
    order = ChooseCards("order", looker, say("Order them."), None, cards, 2, 2, ordered=True)
    assert game().hint(replace(seen, decision=view.decision)) is not None
    assert game().hint(replace(seen, decision=order)) is None


@pytest.mark.parametrize("seats", [3, 6])
def test_figures_tell_what_was_true(seats: int) -> None:
    *_, last = played(seats, 4, game().bots[SAILOR])
    state = last.board.state
    assert isinstance(state, Voyage)
    figures = {f.label.text: f.values for f in game().figures(last.board)}
    total = sum(VALUES[kind] for kind in kinds_in(last.board, "chest"))
    assert figures["Value of the Chest"] == (str(total),)
    truth = {note.deed: note.cards[0] for note in state.notes}
    for seat in seats_of(last.board):
        placed = [
            (deed.announced, VALUES[truth[index]])
            for index, deed in enumerate(state.story)
            if deed.what == "place" and deed.seat == seat
        ]
        assert figures["True announcements"][seat] == str(sum(a == v for a, v in placed))
        assert figures["False announcements"][seat] == str(sum(a != v for a, v in placed))
        assert figures["Value placed in the Chest"][seat] == str(sum(v for _, v in placed))
        role = kinds_in(last.board, f"role:{seat}")[0]
        assert figures["Role"][seat] == role.title()
        given = sum(deed.what == "plank" and deed.seat == seat for deed in state.story)
        assert figures["Planks given"][seat] == str(given)
