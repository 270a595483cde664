"""Whom and what an ability would do anything to, as far as a computer captain can see."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from tabletop.effects.ability import Ability
from tabletop.effects.context import Context
from tabletop.effects.nodes import nodes_of
from tabletop.engine.ids import CardId, SeatId, zone_of
from tabletop.games.traveller_ccg.bots.mind import Mind
from tabletop.games.traveller_ccg.language.targets import Target, TargetCaptain
from tabletop.games.traveller_ccg.places import HAND
from tabletop.games.traveller_ccg.state import STRUCTURE, WOUND, captain


def _has_cards(mind: Mind, seat: SeatId) -> bool:
    return bool(mind.board.piles[zone_of(HAND, seat)])


def _pursues(mind: Mind, seat: SeatId) -> bool:
    return captain(mind.table, seat).activity.kind == "contract"


TOUCHED: Final[Mapping[str, Callable[[Mind, SeatId], bool]]] = {
    "discard-at-random": _has_cards,
    "discard": _has_cards,
    "look": _has_cards,
    "abandon": _pursues,
}
"""Captains on whom an effect is not wasted, by its tag; all are where nothing is said."""


def touched(mind: Mind, ability: Ability, seats: Iterable[SeatId]) -> tuple[SeatId, ...]:
    """List the captains to whom an ability that targets one would do something."""
    tags = {node.tag for effect in ability.do for node in nodes_of(effect)}
    tests = [TOUCHED[tag] for tag in tags if tag in TOUCHED]
    return tuple(seat for seat in seats if all(test(mind, seat) for test in tests))


def aims(mind: Mind, ability: Ability, context: Context) -> tuple[CardId, ...]:
    """List the cards that an ability can target now."""
    return tuple(
        card
        for node in ability.targets
        if isinstance(node, Target)
        for card in node.from_.cards(mind.reader, context)
    )


def harmed(mind: Mind, card: CardId) -> bool:
    """Tell whether a card has taken Wounds or Structure."""
    counters = mind.board.cards[card].counters
    return counters.get(WOUND, 0) + counters.get(STRUCTURE, 0) > 0


def wasted(mind: Mind, ability: Ability, context: Context) -> bool:
    """Tell whether an ability has targets, but does nothing to any of them."""
    captains = [node for node in ability.targets if isinstance(node, TargetCaptain)]
    if captains:
        seats = captains[0].eligible(mind.reader, context)
        return not touched(mind, ability, seats)
    tags = {effect.tag for effect in ability.do}
    if tags != {"restore"}:
        return False
    there = aims(mind, ability, context)
    return bool(there) and not any(mind.is_mine(card) and harmed(mind, card) for card in there)
