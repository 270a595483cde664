"""What happens because something happened: triggers, and the window for those that may be declined.

Triggers that must happen come first, seat by seat from the leading one, each seat ordering its
own; then those that may be used, any number of them in any order. A seat is asked about these
whenever everybody can see that it could have one, whether it can pay or not. What they cause has
triggers and windows of its own, which are settled first.

In a game whose ``windows`` let them ``wait``, those with a cost are put on record instead, and
can be used in the next window. Triggers that set off each other without an end are stopped (see
``loops``).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tabletop.effects.ability import Ability, find_ability
from tabletop.effects.announce import Announcing
from tabletop.effects.context import Context
from tabletop.effects.interpret import Running, carry_out
from tabletop.effects.loops import (
    LONGEST,
    OWN,
    Happening,
    chain_of,
    chain_over,
    happens,
    longer,
)
from tabletop.effects.reader import Reader
from tabletop.effects.usable import PASS, USE, Used, Waiting, why_not
from tabletop.engine.actions import Action
from tabletop.engine.board import Binding, Lasting
from tabletop.engine.decisions import ChooseAction, ChooseOption, Option
from tabletop.engine.events import CardMoved, Event, LastingBegan, LastingEnded, Said
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, DefId, SeatId
from tabletop.engine.message import CardName, SeatName, say
from tabletop.engine.table import Table

if TYPE_CHECKING:
    from tabletop.effects.language import Language


@dataclass(frozen=True, slots=True)
class Triggered:
    """An ability whose event has happened, with what the event was about."""

    source: CardId
    definition: DefId
    ability: str
    controller: SeatId
    bound: tuple[Binding, ...]
    optional: bool

    @property
    def context(self) -> Context:
        """What its names stand for."""
        return Context(self.source, self.controller, self.bound)


@dataclass(frozen=True, slots=True)
class Triggers:
    """Triggers that have not been dealt with yet; ``passed`` seats have had enough.

    ``began`` marks the first ones of a chain, with which it ends; ``happening`` is the record of
    the one that happens, in a game where none does out of itself.
    """

    waiting: tuple[Triggered, ...]
    passed: tuple[SeatId, ...] = ()
    began: bool = False
    happening: int = 0


def triggered(before: Reader, event: Event, after: Reader) -> tuple[Triggered, ...]:
    """List the abilities that an event triggers: of what was in play before it, or is after.

    Whoever is out of the match has none any more.
    """
    found: list[Triggered] = []
    out = {seat.id for seat in after.board.seats if not seat.aboard}
    now, then = after.watching, before.watching
    both = now if now.keys() == then.keys() else {**then, **now}
    for (card, key), ability in both.items():
        if ability.after is None or ability.after.event is not type(event):
            continue
        reader = after if (card, key) in now else before
        controller = reader.you(card)
        if controller in out:
            continue
        context = Context(card, controller)
        bound = ability.after.match(before, event, after, context)
        if bound is None:
            continue
        context = context.having(*bound)
        if ability.if_ is not None and not ability.if_.holds(after, context):
            continue
        optional = ability.may or bool(ability.cost)
        if optional and (card, key) not in now:
            continue
        definition = after.board.cards[card].definition
        found.append(Triggered(card, definition, ability.key, controller, bound, optional))
    return tuple(found)


def reacting(language: Language, announce: Procedure[Announcing]) -> Procedure[Triggers]:
    """Make the procedure that deals with triggers."""
    customs = language.customs

    def must(at: At[Triggers]) -> Next | Running:
        """Let the next trigger happen that must."""
        frame = customs.settle(at.table)
        if frame is not None:
            return call(frame, then=must)
        waiting = at.locals.waiting
        compulsory = [item for item in waiting if not item.optional]
        if not compulsory:
            return may(at)
        leading = customs.leading or customs.acting
        order = language.reader(at.table).round_from(leading(at.table))
        for seat in order:
            own = [item for item in compulsory if item.controller == seat]
            if len(own) > 1:
                return one_of(at, seat, own)
            if own:
                return happen(at, own[0])
        return happen(at, compulsory[0])

    async def one_of(at: At[Triggers], seat: SeatId, own: list[Triggered]) -> Next:
        """Have a seat choose which of its triggers happens first."""
        options = tuple(
            Option(str(number), say("{card}", card=CardName(item.source)))
            for number, item in enumerate(own)
        )
        prompt = say("{seat}, choose which card comes first.", seat=SeatName(seat))
        return happen(at, own[int(await ChooseOption("trigger", seat, prompt, None, options))])

    def happen(at: At[Triggers], item: Triggered) -> Next:
        """Carry out a trigger, unless it would go round in a circle."""
        if not customs.nested:
            return once(at, item)
        marked = longer(at.board, item.source, item.controller, item.bound, item.ability)
        if marked is None:
            return go(must, stopped(at, item), locals=without(at, item))
        began = at.locals.began or chain_of(at.board) is None
        return call(
            of_itself(item), *marked, then=must, locals=replace(without(at, item), began=began)
        )

    def once(at: At[Triggers], item: Triggered) -> Next:
        """Carry out a trigger, unless it happens already and has led to this."""
        if happens(at.board, item.source, item.ability) is not None:
            return go(must, stopped(at, item), locals=without(at, item))
        body = Happening(item.ability)
        record = Lasting(at.board.serial + 1, item.source, item.controller, body)
        begun = replace(without(at, item), happening=record.id)
        return call(of_itself(item), LastingBegan(record), then=happened, locals=begun)

    def happened(at: At[Triggers]) -> Next:
        """Go on with the others; this one may happen again."""
        return go(must, LastingEnded(at.locals.happening), locals=replace(at.locals, happening=0))

    def of_itself(item: Triggered) -> Frame:
        """Carry out a trigger that must happen."""
        if customs.carried is not None:
            return customs.carried(announced(item))
        return carry_out(item.definition, item.ability, item.source, item.controller, item.bound)

    def announced(item: Triggered) -> Announcing:
        """Name the ability of a trigger, with what has been chosen for it so far."""
        return Announcing(
            item.source, item.definition, item.ability, item.controller, bound=item.bound
        )

    def stopped(at: At[Triggers], item: Triggered) -> Said:
        """Say why a trigger does not happen any more."""
        chain = chain_of(at.board)
        counted = chain is not None and len(chain.body.marks) >= LONGEST
        why = "it has gone on {times} times" if counted else "it would go round in a circle"
        return Said(
            say(
                "{card} does not happen again: {why} without anybody choosing anything.",
                card=CardName(item.source),
                why=say(why, times=LONGEST),
            )
        )

    def without(at: At[Triggers], item: Triggered) -> Triggers:
        """Take one off the list."""
        rest = tuple(other for other in at.locals.waiting if other != item)
        return replace(at.locals, waiting=rest)

    def may(at: At[Triggers]) -> Next | Running:
        """Ask the next seat that could use one of its triggers, as far as all can see."""
        reader = language.reader(at.table)
        for seat in reader.round_from(customs.acting(at.table)):
            if seat in at.locals.passed:
                continue
            own = [
                item
                for item in at.locals.waiting
                if item.controller == seat
                and still(reader, item)
                and not customs.windows.hushed(at.table, seat, item.source)
                and why_not(reader, ability_of(at, item), item.context, as_all_see=True) is None
            ]
            if own:
                return window(at, reader, seat, own)
        return done(*(chain_over(at.board) if at.locals.began else ()))

    async def window(at: At[Triggers], reader: Reader, seat: SeatId, own: list[Triggered]) -> Next:
        """Let a seat use one of its triggers, or pass."""
        actions = [
            Action(USE, item.source, item.ability)
            for item in own
            if why_not(reader, ability_of(at, item), item.context) is None
        ]
        prompt = say("{seat}, any reaction?", seat=SeatName(seat))
        rule = customs.queue_rule
        cards = tuple(dict.fromkeys(item.source for item in own))
        if customs.windows.openly:
            named = tuple(CardName(card) for card in cards)
            prompt = say("{seat}, any reaction with {cards}?", seat=SeatName(seat), cards=named)
        besides = customs.windows.besides(at.table, seat, cards)
        openly = (*besides, PASS) if customs.windows.openly else ()
        choice = await ChooseAction(
            "trigger", seat, prompt, rule, (*actions, *besides, PASS), openly
        )
        if choice == PASS:
            return go(must, locals=replace(at.locals, passed=(*at.locals.passed, seat)))
        if choice.verb != USE:
            return go(must, *customs.windows.took(at.table, seat, choice))
        item = next(
            item for item in own if (item.source, item.ability) == (choice.card, choice.ability)
        )
        use = announced(item)
        frame = announce.frame(use) if customs.carried is None else customs.carried(use)
        # Who chooses to go on does not go round in a circle.
        began = replace(without(at, item), began=False)
        if customs.windows.anew:
            began = replace(began, passed=())
        return call(frame, *chain_over(at.board), then=must, locals=began)

    def ability_of(at: At[Triggers], item: Triggered) -> Ability:
        """Find the ability of a trigger."""
        return find_ability(at.definitions[item.definition], item.ability)

    def still(reader: Reader, item: Triggered) -> bool:
        """Tell whether the card is still where its ability works."""
        return (item.source, item.ability) in reader.watching

    return Procedure("effects.triggers", Triggers, must, happened)


def observed(
    language: Language, procedure: Procedure[Triggers], before: Table, event: Event, after: Table
) -> tuple[Event | Frame, ...]:
    """Give the frame that deals with what an event triggers, if it triggers anything."""
    fresh = renewed(before, event, after)
    if isinstance(event, LastingBegan | LastingEnded) and about_itself(event, before):
        return fresh
    found = triggered(language.reader(before), event, language.reader(after))
    if not found:
        return fresh
    later: tuple[Event, ...] = ()
    if language.customs.windows.wait:
        late = tuple(item for item in found if costs(after, item))
        later = tuple(
            LastingBegan(
                Lasting(
                    after.board.serial + 1 + number,
                    item.source,
                    item.controller,
                    Waiting(item.ability),
                    item.bound,
                )
            )
            for number, item in enumerate(late)
        )
        found = tuple(item for item in found if item not in late)
    frames = (procedure.frame(Triggers(found)),) if found else ()
    return (*fresh, *later, *frames)


def costs(table: Table, item: Triggered) -> bool:
    """Tell whether a trigger must be paid for."""
    return bool(find_ability(table.definitions[item.definition], item.ability).cost)


def about_itself(event: LastingBegan | LastingEnded, before: Table) -> bool:
    """Tell whether an event is only what the language keeps on record for itself."""
    if isinstance(event, LastingBegan):
        return isinstance(event.lasting.body, (*OWN, Used, Waiting))
    return any(
        item.id == event.lasting and isinstance(item.body, (*OWN, Used, Waiting))
        for item in before.board.lasting
    )


def renewed(before: Table, event: Event, after: Table) -> tuple[Event, ...]:
    """Forget what was used of a card that leaves play: if it comes back it is a new one."""
    if not isinstance(event, CardMoved) or not after.board.lasting:
        return ()
    zones = after.board.zones
    if zones[event.to].in_play or not zones[before.board.cards[event.card].zone].in_play:
        return ()
    return tuple(
        LastingEnded(lasting.id)
        for lasting in after.board.lasting
        if lasting.source == event.card and isinstance(lasting.body, Used | Waiting)
    )
