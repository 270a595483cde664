"""What was done in the running turn, for cards that ask for it (``CC-L.22``, ``CC-L.23``)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tabletop.engine.board import Board, Lasting
from tabletop.engine.events import Event, LastingBegan, MomentCame
from tabletop.engine.frames import At, Frame, Next, Procedure, done
from tabletop.engine.ids import CardId, SeatId

OVER: Final = "turn-ends"
REMEMBERED: Final = ("played", "gained-card", "logged", "discharged", "promoted", "team-sent")
"""The moments that are remembered until the turn ends."""


@dataclass(frozen=True, slots=True)
class Done:
    """Marks, as a lasting record, that its controller did something with its source this turn."""

    moment: str


@dataclass(frozen=True, slots=True)
class Doing:
    """A captain does something with a card."""

    card: CardId
    seat: SeatId
    moment: str


def remember(at: At[Doing]) -> Next:
    """Put it on record, once all that it triggers is over."""
    doing = at.locals
    number = at.board.serial + 1
    return done(LastingBegan(Lasting(number, doing.card, doing.seat, Done(doing.moment), (), OVER)))


REMEMBER: Final[Procedure[Doing]] = Procedure("captains-chair.remember", Doing, remember)


def observed(event: Event) -> tuple[Frame, ...]:
    """Have a moment remembered; whatever it triggers must come before."""
    if not isinstance(event, MomentCame) or event.name not in REMEMBERED:
        return ()
    if event.seat is None or not event.cards:
        return ()
    return (REMEMBER.frame(Doing(event.cards[0], event.seat, event.name)),)


def remembered(board: Board, seat: SeatId, moment: str) -> Iterator[CardId]:
    """List the cards with which a captain did something this turn, as often as they did."""
    sought = Done(moment)
    return (
        lasting.source
        for lasting in board.lasting
        if lasting.controller == seat and lasting.body == sought
    )
