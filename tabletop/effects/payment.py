"""Paying with cards: one by one, from the hand or the unknown top of the deck, until it is enough.

Each card from the deck is turned over before the next is chosen. What is too much is lost.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.effects.context import Context
from tabletop.effects.costs import Claim
from tabletop.effects.interpret import Doing, Running
from tabletop.effects.nodes import Amount, Attribute, Effect, Seats
from tabletop.effects.selectors import You
from tabletop.engine.decisions import ChooseCards
from tabletop.engine.events import CardMoved
from tabletop.engine.frames import At, Frame, Next, Procedure, done, go
from tabletop.engine.ids import CardId, SeatId, zone_of
from tabletop.engine.message import SeatName, say

if TYPE_CHECKING:
    from tabletop.effects.language import Language
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens

PAY = "effects.pay"

Source = Literal["any", "hand", "deck"]


@dataclass(frozen=True, slots=True)
class Paying:
    """What a seat still owes, in what a card is worth, and where the cards may come from.

    ``barred`` is a card that can't pay (the one that is being played).
    """

    seat: SeatId
    due: int
    worth: str
    only: Source = "any"
    barred: CardId | None = None
    card: CardId | None = None


def sources(at: At[Paying]) -> tuple[CardId, ...]:
    """List the cards that can be paid with next: the hand, and the top of the deck."""
    board, paying = at.board, at.locals
    hand = board.piles[zone_of("hand", paying.seat)] if paying.only != "deck" else ()
    deck = board.top(zone_of("deck", paying.seat), 1) if paying.only != "hand" else ()
    return tuple(card for card in (*hand, *deck) if card != paying.barred)


def paying_(language: Language) -> Procedure[Paying]:
    """Make the procedure that pays; its value is whether all was paid."""

    def pay(at: At[Paying]) -> Next | Running:
        """Ask for a card, unless enough is paid or nothing is left to pay with."""
        if at.locals.due <= 0:
            return done(value=True)
        cards = sources(at)
        return ask(at, cards) if cards else done(value=False)

    async def ask(at: At[Paying], cards: tuple[CardId, ...]) -> Next:
        """Have one card chosen and spend it."""
        paying = at.locals
        prompt = say(
            "{seat}, choose a card to pay with; {due} more to pay.",
            seat=SeatName(paying.seat),
            due=paying.due,
        )
        (card,) = await ChooseCards(
            "pay", paying.seat, prompt, language.customs.payment_rule, cards
        )
        owner = at.board.cards[card].owner
        pile = zone_of("discard", paying.seat if owner is None else owner)
        moved = CardMoved(card, pile, face_up=True)
        return go(count, moved, locals=replace(paying, card=card))

    def count(at: At[Paying]) -> Next:
        """Count what the card was worth."""
        paying = at.locals
        assert paying.card is not None
        worth = language.reader(at.table).value(paying.card, paying.worth)
        return go(pay, locals=replace(paying, due=paying.due - worth, card=None))

    return Procedure(PAY, Paying, pay, count)


@dataclass(frozen=True, slots=True)
class Pay(Effect):
    """Players pay with cards worth so much; ``only`` from the hand, or only from the deck."""

    tag: ClassVar[str] = "pay"
    cost: ClassVar[bool] = True

    worth: Attribute
    amount: Amount
    only: Source = "any"
    who: Seats = You()

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        """Refuse only what surely can't be paid: unknown cards may be worth the most."""
        due = self.amount.amount(reader, context)
        most = reader.language.attributes[self.worth].most or 1
        found: list[Claim] = []
        for seat in self.who.seats(reader, context):
            board = reader.board
            hand = board.piles[zone_of("hand", seat)] if self.only != "deck" else ()
            deck = board.piles[zone_of("deck", seat)] if self.only != "hand" else ()
            have = len(deck) * most + sum(
                reader.value(card, self.worth) for card in hand if card != context.source
            )
            why = say("That costs {due}; you can raise {have}.", due=due, have=have)
            found.append(Claim(why, due, pool=f"{seat} {self.worth} {self.only}", have=have))
        return tuple(found)

    def run(self, doing: Doing) -> Next:
        seats = self.who.seats(doing.reader, doing.context)
        failed = doing.stage > 0 and doing.at.value is False
        if failed or doing.stage == len(seats):
            return doing.end(whole=not failed)
        due = self.amount.amount(doing.reader, doing.context)
        paying = Paying(seats[doing.stage], due, self.worth, self.only, doing.context.source)
        frame = Frame(PAY, "pay", paying)
        return doing.call(doing.stage + 1, frame)

    def words(self, book: Book) -> Tokens:
        where = {
            "any": book.say(""),
            "hand": book.say(" from the hand only"),
            "deck": book.say(" from the deck only"),
        }[self.only]
        return book.act(
            self.who,
            "pay {worth}{where}",
            "{who} pays {worth}{where}",
            worth=book.many(self.amount, book.term("attributes", self.worth, self.amount)),
            where=where,
        )
