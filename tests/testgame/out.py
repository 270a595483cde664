"""Going out: a bankrupt player's cards leave the game at once, and the others go on."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.engine.board import Result
from tabletop.engine.events import CardAttached, CardMoved, Ended, Event, SeatLeft, Unqueued
from tabletop.engine.frames import At, Next, Procedure, done, go
from tabletop.engine.ids import SeatId, zone_of
from tabletop.engine.message import SeatName, say
from tests.testgame.state import GONE


@dataclass(frozen=True, slots=True)
class Out:
    """Who goes out."""

    seat: SeatId


def leave(at: At[Out]) -> Next:
    """Take everything of theirs off the table; what they held of others goes back."""
    board, seat = at.board, at.locals.seat
    events: list[Event] = [SeatLeft(seat)]
    events.extend(Unqueued(item.id) for item in board.queue if item.controller == seat)
    for card in board.cards.values():
        host = None if card.attached_to is None else board.cards[card.attached_to]
        if host is not None and (card.owner == seat) != (host.owner == seat):
            events.append(CardAttached(card.id, None))
        if card.owner == seat and card.zone != GONE:
            continue
        if card.controller == seat and card.owner is not None and card.owner != seat:
            events.append(CardMoved(card.id, zone_of("discard", card.owner), face_up=True))
    events.extend(
        CardMoved(card.id, GONE)
        for card in board.cards.values()
        if card.owner == seat and card.zone != GONE
    )
    return go(last, *events)


def last(at: At[Out]) -> Next:
    """End the match when only one is left."""
    aboard = at.board.aboard()
    if len(aboard) > 1:
        return done()
    why = say("{seat} is the last one.", seat=SeatName(aboard[0]))
    return done(Ended(Result(aboard, why, "L-6")))


OUT = Procedure("lanes.out", Out, leave, last)
