"""Placing Loot in the Chest, and what is announced (``TA-3.2``, ``TA-3.3``)."""

from __future__ import annotations

from typing import Final

from tabletop.engine.decisions import ChooseOption, Option
from tabletop.engine.events import CardMoved, Event, Said
from tabletop.engine.ids import CardId, RuleId, SeatId
from tabletop.engine.message import DefName, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traitors_aboard.places import CHEST, kinds
from tabletop.games.traitors_aboard.voyage import Deed, record, voyage

VALUES: Final = {"+1": 1, "0": 0, "-2": -2}
"""What can be announced, by the key of the option."""


def signed(value: int) -> str:
    """Write a value as the cards do."""
    return f"+{value}" if value > 0 else str(value)


def ask_announcement(seat: SeatId, card: CardId) -> ChooseOption:
    """Ask which value to announce, true or not; the same three for any card (``TA-3.3``)."""
    return ChooseOption(
        "announce",
        seat,
        say(
            "{seat}, which value do you announce to all? It need not be true.", seat=SeatName(seat)
        ),
        RuleId("TA-3.3"),
        tuple(Option(key, say("Announce {value}", value=key)) for key in VALUES),
        (card,),
    )


def placed(table: Table, seat: SeatId, card: CardId, announced: int) -> tuple[Event, ...]:
    """Put a Loot card face down on top of the Chest, with its announcement (``TA-3.2``)."""
    board = table.board
    deed = Deed(voyage(board).number, seat, "place", announced=announced, cards=1)
    (kind,) = kinds(table, (card,))
    return (
        record(board, deed, (seat, (kind,))),
        CardMoved(card, CHEST),
        Said(
            say(
                "{seat} places a Loot card and announces {value}.",
                seat=SeatName(seat),
                value=signed(announced),
            )
        ),
        Said(say("The card that you placed: {card}.", card=DefName(kind)), (seat,)),
    )
