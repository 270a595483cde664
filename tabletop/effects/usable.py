"""Which abilities a seat may use, and why not: the same for windows, menus, bots and tests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tabletop.effects.ability import Ability, abilities_of, find_ability
from tabletop.effects.context import Context
from tabletop.effects.costs import Claim, unpayable
from tabletop.effects.interpret import Doing
from tabletop.effects.loops import is_idle
from tabletop.effects.nodes import Effect, nodes_of
from tabletop.effects.ops.flow import first_refusal
from tabletop.effects.reader import Reader
from tabletop.engine.actions import Action, ActionKind
from tabletop.engine.board import Binding, Lasting
from tabletop.engine.cards import Sight
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import Message, Refusal, refuse, say
from tabletop.engine.records import once
from tabletop.engine.table import Definition, Table

if TYPE_CHECKING:
    from tabletop.effects.language import Language

USE: Final = "use"
PASS: Final = Action("pass")


@dataclass(frozen=True, slots=True)
class Used:
    """Marks, as a lasting record, that a limited ability of a card has been used."""

    ability: str


@dataclass(frozen=True, slots=True)
class Waiting:
    """Marks, as a lasting record, that an ability was triggered and can be used in a window.

    The record's source is its card, and what it binds is what the event was about.
    """

    ability: str


def reachable(reader: Reader, seat: SeatId, timings: tuple[str, ...]) -> Iterator[Action]:
    """List the abilities with such timings on cards that a seat controls or holds and knows."""
    board = reader.board
    for zone in board.zones.values():
        if zone.in_play or (zone.owner == seat and zone.sight is not Sight.NOBODY):
            for number in board.piles[zone.id]:
                if _timings(reader.table.printed(number)).isdisjoint(timings):
                    continue
                for ability in of_card(reader, seat, number, timings):
                    yield Action(USE, number, ability.key)


@once
def _timings(definition: Definition) -> frozenset[str | None]:
    """List when the abilities of a printed card can be used: of most cards none can."""
    abilities = abilities_of(definition)
    return frozenset(ability.timing for ability in abilities if ability.after is None)


def of_card(
    reader: Reader, seat: SeatId, card: CardId, timings: tuple[str, ...]
) -> Iterator[Ability]:
    """List the abilities with such timings of one card that a seat may reach."""
    record = reader.board.cards[card]
    zone = reader.board.zones[record.zone]
    if not zone.in_play and zone.owner != seat:
        return
    user = reader.language.customs.user
    for ability in abilities_of(reader.table.printed(card)):
        if ability.timing not in timings or ability.after is not None:
            continue
        if not works_from(ability, zone.kind, zone.in_play):
            continue
        if not zone.in_play or (record.face_up and user(reader, card, ability) == seat):
            yield ability


def works_from(ability: Ability, kind: str, in_play: bool) -> bool:
    """Tell whether an ability works from a zone."""
    return in_play if ability.from_ is None else ability.from_ == kind


def why_not(
    reader: Reader,
    ability: Ability,
    context: Context,
    as_all_see: bool = False,
) -> Refusal | None:
    """Say why an ability can't be used, or None when it can.

    ``as_all_see`` judges by what is open to everybody: whether a window opens must tell nothing.
    """
    because, judging = reader.language.customs.because, reader.language.customs.judging
    refusal = _not_now(reader, ability, context)
    if refusal is None and judging is not None:
        refusal = judging.ability(reader, ability, context, as_all_see)
    elif refusal is None:
        refusal = unpayable(all_claims(reader, ability, context), as_all_see)
        if refusal is not None and refusal.rule is None:
            refusal = Refusal(refusal.reason, because(ability, "cost"))
    if refusal is None and judging is None and not as_all_see:
        refusal = _impossible(reader, ability, context)
    if refusal is not None and refusal.rule is None:
        return Refusal(refusal.reason, ability.rule_id)
    return refusal


def all_claims(reader: Reader, ability: Ability, context: Context) -> list[Claim]:
    """List what an ability's costs take, and those that other cards add to them.

    A cost that is paid with what has not been chosen yet is judged only when it has.
    """
    added = reader.language.customs.added(reader, ability, context)
    costs = (*ability.cost, *(cost for one in added for cost in one.costs))
    if ability.targets:
        costs = tuple(cost for cost in costs if not awaits(cost, ability, context))
    return [claim for cost in costs for claim in cost.claims(reader, context)]


def awaits(cost: Effect, ability: Ability, context: Context) -> bool:
    """Tell whether a cost is paid with a target that has not been chosen yet."""
    chosen = {binding.name for binding in context.bound}
    awaited_names = {
        name
        for node in ability.targets
        if (name := getattr(node, "as_", None)) is not None and name not in chosen
    }
    return bool(awaited_names) and any(
        getattr(node, "name", None) in awaited_names for node in nodes_of(cost)
    )


def affordable(doing: Doing, target: Binding) -> bool:
    """Tell whether an ability that is being announced could be paid for with this target.

    What targets cost is known only when they are named; what can't be paid is none.
    """
    if doing.walk.address.path[:1] != ("targets",):
        return True
    context = doing.context.having(target)
    return unpayable(all_claims(doing.reader, doing.ability, context)) is None


def _not_now(reader: Reader, ability: Ability, context: Context) -> Refusal | None:
    because = reader.language.customs.because
    if ability.phase and not reader.during(ability.phase):
        phases = tuple(_phase(reader, phase) for phase in ability.phase)
        text = "It can be used only in another part of the round: {when}."
        return refuse(because(ability, "phase"), text, when=phases)
    if ability.if_ is not None and not ability.if_.holds(reader, context):
        language = reader.language
        condition = language.sentence(ability.if_.words(language.book(ability)))
        return refuse(None, "It can be used only if {condition}.", condition=condition)
    if ability.limited and is_used(reader, ability, context):
        return refuse(because(ability, "limited"), "It has been used this round.")
    if is_idle(reader.board, context.source, ability.key):
        text = "It would change nothing, as it did not the last time."
        return refuse(because(ability, "idle"), text)
    return None


def _phase(reader: Reader, phase: str) -> str:
    return reader.language.words["phases"].get(phase, phase)


def _impossible(reader: Reader, ability: Ability, context: Context) -> Refusal | None:
    if not ability.targets:
        return first_refusal(ability.do, reader, context)
    if reader.language.customs.aimless(ability.targets[0]):
        return None
    return first_refusal(ability.targets, reader, context)


def is_used(reader: Reader, ability: Ability, context: Context) -> bool:
    """Tell whether a limited ability has been used up in this round.

    In play it is that of the one card; of cards that are spent, in some games, that of the title.
    """
    titles = reader.language.customs.titles
    if ability.from_ is not None and titles is not None:
        definition = reader.board.cards[context.source].definition
        return titles.used(reader.table, context.controller, definition)
    used = Used(ability.key)
    return any(
        lasting.source == context.source and lasting.body == used
        for lasting in reader.board.lasting
    )


def waiting(reader: Reader) -> tuple[Lasting, ...]:
    """List the triggers that can be used in a window, of cards that are still there."""
    return tuple(
        lasting
        for lasting in reader.board.lasting
        if isinstance(lasting.body, Waiting)
        and (lasting.source, lasting.body.ability) in reader.watching
    )


def awaited(reader: Reader, seat: SeatId, action: Action) -> Lasting | None:
    """Find the trigger that an action uses, if it uses one."""
    return next(
        (
            lasting
            for lasting in waiting(reader)
            if lasting.controller == seat
            and (lasting.source, lasting.body.ability) == (action.card, action.ability)
        ),
        None,
    )


def using(language: Language, timings: tuple[str, ...], obvious: bool = True) -> ActionKind:
    """Make the kind of action 'use an ability with one of these timings'."""

    def label(table: Table, action: Action) -> Message:
        return called(language, table, action)

    def candidates(table: Table, seat: SeatId) -> Iterable[Action]:
        return reachable(language.reader(table), seat, timings)

    def verify(table: Table, seat: SeatId, action: Action) -> Refusal | None:
        reader = language.reader(table)
        if action.card is not None:
            for ability in of_card(reader, seat, action.card, timings):
                if ability.key == action.ability:
                    return why_not(reader, ability, Context(action.card, seat))
        return refuse(None, "You have no such ability to use now.")

    drops = language.customs.drops
    return ActionKind(USE, label, candidates, verify, drops, obvious=obvious)


def answering(language: Language) -> ActionKind:
    """Make the kind of action 'use an ability that was triggered'."""

    def label(table: Table, action: Action) -> Message:
        return called(language, table, action)

    def candidates(table: Table, seat: SeatId) -> Iterable[Action]:
        return tuple(
            Action(USE, lasting.source, lasting.body.ability)
            for lasting in waiting(language.reader(table))
            if lasting.controller == seat
        )

    def verify(table: Table, seat: SeatId, action: Action) -> Refusal | None:
        reader = language.reader(table)
        lasting = awaited(reader, seat, action)
        if lasting is None:
            return refuse(None, "Nothing has happened that it answers.")
        ability = reader.watching[lasting.source, action.ability]
        return why_not(reader, ability, Context(lasting.source, seat, lasting.bound))

    return ActionKind(USE, label, candidates, verify)


def called(language: Language, table: Table, action: Action) -> Message:
    """Give what the button of an action that uses an ability says."""
    assert action.card is not None
    ability = find_ability(table.printed(action.card), action.ability)
    return language.customs.called(table, action.card, ability)


def passing() -> ActionKind:
    """Make the kind of action 'do nothing now'."""
    return ActionKind(
        PASS.verb,
        lambda _table, _action: say("Pass"),
        lambda _table, _seat: (PASS,),
        lambda _table, _seat, _action: None,
        obvious=False,
    )
