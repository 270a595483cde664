"""What one seat may know. Whatever draws, logs, speaks or chooses for a seat gets only this.

A view is a board like the true one, with two differences. Cards go by *handles*: numbers of the
seat's own, scrambled, and new whenever a card goes out of somebody's sight, so that no card can
be followed through a shuffle or into a hand. And a card that the seat may not know is of the
definition ``hidden:<back>``. What the game's own record holds for single seats is left out for
the others (``Rules.redact``). So rules that read a board read a view as well, and legality can be
proven to need no more than the seat sees.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from tabletop.engine.actions import Action
from tabletop.engine.board import Binding, Board, may_see
from tabletop.engine.cards import Card, Zone
from tabletop.engine.chance import mix
from tabletop.engine.decisions import (
    Answer,
    ChooseAction,
    ChooseCards,
    ChooseOption,
    Decision,
    Together,
)
from tabletop.engine.ids import CardId, DefId, SeatId, ZoneId
from tabletop.engine.message import Argument, CardName, Message
from tabletop.engine.position import Position
from tabletop.engine.rules import Rules
from tabletop.engine.table import Definition

OPEN_EYES: Final = SeatId(-3)
"""Sees every card; for looking back at a finished match."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """The table as one seat knows it, and what is asked of it.

    In ``board`` and ``decision`` each CardId is a handle of this seat. ``decision`` is None when
    the seat isn't asked; ``waiting`` lists the seats that the match waits for.
    """

    seat: SeatId
    board: Board
    decision: Decision[Any] | None
    waiting: tuple[SeatId, ...]

    def known(self, card: CardId) -> bool:
        """Tell whether the seat knows what the card of this handle is."""
        return not self.board.cards[card].definition.startswith(HIDDEN)


HIDDEN: Final = "hidden:"


def hidden(back: str) -> DefId:
    """Name the definition that stands for any card with this back."""
    return DefId(f"{HIDDEN}{back}")


def with_hidden(definitions: Iterable[Definition]) -> Mapping[DefId, Definition]:
    """Index definitions, with one more for each back that stands for an unknown card."""
    index: dict[DefId, Definition] = {}
    for definition in definitions:
        index[definition.id] = definition
        unknown = hidden(definition.back)
        index.setdefault(unknown, Definition(unknown, "a card", "hidden", definition.back))
    return index


class Handles:
    """The handles that a seat has for the cards of one position, both ways."""

    def __init__(self, position: Position, seat: SeatId) -> None:
        salt = mix(position.chance.seed ^ (seat + 8) * 0x9E3779B9)
        self._handle = {
            number: CardId(mix(salt ^ (number << 24) ^ card.epoch) >> 11)
            for number, card in position.board.cards.items()
        }
        self._card = {handle: number for number, handle in self._handle.items()}

    def handle(self, card: CardId) -> CardId:
        """Name a card for the seat."""
        return self._handle[card]

    def card(self, handle: CardId) -> CardId:
        """Find the card of a handle. Raises KeyError when it isn't of this position."""
        return self._card[handle]


def sees(board: Board, seat: SeatId, card: Card) -> bool:
    """Tell whether a seat (or open eyes) may know what a card is."""
    return seat == OPEN_EYES or may_see(board, seat, card)


def view_of(rules: Rules, position: Position, seat: SeatId) -> SeatView:
    """Make the view of a seat, of ``ONLOOKER``, or of ``OPEN_EYES`` for a finished match."""
    board = position.board
    handles = Handles(position, seat)
    name = handles.handle
    cards: dict[CardId, Card] = {}
    for number, card in board.cards.items():
        handle = name(number)
        known = sees(board, seat, card)
        cards[handle] = card._replace(
            id=handle,
            definition=card.definition
            if known
            else hidden(rules.definitions[card.definition].back),
            side=card.side if known else 0,
            attached_to=None if card.attached_to is None else name(card.attached_to),
            epoch=0,
        )
    piles = {
        zone: _pile(board.zones[zone], tuple(name(number) for number in pile), cards)
        for zone, pile in board.piles.items()
    }
    state = board.state
    if rules.redact is not None and seat != OPEN_EYES:
        state = rules.redact(state, seat)
    seen = board._replace(
        state=state,
        cards=dict(sorted(cards.items())),
        piles=piles,
        queue=tuple(
            replace(item, source=name(item.source), bound=_bound(item.bound, name))
            for item in board.queue
        ),
        lasting=tuple(
            replace(item, source=name(item.source), bound=_bound(item.bound, name))
            for item in board.lasting
        ),
        result=None
        if board.result is None
        else replace(board.result, reason=rename_message(board.result.reason, name)),
    )
    pending = position.pending
    asked = None if pending is None else pending.of(seat)
    return SeatView(
        seat,
        seen,
        None if asked is None else rename_decision(asked, name),
        () if pending is None else pending.seats(),
    )


def _pile(zone: Zone, pile: tuple[CardId, ...], cards: Mapping[CardId, Card]) -> tuple[CardId, ...]:
    if zone.ordered or not any(cards[handle].definition.startswith(HIDDEN) for handle in pile):
        return pile
    return tuple(sorted(pile))


Rename = Callable[[CardId], CardId]


def _bound(bound: tuple[Binding, ...], name: Rename) -> tuple[Binding, ...]:
    return tuple(
        replace(binding, cards=tuple(name(card) for card in binding.cards)) for binding in bound
    )


def rename_action(action: Action, name: Rename) -> Action:
    """Put a seat's handle for the card of an action, or the card for the handle."""
    return action if action.card is None else replace(action, card=name(action.card))


def rename_message(message: Message, name: Rename) -> Message:
    """Put handles for the cards that a message names, or the cards for the handles."""

    def argument(value: Argument) -> Argument:
        match value:
            case CardName(card):
                return CardName(name(card))
            case Message():
                return rename_message(value, name)
            case tuple():
                return tuple(argument(part) for part in value)
            case _:
                return value

    if not message.args:
        return message
    return Message(message.text, {key: argument(value) for key, value in message.args.items()})


def rename_decision(decision: Decision[Any], name: Rename) -> Decision[Any]:
    """Put handles for the cards of a question."""
    prompt = rename_message(decision.prompt, name)
    match decision:
        case ChooseAction():
            actions = tuple(rename_action(action, name) for action in decision.actions)
            return replace(decision, prompt=prompt, actions=actions)
        case ChooseCards():
            cards = tuple(name(card) for card in decision.cards)
            return replace(decision, prompt=prompt, cards=cards)
        case ChooseOption():
            options = tuple(
                replace(
                    option,
                    label=rename_message(option.label, name),
                    consequence=None
                    if option.consequence is None
                    else rename_message(option.consequence, name),
                )
                for option in decision.options
            )
            cards = tuple(name(card) for card in decision.cards)
            return replace(decision, prompt=prompt, options=options, cards=cards)
        case Together():
            parts = tuple(rename_decision(part, name) for part in decision.decisions)
            return replace(decision, decisions=parts)
        case _:
            return replace(decision, prompt=prompt)


def rename_answer(decision: Decision[Any], answer: Answer, name: Rename) -> Answer:
    """Put handles for the cards of an answer to this question, or the cards for the handles.

    Raises KeyError for a card that ``name`` does not know.
    """
    if isinstance(answer, Action):
        return rename_action(answer, name)
    if isinstance(decision, ChooseCards) and isinstance(answer, tuple):
        return tuple(name(CardId(card)) for card in answer)
    return answer


def zones_of(board: Board, kind: str) -> tuple[ZoneId, ...]:
    """List the zones of a kind, the seats' in their order."""
    return tuple(zone.id for zone in board.zones.values() if zone.kind == kind)
