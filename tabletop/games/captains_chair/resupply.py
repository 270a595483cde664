"""Operations that are due in a step, RESUPPLY and CLEAN-UP: all of them, in any order (CC-7.1).

Which are due is fixed when the step begins; a card that has left by its turn is dropped, one that
comes later waits, and one whose cost can't be paid isn't carried out (``CC-R.9``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from tabletop.effects.ability import find_ability
from tabletop.effects.context import Context
from tabletop.effects.usable import why_not
from tabletop.engine.decisions import ChooseCards
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, RuleId, SeatId
from tabletop.engine.message import SeatName, say
from tabletop.engine.table import Table
from tabletop.games.captains_chair import missions
from tabletop.games.captains_chair.operation import carry_out_operation
from tabletop.games.captains_chair.places import BRIEFING, TRIGGERING
from tabletop.games.captains_chair.reading import read
from tabletop.games.captains_chair.timing import operations

RESUPPLY: Final = "resupply"
CLEAN_UP: Final = "clean-up"
ZONES: Final = {RESUPPLY: TRIGGERING, CLEAN_UP: (*TRIGGERING, BRIEFING)}
"""Where cards lie whose operations are due: the play area, for CLEAN-UP the Briefing Room, too."""
RULES: Final = {RESUPPLY: RuleId("CC-7.1"), CLEAN_UP: RuleId("CC-11.1")}
PROMPTS: Final[Mapping[str, str]] = {
    RESUPPLY: "{seat}, which card do you resupply from next?",
    CLEAN_UP: "{seat}, which card's Clean-Up do you carry out next?",
}

Operation = tuple[CardId, str]


@dataclass(frozen=True, slots=True)
class Due:
    """Operations of one kind that a captain still has to carry out in a step."""

    seat: SeatId
    timing: str
    todo: tuple[tuple[CardId, str], ...] = ()


def due(table: Table, seat: SeatId, timing: str) -> tuple[Operation, ...]:
    """List the operations that are due in a step."""
    found = operations(table, seat, timing, ZONES[timing])
    return tuple((card, one.key) for card, one in found)


def begin(at: At[Due]) -> Next:
    """See what is due as the step starts (``CC-R.9``)."""
    todo = due(at.table, at.locals.seat, at.locals.timing)
    return go(following, locals=replace(at.locals, todo=todo))


def following(at: At[Due]) -> Next:
    """Before each operation missions may be completed (``CC-R.57``)."""
    if not _possible(at):
        return done()
    return call(missions.offer(at.locals.seat), then=choose)


def _possible(at: At[Due]) -> tuple[Operation, ...]:
    """List what is still to be carried out and can be."""
    seat, reader = at.locals.seat, read(at.table)
    there = due(at.table, seat, at.locals.timing)
    return tuple(
        (card, key)
        for card, key in at.locals.todo
        if (card, key) in there
        and why_not(reader, find_ability(at.printed(card), key), Context(card, seat)) is None
    )


async def choose(at: At[Due]) -> Next:
    """Let the captain choose which is next; those of one card follow in their printed order."""
    possible, seat, timing = _possible(at), at.locals.seat, at.locals.timing
    if not possible:
        return done()
    cards = tuple(dict.fromkeys(card for card, _ in possible))
    card = cards[0]
    if len(cards) > 1:
        prompt = say(PROMPTS[timing], seat=SeatName(seat))
        (card,) = await ChooseCards("next-operation", seat, prompt, RULES[timing], cards)
    operation = next(one for one in possible if one[0] == card)
    left = tuple(one for one in at.locals.todo if one != operation)
    frame = carry_out_operation(card, at.board.cards[card].definition, operation[1], seat)
    return call(frame, then=following, locals=replace(at.locals, todo=left))


DUE: Final = Procedure("captains-chair.due", Due, begin, following, choose)


def carry_out_due(seat: SeatId, timing: str) -> Frame:
    """Have a captain carry out all operations of a kind that are due now."""
    return DUE.frame(Due(seat, timing))
