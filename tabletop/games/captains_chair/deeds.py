"""What the log says of the effects of cards: a line for each thing that happens."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tabletop.effects.interpret import Doing
from tabletop.effects.nodes import Effect
from tabletop.engine.board import Board
from tabletop.engine.events import CardCounted, CardMoved, CardTurned, Event, Said, SeatCounted
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import CardName, Message, SeatName, say
from tabletop.games.captains_chair.places import DECK, DISCARD, HAND
from tabletop.games.captains_chair.state import CHIPS, RESOURCES, TRACKS

CALLED = {name: name.capitalize() for name in TRACKS} | {CHIPS: "action chips"}


def told(doing: Doing, _node: Effect, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Give the lines for what an effect does, unless it says so itself."""
    if any(isinstance(event, Said) for event in events):
        return ()
    return tuple(Said(line) for line in lines(doing.board, events))


def lines(board: Board, events: Iterable[Event]) -> Iterator[Message]:
    """Say what events come to, in their order; cards that go the same way together."""
    ways: dict[tuple[str, SeatId | None], list[CardId]] = {}
    for event in events:
        match event:
            case CardMoved(card, to):
                source = board.zones[board.cards[card].zone]
                way = _way(source.kind, board.zones[to].kind)
                if way:
                    ways.setdefault((way, source.owner), []).append(card)
            case SeatCounted(seat, counter, change) if counter in CALLED or counter in RESOURCES:
                yield counted(seat, counter, change)
            case CardCounted(card, counter, change) if counter in RESOURCES:
                text = (
                    "{count} {what} more on {card}." if change > 0 else "{count} {what} off {card}."
                )
                yield say(text, count=abs(change), what=counter, card=CardName(card))
            case CardTurned(card, turn):
                text = "{card} is exhausted." if turn else "{card} is readied."
                yield say(text, card=CardName(card))
            case _:
                continue
    for (way, whose), moved in ways.items():
        names = tuple(CardName(card) for card in moved)
        if whose is None:
            yield say(way, cards=names)
        else:
            yield say(way, seat=SeatName(whose), cards=names, count=len(moved))


def _way(source: str, to: str) -> str:
    if (source, to) == (DECK, HAND):
        return "{seat} draws {count}."
    if (source, to) == (HAND, DISCARD):
        return "{seat} discards {cards}."
    if (source, to) == (DECK, DISCARD):
        return "{seat} discards {cards} from the top of their deck."
    return ""


def counted(seat: SeatId, counter: str, change: int) -> Message:
    """Say that a player has more or less of something."""
    what = CALLED.get(counter, counter)
    text = "{seat} gains {count} {what}." if change > 0 else "{seat} loses {count} {what}."
    return say(text, seat=SeatName(seat), count=abs(change), what=what)
