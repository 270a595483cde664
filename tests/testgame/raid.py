"""A raid: declared, answered by anybody, then a hit that must be paid for, or else."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tabletop.effects.payment import Paying
from tabletop.effects.queue import Window
from tabletop.engine.decisions import ChooseCards, ChooseSeat
from tabletop.engine.events import CardTurned, MomentCame, SeatCounted
from tabletop.engine.frames import At, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, RuleId, SeatId
from tabletop.engine.message import SeatName, say
from tabletop.engine.table import Table
from tests.testgame.out import OUT, Out
from tests.testgame.parts import EFFECTS
from tests.testgame.words import LANGUAGE


@dataclass(frozen=True, slots=True)
class Raid:
    """Who raids whom, with which ship, and how hard the hit is."""

    seat: SeatId
    ship: CardId | None = None
    victim: SeatId | None = None
    hit: int = 0


def ready_ships(table: Table, seat: SeatId) -> tuple[CardId, ...]:
    """List the ships with which a seat can raid."""
    reader = LANGUAGE.reader(table)
    return tuple(
        card
        for zone in reader.in_play
        for card in table.board.piles[zone]
        if table.board.cards[card].turn == 0
        and "ship" in reader.kinds(card)
        and reader.you(card) == seat
    )


def guard(table: Table, seat: SeatId) -> CardId | None:
    """Give the ship of a seat with the highest Initiative: the one that is raided."""
    reader = LANGUAGE.reader(table)
    ships = [
        card
        for zone in reader.in_play
        for card in table.board.piles[zone]
        if "ship" in reader.kinds(card) and reader.you(card) == seat
    ]
    return max(ships, key=lambda card: (reader.value(card, "initiative"), -card), default=None)


async def declare(at: At[Raid]) -> Next:
    """Choose ship and victim."""
    seat, rule = at.locals.seat, RuleId("L-5")
    ships = ready_ships(at.table, seat)
    others = tuple(other for other in at.board.aboard() if other != seat)
    prompt = say("{seat}, choose the ship that raids.", seat=SeatName(seat))
    (ship,) = await ChooseCards("ship", seat, prompt, rule, ships)
    prompt = say("{seat}, choose whom to raid.", seat=SeatName(seat))
    victim = await ChooseSeat("victim", seat, prompt, rule, others)
    declared = MomentCame("raid-declared", seat, (ship,))
    return go(answers, CardTurned(ship, 1), declared, locals=Raid(seat, ship, victim))


def answers(_at: At[Raid]) -> Next:
    """Let anybody react."""
    return call(EFFECTS.queue.frame(Window()), then=hit)


def hit(at: At[Raid]) -> Next:
    """Work out how hard the ship hits, all effects counted, unless it is gone."""
    raid = at.locals
    assert raid.ship is not None
    assert raid.victim is not None
    zone = at.board.zones[at.board.cards[raid.ship].zone]
    if not zone.in_play or not at.board.seats[raid.victim].aboard:
        return go(end)
    versus = guard(at.table, raid.victim)
    number = LANGUAGE.reader(at.table).value(raid.ship, "attack", versus)
    came = MomentCame("raid-hit", raid.victim, (raid.ship,), number)
    return go(suffer, came, locals=replace(raid, hit=number))


def suffer(at: At[Raid]) -> Next:
    """Have the victim pay for the hit."""
    raid = at.locals
    assert raid.victim is not None
    if not at.happened or raid.hit == 0:
        return go(end)
    return call(EFFECTS.pay.frame(Paying(raid.victim, raid.hit, "worth")), then=count)


def count(at: At[Raid]) -> Next:
    """Give the raider a point; a victim that could not pay is out."""
    raid = at.locals
    assert raid.victim is not None
    won = SeatCounted(raid.seat, "vp", 1)
    if at.value is False:
        return call(OUT.frame(Out(raid.victim)), won, then=end)
    return go(end, won)


def end(_at: At[Raid]) -> Next:
    """Be over."""
    return done(MomentCame("raid-end"))


RAID = Procedure("lanes.raid", Raid, declare, answers, hit, suffer, count, end)
