"""When a card is drawn from an empty deck: the discard pile becomes the deck, and it grows.

The top card of the reserve comes on top of it; with an empty reserve its owner may buy one of
the open developments instead.
"""

from __future__ import annotations

from tabletop.effects.interpret import Running
from tabletop.effects.refill import Refill
from tabletop.engine.decisions import ChooseCards, Mix
from tabletop.engine.events import CardMoved, Event, SeatCounted, Shuffled
from tabletop.engine.frames import At, Next, Procedure, done, go
from tabletop.engine.ids import CardId, RuleId, zone_of
from tabletop.engine.message import SeatName, say


def gather(at: At[Refill]) -> Next:
    """Put the discard pile face down where the deck was."""
    pile = at.board.piles[zone_of("discard", at.locals.seat)]
    return go(mix, *(CardMoved(card, at.locals.zone) for card in pile))


async def mix(at: At[Refill]) -> Next:
    """Shuffle it."""
    count = len(at.board.piles[at.locals.zone])
    events: tuple[Event, ...] = ()
    if count > 1:
        events = (Shuffled(at.locals.zone, tuple(range(count)), await Mix(count=count)),)
    return go(recruit, *events)


def recruit(at: At[Refill]) -> Next | Running:
    """Put the top of the reserve on top, or have a development chosen."""
    seat = at.locals.seat
    reserve = at.board.top(zone_of("reserve", seat), 1)
    if reserve:
        return done(CardMoved(reserve[0], at.locals.zone))
    have = at.board.seats[seat].counters.get("vp", 0)
    developments = tuple(
        card
        for card in at.board.piles[zone_of("developments", seat)]
        if int(at.table.fact(card, "price", 0)) <= have
    )
    return develop(at, developments) if developments else done()


async def develop(at: At[Refill], developments: tuple[CardId, ...]) -> Next:
    """Have one development bought, or none."""
    seat = at.locals.seat
    prompt = say("{seat}, you may buy a development.", seat=SeatName(seat))
    chosen = await ChooseCards("development", seat, prompt, RuleId("L-4"), developments, 0, 1)
    if not chosen:
        return done()
    price = int(at.table.fact(chosen[0], "price", 0))
    paid = (SeatCounted(seat, "vp", -price),) if price else ()
    return done(*paid, CardMoved(chosen[0], at.locals.zone))


ROTATE = Procedure("lanes.rotate", Refill, gather, mix, recruit)
