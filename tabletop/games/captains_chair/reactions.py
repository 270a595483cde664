"""What a captain can do in a window for REACTIONs (``CC-10.5``, ``CC-R.27``)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.effects.ability import abilities_of, find_ability
from tabletop.effects.usable import PASS, USE
from tabletop.engine.actions import Action, ActionKind
from tabletop.engine.ids import SeatId
from tabletop.engine.message import CardName, Message, Refusal, refuse, say
from tabletop.engine.table import Table
from tabletop.games.captains_chair.action import why_off
from tabletop.games.captains_chair.quiet import QUIET, hushed
from tabletop.games.captains_chair.timing import called
from tabletop.games.captains_chair.whose import cards_in_play


def _reactions(table: Table, seat: SeatId) -> Iterator[Action]:
    for card in cards_in_play(table.board, seat):
        for one in abilities_of(table.printed(card)):
            if one.after is not None and (one.may or one.cost):
                yield Action(USE, card, one.key)


def _label(table: Table, action: Action) -> Message:
    assert action.card is not None
    return called(table, action.card, find_ability(table.printed(action.card), action.ability))


def _why_not(table: Table, seat: SeatId, action: Action) -> Refusal | None:
    """Say why a REACTION can't be used, whatever has happened; the window knows what has."""
    card = action.card
    if card is None or action not in _reactions(table, seat):
        return refuse("CC-10.1", "You have no such REACTION in play.")
    if table.board.cards[card].turn:
        return refuse("CC-10.5", "{card} is exhausted.", card=CardName(card))
    return why_off(table, card, find_ability(table.printed(card), action.ability))


def _hushing(table: Table, seat: SeatId) -> Iterator[Action]:
    yield from dict.fromkeys(
        Action(QUIET, action.card) for action in _reactions(table, seat) if action.card is not None
    )


def _why_not_hushed(table: Table, seat: SeatId, action: Action) -> Refusal | None:
    if action.card is None or action not in _hushing(table, seat):
        return refuse("CC-R.27", "That card has no REACTION.")
    if hushed(table, seat, action.card):
        return refuse("CC-R.27", "You aren't asked about it this turn.")
    return None


def _hush_label(_table: Table, action: Action) -> Message:
    assert action.card is not None
    return say("Don't ask me about {card} this turn", card=CardName(action.card))


KINDS: Final = (
    ActionKind(USE, _label, _reactions, _why_not),
    ActionKind(QUIET, _hush_label, _hushing, _why_not_hushed, obvious=False),
    ActionKind(
        PASS.verb,
        lambda _table, _action: say("Go on without a reaction"),
        lambda _table, _seat: (PASS,),
        lambda _table, _seat, _action: None,
        obvious=False,
    ),
)
