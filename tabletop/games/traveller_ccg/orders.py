"""Orders: when a captain wants to be asked, and passes without being asked (``TC-R.105`` on).

They are part of the open record, so that undo, saves and replays bring them back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final, Literal

from tabletop.effects.usable import PASS
from tabletop.engine.actions import Action, ActionKind
from tabletop.engine.board import QueueItem
from tabletop.engine.events import Event, MomentCame, Queued, Retargeted
from tabletop.engine.ids import SeatId
from tabletop.engine.message import Message, Refusal, SeatName, refuse, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.state import (
    PHASES,
    Orders,
    captain,
    changed,
    voyage,
    with_captain,
)

ORDERS: Final = "orders"
CALL: Final = "call"

TARGETED: Final = "targeted"
ASK: Final = "ask"
EVERYBODY: Final = "everybody"

WAKING: Final = Action(ORDERS, ability=EVERYBODY)
"""Has nobody pass by themselves any more."""

Until = Literal["queue", "stage", "phase", "round"]
UNTIL: Final[Mapping[Until, Message]] = {
    "queue": say("Pass until the queue is empty"),
    "stage": say("Pass until the stage ends"),
    "phase": say("Pass until the phase ends"),
    "round": say("Pass until the round ends"),
}
ENDS: Final[Mapping[Until, tuple[Until, ...]]] = {
    "queue": ("queue",),
    "stage": ("queue", "stage"),
    "phase": ("queue", "stage", "phase"),
    "round": ("queue", "stage", "phase", "round"),
}
"""What ends together with each of them."""


def declines(table: Table, seat: SeatId) -> bool:
    """Tell whether a captain passes without being asked, by their own orders (``TC-R.106``)."""
    orders = captain(table, seat).orders
    if orders.decline:
        return True
    if not orders.targeted:
        return False
    attempt = voyage(table).attempt
    attacked = attempt is not None and attempt.defender == seat
    return not attacked and not any(aimed(table, item, seat) for item in table.board.queue)


def aimed(table: Table, item: QueueItem, seat: SeatId) -> bool:
    """Tell whether something on the queue is aimed at a captain, or at a card of theirs."""
    # Orders are a part of what the language is made of, so it is looked up when asked.
    from tabletop.games.traveller_ccg.language import LANGUAGE

    reader = LANGUAGE.reader(table)
    return item.controller != seat and any(
        seat in binding.seats
        or any(
            card in table.board.cards and reader.controller(card) == seat for card in binding.cards
        )
        for binding in item.bound
    )


def ordered(table: Table, seat: SeatId, orders: Orders) -> tuple[Event, ...]:
    """Give what puts a captain's orders in place."""
    state = voyage(table)
    record = state.captains[seat]
    if record.orders == orders:
        return ()
    return (changed(with_captain(state, seat, replace(record, orders=orders))),)


def took(table: Table, seat: SeatId, action: Action) -> tuple[Event, ...]:
    """Give what follows from passing until something ends, from new orders, or from a call."""
    orders = captain(table, seat).orders
    for until in UNTIL:
        if action.verb == PASS.verb and action.ability == until:
            return ordered(table, seat, replace(orders, decline=until))
    if action == WAKING:
        return woken_up(table)
    if action.verb == ORDERS:
        return ordered(table, seat, Orders(targeted=action.ability == TARGETED))
    if action.verb == CALL:
        return calling(table, SeatId(int(action.ability)))
    return ()


def woken_up(table: Table) -> tuple[Event, ...]:
    """Have nobody pass by themselves any more: all are asked again (``TC-R.106``)."""
    state = voyage(table)
    captains = tuple(replace(record, orders=Orders()) for record in state.captains)
    return () if captains == state.captains else (changed(replace(state, captains=captains)),)


def calling(table: Table, seat: SeatId) -> tuple[Event, ...]:
    """Have a captain speak up: they are asked next, whatever they have ordered (``TC-R.107``).

    Who speaks up while it is theirs to act is asked at the next pause, where nobody else would be.
    """
    state = voyage(table)
    record = replace(state.captains[seat], orders=Orders(), called=True)
    return (changed(with_captain(state, seat, record)),)


def heard(table: Table, seat: SeatId) -> tuple[Event, ...]:
    """Note that a captain who spoke up has been asked."""
    state = voyage(table)
    record = state.captains[seat]
    if not record.called:
        return ()
    return (changed(with_captain(state, seat, replace(record, called=False))),)


def lifted(table: Table, ended: Until) -> tuple[Event, ...]:
    """End the passing that was to last until then."""
    state = voyage(table)
    captains = tuple(
        replace(record, orders=replace(record.orders, decline=""))
        if record.orders.decline in ENDS[ended]
        else record
        for record in state.captains
    )
    return () if captains == state.captains else (changed(replace(state, captains=captains)),)


def woken(table: Table, seats: Iterable[SeatId]) -> tuple[Event, ...]:
    """End the passing of captains who are targeted or owe an expense (``TC-R.106``)."""
    state = voyage(table)
    asleep = tuple(seat for seat in seats if state.captains[seat].orders.decline)
    for seat in asleep:
        record = state.captains[seat]
        orders = replace(record.orders, decline="")
        state = with_captain(state, seat, replace(record, orders=orders))
    return (changed(state),) if asleep else ()


def observed(event: Event, after: Table) -> tuple[Event, ...]:
    """Give which orders end with something that has happened."""
    match event:
        case Queued(item) | Retargeted(item):
            seats = after.board.aboard()
            return woken(after, (seat for seat in seats if aimed(after, item, seat)))
        case MomentCame("expense-incurred", seat):
            return () if seat is None else woken(after, (seat,))
        case MomentCame("piracy-begins"):
            attempt = voyage(after).attempt
            defender = None if attempt is None else attempt.defender
            return () if defender is None else woken(after, (defender,))
        case MomentCame("stage-ends"):
            return lifted(after, "stage")
        case MomentCame("round-end"):
            return lifted(after, "round")
        case MomentCame(name) if name.removesuffix("-ends") in PHASES:
            return lifted(after, "phase")
        case _:
            return ()


def queue_ended(table: Table) -> tuple[Event, ...]:
    """End the passing that was to last as long as the queue."""
    return lifted(table, "queue")


def _pass_label(_table: Table, action: Action) -> Message:
    for until, label in UNTIL.items():
        if action.ability == until:
            return label
    return say("Pass")


def _passes(_table: Table, _seat: SeatId) -> Iterable[Action]:
    return (PASS, *(Action(PASS.verb, ability=until) for until in UNTIL))


def _orders_label(_table: Table, action: Action) -> Message:
    if action.ability == TARGETED:
        return say("Ask me only when something is aimed at me")
    if action == WAKING:
        return say("Ask everybody again")
    return say("Ask me always")


def _orders(_table: Table, _seat: SeatId) -> Iterable[Action]:
    return (Action(ORDERS, ability=TARGETED), Action(ORDERS, ability=ASK), WAKING)


def _may_order(table: Table, seat: SeatId, action: Action) -> Refusal | None:
    orders = captain(table, seat).orders
    wanted = Orders(targeted=action.ability == TARGETED)
    if action.ability != ASK and len(table.board.aboard()) < 2:
        return refuse("TC-R.106", "You are alone: nobody aims at you, and nobody else is asked.")
    if action == WAKING:
        if all(record.orders == Orders() for record in voyage(table).captains):
            return refuse("TC-R.106", "Nobody passes automatically now.")
        return None
    if orders == wanted:
        return refuse("TC-R.106", "You have asked for that already.")
    return None


def _call_label(_table: Table, action: Action) -> Message:
    return say("{seat} speaks up", seat=SeatName(SeatId(int(action.ability))))


def _calls(table: Table, _seat: SeatId) -> Iterable[Action]:
    return (Action(CALL, ability=str(other)) for other in table.board.aboard())


def _may_call(table: Table, _seat: SeatId, action: Action) -> Refusal | None:
    if table.board.queue:
        return refuse("TC-R.107", "While something is on the queue captains are asked in turn.")
    if captain(table, SeatId(int(action.ability))).called:
        return refuse("TC-R.107", "That captain is about to be asked.")
    return None


PASSING: Final = ActionKind(
    PASS.verb, _pass_label, _passes, lambda _table, _seat, _action: None, obvious=False
)
PLAIN_PASS: Final = ActionKind(
    PASS.verb,
    lambda _table, _action: say("Pass"),
    lambda _table, _seat: (PASS,),
    lambda _table, _seat, _action: None,
    obvious=False,
)
ORDERING: Final = ActionKind(ORDERS, _orders_label, _orders, _may_order, obvious=False)
CALLING: Final = ActionKind(CALL, _call_label, _calls, _may_call, obvious=False)
