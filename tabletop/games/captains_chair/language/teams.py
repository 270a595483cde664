"""Away teams: sending, removing, bringing spare ones into use (``CC-L.15``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.effects.amounts import ONE
from tabletop.effects.context import Context, bound_as
from tabletop.effects.costs import Claim
from tabletop.effects.interpret import Deed, Doing, Leaf, Running
from tabletop.effects.nodes import Amount, Cards, CardsName, Effect, Node, NumberName
from tabletop.engine.decisions import ChooseCards
from tabletop.engine.events import Event, Said
from tabletop.engine.frames import Next
from tabletop.engine.ids import CardId
from tabletop.engine.message import CardName, Refusal, SeatName, numbered, refuse, say
from tabletop.games.captains_chair import away, fleet
from tabletop.games.captains_chair.places import captain_of
from tabletop.games.captains_chair.state import SPARE_TEAM, course
from tabletop.games.captains_chair.whose import other

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


@dataclass(frozen=True, slots=True)
class Send(Effect):
    """Away teams are sent to Locations, one by one, each to one of your choice (``CC-18.1``).

    ``with_ship``: only where you have a Ship. Where it says to which Location, all go to that 1.
    ``as_`` names the Locations.
    """

    tag: ClassVar[str] = "send"
    short: ClassVar[str] = "count"

    count: Amount = ONE
    up_to: bool = False
    to: Cards | None = None
    with_ship: bool = False
    as_: CardsName | None = None

    def eligible(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        """List the Locations to which an away team can be sent."""
        board, seat = reader.board, context.controller
        found = fleet.reachable(board, seat)
        if self.to is not None:
            found = tuple(card for card in self.to.cards(reader, context) if card in found)
        return tuple(
            card
            for card in found
            if away.why_not_sent(board, card, seat) is None
            and (not self.with_ship or fleet.ships_at(board, card, seat))
        )

    def feasible(self, reader: Reader, context: Context) -> Refusal | None:
        if self.up_to or self.eligible(reader, context):
            return None
        return refuse("CC-18.1", "There is no Location to which an away team can be sent.")

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        if self.up_to:
            return ()
        why = say("You have no away team to send there.")
        return (Claim(why, 1, self.eligible(reader, context)),)

    def run(self, doing: Doing) -> Next | Running:
        sent = doing.memo
        if doing.stage == 0:
            number = max(0, self.count.amount(doing.reader, doing.context))
        else:
            number, *places = sent
            sent = tuple(places)
        open_ = self.eligible(doing.reader, doing.context)
        if sent and (self.to is not None or self.with_ship):
            open_ = tuple(card for card in open_ if card == sent[0])
        if len(sent) >= number or not open_:
            return self._over(doing, number, sent)
        return self._one(doing, open_, number, sent)

    def _over(self, doing: Doing, number: int, sent: tuple[int, ...]) -> Next:
        cards = tuple(CardId(card) for card in dict.fromkeys(sent))
        bound = bound_as(self.as_, cards, len(sent))
        return doing.end(whole=self.up_to or len(sent) == number, bound=bound)

    async def _one(
        self, doing: Doing, open_: tuple[CardId, ...], number: int, sent: tuple[int, ...]
    ) -> Next:
        seat, rule = doing.context.controller, doing.ability.rule_id
        place = open_[0]
        # Nobody has to take a team from another Location (``CC-18.2``).
        moving = away.waiting(doing.board, seat) == 0
        if len(open_) > 1 or self.up_to or moving:
            text = "{seat}, choose the Location for an away team."
            if moving:
                text = "{seat}, choose the Location for an away team that comes from another one."
            least = 0 if self.up_to or moving else 1
            prompt = doing.prompt(text, seat)
            chosen = await ChooseCards("send", seat, prompt, rule, open_, least, 1)
            if not chosen:
                return self._over(doing, number, sent)
            place = chosen[0]
        origins = away.origins(doing.board, place, seat)
        origin = origins[0]
        if len(origins) > 1:
            prompt = doing.prompt("{seat}, choose where the away team comes from.", seat)
            (origin,) = await ChooseCards("send-from", seat, prompt, rule, origins)
        line = say(
            "{seat} sends an away team to {card}.", seat=SeatName(seat), card=CardName(place)
        )
        events = (Said(line), *away.sending(doing.board, place, seat, origin))
        return doing.go(1, *events, memo=(number, *sent, place))

    def words(self, book: Book) -> Tokens:
        teams = book.count(self.count, "{n} away team", "{n} away teams")
        said = book.say("send up to {teams}" if self.up_to else "send {teams}", teams=teams)
        if self.to is not None:
            said = book.say("{said} to {to}", said=said, to=self.to.one(book))
        if self.with_ship:
            where = "where you have a Ship"
            if self.to is None:
                where = "to 1 Location where you have a Ship"
            said = book.say("{said} " + where, said=said)
        return said


@dataclass(frozen=True, slots=True)
class RemoveTeams(Effect):
    """Away teams return to their captain card, one by one (``CC-18.3``).

    Where it says from which Location, all leave that 1. A cadet's opponent has one at every
    neutral Location, never used up, and 1 of them counts (``CC-25.4``).
    """

    tag: ClassVar[str] = "remove-teams"
    short: ClassVar[str] = "count"
    cost: ClassVar[bool] = True

    count: Amount = ONE
    whose: Literal["you", "opponent"] = "you"
    from_: Cards | None = None
    up_to: bool = False
    as_: NumberName | None = None

    def eligible(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        """List the Locations that have such away teams."""
        board, seat = reader.board, context.controller
        owner = seat if self.whose == "you" else other(board, seat)
        if owner is None:
            found = tuple(
                card
                for card in fleet.reachable(board, seat)
                if away.opposing_teams(reader.table, card, seat) > 0
            )
        else:
            found = away.with_teams(board, owner)
        if self.from_ is None:
            return found
        meant = self.from_.cards(reader, context)
        return tuple(card for card in found if card in meant)

    def feasible(self, reader: Reader, context: Context) -> Refusal | None:
        if self.up_to or self.eligible(reader, context):
            return None
        return refuse("CC-18.3", "There is no away team to remove.")

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        if self.up_to:
            return ()
        places = self.eligible(reader, context)
        seat = context.controller
        owner = seat if self.whose == "you" else other(reader.board, seat)
        have = len(places)
        if owner is not None:
            have = sum(away.teams_at(reader.board, card, owner) for card in places)
        count = max(0, self.count.amount(reader, context))
        return (Claim(say("There are not enough away teams there."), count, (), "teams", have),)

    def run(self, doing: Doing) -> Next | Running:
        if doing.stage == 0:
            number, gone = max(0, self.count.amount(doing.reader, doing.context)), 0
            place: tuple[int, ...] = ()
        else:
            number, gone, *left = doing.memo
            place = tuple(left)
        open_ = self.eligible(doing.reader, doing.context)
        if place and self.from_ is not None:
            open_ = tuple(card for card in open_ if card in place)
        virtual = course(doing.at.table).cadet and self.whose == "opponent"
        if gone >= number or not open_ or (virtual and gone):
            bound = bound_as(self.as_, number=gone)
            return doing.end(whole=self.up_to or gone == number, bound=bound)
        if virtual:
            return doing.go(1, memo=(number, 1))
        return self._one(doing, open_, number, gone)

    async def _one(self, doing: Doing, open_: tuple[CardId, ...], number: int, gone: int) -> Next:
        seat, rule = doing.context.controller, doing.ability.rule_id
        place = open_[0]
        if len(open_) > 1 or self.up_to:
            text = {
                "you": "{seat}, choose the Location from which your away team returns.",
                "opponent": "{seat}, choose the Location from which an opposing team returns.",
            }[self.whose]
            least = 0 if self.up_to else 1
            prompt = doing.prompt(text, seat)
            chosen = await ChooseCards("remove-teams", seat, prompt, rule, open_, least, 1)
            if not chosen:
                return doing.go(1, memo=(gone, gone))
            place = chosen[0]
        owner = seat if self.whose == "you" else other(doing.board, seat)
        assert owner is not None
        text = "An away team of {seat} returns from {card}."
        line = Said(say(text, seat=SeatName(owner), card=CardName(place)))
        events: tuple[Event, ...] = away.returning(doing.board, place, owner, 1, seat)
        return doing.go(1, line, *events, memo=(number, gone + 1, place))

    def words(self, book: Book) -> Tokens:
        one, many = {
            "you": ("{n} of your away teams", "{n} of your away teams"),
            "opponent": ("{n} opposing away team", "{n} opposing away teams"),
        }[self.whose]
        teams = book.count(self.count, one, many)
        said = book.say("remove up to {teams}" if self.up_to else "remove {teams}", teams=teams)
        if self.from_ is None:
            return said
        return book.say("{said} from {from_}", said=said, from_=self.from_.one(book))


@dataclass(frozen=True, slots=True)
class Muster(Leaf):
    """Spare away teams are put on the captain card, in use from now on (``CC-27.3``)."""

    tag: ClassVar[str] = "muster"
    short: ClassVar[str] = "count"

    count: Amount = ONE

    def feasible(self, reader: Reader, context: Context) -> Refusal | None:
        captain = captain_of(reader.board, context.controller)
        if reader.board.cards[captain].counters.get(SPARE_TEAM, 0) > 0:
            return None
        return refuse("CC-27.3", "You have no away team kept aside.")

    async def perform(self, doing: Doing) -> Deed:
        seat = doing.context.controller
        count = max(0, self.count.amount(doing.reader, doing.context))
        events = away.mustering(doing.board, seat, count)
        if not events:
            return Deed(whole=False)
        captain = captain_of(doing.board, seat)
        count = min(count, doing.board.cards[captain].counters[SPARE_TEAM])
        one = "{seat} brings an away team into use."
        many = "{seat} brings {count} away teams into use."
        line = numbered(count, one, many, seat=SeatName(seat))
        return Deed((Said(line), *events))

    def words(self, book: Book) -> Tokens:
        teams = book.count(self.count, "{n} away team", "{n} away teams")
        return book.say("put {teams} kept aside on your captain card", teams=teams)


OPS: tuple[type[Node], ...] = (Send, RemoveTeams, Muster)
