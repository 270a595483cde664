"""Commitment: who pursues which Contract, and what an abandonment does (``TC-15.14`` and on)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabletop.engine.events import CardMoved, Event, MomentCame, Said
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import CardName, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.adventure_deck import removed
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.places import SLOT, complications_on, contract_in, slot_number
from tabletop.games.traveller_ccg.slots import refill
from tabletop.games.traveller_ccg.state import (
    UNCOMMITTED,
    Activity,
    captain,
    changed,
    taking_up,
    voyage,
)


def pursuers(table: Table, number: int) -> tuple[SeatId, ...]:
    """List the captains who pursue the Contract of a slot (``TC-15.9``)."""
    return tuple(
        seat
        for seat in table.board.aboard()
        if captain(table, seat).activity == Activity("contract", number)
    )


def pursued(table: Table, seat: SeatId) -> CardId | None:
    """Give the Contract that a captain pursues, or None."""
    number = captain(table, seat).activity.slot
    return None if number is None else contract_in(table.board, number)


def abandonment(table: Table, contract: CardId) -> int:
    """Give what abandoning a Contract costs (``TC-15.14``).

    Its own Abandonment and the modifiers of its Complications, of those face up only
    (``TC-R.71``), are one sum, which is no less than 0 (``TC-3.7``).
    """
    reader, board = LANGUAGE.reader(table), table.board
    added = sum(
        reader.value(card, "abandonment-modifier")
        for card in complications_on(board, contract)
        if board.cards[card].face_up
    )
    return max(0, reader.value(contract, "abandonment") + added)


def with_activity(table: Table, seat: SeatId, activity: Activity) -> Event:
    """Make the event by which a captain takes up an activity."""
    return changed(taking_up(voyage(table), seat, activity))


def released(before: Table, event: Event, after: Table) -> tuple[Event, ...]:
    """Free those whose Contract left play, at once and for nothing (``TC-R.16``)."""
    if not isinstance(event, CardMoved):
        return ()
    record = before.board.cards[event.card]
    if record.attached_to is not None or before.board.zones[record.zone].kind != SLOT:
        return ()
    seats = pursuers(after, slot_number(record.zone))
    if not seats:
        return ()
    state = voyage(after)
    for seat in seats:
        state = taking_up(state, seat, UNCOMMITTED)
    names = tuple(SeatName(seat) for seat in seats)
    line = say("The Contract left play: uncommitted now {seats}.", seats=names)
    return changed(state), Said(line)


@dataclass(frozen=True, slots=True)
class Leaving:
    """Who abandons what."""

    seat: SeatId
    slot: int


def give_up(at: At[Leaving]) -> Next:
    """End a commitment; a Contract that nobody pursues any more leaves (``TC-15.15``)."""
    seat, number = at.locals.seat, at.locals.slot
    contract = contract_in(at.board, number)
    if contract is None:
        return done()
    events: list[Event] = []
    if captain(at.table, seat).activity == Activity("contract", number):
        events.append(with_activity(at.table, seat, UNCOMMITTED))
    events.append(
        Said(say("{seat} abandons {card}.", seat=SeatName(seat), card=CardName(contract)))
    )
    events.append(MomentCame("contract-abandoned", seat, (contract,)))
    if any(other != seat for other in pursuers(at.table, number)):
        return done(*events)
    return call(refill(), *events, *removed(at.board, contract))


ABANDON: Final = Procedure("traveller-ccg.abandon", Leaving, give_up)


def abandon(seat: SeatId, number: int) -> Frame:
    """Have a captain abandon the Contract of a slot; whatever it costs was paid before."""
    return ABANDON.frame(Leaving(seat, number))
