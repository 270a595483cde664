"""Resolution Stage 3: who is eligible may attempt the Contract they pursue (``TC-21.9``)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from tabletop.effects.usable import PASS
from tabletop.engine.actions import Action, ActionKind, legal
from tabletop.engine.decisions import ChooseAction
from tabletop.engine.events import Said
from tabletop.engine.frames import At, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, RuleId, SeatId
from tabletop.engine.message import CardName, Message, Refusal, SeatName, refuse, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.adventure_deck import removed
from tabletop.games.traveller_ccg.commitment import pursued
from tabletop.games.traveller_ccg.competition import Completion, awaited
from tabletop.games.traveller_ccg.contracts import CONTRACT, Delivering
from tabletop.games.traveller_ccg.eligibility import not_eligible
from tabletop.games.traveller_ccg.initiative import in_initiative_order
from tabletop.games.traveller_ccg.places import in_play
from tabletop.games.traveller_ccg.play import KINDS, announce
from tabletop.games.traveller_ccg.requirements import sure
from tabletop.games.traveller_ccg.slots import refill
from tabletop.games.traveller_ccg.stages import acts
from tabletop.games.traveller_ccg.state import captain
from tabletop.games.traveller_ccg.timing import settle

COMPLETE: Final = "complete"
CONTRACT_RULE: Final = RuleId("TC-27.1")


def _candidates(table: Table, seat: SeatId) -> Iterable[Action]:
    contract = pursued(table, seat)
    return () if contract is None else (Action(COMPLETE, contract),)


def _verify(table: Table, seat: SeatId, action: Action) -> Refusal | None:
    """Only the Contract that an eligible captain pursues (``TC-27.1``)."""
    if action.card != pursued(table, seat):
        return refuse("TC-27.1", "Only the Contract that you pursue can be attempted.")
    return not_eligible(table, seat)


def _label(_table: Table, action: Action) -> Message:
    assert action.card is not None
    return say("Attempt {card}", card=CardName(action.card))


CONTRACT_KIND: Final = ActionKind(COMPLETE, _label, _candidates, _verify)
"""Attempting the Contract that one pursues; declining it is to pass (``TC-R.79``)."""

ATTEMPTS: Final = (CONTRACT_KIND, *KINDS["anytime"])


@dataclass(frozen=True, slots=True)
class Deliveries:
    """Who has had their attempt, whose it is, and who has completed a Contract."""

    had: tuple[SeatId, ...] = ()
    seat: SeatId | None = None
    completed: tuple[Completion, ...] = ()


def next_captain(at: At[Deliveries]) -> Next:
    """Go on to the next eligible captain, once finished Contracts have left (``TC-R.80``)."""
    frame = settle(at.table)
    if frame is not None:
        return call(frame, then=next_captain)
    # What has left is forgotten: the same card may come back later as another Contract.
    completed = tuple(one for one in at.locals.completed if in_play(at.board, one.card))
    stage = replace(at.locals, completed=completed)
    for completion in completed:
        if not awaited(at.table, completion.card, stage.had):
            return leave(at, completion.card, stage)
    for seat in in_initiative_order(at.table):
        if seat not in stage.had and captain(at.table, seat).eligible:
            following = replace(stage, had=(*stage.had, seat), seat=seat)
            return go(offer, acts(at.table, seat), locals=following)
    return done()


def leave(at: At[Deliveries], card: CardId, stage: Deliveries) -> Next:
    """Send a finished Contract off and refill its slot (``TC-27.4``).

    All others on it become uncommitted free, as with any Contract that leaves (``TC-R.16``).
    """
    left = tuple(one for one in stage.completed if one.card != card)
    following = replace(stage, completed=left)
    return call(refill(), *removed(at.board, card), then=next_captain, locals=following)


async def offer(at: At[Deliveries]) -> Next:
    """Let the captain attempt the Contract, or decline and stay committed (``TC-27.1``)."""
    stage = at.locals
    seat = stage.seat
    assert seat is not None
    contract = pursued(at.table, seat) if captain(at.table, seat).eligible else None
    if contract is None or not at.board.seats[seat].aboard:
        return go(next_captain)
    prompt = say(
        "{seat}, attempt {card}, or pass and go on with it in the next round.",
        seat=SeatName(seat),
        card=CardName(contract),
    )
    action = await ChooseAction(
        "contract", seat, prompt, CONTRACT_RULE, legal(ATTEMPTS, at.table, seat)
    )
    if action.verb == COMPLETE:
        if not await sure(at.table, seat, contract, "contract"):
            return go(offer)
        frame = CONTRACT.frame(Delivering(seat, contract, stage.completed))
        return call(frame, then=attempted)
    if action.verb == PASS.verb:
        text = "{seat} declines to attempt {card}."
        return go(next_captain, Said(say(text, seat=SeatName(seat), card=CardName(contract))))
    return call(announce(action, seat), then=offer)


def attempted(at: At[Deliveries]) -> Next:
    """Note who has completed a Contract."""
    assert isinstance(at.value, tuple)
    return go(next_captain, locals=replace(at.locals, completed=at.value))


DELIVERY: Final = Procedure("traveller-ccg.deliveries", Deliveries, next_captain, offer, attempted)
