"""'Don't ask me about this card this turn': said in a window for REACTIONs (``CC-R.27``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabletop.engine.actions import Action
from tabletop.engine.board import Lasting
from tabletop.engine.events import Event, LastingBegan, Said
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import CardName, SeatName, say
from tabletop.engine.table import Table

QUIET: Final = "quiet"
UNTIL: Final = "turn-ends"


@dataclass(frozen=True, slots=True)
class Quiet:
    """Marks, as a lasting record, that a captain isn't asked about a card any more this turn."""


def hushed(table: Table, seat: SeatId, card: CardId) -> bool:
    """Tell whether a captain isn't asked about a card."""
    return any(
        isinstance(one.body, Quiet) and one.source == card and one.controller == seat
        for one in table.board.lasting
    )


def hushing(_table: Table, _seat: SeatId, cards: tuple[CardId, ...]) -> tuple[Action, ...]:
    """List what a captain can say in a window: not to be asked about one of these cards."""
    return tuple(Action(QUIET, card) for card in cards)


def took(table: Table, seat: SeatId, action: Action) -> tuple[Event, ...]:
    """Give what follows: it stands in the open record, until the turn ends."""
    if action.verb != QUIET or action.card is None:
        return ()
    record = Lasting(table.board.serial + 1, action.card, seat, Quiet(), until=UNTIL)
    text = "{seat} won't be asked about {card} any more this turn."
    line = say(text, seat=SeatName(seat), card=CardName(action.card))
    return (LastingBegan(record), Said(line))
