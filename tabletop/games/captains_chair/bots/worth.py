"""What operations and cards are worth to a computer captain, in Victory Points.

A text is weighed by what it is made of, the same tree that is carried out; nothing here knows a
card by name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabletop.effects.ability import Ability
from tabletop.effects.context import Context
from tabletop.effects.nodes import Effect
from tabletop.engine.events import CardMoved
from tabletop.engine.ids import CardId, zone_of
from tabletop.games.captains_chair import officers
from tabletop.games.captains_chair.bots import aims, standing
from tabletop.games.captains_chair.bots.counts import GAINED, PLAIN, Weigh, many, mine, number
from tabletop.games.captains_chair.bots.mind import Mind
from tabletop.games.captains_chair.bots.standing import CHIP, DRAWN, resource
from tabletop.games.captains_chair.helmets import has_its_helmet
from tabletop.games.captains_chair.judging import why_not_steps
from tabletop.games.captains_chair.places import (
    DISCARD,
    JUNK,
    MARKET_TYPES,
    beamed,
    market,
    pile,
)
from tabletop.games.captains_chair.state import CHIPS, RESOURCES, TRACKS

DEEPEST: Final = 3
COLLECTED: Final = 0.8
"""What a collected trait is worth besides its mission."""


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


def _draw(mind: Mind, context: Context, node: Any, _depth: int) -> float:
    each = DRAWN - 0.4 * burden(mind) if mind.held(CHIPS) else 0.7 * DRAWN - 0.5 * burden(mind)
    return mine(mind, context, node) * each * many(mind, context, node)


def _discard(mind: Mind, context: Context, node: Any, _depth: int) -> float:
    if mine(mind, context, node) < 0:
        return 0.6 * many(mind, context, node)
    if getattr(node, "up_to", False):
        return -0.1
    others = [card for card in mind.hand if card != context.source]
    if node.fitting is not None:
        others = list(node.fitting.those(mind.reader, context, tuple(others)))
    ranked = sorted(this_turn(mind, card) for card in others)
    count = int(many(mind, context, node))
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
    return 0.25 * many(mind, context, node) + _gain_card(mind, context, node, depth)


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


WEIGHTS: Final[Mapping[str, Weigh]] = {
    **PLAIN,
    "beam": _beam,
    "choose-one": _choose_one,
    "control": _control,
    "discard": _discard,
    "do": _do_to,
    "draw": _draw,
    "for-each": _for_each,
    "gain-card": _gain_card,
    "hostile": _inner,
    "if": _if,
    "may": _may,
    "mobilize": _mobilize,
    "promote": _promote,
    "repeat": _repeat,
    "scan": _scan,
    "treat": _inner,
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
    sure = 1.0 if mind.completed else 0.6
    return sure * max(
        standing.multiplier_at(mind, track, mind.held(track) + 0.7 * mind.turns) for track in tracks
    )
