"""Drawing cards, and discarding those on top of a deck; an empty one is rotated (``CC-12.10``)."""

from __future__ import annotations

from collections.abc import Callable
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
class OffDeck:
    """Who takes how many more cards off the top of the deck, and which were so far; ``rotated``
    tells that the deck has been rotated for the card that is due.
    """

    seat: SeatId
    left: int
    taken: tuple[CardId, ...] = ()
    rotated: bool = False


def _taking(
    name: str, happens: Callable[[Board, OffDeck, CardId], tuple[Event, ...]]
) -> Procedure[OffDeck]:
    """Make a procedure that takes cards one by one; ``happens`` gives what becomes of each."""

    def take(at: At[OffDeck]) -> Next:
        """Take the top card, as often as is due; with nothing to rotate it ends (``CC-R.37``)."""
        state = at.locals
        deck = at.board.piles[zone_of(DECK, state.seat)]
        if state.left <= 0 or (not deck and state.rotated):
            return done(value=state.taken)
        if not deck:
            return call(rotate(state.seat), then=take, locals=replace(state, rotated=True))
        card = deck[-1]
        taken = (*state.taken, card)
        following = replace(state, left=state.left - 1, taken=taken, rotated=False)
        return go(take, *happens(at.board, state, card), locals=following)

    return Procedure(name, OffDeck, take)


def _drawn(board: Board, state: OffDeck, card: CardId) -> tuple[Event, ...]:
    """Put a card into the hand; how many are drawn is told once for all that lie there."""
    seat = state.seat
    moved = CardMoved(card, zone_of(HAND, seat)), MomentCame(DRAWN, seat, (card,))
    if state.taken and not state.rotated:
        return moved
    count = cards_called(min(state.left, len(board.piles[zone_of(DECK, seat)])))
    return (Said(say("{seat} draws {count}.", seat=SeatName(seat), count=count)), *moved)


def _discarded(board: Board, state: OffDeck, card: CardId) -> tuple[Event, ...]:
    """Put a card on the discard pile."""
    line = say(
        "{seat} discards {cards} off the top of their deck.",
        seat=SeatName(state.seat),
        cards=open_names(board, (card,)),
    )
    return (Said(line), CardMoved(card, zone_of(DISCARD, state.seat), face_up=True))


DRAW: Final = _taking("captains-chair.draw", _drawn)
MILL: Final = _taking("captains-chair.discard-top", _discarded)


def draw_cards(seat: SeatId, count: int) -> Frame:
    """Have a player draw cards, one by one; the frame's value is what was drawn."""
    return DRAW.frame(OffDeck(seat, count))


def discard_top(seat: SeatId, count: int) -> Frame:
    """Have a player discard the top cards of the deck; the frame's value is what was."""
    return MILL.frame(OffDeck(seat, count))


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
