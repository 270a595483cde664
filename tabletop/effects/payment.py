"""Paying with cards: one by one, from the hand or the unknown top of the deck, until it is enough.

Each card from the deck is turned over before the next is chosen. What is too much is lost.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.effects.context import Context
from tabletop.effects.costs import Claim, Kept, keeping, spare
from tabletop.effects.interpret import Doing, Running
from tabletop.effects.nodes import Amount, Attribute, Effect, Seats
from tabletop.effects.selectors import You
from tabletop.engine.decisions import ChooseCards
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, SeatId, zone_of
from tabletop.engine.message import Message, SeatName, say

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

    ``barred`` is a card that can't pay (the one that is being played). With ``stand_ins`` cards
    in play that the game allows can pay, too. ``kept`` must be left over for other costs, and
    ``spent`` is what has been paid with, ``raised`` how much that was. So much as ``reserve`` must
    be payable afterwards, with other cards.
    """

    seat: SeatId
    due: int
    worth: str
    only: Source = "any"
    barred: CardId | None = None
    stand_ins: bool = False
    kept: tuple[Kept, ...] = ()
    spent: tuple[CardId, ...] = ()
    why: Message | None = None
    raised: int = 0
    reserve: int = 0


def worths(reader: Reader, paying: Paying) -> Mapping[CardId, int]:
    """Tell what each card is worth that can be chosen to pay with, the deck apart."""
    board = reader.board
    found: dict[CardId, int] = {}
    if paying.only != "deck":
        for card in board.piles[zone_of("hand", paying.seat)]:
            found[card] = reader.value(card, paying.worth)
    if paying.stand_ins and paying.only == "any":
        found |= reader.language.customs.stand_ins(reader, paying.seat)
    found.pop(CardId(-1) if paying.barred is None else paying.barred, None)
    return found


def sources(reader: Reader, paying: Paying) -> tuple[CardId, ...]:
    """List the cards that can be paid with next: the hand, what stands in, the top of the deck.

    A card can't if what is left without it would not pay for everything that is due.
    """
    board = reader.board
    found = worths(reader, paying)
    deck = board.piles[zone_of("deck", paying.seat)] if paying.only != "hand" else ()
    top = deck[-1:]
    if not paying.kept and not paying.reserve:
        return (*found, *top)
    unseen = sum(reader.value(card, paying.worth) for card in deck)
    kept = tuple(
        (tuple(card for card in cards if card not in paying.spent), count)
        for cards, count in paying.kept
    )

    def enough(card: CardId) -> bool:
        rest = {other: worth for other, worth in found.items() if other != card}
        if not payable(rest.values(), unseen, paying.due - found[card], paying.reserve):
            return False
        left = tuple((tuple(one for one in cards if one != card), n) for cards, n in kept)
        have = spare(rest, left)
        return have is not None and have + unseen + found[card] >= paying.due

    return (*(card for card in found if enough(card)), *top)


def payable(cards: Iterable[int], unseen: int, first: int, second: int) -> bool:
    """Tell whether two costs can be paid, each with cards of its own.

    ``cards`` are worth so much each; what the ``unseen`` ones are worth may go to either, since
    nobody knows how they come.
    """
    sums = {0}
    total = 0
    for worth in cards:
        sums |= {before + worth for before in sums}
        total += worth
    return any(max(0, first - part) + max(0, second - (total - part)) <= unseen for part in sums)


def paying_(language: Language) -> Procedure[Paying]:
    """Make the procedure that pays; its value is whether all was paid."""

    def pay(at: At[Paying]) -> Next | Running:
        """Ask for a card, unless enough is paid or nothing is left to pay with."""
        if at.locals.due <= 0:
            return done(value=True)
        cards = sources(language.reader(at.table), at.locals)
        return ask(at, cards) if cards else done(value=False)

    async def ask(at: At[Paying], cards: tuple[CardId, ...]) -> Next:
        """Have one card chosen and spend it."""
        paying = at.locals
        phrase = "{seat}, choose a card to pay {what}with; {sofar}{due} more to pay."
        what, sofar = say(""), say("")
        if paying.why is not None:
            what = say("for {why} ", why=paying.why)
        if paying.raised:
            sofar = say("{raised} paid, ", raised=paying.raised)
        prompt = say(phrase, seat=SeatName(paying.seat), what=what, sofar=sofar, due=paying.due)
        customs = language.customs
        (card,) = await ChooseCards("pay", paying.seat, prompt, customs.payment_rule, cards)
        reader = language.reader(at.table)
        worth = worths(reader, paying).get(card)
        if worth is None:
            worth = reader.value(card, paying.worth)
        left = replace(
            paying,
            due=paying.due - worth,
            spent=(*paying.spent, card),
            raised=paying.raised + worth,
        )
        return go(settle, *customs.paid(at.table, card), locals=left)

    def settle(at: At[Paying]) -> Next:
        """Put right what a card that is gone has left behind."""
        frame = language.customs.settle(at.table)
        return go(pay) if frame is None else call(frame, then=settle)

    return Procedure(PAY, Paying, pay, settle)


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
        kept = keeping(
            claim
            for cost in doing.ability.cost
            if cost != self
            for claim in cost.claims(doing.reader, doing.context)
        )
        seat, source = seats[doing.stage], doing.context.source
        paying = Paying(seat, due, self.worth, self.only, source, kept=kept)
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
