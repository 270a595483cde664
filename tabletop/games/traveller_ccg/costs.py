"""What a play or an ability costs in Credits (section 5), and what others add to it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Final

from tabletop.effects.amounts import Number
from tabletop.effects.context import Context
from tabletop.effects.costs import Claim, keeping
from tabletop.effects.interpret import Deed, Doing, Leaf
from tabletop.effects.nodes import Amount, Condition, Effect, Seats
from tabletop.effects.payment import Source
from tabletop.effects.selectors import You
from tabletop.effects.usable import all_claims
from tabletop.engine.board import Binding
from tabletop.engine.frames import Next
from tabletop.engine.ids import AUTOMA, CardId, SeatId
from tabletop.engine.message import CardName, say
from tabletop.games.traveller_ccg.expending import Owing, claim, expense_frame, paying_frame
from tabletop.games.traveller_ccg.infamy import infamy
from tabletop.games.traveller_ccg.keywords import has
from tabletop.games.traveller_ccg.places import ship_of
from tabletop.games.traveller_ccg.state import voyage

if TYPE_CHECKING:
    from tabletop.effects.ability import Ability
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens

NOTHING: Final = Number(0)
COST: Final = "cost"
CONCEALED: Final = "concealed"


@dataclass(frozen=True, slots=True)
class Credits(Effect):
    """Credits are paid by expending cards (``TC-5.8``, ``TC-6.1``); 0 asks for nothing."""

    tag: ClassVar[str] = "credits"
    short: ClassVar[str] = "amount"
    cost: ClassVar[bool] = True

    amount: Amount

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        if context.controller == AUTOMA:
            return ()  # the Opposition ignores Credits (``TC-34.11``)
        due = max(0, self.amount.amount(reader, context))
        return (claim(reader, context.controller, due),)

    def run(self, doing: Doing) -> Next:
        return pay(doing, self.amount.amount(doing.reader, doing.context))

    def words(self, book: Book) -> Tokens:
        return book.many(self.amount, book.say("{icon:credits}"))


def pay(doing: Doing, due: int, only: Source = "any", barred: CardId | None = None) -> Next:
    """Pay Credits, and leave the cards that the other costs of the ability need."""
    if doing.stage > 0:
        return doing.end(whole=doing.at.value is not False)
    context = doing.context
    if due <= 0 or context.controller == AUTOMA:
        return doing.end()
    kept = keeping(all_claims(doing.reader, _still_to_pay(doing), context))
    why = say("{card}", card=CardName(context.source))
    return doing.call(1, paying_frame(context.controller, due, why, only, barred, kept))


def _still_to_pay(doing: Doing) -> Ability:
    """Give the ability with those of its costs alone that are paid after this one."""
    ability, path = doing.ability, doing.walk.address.path
    if len(path) < 2 or path[0] != "cost":
        return ability
    return replace(ability, cost=ability.cost[int(path[1]) + 1 :])


@dataclass(frozen=True, slots=True)
class Price(Effect):
    """All Credits that a play or an ability costs, as one expense (``TC-R.38``).

    That is what the ability says; for a card that is played its cost, with the tax for Infamy
    where it is procured (``TC-16.3``); and what targeting Concealed cards costs besides
    (``TC-R.42``). All is summed before it is raised to 0 (``TC-5.6``). ``targets`` are the names
    of what is targeted. The program puts it in the place of the ``credits`` that card data says.
    """

    tag: ClassVar[str] = "price"
    cost: ClassVar[bool] = True

    amount: Amount = NOTHING
    card: bool = False
    taxed: bool = False
    targets: tuple[str, ...] = ()

    def due(self, reader: Reader, context: Context) -> int:
        """Work out the final Credit cost, once targets are named."""
        total = self.amount.amount(reader, context)
        if self.card:
            total += reader.value(context.source, COST)
        if self.taxed and voyage(reader.table).phase == "procurement":
            total += infamy(reader, context.controller)
        bound = (context.get(name) for name in self.targets)
        return max(0, total + surcharge(reader, context.controller, bound))

    def only(self, reader: Reader, context: Context) -> Source:
        """Tell from where it must be paid (``TC-6.10``, ``TC-29.7``, ``TC-29.8``)."""
        if self.card and has(reader, context.source, "cash"):
            return "hand"
        return "deck" if self.card and has(reader, context.source, "equity") else "any"

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        if context.controller == AUTOMA:
            return ()
        due, only = self.due(reader, context), self.only(reader, context)
        barred = context.source if self.card else None
        return (claim(reader, context.controller, due, only, barred),)

    def run(self, doing: Doing) -> Next:
        reader, context = doing.reader, doing.context
        barred = context.source if self.card else None
        return pay(doing, self.due(reader, context), self.only(reader, context), barred)

    def words(self, book: Book) -> Tokens:
        return Credits(self.amount).words(book)


@dataclass(frozen=True, slots=True)
class Expense(Effect):
    """Captains incur an expense and must meet it, or are bankrupt (``TC-6.7``).

    As a requirement it is met only by who can, and nobody need try (``TC-R.43``).
    """

    tag: ClassVar[str] = "expense"
    short: ClassVar[str] = "amount"
    cost: ClassVar[bool] = True

    amount: Amount
    who: Seats = You()

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        due = max(0, self.amount.amount(reader, context))
        seats = self.who.seats(reader, context)
        return tuple(claim(reader, seat, due, expendable=False) for seat in seats)

    def run(self, doing: Doing) -> Next:
        """Have one captain after another pay, in initiative order (``TC-R.19``)."""
        if doing.stage == 0:
            due = max(0, self.amount.amount(doing.reader, doing.context))
            wanted = self.who.seats(doing.reader, doing.context)
            payers = (seat for seat in _in_order(doing) if seat in wanted)
            whole, memo = 1, (1, due, *payers)
        else:
            whole = int(doing.memo[0] == 1 and doing.at.value is not False)
            memo = (whole, *doing.memo[1:])
        if doing.stage + 2 >= len(memo) or memo[1] == 0:
            return doing.end(whole=whole == 1)
        seat = SeatId(memo[doing.stage + 2])
        why = say("{card}", card=CardName(doing.context.source))
        owing = Owing(seat, memo[1], why, doing.ability.rule_id or "TC-6.7")
        return doing.call(doing.stage + 1, expense_frame(owing), memo=memo)

    def words(self, book: Book) -> Tokens:
        credits_ = book.many(self.amount, book.say("{icon:credits}"))
        expense = book.say("an expense of {credits}", credits=credits_)
        return book.act(self.who, "incur {expense}", "{who} incurs {expense}", expense=expense)


def _in_order(doing: Doing) -> tuple[SeatId, ...]:
    first = voyage(doing.at.table).first
    return doing.reader.round_from(SeatId(0) if first is None else first)


@dataclass(frozen=True, slots=True)
class Require(Leaf):
    """Something must be so; nothing is spent (``TC-22.3``)."""

    tag: ClassVar[str] = "require"
    short: ClassVar[str] = "condition"
    cost: ClassVar[bool] = True

    condition: Condition

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        if self.condition.holds(reader, context):
            return ()
        return (Claim(say("What is required is not so."), 1),)

    async def perform(self, doing: Doing) -> Deed:
        return Deed(whole=self.condition.holds(doing.reader, doing.context))

    def words(self, book: Book) -> Tokens:
        return book.say("{condition}", condition=self.condition.words(book))


OPS: Final = (Credits, Expense, Require)
"""What card data may say of Credits, expenses and conditions of costs."""


def surcharge(reader: Reader, seat: SeatId, targets: Iterable[Binding]) -> int:
    """Add up what targeting Concealed cards of opposing captains costs (``TC-29.9``).

    To target a captain is to target their Ship as well (``TC-R.11``).
    """
    cards: dict[CardId, None] = {}
    for binding in targets:
        cards |= dict.fromkeys(binding.cards)
        cards |= {ship_of(reader.board, other): None for other in binding.seats}
    return sum(concealed(reader, seat, card) for card in cards)


def concealed(reader: Reader, seat: SeatId, card: CardId) -> int:
    """Give what it costs a captain more to target a card."""
    controller = reader.controller(card)
    if controller is None or controller == seat:
        return 0
    return reader.keywords(card).get(CONCEALED, 0)
