"""Which faces come on which sheets: copies, decks, double-sided cards, backs."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from tabletop.engine.ids import DefId
from tabletop.games import registry
from tabletop.games.bringing import ready_decks
from tabletop.library.decks.record import deck
from tabletop.table.printing.paper import CELLS
from tabletop.table.printing.run import Printed, deck_run, game_run, sheets

TRAITORS = registry.load("traitors-aboard")
TRAVELLER = registry.load("traveller-ccg")


def test_a_game_is_printed_with_all_its_copies_the_types_together() -> None:
    cards = game_run(TRAITORS.pack)
    assert Counter(card.definition.id for card in cards) == {
        name: entry.count for name, entry in TRAITORS.pack.cards.items()
    }
    kinds = [card.definition.kind for card in cards]
    assert sum(one != other for one, other in itertools.pairwise(kinds)) == 2
    assert len(game_run(TRAITORS.pack, copies=False)) == len(TRAITORS.pack.cards)


def test_a_deck_is_printed_as_often_as_its_cards_lie_in_it() -> None:
    (first, *_) = ready_decks(TRAVELLER)
    cards = deck_run(TRAVELLER.pack, first)
    assert len(cards) == sum(first.count(key) for key in first.sections) == 81
    unknown = deck("Odd", "traveller-ccg", {"captain": {DefId("nobody"): 1}})
    with pytest.raises(LookupError, match="has no card 'nobody'"):
        deck_run(TRAVELLER.pack, unknown)


def _contract() -> Printed:
    entry = next(e for e in TRAVELLER.pack.cards.values() if e.definition.sides)
    return Printed(entry.definition.id, entry.definition.back)


def test_both_sides_of_a_card_lie_beside_each_other_or_back_to_back() -> None:
    front = _contract()
    assert front.definition is not None
    card = TRAVELLER.pack.cards[front.definition]
    other = Printed(front.definition, front.back, 1)
    (page,) = sheets([card], "none")
    assert page.cells == (front, other)
    page, rear = sheets([card], "duplex")
    assert (page.cells, rear.cells) == ((front,), (other,))
    assert (page.mirrored, rear.mirrored) == (False, True)


def test_each_page_is_followed_by_the_backs_of_its_own_cards() -> None:
    cards = game_run(TRAITORS.pack)
    pages = sheets(cards, "duplex")
    assert len(pages) == 2 * -(-len(cards) // CELLS)
    for front, rear in zip(pages[::2], pages[1::2], strict=True):
        assert [cell.back for cell in front.cells if cell] == [
            cell.back for cell in rear.cells if cell
        ]
        assert all(cell.definition is None for cell in rear.cells if cell)
