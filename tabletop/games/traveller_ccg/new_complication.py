"""Adventure Stage 1: a captain attaches a Complication that nobody else has seen (``TC-15.1``)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tabletop.engine.decisions import ChooseCards
from tabletop.engine.events import CardFlipped, Event, Looked, Said
from tabletop.engine.frames import At, Next, Procedure, done, go
from tabletop.engine.ids import CardId, RuleId, SeatId
from tabletop.engine.message import CardName, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.adventure_deck import (
    COMPLICATION_SIDE,
    attached,
    can_draw,
    next_card,
    removed,
    reshuffled,
)
from tabletop.games.traveller_ccg.places import complications_on, contract_in, slots_of
from tabletop.games.traveller_ccg.slots import complication_slots, is_full

MAKING_ROOM: Final = RuleId("TC-15.2")


@dataclass(frozen=True, slots=True)
class Attaching:
    """Who attaches, and which card."""

    seat: SeatId
    card: CardId | None = None


def hosts(table: Table) -> tuple[CardId, ...]:
    """List the Contracts to which a Complication can go: full ones too, but none without slots.

    Room is made on a full one (``TC-15.2``); on one with 0 slots there is no room (``TC-R.30``).
    """
    found = (contract_in(table.board, number) for number in slots_of(table.board))
    return tuple(card for card in found if card is not None and complication_slots(table, card) > 0)


async def draw(at: At[Attaching]) -> Next:
    """Draw an adventure card and look at it, if there is one and somewhere to put it.

    Without any adventure card the stage is skipped (``TC-R.25``), without a Contract nothing is
    drawn (``TC-R.26``).
    """
    board, seat = at.board, at.locals.seat
    if not can_draw(board, seat) or not hosts(at.table):
        return done()
    card = next_card(board, seat)
    if card is None:
        return go(draw, *await reshuffled(board, seat))
    return go(
        attach,
        CardFlipped(card, COMPLICATION_SIDE),
        Looked((card,), (seat,)),
        locals=replace(at.locals, card=card),
    )


async def attach(at: At[Attaching]) -> Next:
    """Attach it face down to any Contract; the captain may look at it again (``TC-R.28``)."""
    seat, card = at.locals.seat, at.locals.card
    assert card is not None
    prompt = say(
        "{seat}, choose the Contract that {card} complicates; only you know it.",
        seat=SeatName(seat),
        card=CardName(card),
    )
    (contract,) = await ChooseCards("complicate", seat, prompt, RuleId("TC-15.1"), hosts(at.table))
    line = say(
        "{seat} attaches a Complication, unseen by others, to {contract}.",
        seat=SeatName(seat),
        contract=CardName(contract),
    )
    room = await room_on(at.table, seat, contract)
    return done(*room, *attached(at.board, card, contract, seat), Said(line))


async def room_on(
    table: Table, seat: SeatId, contract: CardId, rule: RuleId = MAKING_ROOM
) -> tuple[Event, ...]:
    """Make room on a full Contract: an attached Complication at choice goes, seen or not.

    It goes face up to its owner's pile (``TC-R.27``), and is never the new one (``TC-15.3``).
    """
    if not is_full(table, contract):
        return ()
    there = complications_on(table.board, contract)
    prompt = say(
        "{seat}, {contract} is full: choose the Complication that leaves it.",
        seat=SeatName(seat),
        contract=CardName(contract),
    )
    (gone,) = await ChooseCards("make-room", seat, prompt, rule, there)
    line = say("{card} makes room on {contract}.", card=CardName(gone), contract=CardName(contract))
    return (*removed(table.board, gone), Said(line))


NEW_COMPLICATION: Final = Procedure("traveller-ccg.new-complication", Attaching, draw, attach)
"""A captain's Stage 1."""
