"""Choosing: a player, cards, a number; what is chosen gets a name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tabletop.effects.amounts import ONE
from tabletop.effects.asking import to_choose
from tabletop.effects.context import Context
from tabletop.effects.interpret import Deed, Doing, Leaf
from tabletop.effects.nodes import Amount, Cards, CardsName, NumberName, Seats, SeatsName
from tabletop.effects.selectors import Others, You
from tabletop.effects.usable import affordable
from tabletop.effects.wording.book import is_short
from tabletop.engine.board import Binding
from tabletop.engine.decisions import ChooseCards, ChooseNumber, ChooseSeat
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import Refusal, refuse

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


@dataclass(frozen=True, slots=True)
class ChooseSeatOp(Leaf):
    """``by`` chooses one of the players ``from_``."""

    chooses: ClassVar[bool] = True
    tag: ClassVar[str] = "choose-seat"
    short: ClassVar[str] = "as_"

    as_: SeatsName
    from_: Seats = Others()
    by: Seats = You()

    def eligible(self, reader: Reader, context: Context) -> tuple[SeatId, ...]:
        """List who can be chosen."""
        return self.from_.seats(reader, context)

    def feasible(self, reader: Reader, context: Context) -> Refusal | None:
        if self.eligible(reader, context):
            return None
        return refuse(None, "There is no player to choose.")

    async def perform(self, doing: Doing) -> Deed:
        eligible = self.eligible(doing.reader, doing.context)
        paid = tuple(seat for seat in eligible if affordable(doing, Binding(self.as_, (), (seat,))))
        # Whether anybody is asked must not tell what a hand is worth: what can't be paid for is
        # offered where nothing else is, and then refused.
        seats = paid or eligible
        chosen: tuple[SeatId, ...] = ()
        for chooser in self.by.seats(doing.reader, doing.context)[:1]:
            if seats:
                what = doing.said(self.target(doing.book))
                prompt = doing.prompt("{seat}, for {card}: choose {what}.", chooser, what=what)
                rule = doing.ability.rule_id
                chosen = (await ChooseSeat(self.as_, chooser, prompt, rule, seats),)
        return Deed(bound=(Binding(self.as_, (), chosen),), whole=bool(chosen))

    def target(self, book: Book) -> Tokens:
        """Say who is to be chosen."""
        return book.one_of(self.from_)

    def words(self, book: Book) -> Tokens:
        seats = self.target(book)
        return book.act(self.by, "choose {seats}", "{who} chooses {seats}", seats=seats)


@dataclass(frozen=True, slots=True)
class Choose(Leaf):
    """``by`` chooses so many of some cards; fewer only if ``up_to`` or there are not enough."""

    chooses: ClassVar[bool] = True
    tag: ClassVar[str] = "choose"

    as_: CardsName
    from_: Cards
    count: Amount = ONE
    up_to: bool = False
    by: Seats = You()

    def feasible(self, reader: Reader, context: Context) -> Refusal | None:
        if self.up_to or self.from_.cards(reader, context):
            return None
        return refuse(None, "There is no card to choose.")

    async def perform(self, doing: Doing) -> Deed:
        eligible = self.from_.cards(doing.reader, doing.context)
        paid = tuple(
            card for card in eligible if affordable(doing, Binding(self.as_, (card,), (), 1))
        )
        cards = paid or eligible
        wanted = self.count.amount(doing.reader, doing.context)
        most = min(wanted, len(cards))
        chosen: tuple[CardId, ...] = ()
        for chooser in self.by.seats(doing.reader, doing.context)[:1]:
            if most > 0:
                least = 0 if self.up_to else most
                what = doing.said(self.wanted(doing.book, most))
                prompt = doing.prompt("{seat}, for {card}: choose {what}.", chooser, what=what)
                rule = doing.ability.rule_id
                chosen = await ChooseCards(self.as_, chooser, prompt, rule, cards, least, most)
        whole = self.up_to or len(chosen) == wanted
        return Deed(bound=(Binding(self.as_, chosen, (), len(chosen)),), whole=whole)

    def wanted(self, book: Book, count: int) -> Tokens:
        """Say what is to be chosen, to whoever chooses."""
        return to_choose(book, self.from_, self.by, count, self.up_to)

    def words(self, book: Book) -> Tokens:
        if self.count == ONE and not self.up_to:
            card = self.from_.one(book)
            return book.act(self.by, "choose {card}", "{who} chooses {card}", card=card)
        if not is_short(self.count):
            count = self.count.words(book)
            some = (
                "up to as many of {cards} as {count}"
                if self.up_to
                else "as many of {cards} as {count}"
            )
            cards = book.say(some, cards=self.from_.among(book), count=count)
            return book.act(self.by, "choose {cards}", "{who} chooses {cards}", cards=cards)
        return book.act(
            self.by,
            "choose up to {count} of {cards}" if self.up_to else "choose {count} of {cards}",
            "{who} chooses up to {count} of {cards}"
            if self.up_to
            else "{who} chooses {count} of {cards}",
            count=self.count.words(book),
            cards=self.from_.among(book),
        )


@dataclass(frozen=True, slots=True)
class ChooseNumberOp(Leaf):
    """``by`` chooses a whole number between two bounds."""

    chooses: ClassVar[bool] = True
    tag: ClassVar[str] = "choose-number"

    as_: NumberName
    low: Amount
    high: Amount
    by: Seats = You()

    async def perform(self, doing: Doing) -> Deed:
        low = self.low.amount(doing.reader, doing.context)
        high = self.high.amount(doing.reader, doing.context)
        number = low
        for chooser in self.by.seats(doing.reader, doing.context)[:1]:
            if low < high:
                prompt = doing.prompt(
                    "{seat}, for {card}: choose a number from {low} to {high}.",
                    chooser,
                    low=low,
                    high=high,
                )
                rule = doing.ability.rule_id
                number = await ChooseNumber(self.as_, chooser, prompt, rule, low, high)
        return Deed(bound=(Binding(self.as_, (), (), number),), whole=low <= high)

    def words(self, book: Book) -> Tokens:
        return book.act(
            self.by,
            "choose a number from {low} to {high}",
            "{who} chooses a number from {low} to {high}",
            low=self.low.words(book),
            high=self.high.words(book),
        )


OPS = (ChooseSeatOp, Choose, ChooseNumberOp)
