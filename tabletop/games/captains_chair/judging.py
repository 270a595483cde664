"""Whether an operation can be carried out, judged as a whole before it begins (``CC-R.1``).

All its mandatory costs must be payable when their turn comes, wherever in it they stand. What is
optional or conditional bars only itself (``CC-R.3``), and effects that come to nothing bar nothing
(``CC-R.5``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletop.effects.context import Context
from tabletop.effects.nodes import Effect
from tabletop.effects.ops.flow import DoTo
from tabletop.engine.ids import SeatId
from tabletop.engine.message import Refusal, SeatName, refuse
from tabletop.games.captains_chair.helmets import why_not_usable
from tabletop.games.captains_chair.prospect import Prospect
from tabletop.games.captains_chair.standing import NoReactions, holding
from tabletop.games.captains_chair.state import course

if TYPE_CHECKING:
    from tabletop.effects.ability import Ability
    from tabletop.effects.reader import Reader

REACTION: Final = "reaction"


def why_not(
    reader: Reader, ability: Ability, context: Context, as_all_see: bool = False
) -> Refusal | None:
    """Say why an operation can't be carried out, or None when it can."""
    if ability.timing == REACTION:
        barred = _no_reactions(reader, context.controller)
        if barred is not None:
            return barred
    bare = None if context.copied else why_not_usable(reader.table, context.source, ability)
    if bare is not None:
        return bare
    prospect = Prospect(reader, context.controller, context.source, as_all_see=as_all_see)
    prospect.costs(ability.cost, context)
    prospect.parts(ability.do, context)
    return prospect.refusal


def why_not_steps(effects: tuple[Effect, ...], reader: Reader, context: Context) -> Refusal | None:
    """Say why a part of an operation can't be carried out, or None when it can.

    Something must come of it besides: else nobody need be asked whether they want it, and no side
    of an OR is chosen that does nothing (``CC-R.7``).
    """
    prospect = Prospect(reader, context.controller, context.source)
    prospect.parts(effects, context)
    if prospect.refusal is not None or not effects:
        return prospect.refusal
    reasons = [_idle(effect, reader, context) for effect in effects]
    return None if None in reasons else reasons[0]


def comes_to_nothing(ability: Ability, reader: Reader, context: Context) -> bool:
    """Tell whether nothing would come of an operation as things stand (``CC-R.5``)."""
    return bool(ability.do) and all(_idle(effect, reader, context) for effect in ability.do)


def _idle(effect: Effect, reader: Reader, context: Context) -> Refusal | None:
    """Say why nothing would come of an effect by itself, or None when something would."""
    return None if isinstance(effect, DoTo) else effect.feasible(reader, context)


def _no_reactions(reader: Reader, seat: SeatId) -> Refusal | None:
    """Say that the opponent's cards bar REACTIONs now, if they do."""
    active = course(reader.table).active
    for standing, held in holding(reader, NoReactions):
        owner = held.context.controller
        if owner != seat and (owner == active or not standing.in_your_turn):
            return refuse("CC-10.10", "{seat} lets nobody use REACTIONs now.", seat=SeatName(owner))
    return None
