"""Ships: their tokens, where they are, mobilizing and warping (``CC-17``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.engine.board import Board
from tabletop.engine.events import CardAttached, CardMoved, Event, MomentCame
from tabletop.engine.ids import CardId, SeatId, zone_of
from tabletop.engine.message import Refusal, refuse
from tabletop.games.captains_chair.places import BRIEFING, FLEET, NEUTRAL, SPACE, SUPPLY
from tabletop.games.captains_chair.ship_tokens import token_name
from tabletop.games.captains_chair.traits import SHIP, kinds, printed_traits
from tabletop.games.captains_chair.whose import is_token

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader

ONGOING = "ongoing"


def token_of(board: Board, ship: CardId) -> CardId | None:
    """Find the token of a Ship, wherever it is."""
    name = token_name(board.cards[ship].definition)
    for zone, pile in board.piles.items():
        if zone == SUPPLY or board.zones[zone].in_play:
            for card in pile:
                if board.cards[card].definition == name:
                    return card
    return None


def ship_of(board: Board, token: CardId) -> CardId | None:
    """Find the mobilized Ship that a token stands for."""
    name = board.cards[token].definition
    for seat in board.seats:
        for card in board.piles[zone_of(FLEET, seat.id)]:
            if token_name(board.cards[card].definition) == name:
                return card
    return None


def location_of(board: Board, ship: CardId) -> CardId | None:
    """Give the Location of a Ship; with its token still on its card it is at none (``CC-R.63``)."""
    if not is_mobilized(board, ship):
        return None
    token = token_of(board, ship)
    where = None if token is None else board.cards[token].attached_to
    return None if where == ship else where


def ships_at(board: Board, location: CardId, seat: SeatId | None = None) -> tuple[CardId, ...]:
    """List the Ships whose tokens are at a Location, of one captain or of both (``CC-17.9``)."""
    found = []
    for token in tokens_at(board, location):
        ship = ship_of(board, token)
        if ship is not None and seat in (None, board.zones[board.cards[ship].zone].owner):
            found.append(ship)
    return tuple(found)


def tokens_at(board: Board, card: CardId) -> tuple[CardId, ...]:
    """List the ship tokens on a card or at a Location."""
    return tuple(one for one in board.attached(card) if is_token(board, one))


def is_mobilized(board: Board, card: CardId) -> bool:
    """Tell whether a card lies in a Fleet Zone and isn't beamed (``CC-17.6``)."""
    record = board.cards[card]
    return board.zones[record.zone].kind == FLEET and record.attached_to is None


def is_ship(reader: Reader, card: CardId) -> bool:
    """Tell whether a card is a Ship or treated as one (``CC-14.9``)."""
    return SHIP in kinds(reader, card)


def mobilized_ships(reader: Reader, seat: SeatId) -> tuple[CardId, ...]:
    """List a captain's mobilized Ships; a mobilized Ongoing card is none (``CC-17.12``)."""
    board = reader.board
    return tuple(
        card
        for card in board.piles[zone_of(FLEET, seat)]
        if not is_token(board, card) and is_mobilized(board, card) and is_ship(reader, card)
    )


def why_not_mobilized(reader: Reader, card: CardId) -> Refusal | None:
    """Say why a card can't be mobilized, or None when it can (``CC-17.6``)."""
    record = reader.board.cards[card]
    if reader.board.zones[record.zone].kind != BRIEFING or record.attached_to is not None:
        return refuse("CC-17.6", "Only a card of the Briefing Room can be mobilized.")
    if not is_ship(reader, card) and ONGOING not in printed_traits(reader, card):
        return refuse("CC-17.6", "Only a Ship or an Ongoing card can be mobilized.")
    return None


def mobilizing(reader: Reader, card: CardId, seat: SeatId) -> tuple[Event, ...]:
    """Move a card to the Fleet Zone, a Ship with its token; it enters ready (``CC-R.25``)."""
    fleet = zone_of(FLEET, seat)
    events: list[Event] = [CardMoved(card, fleet, face_up=True)]
    token = token_of(reader.board, card) if is_ship(reader, card) else None
    if token is not None:
        events += (CardMoved(token, fleet, face_up=True), CardAttached(token, card))
    return (*events, MomentCame("mobilized", seat, (card,)))


def destinations(board: Board, ship: CardId, seat: SeatId) -> tuple[CardId, ...]:
    """List where a Ship can warp: Locations of its captain and neutral ones, but not where it is.

    ``CC-17.7``, ``CC-R.64``: never one that the opponent controls, never back onto its card.
    """
    here = location_of(board, ship)
    return tuple(location for location in reachable(board, seat) if location != here)


def reachable(board: Board, seat: SeatId) -> tuple[CardId, ...]:
    """List the Locations that a captain controls, and the neutral ones."""
    places = (*board.piles[zone_of(SPACE, seat)], *board.piles[NEUTRAL])
    return tuple(
        card
        for card in places
        if board.cards[card].attached_to is None and not is_token(board, card)
    )


def warping(board: Board, ship: CardId, location: CardId, seat: SeatId) -> tuple[Event, ...]:
    """Move a Ship's token to a Location (``CC-17.7``)."""
    token = token_of(board, ship)
    if token is None:
        return ()
    return (CardAttached(token, location), MomentCame("warped", seat, (ship, location)))


def tokens_back(board: Board, card: CardId) -> tuple[Event, ...]:
    """Return the token of a Ship to the supply, before its card leaves play (``CC-17.10``)."""
    token = token_of(board, card) if is_mobilized(board, card) else None
    if token is None or board.cards[token].zone == SUPPLY:
        return ()
    return (CardMoved(token, SUPPLY, face_up=True),)
