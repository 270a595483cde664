"""Cards on the same Ship or at the same Location (``CC-20.2``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tabletop.effects.context import Context
from tabletop.effects.nodes import Condition, Node
from tabletop.effects.wording.tokens import joined
from tabletop.engine.ids import CardId
from tabletop.games.captains_chair import fleet
from tabletop.games.captains_chair.beaming import beamed_under
from tabletop.games.captains_chair.language.conditions import Have
from tabletop.games.captains_chair.language.selectors import fitting_of

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


class Together(Condition):
    """So many cards of each sort are at one and the same place; a card may be of several sorts."""

    __slots__ = ()
    phrase: ClassVar[str]

    of: tuple[Have, ...]

    def groups(self, reader: Reader, context: Context) -> tuple[tuple[CardId, ...], ...]:
        """List which of your cards are together, for each place there is."""
        raise NotImplementedError

    def holds(self, reader: Reader, context: Context) -> bool:
        return any(
            all(len(self.there(reader, context, one, group)) >= one.least for one in self.of)
            for group in self.groups(reader, context)
        )

    def there(
        self, reader: Reader, context: Context, one: Have, group: tuple[CardId, ...]
    ) -> tuple[CardId, ...]:
        """List those of a place that are of one sort."""
        return tuple(card for card in one.cards(reader, context) if card in group)

    def words(self, book: Book) -> Tokens:
        parts = [
            book.say("{n} {noun}", n=one.least, noun=fitting_of(one).noun(book, many=one.least > 1))
            for one in self.of
        ]
        said = joined(parts, book.say(" and ")[0].text)
        return book.say("you have {cards} " + self.phrase, cards=said)


@dataclass(frozen=True, slots=True)
class SameShip(Together):
    """On the same Ship: the Ship and all beamed onto it (``CC-20.2``, ``CC-R.59``)."""

    tag: ClassVar[str] = "same-ship"
    short: ClassVar[str] = "of"
    phrase: ClassVar[str] = "on the same Ship"

    of: tuple[Have, ...]

    def groups(self, reader: Reader, context: Context) -> tuple[tuple[CardId, ...], ...]:
        ships = fleet.mobilized_ships(reader, context.controller)
        return tuple((ship, *beamed_under(reader, (ship,))) for ship in ships)


@dataclass(frozen=True, slots=True)
class SameLocation(Together):
    """At the same Location: it, the Ships there, and all beamed onto any of them (``CC-20.2``)."""

    tag: ClassVar[str] = "same-location"
    short: ClassVar[str] = "of"
    phrase: ClassVar[str] = "at the same Location"

    of: tuple[Have, ...]

    def groups(self, reader: Reader, context: Context) -> tuple[tuple[CardId, ...], ...]:
        seat = context.controller
        found = []
        for location in fleet.reachable(reader.board, seat):
            there = (location, *fleet.ships_at(reader.board, location, seat))
            found.append((*there, *beamed_under(reader, there)))
        return tuple(found)


OPS: tuple[type[Node], ...] = (
    SameShip,
    SameLocation,
)
