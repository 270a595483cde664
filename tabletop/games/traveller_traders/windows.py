"""What the player can do, window by window, and why not (every refusal names its rule)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tabletop.engine.actions import NO_DROPS, Action, ActionKind, Follow
from tabletop.engine.ids import CardId, SeatId, ZoneId
from tabletop.engine.message import CardName, Message, Refusal, refuse, say
from tabletop.engine.table import Table
from tabletop.games.traveller_traders.course import following
from tabletop.games.traveller_traders.crew import is_active, is_grounded, officers
from tabletop.games.traveller_traders.names import (
    BATTLE,
    CARGO,
    COURSE,
    CREDITS,
    OFFER,
    PATRON,
    SHIP,
    SPACE,
)
from tabletop.games.traveller_traders.state import PRINCE, voyage

PROSPECT: Final = "prospect"
DEFEND: Final = "defend"
ATTACK: Final = "attack"
GROUNDED: Final = "grounded"
BUY: Final = "buy"
SELL: Final = "sell"
JUMP: Final = "jump"
BROADSIDE: Final = "broadside"

_ELSEWHERE: Final[Mapping[str, Refusal]] = {
    PROSPECT: refuse("TT-3.1", "First look for a Patron."),
    DEFEND: refuse("TT-4.2", "The opponents attack first."),
    ATTACK: refuse("TT-4.4", "It is your officers' turn to attack."),
    GROUNDED: refuse("TT-4.11", "The ship is grounded: deal with the Patron or recover first."),
    BUY: refuse("TT-5.2", "First buy what the Patron offers, or decline."),
    SELL: refuse("TT-5.3", "First sell to the Patron, or decline."),
    JUMP: refuse("TT-6.1", "The jump to the next system comes first."),
    BROADSIDE: refuse("TT-6.1", "Fight the other ship first."),
}

_OVER: Final = refuse("TT-3.1", "It isn't time for that.")


def _unless(table: Table, *windows: str) -> Refusal | None:
    window = voyage(table.board).window
    return None if window in windows else _ELSEWHERE.get(window, _OVER)


def _button(verb: str) -> Callable[[Table, SeatId], tuple[Action, ...]]:
    return lambda _table, _seat: (Action(verb),)


def _with_card(verb: str, zone: ZoneId) -> Callable[[Table, SeatId], tuple[Action, ...]]:
    return lambda table, _seat: tuple(Action(verb, card) for card in table.board.pile(zone))


def _label(text: str) -> Callable[[Table, Action], Message]:
    message = say(text)
    return lambda _table, _action: message


def _onto(*zones: ZoneId) -> Callable[[Table, SeatId, Action], Mapping[ZoneId, tuple[Follow, ...]]]:
    drops: Mapping[ZoneId, tuple[Follow, ...]] = dict.fromkeys(zones, ())
    return lambda _table, _seat, _action: drops


def _in_window(*windows: str) -> Callable[[Table, SeatId, Action], Refusal | None]:
    return lambda table, _seat, _action: _unless(table, *windows)


# prospecting ---------------------------------------------------------------------------------

PROSPECTING = ActionKind(
    "prospect", _label("Look for a Patron"), _button("prospect"), _in_window(PROSPECT)
)


# battles on a planet -------------------------------------------------------------------------


def attacker(table: Table) -> CardId | None:
    """Give the officer whose attack it is (TT-R.4)."""
    wanted = voyage(table.board).attacker
    board = table.board
    return next((card for card in officers(table) if board.card(card).definition == wanted), None)


def _officers(table: Table, _seat: SeatId) -> tuple[Action, ...]:
    return tuple(Action("attack", card) for card in officers(table))


def _may_attack(table: Table, _seat: SeatId, action: Action) -> Refusal | None:
    card = action.card
    if card is None or card not in officers(table):
        return refuse("TT-4.4", "Only officers attack.")
    if not is_active(table.board, card):
        return refuse("TT-4.9", "The {officer} is inactive.", officer=CardName(card))
    elsewhere = _unless(table, ATTACK)
    if elsewhere is not None:
        return elsewhere
    turn = attacker(table)
    if turn != card and turn is not None:
        return refuse("TT-R.4", "It is the {officer}'s turn to attack.", officer=CardName(turn))
    return None


def _attack_drops(
    table: Table, _seat: SeatId, _action: Action
) -> Mapping[ZoneId, tuple[Follow, ...]]:
    return {BATTLE: ()} if table.board.pile(BATTLE) else NO_DROPS


DEFENDING = ActionKind("defend", _label("Face the attack"), _button("defend"), _in_window(DEFEND))
ATTACKING = ActionKind("attack", _label("Attack"), _officers, _may_attack, _attack_drops)
VOLLEY = ActionKind("volley", _label("All attack"), _button("volley"), _in_window(ATTACK))


# trade ---------------------------------------------------------------------------------------


def _may_buy(table: Table, _seat: SeatId, _action: Action) -> Refusal | None:
    elsewhere = _unless(table, BUY)
    if elsewhere is not None:
        return elsewhere
    if table.board.pile(CARGO):
        return refuse("TT-5.4", "The hold is full: one lot of cargo at a time.")
    price, purse = voyage(table.board).price, table.board.counters.get(CREDITS, 0)
    if purse < price:
        text = "It costs {price} credits; you have {credits}."
        return refuse("TT-5.2", text, price=price, credits=purse)
    return None


DEALING = ActionKind("deal", _label("Deal with the Patron"), _button("deal"), _in_window(GROUNDED))
BUYING = ActionKind("buy", _label("Buy"), _with_card("buy", OFFER), _may_buy, _onto(CARGO))
SELLING = ActionKind(
    "sell", _label("Sell"), _with_card("sell", CARGO), _in_window(SELL), _onto(PATRON)
)
DECLINING = ActionKind("decline", _label("Decline"), _button("decline"), _in_window(BUY, SELL))


# space ---------------------------------------------------------------------------------------


def _may_jump(table: Table, _seat: SeatId, _action: Action) -> Refusal | None:
    board = table.board
    state = voyage(board)
    if state.mode != PRINCE and not board.pile(CARGO) and state.window != BROADSIDE:
        return refuse("TT-R.9", "There is no cargo in the hold to jump with.")
    elsewhere = _unless(table, JUMP)
    if elsewhere is not None:
        return elsewhere
    if is_grounded(board):
        return refuse(
            "TT-4.11", "The ship is grounded: neither Captain nor 1st Officer is active to fly it."
        )
    return None


def _may_recover(table: Table, _seat: SeatId, _action: Action) -> Refusal | None:
    elsewhere = _unless(table, PROSPECT, GROUNDED, JUMP)
    if elsewhere is not None:
        return elsewhere
    if not is_grounded(table.board):
        return refuse("TT-4.11", "The ship isn't grounded.")
    return None


def _jump_label(table: Table, _action: Action) -> Message:
    return say("Jump to {system}", system=CardName(following(table.board)))


JUMPING = ActionKind("jump", _jump_label, _with_card("jump", SHIP), _may_jump, _onto(COURSE))
RECOVERING = ActionKind(
    "recover", _label("Recover: draw seven cards"), _button("recover"), _may_recover
)
FIRING = ActionKind(
    "fire", _label("Fire"), _with_card("fire", SHIP), _in_window(BROADSIDE), _onto(SPACE)
)
FIGHTING_ON = ActionKind(
    "fight-on", _label("Fight to the end"), _button("fight-on"), _in_window(BROADSIDE)
)

KINDS: Final = (
    PROSPECTING,
    DEFENDING,
    ATTACKING,
    VOLLEY,
    DEALING,
    BUYING,
    SELLING,
    DECLINING,
    JUMPING,
    RECOVERING,
    FIRING,
    FIGHTING_ON,
)
