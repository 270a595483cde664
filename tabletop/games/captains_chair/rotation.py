"""Rotating a deck: the discard pile is shuffled, and a card of the Reserve recruited (``CC-12``).

It is lazy: an empty deck is rotated only when a card of it is needed (``CC-R.36``). Cards that
somebody is looking at are set aside meanwhile: they stay on top, and the new deck goes beneath
them (``CC-R.38``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabletop.effects.interpret import Running
from tabletop.effects.refill import Refill
from tabletop.engine.decisions import Mix
from tabletop.engine.events import CardMoved, MomentCame, Said, Shuffled
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done, go
from tabletop.engine.ids import SeatId, zone_of
from tabletop.engine.message import SeatName, say
from tabletop.games.captains_chair import memory, recruiting
from tabletop.games.captains_chair.places import DECK, DISCARD, RESERVE

ROTATED: Final = "rotated"


@dataclass(frozen=True, slots=True)
class Rotating:
    """Whose deck is rotated, and how many cards on top of it are set aside meanwhile."""

    seat: SeatId
    aside: int = 0


def refill(at: At[Refill]) -> Next:
    """Rotate a deck of which a card must be drawn; other piles stay empty."""
    zone = at.board.zones[at.locals.zone]
    if zone.kind != DECK or zone.owner is None:
        return done()
    return call(rotate(zone.owner))


REFILL: Final = Procedure("captains-chair.refill", Refill, refill)
"""What comes first when a card must be drawn from an empty pile."""


def begin(at: At[Rotating]) -> Next | Running:
    """Make the discard pile the new deck (``CC-12.1``)."""
    seat = at.locals.seat
    line = Said(say("{seat} rotates their deck.", seat=SeatName(seat)))
    discarded = at.board.piles[zone_of(DISCARD, seat)]
    moves = tuple(CardMoved(card, zone_of(DECK, seat), place=0) for card in discarded)
    known = memory.stowing(at.table, seat, discarded)
    return go(shuffle if len(moves) > 1 else recruit, line, *moves, *known)


async def shuffle(at: At[Rotating]) -> Next:
    """Shuffle it."""
    deck = zone_of(DECK, at.locals.seat)
    count = len(at.board.piles[deck]) - at.locals.aside
    order = await Mix(count=count)
    return go(recruit, Shuffled(deck, tuple(range(count)), order))


def recruit(at: At[Rotating]) -> Next:
    """Put the top card of the Reserve on top of it, or recruit a Development (``CC-12.4``)."""
    seat, aside = at.locals.seat, at.locals.aside
    if at.board.piles[zone_of(RESERVE, seat)]:
        return go(over, *recruiting.from_reserve(at.board, seat, aside))
    return call(recruiting.offer(seat, aside), then=over)


def over(at: At[Rotating]) -> Next:
    """Have the deck rotated; it counts also with nothing to shuffle (``CC-R.37``)."""
    return done(MomentCame(ROTATED, at.locals.seat))


ROTATE: Final = Procedure("captains-chair.rotate", Rotating, begin, shuffle, recruit, over)


def rotate(seat: SeatId, aside: int = 0) -> Frame:
    """Start the rotation of a deck in which no cards are left but those set aside."""
    return ROTATE.frame(Rotating(seat, aside))
