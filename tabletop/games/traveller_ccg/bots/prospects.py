"""What a computer captain can expect of each Contract."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from tabletop.effects.context import Context
from tabletop.effects.nodes import Effect, Standing, nodes_of
from tabletop.engine.ids import CardId
from tabletop.games.traveller_ccg.activities import jumps
from tabletop.games.traveller_ccg.bots.mind import Mind
from tabletop.games.traveller_ccg.bots.worth import CREDIT, effects_worth, number
from tabletop.games.traveller_ccg.collecting import allowed, due, open_to
from tabletop.games.traveller_ccg.commitment import pursuers
from tabletop.games.traveller_ccg.language.words import CAPABILITIES
from tabletop.games.traveller_ccg.places import (
    complications_on,
    contract_in,
    slot_number,
    slots_of,
)
from tabletop.games.traveller_ccg.requirements import requirements, unmeetable
from tabletop.games.traveller_ccg.state import DAMAGE, captain
from tabletop.games.traveller_ccg.tokens import counter, pool, serves, stands_for

UNSEEN: Final = 0.6
"""How likely a Complication that the captain has not seen can be resolved."""
AT_HAND: Final = 0.75
"""How likely a token is there in time that a card in hand, or an ability in play, can give."""
MISSING: Final = 0.18
"""How likely a token that nothing gives yet is there in time, while there are cards to draw."""
OTHERWISE: Final = 0.3
"""How likely any other requirement can be met that can't be met now."""


@dataclass(frozen=True, slots=True)
class Need:
    """A token that is asked for: what it may stand for, and at which level."""

    words: tuple[str, ...]
    level: str


@dataclass(slots=True)
class Purse:
    """Tokens that will be there: those that are known, and how many are free to choose."""

    tokens: Counter[str]
    free: int

    def take(self, need: Need) -> bool:
        """Spend the token that serves for least else; False when there is none."""
        fitting = [
            token
            for token, count in self.tokens.items()
            if count > 0 and any(serves(token, word, need.level) for word in need.words)
        ]
        if fitting:
            self.tokens[min(fitting, key=_uses)] -= 1
            return True
        skilled = any(word not in CAPABILITIES and word != "psionics" for word in need.words)
        if self.free > 0 and need.level == "trained" and skilled:
            self.free -= 1
            return True
        return False


def _uses(token: str) -> int:
    return len(stands_for(token).split("-")) + (2 if token.endswith("-expert") else 0)


def purse(mind: Mind) -> Purse:
    """Count what is in the pool and what the next Resource Phase brings."""
    tokens = Counter(pool(mind.board, mind.seat))
    if mind.state.phase == "resolution":
        return Purse(tokens, 0)
    tokens.update(token for _, token in due(mind.table, mind.seat))
    free = sum(allowed(mind.table, crew) for crew in mind.crew if open_to(mind.table, crew))
    return Purse(tokens, free)


def needs(costs: tuple[Effect, ...]) -> Iterator[Need]:
    """List the tokens that requirements ask for."""
    for cost in costs:
        if cost.tag == "spend":
            for _ in range(int(number(getattr(cost, "count", None), 1))):
                yield Need(tuple(getattr(cost, "token", ())), str(getattr(cost, "level", "")))


def offered(mind: Mind, card: CardId) -> Iterator[str]:
    """List the tokens that a captain's card can still give, by being played or by being used.

    What a card in play gives by itself is in the purse already.
    """
    record, printed = mind.board.cards[card], mind.table.printed(card)
    in_play = mind.board.zones[record.zone].in_play
    if printed.kind == "heroic-action" or (in_play and record.turn):
        return
    nodes: list[Effect | Standing] = []
    for ability in mind.abilities(card):
        nodes += ability.do if in_play else (*ability.do, *ability.always)
    if not in_play:
        yield from (f"{skill}-trained" for skill in printed.facts.get("trained", ()))
        yield from (f"{skill}-expert" for skill in printed.facts.get("expert", ()))
    for part in nodes:
        for node in nodes_of(part):
            words: tuple[str, ...] = ()
            if node.tag == "gain-token":
                words = tuple(getattr(node, "token", ()))
            elif node.tag in ("grant-skill", "grant-capability"):
                words = (str(getattr(node, "skill", None) or getattr(node, "capability", "")),)
            level = str(getattr(node, "level", None) or "trained")
            yield from (counter(word, level) for word in words)


def at_hand(mind: Mind) -> frozenset[str]:
    """List all tokens that cards in hand, and abilities of those in play, can still give."""
    return mind.once("at-hand", lambda: _at_hand(mind))


def _at_hand(mind: Mind) -> frozenset[str]:
    if mind.state.phase == "resolution":
        return frozenset()
    own = (card for card in mind.in_play() if mind.is_mine(card))
    return frozenset(token for card in (*mind.hand, *own) for token in offered(mind, card))


def answered(need: Need, tokens: Iterable[str]) -> bool:
    """Tell whether one of these tokens serves for what is asked."""
    return any(serves(token, word, need.level) for token in tokens for word in need.words)


def likelihood(mind: Mind, card: CardId, costs: tuple[Effect, ...], left: Purse) -> float:
    """Tell how likely requirements of a card can be met out of what is left in a purse."""
    likely = 1.0
    # What is not there yet comes from cards still to be drawn.
    missing = (
        0.02 + MISSING * min(1.0, (mind.deck + len(mind.hand) - 7) / 20) if mind.deck else 0.02
    )
    for need in sorted(needs(costs), key=lambda need: (len(need.words), need.level)):
        if not left.take(need):
            likely *= AT_HAND if answered(need, at_hand(mind)) else missing
    for cost in costs:
        match cost.tag:
            case "spend":
                pass
            case "defeat":
                likely *= winning(mind, card)
            case "expense":
                likely *= 0.9
            case "either":
                likely *= max(
                    (likelihood(mind, card, way, copy_of(left)) for way in getattr(cost, "of", ())),
                    default=0.0,
                )
            case _:
                met = unmeetable(mind.reader, (cost,), Context(card, mind.seat)) is None
                likely *= 0.95 if met else OTHERWISE
    return likely


def toll(costs: tuple[Effect, ...]) -> float:
    """Give what requirements take besides tokens, in VP."""
    return sum(
        {
            "expense": CREDIT * number(getattr(cost, "amount", None), 2),
            "discard": 0.3 * number(getattr(cost, "count", None), 1),
            "wound": 0.4,
            "damage": 0.3,
            "exert": 0.1,
        }.get(cost.tag, 0.0)
        for cost in costs
    )


def spare(mind: Mind, card: CardId | None = None) -> Purse:
    """Count the tokens that what the captain pursues, or the rest of it without a card, does not
    ask for.
    """
    left = purse(mind)
    if mind.contract is None:
        return left
    for other in (mind.contract, *complications_on(mind.board, mind.contract)):
        for ability in requirements(
            mind.table, other, "contract" if other == mind.contract else "complication"
        ):
            if other != card:
                for need in needs(ability.cost):
                    left.take(need)
    return left


def copy_of(left: Purse) -> Purse:
    """Copy a purse, to see what becomes of it."""
    return Purse(Counter(left.tokens), left.free)


def winning(mind: Mind, enemy: CardId) -> float:
    """Tell how likely an enemy ship is sunk in one exchange."""
    reader = mind.reader
    harm = reader.value(mind.ship, "attack", enemy) - reader.value(enemy, "defense", mind.ship)
    hull = reader.value(enemy, "structure") - mind.board.cards[enemy].counters.get(DAMAGE, 0)
    if harm >= hull:
        return 0.95
    return 0.35 if harm > 0 else 0.08


def prospect(mind: Mind, contract: CardId) -> float:
    """Give what a Contract is likely to bring, in VP, less what getting there costs."""
    reader, left = mind.reader, purse(mind)
    jumping = jumps(mind.table, mind.seat, contract)
    if jumping is None:
        return -1.0
    likely = 1.0
    for card in complications_on(mind.board, contract):
        asked = requirements(mind.table, card, "complication")
        if not asked:
            likely *= UNSEEN
        for ability in asked:
            likely *= likelihood(mind, card, ability.cost, left)
    gain = float(reader.value(contract, "vp"))
    rivals = [
        seat
        for seat in pursuers(mind.table, slot_number(mind.board.cards[contract].zone))
        if seat != mind.seat
    ]
    gain -= 0.6 * len(rivals)
    for ability in requirements(mind.table, contract, "contract"):
        likely *= likelihood(mind, contract, ability.cost, left)
    for ability in requirements(mind.table, contract, "subplot"):
        gain += effects_worth(ability.do) * likelihood(mind, contract, ability.cost, left)
    return likely * gain - CREDIT * jumping


def relief(mind: Mind, card: CardId) -> float:
    """Give what it would bring, in VP, if a Complication were gone: only on the Contract pursued,
    and only before the captain has passed.
    """
    contract = mind.contract
    if contract is None or mind.board.cards[card].attached_to != contract or too_late(mind):
        return 0.0
    asked, left = requirements(mind.table, card, "complication"), spare(mind, card)
    likely = 1.0 if asked else UNSEEN
    for ability in asked:
        likely *= likelihood(mind, card, ability.cost, left)
    return 0.1 + (1.0 - likely) * float(mind.reader.value(contract, "vp"))


def too_late(mind: Mind) -> bool:
    """Tell whether the captain has passed with Complications left, or failed, in this round."""
    record = captain(mind.table, mind.seat)
    return record.passed and not record.eligible


def goal(mind: Mind) -> CardId | None:
    """Give the Contract in play that is likely to bring most."""
    slots = slots_of(mind.board)
    there = [card for slot in slots if (card := contract_in(mind.board, slot)) is not None]
    return max(there, key=lambda card: prospect(mind, card), default=None)


def wanted(mind: Mind) -> tuple[Need, ...]:
    """List the tokens that the Contract pursued still asks for and nothing gives yet."""
    return mind.once("wanted", lambda: _wanted(mind))


def _wanted(mind: Mind) -> tuple[Need, ...]:
    if mind.contract is None:
        return ()
    left, missing = purse(mind), list[Need]()
    for card in (*complications_on(mind.board, mind.contract), mind.contract):
        for timing in ("complication", "contract", "subplot"):
            for ability in requirements(mind.table, card, timing):
                missing += [need for need in needs(ability.cost) if not left.take(need)]
    return tuple(missing)
