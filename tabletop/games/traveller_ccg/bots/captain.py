"""A computer captain: builds up a ship and crew, takes Contracts it can do, raids when stronger."""

from __future__ import annotations

from typing import Final

from tabletop.engine.actions import Action
from tabletop.engine.decisions import ChooseAction
from tabletop.engine.ids import CardId
from tabletop.games.thinking import thinker
from tabletop.games.traveller_ccg.bots import choosing
from tabletop.games.traveller_ccg.bots.acting import activity, best_use, passing
from tabletop.games.traveller_ccg.bots.mind import Mind
from tabletop.games.traveller_ccg.bots.prospects import likelihood, purse, wanted
from tabletop.games.traveller_ccg.bots.raiding import prey
from tabletop.games.traveller_ccg.collecting import DECLARE, TAKE
from tabletop.games.traveller_ccg.complications import ATTEMPT
from tabletop.games.traveller_ccg.deliveries import COMPLETE
from tabletop.games.traveller_ccg.piracy import ATTACK
from tabletop.games.traveller_ccg.requirements import requirements, warning

SLIGHT: Final = 0.2
"""How likely an attempt must be to succeed to be made."""


def action(mind: Mind, decision: ChooseAction) -> Action:
    """Choose what to do in a window."""
    actions = decision.actions
    if len(actions) == 1:
        return actions[0]
    match decision.name:
        case "activity":
            return activity(mind, actions)
        case "collect":
            return _collect(mind, actions)
        case "selection":
            return _selection(mind, actions)
        case "contract":
            complete = next((one for one in actions if one.verb == COMPLETE), None)
            if complete is not None and mind.contract is not None:
                asked = requirements(mind.table, mind.contract, "contract")
                if all(
                    warning(mind.table, mind.contract, ability, mind.seat) is None
                    for ability in asked
                ):
                    return complete
            return best_use(mind, actions) or passing(actions)
        case _:
            return best_use(mind, actions) or passing(actions)


def _collect(mind: Mind, actions: tuple[Action, ...]) -> Action:
    """Take what Jack-of-all-Trades can give for what is asked; then collect."""
    declared = [one for one in actions if one.verb == DECLARE]
    if declared:
        asked = [word for need in wanted(mind) for word in need.words]
        return next((one for one in declared if one.ability in asked), declared[0])
    return best_use(mind, actions) or TAKE


def _selection(mind: Mind, actions: tuple[Action, ...]) -> Action:
    """Resolve the Complications that can be resolved, attack, use what helps, or pass."""
    for one in actions:
        if one.verb == ATTEMPT and one.card is not None and _can_resolve(mind, one.card):
            return one
    ships = tuple(one.card for one in actions if one.verb == ATTACK and one.card is not None)
    if ships:
        return Action(ATTACK, prey(mind, ships))
    return best_use(mind, actions) or passing(actions)


def _can_resolve(mind: Mind, card: CardId) -> bool:
    """Tell whether an attempt at a Complication is worth it: not against what outguns the Ship."""
    asked, left = requirements(mind.table, card, "complication"), purse(mind)
    return all(
        warning(mind.table, card, ability, mind.seat) is None
        and likelihood(mind, card, ability.cost, left) >= SLIGHT
        for ability in asked
    )


play: Final = thinker(
    Mind.of,
    action=action,
    cards=choosing.cards,
    option=choosing.option,
    number=choosing.number,
    seat=choosing.seat,
)
"""Answer the question that the seat is asked."""
