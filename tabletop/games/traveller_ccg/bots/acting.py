"""Which of the actions open to it a computer captain takes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tabletop.effects.ability import Ability
from tabletop.effects.context import Context
from tabletop.effects.nodes import Effect, Seats, Standing
from tabletop.effects.ops.flow import first_refusal
from tabletop.effects.usable import PASS, USE
from tabletop.engine.actions import Action
from tabletop.engine.ids import CardId
from tabletop.games.traveller_ccg.activities import FREE, PIRACY, PURSUE, jumps, leaving_costs
from tabletop.games.traveller_ccg.bots.aiming import aims, harmed, wasted
from tabletop.games.traveller_ccg.bots.fitting import crowding, granted, hinders, most_hindering
from tabletop.games.traveller_ccg.bots.mind import Mind
from tabletop.games.traveller_ccg.bots.prospects import (
    answered,
    goal,
    needs,
    prospect,
    relief,
    spare,
    too_late,
    wanted,
)
from tabletop.games.traveller_ccg.bots.raiding import plunder, worth_raiding
from tabletop.games.traveller_ccg.bots.spending import NEEDED, keeping
from tabletop.games.traveller_ccg.bots.worth import (
    CREDIT,
    cost_worth,
    effects_worth,
    number,
    printed_worth,
)
from tabletop.games.traveller_ccg.costs import concealed
from tabletop.games.traveller_ccg.entering import ATTACHED
from tabletop.games.traveller_ccg.expenses import can_raise
from tabletop.games.traveller_ccg.language.targets import Target
from tabletop.games.traveller_ccg.language.words import ANY
from tabletop.games.traveller_ccg.piracy import values
from tabletop.games.traveller_ccg.places import ship_of
from tabletop.games.traveller_ccg.skills import DEGREES, UNSKILLED, level, skills, stepped
from tabletop.games.traveller_ccg.state import INFAMY
from tabletop.games.traveller_ccg.tokens import LEVELS, counter

LEAST: Final = 0.12
"""What an action must bring to be worth the trouble."""
ACTIVITIES: Final = (PURSUE, PIRACY.verb, FREE.verb)
NOTORIETY: Final = 0.5
"""What a card that is Infamous takes, since each card procured after it costs 1 more."""
STUCK: Final = 0.4
"""What a Contract must promise so that it is not given up lightly."""
NEAR_RUIN: Final = 16
"""With fewer cards in hand and deck the next expense may be the last: they are spent sparely."""
FIGHTING: Final = ("attack", "defense")
AFTER: Final = ("resource", "resolution")


def passing(actions: Iterable[Action]) -> Action:
    """Find the plain pass, or whatever else does least."""
    known = tuple(actions)
    return next(
        (action for action in known if action.verb == PASS.verb and not action.ability), known[0]
    )


def best_use(mind: Mind, actions: tuple[Action, ...], least: float = LEAST) -> Action | None:
    """Choose the ability that brings most, if any is worth it."""
    found: Action | None = None
    for action in actions:
        if action.verb == USE:
            worth = use_worth(mind, action)
            if worth > least:
                found, least = action, worth
    return found


def use_worth(mind: Mind, action: Action) -> float:
    """Weigh using an ability now."""
    ability = mind.ability(action)
    if ability is None or action.card is None:
        return 0.0
    context = Context(action.card, mind.seat)
    if first_refusal(ability.targets, mind.reader, context) is not None:
        return 0.0
    if ability.timing == "procure":
        return procuring(mind, action)
    tax = aiming(mind, ability, context)
    if tax and mind.price(action) + tax > can_raise(mind.table, mind.seat):
        return 0.0
    left = mind.deck + len(mind.hand)
    hard = 1.0 + max(0, 12 - mind.deck) / 8 + max(0, NEAR_RUIN - left) / 4
    spent = CREDIT * (mind.price(action) + tax) * hard + cost_worth(ability)
    spent += _missed(mind, ability)
    if any(cost.tag == "jettison" for cost in ability.cost):
        spent += max(0.0, keeping(mind, action.card) - 0.9)
    if action.card in mind.hand:
        spent += 0.15
    return now_worth(mind, ability, context) - spent


def _missed(mind: Mind, ability: Ability) -> float:
    """Give what the tokens are worth that an ability takes from the Contract pursued.

    That is no more than the Contract promises, and nothing once it is too late for it.
    """
    if mind.contract is None or too_late(mind):
        return 0.0
    left = spare(mind)
    missed = NEEDED * sum(not left.take(need) for need in needs(ability.cost))
    return min(missed, max(0.0, prospect(mind, mind.contract)))


def aiming(mind: Mind, ability: Ability, context: Context) -> int:
    """Tell what it takes at least to target others' cards that are Concealed (``TC-29.9``)."""
    return sum(
        min(
            (
                concealed(mind.reader, mind.seat, card)
                for card in node.from_.cards(mind.reader, context)
            ),
            default=0,
        )
        for node in ability.targets
        if isinstance(node, Target)
    )


def now_worth(mind: Mind, ability: Ability, context: Context) -> float:
    """Weigh what an ability does at this moment, in the fight or the round that is going on."""
    if wasted(mind, ability, context):
        return 0.0
    there = aims(mind, ability, context)
    if there and any(effect.tag in ("remove", "disperse") for effect in ability.do):
        return max(relief(mind, card) for card in there)
    return sum(_effect_now(mind, effect, context.source) for effect in ability.do)


def _effect_now(mind: Mind, effect: Effect, card: CardId) -> float:
    match effect.tag:
        case "gain-token":
            return _token_now(mind, effect)
        case "until":
            return _hold_now(mind, effect, card)
        case "cancel" | "retarget":
            item = mind.board.queue[-1] if mind.board.queue else None
            if item is None or item.controller == mind.seat:
                return -1.0
            printed = mind.table.definitions[item.definition]
            return 0.4 + 0.3 * max(0.0, printed_worth(printed))
        case "ready":
            return 0.25 if any(mind.board.cards[crew].turn for crew in mind.crew) else -0.2
        case "restore":
            own = (other for other in mind.in_play() if mind.is_mine(other))
            return 0.35 if any(harmed(mind, other) for other in own) else -0.2
        case "lose" if getattr(effect, "counter", "") == INFAMY:
            held = mind.board.seats[mind.seat].counters.get(INFAMY, 0)
            many = number(getattr(effect, "count", None), 1)
            return effects_worth((effect,)) * min(1.0, held / many)
        case _:
            return effects_worth((effect,))


def _token_now(mind: Mind, effect: Effect) -> float:
    who = getattr(effect, "who", None)
    if isinstance(who, Seats) and who.tag != "you":
        return effects_worth((effect,))
    degree = str(getattr(effect, "level", None) or "trained")
    words = tuple(getattr(effect, "token", ()))
    tokens = [counter(word, degree) for word in words]
    of_choice = any(word.startswith(ANY) for word in words)
    if any(of_choice or answered(need, tokens) for need in wanted(mind)):
        return 0.9
    return 0.08 * number(getattr(effect, "count", None), 1)


def _hold_now(mind: Mind, effect: Effect, card: CardId) -> float:
    worth = 0.0
    for part in getattr(effect, "hold", ()):
        attribute = str(getattr(part, "attribute", ""))
        if attribute in FIGHTING:
            worth += _fire_now(mind, attribute, number(getattr(part, "by", None), 1))
        elif part.tag in ("grant-skill", "skill-level"):
            worth += _skill_now(mind, part, card)
        elif attribute == "distance":
            worth += _nearer(mind, -number(getattr(part, "by", None), -1))
        elif attribute != "initiative" and mind.state.attempt is None:
            worth += 0.1
    return worth


def _nearer(mind: Mind, by: float) -> float:
    """Weigh a shorter way, while it is still to be gone: the jumps to the best Contract saved."""
    contract = goal(mind)
    state = mind.state
    if contract is None or contract == mind.contract or state.phase != "adventure":
        return 0.0
    needed = jumps(mind.table, mind.seat, contract)
    jump = mind.reader.value(mind.ship, "jump")
    if needed is None or jump <= 0:
        return 0.0
    left = max(0.0, mind.reader.value(contract, "distance") - by)
    return CREDIT * (needed - -(-left // jump))


def _skill_now(mind: Mind, given: Standing, card: CardId) -> float:
    """Weigh a skill for the round: nothing once its tokens are collected, or if it is there."""
    skill = str(getattr(given, "skill", ""))
    had = level(mind.reader, card, skill)
    raised = stepped(had, int(getattr(given, "by", 0)))
    raised = max(raised, DEGREES.get(str(getattr(given, "level", "")), UNSKILLED))
    if mind.state.phase in AFTER or raised == had:
        return 0.0
    token = counter(skill, LEVELS[raised - 1])
    return 0.8 if any(answered(need, (token,)) for need in wanted(mind)) else 0.1


def _fire_now(mind: Mind, attribute: str, by: float) -> float:
    """Weigh more Attack or Defense: in a fight it may turn it, elsewhere it is for nothing."""
    attempt = mind.state.attempt
    if attempt is None:
        return 0.0
    mine = {attempt.attacker: "attack", attempt.defender: "defense"}.get(mind.seat)
    if mine is None or (attempt.succeeded is not None and mine == "attack"):
        return 0.0
    if attempt.attacker is None or attempt.defender is None:
        return 0.5 if attribute == "attack" else 0.15 * by
    attack, defense = values(
        mind.table, ship_of(mind.board, attempt.attacker), ship_of(mind.board, attempt.defender)
    )
    if attribute == "attack" and mine == "attack":
        turns = attack <= defense < attack + by
        return 1.6 if turns else 0.1 * by
    if attribute == "defense" and mine == "defense" and attempt.succeeded is None:
        stopped = min(by, max(0, attack - defense))
        return CREDIT * stopped + (0.8 if 0 < attack - defense <= by else 0.0)
    return 0.0


def procuring(mind: Mind, action: Action) -> float:
    """Weigh procuring a card: what it brings in the rounds to come, less what it costs."""
    card = action.card
    assert card is not None
    printed = mind.table.printed(card)
    worth = most_hindering(mind, card) if hinders(mind, card) else printed_worth(printed)
    worth += plunder(mind, card)
    ahead = min(1.0, 0.35 + mind.deck / 40)
    price = mind.price(action)
    if "infamous" in mind.reader.keywords(card):
        worth -= NOTORIETY
    if printed.kind == "crew":
        worth += _fills(mind, card)
        slots = mind.reader.value(mind.ship, "crew-slots")
        full = len([c for c in mind.crew if "trifling" not in mind.reader.keywords(c)]) >= slots
        if full:
            worth -= min((keeping(mind, crew) for crew in mind.crew), default=0.0) + 0.5
        if printed.name in {mind.table.printed(crew).name for crew in mind.crew}:
            return -1.0
    if printed.kind == "connection":
        worth -= _replaced(mind, card)
    if printed.kind in ATTACHED:
        worth += _fills(mind, card) - crowding(mind, card)
    hard = 1.0 + max(0, 14 - mind.deck) / 7
    return ahead * worth - CREDIT * price * hard - (0.1 if price else 0.0)


def _fills(mind: Mind, card: CardId) -> float:
    """Give more for skills that Contracts ask for, less for those that are there already."""
    facts = mind.table.printed(card).facts
    given = [*facts.get("trained", ()), *facts.get("expert", ()), *granted(mind, card)]
    had = [skill for crew in mind.crew for skill in skills(mind.reader, crew)]
    asked = {word for need in wanted(mind) for word in need.words}
    return sum(
        (0.9 if skill in asked else 0.0) - (0.35 * had.count(skill)) for skill in given if skill
    )


def _replaced(mind: Mind, card: CardId) -> float:
    """Give what the Connection is worth that would have to go."""
    subtype = mind.table.fact(card, "subtype")
    there = [
        other
        for other in mind.in_play()
        if mind.is_mine(other)
        and mind.table.printed(other).kind == "connection"
        and mind.table.fact(other, "subtype") == subtype
    ]
    return max((keeping(mind, other) for other in there), default=0.0)


def activity(mind: Mind, actions: tuple[Action, ...]) -> Action:
    """Choose what to be up to this round, a Contract, piracy, or nothing; use what helps first."""
    first = best_use(mind, actions)
    if first is not None:
        return first
    stuck = mind.contract is not None and prospect(mind, mind.contract) < STUCK
    leaving = CREDIT * leaving_costs(mind.table, mind.seat) * (0.4 if stuck else 1.0)
    staying = 0.0 if stuck else 0.2

    def worth(action: Action) -> float:
        if action.card is not None:
            going_on = action.card == mind.contract
            return prospect(mind, action.card) + (staying if going_on else -leaving)
        if action.verb == "declare-piracy":
            best = max((worth_raiding(mind, other) for other in mind.others), default=0.0)
            return best - CREDIT - 0.3 - leaving
        return 0.05 - leaving

    return max((action for action in actions if action.verb in ACTIVITIES), key=worth)
