"""Drawing cards, and discarding those on top of a deck; an empty one is rotated (``CC-12.10``)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.events import CardMoved, Event, MomentCame, Said
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, SeatId, zone_of
from tabletop.engine.message import SeatName, say
from tabletop.games.captains_chair.called import cards_called
from tabletop.games.captains_chair.deeds import open_names
from tabletop.games.captains_chair.places import DECK, DISCARD, HAND
from tabletop.games.captains_chair.rotation import rotate

DRAWN: Final = "drawn"
DISCARDED: Final = "discarded"


@dataclass(frozen=True, slots=True)
class Drawing:
    """Who draws how many more cards, and what was drawn so far; ``rotated`` tells that the deck
    has been rotated for the card that is due.
    """

    seat: SeatId
    left: int
    drawn: tuple[CardId, ...] = ()
    rotated: bool = False


def draw(at: At[Drawing]) -> Next:
    """Take the top card, as often as is due; with nothing to rotate it ends (``CC-R.37``)."""
    state = at.locals
    deck = at.board.piles[zone_of(DECK, state.seat)]
    if state.left <= 0 or (not deck and state.rotated):
        return done(value=state.drawn)
    if not deck:
        return call(rotate(state.seat), then=draw, locals=replace(state, rotated=True))
    card = deck[-1]
    following = replace(state, left=state.left - 1, drawn=(*state.drawn, card), rotated=False)
    moved = CardMoved(card, zone_of(HAND, state.seat))
    came = MomentCame(DRAWN, state.seat, (card,))
    return go(draw, *_told(state, len(deck)), moved, came, locals=following)


def _told(state: Drawing, deck: int) -> tuple[Event, ...]:
    """Say how many cards are drawn, once for all that lie there."""
    if state.drawn and not state.rotated:
        return ()
    count = cards_called(min(state.left, deck))
    return (Said(say("{seat} draws {count}.", seat=SeatName(state.seat), count=count)),)


DRAW: Final = Procedure("captains-chair.draw", Drawing, draw)


def draw_cards(seat: SeatId, count: int) -> Frame:
    """Have a player draw cards, one by one; the frame's value is what was drawn."""
    return DRAW.frame(Drawing(seat, count))


@dataclass(frozen=True, slots=True)
class Milling:
    """Who discards how many more cards off the top of the deck, and which were so far; ``rotated``
    tells that the deck has been rotated for the card that is due.
    """

    seat: SeatId
    left: int
    discarded: tuple[CardId, ...] = ()
    rotated: bool = False


def mill(at: At[Milling]) -> Next:
    """Discard the top card, as often as is due; with nothing to rotate it ends (``CC-R.37``)."""
    state = at.locals
    deck = at.board.piles[zone_of(DECK, state.seat)]
    if state.left <= 0 or (not deck and state.rotated):
        return done(value=state.discarded)
    if not deck:
        return call(rotate(state.seat), then=mill, locals=replace(state, rotated=True))
    card = deck[-1]
    gone = (*state.discarded, card)
    following = replace(state, left=state.left - 1, discarded=gone, rotated=False)
    line = say(
        "{seat} discards {cards} off the top of their deck.",
        seat=SeatName(state.seat),
        cards=open_names(at.board, (card,)),
    )
    moved = CardMoved(card, zone_of(DISCARD, state.seat), face_up=True)
    return go(mill, Said(line), moved, locals=following)


MILL: Final = Procedure("captains-chair.discard-top", Milling, mill)


def discard_top(seat: SeatId, count: int) -> Frame:
    """Have a player discard the top cards of the deck; the frame's value is what was."""
    return MILL.frame(Milling(seat, count))


def discarding(board: Board, seat: SeatId, cards: tuple[CardId, ...]) -> tuple[Event, ...]:
    """Have a player discard cards of the hand, each an event of its own (``CC-26.6``)."""
    if not cards:
        return ()
    line = say("{seat} discards {cards}.", seat=SeatName(seat), cards=open_names(board, cards))
    discard = zone_of(DISCARD, seat)
    moved = (
        part
        for card in cards
        for part in (CardMoved(card, discard, face_up=True), MomentCame(DISCARDED, seat, (card,)))
    )
    return (Said(line), *moved)
