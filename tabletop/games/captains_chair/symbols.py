"""Specialty and focus symbols, barriers, multipliers (``CC-16``)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from tabletop.engine.ids import CardId, SeatId
from tabletop.games.captains_chair.boards import board_of
from tabletop.games.captains_chair.standing import Barriers, Multipliers, Symbols, holding
from tabletop.games.captains_chair.whose import cards_in_play

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader

WILD: Final = "wildcard"
BEST: Final = "best"
STEPS: Final = (3, 6, 9, 12, 15)
"""Where on a track the multipliers stand that a board lists (``CC-R.85``)."""


def symbols_of(reader: Reader, card: CardId) -> tuple[str, ...]:
    """List the specialty symbols of a card, printed ones and those that PASSIVEs add."""
    found: list[str] = list(reader.table.fact(card, "symbols", ()))
    for standing, held in holding(reader, Symbols):
        if card in standing.of.cards(reader, held.context):
            found += [standing.add] * max(0, standing.count.amount(reader, held.context))
    return tuple(found)


def focus_of(reader: Reader, card: CardId) -> str | None:
    """Give the focus symbol of a card, which may be Best Focus."""
    found: str | None = reader.table.fact(card, "focus")
    return found


def has_symbol(reader: Reader, card: CardId, symbol: str) -> bool:
    """Tell whether a card has a specialty symbol, a Wildcard one standing in (``CC-16.6``)."""
    return any(one in (symbol, WILD) for one in symbols_of(reader, card))


def has_focus(reader: Reader, card: CardId, focus: str) -> bool:
    """Tell whether a card has a focus symbol, Best Focus standing in (``CC-R.48``)."""
    return focus_of(reader, card) in (focus, BEST)


def in_play(reader: Reader, seat: SeatId, symbol: str) -> int:
    """Count a specialty symbol on a captain's cards in play that aren't beamed (``CC-16.2``)."""
    return count(reader, cards_in_play(reader.board, seat), symbol)


def count(reader: Reader, cards: Iterable[CardId], symbol: str) -> int:
    """Count a specialty symbol on cards, without those that are beamed (``CC-19.2``)."""
    board = reader.board
    return sum(
        one in (symbol, WILD)
        for card in cards
        if board.cards[card].attached_to is None
        for one in symbols_of(reader, card)
    )


def barrier_met(reader: Reader, seat: SeatId, track: str, least: int) -> bool:
    """Tell whether a captain meets a specialty barrier (``CC-10.14``, ``CC-27.12``)."""
    said = [standing.are for standing, _ in holding(reader, Barriers, seat)]
    if said:
        return "unmet" not in said
    return reader.board.seats[seat].counters.get(track, 0) >= least


def multiplier(reader: Reader, seat: SeatId, track: str) -> int:
    """Give the highest multiplier that a captain has reached on a track (``CC-16.4``)."""
    set_to = [
        standing.to.amount(reader, held.context)
        for standing, held in holding(reader, Multipliers, seat)
        if track in standing.of
    ]
    if set_to:
        return set_to[-1]
    steps = board_fact(reader, seat, track)
    at = reader.board.seats[seat].counters.get(track, 0)
    reached = [worth for step, worth in zip(STEPS, steps, strict=False) if at >= step]
    return max(reached, default=0)


def board_fact(reader: Reader, seat: SeatId, track: str) -> tuple[int, ...]:
    """Give the multipliers that a captain's board prints along a track."""
    board = board_of(reader.board, seat)
    return () if board is None else tuple(reader.table.fact(board, track, ()))
