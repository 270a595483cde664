"""Gear and control: moving Gear between Crew, and who controls a card for how long."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from tabletop.effects.context import Context
from tabletop.effects.interpret import Deed, Doing, Leaf
from tabletop.effects.nodes import Cards
from tabletop.engine.events import CardAttached, Event, Said
from tabletop.engine.message import CardName, say
from tabletop.games.traveller_ccg import keywords

if TYPE_CHECKING:
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


TONNAGE: Final = "tonnage"


@dataclass(frozen=True, slots=True)
class MoveAttached(Leaf):
    """Gear goes to another Crew, an Upgrade to another Ship; Integral ones stay (``TC-29.15``).

    So do those to which the new foundation is Invulnerable (``TC-29.19``), and those that are too
    large for the Ship (``TC-8.4``); Gear has no tonnage.
    """

    tag: ClassVar[str] = "move-to"
    short: ClassVar[str] = "what"

    what: Cards
    to: Cards

    async def perform(self, doing: Doing) -> Deed:
        reader = doing.reader
        hosts = self.to.cards(reader, doing.context)
        cards = self.what.cards(reader, doing.context)
        if not hosts or not cards:
            return Deed(whole=False)
        here = doing.board.cards
        moved = tuple(
            card
            for card in cards
            if here[card].attached_to not in (None, hosts[0])
            and not keywords.has(reader, card, "integral")
            and reader.seen(Context(card, doing.context.controller), hosts[:1])
            and reader.value(card, TONNAGE) <= reader.value(hosts[0], TONNAGE)
        )
        events: list[Event] = [CardAttached(card, hosts[0]) for card in moved]
        events.extend(
            Said(say("{card} stays where it is.", card=CardName(card)))
            for card in cards
            if card not in moved
        )
        return Deed(tuple(events), whole=len(moved) == len(cards))

    def words(self, book: Book) -> Tokens:
        return book.say(
            "move {cards} over to {to}", cards=self.what.words(book), to=self.to.words(book)
        )


OPS = (MoveAttached,)
