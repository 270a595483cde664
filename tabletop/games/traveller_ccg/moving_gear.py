"""Ready Stage 5: a captain moves Gear from Crew to Crew (``TC-14.9``, ``TC-14.10``)."""

from __future__ import annotations

from typing import Final

from tabletop.effects.context import Context
from tabletop.engine.decisions import ChooseCards
from tabletop.engine.events import CardAttached, Event, Said
from tabletop.engine.frames import At, Next, Procedure, call, done
from tabletop.engine.ids import CardId, RuleId, SeatId
from tabletop.engine.message import CardName, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.control import controlled, crew_of
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.settle import settle
from tabletop.games.traveller_ccg.stages import Own

RULE: Final = RuleId("TC-14.9")


def receivers(table: Table, seat: SeatId, gear: CardId) -> tuple[CardId, ...]:
    """List the Crew to which a Gear could be moved; none if it is Integral (``TC-14.10``).

    Nothing goes on a Crew that is Invulnerable to Gear (``TC-29.19``).
    """
    reader, host = LANGUAGE.reader(table), table.board.cards[gear].attached_to
    if "integral" in reader.keywords(gear) or "hindrance" in reader.keywords(gear):
        return ()
    crew = crew_of(reader, seat)
    if host not in crew:
        return ()
    return reader.seen(Context(gear, seat), tuple(card for card in crew if card != host))


def movable(table: Table, seat: SeatId) -> tuple[CardId, ...]:
    """List the Gear that a captain could move."""
    reader = LANGUAGE.reader(table)
    return tuple(
        card
        for card in controlled(reader, seat)
        if "gear" in reader.kinds(card) and receivers(table, seat, card)
    )


async def move(at: At[Own]) -> Next:
    """Have the captain make the moves as one set, each Gear at most once.

    Limits are checked after the last of them, so that two Crew can swap (``TC-R.49``).
    """
    seat = at.locals.seat
    gear = movable(at.table, seat)
    if not gear:
        return done()
    prompt = say(
        "{seat}, choose the Gear that you move to other Crew of yours, if any.", seat=SeatName(seat)
    )
    chosen = await ChooseCards("move-gear", seat, prompt, RULE, gear, 0, len(gear))
    if not chosen:
        return done()
    moves: list[Event] = []
    lines: list[Event] = []
    for card in chosen:
        prompt = say(
            "{seat}, choose the Crew that gets {card}.", seat=SeatName(seat), card=CardName(card)
        )
        crew = receivers(at.table, seat, card)
        (taker,) = await ChooseCards("move-gear-to", seat, prompt, RULE, crew)
        moves.append(CardAttached(card, taker))
        line = say(
            "{seat} gives {card} to {taker}.",
            seat=SeatName(seat),
            card=CardName(card),
            taker=CardName(taker),
        )
        lines.append(Said(line))
    return call(settle(), *moves, *lines)


MOVE_GEAR: Final = Procedure("traveller-ccg.move-gear", Own, move)
"""A captain's Stage 5."""
