"""What effects are worth to a computer captain by their counts alone: resources, markers, Ships.

None of them looks into a card's text; those that do are in ``worth``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tabletop.effects.amounts import Number
from tabletop.effects.context import Context
from tabletop.effects.nodes import Amount
from tabletop.engine.ids import CardId, zone_of
from tabletop.games.captains_chair import away, fleet, locations
from tabletop.games.captains_chair.bots import standing
from tabletop.games.captains_chair.bots.mind import Mind
from tabletop.games.captains_chair.bots.standing import incident, resource
from tabletop.games.captains_chair.places import RESERVE
from tabletop.games.captains_chair.state import GLORY, RESOURCES

GAINED: Final = 1.6
"""What a card is worth that one doesn't know yet."""

Weigh = Callable[[Mind, Context, Any, int], float]


def number(mind: Mind, context: Context, amount: Amount | None, usual: float = 1.0) -> float:
    """Give a number as it is now, or what is usual where nothing is bound yet."""
    if amount is None:
        return usual
    if isinstance(amount, Number):
        return float(amount.number)
    return float(amount.amount(mind.reader, context))


def mine(mind: Mind, context: Context, node: Any) -> float:
    """Tell whether an effect is the captain's own (1), the opponent's (-1) or both's (0)."""
    who = getattr(node, "who", None)
    if who is None:
        return 1.0
    seats = who.seats(mind.reader, context)
    return 1.0 if seats == (mind.seat,) else 0.2 if mind.seat in seats else -0.8


def many(mind: Mind, context: Context, node: Any) -> float:
    """Give how often an effect is done, or to how many."""
    return number(mind, context, getattr(node, "count", None))


def _gain(mind: Mind, context: Context, node: Any, _depth: int) -> float:
    whose = mine(mind, context, node)
    return whose * resource(mind, node.counter) * many(mind, context, node)


def _lose(mind: Mind, context: Context, node: Any, _depth: int) -> float:
    seat = mind.seat if mine(mind, context, node) > 0 else mind.other
    there = 1 if seat is None else mind.held(node.counter, seat)
    count = min(there, many(mind, context, node))
    return -mine(mind, context, node) * resource(mind, node.counter) * count


def _steal(mind: Mind, context: Context, node: Any, _depth: int) -> float:
    there = 1 if mind.other is None else mind.held(node.counter, mind.other)
    return 1.6 * resource(mind, node.counter) * min(there, many(mind, context, node))


def _spend(mind: Mind, context: Context, node: Any, _depth: int) -> float:
    total = 0.0
    for counter in RESOURCES:
        amount = getattr(node, counter)
        if amount is None:
            continue
        due = number(mind, context, amount)
        plain = min(due, mind.held(counter))
        # Glory stands in for what is lacking, for two dilithium each.
        rest = (due - plain) * (0.6 if counter == "dilithium" else 1.0)
        total += plain * resource(mind, counter) + rest * resource(mind, GLORY)
    return -total


def _spend_all(mind: Mind, _context: Context, node: Any, _depth: int) -> float:
    return -mind.held(node.counter) * resource(mind, node.counter)


def _scan_for(_mind: Mind, _context: Context, _node: Any, _depth: int) -> float:
    return GAINED + 0.6


def _take_incident(mind: Mind, context: Context, node: Any, _depth: int) -> float:
    count = many(mind, context, node)
    if mine(mind, context, node) > 0:
        return count * incident(mind)
    return count * (1.0 if mind.state.cadet else 1.1)


def _return_incident(mind: Mind, _context: Context, node: Any, _depth: int) -> float:
    held = sum(mind.kind(card) == "incident" for card in mind.hand)
    count = node.count.number if isinstance(node.count, Number) else 1
    return 1.2 * min(held, count) if held else 0.1


def _send(mind: Mind, context: Context, node: Any, _depth: int) -> float:
    waiting = standing.teams_waiting(mind)
    count = min(many(mind, context, node), max(waiting, 0.0)) or 0.3
    places = (
        locations.neutral(mind.board) if node.to is None else node.to.cards(mind.reader, context)
    )
    open_ = tuple(
        place
        for place in places
        if away.can_land(mind.board, place, mind.seat)
        and (not node.with_ship or fleet.ships_at(mind.board, place, mind.seat))
    )
    return count * standing.best_marker(mind, open_)


def _warp(mind: Mind, context: Context, node: Any, _depth: int) -> float:
    ships = fleet.mobilized_ships(mind.reader, mind.seat)
    if node.what is not None:
        chosen = node.what.cards(mind.reader, context)
        ships = tuple(ship for ship in chosen if fleet.is_ship(mind.reader, ship))
    best = max((moving(mind, ship) for ship in ships), default=0.0)
    return best * min(len(ships), many(mind, context, node))


def moving(mind: Mind, ship: CardId) -> float:
    """Weigh warping a Ship to where it is worth most."""
    known = mind.weighed.get(("moving", ship))
    if known is None:
        known = mind.weighed["moving", ship] = _moving(mind, ship)
    return known


def _moving(mind: Mind, ship: CardId) -> float:
    here = fleet.location_of(mind.board, ship)
    stays = 0.0 if here is None else standing.marker(mind, here)
    places = fleet.reachable(mind.board, mind.seat)
    gains = [standing.marker(mind, place) for place in places if place != here]
    # Taking the Location will cost the Ship.
    return max(0.0, max(gains, default=0.0) - stays - 0.3)


def _log(mind: Mind, _context: Context, _node: Any, _depth: int) -> float:
    return -0.25 * min(mind.turns, 4)


def _remove_teams(mind: Mind, context: Context, node: Any, _depth: int) -> float:
    count = many(mind, context, node)
    return 0.7 * count if node.whose != "you" else -0.7 * count


def _recruit(mind: Mind, context: Context, node: Any, _depth: int) -> float:
    there = len(mind.board.piles[zone_of(RESERVE, mind.seat)])
    return 0.9 * min(there, many(mind, context, node))


def _force(_mind: Mind, _context: Context, node: Any, _depth: int) -> float:
    return 0.6 * len(node.do)


def fixed(worth: float) -> Weigh:
    """Weigh something always alike, for each that there is of it."""
    return lambda mind, context, node, _depth: worth * many(mind, context, node)


PLAIN: Final[Mapping[str, Weigh]] = {
    "attack": lambda *_: 0.0,
    "barrier": lambda *_: 0.0,
    "chip": lambda *_: 0.0,
    "clear-market": lambda *_: 0.1,
    "collect": fixed(1.6),
    "copy": lambda *_: 1.2,
    "discard-top": fixed(-0.1),
    "discharge": lambda *_: -0.6,
    "destroy": lambda *_: -0.4,
    "draw-from-discard": fixed(1.0),
    "exhaust": fixed(-0.3),
    "find": fixed(1.3),
    "flip": lambda *_: 4.0,
    "force": _force,
    "gain": _gain,
    "give": fixed(0.8),
    "log": _log,
    "look-top": fixed(0.1),
    "lose": _lose,
    "move-resource": fixed(0.5),
    "muster": fixed(1.2),
    "objective": lambda *_: 0.0,
    "place": lambda *_: -0.2,
    "place-resource": fixed(0.3),
    "play-card": fixed(1.3),
    "ready": fixed(0.6),
    "recall": fixed(0.1),
    "recruit": _recruit,
    "recruit-development": lambda *_: 1.6,
    "remove-teams": _remove_teams,
    "return-incident": _return_incident,
    "rotate": lambda *_: 0.3,
    "scan-for": _scan_for,
    "scrap": fixed(0.1),
    "send": _send,
    "spend": _spend,
    "spend-all": _spend_all,
    "spend-from": fixed(-0.4),
    "steal": _steal,
    "take-encounter": fixed(1.2),
    "take-incident": _take_incident,
    "take-resource": fixed(0.8),
    "warp": _warp,
}
"""How each of these effects is weighed."""
