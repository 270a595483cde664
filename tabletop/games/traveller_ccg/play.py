"""Playing cards and using abilities (``TC-R.94``), and what cards can do besides what they say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from tabletop.effects.ability import FACT, Ability, abilities_of, find_ability
from tabletop.effects.nodes import Effect
from tabletop.effects.ops.choose import Choose
from tabletop.effects.queue import reaction
from tabletop.effects.selectors import Host
from tabletop.effects.usable import USE as USE_VERB
from tabletop.effects.usable import answering, using
from tabletop.engine.actions import Action, ActionKind
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done
from tabletop.engine.ids import SeatId
from tabletop.engine.message import Refusal, refuse
from tabletop.engine.table import Definition, Table
from tabletop.games.traveller_ccg import orders
from tabletop.games.traveller_ccg.costs import Credits, Price, Require
from tabletop.games.traveller_ccg.entering import ATTACHED
from tabletop.games.traveller_ccg.heroic import LEVELS, ChooseActor, ExertActor
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.language.states import Exert
from tabletop.games.traveller_ccg.parts import EFFECTS
from tabletop.games.traveller_ccg.places import HAND
from tabletop.games.traveller_ccg.pricing import target_names
from tabletop.games.traveller_ccg.procuring import (
    HOST,
    EnterPlay,
    Foundations,
    NeedsFoundation,
)
from tabletop.games.traveller_ccg.solo.tolls import CardToll, HarmToll
from tabletop.games.traveller_ccg.state import voyage
from tabletop.games.traveller_ccg.timing import (
    ACTION,
    ACTIONS,
    ANYTIME,
    PROCURE,
    REACTION,
    USE,
    USED,
)
from tabletop.games.traveller_ccg.windows import FREE, listen, respond

PERMANENTS: Final = ("connection", "crew", "gear", "upgrade")
"""Types of cards that are procured (``TC-16.1``)."""
BURNT: Final = ("crew", "gear", "upgrade")
"""Types of cards that a solo challenge takes for using their abilities (``TC-33.18``)."""
TRANSIENTS: Final = ("event", "heroic-action")


RULES: Final[Mapping[str, str]] = MappingProxyType(
    {ACTION: "TC-28.7", REACTION: "TC-28.8", ANYTIME: "TC-28.9", USE: "TC-17.3"}
)
"""The rules that say when abilities can be used, by their timing."""


def _kinds(*timings: str) -> tuple[ActionKind, ...]:
    return (
        using(LANGUAGE, (*timings, *FREE)),
        answering(LANGUAGE),
        orders.CALLING,
        orders.ORDERING,
        orders.PLAIN_PASS,
    )


KINDS: Final[Mapping[str, tuple[ActionKind, ...]]] = MappingProxyType(
    {
        "procuring": _kinds(PROCURE),
        "acting": _kinds(*ACTIONS),
        "resolution": _kinds(*ACTIONS),
        "anytime": _kinds(),
    }
)
"""What a captain can do where nothing is pending, by what they are about."""


_ANY: Final = using(LANGUAGE, (PROCURE, *USED))


def _why_not(table: Table, seat: SeatId, action: Action) -> Refusal | None:
    """Say why something can't be used now, whoever's move it is (``TC-28.2``, ``TC-28.7``)."""
    if action.card is not None and action in tuple(_ANY.candidates(table, seat)):
        timing = find_ability(table.printed(action.card), action.ability).timing
        if table.board.queue and timing != REACTION:
            return refuse("TC-28.2", "While something is on the queue only Reactions can be used.")
        if timing not in FREE and voyage(table).acting != seat:
            return refuse("TC-28.7", "Only the captain whose move it is can do that.")
    return _ANY.verify(table, seat, action)


OFFERED: Final[tuple[ActionKind, ...]] = (
    replace(_ANY, verify=_why_not),
    answering(LANGUAGE),
    orders.CALLING,
    orders.ORDERING,
    orders.PASSING,
)
"""Everything that has to do with cards, for menus: each with why not, where it can't be done."""


@dataclass(frozen=True, slots=True)
class Play:
    """Something that a captain does: uses an ability, calls on another, gives orders."""

    action: Action
    seat: SeatId


def begin(at: At[Play]) -> Next:
    """Announce it: targets, costs, paying, and onto the queue (``TC-R.94``)."""
    action, seat = at.locals.action, at.locals.seat
    if action.verb == USE_VERB:
        frame = EFFECTS.announce.frame(reaction(LANGUAGE, at.table, seat, action))
        return call(frame, then=resolve)
    took = orders.took(at.table, seat, action)
    if action.verb == orders.CALL and action.ability != str(seat):
        return call(listen(), *took, then=finish)
    return done(*took)


def resolve(at: At[Play]) -> Next:
    """Run the queue until it is empty, unless it came to nothing."""
    if at.value is False:
        return done(value=False)
    return call(respond(), then=finish)


def finish(_at: At[Play]) -> Next:
    """Tell that it was done."""
    return done(value=True)


PLAY: Final = Procedure("traveller-ccg.play", Play, begin, resolve, finish)


def announce(action: Action, seat: SeatId) -> Frame:
    """Do what a captain chose in a window, to its end; the value is False if it came to nothing."""
    return PLAY.frame(Play(action, seat))


PROCEDURES: Final = (PLAY,)
RECORDS: Final = (Play,)


def playable(definition: Definition) -> Definition:
    """Give a card with what the rules let one do with it, besides what it says."""
    sides = tuple(playable(side) for side in definition.sides)
    abilities = tuple(_completed(definition, ability) for ability in abilities_of(definition))
    if definition.kind in PERMANENTS:
        abilities = (procuring(definition), *abilities)
    if not abilities and sides == definition.sides:
        return definition
    facts = MappingProxyType({**definition.facts, FACT: abilities})
    return replace(definition, facts=facts, sides=sides)


def procuring(definition: Definition) -> Ability:
    """Make the ability to procure a permanent from the hand (section 16)."""
    attaches = definition.kind in ATTACHED
    hindrance = "hindrance" in definition.facts.get("keywords", {})
    chosen = definition.kind == "gear" or hindrance
    return Ability(
        key=PROCURE,
        timing=PROCURE,
        phase=("procurement",),
        from_=HAND,
        targets=(Choose(HOST, Foundations()),) if attaches and chosen else (),
        cost=(
            *((NeedsFoundation(),) if attaches else ()),
            Price(card=True, taxed=True),
            HarmToll(),
        ),
        do=(EnterPlay(),),
        rule="TC-16.1",
    )


def _completed(definition: Definition, ability: Ability) -> Ability:
    """Give an ability with its whole price, and with what its kind of card asks for besides."""
    if definition.kind in TRANSIENTS and ability.after is None and not ability.always:
        ability = _transient(definition, ability)
    if ability.timing == USE:
        ability = replace(ability, cost=(*ability.cost, Exert(Host())))
    if ability.timing in ACTIONS and not ability.phase:
        # Only the Action Phase opens Actions in general (``TC-R.73``).
        ability = replace(ability, phase=("action",))
    if ability.timing in USED or (ability.after is not None and ability.cost):
        ability = replace(ability, cost=_priced(definition, ability))
    return replace(ability, rule=ability.rule or RULES.get(ability.timing or ""))


def _transient(definition: Definition, ability: Ability) -> Ability:
    """Complete an Event, a Reaction unless it says otherwise (``TC-28.10``), or a Heroic Action."""
    if definition.kind == "event":
        return replace(ability, timing=ability.timing or REACTION, from_=HAND)
    skill, level = str(definition.facts["skill"]), LEVELS[ability.key]
    return replace(
        ability,
        timing=ability.timing or ACTION,
        from_=HAND,
        targets=(ChooseActor(skill, level), *ability.targets),
        cost=(*ability.cost, ExertActor(skill, level)),
    )


def _priced(definition: Definition, ability: Ability) -> tuple[Effect, ...]:
    """Put all Credits into one price, which is paid before what else there is to choose.

    What must be so, and what exerts itself, comes before it: an Expendable card that pays the
    Credits can't undo that, and nothing is half paid (``TC-R.41``).
    """
    rest = tuple(cost for cost in ability.cost if not isinstance(cost, Credits))
    settled = tuple(cost for cost in rest if _settled(cost))
    rest = tuple(cost for cost in rest if cost not in settled)
    credits_ = [cost.amount for cost in ability.cost if isinstance(cost, Credits)]
    played = definition.kind in TRANSIENTS and ability.from_ == HAND
    names = target_names(ability)
    if definition.kind in BURNT:
        rest = (*rest, CardToll())
    if played:
        rest = (*rest, HarmToll())
    if not credits_ and not played and not names:
        return (*settled, *rest)
    amount = credits_[0] if credits_ else Price().amount
    return (*settled, Price(amount, card=played, targets=names), *rest)


def _settled(cost: Effect) -> bool:
    """Tell whether there is nothing to choose in a cost, and nothing that leaves play."""
    if isinstance(cost, Exert):
        return cost.count is None and not cost.up_to
    return isinstance(cost, Require)
