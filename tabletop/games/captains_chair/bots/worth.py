"""What operations and cards are worth to a computer captain, in Victory Points.

A text is weighed by what it is made of, the same tree that is carried out; nothing here knows a
card by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tabletop.effects.ability import Ability
from tabletop.effects.amounts import Number
from tabletop.effects.context import Context
from tabletop.effects.nodes import Amount, Effect
from tabletop.engine.events import CardMoved
from tabletop.engine.ids import CardId, zone_of
from tabletop.games.captains_chair import away, fleet, locations, officers
from tabletop.games.captains_chair.bots import aims, standing
from tabletop.games.captains_chair.bots.mind import Mind
from tabletop.games.captains_chair.bots.standing import CHIP, DRAWN, incident, resource
from tabletop.games.captains_chair.helmets import has_its_helmet
from tabletop.games.captains_chair.judging import why_not_steps
from tabletop.games.captains_chair.places import (
    DISCARD,
    JUNK,
    MARKET_TYPES,
    RESERVE,
    beamed,
    market,
    pile,
)
from tabletop.games.captains_chair.state import CHIPS, GLORY, RESOURCES, TRACKS

GAINED: Final = 1.6
"""What a card is worth that one doesn't know yet."""
DEEPEST: Final = 3
COLLECTED: Final = 0.8
"""What a collected trait is worth besides its mission."""

Weigh = Callable[[Mind, Context, Any, int], float]


def number(mind: Mind, context: Context, amount: Amount | None, usual: float = 1.0) -> float:
    """Give a number as it is now, or what is usual where nothing is bound yet."""
    if amount is None:
        return usual
    if isinstance(amount, Number):
        return float(amount.number)
    return float(amount.amount(mind.reader, context))


def effects(mind: Mind, context: Context, nodes: tuple[Effect, ...], depth: int = 0) -> float:
    """Weigh effects that are done one after another."""
    return sum(effect(mind, context, node, depth) for node in nodes)


def effect(mind: Mind, context: Context, node: Effect, depth: int = 0) -> float:
    """Weigh one effect."""
    weigh = WEIGHTS.get(node.tag)
    return 0.1 if weigh is None else weigh(mind, context, node, depth)


def operation(mind: Mind, card: CardId, ability: Ability, depth: int = 0) -> float:
    """Weigh an operation with its costs."""
    context = mind.context(card)
    return effects(mind, context, ability.cost, depth) + effects(mind, context, ability.do, depth)


def _mine(mind: Mind, context: Context, node: Any) -> float:
    """Tell whether an effect is the captain's own (1), the opponent's (-1) or both's (0)."""
    who = getattr(node, "who", None)
    if who is None:
        return 1.0
    seats = who.seats(mind.reader, context)
    return 1.0 if seats == (mind.seat,) else 0.2 if mind.seat in seats else -0.8


def _many(mind: Mind, context: Context, node: Any) -> float:
    return number(mind, context, getattr(node, "count", None))


def _gain(mind: Mind, context: Context, node: Any, _depth: int) -> float:
    whose = _mine(mind, context, node)
    return whose * resource(mind, node.counter) * _many(mind, context, node)


def _lose(mind: Mind, context: Context, node: Any, _depth: int) -> float:
    seat = mind.seat if _mine(mind, context, node) > 0 else mind.other
    there = 1 if seat is None else mind.held(node.counter, seat)
    count = min(there, _many(mind, context, node))
    return -_mine(mind, context, node) * resource(mind, node.counter) * count


def _steal(mind: Mind, context: Context, node: Any, _depth: int) -> float:
    there = 1 if mind.other is None else mind.held(node.counter, mind.other)
    return 1.6 * resource(mind, node.counter) * min(there, _many(mind, context, node))


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


def _draw(mind: Mind, context: Context, node: Any, _depth: int) -> float:
    each = DRAWN - 0.4 * burden(mind) if mind.held(CHIPS) else 0.7 * DRAWN - 0.5 * burden(mind)
    return _mine(mind, context, node) * each * _many(mind, context, node)


def _discard(mind: Mind, context: Context, node: Any, _depth: int) -> float:
    if _mine(mind, context, node) < 0:
        return 0.6 * _many(mind, context, node)
    if getattr(node, "up_to", False):
        return -0.1
    others = [card for card in mind.hand if card != context.source]
    if node.fitting is not None:
        others = list(node.fitting.those(mind.reader, context, tuple(others)))
    ranked = sorted(this_turn(mind, card) for card in others)
    count = int(_many(mind, context, node))
    return -0.1 - 0.6 * sum(ranked[:count]) - 0.4 * max(0, count - len(ranked))


def _gain_card(mind: Mind, _context: Context, node: Any, depth: int) -> float:
    kinds, trait = node.kind or MARKET_TYPES, getattr(node, "trait", ())
    best = 0.0
    if getattr(node, "from_", "market") == JUNK:
        return GAINED + 0.5
    for kind in kinds:
        open_ = mind.board.piles[market(kind)]
        closed = bool(mind.board.piles[pile(kind)]) and not trait
        best = max(best, GAINED if closed else 0.0, *(found(mind, card, depth) for card in open_))
    now = 0.9 if getattr(node, "to", None) in ("hand", "play") else 0.0
    return best + now if best else 0.0


def found(mind: Mind, card: CardId, depth: int = 0) -> float:
    """Weigh gaining a Market card, with the resources on it."""
    on_it = mind.card(card).counters
    there = sum(on_it.get(counter, 0) * resource(mind, counter) for counter in RESOURCES)
    from tabletop.games.captains_chair.khan import collectable

    collects = 0.0
    if mind.is_khan and collectable(mind.table, mind.seat, card):
        collects = COLLECTED + aims.trait(mind.aims)
    return keeping(mind, card, depth + 1) + there + collects


def _scan(mind: Mind, context: Context, node: Any, depth: int) -> float:
    return 0.25 * _many(mind, context, node) + _gain_card(mind, context, node, depth)


def _scan_for(_mind: Mind, _context: Context, _node: Any, _depth: int) -> float:
    return GAINED + 0.6


def _take_incident(mind: Mind, context: Context, node: Any, _depth: int) -> float:
    many = _many(mind, context, node)
    if _mine(mind, context, node) > 0:
        return many * incident(mind)
    return many * (1.0 if mind.state.cadet else 1.1)


def _return_incident(mind: Mind, _context: Context, node: Any, _depth: int) -> float:
    mine = sum(mind.kind(card) == "incident" for card in mind.hand)
    many = node.count.number if isinstance(node.count, Number) else 1
    return 1.2 * min(mine, many) if mine else 0.1


def _send(mind: Mind, context: Context, node: Any, _depth: int) -> float:
    waiting = standing.teams_waiting(mind)
    count = min(_many(mind, context, node), max(waiting, 0.0)) or 0.3
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
    return best * min(len(ships), _many(mind, context, node))


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


def _mobilize(mind: Mind, context: Context, _node: Any, depth: int) -> float:
    return 0.8 + use(mind, context.source, depth) + standing.needed(mind, context.source)


def _promote(mind: Mind, context: Context, node: Any, depth: int) -> float:
    if node.fitting is None or depth >= DEEPEST:
        return 0.6 + promoting(mind, context.source, depth)
    persons = [card for card in mind.hand if mind.kind(card) == "person"]
    return max((promoting(mind, card, depth) for card in persons), default=0.0)


def promoting(mind: Mind, card: CardId, depth: int = 0) -> float:
    """Weigh a bridge officer, less the one that has to go for it."""
    there = officers.officers_of(mind.board, mind.seat)
    goes = 0.0
    if there and not officers.fit(mind.reader, mind.seat, (*there, card)):
        goes = min(use(mind, one, depth + 1) + standing.needed(mind, one) for one in there)
    return use(mind, card, depth) + standing.needed(mind, card) - goes


def use(mind: Mind, card: CardId, depth: int = 0) -> float:
    """Weigh having the trigger operations of a card in play for the rest of the match."""
    if depth >= DEEPEST:
        return 0.5
    total = 0.0
    for ability in mind.abilities(card):
        times = TIMES.get(ability.timing or "", 0.0) * min(mind.turns, 4.0)
        if times and ability.do:
            total += times * max(0.0, min(2.5, operation(mind, card, ability, depth + 1)))
        elif ability.timing == "passive":
            total += 0.4
        elif ability.timing == "end-game":
            total += 1.5
    return total


def usable(mind: Mind, card: CardId) -> float:
    """Weigh what a card in play can do as it is now, its Helmet being there or not."""
    return sum(
        TIMES.get(ability.timing or "", 0.0)
        * min(mind.turns, 4.0)
        * max(0.0, min(2.5, operation(mind, card, ability, 1)))
        for ability in mind.abilities(card)
        if ability.do and has_its_helmet(mind.table, card, ability)
    )


TIMES: Final[Mapping[str, float]] = {
    "activate": 0.55,
    "reaction": 0.35,
    "passive": 0.4,
    "resupply": 0.6,
    "clean-up": 0.5,
}
"""How often a trigger operation is used in a turn."""


def _beam(mind: Mind, context: Context, node: Any, _depth: int) -> float:
    cards = mind.hand
    if node.what is not None:
        cards = node.what.cards(mind.reader, context)
    elif node.fitting is not None:
        cards = node.fitting.those(mind.reader, context, mind.hand)
    return 0.2 + max((standing.needed(mind, card) for card in cards), default=0.0)


def _log(mind: Mind, _context: Context, _node: Any, _depth: int) -> float:
    return -0.25 * min(mind.turns, 4)


def _remove_teams(mind: Mind, context: Context, node: Any, _depth: int) -> float:
    many = _many(mind, context, node)
    return 0.7 * many if node.whose != "you" else -0.7 * many


def _recruit(mind: Mind, context: Context, node: Any, _depth: int) -> float:
    there = len(mind.board.piles[zone_of(RESERVE, mind.seat)])
    return 0.9 * min(there, _many(mind, context, node))


def _control(mind: Mind, context: Context, node: Any, depth: int) -> float:
    if node.of == "self":
        return 1.5 + use(mind, context.source, depth)
    return 3.0


def _may(mind: Mind, context: Context, node: Any, depth: int) -> float:
    if why_not_steps(node.do, mind.reader, context) is not None:
        return 0.0
    return max(0.0, effects(mind, context, node.do, depth))


def _do_to(mind: Mind, context: Context, node: Any, depth: int) -> float:
    return effects(mind, context, node.do, depth) + effects(mind, context, node.to, depth)


def _if(mind: Mind, context: Context, node: Any, depth: int) -> float:
    try:
        holds = node.condition.holds(mind.reader, context)
    except LookupError:
        # It asks about something that is not known before the operation runs.
        return 0.5 * effects(mind, context, node.then, depth)
    return effects(mind, context, node.then if holds else node.else_, depth)


def _choose_one(mind: Mind, context: Context, node: Any, depth: int) -> float:
    ways = [effects(mind, context, way, depth) for way in node.of]
    return max(ways, default=0.0)


def _repeat(mind: Mind, context: Context, node: Any, depth: int) -> float:
    times = number(mind, context, node.times)
    return min(times, 5.0) * effects(mind, context, node.do, depth)


def _for_each(mind: Mind, context: Context, node: Any, depth: int) -> float:
    count = len(node.cards.cards(mind.reader, context))
    return min(count, 5) * effects(mind, context, node.do, depth)


def _inner(mind: Mind, context: Context, node: Any, depth: int) -> float:
    return effects(mind, context, node.do, depth)


def _force(_mind: Mind, _context: Context, node: Any, _depth: int) -> float:
    return 0.6 * len(node.do)


def fixed(worth: float) -> Weigh:
    """Weigh something always alike, for each that there is of it."""
    return lambda mind, context, node, _depth: worth * _many(mind, context, node)


WEIGHTS: Final[Mapping[str, Weigh]] = {
    "attack": lambda *_: 0.0,
    "barrier": lambda *_: 0.0,
    "beam": _beam,
    "chip": lambda *_: 0.0,
    "choose-one": _choose_one,
    "clear-market": lambda *_: 0.1,
    "collect": fixed(1.6),
    "control": _control,
    "copy": lambda *_: 1.2,
    "discard": _discard,
    "discard-top": fixed(-0.1),
    "discharge": lambda *_: -0.6,
    "destroy": lambda *_: -0.4,
    "do": _do_to,
    "draw": _draw,
    "draw-from-discard": fixed(1.0),
    "exhaust": fixed(-0.3),
    "find": fixed(1.3),
    "flip": lambda *_: 4.0,
    "for-each": _for_each,
    "force": _force,
    "gain": _gain,
    "gain-card": _gain_card,
    "give": fixed(0.8),
    "hostile": _inner,
    "if": _if,
    "log": _log,
    "look-top": fixed(0.1),
    "lose": _lose,
    "may": _may,
    "mobilize": _mobilize,
    "move-resource": fixed(0.5),
    "muster": fixed(1.2),
    "objective": lambda *_: 0.0,
    "place": lambda *_: -0.2,
    "place-resource": fixed(0.3),
    "play-card": fixed(1.3),
    "promote": _promote,
    "ready": fixed(0.6),
    "recall": fixed(0.1),
    "recruit": _recruit,
    "recruit-development": lambda *_: 1.6,
    "remove-teams": _remove_teams,
    "repeat": _repeat,
    "return-incident": _return_incident,
    "rotate": lambda *_: 0.3,
    "scan": _scan,
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
    "treat": _inner,
    "warp": _warp,
}
"""How each effect is weighed."""


def burden(mind: Mind) -> float:
    """Weigh what each card still in hand costs by CLEAN-UP operations of cards in play."""
    known = mind.weighed.get(("burden", CardId(0)))
    if known is None:
        # Drawing is weighed by what it burdens: meanwhile nothing is.
        mind.weighed["burden", CardId(0)] = 0.0
        emptied = mind.supposing(
            *(CardMoved(card, zone_of(DISCARD, mind.seat), face_up=True) for card in mind.hand)
        )
        before, after = _cleaning(mind), _cleaning(emptied)
        known = max(0.0, after - before) / max(1, len(mind.hand))
        mind.weighed["burden", CardId(0)] = known
    return known


def _cleaning(mind: Mind) -> float:
    """Weigh the CLEAN-UP operations of cards in play as they would be now."""
    return sum(
        operation(mind, card, ability, 1)
        for card in mind.in_play
        if not beamed(mind.board, card)
        for ability in mind.abilities(card)
        if ability.timing == "clean-up"
    )


def best_play(mind: Mind, card: CardId, depth: int = 0) -> float:
    """Weigh the best PLAY operation of a card."""
    plays = [
        operation(mind, card, ability, depth)
        - (CHIP * 0.6 if any(cost.tag == "chip" for cost in ability.cost) else 0.0)
        for ability in mind.abilities(card)
        if ability.timing == "play"
    ]
    return max(plays, default=0.0)


def this_turn(mind: Mind, card: CardId) -> float:
    """Weigh what a card in hand may still do this turn, there being only so many chips."""
    known = mind.weighed.get(("turn", card))
    if known is not None:
        return known
    mind.weighed.update({("turn", one): 0.5 for one in mind.hand})
    free = {one: _best(mind, one, chip=False) for one in mind.hand}
    paid = {one: _best(mind, one, chip=True) for one in mind.hand}
    chips = mind.held(CHIPS) if mind.state.active == mind.seat else 3
    ranked = sorted(mind.hand, key=lambda one: paid[one] - free[one], reverse=True)
    for place, one in enumerate(ranked):
        worth = paid[one] if place < chips else 0.2 * paid[one]
        mind.weighed["turn", one] = max(free[one], worth)
    return mind.weighed.get(("turn", card), 0.0)


def _best(mind: Mind, card: CardId, *, chip: bool) -> float:
    plays = [
        operation(mind, card, ability)
        for ability in mind.abilities(card)
        if ability.timing == "play" and chip == any(cost.tag == "chip" for cost in ability.cost)
    ]
    return max(0.0, *plays) if plays else 0.0


def keeping(mind: Mind, card: CardId, depth: int = 0) -> float:
    """Weigh having a card for the rest of the match."""
    known = mind.weighed.get(("keep", card))
    if known is not None:
        return known
    # Cards may speak of each other in a circle: meanwhile it is worth what most are.
    mind.weighed["keep", card] = GAINED
    fact = mind.table.fact
    worth = float(fact(card, "vp") or 0)
    focus = fact(card, "focus")
    if focus is not None and not mind.is_khan:
        worth += _focus_worth(mind, focus)
    elif focus is not None:
        worth += 1.0
    if depth < DEEPEST and mind.turns >= 1:
        share = min(1.0, mind.turns / 8)
        if mind.kind(card) == "location":
            worth += share * 1.5 * use(mind, card, depth + 1)
        else:
            worth += share * (max(0.0, best_play(mind, card, depth + 1)) + 0.3)
            worth += 0.25 * share * len(fact(card, "symbols") or ())
            worth += 0.4 * standing.needed(mind, card)
    if mind.kind(card) == "incident":
        worth -= 1.5
    mind.weighed["keep", card] = worth
    return worth


def _focus_worth(mind: Mind, focus: str) -> float:
    """Guess what a focus symbol will be worth at the end."""
    tracks = TRACKS if focus == "best" else (focus,)
    later = max(mind.held(track) for track in tracks) + 0.7 * mind.turns
    sure = 1.0 if mind.completed else 0.6
    return sure * min(5.0, later / 3)
