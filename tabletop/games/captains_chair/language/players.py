"""Which players: the opponent (``CC-L.7``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tabletop.effects.context import Context
from tabletop.effects.nodes import Node, Seats
from tabletop.engine.ids import SeatId
from tabletop.games.captains_chair.state import course

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


@dataclass(frozen=True, slots=True)
class Opponent(Seats):
    """The other player; in Cadet Training Mode there is none (``CC-25.3``)."""

    tag: ClassVar[str] = "opponent"

    def seats(self, reader: Reader, context: Context) -> tuple[SeatId, ...]:
        return tuple(
            seat for seat in reader.round_from(context.controller) if seat != context.controller
        )

    def words(self, book: Book) -> Tokens:
        return book.say("your opponent")


def opponent(reader: Reader, context: Context) -> SeatId | None:
    """Give the other player, if there is one."""
    return next(iter(Opponent().seats(reader, context)), None)


def in_turn(reader: Reader, seats: tuple[SeatId, ...]) -> tuple[SeatId, ...]:
    """Put players in order, the active one first (``CC-R.74``, ``CC-R.106``)."""
    active = course(reader.table).active
    return tuple(sorted(seats, key=lambda seat: seat != active))


OPS: tuple[type[Node], ...] = (Opponent,)
