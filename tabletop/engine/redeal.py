"""Re-dealing: another position that looks just the same to one seat.

Bots think over such positions, and tests compare: whatever a seat is offered, told or refused
must be the same in all of them.
"""

from __future__ import annotations

from collections.abc import Collection

from tabletop.engine.board import Board
from tabletop.engine.chance import Chance
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.rules import Rules
from tabletop.engine.view import sees


def redeal(
    rules: Rules, board: Board, seat: SeatId, chance: Chance, kept: Collection[CardId] = ()
) -> tuple[Board, Chance]:
    """Mix the definitions of all cards that a seat can't see, back by back.

    ``kept`` are cards that stay what they are: whoever is about to play one has named it.
    """
    by_back: dict[str, list[CardId]] = {}
    for number, card in board.cards.items():
        if number not in kept and not sees(board, seat, card):
            by_back.setdefault(rules.definitions[card.definition].back, []).append(number)
    cards = dict(board.cards)
    for back in sorted(by_back):
        numbers = by_back[back]
        order, chance = chance.permutation(len(numbers))
        for number, source in zip(numbers, order, strict=True):
            other = board.cards[numbers[source]]
            cards[number] = cards[number]._replace(definition=other.definition)
    return board._replace(cards=cards), chance
