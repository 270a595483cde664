"""Expenses and payments (section 6), for whatever in the rules makes a captain pay."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabletop.effects.payment import Source
from tabletop.engine.events import MomentCame, Said
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import Message, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.elimination import bankrupt
from tabletop.games.traveller_ccg.expending import (
    EXPENSE,
    Owing,
    expense_frame,
    paying_frame,
    raising,
)
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.names import credits_said

INCURRED: Final = "expense-incurred"


def incur(at: At[Owing]) -> Next:
    """Owe it; nobody may decline while a card is left (``TC-6.7``). 0 is none (``TC-R.37``)."""
    owing = at.locals
    if owing.amount <= 0 or not at.board.seats[owing.seat].aboard:
        return done(value=True)
    seat = SeatName(owing.seat)
    amount = credits_said(owing.amount)
    line = say("{seat} owes {amount} for {why}.", seat=seat, amount=amount, why=owing.why)
    return go(meet, Said(line), MomentCame(INCURRED, owing.seat, number=owing.amount))


def meet(at: At[Owing]) -> Next:
    """Expend cards until it is met, with no help from Expendable ones (``TC-R.40``)."""
    owing = at.locals
    frame = paying_frame(owing.seat, owing.amount, owing.why, expendable=False)
    return call(frame, then=count)


def count(at: At[Owing]) -> Next:
    """Whoever has no card left and still owes is bankrupt, at once (``TC-4.8``, ``TC-4.9``)."""
    if at.value is not False:
        return done(value=True)
    owing = at.locals
    line = say("{seat} can't pay for {why}.", seat=SeatName(owing.seat), why=owing.why)
    return call(bankrupt(owing.seat), Said(line), then=out)


def out(_at: At[Owing]) -> Next:
    """Tell that the captain is out."""
    return done(value=False)


EXPENSE_PROCEDURE: Final = Procedure(EXPENSE, Owing, incur, meet, count, out)


@dataclass(frozen=True, slots=True)
class Spending:
    """Credits that a captain has chosen to pay: how many, for what, from where.

    ``reserve`` are Credits that go together with them and are paid next.
    """

    seat: SeatId
    amount: int
    why: Message
    rule: str
    only: Source = "any"
    barred: CardId | None = None
    expendable: bool = True
    reserve: int = 0


def spend(at: At[Spending]) -> Next:
    """Expend cards until it is paid; whether it can be was seen before (``TC-R.33``)."""
    one = at.locals
    if one.amount <= 0:
        return done(value=True)
    frame = paying_frame(
        one.seat,
        one.amount,
        one.why,
        one.only,
        one.barred,
        expendable=one.expendable,
        reserve=one.reserve,
    )
    return call(frame, then=tell)


def tell(at: At[Spending]) -> Next:
    """Tell whether all was paid."""
    one, paid = at.locals, at.value is not False
    text = "{seat} pays {amount} for {why}." if paid else "{seat} can't pay for {why}."
    line = say(text, seat=SeatName(one.seat), amount=credits_said(one.amount), why=one.why)
    return done(Said(line), value=paid)


SPEND: Final = Procedure("traveller-ccg.pay", Spending, spend, tell)


def expense(seat: SeatId, amount: int, why: Message, rule: str) -> Frame:
    """Have a captain meet an expense; the value is False after they went bankrupt."""
    return expense_frame(Owing(seat, amount, why, rule))


def pay_credits(
    seat: SeatId,
    amount: int,
    why: Message,
    rule: str,
    only: Source = "any",
    barred: CardId | None = None,
    expendable: bool = True,
    reserve: int = 0,
) -> Frame:
    """Have a captain pay Credits that they have chosen to pay and can raise (``TC-5.14``).

    So many as ``reserve`` are left for what is paid next, as far as cards at hand tell.
    """
    return SPEND.frame(Spending(seat, amount, why, rule, only, barred, expendable, reserve))


def can_raise(
    table: Table,
    seat: SeatId,
    only: Source = "any",
    barred: CardId | None = None,
    expendable: bool = True,
) -> int:
    """Tell how many Credits a captain can raise, as the captain knows it (``TC-R.33``)."""
    reader = LANGUAGE.reader(table)
    cards, deck = raising(reader, seat, only, barred, expendable=expendable)
    return sum(cards.values()) + deck


PROCEDURES: Final = (EXPENSE_PROCEDURE, SPEND)
RECORDS: Final = (Owing, Spending)
