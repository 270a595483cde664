"""What must hold of every board of every game; for trials, tests and saves from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.board import Board
from tabletop.engine.ids import AUTOMA, ONLOOKER, CardId
from tabletop.engine.rules import Rules


def board_faults(rules: Rules, board: Board) -> Iterator[str]:
    """Say what is wrong with a board; nothing, when it keeps its invariants."""
    if [seat.id for seat in board.seats] != list(range(len(board.seats))):
        yield "the seats are not numbered from 0"
    if set(board.piles) != set(board.zones):
        yield "there are piles without a zone, or zones without a pile"
        return
    seats = len(board.seats)
    for name, zone in board.zones.items():
        if zone.id != name or not (zone.owner is None or 0 <= zone.owner < seats):
            yield f"zone {name} has another name or no such owner"
    placed, cards = 0, board.cards
    for name, pile in board.piles.items():
        placed += len(pile)
        for number in pile:
            card = cards.get(number)
            if card is None or card.zone != name:
                yield f"card {number} lies in {name} and is elsewhere too"
                return
    if placed != len(board.cards) or len({c for p in board.piles.values() for c in p}) != placed:
        yield f"{placed} places hold {len(board.cards)} cards"
    yield from _card_faults(rules, board, seats)


def _card_faults(rules: Rules, board: Board, seats: int) -> Iterator[str]:
    definitions, whose = rules.definitions, {None, AUTOMA, *range(seats)}
    for number, card in board.cards.items():
        if card.id != number:
            yield f"card {number} calls itself {card.id}"
        definition = definitions.get(card.definition)
        if definition is None:
            yield f"card {number} is an unknown {card.definition}"
        elif not 0 <= card.side <= len(definition.sides):
            yield f"card {number} shows a side that it does not have"
        if card.owner not in whose or card.controller not in whose:
            yield f"card {number} belongs to no seat ({card.owner}, {card.controller})"
        for seat in card.known_to:
            if seat != ONLOOKER and not 0 <= seat < seats:
                yield f"card {number} is known to no seat ({seat})"
        if card.attached_to is None:
            continue
        foundation = board.cards.get(card.attached_to)
        if foundation is None or foundation.zone != card.zone:
            yield f"card {number} is attached to {card.attached_to}, which lies elsewhere"
        elif _goes_round(board, number):
            yield f"card {number} is attached to itself"


def _goes_round(board: Board, number: CardId) -> bool:
    seen = set()
    at: CardId | None = number
    while at is not None and at in board.cards:
        if at in seen:
            return True
        seen.add(at)
        at = board.cards[at].attached_to
    return False
