"""Drawing cards, and discarding those on top of a deck; an empty one is rotated (``CC-12.10``)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.events import CardMoved, Event, MomentCame, Said
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, SeatId, zone_of
from tabletop.engine.message import SeatName, say
from tabletop.games.captains_chair.deeds import open_names
from tabletop.games.captains_chair.places import DECK, DISCARD, HAND
from tabletop.games.captains_chair.rotation import rotate

DRAWN: Final = "drawn"
DISCARDED: Final = "discarded"


@dataclass(frozen=True, slots=True)
class Drawing:
    """Who draws how many more cards, and what was drawn so far; with ``discard`` onto that pile.

    ``rotated`` tells that the deck has been rotated for the card that is due.
    """

    seat: SeatId
    left: int
    drawn: tuple[CardId, ...] = ()
    discard: bool = False
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
    told = _told(at.board, state, deck)
    return go(draw, *told, *_taken(state, card), locals=following)


def _taken(state: Drawing, card: CardId) -> tuple[Event, ...]:
    if state.discard:
        return (CardMoved(card, zone_of(DISCARD, state.seat), face_up=True),)
    moved = CardMoved(card, zone_of(HAND, state.seat))
    return (moved, MomentCame(DRAWN, state.seat, (card,)))


def _told(board: Board, state: Drawing, deck: tuple[CardId, ...]) -> tuple[Event, ...]:
    """Say how many cards are drawn, once for all that lie there; or what is discarded."""
    who = SeatName(state.seat)
    if state.discard:
        text = "{seat} discards {cards} off the top of their deck."
        return (Said(say(text, seat=who, cards=open_names(board, deck[-1:]))),)
    if state.drawn and not state.rotated:
        return ()
    count = min(state.left, len(deck))
    return (Said(say("{seat} draws {count}.", seat=who, count=count)),)


DRAW: Final = Procedure("captains-chair.draw", Drawing, draw)


def draw_cards(seat: SeatId, count: int) -> Frame:
    """Have a player draw cards, one by one; the frame's value is what was drawn."""
    return DRAW.frame(Drawing(seat, count))


def discard_top(seat: SeatId, count: int) -> Frame:
    """Have a player discard the top cards of the deck; the frame's value is what was."""
    return DRAW.frame(Drawing(seat, count, discard=True))


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
