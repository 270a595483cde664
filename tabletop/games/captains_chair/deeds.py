"""What the log says of the effects of cards: a line for each thing that happens."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from tabletop.effects.interpret import Doing
from tabletop.effects.nodes import Effect
from tabletop.engine.board import Board
from tabletop.engine.events import CardCounted, CardMoved, CardTurned, Event, Said, SeatCounted
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import CardName, DefName, Message, SeatName, say
from tabletop.games.captains_chair.called import COUNTERS_CALLED, called
from tabletop.games.captains_chair.places import DISCARD, HAND, STARDATES
from tabletop.games.captains_chair.state import CHIPS, RESOURCES
from tabletop.games.captains_chair.whose import is_token

UNSAID: Final = "exhaust-this"
"""The cost of every ACTIVATE and REACTION, which goes without saying (``CC-10.2``)."""


def told(doing: Doing, node: Effect, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Give the lines for what an effect does, unless it says so itself."""
    if node.tag == UNSAID or any(isinstance(event, Said) for event in events):
        return ()
    return tuple(Said(line) for line in lines(doing.board, events))


def lines(board: Board, events: Iterable[Event]) -> Iterator[Message]:
    """Say what events come to, in their order; cards that go the same way together.

    Glory that comes off a Stardate card is told by who gains it.
    """
    ways: dict[tuple[str, SeatId], list[CardId]] = {}
    for event in events:
        match event:
            case CardMoved(card, to) if not is_token(board, card):
                target = board.zones[to]
                if target.owner is not None and target.kind in _WAYS:
                    ways.setdefault((target.kind, target.owner), []).append(card)
            case SeatCounted(seat, counter, change) if counter in COUNTERS_CALLED:
                yield counted(seat, counter, change)
            case CardCounted(card, counter, change) if counter in RESOURCES:
                if board.cards[card].zone != STARDATES:
                    yield _on_card(card, counter, change)
            case CardTurned(card, turn):
                text = "{card} is exhausted." if turn else "{card} is readied."
                yield say(text, card=CardName(card))
            case _:
                continue
    for (kind, seat), moved in ways.items():
        names = open_names(board, moved) if kind == DISCARD else tuple(map(CardName, moved))
        yield say(_WAYS[kind], seat=SeatName(seat), cards=names)


_WAYS: Final = {
    HAND: "{seat} puts {cards} into the hand.",
    DISCARD: "{seat} puts {cards} on the discard pile.",
}


def open_names(board: Board, cards: Iterable[CardId]) -> tuple[DefName, ...]:
    """Name cards that all know from now on, where they lie open (``CC-22.2``)."""
    return tuple(DefName(board.cards[card].definition) for card in cards)


def counted(seat: SeatId, counter: str, change: int) -> Message:
    """Say that a player has more or less of something."""
    count, who = abs(change), SeatName(seat)
    if counter == CHIPS and change < 0:
        return say("{seat} spends an action chip.", seat=who)
    text = "{seat} gains {count} {what}." if change > 0 else "{seat} loses {count} {what}."
    return say(text, seat=who, count=count, what=called(counter, count))


def _on_card(card: CardId, counter: str, change: int) -> Message:
    text = "{card} gains {count} {what}." if change > 0 else "{card} loses {count} {what}."
    return say(text, count=abs(change), what=called(counter), card=CardName(card))
