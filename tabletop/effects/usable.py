"""Which abilities a seat may use, and why not: the same for windows, menus, bots and tests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tabletop.effects.ability import Ability, abilities_of
from tabletop.effects.context import Context
from tabletop.effects.costs import Claim, unpayable
from tabletop.effects.ops.flow import first_refusal
from tabletop.effects.reader import Reader
from tabletop.engine.actions import Action, ActionKind
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import CardName, Message, Refusal, refuse, say
from tabletop.engine.table import Table

if TYPE_CHECKING:
    from tabletop.effects.language import Language

USE: Final = "use"
PASS: Final = Action("pass")


@dataclass(frozen=True, slots=True)
class Used:
    """Marks, as a lasting record, that a limited ability of a card has been used."""

    ability: str


def reachable(reader: Reader, seat: SeatId, timings: tuple[str, ...]) -> Iterator[Action]:
    """List the abilities with such timings on cards that a seat controls or holds and knows."""
    board = reader.board
    for zone in board.zones.values():
        if zone.in_play or zone.owner == seat:
            for number in board.piles[zone.id]:
                for ability in of_card(reader, seat, number, timings):
                    yield Action(USE, number, ability.key)


def of_card(
    reader: Reader, seat: SeatId, card: CardId, timings: tuple[str, ...]
) -> Iterator[Ability]:
    """List the abilities with such timings of one card that a seat may reach."""
    record = reader.board.cards[card]
    zone = reader.board.zones[record.zone]
    if not zone.in_play and zone.owner != seat:
        return
    for ability in abilities_of(reader.table.printed(card)):
        if ability.timing not in timings or not works_from(ability, zone.kind, zone.in_play):
            continue
        if not zone.in_play or (record.face_up and reader.you(card) == seat):
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
    if ability.if_ is not None and not ability.if_.holds(reader, context):
        return Refusal(say("Its condition is not met."), ability.rule_id)
    if ability.limited and is_used(reader, context.source, ability.key):
        return Refusal(say("It has been used this round."), ability.rule_id)
    claims: list[Claim] = [claim for cost in ability.cost for claim in cost.claims(reader, context)]
    refusal = unpayable(claims, as_all_see)
    if refusal is None and not as_all_see:
        refusal = first_refusal(ability.targets, reader, context)
        if refusal is None and not ability.targets:
            refusal = first_refusal(ability.do, reader, context)
    if refusal is not None and refusal.rule is None:
        return Refusal(refusal.reason, ability.rule_id)
    return refusal


def is_used(reader: Reader, card: CardId, ability: str) -> bool:
    """Tell whether a limited ability of a card has been used in this round."""
    return any(
        lasting.source == card and lasting.body == Used(ability) for lasting in reader.board.lasting
    )


def using(language: Language, timings: tuple[str, ...], obvious: bool = True) -> ActionKind:
    """Make the kind of action 'use an ability with one of these timings'."""

    def label(_table: Table, action: Action) -> Message:
        assert action.card is not None
        return say("Use {card}", card=CardName(action.card))

    def candidates(table: Table, seat: SeatId) -> Iterable[Action]:
        return reachable(language.reader(table), seat, timings)

    def verify(table: Table, seat: SeatId, action: Action) -> Refusal | None:
        reader = language.reader(table)
        if action.card is not None:
            for ability in of_card(reader, seat, action.card, timings):
                if ability.key == action.ability:
                    return why_not(reader, ability, Context(action.card, seat))
        return refuse(None, "You have no such ability to use now.")

    return ActionKind(USE, label, candidates, verify, obvious=obvious)


def passing() -> ActionKind:
    """Make the kind of action 'do nothing now'."""
    return ActionKind(
        PASS.verb,
        lambda _table, _action: say("Pass"),
        lambda _table, _seat: (PASS,),
        lambda _table, _seat, _action: None,
        obvious=False,
    )
