"""Ready Stage 4: a captain restores Wounds and Structure (``TC-14.6`` to ``TC-14.8``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabletop.engine.decisions import ChooseCards, ChooseNumber
from tabletop.engine.events import CardCounted, Event, MomentCame, Said
from tabletop.engine.frames import At, Next, Procedure, call, done, go
from tabletop.engine.ids import AUTOMA, CardId, RuleId, SeatId
from tabletop.engine.message import CardName, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.control import controlled
from tabletop.games.traveller_ccg.expenses import can_raise, pay_credits
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.names import counters_said
from tabletop.games.traveller_ccg.solo.venture import WEAR
from tabletop.games.traveller_ccg.state import STRUCTURE, WOUND, voyage

RULE: Final = RuleId("TC-14.6")


@dataclass(frozen=True, slots=True)
class Restoring:
    """What a captain restores: so many points of each of these cards."""

    seat: SeatId
    cards: tuple[CardId, ...] = ()
    points: tuple[int, ...] = ()


def missing(table: Table, card: CardId) -> int:
    """Give how many Wounds a Crew, or how much Structure an Upgrade, has taken."""
    counters = table.board.cards[card].counters
    return counters.get(WOUND, 0) + counters.get(STRUCTURE, 0)


def damaged(table: Table, seat: SeatId) -> tuple[CardId, ...]:
    """List a captain's cards in play from which something can be restored.

    A solo challenge leaves out the captain's Crew (``TC-33.17``, ``TC-R.120``).
    """
    reader = LANGUAGE.reader(table)
    worn = seat != AUTOMA and voyage(table).venture.has(WEAR)
    return tuple(
        card
        for card in controlled(reader, seat)
        if missing(table, card) and not (worn and table.board.cards[card].counters.get(WOUND, 0))
    )


def restored(table: Table, seat: SeatId, card: CardId, points: int) -> tuple[Event, ...]:
    """Take so many Wounds off a Crew, or so much Structure off an Upgrade (``TC-30.9``)."""
    counter = WOUND if table.board.cards[card].counters.get(WOUND, 0) else STRUCTURE
    line = say("{card}: {what} restored.", card=CardName(card), what=counters_said(counter, points))
    return (
        CardCounted(card, counter, -points),
        Said(line),
        MomentCame("restored", seat, (card,), points),
    )


def resilient(at: At[Restoring]) -> Next:
    """Restore all that Resilient cards miss, free and by itself (``TC-14.7``, ``TC-R.55``).

    The Opposition's Crew restore so as well, in the stage of whom they oppose (``TC-R.123``).
    """
    seat, reader = at.locals.seat, LANGUAGE.reader(at.table)
    events = [
        event
        for card in (*damaged(at.table, seat), *damaged(at.table, AUTOMA))
        if "resilient" in reader.keywords(card)
        for event in restored(at.table, seat, card, missing(at.table, card))
    ]
    return go(choose, *events)


async def choose(at: At[Restoring]) -> Next:
    """Have the captain choose which cards are restored, and by how much.

    All points of one captain are one expense (``TC-R.38``), so no more than can be paid.
    """
    seat = at.locals.seat
    cards, purse = damaged(at.table, seat), can_raise(at.table, seat)
    if not cards or not purse:
        return done()
    most = min(len(cards), purse)
    prompt = say(
        "{seat}, choose Crew and Upgrades to restore, at 1 Credit a point, if any.",
        seat=SeatName(seat),
    )
    chosen = await ChooseCards("restore", seat, prompt, RULE, cards, 0, most)
    if not chosen:
        return done()
    points: list[int] = []
    left = purse
    for number, card in enumerate(chosen):
        # Each of the cards that are still to come needs a point at least.
        most = min(missing(at.table, card), left - (len(chosen) - number - 1))
        amount = most
        if most > 1:
            prompt = say(
                "{seat}, how many points of {card} do you restore?",
                seat=SeatName(seat),
                card=CardName(card),
            )
            amount = await ChooseNumber("restore-points", seat, prompt, RULE, 1, most)
        points.append(amount)
        left -= amount
    chosen_points = Restoring(seat, chosen, tuple(points))
    why = say("restoring Wounds and Structure")
    paying = pay_credits(seat, sum(points), why, RULE)
    return call(paying, then=restore, locals=chosen_points)


def restore(at: At[Restoring]) -> Next:
    """Restore what was paid for; an Expendable card that has paid itself is gone."""
    seat, cards, points = at.locals.seat, at.locals.cards, at.locals.points
    if at.value is False:
        return done()
    there = damaged(at.table, seat)
    events = (
        event
        for card, amount in zip(cards, points, strict=True)
        if card in there
        for event in restored(at.table, seat, card, amount)
    )
    return done(*events)


RESTORE: Final = Procedure("traveller-ccg.restore", Restoring, resilient, choose, restore)
"""A captain's Stage 4."""
