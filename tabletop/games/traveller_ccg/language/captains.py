"""Which captains and which of their cards are meant, by what the round knows of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tabletop.effects.context import Context
from tabletop.effects.nodes import Cards, Seats
from tabletop.effects.selectors import IT, You
from tabletop.engine.ids import CardId, SeatId
from tabletop.games.traveller_ccg.language import calls
from tabletop.games.traveller_ccg.places import SLOT, contract_in, ship_of, slot_number
from tabletop.games.traveller_ccg.state import voyage

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


def _aboard(reader: Reader, *seats: SeatId | None) -> tuple[SeatId, ...]:
    return tuple(seat for seat in seats if seat is not None and reader.board.seats[seat].aboard)


@dataclass(frozen=True, slots=True)
class Acting(Seats):
    """The captain whose move it is (``TC-13.4``)."""

    tag: ClassVar[str] = "acting"

    def seats(self, reader: Reader, context: Context) -> tuple[SeatId, ...]:
        return _aboard(reader, voyage(reader.table).acting)

    def words(self, book: Book) -> Tokens:
        return book.say("the acting captain")


@dataclass(frozen=True, slots=True)
class FirstCaptain(Seats):
    """The first captain of the round (``TC-13.5``)."""

    tag: ClassVar[str] = "first-captain"

    def seats(self, reader: Reader, context: Context) -> tuple[SeatId, ...]:
        return _aboard(reader, voyage(reader.table).first)

    def words(self, book: Book) -> Tokens:
        return book.say("the first captain")


@dataclass(frozen=True, slots=True)
class Attacker(Seats):
    """Who attacks in the piracy attempt, or the fight with an enemy ship, that goes on."""

    tag: ClassVar[str] = "attacker"

    def seats(self, reader: Reader, context: Context) -> tuple[SeatId, ...]:
        attempt = voyage(reader.table).attempt
        return () if attempt is None else _aboard(reader, attempt.attacker)

    def words(self, book: Book) -> Tokens:
        return book.say("the attacker")


@dataclass(frozen=True, slots=True)
class Defender(Seats):
    """Who defends in the piracy attempt, or the fight with an enemy ship, that goes on."""

    tag: ClassVar[str] = "defender"

    def seats(self, reader: Reader, context: Context) -> tuple[SeatId, ...]:
        attempt = voyage(reader.table).attempt
        return () if attempt is None else _aboard(reader, attempt.defender)

    def words(self, book: Book) -> Tokens:
        return book.say("the defender")


@dataclass(frozen=True, slots=True)
class Pursuing(Seats):
    """Every captain who pursues one of these Contracts."""

    tag: ClassVar[str] = "pursuing"
    short: ClassVar[str] = "contract"

    contract: Cards = IT

    def seats(self, reader: Reader, context: Context) -> tuple[SeatId, ...]:
        cards = self.contract.cards(reader, context)
        slots = {slot_of(reader, card) for card in cards} - {None}
        order = reader.round_from(context.controller)
        captains = voyage(reader.table).captains
        return tuple(
            seat
            for seat in order
            if captains[seat].activity.kind == "contract" and captains[seat].activity.slot in slots
        )

    def words(self, book: Book) -> Tokens:
        return book.say("each captain pursuing {contract}", contract=self.contract.words(book))


@dataclass(frozen=True, slots=True)
class SlotController(Seats):
    """Who controls the Contract slots that cards lie in (``TC-R.21``)."""

    tag: ClassVar[str] = "slot-controller"
    short: ClassVar[str] = "of"

    of: Cards = IT

    def seats(self, reader: Reader, context: Context) -> tuple[SeatId, ...]:
        slots = [slot_of(reader, card) for card in self.of.cards(reader, context)]
        found = (calls.controller_of_slot(reader.table, slot) for slot in slots if slot is not None)
        return tuple(dict.fromkeys(found))

    def words(self, book: Book) -> Tokens:
        return book.say("the captain who controls the slot of {cards}", cards=self.of.words(book))


@dataclass(frozen=True, slots=True)
class ShipOf(Cards):
    """The Ships of captains; those of captains who are out have left the game."""

    tag: ClassVar[str] = "ship"
    short: ClassVar[str] = "of"

    of: Seats = You()

    def cards(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        seats = _aboard(reader, *self.of.seats(reader, context))
        ships = tuple(ship_of(reader.board, seat) for seat in seats)
        return reader.seen(context, ships)

    def words(self, book: Book) -> Tokens:
        return book.say("{whose} Ship", whose=book.whose(self.of))

    def its(self, book: Book, what: Tokens) -> Tokens:
        return book.say("{whose} Ship's {what}", whose=book.whose(self.of), what=what)


@dataclass(frozen=True, slots=True)
class ContractOf(Cards):
    """The Contracts that captains pursue."""

    tag: ClassVar[str] = "pursued"
    short: ClassVar[str] = "by"

    by: Seats = You()

    def cards(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        return pursued(reader, context, self.by.seats(reader, context))

    def words(self, book: Book) -> Tokens:
        return book.act(self.by, "the Contract you pursue", "the Contract {who} pursues")


@dataclass(frozen=True, slots=True)
class Actor(Cards):
    """The Crew that performs a Heroic Action (``TC-17.8``)."""

    tag: ClassVar[str] = "actor"

    def cards(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        return reader.seen(context, context.get("actor").cards)

    def words(self, book: Book) -> Tokens:
        return book.say("the acting Crew")


def pursued(reader: Reader, context: Context, seats: tuple[SeatId, ...]) -> tuple[CardId, ...]:
    """List the Contracts that captains pursue."""
    captains = voyage(reader.table).captains
    activities = (captains[seat].activity for seat in seats)
    slots = (one.slot for one in activities if one.kind == "contract")
    found = (contract_in(reader.board, slot) for slot in slots if slot is not None)
    return reader.seen(context, tuple(dict.fromkeys(card for card in found if card is not None)))


def slot_of(reader: Reader, card: CardId) -> int | None:
    """Give the number of the Contract slot that a card lies in."""
    zone = reader.board.cards[card].zone
    return slot_number(zone) if reader.board.zones[zone].kind == SLOT else None


OPS = (
    Acting,
    FirstCaptain,
    Attacker,
    Defender,
    Pursuing,
    SlotController,
    ShipOf,
    ContractOf,
    Actor,
)
