"""The Adventure Deck: drawing from it, and how its cards lie in a slot (``TC-1.7``)."""

from __future__ import annotations

from tabletop.engine.board import Board
from tabletop.engine.decisions import Mix
from tabletop.engine.events import (
    CardAttached,
    CardFlipped,
    CardMoved,
    Event,
    Looked,
    Said,
    Shuffled,
)
from tabletop.engine.ids import CardId, SeatId, zone_of
from tabletop.engine.message import SeatName, say
from tabletop.games.traveller_ccg.places import (
    ADVENTURE_DECK,
    ADVENTURE_DISCARD,
    complications_on,
    home,
)

COMPLICATION_SIDE = 1
"""The side of an adventure card that is up when it lies as a Complication; 0 is the Contract."""


def can_draw(board: Board, seat: SeatId) -> bool:
    """Tell whether a captain has an adventure card to draw, after a shuffle perhaps."""
    piles = board.piles
    return bool(piles[zone_of(ADVENTURE_DECK, seat)] or piles[zone_of(ADVENTURE_DISCARD, seat)])


def next_card(board: Board, seat: SeatId) -> CardId | None:
    """Give the top card of a captain's Adventure Deck, or None when the deck is empty."""
    return next(iter(board.top(zone_of(ADVENTURE_DECK, seat), 1)), None)


async def reshuffled(board: Board, seat: SeatId) -> tuple[Event, ...]:
    """Shuffle the adventure discard pile into a new Adventure Deck (``TC-1.17``)."""
    discard, deck = zone_of(ADVENTURE_DISCARD, seat), zone_of(ADVENTURE_DECK, seat)
    cards = board.piles[discard]
    order = await Mix(count=len(cards))
    return (
        *(CardMoved(card, deck) for card in cards),
        Shuffled(deck, tuple(range(len(cards))), order),
        Said(
            say(
                "{seat} shuffles the adventure discard pile into a new Adventure Deck.",
                seat=SeatName(seat),
            )
        ),
    )


def attached(
    board: Board, card: CardId, contract: CardId, seen_by: SeatId | None
) -> tuple[Event, ...]:
    """Attach an adventure card face down to a Contract, as a Complication.

    Whoever looked at it may look again; one attached unseen nobody may look at (``TC-R.28``).
    """
    events: tuple[Event, ...] = (
        CardMoved(card, board.cards[contract].zone),
        CardFlipped(card, COMPLICATION_SIDE),
        CardAttached(card, contract),
    )
    if seen_by is None:
        return events
    return (*events, Looked((card,), (seen_by,)))


def attached_open(board: Board, card: CardId, contract: CardId) -> tuple[Event, ...]:
    """Attach an adventure card face up to a Contract, as a Complication."""
    return (
        CardMoved(card, board.cards[contract].zone, face_up=True),
        CardFlipped(card, COMPLICATION_SIDE),
        CardAttached(card, contract),
    )


def removed(board: Board, card: CardId) -> tuple[Event, ...]:
    """Send an adventure card in a slot to its owner's adventure discard pile, face up.

    Complications on a Contract leave with it, each to its own owner's (``TC-9.5``, ``TC-R.50``).
    """
    leaving = (*complications_on(board, card), card)
    return tuple(CardMoved(other, home(board, other), face_up=True) for other in leaving)
