"""What a player may do in a turn, and why not: the one definition of legality.

It reads only what the player sees: the own hand, the own Role, and what is open to all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

from tabletop.engine.actions import Action, ActionKind, Follow
from tabletop.engine.ids import SeatId, ZoneId
from tabletop.engine.message import CardName, Message, Refusal, refuse, say
from tabletop.engine.table import Table
from tabletop.games.traitors_aboard.places import (
    CHEST,
    DECK,
    LOOT,
    MUTINEER,
    SHOWN,
    hand,
    others_aboard,
    planks,
    role_of,
)
from tabletop.games.traitors_aboard.voyage import voyage

PLACE: Final = "place"
USE: Final = "use"
CALL: Final = "call"
STATE: Final = "state"

Candidates: TypeAlias = Callable[[Table, SeatId], Iterable[Action]]
Label: TypeAlias = Callable[[Table, Action], Message]


def _not_yours(table: Table, seat: SeatId) -> Refusal | None:
    if not table.board.seats[seat].aboard:
        return refuse("TA-4.2", "You are overboard and take no further turn.")
    if voyage(table.board).turn != seat:
        return refuse("TA-3.7", "It isn't your turn.")
    return None


def _each_card(verb: str) -> Candidates:
    def candidates(table: Table, seat: SeatId) -> Iterable[Action]:
        return (Action(verb, card) for card in table.board.piles[hand(seat)])

    return candidates


def _one(verb: str) -> Candidates:
    def candidates(_table: Table, _seat: SeatId) -> Iterable[Action]:
        return (Action(verb),)

    return candidates


def _in_hand(table: Table, seat: SeatId, action: Action) -> Refusal | None:
    if action.card not in table.board.piles[hand(seat)]:
        return refuse("TA-3.1", "Only a card of your hand can be played.")
    return _not_yours(table, seat)


def _verify_place(table: Table, seat: SeatId, action: Action) -> Refusal | None:
    refusal = _in_hand(table, seat, action)
    if refusal is not None or action.card is None:
        return refusal
    if table.printed(action.card).kind != LOOT:
        return refuse("TA-3.4", "An Action card can't go into the Chest.")
    return None


def _verify_use(table: Table, seat: SeatId, action: Action) -> Refusal | None:
    refusal = _in_hand(table, seat, action)
    if refusal is not None or action.card is None:
        return refusal
    if table.printed(action.card).kind == LOOT:
        return refuse("TA-3.4", "A Loot card can't be used as an Action; place it in the Chest.")
    return None


def _verify_call(table: Table, seat: SeatId, _action: Action) -> Refusal | None:
    refusal = _not_yours(table, seat)
    if refusal is not None:
        return refusal
    if not voyage(table.board).beginning:
        return refuse(
            "TA-3.8",
            "The count can be called only at the very beginning of your turn, "
            "before anything else.",
        )
    if role_of(table.board, seat) == MUTINEER:
        return refuse("TA-3.8", "A Mutineer can't call the count.")
    return None


def _verify_state(table: Table, seat: SeatId, _action: Action) -> Refusal | None:
    return _not_yours(table, seat)


def _chest_drop(
    _table: Table, _seat: SeatId, _action: Action
) -> Mapping[ZoneId, tuple[Follow, ...]]:
    return {CHEST: ()}


def _use_drops(table: Table, seat: SeatId, action: Action) -> Mapping[ZoneId, tuple[Follow, ...]]:
    """Say where an Action can be dropped: in the middle, or on what it is done to."""
    if action.card is None:
        return {}
    others = others_aboard(table.board, seat)
    match table.fact(action.card, "drop"):
        case "planks":
            return {planks(other): (other,) for other in others}
        case "hand":
            return {hand(other): (other,) for other in others}
        case "chest":
            return {SHOWN: (), CHEST: ()}
        case "deck":
            return {SHOWN: (), DECK: ()}
        case _:
            return {}


def _label(text: str) -> Label:
    def label(_table: Table, action: Action) -> Message:
        return say(text) if action.card is None else say(text, card=CardName(action.card))

    return label


KINDS: Final = (
    ActionKind(
        PLACE, _label("Place {card} in the Chest"), _each_card(PLACE), _verify_place, _chest_drop
    ),
    ActionKind(USE, _label("Use {card}"), _each_card(USE), _verify_use, _use_drops),
    ActionKind(
        CALL, _label("Call the count"), _one(CALL), _verify_call, obvious=False, discreet=True
    ),
    ActionKind(STATE, _label("Say what you hold"), _one(STATE), _verify_state, obvious=False),
)
