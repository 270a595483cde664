"""Elimination: what a bankrupt captain's going out does, at once (``TC-4.8``, ``TC-R.14`` on)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.decisions import ChooseOption, Option, Roll
from tabletop.engine.events import CardMoved, Event, MomentCame, Said, SeatLeft, Unqueued
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, RuleId, SeatId
from tabletop.engine.message import CardName, Message, SeatName, say
from tabletop.games.traveller_ccg.initiative import clockwise
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.places import GONE, contract_in, home
from tabletop.games.traveller_ccg.slots import FOURTH, fewest, refill
from tabletop.games.traveller_ccg.state import Captain, Voyage, changed, voyage, with_captain
from tabletop.games.traveller_ccg.victory import last_one


@dataclass(frozen=True, slots=True)
class Out:
    """Who goes out. ``free`` are slots that two survivors share out, ``first`` who comes first."""

    seats: tuple[SeatId, ...]
    free: tuple[int, ...] = ()
    first: SeatId | None = None


def leave(at: At[Out]) -> Next:
    """Take captains out of the game; with one left, or none, it is over (``TC-4.7``)."""
    board, seats = at.board, at.locals.seats
    lines: list[Event] = [
        Said(say("{seat} is bankrupt and out of the game.", seat=SeatName(seat))) for seat in seats
    ]
    gone = (SeatLeft(seat) for seat in seats)
    unqueued = (
        Unqueued(item.id)
        for item in board.queue
        if item.controller in seats or board.cards[item.source].owner in seats
    )
    return go(clear, *lines, *gone, *unqueued)


def clear(at: At[Out]) -> Next:
    """Take them out of the record first, since their cards' leaving may set off something else.

    Their commitments end without any abandonment (``TC-R.16``).
    """
    over = last_one(at.table)
    if over:
        return done(*over)
    return go(share, changed(without(at.board, voyage(at.table), at.locals.seats)))


def departures(
    board: Board, seats: tuple[SeatId, ...], controlled: dict[CardId, SeatId | None]
) -> Iterator[CardMoved]:
    """Say where cards go when captains leave, what is attached before its foundation.

    Everything they own leaves the game wherever it lies, also where another controls it
    (``TC-3.4``). What others own goes to its owner's discard pile if they controlled it or if its
    foundation goes (``TC-R.14``, ``TC-R.15``).
    """
    for pile in board.piles.values():
        for card in pile:
            if board.cards[card].attached_to is None:
                yield from _departing(board, seats, controlled, card, goes=False)


def _departing(
    board: Board,
    seats: tuple[SeatId, ...],
    controlled: dict[CardId, SeatId | None],
    card: CardId,
    *,
    goes: bool,
) -> Iterator[CardMoved]:
    record = board.cards[card]
    owned = record.owner in seats
    in_play = board.zones[record.zone].in_play
    goes = goes or owned or (in_play and controlled[card] in seats)
    for other in board.attached(card):
        yield from _departing(board, seats, controlled, other, goes=goes)
    if owned and record.zone != GONE:
        yield CardMoved(card, GONE)
    elif goes and not owned:
        yield CardMoved(card, home(board, card), face_up=True)


def without(board: Board, state: Voyage, seats: tuple[SeatId, ...]) -> Voyage:
    """Give the record without some captains: play passes on clockwise (``TC-R.18``)."""
    for seat in seats:
        state = with_captain(state, seat, Captain())
    first, acting = state.first, state.acting
    if first in seats:
        first = clockwise(board, first)[0]
    if acting in seats:
        acting = clockwise(board, acting)[0]
    return replace(state, first=first, acting=acting)


def share(at: At[Out]) -> Next:
    """Share out the slots for the new number of captains (``TC-4.13``, ``TC-R.20``).

    From four to three the free slot is the fourth one from now on. Two survivors keep their own
    and get one of the others each.
    """
    state, left = voyage(at.table), at.locals.seats
    if len(at.board.aboard()) > 2:
        slots = tuple(FOURTH if seat in left else seat for seat in state.slots)
        return go(depart, changed(replace(state, slots=slots, fourth=None)))
    free = tuple(
        number for number, seat in enumerate(state.slots) if seat is FOURTH or seat in left
    )
    return go(lot, locals=replace(at.locals, free=free))


async def lot(at: At[Out]) -> Next:
    """See which survivor comes first: lowest VP, then highest Initiative, then by lot."""
    tied = fewest(at.table, at.board.aboard())
    first = tied[0]
    if len(tied) > 1:
        (face,) = await Roll(dice=1, sides=len(tied))
        first = tied[face - 1]
    return go(pick, locals=replace(at.locals, first=first))


async def pick(at: At[Out]) -> Next:
    """Give the first the fourth slot, or one of two free ones at choice; the other the last."""
    state, free, first = voyage(at.table), at.locals.free, at.locals.first
    assert first is not None
    (other,) = (seat for seat in at.board.aboard() if seat != first)
    fourth = [number for number in free if state.slots[number] is FOURTH]
    mine = fourth[0] if fourth else await _picked(at, first, free)
    slots = tuple(
        seat if number not in free else first if number == mine else other
        for number, seat in enumerate(state.slots)
    )
    text = "{first} and {other} share the free Contract slots."
    line = say(text, first=SeatName(first), other=SeatName(other))
    return go(depart, changed(replace(state, slots=slots, fourth=None)), Said(line))


async def _picked(at: At[Out], seat: SeatId, free: tuple[int, ...]) -> int:
    def label(number: int) -> Message:
        contract = contract_in(at.board, number)
        if contract is None:
            return say("Take empty slot {number}", number=number + 1)
        return say("Take the slot of {card}", card=CardName(contract))

    options = tuple(Option(str(number), label(number)) for number in free)
    prompt = say("{seat}, take one of the free Contract slots.", seat=SeatName(seat))
    return int(await ChooseOption("free-slot", seat, prompt, RuleId("TC-R.20"), options))


def depart(at: At[Out]) -> Next:
    """Clear the table of them: their cards leave the game, those of others go back.

    Being out is no dispersal (``TC-4.12``).
    """
    reader = LANGUAGE.reader(at.table)
    controlled = {card: reader.controller(card) for card in at.board.cards}
    return go(fill, *departures(at.board, at.locals.seats, controlled))


def fill(at: At[Out]) -> Next:
    """Refill at once what went empty (``TC-R.15``)."""
    moments = (MomentCame("eliminated", seat) for seat in at.locals.seats)
    return call(refill(), *moments)


ELIMINATION: Final = Procedure(
    "traveller-ccg.elimination", Out, leave, clear, share, lot, pick, depart, fill
)


def bankrupt(seat: SeatId) -> Frame:
    """Eliminate a captain who can't meet an expense, at once (``TC-4.8``, ``TC-4.11``)."""
    return ELIMINATION.frame(Out((seat,)))
