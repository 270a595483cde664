"""What moved between two positions, as far as a seat may follow it: for animation.

A card is linked before and after by the seat's own handles. Where a hidden card comes out of, or
goes into, a zone without an order, no handle is given: which of the cards there it was is not for
the seat to know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tabletop.engine import events as ev
from tabletop.engine.board import Board
from tabletop.engine.cards import Card
from tabletop.engine.ids import CardId, DefId, SeatId, ZoneId
from tabletop.engine.message import Message
from tabletop.engine.position import Position
from tabletop.engine.rules import Rules
from tabletop.engine.view import Handles, hidden, sees


@dataclass(frozen=True, slots=True)
class Motion:
    """A card went from a zone to another, or moved, turned or showed its face within one.

    ``before`` and ``after`` are the seat's handles in the earlier and the later view, or None
    where the seat can't tell which card of the zone it is. ``shown`` is what to draw meanwhile.
    """

    before: CardId | None
    after: CardId | None
    origin: ZoneId
    to: ZoneId
    shown: DefId


@dataclass(frozen=True, slots=True)
class Dice:
    """Dice came to rest."""

    label: Message
    dice: tuple[int, ...]
    modifier: int


def motions(rules: Rules, before: Position, after: Position, seat: SeatId) -> tuple[Motion, ...]:
    """List what a seat saw move between two positions."""
    old, new = before.board, after.board
    if old.cards is new.cards and old.piles is new.piles:
        return ()
    first, last = Handles(before, seat), Handles(after, seat)
    found = []
    for number, card in new.cards.items():
        was = old.cards.get(number)
        if was is None or not _moved(was, card):
            continue
        link_before = _followed(old, seat, was)
        link_after = _followed(new, seat, card)
        if was.zone == card.zone and not (link_before and link_after):
            continue
        found.append(
            Motion(
                first.handle(number) if link_before else None,
                last.handle(number) if link_after else None,
                was.zone,
                card.zone,
                _shown(rules, old, new, seat, was, card),
            )
        )
    return tuple(found)


def _moved(was: Card, card: Card) -> bool:
    return was is not card and (was.zone, was.face_up, was.turn, was.side, was.attached_to) != (
        card.zone,
        card.face_up,
        card.turn,
        card.side,
        card.attached_to,
    )


def _followed(board: Board, seat: SeatId, card: Card) -> bool:
    return board.zones[card.zone].ordered or sees(board, seat, card)


def _shown(rules: Rules, old: Board, new: Board, seat: SeatId, was: Card, card: Card) -> DefId:
    if sees(new, seat, card) or (sees(old, seat, was) and card.epoch - was.epoch <= 1):
        return card.definition
    return hidden(rules.definitions[card.definition].back)


def dice_of(events: Iterable[ev.Event]) -> Iterator[Dice]:
    """List the dice that came to rest; their labels name no cards."""
    for event in events:
        if isinstance(event, ev.Rolled):
            yield Dice(event.label, event.dice, event.modifier)


def shuffled_of(events: Iterable[ev.Event]) -> tuple[ZoneId, ...]:
    """List the zones that were shuffled, in order, each once."""
    return tuple(dict.fromkeys(event.zone for event in events if isinstance(event, ev.Shuffled)))
