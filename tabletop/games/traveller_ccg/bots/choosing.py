"""How a computer captain answers what follows its actions: targets, costs, orders, options."""

from __future__ import annotations

from typing import Any, Final

from tabletop.effects.nodes import nodes_of
from tabletop.engine.decisions import ChooseCards, ChooseNumber, ChooseOption, ChooseSeat
from tabletop.engine.ids import CardId, SeatId
from tabletop.games.traveller_ccg.bots.aiming import harmed, touched
from tabletop.games.traveller_ccg.bots.fitting import hindering, hinders, hosting
from tabletop.games.traveller_ccg.bots.mind import Mind
from tabletop.games.traveller_ccg.bots.prospects import (
    answered,
    copy_of,
    goal,
    likelihood,
    prospect,
    relief,
    spare,
    toll,
    wanted,
)
from tabletop.games.traveller_ccg.bots.spending import keeping, least_wanted, most_wanted, pay
from tabletop.games.traveller_ccg.commitment import pursuers
from tabletop.games.traveller_ccg.costs import concealed
from tabletop.games.traveller_ccg.language.costs import Either
from tabletop.games.traveller_ccg.piracy import values
from tabletop.games.traveller_ccg.places import DISCARD, SLOT, slot_number
from tabletop.games.traveller_ccg.state import STRUCTURE
from tabletop.games.traveller_ccg.tokens import is_expert, stands_for

HARMFUL: Final = ("wound", "damage", "exert", "jettison", "disperse", "remove", "take-control")
GIVEN_UP: Final = (*HARMFUL, "discard", "limit", "put-back", "make-room")
"""Names of choices by which cards of one's own go, or others' suffer."""
BURDENS: Final = frozenset(("attach-complication", "move-complication"))
GOOD: Final = ("ready", "restore", "trained", "expert")


def cards(mind: Mind, decision: ChooseCards) -> tuple[CardId, ...]:
    """Choose cards."""
    match decision.name:
        case "pay":
            due = decision.prompt.args.get("due", 1)
            return (pay(mind, decision, due if isinstance(due, int) else 1),)
        case "discard":
            unwanted = [card for card in decision.cards if keeping(mind, card) < -0.2]
            count = min(max(decision.least, min(len(unwanted), 2)), decision.most)
            return least_wanted(mind, decision.cards, count)
        case "complicate":
            return (_burden(mind, decision.cards),)
        case "restore":
            return _dying(mind, decision)
        case "move-gear":
            return decision.cards[: decision.least]
        case "host":
            return (_host(mind, decision),)
        case _:
            return _targets(mind, decision)


def _about(mind: Mind, decision: ChooseCards | ChooseOption | ChooseSeat) -> CardId | None:
    """Give the card that a question is about."""
    card = getattr(decision.prompt.args.get("card"), "card", None)
    return card if card in mind.board.cards else None


def _host(mind: Mind, decision: ChooseCards) -> CardId:
    """Choose what a card goes on: one that it helps most, or an opposing one that it hinders."""
    card = _about(mind, decision)
    if card is None:
        return _targets(mind, decision)[0]
    if hinders(mind, card):
        theirs = tuple(host for host in decision.cards if not mind.is_mine(host))
        return max(
            theirs or decision.cards,
            key=lambda host: (hindering(mind, card, host), keeping(mind, host)),
        )
    return max(decision.cards, key=lambda host: hosting(mind, card, host))


def _targets(mind: Mind, decision: ChooseCards) -> tuple[CardId, ...]:
    """Choose others' best cards for harm, one's own best for good, one's own worst to lose."""
    if all(mind.board.zones[mind.board.cards[card].zone].kind == SLOT for card in decision.cards):
        return _adventures(mind, decision)
    own = tuple(card for card in decision.cards if mind.is_mine(card))
    theirs = tuple(card for card in decision.cards if card not in own)
    harmful = decision.name in GIVEN_UP or _harms(mind, decision)
    if decision.name in GOOD:
        harmful = False
    if harmful:
        aimed = _unconcealed(mind, most_wanted(mind, theirs, len(theirs)))
        first = (*aimed, *least_wanted(mind, own, len(own)))
        count = min(decision.most, len(theirs)) if theirs else decision.least
    else:
        wanted_most = most_wanted(mind, own, len(own))
        mended = sorted(wanted_most, key=lambda card: not harmed(mind, card))
        first = (*mended, *least_wanted(mind, theirs, len(theirs)))
        count = min(decision.most, len(own)) if own else decision.least
    return first[: max(decision.least, count)]


def _adventures(mind: Mind, decision: ChooseCards) -> tuple[CardId, ...]:
    """Choose Complications that are most in the captain's way, or Contracts for a purpose."""
    count = max(decision.least, min(1, decision.most))
    contracts = tuple(card for card in decision.cards if mind.board.cards[card].attached_to is None)
    if contracts == decision.cards:
        asking = _about(mind, decision)
        tags = {
            node.tag
            for ability in (mind.abilities(asking) if asking is not None else ())
            for effect in ability.do
            for node in nodes_of(effect)
        }
        if tags & BURDENS:
            return (_burden(mind, contracts),)
        going = mind.state.phase == "adventure" or mind.contract is None
        wished = goal(mind) if going else mind.contract
        return (wished,) if wished in contracts else contracts[:count]
    order = sorted(decision.cards, key=lambda card: -relief(mind, card))
    return tuple(order[:count])


def _unconcealed(mind: Mind, theirs: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Put those last that it takes more to target: there may be no more to be had."""
    return tuple(sorted(theirs, key=lambda card: concealed(mind.reader, mind.seat, card)))


def _harms(mind: Mind, decision: ChooseCards) -> bool:
    """Tell whether what is chosen is harmed by the card that asks; where that is not known, by the
    captain's cards that ask for something of the same name.
    """
    name, card = decision.name, _about(mind, decision)
    asking = (card,) if card is not None and mind.abilities(card) else _own(mind)
    score = 0
    for one in asking:
        for ability in mind.abilities(one):
            parts = [node for effect in ability.do for node in nodes_of(effect)]
            chosen = [*ability.targets, *(node for node in parts if node.tag == "choose")]
            if any(getattr(node, "as_", "") == name for node in chosen):
                score += sum(_sign(node, name) for node in parts)
    return score > 0


def _own(mind: Mind) -> tuple[CardId, ...]:
    return (*mind.hand, *(card for card in mind.in_play() if mind.is_mine(card)))


def _sign(node: Any, name: str) -> int:
    for field in ("what", "of", "on", "who", "to"):
        if getattr(getattr(node, field, None), "name", "") == name:
            if node.tag == "modify":
                by = getattr(getattr(node, "by", None), "number", 1)
                return 1 if by < 0 else -1
            if node.tag == "move" and getattr(getattr(node, "to", None), "zone", "") == DISCARD:
                return 1
            return 1 if node.tag in (*HARMFUL, "expense", "suppress-skill", "lose") else -1
    return 0


def _burden(mind: Mind, contracts: tuple[CardId, ...]) -> CardId:
    """Choose the Contract for a Complication: a rival's, else one of no use to the captain."""

    def worth(contract: CardId) -> float:
        slot = slot_number(mind.board.cards[contract].zone)
        rivals = [mind.vp(seat) for seat in pursuers(mind.table, slot) if seat != mind.seat]
        mine = 3.0 if contract == mind.contract else 0.0
        return (2.0 + 0.1 * max(rivals) if rivals else 0.0) - mine - prospect(mind, contract)

    return max(contracts, key=worth)


def _dying(mind: Mind, decision: ChooseCards) -> tuple[CardId, ...]:
    """Restore what a single point more would cost, if it is worth it."""

    def near(card: CardId) -> bool:
        kind = mind.table.printed(card).kind
        attribute = "wounds" if kind == "crew" else STRUCTURE
        harm = sum(mind.board.cards[card].counters.get(name, 0) for name in ("wound", STRUCTURE))
        return mind.reader.value(card, attribute) - harm <= 1 and keeping(mind, card) > 1.2

    chosen = tuple(card for card in decision.cards if near(card))
    return chosen[: decision.most]


def option(mind: Mind, decision: ChooseOption) -> str:
    """Choose one of a few ways."""
    known = [option.key for option in decision.options]
    match decision.name:
        case "aimless":
            return "yes"
        case "attempt-anyway":
            # It was weighed before the attempt was chosen; to think again would come to the same.
            return "attempt"
        case "requirement":
            return known[0]
        case "subplot":
            sure = [way.key for way in decision.options if way.consequence is None]
            return sure[0]
        case "either":
            return _either(mind, decision)
        case "role":
            return "attacker" if _outguns(mind, decision) else "defender"
        case "spend":
            left = spare(mind, _about(mind, decision)).tokens
            return min(
                known, key=lambda key: (left[key] <= 0, is_expert(key), "-" in stands_for(key))
            )
        case "gain-token":
            return max(known, key=lambda key: any(answered(need, (key,)) for need in wanted(mind)))
        case "replace":
            return "yes"
        case _:
            return known[0]


def _either(mind: Mind, decision: ChooseOption) -> str:
    """Choose the way to meet a requirement that is likeliest to do, and takes least."""
    card = _about(mind, decision)
    known = [option.key for option in decision.options]
    ways = next(
        (
            node.of
            for ability in (mind.abilities(card) if card is not None else ())
            for cost in ability.cost
            for node in nodes_of(cost)
            if isinstance(node, Either) and len(node.of) > max(map(int, known))
        ),
        None,
    )
    if ways is None or card is None:
        return known[0]
    about, left = card, spare(mind, card)

    def worth(key: str) -> float:
        way = ways[int(key)]
        return 2.0 * likelihood(mind, about, way, copy_of(left)) - toll(way)

    return max(known, key=worth)


def _outguns(mind: Mind, decision: ChooseOption) -> bool:
    """Tell whether the captain hits an enemy ship at all: then it is better to fire first."""
    return not decision.cards or values(mind.table, mind.ship, decision.cards[0])[0] > 0


def number(mind: Mind, decision: ChooseNumber) -> int:
    """Choose a number."""
    if decision.name == "damage":
        # An Upgrade is worth shooting at only if that takes it off.
        for card in decision.prompt.args.values():
            upgrade = getattr(card, "card", None)
            if upgrade is not None and upgrade in mind.board.cards:
                left = mind.reader.value(upgrade, STRUCTURE)
                left -= mind.board.cards[upgrade].counters.get(STRUCTURE, 0)
                if left <= decision.high and keeping(mind, upgrade) > 0.2 * left:
                    return left
        return decision.low
    if decision.name == "restore-points":
        return decision.low
    return decision.high


def seat(mind: Mind, decision: ChooseSeat) -> SeatId:
    """Choose a captain: oneself to go first, otherwise the one furthest ahead of those to whom it
    does anything.
    """
    if decision.name == "first-captain" and mind.seat in decision.seats:
        return mind.seat
    others = tuple(other for other in decision.seats if other != mind.seat)
    card = _about(mind, decision)
    for ability in mind.abilities(card) if card is not None else ():
        if any(getattr(node, "as_", "") == decision.name for node in ability.targets):
            others = touched(mind, ability, others) or others
    return max(others or decision.seats, key=mind.vp)
