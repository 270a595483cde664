"""Adventure cards: attaching and moving Complications, and what captains pursue."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.effects.interpret import Deed, Doing, Leaf, Running
from tabletop.effects.nodes import Cards, Effect, Seats
from tabletop.effects.selectors import You
from tabletop.engine.events import CardAttached, CardFaced, Event, Said
from tabletop.engine.frames import Next
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import CardName, SeatName, say
from tabletop.games.traveller_ccg import adventure_deck
from tabletop.games.traveller_ccg.expending import Owing, expense_frame
from tabletop.games.traveller_ccg.language import calls
from tabletop.games.traveller_ccg.language.captains import slot_of
from tabletop.games.traveller_ccg.places import contract_in
from tabletop.games.traveller_ccg.state import (
    UNCOMMITTED,
    Activity,
    captain,
    changed,
    taking_up,
    voyage,
)

if TYPE_CHECKING:
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


@dataclass(frozen=True, slots=True)
class AttachComplication(Effect):
    """The top card of Adventure Decks goes on a Contract as a Complication.

    Face down it is seen by nobody unless its owner may ``look``.
    """

    tag: ClassVar[str] = "attach-complication"
    short: ClassVar[str] = "to"

    to: Cards
    face: Literal["up", "down"] = "down"
    look: bool = False
    who: Seats = You()

    def run(self, doing: Doing) -> Next | Running:
        seats = self.who.seats(doing.reader, doing.context)
        contracts = self.to.cards(doing.reader, doing.context)
        stage = doing.stage
        if stage == len(seats) or not contracts:
            return doing.end(whole=bool(seats) and bool(contracts))
        seat = seats[stage]
        card = adventure_deck.next_card(doing.board, seat)
        if card is None and adventure_deck.can_draw(doing.board, seat):
            return self._shuffle(doing, seat)
        if card is None:
            return doing.go(stage + 1)
        return doing.go(stage + 1, *self._attached(doing, seat, card, contracts[0]))

    async def _shuffle(self, doing: Doing, seat: SeatId) -> Next:
        events = await adventure_deck.reshuffled(doing.board, seat)
        return doing.go(doing.stage, *events)

    def _attached(
        self, doing: Doing, seat: SeatId, card: CardId, contract: CardId
    ) -> tuple[Event, ...]:
        seen = seat if self.look else None
        events = adventure_deck.attached(doing.board, card, contract, seen)
        line = say(
            "{seat} attaches a Complication to {card}.",
            seat=SeatName(seat),
            card=CardName(contract),
        )
        shown = (CardFaced(card, True),) if self.face == "up" else ()
        return (Said(line), *events, *shown)

    def words(self, book: Book) -> Tokens:
        return book.act(
            self.who,
            "attach the top card of your Adventure Deck {face} to {to}{look}",
            "{who} attaches the top card of their Adventure Deck {face} to {to}{look}",
            face=book.say("face up" if self.face == "up" else "face down"),
            to=self.to.words(book),
            look=book.say(", having looked at it") if self.look else (),
        )


@dataclass(frozen=True, slots=True)
class MoveComplication(Leaf):
    """Complications go from their Contract to another."""

    tag: ClassVar[str] = "move-complication"
    short: ClassVar[str] = "what"

    what: Cards
    to: Cards

    async def perform(self, doing: Doing) -> Deed:
        contracts = self.to.cards(doing.reader, doing.context)
        cards = self.what.cards(doing.reader, doing.context)
        if not contracts or not cards:
            return Deed(whole=False)
        here = doing.board.cards
        moved = [card for card in cards if here[card].attached_to not in (None, contracts[0])]
        events = tuple(CardAttached(card, contracts[0]) for card in moved)
        return Deed(events, whole=len(moved) == len(cards))

    def words(self, book: Book) -> Tokens:
        return book.say("move {cards} to {to}", cards=self.what.words(book), to=self.to.words(book))


@dataclass(frozen=True, slots=True)
class Abandon(Effect):
    """Captains abandon the Contracts they pursue; what that costs is an expense (``TC-15.14``)."""

    tag: ClassVar[str] = "abandon"
    short: ClassVar[str] = "who"

    who: Seats = You()
    free: bool = False

    def run(self, doing: Doing) -> Next:
        """For each captain: the expense, then the abandoning."""
        pursuers = doing.memo if doing.stage else self._pursuers(doing)
        stage, board = doing.stage, doing.board
        while stage < 2 * len(pursuers):
            seat = SeatId(pursuers[stage // 2])
            activity = captain(doing.at.table, seat).activity
            if board.seats[seat].aboard and activity.slot is not None:
                return self._step(doing, stage, seat, activity.slot, pursuers)
            stage += 2 - stage % 2
        return doing.end(whole=bool(pursuers))

    def _step(
        self, doing: Doing, stage: int, seat: SeatId, slot: int, pursuers: tuple[int, ...]
    ) -> Next:
        if stage % 2:
            return doing.call(stage + 1, calls.abandon(seat, slot), memo=pursuers)
        contract = contract_in(doing.board, slot)
        due = 0 if contract is None else calls.abandonment(doing.at.table, contract)
        if self.free or due <= 0 or contract is None:
            return doing.go(stage + 1, memo=pursuers)
        why = say("abandoning {card}", card=CardName(contract))
        return doing.call(stage + 1, expense_frame(Owing(seat, due, why, ABANDONING)), pursuers)

    def _pursuers(self, doing: Doing) -> tuple[int, ...]:
        seats = self.who.seats(doing.reader, doing.context)
        table = doing.at.table
        return tuple(seat for seat in seats if captain(table, seat).activity.kind == "contract")

    def words(self, book: Book) -> Tokens:
        return book.act(
            self.who,
            "abandon your Contract{free}",
            "{who} abandons their Contract{free}",
            free=book.say(" at no cost") if self.free else (),
        )


ABANDONING = "TC-15.14"


@dataclass(frozen=True, slots=True)
class Commit(Leaf):
    """Captains pursue a Contract from now on, without jumping there; or are uncommitted, free."""

    tag: ClassVar[str] = "commit"
    short: ClassVar[str] = "to"

    to: Cards | None = None
    who: Seats = You()

    async def perform(self, doing: Doing) -> Deed:
        seats = self.who.seats(doing.reader, doing.context)
        names = tuple(SeatName(seat) for seat in seats)
        activity, said = UNCOMMITTED, say("Uncommitted now: {seats}.", seats=names)
        if self.to is not None:
            cards = self.to.cards(doing.reader, doing.context)
            slot = slot_of(doing.reader, cards[0]) if cards else None
            if slot is None:
                return Deed(whole=False)
            activity = Activity("contract", slot)
            said = say("{card} is now pursued by {seats}.", seats=names, card=CardName(cards[0]))
        state = voyage(doing.at.table)
        for seat in seats:
            state = taking_up(state, seat, activity)
        return Deed((Said(said), changed(state)), whole=bool(seats))

    def words(self, book: Book) -> Tokens:
        if self.to is None:
            return book.act(self.who, "become uncommitted", "{who} becomes uncommitted")
        return book.act(
            self.who,
            "pursue {contract} from now on",
            "{who} pursues {contract} from now on",
            contract=self.to.words(book),
        )


OPS = (AttachComplication, MoveComplication, Abandon, Commit)
