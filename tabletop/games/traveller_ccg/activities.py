"""Adventure Stage 2: a captain chooses one activity and pays for it (``TC-15.4`` and on)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from tabletop.effects.payment import payable
from tabletop.effects.usable import PASS
from tabletop.engine.actions import Action, ActionKind, Label, legal
from tabletop.engine.decisions import ChooseAction
from tabletop.engine.events import Event, MomentCame, Said, SeatCounted
from tabletop.engine.frames import At, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, RuleId, SeatId
from tabletop.engine.message import CardName, Message, Refusal, SeatName, refuse, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.commitment import abandon, abandonment, pursued, with_activity
from tabletop.games.traveller_ccg.expending import raising
from tabletop.games.traveller_ccg.expenses import can_raise, pay_credits
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.names import credits_said
from tabletop.games.traveller_ccg.places import contract_in, ship_of, slot_number, slots_of
from tabletop.games.traveller_ccg.play import KINDS as PLAY_KINDS
from tabletop.games.traveller_ccg.play import announce
from tabletop.games.traveller_ccg.state import INFAMY, UNCOMMITTED, Activity, captain, voyage

PURSUE: Final = "pursue"
PIRACY: Final = Action("declare-piracy")
FREE: Final = Action("stay-uncommitted")


@dataclass(frozen=True, slots=True)
class Choosing:
    """Who chooses, what they have chosen, and the slot of the Contract that they abandon for it."""

    seat: SeatId
    chosen: Activity = UNCOMMITTED
    left: int | None = None


def jumps(table: Table, seat: SeatId, contract: CardId) -> int | None:
    """Give how many jumps cover a Contract's Distance; None if none do (``TC-15.7``).

    The last jump may be a part of one (``TC-3.6``). Nothing is to be covered for the Contract one
    is on (``TC-15.6``, ``TC-R.69``) nor at Distance 0; without Jump nothing can be (``TC-R.70``).
    """
    reader = LANGUAGE.reader(table)
    distance = reader.value(contract, "distance")
    if contract == pursued(table, seat) or distance <= 0:
        return 0
    jump = reader.value(ship_of(table.board, seat), "jump")
    return -(-distance // jump) if jump > 0 else None


def leaving_costs(table: Table, seat: SeatId) -> int:
    """Give what it costs a captain to leave their Contract, 0 without one (``TC-15.5``)."""
    contract = pursued(table, seat)
    return 0 if contract is None else abandonment(table, contract)


def _in_stage(table: Table, seat: SeatId) -> Refusal | None:
    state = voyage(table)
    if (state.phase, state.stage, state.acting) == ("adventure", 2, seat):
        return None
    return refuse("TC-15.4", "Activities are chosen in Stage 2 of the Adventure Phase, in turn.")


def _affordable(table: Table, seat: SeatId, leaving: int, further: int = 0) -> Refusal | None:
    """Refuse what can't be paid, both costs together (``TC-15.12``, ``TC-R.68``)."""
    cards, deck = raising(LANGUAGE.reader(table), seat)
    if payable(cards.values(), deck, leaving, further):
        return None
    purse = sum(cards.values()) + deck
    if leaving + further <= purse:
        text = "No card pays for both: {leaving} to leave, and {further} besides."
        owed = {"leaving": credits_said(leaving), "further": credits_said(further)}
        return refuse("TC-6.5", text, **owed)
    text = "That costs {due} in all; you can raise {purse}."
    return refuse("TC-15.12", text, due=credits_said(leaving + further), purse=purse)


def _contracts(table: Table, _seat: SeatId) -> Iterator[Action]:
    for number in slots_of(table.board):
        card = contract_in(table.board, number)
        if card is not None:
            yield Action(PURSUE, card)


def _may_pursue(table: Table, seat: SeatId, action: Action) -> Refusal | None:
    elsewhere = _in_stage(table, seat)
    if elsewhere is not None or action.card is None:
        return elsewhere
    if action.card == pursued(table, seat):
        return None
    needed = jumps(table, seat, action.card)
    if needed is None:
        return refuse("TC-R.70", "Your Ship has no Jump to get there.")
    return _affordable(table, seat, leaving_costs(table, seat), needed)


def _may_raid(table: Table, seat: SeatId, _action: Action) -> Refusal | None:
    elsewhere = _in_stage(table, seat)
    if elsewhere is not None:
        return elsewhere
    if len(table.board.seats) == 1:
        return refuse("TC-24.12", "There is nobody to raid: no piracy in solo play.")
    return _affordable(table, seat, leaving_costs(table, seat), 1)


def _may_rest(table: Table, seat: SeatId, _action: Action) -> Refusal | None:
    return _in_stage(table, seat) or _affordable(table, seat, leaving_costs(table, seat))


def _pursue_label(table: Table, action: Action) -> Message:
    seat, contract = voyage(table).acting, action.card
    assert contract is not None
    if seat is None or contract == pursued(table, seat):
        return say("Pursue {card}", card=CardName(contract))
    due = leaving_costs(table, seat) + (jumps(table, seat, contract) or 0)
    return say("Pursue {card} for {due}", card=CardName(contract), due=credits_said(due))


def _costing(text: str, further: int) -> Label:
    """Say what an activity costs whoever acts, with leaving their Contract."""

    def label(table: Table, _action: Action) -> Message:
        seat = voyage(table).acting
        due = further + (0 if seat is None else leaving_costs(table, seat))
        if not due:
            return say(text)
        return say("{activity} for {due}", activity=say(text), due=credits_said(due))

    return label


KINDS: Final = (
    ActionKind(PURSUE, _pursue_label, _contracts, _may_pursue),
    ActionKind(
        PIRACY.verb,
        _costing("Declare piracy", 1),
        lambda _table, _seat: (PIRACY,),
        _may_raid,
        obvious=False,
    ),
    ActionKind(
        FREE.verb,
        _costing("Stay uncommitted", 0),
        lambda _table, _seat: (FREE,),
        _may_rest,
        obvious=False,
    ),
)
"""The activities that there are (``TC-15.4``)."""


async def choose(at: At[Choosing]) -> Next:
    """Name the activity and its Contract first, among those in play now (``TC-R.68``).

    Before that, what can be used at any time can be used here too (``TC-R.100``).
    """
    seat, table = at.locals.seat, at.table
    if not at.board.seats[seat].aboard:
        return done()
    text = "{seat}, choose what you do this round: pursue a Contract, or stay uncommitted."
    if len(table.board.seats) > 1:
        text = (
            "{seat}, choose what you do this round: pursue a Contract, declare piracy, or stay "
            "uncommitted."
        )
    prompt = say(text, seat=SeatName(seat))
    actions = legal(KINDS, table, seat)
    anytime = legal(PLAY_KINDS["anytime"], table, seat)
    others = tuple(action for action in anytime if action.verb != PASS.verb)
    action = await ChooseAction("activity", seat, prompt, RuleId("TC-15.4"), (*actions, *others))
    if action in others:
        return call(announce(action, seat), then=choose)
    before = captain(table, seat).activity.slot
    chosen = UNCOMMITTED
    if action == PIRACY:
        chosen = Activity("piracy")
    elif action.card is not None:
        chosen = Activity("contract", slot_number(at.board.cards[action.card].zone))
        if chosen.slot == before:
            line = say(
                "{seat} goes on with {card}.", seat=SeatName(seat), card=CardName(action.card)
            )
            return done(Said(line))
    return go(leave, locals=replace(at.locals, chosen=chosen, left=before))


def leave(at: At[Choosing]) -> Next:
    """Pay for leaving the Contract one was on, before anything else (``TC-15.8``, ``TC-15.11``)."""
    seat, left = at.locals.seat, at.locals.left
    if left is None:
        return go(travel)
    contract = pursued(at.table, seat)
    assert contract is not None
    why = say("abandoning {card}", card=CardName(contract))
    due = abandonment(at.table, contract)
    further, _, _ = travelling(at.table, seat, at.locals.chosen)
    paying = pay_credits(seat, due, why, RuleId("TC-15.14"), reserve=further)
    return call(paying, then=travel)


def travelling(table: Table, seat: SeatId, chosen: Activity) -> tuple[int, Message, RuleId]:
    """Give what taking up an activity costs, for what, and by which rule."""
    if chosen.kind == "piracy":
        return 1, say("declaring piracy"), RuleId("TC-15.10")
    if chosen.slot is None:
        return 0, say("nothing"), RuleId("TC-15.5")
    contract = contract_in(table.board, chosen.slot)
    assert contract is not None
    why = say("the jumps to {card}", card=CardName(contract))
    return jumps(table, seat, contract) or 0, why, RuleId("TC-15.7")


def travel(at: At[Choosing]) -> Next:
    """Pay for the jumps, all of one pursuit together (``TC-R.38``), or for declaring piracy.

    The cards of a deck come as they like, so whoever left with them may be short now; then they
    have left, and that is all.
    """
    seat, chosen = at.locals.seat, at.locals.chosen
    if at.value is False:
        return done()
    due, why, rule = travelling(at.table, seat, chosen)
    if due > can_raise(at.table, seat):
        return go(take_up, locals=replace(at.locals, chosen=UNCOMMITTED))
    return call(pay_credits(seat, due, why, rule), then=take_up)


def take_up(at: At[Choosing]) -> Next:
    """Be at it; a Contract that was left is replaced only now (``TC-R.68``)."""
    seat, left = at.locals.seat, at.locals.left
    if not at.board.seats[seat].aboard:
        return done()
    chosen = UNCOMMITTED if at.value is False else at.locals.chosen
    events = [with_activity(at.table, seat, chosen), *told(at.table, seat, chosen)]
    if left is None:
        return done(*events)
    return call(abandon(seat, left), *events)


def told(table: Table, seat: SeatId, chosen: Activity) -> tuple[Event, ...]:
    """Tell of an activity; piracy brings its Infamy at once (``TC-15.10``, ``TC-25.1``)."""
    name = SeatName(seat)
    if chosen.kind == "piracy":
        return (
            Said(say("{seat} declares piracy: 1 Infamy.", seat=name)),
            SeatCounted(seat, INFAMY, 1),
            MomentCame("piracy-declared", seat),
        )
    contract = None if chosen.slot is None else contract_in(table.board, chosen.slot)
    if contract is None:
        return (Said(say("{seat} stays uncommitted.", seat=name)),)
    return (Said(say("{seat} pursues {card}.", seat=name, card=CardName(contract))),)


CHOOSE_ACTIVITY: Final = Procedure(
    "traveller-ccg.choose-activity", Choosing, choose, leave, travel, take_up
)
"""A captain's Stage 2."""
