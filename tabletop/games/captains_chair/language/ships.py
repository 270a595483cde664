"""Ships and Locations: mobilize, warp, take control (``CC-L.14``, ``CC-L.16``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.effects.context import Context, bound_as
from tabletop.effects.interpret import Deed, Doing, Running
from tabletop.effects.nodes import Cards, Effect, Node
from tabletop.effects.selectors import Self
from tabletop.engine.decisions import ChooseCards
from tabletop.engine.events import Event
from tabletop.engine.frames import Next
from tabletop.engine.ids import CardId
from tabletop.engine.message import CardName, Refusal, SeatName, refuse, say
from tabletop.games.captains_chair import fleet, locations
from tabletop.games.captains_chair.language.chosen import Chosen, ChosenFrom, with_line
from tabletop.games.captains_chair.places import BRIEFING, LOCATION_DECK
from tabletop.games.captains_chair.whose import holder

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


@dataclass(frozen=True, slots=True)
class Mobilize(Chosen):
    """Ships and Ongoing cards go from the Briefing Room to the Fleet Zone (``CC-17.6``)."""

    tag: ClassVar[str] = "mobilize"
    short: ClassVar[str] = "what"
    verb: ClassVar[str] = "mobilize"
    told: ClassVar[str] = "{seat} mobilizes {card}."
    usual: ClassVar[tuple[str, ...]] = (BRIEFING,)

    def bar(self, reader: Reader, context: Context, card: CardId) -> Refusal | None:
        return fleet.why_not_mobilized(reader, card)

    def events(self, doing: Doing, card: CardId) -> tuple[Event, ...]:
        return fleet.mobilizing(doing.reader, card, doing.context.controller)


@dataclass(frozen=True, slots=True)
class Warp(ChosenFrom):
    """Tokens of mobilized Ships move to Locations, each to one of your choice (``CC-17.7``)."""

    tag: ClassVar[str] = "warp"
    short: ClassVar[str] = "what"
    verb: ClassVar[str] = "warp"
    told: ClassVar[str] = "{seat} warps {card} to {place}."

    to: Cards | None = None

    def destinations(self, reader: Reader, context: Context, ship: CardId) -> tuple[CardId, ...]:
        """List where a Ship can go, of the Locations meant."""
        found = fleet.destinations(reader.board, ship, context.controller)
        if self.to is None:
            return found
        meant = self.to.cards(reader, context)
        return tuple(location for location in found if location in meant)

    def bar(self, reader: Reader, context: Context, card: CardId) -> Refusal | None:
        board, name = reader.board, CardName(card)
        if not fleet.is_mobilized(board, card) or not fleet.is_ship(reader, card):
            return refuse("CC-17.7", "{card} is no mobilized Ship.", card=name)
        if holder(board, card) != context.controller:
            return refuse("CC-R.103", "{card} is not your Ship.", card=name)
        if not self.destinations(reader, context, card):
            return refuse("CC-17.7", "There is no Location for {card} to warp to.", card=name)
        return None

    async def perform(self, doing: Doing) -> Deed:
        reader, context = doing.reader, doing.context
        ships, whole = await self.picked(doing)
        events: list[Event] = []
        seat = context.controller
        for ship in ships:
            open_ = self.destinations(reader, context, ship)
            place = open_[0]
            if len(open_) > 1:
                text = "{seat}, choose where {ship} warps to."
                prompt = doing.prompt(text, seat, ship=CardName(ship))
                (place,) = await ChooseCards("warp-to", seat, prompt, doing.ability.rule_id, open_)
            line = say(self.told, seat=SeatName(seat), card=CardName(ship), place=CardName(place))
            events += with_line(fleet.warping(doing.board, ship, place, seat), line)
        bound = bound_as(self.as_, ships)
        return Deed(tuple(events), bound, whole)

    def words(self, book: Book) -> Tokens:
        named = self.what is not None and self.what != Self()
        ships = self.object(book) if named or self.places() else book.say("this Ship")
        said = book.say("warp {cards}", cards=ships)
        if self.to is None:
            return said
        return book.say("{said} to {to}", said=said, to=self.to.one(book))


@dataclass(frozen=True, slots=True)
class TakeControl(Effect):
    """A Location comes under control, with all that the Control Step does (``CC-17.2``).

    ``secured`` is 1 that you have secured, ``location-deck`` the top one of that deck, ``self``
    this card.
    """

    tag: ClassVar[str] = "control"

    of: Literal["self", "secured", "location-deck", "neutral"] = "self"
    from_: Cards | None = None

    def eligible(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        """List the Locations that can be taken."""
        board = reader.board
        found = {
            "self": (context.source,),
            "secured": locations.secured(reader.table, context.controller),
            "location-deck": board.top(LOCATION_DECK, 1),
            "neutral": locations.neutral(board),
        }[self.of]
        if self.of == "self" and not self._may_be_taken(reader, context):
            return ()
        if self.from_ is None:
            return found
        meant = self.from_.cards(reader, context)
        return tuple(card for card in found if card in meant)

    def _may_be_taken(self, reader: Reader, context: Context) -> bool:
        card = context.source
        under_control = card in locations.controlled(reader.board, context.controller)
        return locations.is_location(reader.table, card) and not under_control

    def feasible(self, reader: Reader, context: Context) -> Refusal | None:
        if self.eligible(reader, context):
            return None
        return refuse("CC-17.2", "There is no Location to take control of.")

    def run(self, doing: Doing) -> Next | Running:
        if doing.stage > 0:
            return doing.end()
        cards = self.eligible(doing.reader, doing.context)
        if not cards:
            return doing.end(whole=False)
        if len(cards) == 1:
            return self._take(doing, cards[0])
        return self._choose(doing, cards)

    async def _choose(self, doing: Doing, cards: tuple[CardId, ...]) -> Next:
        seat = doing.context.controller
        prompt = doing.prompt("{seat}, choose the Location that you take control of.", seat)
        (card,) = await ChooseCards("control", seat, prompt, doing.ability.rule_id, cards)
        return self._take(doing, card)

    def _take(self, doing: Doing, card: CardId) -> Next:
        return doing.call(1, locations.take_control(card, doing.context.controller))

    def words(self, book: Book) -> Tokens:
        what = {
            "self": "this card",
            "secured": "1 Location that you have secured",
            "location-deck": "the top card of the Location deck",
            "neutral": "1 neutral Location",
        }[self.of]
        said = book.say("take control of {what}", what=book.say(what))
        if self.from_ is None:
            return said
        return book.say("{said}, which must be {from_}", said=said, from_=self.from_.one(book))


OPS: tuple[type[Node], ...] = (Mobilize, Warp, TakeControl)
