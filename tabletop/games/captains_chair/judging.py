"""Whether an operation can be carried out, judged as a whole before it begins (``CC-R.1``).

All its mandatory costs must be payable when their turn comes, wherever in it they stand. What is
optional or conditional bars only itself (``CC-R.3``), and effects that come to nothing bar nothing
(``CC-R.5``).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from tabletop.effects.amounts import Number
from tabletop.effects.context import Context
from tabletop.effects.nodes import Effect
from tabletop.effects.ops.flow import ChooseOne, DoTo, Repeat
from tabletop.effects.ops.move import Discard, Draw, PutBack
from tabletop.effects.selectors import You
from tabletop.engine.ids import SeatId
from tabletop.engine.message import Refusal, SeatName, refuse, say
from tabletop.games.captains_chair.places import HAND
from tabletop.games.captains_chair.prospect import Prospect, foresees
from tabletop.games.captains_chair.standing import NoReactions, holding
from tabletop.games.captains_chair.state import course

if TYPE_CHECKING:
    from tabletop.effects.ability import Ability
    from tabletop.effects.reader import Reader

REACTION = "reaction"


def why_not(
    reader: Reader, ability: Ability, context: Context, as_all_see: bool = False
) -> Refusal | None:
    """Say why an operation can't be carried out, or None when it can."""
    if ability.timing == REACTION:
        barred = _no_reactions(reader, context.controller)
        if barred is not None:
            return barred
    prospect = Prospect(reader, context.controller, context.source, as_all_see=as_all_see)
    _costs(ability.cost, prospect, reader, context)
    _parts(ability.do, prospect, reader, context)
    return prospect.refusal


def why_not_steps(effects: tuple[Effect, ...], reader: Reader, context: Context) -> Refusal | None:
    """Say why a part of an operation can't be carried out, or None when it can."""
    prospect = Prospect(reader, context.controller, context.source)
    _parts(effects, prospect, reader, context)
    return prospect.refusal


def _no_reactions(reader: Reader, seat: SeatId) -> Refusal | None:
    """Say that the opponent's cards bar REACTIONs now, if they do."""
    active = course(reader.table).active
    for standing, held in holding(reader, NoReactions):
        owner = held.context.controller
        if owner != seat and (owner == active or not standing.in_your_turn):
            return refuse("CC-10.10", "{seat} lets nobody use REACTIONs now.", seat=SeatName(owner))
    return None


def _costs(effects: Iterable[Effect], prospect: Prospect, reader: Reader, context: Context) -> None:
    """Take what stands where it is a cost: in ``cost``, or before 'to'."""
    for effect in effects:
        if not _known(effect, prospect, reader, context):
            for claim in effect.claims(reader, context):
                prospect.claim(claim)


def _parts(effects: Iterable[Effect], prospect: Prospect, reader: Reader, context: Context) -> None:
    """Take what the parts of an operation cost, and add what they surely give."""
    for effect in effects:
        _known(effect, prospect, reader, context)


def _known(effect: Effect, prospect: Prospect, reader: Reader, context: Context) -> bool:
    """Judge an effect whose kind says what it takes and gives; tell whether it does."""
    own = foresees(effect)
    if own is not None:
        own.foresee(prospect, reader, context)
        return True
    match effect:
        case DoTo():
            _costs(effect.do, prospect, reader, context)
            _parts(effect.to, prospect, reader, context)
        case Draw() if effect.who == You() and isinstance(effect.count, Number):
            prospect.draw(effect.count.number)
        case Discard() if effect.who == You():
            _discard(effect, prospect, reader, context)
        case PutBack() if effect.who == You() and effect.from_.zone == HAND:
            count = effect.count.amount(reader, context)
            prospect.from_hand(count, say("There are not enough cards to put back."))
        case ChooseOne() if len(effect.of) == 1:
            _parts(effect.of[0], prospect, reader, context)
        case Repeat() if not effect.up_to and isinstance(effect.times, Number):
            for _ in range(effect.times.number):
                _parts(effect.do, prospect, reader, context)
        case _:
            return False
    return True


def _discard(effect: Discard, prospect: Prospect, reader: Reader, context: Context) -> None:
    """Take cards to discard, always a cost (``CC-26.6``); of 'up to' none need be."""
    if effect.up_to:
        return
    found: Any = effect.fitting
    fitting = None
    if found is not None:
        (claim,) = effect.claims(reader, context) or (None,)
        fitting = () if claim is None else claim.cards
    count = max(0, effect.count.amount(reader, context))
    prospect.from_hand(count, say("There are not enough cards to discard."), fitting)
