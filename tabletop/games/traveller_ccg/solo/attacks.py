"""The Opposition's turns in the Action Phase: it harms the captain's Crew if it can (34)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.effects.ability import Ability, abilities_of
from tabletop.effects.announce import Announcing
from tabletop.effects.context import Context
from tabletop.effects.ops.choose import Choose, ChooseSeatOp
from tabletop.effects.ops.state import TakeCounters
from tabletop.effects.reader import Reader
from tabletop.effects.usable import Used, is_used, why_not
from tabletop.engine.board import Binding, Lasting
from tabletop.engine.decisions import ChooseCards, Roll
from tabletop.engine.events import Event, LastingBegan, Said
from tabletop.engine.frames import NOTHING, At, Frame, Next, Nothing, Procedure, call, done
from tabletop.engine.ids import AUTOMA, CardId, RuleId
from tabletop.engine.message import CardName, Message, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.control import crew_of
from tabletop.games.traveller_ccg.costs import Credits, Price
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.language.harm import Damage, Wound
from tabletop.games.traveller_ccg.language.states import Exert, Jettison
from tabletop.games.traveller_ccg.parts import EFFECTS
from tabletop.games.traveller_ccg.solo.foreseen import foresee, harms
from tabletop.games.traveller_ccg.solo.priorities import (
    Attack,
    Victim,
    best_attacks,
    best_victims,
    victim,
)
from tabletop.games.traveller_ccg.solo.tolls import CardToll, HarmToll
from tabletop.games.traveller_ccg.timing import ACTION, ROUND_END
from tabletop.games.traveller_ccg.windows import respond

UNPAID: Final = (Credits, Price, HarmToll, CardToll)
"""Costs that the Opposition ignores (``TC-34.11``, ``TC-R.121``)."""
PAID: Final = (Exert, Jettison, Wound, Damage, TakeCounters)
"""Costs that its Crew can pay by themselves; it has no tokens and no hand (``TC-R.125``)."""


def attacks(reader: Reader) -> Iterator[Attack]:
    """List the abilities that the Opposition can use now, each with its targets (``TC-34.7``)."""
    for card in crew_of(reader, AUTOMA):
        for ability in abilities_of(reader.table.printed(card)):
            found = attack(reader, card, ability)
            if found is not None:
                yield found


def attack(reader: Reader, card: CardId, ability: Ability) -> Attack | None:
    """Give how an ability can be used, or None: only Actions of the Action Phase that wound or
    exert the captain's Crew are (``TC-34.8``, ``TC-R.125``).
    """
    if ability.timing != ACTION or "action" not in ability.phase or not harms(ability.do):
        return None
    context = Context(card, AUTOMA)
    costs = tuple(cost for cost in ability.cost if not isinstance(cost, UNPAID))
    if any(not isinstance(cost, PAID) for cost in costs):
        return None
    if why_not(reader, ability, context) is not None:
        return None
    if not costs and is_used(reader, ability, context):
        return None
    free = not costs and not ability.limited
    aimed = _aimed(reader, ability, context)
    if aimed is None:
        return None
    context, node = aimed
    victims = tuple(_victims(reader, ability, context, node))
    if not victims:
        return None
    picked = bool(node.by.seats(reader, context))
    return Attack(card, ability.key, node.as_, context.bound, victims, picked, free)


def _aimed(reader: Reader, ability: Ability, context: Context) -> tuple[Context, Choose] | None:
    """Name what the ability names before its one target: a captain, and there is only one."""
    for node in ability.targets:
        if isinstance(node, ChooseSeatOp):
            seats = node.eligible(reader, context)[:1]
            context = context.having(Binding(node.as_, (), seats))
        elif isinstance(node, Choose):
            return context, node
    return None


def _victims(reader: Reader, ability: Ability, context: Context, node: Choose) -> Iterator[Victim]:
    """List the captain's Crew that the ability can be aimed at and would do something to."""
    for card in node.from_.cards(reader, context):
        if reader.controller(card) in (None, AUTOMA) or "crew" not in reader.kinds(card):
            continue
        aimed = context.having(Binding(node.as_, (card,), (), 1))
        foreseen = foresee(reader, ability.do, aimed)
        if foreseen.touches(card):
            yield victim(reader, context.source, card, foreseen)


async def choose(at: At[Nothing]) -> Next:
    """Choose an ability and its target by the lists; without any it passes (``TC-34.7``).

    The value tells whether it acted. Where only chance is left it decides (``TC-34.10``,
    ``TC-R.128``).
    """
    reader = LANGUAGE.reader(at.table)
    found = tuple(attacks(reader))
    if not found:
        return done(Said(say("The Opposition passes: it has no target.")), value=False)
    best, why = best_attacks(found)
    used = best[0]
    if len(best) > 1:
        (face,) = await Roll(dice=1, sides=len(best))
        used, why = best[face - 1], (*why, say("by lot"))
    if len(found) == 1:
        why = (say("nothing else has a target"),)
    lines = [_line("The Opposition chooses {card}: {why}.", used.card, why)]
    target, chosen = await _target(at, used)
    lines.append(_line("Its target is {card}: {why}.", target, chosen))
    bound = (*used.bound, Binding(used.name, (target,), (), 1))
    definition = at.board.cards[used.card].definition
    announced = Announcing(used.card, definition, used.ability, AUTOMA, True, bound)
    # The targets are chosen; it goes on as for everybody with judging and paying.
    frame = Frame(EFFECTS.announce.name, "judge", announced)
    return call(frame, *lines, *_used_up(at.table, used), then=answered)


async def _target(at: At[Nothing], used: Attack) -> tuple[CardId, tuple[Message, ...]]:
    cards = tuple(victim.card for victim in used.victims)
    if len(cards) == 1:
        return cards[0], (say("the only one it can be"),)
    if used.picked:
        (seat,) = at.board.aboard()
        source = CardName(used.card)
        prompt = say("{seat}, choose the target of {card}.", seat=SeatName(seat), card=source)
        (card,) = await ChooseCards(used.name, seat, prompt, RuleId("TC-34.9"), cards)
        return card, (say("{seat} had to choose", seat=SeatName(seat)),)
    best, why = best_victims(used.victims)
    if len(best) == 1:
        return best[0].card, why
    (face,) = await Roll(dice=1, sides=len(best))
    return best[face - 1].card, (*why, say("by lot"))


def _line(text: str, card: CardId, why: tuple[Message, ...]) -> Said:
    return Said(say(text, card=CardName(card), why=why))


def _used_up(table: Table, used: Attack) -> tuple[Event, ...]:
    """Note the use of an ability that costs nothing: it is once a round (``TC-R.126``)."""
    if not used.free:
        return ()
    body = Used(used.ability)
    lasting = Lasting(table.board.serial + 1, used.card, AUTOMA, body, until=ROUND_END)
    return (LastingBegan(lasting),)


def answered(at: At[Nothing]) -> Next:
    """Let the captain respond, and let it happen."""
    if at.value is False:
        return done(value=False)
    return call(respond(), then=acted)


def acted(_at: At[Nothing]) -> Next:
    """Tell that the Opposition acted."""
    return done(value=True)


ATTACK: Final = Procedure("traveller-ccg.opposition-turn", Nothing, choose, answered, acted)


def turn() -> Frame:
    """Have the Opposition take its turn; the value tells whether it acted."""
    return ATTACK.frame(NOTHING)
