"""Decks in the real game: the ready-made ones may be played, others are refused with all faults."""

from __future__ import annotations

import pytest

from tabletop.engine.ids import SeatId, zone_of
from tabletop.games import registry
from tabletop.games.bringing import proposed, shelf
from tabletop.games.definition import GameDefinition
from tabletop.library.decks.record import deck
from tabletop.session.errors import SetupRefusedError
from tabletop.session.match import Match
from tabletop.session.players import Player


@pytest.fixture(scope="module")
def game() -> GameDefinition:
    return registry.load("traveller-ccg")


@pytest.mark.rules("TC-11.1", "TC-11.2", "TC-11.3", "TC-11.4")
def test_all_ready_made_decks_may_be_played(game: GameDefinition) -> None:
    assert game.decks is not None
    files = shelf(game).ready()
    assert len(files) >= 4
    for file in files:
        assert file.faults == ()
        assert file.deck is not None
        assert game.decks.check(file.deck, {}) == ()


@pytest.mark.rules("TC-11.6")
def test_a_deck_that_breaks_rules_is_refused_with_every_fault(game: GameDefinition) -> None:
    ready = proposed(game, 2)
    odd = deck("Odd", game.id, {"captain": {"flint": 4, "flnt": 1}, "adventure": {"flint": 1}})
    with pytest.raises(SetupRefusedError) as refused:
        Match.create(game, (Player("Ann"), Player("Bo")), {}, 1, decks=(ready[0], odd))
    told = str(refused.value)
    assert told.startswith("Seat 2 can't play the deck Odd.")
    for words in (
        "There is no card flnt. Did you mean Flint (flint)? (TC-11.6)",
        "Flint does not belong in the Adventure Deck (TC-11.7).",
        "A deck has exactly 1 Ship, not 0 (TC-11.1).",
        "The Captain's Deck has exactly 60 cards; this one has 5 (TC-11.1).",
        "The Adventure Deck has exactly 20 cards; this one has 1 (TC-11.1).",
        "Flint: at most 3 in a deck, not 4 (TC-11.2).",
    ):
        assert words in told


@pytest.mark.rules("TC-1.2", "TC-2.1", "TC-12.1")
def test_each_captain_brings_and_owns_what_is_in_the_deck(game: GameDefinition) -> None:
    match = Match.create(game, (Player("Ann"), Player("Bo")), {}, 1)
    board = match.position.board
    for seat, brought in enumerate(match.decks):
        owned = [card.definition for card in board.cards.values() if card.owner == seat]
        wanted = [card for key in brought.sections for card in brought.cards(key)]
        assert sorted(owned) == sorted(wanted)
        assert len(owned) == 1 + 60 + 20
        (ship,) = board.piles[zone_of("ship", SeatId(seat))]
        assert board.cards[ship].definition == brought.one("ship")


@pytest.mark.rules("TC-E.22", "TC-11.4")
def test_three_copies_of_a_restricted_2_card_are_refused_and_two_are_legal(
    game: GameDefinition,
) -> None:
    assert game.decks is not None
    (card, *_) = (
        entry.definition.id
        for entry in game.pack.cards.values()
        if entry.definition.facts.get("keywords", {}).get("restricted") == 2
    )

    def told(copies: int) -> list[str | None]:
        assert game.decks is not None
        cards = deck("Odd", game.id, {"captain": {card: copies}})
        return [fault.rule for fault in game.decks.check(cards, {}) if fault.card == card]

    assert told(2) == []
    assert told(3) == ["TC-11.4"]
