"""A computer captain: weighs each operation that it could carry out, and takes the best."""

from __future__ import annotations

from typing import Final

from tabletop.engine.actions import Action
from tabletop.engine.decisions import ChooseAction
from tabletop.games.captains_chair import missions
from tabletop.games.captains_chair.bots import choosing, worth
from tabletop.games.captains_chair.bots.mind import Mind
from tabletop.games.captains_chair.state import CHIPS
from tabletop.games.thinking import thinker

WORTHWHILE: Final = 0.05


def action(mind: Mind, decision: ChooseAction) -> Action:
    """Choose what to do in a window; the last action ends it."""
    best, most = None, WORTHWHILE
    playable = frozenset(one.card for one in decision.actions if one.verb == "play" and one.card)
    completing = choosing.completing(mind, playable) if playable else {}
    for one in decision.actions:
        if one.verb == missions.MISSION:
            return one
        if one.card is None or one.verb == "quiet":
            continue
        value = weighed(mind, one)
        if one.verb == "play":
            value += completing.get(one.card, 0.0)
        if value > most:
            best, most = one, value
    if best is not None:
        return best
    return next(one for one in decision.actions if one.verb in ("end", "pass"))


def weighed(mind: Mind, one: Action) -> float:
    """Weigh an action; what costs a chip is measured against what else a chip could do."""
    assert one.card is not None
    ability = next((each for each in mind.abilities(one.card) if each.key == one.ability), None)
    if ability is None:
        return 0.0
    value = worth.operation(mind, one.card, ability)
    if one.verb == "play":
        value += 0.3 + worth.burden(mind)
    if any(cost.tag == "chip" for cost in ability.cost):
        # What is free comes first: it may bring something better for the chips.
        value -= 0.15 if mind.held(CHIPS) > 1 else 0.3
        return value * 0.6 if value > 0 else value
    return value


play: Final = thinker(
    Mind.of,
    action=action,
    cards=choosing.cards,
    option=choosing.option,
    number=choosing.number,
    seat=choosing.seat,
)
"""Answer the question that the seat is asked."""
