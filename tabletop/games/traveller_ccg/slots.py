"""Contract slots: who controls which, and how an empty one is refilled (section 9)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.decisions import Roll
from tabletop.engine.events import CardMoved, Said
from tabletop.engine.frames import NOTHING, At, Frame, Next, Nothing, Procedure, call, done, go
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import CardName, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.adventure_deck import attached, can_draw, next_card, reshuffled
from tabletop.games.traveller_ccg.initiative import highest, in_initiative_order, initiative
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.places import SLOTS, complications_on, contract_in, slot, slots_of
from tabletop.games.traveller_ccg.solo.venture import DOUBLE, ENDLESS
from tabletop.games.traveller_ccg.state import VP, Voyage, changed, voyage

NO_LIMIT: Final = 1_000_000
"""More Complications than there are adventure cards."""

FOURTH: Final = None
"""Marks the slot of a table of three whose controller is read from VP (``TC-9.3``)."""


def dealt(seats: int, slots: int = SLOTS) -> tuple[SeatId | None, ...]:
    """Tell who controls which slot when the game begins (``TC-9.2``, ``TC-12.4``)."""
    if seats == 3:
        return (SeatId(0), SeatId(1), SeatId(2), FOURTH)
    each = slots // seats
    return tuple(SeatId(number // each) for number in range(slots))


def vp(board: Board, seat: SeatId) -> int:
    """Give a captain's Victory Points."""
    return board.seats[seat].counters.get(VP, 0)


def fewest(table: Table, seats: tuple[SeatId, ...]) -> tuple[SeatId, ...]:
    """List who comes first for a free slot: lowest VP, then highest Initiative (``TC-9.3``)."""
    least = min(vp(table.board, seat) for seat in seats)
    return highest(table, tuple(seat for seat in seats if vp(table.board, seat) == least))


def standing(table: Table) -> tuple[int, ...]:
    """Give what a lot for the fourth slot was drawn for: VP, Initiative, those tied; () for none.

    A lot holds until this changes (``TC-R.22``).
    """
    if FOURTH not in voyage(table).slots:
        return ()
    tied = fewest(table, table.board.aboard())
    if len(tied) == 1:
        return ()
    return (vp(table.board, tied[0]), initiative(table, tied[0]), *tied)


def fourth(table: Table) -> SeatId:
    """Give who controls the fourth slot of three captains now (``TC-9.3``, ``TC-R.22``)."""
    drawn = voyage(table).fourth
    if drawn is not None and drawn[1] == standing(table):
        return drawn[0]
    return fewest(table, in_initiative_order(table))[0]


def controller_of_slot(table: Table, number: int) -> SeatId:
    """Give who controls a Contract slot: its "owner" (``TC-R.21``)."""
    fixed = voyage(table).slots[number]
    return fourth(table) if fixed is FOURTH else fixed


def lot_is_due(table: Table) -> bool:
    """Tell whether chance must settle the fourth slot, or what it settled is out of date."""
    drawn = voyage(table).fourth
    return standing(table) != (() if drawn is None else drawn[1])


async def draw_lot(at: At[Nothing]) -> Next:
    """Draw a lot among those tied for the fourth slot, and forget an old one (``TC-R.22``)."""
    if not lot_is_due(at.table):
        return done()
    tied = standing(at.table)
    state = voyage(at.table)
    if not tied:
        return done(changed(replace(state, fourth=None)))
    seats = tied[2:]
    (face,) = await Roll(dice=1, sides=len(seats))
    seat = SeatId(seats[face - 1])
    line = say("By lot the fourth Contract slot goes to {seat}.", seat=SeatName(seat))
    return done(changed(replace(state, fourth=(seat, tied))), Said(line))


LOT: Final = Procedure("traveller-ccg.fourth-slot", Nothing, draw_lot)
"""Settles the fourth slot where the standing is tied; costs nothing where it is not."""


@dataclass(frozen=True, slots=True)
class Refilling:
    """The slot that is refilled next, and how many Complications its new Contract still gets."""

    number: int = 0
    complications: int = 0


def complications_on_entry(state: Voyage) -> int:
    """Tell how many Complications a Contract enters play with (``TC-9.4``, ``TC-33.14``)."""
    return 2 if state.venture.has(DOUBLE) else 1


def begin(_at: At[Refilling]) -> Next:
    """See first who controls the fourth slot."""
    return call(LOT.frame(NOTHING), then=contract)


async def contract(at: At[Refilling]) -> Next:
    """Put the next adventure card of its controller into an empty slot, face up (``TC-9.4``).

    With both their piles empty the slot stays empty for now (``TC-R.25``).
    """
    board = at.board
    for number in range(at.locals.number, len(slots_of(board))):
        if contract_in(board, number) is not None:
            continue
        seat = controller_of_slot(at.table, number)
        if not can_draw(board, seat):
            continue
        card = next_card(board, seat)
        if card is None:
            return go(contract, *await reshuffled(board, seat))
        line = say(
            "{card} enters play as a Contract of {seat}.",
            card=CardName(card),
            seat=SeatName(seat),
        )
        following = Refilling(number, complications_on_entry(voyage(at.table)))
        moved = CardMoved(card, slot(number), face_up=True)
        return go(complication, moved, Said(line), locals=following)
    return done()


async def complication(at: At[Refilling]) -> Next:
    """Attach the next card of the same deck to the new Contract, unseen (``TC-9.4``).

    Not where the Contract has no slot for it (``TC-R.30``), nor without a card (``TC-R.25``).
    """
    board, number = at.board, at.locals.number
    new = contract_in(board, number)
    seat = controller_of_slot(at.table, number)
    following = Refilling(number + 1)
    if new is None or not at.locals.complications or not can_draw(board, seat):
        return go(begin, locals=following)
    if is_full(at.table, new):
        return go(begin, locals=following)
    card = next_card(board, seat)
    if card is None:
        return go(complication, *await reshuffled(board, seat))
    left = replace(at.locals, complications=at.locals.complications - 1)
    return go(complication, *attached(board, card, new, None), locals=left)


def complication_slots(table: Table, card: CardId) -> int:
    """Give how many Complications a Contract can hold (``TC-8.7``, ``TC-33.15``)."""
    if voyage(table).venture.has(ENDLESS):
        return NO_LIMIT
    return LANGUAGE.reader(table).value(card, "complication-slots")


def is_full(table: Table, contract: CardId) -> bool:
    """Tell whether a Contract holds all the Complications that it can."""
    there = len(complications_on(table.board, contract))
    return there >= complication_slots(table, contract)


REFILL: Final = Procedure("traveller-ccg.refill", Refilling, begin, contract, complication)


def refill() -> Frame:
    """Refill every empty slot that can be, at once and outside the queue (``TC-R.24``)."""
    return REFILL.frame(Refilling())
