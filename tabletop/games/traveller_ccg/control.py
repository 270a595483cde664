"""Control: which cards in play are whose (section 2)."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.effects.reader import Reader
from tabletop.engine.ids import CardId, SeatId


def cards_in_play(reader: Reader) -> Iterator[CardId]:
    """Walk the cards in play, zone by zone."""
    for zone in reader.in_play:
        yield from reader.board.piles[zone]


def controlled(reader: Reader, seat: SeatId) -> Iterator[CardId]:
    """Walk the cards in play that a captain controls now, or the automa (``TC-2.3``)."""
    return (card for card in cards_in_play(reader) if reader.controller(card) == seat)


def crew_of(reader: Reader, seat: SeatId) -> tuple[CardId, ...]:
    """List the Crew in play that a captain controls, or the automa."""
    return tuple(card for card in controlled(reader, seat) if "crew" in reader.kinds(card))
