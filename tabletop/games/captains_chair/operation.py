"""Carrying out an operation: judging, costs, the attack window, effects, 'after you attack'.

Nothing waits on a queue: whatever cards react with interrupts the operation where it stands, and
it goes on afterwards (``CC-10.6``).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tabletop.effects.ability import Ability, find_ability
from tabletop.effects.announce import Announcing
from tabletop.effects.context import Address, Context, Outcome
from tabletop.effects.interpret import RUN, Walk
from tabletop.effects.usable import why_not
from tabletop.engine.board import Binding
from tabletop.engine.decisions import ChooseOption, Option
from tabletop.engine.events import Said
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, DefId, RuleId, SeatId
from tabletop.engine.message import CardName, Message, SeatName, say
from tabletop.games.captains_chair import attacks
from tabletop.games.captains_chair.language.marks import FREE_CHIP
from tabletop.games.captains_chair.language.marks import attacks as is_attack
from tabletop.games.captains_chair.reading import read
from tabletop.games.captains_chair.traits import ANOTHER_SPECIES, TRAITS, deciding
from tabletop.games.captains_chair.wildcards import NO_OTHER, undecided

REACTION: Final = "reaction"


@dataclass(frozen=True, slots=True)
class Operating:
    """An operation that is carried out: printed where, for which card, by whom.

    ``copied`` marks the text of another card, which the card ``source`` copies. ``named`` tells
    that an effect names it or an event triggers it. ``whole`` tells whether its effects were
    carried out in full.
    """

    source: CardId
    definition: DefId
    ability: str
    controller: SeatId
    bound: tuple[Binding, ...] = ()
    copied: bool = False
    named: bool = False
    whole: bool = True

    @property
    def context(self) -> Context:
        """What its names stand for."""
        return Context(self.source, self.controller, self.bound, self.copied)

    def part(self, name: str) -> Frame:
        """Run a part of it: ``cost`` or ``do``."""
        address = Address(self.definition, self.ability, (name,))
        return Frame(RUN, "run", Walk(address, self.context))


def _ability(at: At[Operating]) -> Ability:
    return find_ability(at.definitions[at.locals.definition], at.locals.ability)


def _grown(at: At[Operating]) -> Operating:
    if not isinstance(at.value, Outcome):
        return at.locals
    bound = at.locals.context.having(*at.value.bound).bound
    return replace(at.locals, bound=bound, whole=at.value.whole)


def judge(at: At[Operating]) -> Next:
    """See whether all its costs can be paid when their turn comes (``CC-R.1``)."""
    operating, ability = at.locals, _ability(at)
    if operating.named and ability.after is None:
        # What an effect has carried out takes no chip (CC-10.11).
        bound = operating.context.having(FREE_CHIP).bound
        operating = replace(operating, bound=bound)
    refusal = why_not(read(at.table), ability, operating.context)
    if refusal is not None:
        line = Said(refusal.reason, (operating.controller,))
        return done(line, value=Outcome(whole=False))
    events: tuple[Said, ...] = ()
    if ability.timing == REACTION:
        text = "{seat} reacts with {card}."
        who, card = SeatName(operating.controller), CardName(operating.source)
        events = (Said(say(text, seat=who, card=card)),)
    if undecided(read(at.table), ability, operating.context):
        return go(decide, *events, locals=operating)
    return call(operating.part("cost"), *events, then=paid, locals=operating)


async def decide(at: At[Operating]) -> Next:
    """Have the captain say what each Wildcard is for this operation (``CC-14.5``)."""
    operating, seat = at.locals, at.locals.controller
    chosen: dict[CardId, str] = {}
    for card, traits in undecided(read(at.table), _ability(at), operating.context).items():
        prompt = say(
            "{seat}, which trait is {card} while {source} is carried out?",
            seat=SeatName(seat),
            card=CardName(card),
            source=CardName(operating.source),
        )
        options = tuple(Option(one, _called(one)) for one in traits)
        chosen[card] = await ChooseOption(
            "wildcard", seat, prompt, RuleId("CC-14.5"), options, (card,)
        )
    bound = operating.context.having(*deciding(chosen)).bound
    operating = replace(operating, bound=bound)
    return call(operating.part("cost"), then=paid, locals=operating)


def _called(trait: str) -> Message:
    if trait == NO_OTHER:
        return say("No other trait")
    if trait == ANOTHER_SPECIES:
        return say("A species that you don't have yet")
    return say("{trait}", trait=TRAITS[trait])


def paid(at: At[Operating]) -> Next:
    """Go on once it is paid for; of an attack the victim hears before any effect (``CC-R.19``)."""
    operating = _grown(at)
    if not operating.whole:
        return done(value=Outcome(whole=False))
    if not is_attack(_ability(at).cost):
        return go(effects, locals=operating)
    begun = attacks.begun(at.board, operating.source, operating.controller)
    return go(effects, *begun, locals=operating)


def effects(at: At[Operating]) -> Next:
    """Carry out its effects in their order (``CC-9.4``)."""
    return call(at.locals.part("do"), then=after)


def after(at: At[Operating]) -> Next:
    """Put right what its effects have left (``CC-19.7``)."""
    frame = read(at.table).language.customs.settle(at.table)
    if frame is not None:
        return call(frame, then=attacked, locals=_grown(at))
    return go(attacked, locals=_grown(at))


def attacked(at: At[Operating]) -> Next:
    """An attack is done now (``CC-R.19``)."""
    if not is_attack(_ability(at).cost):
        return go(tell)
    return go(tell, *attacks.ended(at.board, at.locals.source, at.locals.controller))


def tell(at: At[Operating]) -> Next:
    """Hand back what came of it."""
    return done(value=Outcome(at.locals.whole, at.locals.bound))


OPERATION: Final = Procedure(
    "captains-chair.operation", Operating, judge, decide, paid, effects, after, attacked, tell
)


def carried(use: Announcing) -> Frame:
    """Carry out an ability that was triggered, or that an effect names (``CC-10.11``)."""
    return OPERATION.frame(
        Operating(use.source, use.definition, use.ability, use.controller, use.bound, named=True)
    )


def carry_out_operation(
    card: CardId,
    definition: DefId,
    key: str,
    seat: SeatId,
    *,
    free_chip: bool = False,
    copied: bool = False,
) -> Frame:
    """Carry out an operation of a printed card for a card; the value is an ``Outcome``.

    ``free_chip`` leaves out its action chip (``CC-9.15``), ``copied`` has it copied (``CC-26.10``).
    """
    bound = (FREE_CHIP,) if free_chip else ()
    return OPERATION.frame(Operating(card, definition, key, seat, bound, copied))
