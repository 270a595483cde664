"""Open statements: what a player says to hold, put on record (``TA-B.2``)."""

from __future__ import annotations

from typing import Final

from tabletop.engine.decisions import ChooseOption, Option
from tabletop.engine.events import Event, Said
from tabletop.engine.ids import DefId, RuleId, SeatId
from tabletop.engine.message import DefName, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traitors_aboard.places import ACTION, LOOT
from tabletop.games.traitors_aboard.voyage import Deed, record, voyage

SILENT: Final = "silent"
"""The option of leaving a card unnamed."""


def claimable(table: Table) -> tuple[DefId, ...]:
    """List the printed cards that a hand can hold, Loot first."""
    return tuple(
        definition.id
        for kind in (LOOT, ACTION)
        for definition in table.definitions.values()
        if definition.kind == kind
    )


def ask_claim(table: Table, seat: SeatId, number: int, of: int) -> ChooseOption:
    """Ask what to say of one card of the hand; it need not be true, and may be left open."""
    return ChooseOption(
        f"claim-{number}",
        seat,
        say(
            "{seat}, what do you say you hold? Card {number} of {of}; it need not be true.",
            seat=SeatName(seat),
            number=number,
            of=of,
        ),
        RuleId("TA-B.2"),
        (
            *(Option(kind, say("Say {card}", card=DefName(kind))) for kind in claimable(table)),
            Option(SILENT, say("Leave it open")),
        ),
    )


def stated(table: Table, seat: SeatId, claims: tuple[str, ...]) -> tuple[Event, ...]:
    """Put a statement on record, in the order of the printed cards, for everybody to read."""
    order = claimable(table)
    said = tuple(sorted((DefId(claim) for claim in claims if claim != SILENT), key=order.index))
    deed = Deed(voyage(table.board).number, seat, "state", cards=len(claims), said=said)
    line = (
        say(
            "{seat} says: “I hold {cards}.”",
            seat=SeatName(seat),
            cards=tuple(DefName(kind) for kind in said),
        )
        if said
        else say("{seat} does not say what they hold.", seat=SeatName(seat))
    )
    return (record(table.board, deed), Said(line))
