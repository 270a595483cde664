"""What lies on a card, and what is going on with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tabletop.engine.ids import CardId, DefId
from tabletop.engine.message import CardName, Message, SeatName, say
from tabletop.engine.table import Definition, Table
from tabletop.engine.view import SeatView
from tabletop.games.traveller_ccg.commitment import pursuers
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.names import counters_said
from tabletop.games.traveller_ccg.places import SLOT, slot_number
from tabletop.games.traveller_ccg.solo.notes import noted
from tabletop.games.traveller_ccg.state import DAMAGE, STRUCTURE, WOUND


def notes(
    definitions: Mapping[DefId, Definition], view: SeatView, card: CardId
) -> tuple[Message, ...]:
    """Say of a card that the seat knows what happened to it; what changes it the core tells."""
    record = view.board.cards[card]
    if not view.known(card) or not view.board.zones[record.zone].in_play:
        return ()
    table = Table(view.board, definitions)
    return (
        *_taken(table, card),
        *_pursued(table, card),
        *noted(table, card),
    )


def _taken(table: Table, card: CardId) -> Iterator[Message]:
    """What has been inflicted on it, and what lies on it."""
    record, reader = table.board.cards[card], LANGUAGE.reader(table)
    if record.turn:
        yield say("Exerted.")
    if record.attached_to is not None:
        yield say("Attached to {where}.", where=CardName(record.attached_to))
    for counter, capacity, text in (
        (WOUND, "wounds", "{count} of {capacity} Wounds."),
        (STRUCTURE, "structure", "{count} of {capacity} Structure."),
        (DAMAGE, "structure", "{count} of {capacity} damage."),
    ):
        count = record.counters.get(counter, 0)
        if count:
            yield say(text, count=count, capacity=reader.value(card, capacity))
    for counter, count in record.counters.items():
        if counter not in (WOUND, STRUCTURE, DAMAGE):
            yield say("{what}.", what=counters_said(counter, count))


def _pursued(table: Table, card: CardId) -> Iterator[Message]:
    """Who is on a Contract."""
    record = table.board.cards[card]
    if record.attached_to is None and table.board.zones[record.zone].kind == SLOT:
        seats = pursuers(table, slot_number(record.zone))
        if seats:
            yield say("Pursued by {seats}.", seats=tuple(SeatName(seat) for seat in seats))
