"""What is forbidden, and what happens instead of something else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from tabletop.effects.ability import Ability
from tabletop.effects.context import Context
from tabletop.effects.costs import unpayable
from tabletop.effects.interpret import RUN, Doing, Leaf, Running, Walk
from tabletop.effects.reader import Held, Reader
from tabletop.effects.standing import Forbid, Instead
from tabletop.effects.wording.tokens import capital
from tabletop.engine.board import Binding
from tabletop.engine.decisions import ChooseOption, Option
from tabletop.engine.events import Event, Said, TableCounted
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done, go
from tabletop.engine.ids import SeatId
from tabletop.engine.message import CardName, Refusal, SeatName, say
from tabletop.engine.table import Table

if TYPE_CHECKING:
    from tabletop.effects.language import Language


def forbidden(language: Language, table: Table, event: Event) -> Refusal | None:
    """Say what forbids an event, if anything does."""
    reader = language.reader(table)
    for held in reader.of(Forbid):
        assert isinstance(held.standing, Forbid)
        if held.standing.event.event is not type(event):
            continue
        if met(reader, held) and matches(held.standing.event, reader, event, held.context):
            card = CardName(held.context.source)
            return Refusal(say("{card} does not allow that.", card=card), held.ability.rule_id)
    return None


def met(reader: Reader, held: Held) -> bool:
    """Tell whether the condition of something that holds is met."""
    condition = held.ability.if_
    return condition is None or condition.holds(reader, held.context)


def matches(pattern: Any, reader: Reader, event: Event, context: Context) -> bool:
    """Tell whether an event that has not happened yet is of a kind."""
    return pattern.match(reader, event, reader, context) is not None


REPLACE: Final = "effects.replace"
RUNNING: Final = "instead"
"""Begins the names of counters that tell what is just being carried out instead of something."""

Candidate = tuple[Held, tuple[Binding, ...]]


def replacements(reader: Reader, event: Event, used: tuple[str, ...] = ()) -> Iterator[Candidate]:
    """List what could happen instead of an event, and has not been taken for it already."""
    for held in reader.of(Instead):
        assert isinstance(held.standing, Instead)
        if held.standing.event.event is not type(event):
            continue
        if held.name in used or not met(reader, held):
            continue
        bound = held.standing.event.match(reader, event, reader, held.context)
        if bound is not None and _possible(reader, held, bound):
            yield held, bound


def _possible(reader: Reader, held: Held, bound: tuple[Binding, ...]) -> bool:
    """Tell whether it is not being carried out already; and, where one may, can be paid for."""
    assert isinstance(held.standing, Instead)
    if reader.board.counters.get(f"{RUNNING} {held.name}", 0):
        return False
    if not held.standing.may:
        return True
    context = held.context.having(*bound)
    claims = [claim for node in held.standing.do for claim in node.claims(reader, context)]
    return unpayable(claims) is None


@dataclass(frozen=True, slots=True)
class Replacing:
    """Events that wait for what happens instead: those still to be looked at, those that are
    settled, and what has been taken already (each at most once for an event). ``mark`` is the
    counter of the table that tells what is just being carried out.
    """

    todo: tuple[Any, ...]
    settled: tuple[Any, ...] = ()
    used: tuple[str, ...] = ()
    mark: str = ""


def replacing(language: Language) -> Procedure[Replacing]:
    """Make the procedure that finds what happens instead; its value are the events."""

    def each(at: At[Replacing]) -> Next | Running:
        """Look at the next event."""
        todo, settled, used = at.locals.todo, at.locals.settled, at.locals.used
        reader = language.reader(at.table)
        while todo:
            found = tuple(replacements(reader, todo[0], used))
            if found:
                return choose(at, found, Replacing(todo, settled, used))
            todo, settled = todo[1:], (*settled, todo[0])
        ahead = language.customs.ahead
        events = (one for event in settled for one in (*ahead(at.table, event), event))
        return done(value=tuple(events))

    async def choose(at: At[Replacing], found: tuple[Candidate, ...], so_far: Replacing) -> Next:
        """Have the player concerned choose which comes first, and whether it should."""
        held, bound = found[0]
        seat = asked(held, bound)
        if len(found) > 1:
            options = tuple(
                Option(item.name, say("Use {card}", card=CardName(item.context.source)))
                for item, _ in found
            )
            prompt = say("{seat}, choose which card comes first.", seat=SeatName(seat))
            key = await ChooseOption("instead", seat, prompt, None, options)
            held, bound = next(pair for pair in found if pair[0].name == key)
        used = (*so_far.used, held.name)
        assert isinstance(held.standing, Instead)
        if held.standing.may:
            book = language.book(held.ability)
            prompt = say(
                "{seat}, do you want to use {card}? {what}.",
                seat=SeatName(seat),
                card=CardName(held.context.source),
                what=language.sentence(capital(held.standing.words(book))),
            )
            ways = (Option("yes", say("Use it")), Option("no", say("Decline")))
            if await ChooseOption("replace", seat, prompt, held.ability.rule_id, ways) == "no":
                return go(each, locals=Replacing(so_far.todo, so_far.settled, used))
        told = Said(say("{card} steps in instead.", card=CardName(held.context.source)))
        if all(isinstance(node, Leaf) for node in held.standing.do):
            events = await instead(at, held, bound)
            return go(
                each, told, locals=Replacing((*events, *so_far.todo[1:]), so_far.settled, used)
            )
        # What is made of parts happens at once; meanwhile it does not stand in for its own events.
        walk = Walk(held.address(at.table).down("do"), held.context.having(*bound))
        mark = f"{RUNNING} {held.name}"
        following = Replacing(so_far.todo[1:], so_far.settled, used, mark)
        frame = Frame(RUN, "run", walk)
        return call(frame, told, TableCounted(mark, 1), then=over, locals=following)

    def over(at: At[Replacing]) -> Next:
        """Note that what happened instead is over."""
        so_far = at.locals
        following = Replacing(so_far.todo, so_far.settled, so_far.used)
        return go(each, TableCounted(so_far.mark, -1), locals=following)

    async def instead(
        at: At[Replacing], held: Held, bound: tuple[Binding, ...]
    ) -> tuple[Event, ...]:
        """Ask what the effects ask and give their events, without letting them happen yet."""
        assert isinstance(held.standing, Instead)
        context = held.context.having(*bound)
        events: list[Event] = []
        for number, node in enumerate(held.standing.do):
            assert isinstance(node, Leaf)
            walk = Walk(held.address(at.table).down("do", number), context)
            doing = Doing(At(at.board, at.definitions, walk), language)
            deed = await node.perform(doing)
            events.extend(deed.events)
            context = context.having(*deed.bound)
        return tuple(events)

    def asked(held: Held, bound: tuple[Binding, ...]) -> SeatId:
        """Give the player whom the event concerns, or else whoever controls what replaces it."""
        they = held.context.having(*bound).get("they").seats
        return they[0] if they else held.context.controller

    return Procedure(REPLACE, Replacing, each, over)


def replaced(
    language: Language, procedure: Procedure[Replacing], table: Table, event: Event
) -> tuple[Event, ...] | Frame | None:
    """Give the frame that finds out what happens instead of an event, if anything may.

    Else what the game has come before it, if that is anything.
    """
    reader = language.reader(table)
    if reader.of(Instead) and next(replacements(reader, event), None) is not None:
        return procedure.frame(Replacing((event,)))
    ahead = language.customs.ahead(table, event)
    return (*ahead, event) if ahead else None


__all__ = ["Ability", "Replacing", "forbidden", "replaced", "replacing"]
