"""Rules that effects start. They import the language, so it looks for them only when it runs."""

from __future__ import annotations

from tabletop.engine.board import Board
from tabletop.engine.events import Event
from tabletop.engine.frames import Frame
from tabletop.engine.ids import CardId, SeatId


def from_reserve(board: Board, seat: SeatId) -> tuple[Event, ...]:
    """Recruit the top card of a Reserve (``CC-12.7``)."""
    from tabletop.games.captains_chair import recruiting

    return recruiting.from_reserve(board, seat)


def recruit_development(seat: SeatId, among: tuple[CardId, ...], free: bool) -> Frame:
    """Start recruiting 1 of some Developments (``CC-12.6``)."""
    from tabletop.games.captains_chair import recruiting

    return recruiting.recruit_development(seat, among, free)


def gain_card(
    card: CardId, seat: SeatId, to: str, onto: CardId | None, under: tuple[CardId, ...]
) -> Frame:
    """Start gaining a card that has been chosen."""
    from tabletop.games.captains_chair import gaining

    return gaining.gain_card(card, seat, to, onto, under)
