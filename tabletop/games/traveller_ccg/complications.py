"""Attempts at Complications (``TC-22``), as a procedure with windows (``TC-R.134``)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from tabletop.effects.context import Outcome
from tabletop.effects.interpret import carry_out
from tabletop.engine.actions import Action, ActionKind
from tabletop.engine.board import Binding
from tabletop.engine.events import CardFaced, Event, MomentCame, Said
from tabletop.engine.frames import At, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import CardName, Message, Refusal, SeatName, refuse, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.adventure_deck import removed
from tabletop.games.traveller_ccg.commitment import pursued
from tabletop.games.traveller_ccg.eligibility import not_selecting, passing
from tabletop.games.traveller_ccg.places import complications_on, contract_in, in_play, slots_of
from tabletop.games.traveller_ccg.requirements import MEETING, Meeting, requirements
from tabletop.games.traveller_ccg.subplots import SUBPLOTS, Plotting
from tabletop.games.traveller_ccg.timing import settle
from tabletop.games.traveller_ccg.windows import open_window

ATTEMPT: Final = "attempt"


@dataclass(frozen=True, slots=True)
class Facing:
    """A captain who attempts a Complication, and what came of its requirements."""

    seat: SeatId
    card: CardId
    bound: tuple[Binding, ...] = ()


def _candidates(table: Table, _seat: SeatId) -> Iterable[Action]:
    board = table.board
    found = (contract_in(board, number) for number in slots_of(board))
    return (
        Action(ATTEMPT, card)
        for contract in found
        if contract is not None
        for card in complications_on(board, contract)
    )


def _verify(table: Table, seat: SeatId, action: Action) -> Refusal | None:
    """Only Complications on the Contract that the captain is committed to (``TC-22.1``)."""
    refusal = not_selecting(table, seat)
    if refusal is not None:
        return refusal
    contract = pursued(table, seat)
    if contract is None:
        return refuse("TC-22.1", "Only a captain who pursues a Contract attempts Complications.")
    if action.card not in complications_on(table.board, contract):
        return refuse(
            "TC-22.1",
            "Only the Complications of {card}, which you pursue, can be attempted.",
            card=CardName(contract),
        )
    return None


def _label(_table: Table, action: Action) -> Message:
    assert action.card is not None
    return say("Attempt {card}", card=CardName(action.card))


COMPLICATION_KIND: Final = ActionKind(ATTEMPT, _label, _candidates, _verify)
"""Attempting a Complication of the Contract pursued, as a selection of Resolution Stage 2."""


def name(at: At[Facing]) -> Next:
    """Name it; one that is still face down is revealed now (``TC-22.2``, ``TC-R.76``)."""
    facing = at.locals
    revealed: tuple[Event, ...] = ()
    if not at.board.cards[facing.card].face_up:
        revealed = (CardFaced(facing.card, face_up=True),)
    told = Said(
        say("{seat} attempts {card}.", seat=SeatName(facing.seat), card=CardName(facing.card))
    )
    return call(open_window(), *revealed, told, then=meet)


def meet(at: At[Facing]) -> Next:
    """Have the requirements met; one that is gone meanwhile is not resolved (``TC-22.11``)."""
    facing = at.locals
    if not at.board.seats[facing.seat].aboard or not in_play(at.board, facing.card):
        return done()
    asked = requirements(at.table, facing.card, "complication")
    if not asked:
        return go(resolve)
    meeting = Meeting(facing.seat, facing.card, asked[0].key)
    return call(MEETING.frame(meeting), then=judge)


def judge(at: At[Facing]) -> Next:
    """Only with all requirements met it is resolved (``TC-22.6``); who fails has passed."""
    facing, outcome = at.locals, at.value
    assert isinstance(outcome, Outcome)
    if not at.board.seats[facing.seat].aboard or not in_play(at.board, facing.card):
        return done()
    if outcome.whole:
        return go(resolve, locals=replace(facing, bound=outcome.bound))
    seat, card = SeatName(facing.seat), CardName(facing.card)
    return done(
        passing(at.table, facing.seat, failed=True),
        Said(say("{seat} fails to resolve {card} and has passed.", seat=seat, card=card)),
        MomentCame("attempt-failed", facing.seat, (facing.card,)),
    )


def resolve(at: At[Facing]) -> Next:
    """Carry out what the Complication says happens when it is resolved."""
    facing = at.locals
    told = Said(
        say("{seat} resolves {card}.", seat=SeatName(facing.seat), card=CardName(facing.card))
    )
    asked = requirements(at.table, facing.card, "complication")
    if not asked or not asked[0].do:
        return go(resolved, told)
    definition = at.board.cards[facing.card].definition
    frame = carry_out(definition, asked[0].key, facing.card, facing.seat, facing.bound)
    return call(frame, told, then=resolved)


def resolved(at: At[Facing]) -> Next:
    """Tell that it is resolved."""
    frame = settle(at.table)
    if frame is not None:
        return call(frame, then=resolved)
    return go(plot, MomentCame("complication-resolved", at.locals.seat, (at.locals.card,)))


def plot(at: At[Facing]) -> Next:
    """Let the captain attempt its subplots (``TC-22.7``)."""
    return call(SUBPLOTS.frame(Plotting(at.locals.seat, at.locals.card)), then=leave)


def leave(at: At[Facing]) -> Next:
    """After that it goes to its owner's adventure discard pile."""
    if not in_play(at.board, at.locals.card):
        return done()
    return done(*removed(at.board, at.locals.card))


COMPLICATION: Final = Procedure(
    "traveller-ccg.complication", Facing, name, meet, judge, resolve, resolved, plot, leave
)
