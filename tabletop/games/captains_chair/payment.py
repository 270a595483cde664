"""Paying: dilithium, latinum and glory, where glory stands in for the others (section 6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from tabletop.engine.decisions import ChooseOption, Option
from tabletop.engine.events import Event, Said, SeatCounted
from tabletop.engine.frames import At, Frame, Next, Procedure, done
from tabletop.engine.ids import CardId, RuleId, SeatId
from tabletop.engine.message import CardName, Message, Refusal, SeatName, refuse, say
from tabletop.engine.table import Table
from tabletop.games.captains_chair.called import called
from tabletop.games.captains_chair.state import RESOURCES

WORTH: Final = 2
"""Dilithium that 1 glory pays (``CC-6.7``); latinum it pays 1 for 1 (``CC-6.6``)."""
RULE: Final = RuleId("CC-R.13")


class Purse(NamedTuple):
    """So much of each resource: what a captain has, what is due, or what is paid."""

    dilithium: int = 0
    latinum: int = 0
    glory: int = 0

    def without(self, paid: Purse) -> Purse:
        """Take something away."""
        return Purse(*(have - less for have, less in zip(self, paid, strict=True)))

    def having(self, counter: str, count: int) -> Purse:
        """Add some of one resource."""
        return self._replace(**{counter: getattr(self, counter) + count})

    def covers(self, paid: Purse) -> bool:
        """Tell whether so much is there."""
        return all(have >= less for have, less in zip(self, paid, strict=True))


def purse_of(table: Table, seat: SeatId) -> Purse:
    """Give what a captain has in the personal supply."""
    counters = table.board.seats[seat].counters
    return Purse(*(counters.get(name, 0) for name in RESOURCES))


def purse(amounts: Mapping[str, int]) -> Purse:
    """Make a purse of amounts by name. Raises TypeError for what is no resource."""
    return Purse(**{name: max(0, count) for name, count in amounts.items()})


def divisions(due: Purse) -> Iterator[Purse]:
    """List the ways to pay, with ever more glory (``CC-R.13``).

    No more glory than is needed: one for each two dilithium, rounded up, one for each latinum. It
    is one payment, so all of the glory must be there at once (``CC-R.14``).
    """
    for_dilithium = range((due.dilithium + 1) // WORTH + 1)
    pairs = ((first, second) for first in for_dilithium for second in range(due.latinum + 1))
    for first, second in sorted(pairs, key=lambda pair: (pair[0] + pair[1], pair[0])):
        yield Purse(
            max(0, due.dilithium - WORTH * first),
            due.latinum - second,
            due.glory + first + second,
        )


def ways(have: Purse, due: Purse) -> tuple[Purse, ...]:
    """List the ways in which somebody with so much can pay, the one with the least glory first."""
    return tuple(paid for paid in divisions(due) if have.covers(paid))


def lacking(have: Purse, due: Purse) -> Refusal:
    """Say that somebody with so much can't pay (``CC-6.5``)."""
    return refuse(
        "CC-6.5", "That costs {due}; you have {have}.", due=resources(due), have=resources(have)
    )


def resources(amount: Purse) -> Message:
    """Say how much it is: ``2 dilithium, 1 glory``."""
    named = tuple(
        say("{count} {resource}", count=count, resource=called(name))
        for name, count in zip(RESOURCES, amount, strict=True)
        if count
    )
    return say("{what}", what=named) if named else say("nothing")


def spent(seat: SeatId, paid: Purse) -> Iterator[Event]:
    """Return what is spent to the supply (``CC-6.5``)."""
    for name, count in zip(RESOURCES, paid, strict=True):
        if count:
            yield SeatCounted(seat, name, -count)


@dataclass(frozen=True, slots=True)
class Owing:
    """A payment that is due: by whom, how much, and for which card if for one."""

    seat: SeatId
    dilithium: int = 0
    latinum: int = 0
    glory: int = 0
    source: CardId | None = None

    @property
    def due(self) -> Purse:
        """All of it."""
        return Purse(self.dilithium, self.latinum, self.glory)


async def choose(at: At[Owing]) -> Next:
    """Have the captain say how much glory stands in, and pay; the value tells whether it was paid.

    Where there is but one way nobody is asked. What turns out not to be payable is not paid at
    all (``CC-R.2``).
    """
    seat, due = at.locals.seat, at.locals.due
    open_ = ways(purse_of(at.table, seat), due)
    if not open_:
        return done(value=False)
    paid = open_[0]
    if len(open_) > 1:
        by_key = {key(way): way for way in open_}
        options = tuple(
            Option(name, say("Pay {what}", what=resources(way))) for name, way in by_key.items()
        )
        paid = by_key[await ChooseOption("pay", seat, asking(at.locals), RULE, options)]
    line: tuple[Event, ...] = ()
    if any(paid):
        line = (Said(say("{seat} spends {what}.", seat=SeatName(seat), what=resources(paid))),)
    return done(*line, *spent(seat, paid), value=True)


def key(paid: Purse) -> str:
    """Name a way to pay: ``dilithium-1-glory-1``."""
    named = (f"{name}-{count}" for name, count in zip(RESOURCES, paid, strict=True) if count)
    return "-".join(named) or "nothing"


def asking(owing: Owing) -> Message:
    """Ask how a captain pays."""
    who, due = SeatName(owing.seat), resources(owing.due)
    if owing.source is None:
        return say("{seat}, how do you pay {due}?", seat=who, due=due)
    card = CardName(owing.source)
    return say("{seat}, for {card}: how do you pay {due}?", seat=who, card=card, due=due)


PAYING: Final = Procedure("captains-chair.pay", Owing, choose)


def pay(seat: SeatId, amounts: Mapping[str, int], source: CardId | None = None) -> Frame:
    """Have a captain pay amounts by resource; the frame's value tells whether it was paid."""
    due = purse(amounts)
    return PAYING.frame(Owing(seat, due.dilithium, due.latinum, due.glory, source))


def payable(purses: Iterable[Purse], due: Purse) -> frozenset[Purse]:
    """List what may be left after a payment, whatever was chosen in it and before."""
    return frozenset(have.without(paid) for have in purses for paid in ways(have, due))
