"""What the log says of the effects of cards: a line for each thing that happens."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tabletop.effects.interpret import Doing
from tabletop.effects.nodes import Effect
from tabletop.effects.replacing import forbidden
from tabletop.effects.wording.tokens import capital
from tabletop.engine.board import Board
from tabletop.engine.events import (
    CardAttached,
    CardCounted,
    CardMoved,
    CardTurned,
    ControlChanged,
    Event,
    LastingBegan,
    Looked,
    Retargeted,
    Said,
    SeatCounted,
)
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import CardName, Message, SeatName, numbered, say
from tabletop.games.traveller_ccg.names import cards_said, counters_said, token_name
from tabletop.games.traveller_ccg.places import DECK, DISCARD, DISPERSED, HAND
from tabletop.games.traveller_ccg.tokens import TOKENS


def told(doing: Doing, node: Effect, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Give the lines for what an effect does, unless it says so itself; what is forbidden, the
    rules say.
    """
    if any(isinstance(event, Said) for event in events):
        return ()
    table = doing.at.table
    events = tuple(one for one in events if forbidden(doing.language, table, one) is None)
    lasts = (
        say("{card}: {what}.", card=CardName(doing.context.source), what=_in_words(doing, node))
        for event in events
        if isinstance(event, LastingBegan)
    )
    return tuple(Said(line) for line in (*lines(doing.board, events), *lasts))


def _in_words(doing: Doing, node: Effect) -> Message:
    """Say what holds from now on, as it is printed."""
    return doing.said(capital(node.words(doing.book)))


def lines(board: Board, events: Iterable[Event]) -> Iterator[Message]:
    """Say what events come to, in their order; cards that go the same way together."""
    ways: dict[tuple[str, SeatId | None], list[CardId]] = {}
    for event in events:
        match event:
            case CardMoved(card, to):
                way = _way(board, card, board.zones[to].kind, to == DISPERSED)
                ways.setdefault((way, _whose(board, card)), []).append(card)
            case SeatCounted(seat, counter, change):
                yield _gained(seat, counter, change)
            case CardTurned(card, turn):
                text = "{card} exerts." if turn else "{card} readies."
                yield say(text, card=CardName(card))
            case CardCounted(card, counter, change):
                yield _counted(card, counter, change)
            case ControlChanged(card, seat):
                yield say(
                    "{seat} takes control of {card}.", seat=SeatName(seat), card=CardName(card)
                )
            case CardAttached(card, host) if host is not None:
                yield say("{card} is on {host}.", card=CardName(card), host=CardName(host))
            case Looked(cards, seats):
                yield _looked(cards, seats)
            case Retargeted(item):
                chosen = tuple(CardName(card) for one in item.bound for card in one.cards)
                text = "{card} has another target: {cards}."
                yield say(text, card=CardName(item.source), cards=chosen)
            case _:
                continue
    for (way, whose), moved in ways.items():
        yield _went(way, whose, tuple(moved))


def _whose(board: Board, card: CardId) -> SeatId | None:
    """Give the captain in whose hand or pile a card lies."""
    return board.zones[board.cards[card].zone].owner


def _way(board: Board, card: CardId, to: str, dispersed: bool) -> str:
    source = board.zones[board.cards[card].zone]
    if dispersed:
        return "Dispersed: {cards}."
    if (source.kind, to) == (DECK, HAND):
        return "{seat} draws {count}."
    if (source.kind, to) == (HAND, DISCARD):
        return "{seat} discards {cards}."
    if source.in_play and to == DISCARD:
        return "Jettisoned: {cards}."
    if source.in_play:
        return "Out of play: {cards}."
    return "Moved: {cards}."


def _went(way: str, seat: SeatId | None, cards: tuple[CardId, ...]) -> Message:
    names = tuple(CardName(card) for card in cards)
    if seat is None:
        return say(way, cards=names)
    return say(way, seat=SeatName(seat), cards=names, count=cards_said(len(cards)))


def _gained(seat: SeatId, counter: str, change: int) -> Message:
    if counter in TOKENS:
        one, many = "{count} {token} token", "{count} {token} tokens"
        what = numbered(abs(change), one, many, token=token_name(counter))
    else:
        what = counters_said(counter, abs(change))
    text = "{seat} gains {what}." if change > 0 else "{seat} loses {what}."
    return say(text, seat=SeatName(seat), what=what)


def _counted(card: CardId, counter: str, change: int) -> Message:
    text = "{card} gains {what}." if change > 0 else "{card} loses {what}."
    return say(text, card=CardName(card), what=counters_said(counter, abs(change)))


def _looked(cards: tuple[CardId, ...], seats: tuple[SeatId, ...]) -> Message:
    names = tuple(SeatName(seat) for seat in seats)
    if len(cards) == 1:
        return say("{seats}: a look at {card}.", seats=names, card=CardName(cards[0]))
    return say("{seats}: a look at {count} cards.", seats=names, count=len(cards))
