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
from functools import lru_cache
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
from tabletop.engine.ids import CardId, DefId, SeatId
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


class Names(dict[int, CardId]):
    """The handles of one seat in one match, by number and epoch, worked out once; both ways.

    ``seen`` keeps for each card what the seat saw last: the card, its zone, and the card in the
    view. Cards do not change, so the same card in the same zone looks the same.
    """

    MOST: Final = 100_000

    def __init__(self, seed: int, seat: SeatId) -> None:
        super().__init__()
        self._salt = mix(seed ^ (seat + 8) * 0x9E3779B9)
        self.numbers: dict[CardId, CardId] = {}
        self.definitions: Mapping[DefId, Definition] | None = None
        self.seen: dict[CardId, tuple[Card, Zone, Card]] = {}

    def __missing__(self, key: int) -> CardId:
        if len(self) >= self.MOST:
            self.clear()
            self.numbers.clear()
        handle = CardId(mix(self._salt ^ key) >> 11)
        self[key] = handle
        self.numbers[handle] = CardId(key >> 24)
        return handle


MATCHES_KEPT: Final = 3
"""Of so many matches the handles are kept; those of one that is over hold on to all its cards."""


@lru_cache(MATCHES_KEPT)
def names_in_match(_seed: int) -> dict[SeatId, Names]:
    """Give where the handles of the match of a seed are kept, by seat."""
    return {}


def names_of(seed: int, seat: SeatId) -> Names:
    """Give the handles of a seat in the match of a seed, and what it has seen there."""
    of_match = names_in_match(seed)
    names = of_match.get(seat)
    if names is None:
        names = of_match[seat] = Names(seed, seat)
    return names


class Handles:
    """The handles that a seat has for the cards of one position, both ways."""

    def __init__(self, position: Position, seat: SeatId) -> None:
        self._cards = position.board.cards
        self.names = names_of(position.chance.seed, seat)

    def handle(self, card: CardId) -> CardId:
        """Name a card for the seat."""
        return self.names[card << 24 ^ self._cards[card].epoch]

    def card(self, handle: CardId) -> CardId:
        """Find the card of a handle. Raises KeyError when it isn't of this position."""
        number = self.names.numbers.get(handle)
        if number is not None and number in self._cards and self.handle(number) == handle:
            return number
        return {self.handle(card): card for card in self._cards}[handle]


def sees(board: Board, seat: SeatId, card: Card) -> bool:
    """Tell whether a seat (or open eyes) may know what a card is."""
    return seat == OPEN_EYES or may_see(board, seat, card)


def view_of(rules: Rules, position: Position, seat: SeatId) -> SeatView:
    """Make the view of a seat, of ``ONLOOKER``, or of ``OPEN_EYES`` for a finished match."""
    board = position.board
    handles = Handles(position, seat)
    name = handles.handle
    names, zones, seen_before = handles.names, board.zones, handles.names.seen
    if names.definitions is not rules.definitions:
        seen_before.clear()
        names.definitions = rules.definitions
    cards: dict[CardId, Card] = {}
    for number, card in board.cards.items():
        zone, attached = zones[card.zone], card.attached_to
        before = seen_before.get(number)
        if (
            before is not None
            and before[0] is card
            and before[1] is zone
            and (attached is None or before[2].attached_to == name(attached))
        ):
            cards[before[2].id] = before[2]
            continue
        handle = name(number)
        known = sees(board, seat, card)
        cards[handle] = looks = card._replace(
            id=handle,
            definition=card.definition
            if known
            else hidden(rules.definitions[card.definition].back),
            side=card.side if known else 0,
            attached_to=None if attached is None else name(attached),
            epoch=0,
        )
        seen_before[number] = (card, zone, looks)
    piles = {
        zone: _pile(zones[zone], tuple([name(number) for number in pile]), cards)
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
            openly = tuple(rename_action(action, name) for action in decision.openly)
            return replace(decision, prompt=prompt, actions=actions, openly=openly)
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
