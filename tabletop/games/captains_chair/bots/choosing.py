"""How a computer captain answers what follows its actions: cards, ways, options, numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tabletop.effects.ability import Ability
from tabletop.effects.nodes import Effect, children
from tabletop.engine.decisions import ChooseCards, ChooseNumber, ChooseOption, ChooseSeat
from tabletop.engine.events import CardAttached, CardMoved
from tabletop.engine.ids import CardId, SeatId, zone_of
from tabletop.engine.message import Message
from tabletop.games.captains_chair.bots import aims, counts, standing, worth
from tabletop.games.captains_chair.bots.mind import Mind
from tabletop.games.captains_chair.language import LANGUAGE
from tabletop.games.captains_chair.places import BRIEFING
from tabletop.games.captains_chair.whose import holder

LOSING: Final = (
    "discard",
    "discharge",
    "destroy",
    "log",
    "give",
    "exhaust",
    "officer-to-discharge",
    "put-back",
    "scrap",
    "clear-one",
    "place",
)
"""Names of choices by which a card goes; of the opponent's the best ones are meant."""
PLACES: Final = ("send", "warp-to", "to")
KEEPS: Final = 1.0
"""What a card must be worth when played to be kept in hand at the end of the turn."""


def cards(mind: Mind, decision: ChooseCards) -> tuple[CardId, ...]:
    """Choose cards."""
    match decision.name:
        case "clean-up-discard":
            return tuple(c for c in decision.cards if _kept(mind, c) < KEEPS)
        case "control":
            return _first(decision, lambda card: standing.control(mind, card), 0.5)
        case "send" | "warp-to":
            return _first(decision, lambda card: standing.marker(mind, card), -1.0)
        case "send-from":
            return _first(decision, lambda card: -standing.marker(mind, card, 0), -99.0)
        case "warp":
            return _first(decision, lambda ship: counts.moving(mind, ship), 0.05)
        case "remove-teams":
            return _first(decision, lambda card: standing.control(mind, card), -99.0)
        case "place-glory":
            return _first(decision, lambda card: -worth.keeping(mind, card), -99.0)
        case "gain-card" | "scan":
            return _first(decision, lambda card: worth.found(mind, card), -99.0)
        case "promote":
            return _first(decision, lambda card: worth.promoting(mind, card), 0.1)
        case "beam-onto":
            return _first(decision, lambda host: hosting(mind, decision, host), 0.0)
        case "beam":
            return _first(decision, lambda card: beaming(mind, card), 0.2)
        case "return-incident":
            return decision.cards[: decision.most]
        case "play-card" | "found" | "draw-from-discard" | "recall":
            return _first(decision, lambda card: worth.best_play(mind, card) + 1.0, 0.0)
        case "development":
            return _first(decision, lambda card: _development(mind, card), 0.3)
        case name if name in LOSING:
            return _losing(mind, decision)
        case _:
            return _first(decision, lambda card: worth.keeping(mind, card), 0.0)


def _first(
    decision: ChooseCards, value: Callable[[CardId], float], least: float
) -> tuple[CardId, ...]:
    """Take the cards of highest value, as many as must be, further ones of more than ``least``."""
    ranked = sorted(decision.cards, key=value, reverse=True)
    must = ranked[: decision.least]
    more = ranked[decision.least : decision.most]
    return (*must, *(card for card in more if value(card) > least))


def beaming(mind: Mind, card: CardId) -> float:
    """Weigh beaming a card from the hand: for objectives, less what it could do if played."""
    gain = standing.needed(mind, card) + worth.burden(mind)
    return gain - 0.4 * worth.best_play(mind, card)


def hosting(mind: Mind, decision: ChooseCards, host: CardId) -> float:
    """Weigh what a card would carry: what it then can do, and what it then meets."""
    beamed = _about(mind, decision, "beamed")
    if beamed is None:
        return worth.keeping(mind, host)
    then = mind.supposing(
        CardMoved(beamed, mind.card(host).zone, face_up=True), CardAttached(beamed, host)
    )
    nearer = sum(aim.worth for aim in mind.aims) - sum(aim.worth for aim in then.aims)
    for now, later in zip(mind.aims, then.aims, strict=False):
        nearer += now.nearer(now.distance - later.distance)
    return nearer + worth.usable(then, host) - worth.usable(mind, host) + 0.1


def completing(mind: Mind, playable: frozenset[CardId]) -> Mapping[CardId, float]:
    """Find the cards in hand by which a mission can be completed this turn, and weigh each."""
    found: dict[CardId, float] = {}
    hand = tuple(card for card in mind.hand if card in playable)
    for aim in mind.aims:
        if not aim.lacking or any(aims.on_the_way(part) for part in aim.lacking):
            continue
        needed = hand
        if not _met(mind, aim, needed):
            continue
        for card in hand:
            fewer = tuple(one for one in needed if one != card)
            if _met(mind, aim, fewer):
                needed = fewer
        for card in needed:
            found[card] = found.get(card, 0.0) + aim.now() / len(needed)
    return found


def _met(mind: Mind, aim: aims.Aim, played: tuple[CardId, ...]) -> bool:
    """Tell whether an objective is met with some cards of the hand in play."""
    briefing = zone_of(BRIEFING, mind.seat)
    then = mind.supposing(*(CardMoved(card, briefing, face_up=True) for card in played))
    return all(not later.lacking for later in then.aims if later.mission.key == aim.mission.key)


def _kept(mind: Mind, card: CardId) -> float:
    """Weigh keeping a card in hand for the next turn."""
    return worth.best_play(mind, card) + 0.8 * standing.needed(mind, card)


def _losing(mind: Mind, decision: ChooseCards) -> tuple[CardId, ...]:
    """Lose what is worth least; of the opponent's take the best."""

    def value(card: CardId) -> float:
        owner = holder(mind.board, card)
        if owner is not None and owner != mind.seat:
            return 5.0 + worth.keeping(mind, card)
        if decision.name == "log" and mind.kind(card) == "incident":
            return 3.0
        if decision.name == "log":
            printed = float(mind.table.fact(card, "vp") or 0)
            return printed - worth.best_play(mind, card)
        if card in mind.hand:
            return -worth.this_turn(mind, card) - standing.needed(mind, card)
        return -max(worth.best_play(mind, card), worth.use(mind, card) - 0.5)

    return _first(decision, value, 1.0)


def _development(mind: Mind, card: CardId) -> float:
    """Weigh recruiting a Development, for its cost."""
    costs = [
        worth.operation(mind, card, ability)
        for ability in mind.abilities(card)
        if ability.timing == "development"
    ]
    return worth.keeping(mind, card) + 0.5 + min(costs, default=0.0)


def _about(mind: Mind, decision: ChooseOption | ChooseCards, gap: str = "card") -> CardId | None:
    """Give the card that a question is about."""
    card = getattr(decision.prompt.args.get(gap), "card", None)
    return card if card in mind.board.cards else None


def option(mind: Mind, decision: ChooseOption) -> str:
    """Choose one of a few ways."""
    keys = [one.key for one in decision.options]
    card = _about(mind, decision)
    match decision.name:
        case "may" if card is not None:
            return "yes" if wanted(mind, card, decision) else "no"
        case "play" | "text" if decision.cards:
            return _operation(mind, decision.cards[0], keys)
        case "gained-to" if card is not None:
            return "deck" if worth.best_play(mind, card) > KEEPS else "discard"
        case "choose-one" | "forced" if card is not None:
            return _way(mind, card, keys)
        case "mission":
            return keys[0]
        case "find":
            return next(key for key in ("deck", "discard", *keys) if key in keys)
        case _:
            return keys[0]


def _operation(mind: Mind, card: CardId, keys: list[str]) -> str:
    """Choose the best of the operations of a card."""
    values = {
        ability.key: worth.operation(mind, card, ability)
        for ability in mind.abilities(card)
        if ability.key in keys
    }
    return max(keys, key=lambda key: values.get(key, 0.0))


def _nodes(mind: Mind, card: CardId, tag: str) -> list[tuple[Ability, Any]]:
    """List the nodes of a kind in the texts of a card."""
    return [
        (ability, node)
        for ability in mind.abilities(card)
        for _, node in children((ability.cost, ability.do))
        if isinstance(node, Effect) and node.tag == tag
    ]


def wanted(mind: Mind, card: CardId, decision: ChooseOption) -> bool:
    """Tell whether to do what a card lets one do."""
    asked = decision.prompt.args.get("what")
    nodes = _nodes(mind, card, "may")
    told = [pair for pair in nodes if _said(pair) == asked] if len(nodes) > 1 else nodes
    values = [worth.effects(mind, mind.context(card), node.do) for _, node in told or nodes]
    return not values or max(values) > 0


def _said(pair: tuple[Ability, Any]) -> Message:
    ability, node = pair
    return Message(LANGUAGE.sentence(LANGUAGE.book(ability).steps(node.do)))


def _way(mind: Mind, card: CardId, keys: list[str]) -> str:
    """Choose the best way of those that are open."""
    last = max(int(key) for key in keys)
    best, most = keys[0], float("-inf")
    for _, node in _nodes(mind, card, "choose-one"):
        if len(node.of) <= last:
            continue
        for key in keys:
            value = worth.effects(mind, mind.context(card), node.of[int(key)])
            if value > most:
                best, most = key, value
    return best


def number(_mind: Mind, decision: ChooseNumber) -> int:
    """Choose a number: as much as can be had."""
    return decision.high


def seat(_mind: Mind, decision: ChooseSeat) -> SeatId:
    """Choose a captain: the first, for there are two at most."""
    return decision.seats[0]
