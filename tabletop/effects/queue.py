"""The queue: what was announced last happens first, and anybody may react before it does.

After each addition, and after each item that has happened while others remain, a window opens:
the acting seat first, then clockwise, each adds a reaction or passes; when all pass in a row the
top item happens. Whether a seat is asked depends only on what everybody can see; alone, where
there is nobody to tell, on whether there is anything to do.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tabletop.effects.ability import Ability, find_ability
from tabletop.effects.announce import Announcing
from tabletop.effects.context import Context
from tabletop.effects.interpret import Running, carry_out
from tabletop.effects.loops import came_to_nothing, mark_of
from tabletop.effects.ops.choose import Choose, ChooseSeatOp
from tabletop.effects.reader import Reader
from tabletop.effects.usable import (
    PASS,
    USE,
    Waiting,
    all_claims,
    answering,
    awaited,
    passing,
    reachable,
    using,
    waiting,
    why_not,
)
from tabletop.engine.actions import Action, ActionKind, legal
from tabletop.engine.board import Binding, QueueItem
from tabletop.engine.decisions import ChooseAction
from tabletop.engine.events import Event, LastingEnded, Said, Unqueued
from tabletop.engine.frames import At, Next, Procedure, call, done, go
from tabletop.engine.ids import RuleId, SeatId
from tabletop.engine.message import CardName, Message, SeatName, say
from tabletop.engine.table import Table

if TYPE_CHECKING:
    from tabletop.effects.language import Language


@dataclass(frozen=True, slots=True)
class Window:
    """A window of the queue: how many seats have passed in a row, and what happens now.

    It is over as soon as the queue is empty. ``mark`` tells how the table looked before the item
    happened.
    """

    passed: int = 0
    item: QueueItem | None = None
    mark: int = 0


def resolving(language: Language, announce: Procedure[Announcing]) -> Procedure[Window]:
    """Make the procedure that runs the queue until it is empty."""
    customs, windows = language.customs, language.customs.windows
    any_time = (*windows.reactions, *windows.idle)
    further = windows.kinds or (passing(),)
    while_queued = (using(language, windows.reactions), answering(language), *further)
    while_idle = (using(language, any_time), answering(language), *further)

    def kinds(table: Table) -> tuple[ActionKind, ...]:
        """List what can be done in the window."""
        return while_queued if table.board.queue else while_idle

    def settle(at: At[Window]) -> Next | Running:
        """Put right what is not as it may be, before anybody is asked."""
        frame = customs.settle(at.table)
        return window(at) if frame is None else call(frame, then=settle)

    def window(at: At[Window]) -> Next | Running:
        """Ask the next seat that could have a reaction, or let the top item happen."""
        reader = language.reader(at.table)
        order = reader.round_from(customs.acting(at.table))
        passed = at.locals.passed
        while passed < len(order) and not responds(reader, order, order[passed]):
            passed += 1
        if passed >= len(order):
            lapsed = (
                LastingEnded(item.id) for item in at.board.lasting if isinstance(item.body, Waiting)
            )
            return go(resolve, *lapsed, locals=replace(at.locals, passed=0))
        return ask(at, order[passed], passed)

    async def ask(at: At[Window], seat: SeatId, passed: int) -> Next:
        """Let a seat react or pass."""
        prompt = say("{seat}, any reaction?", seat=SeatName(seat))
        if at.board.queue:
            top = CardName(at.board.queue[-1].source)
            prompt = say("{seat}, any reaction to {card}?", seat=SeatName(seat), card=top)
        choice = await ChooseAction(
            "react", seat, prompt, customs.queue_rule, legal(kinds(at.table), at.table, seat)
        )
        if choice.verb != USE:
            over = passed + (choice.verb == PASS.verb)
            took = windows.took(at.table, seat, choice)
            return go(settle, *took, locals=replace(at.locals, passed=over))
        frame = announce.frame(reaction(language, at.table, seat, choice))
        return call(frame, then=settle, locals=replace(at.locals, passed=0))

    def responds(reader: Reader, order: tuple[SeatId, ...], seat: SeatId) -> bool:
        """Tell whether a seat is asked: whether everybody can see that it could have a reaction."""
        table = reader.table
        own = [item for item in waiting(reader) if item.controller == seat]
        for item in own:
            ability = reader.watching[item.source, item.body.ability]
            context = Context(item.source, seat, item.bound)
            if why_not(reader, ability, context, as_all_see=True) is None:
                return True
        if windows.declines(table, seat):
            return False
        if len(order) == 1:
            usable = legal(kinds(table), table, seat)
            return any(action.verb == USE for action in usable)
        return windows.may_respond(table, seat) or shows(reader, seat)

    def shows(reader: Reader, seat: SeatId) -> bool:
        """Tell whether a seat has anything open on the table that it could react with."""
        timings = windows.reactions if reader.board.queue else any_time
        open_ = (action.card for action in reachable(reader, seat, timings))
        zones = reader.board.zones
        return any(
            card is not None and zones[reader.board.cards[card].zone].in_play for card in open_
        )

    def resolve(at: At[Window]) -> Next:
        """Let the top item happen, unless it was cancelled or has lost all its targets."""
        if not at.board.queue:
            return go(close)
        item = at.board.queue[-1]
        ability = find_ability(at.definitions[item.definition], item.ability)
        bound = eligible(language.reader(at.table), ability, item)
        if item.cancelled or bound is None:
            told = () if item.cancelled else (Said(failing(item, customs.target_rule)),)
            return go(leave, *told, locals=replace(at.locals, passed=0, item=item))
        mark = mark_of(at.board) if free(language.reader(at.table), ability, item) else 0
        frame = carry_out(item.definition, item.ability, item.source, item.controller, bound)
        return call(frame, then=leave, locals=replace(at.locals, passed=0, item=item, mark=mark))

    def leave(at: At[Window]) -> Next:
        """Take the item off the queue; what was played goes where the game says."""
        item, mark = at.locals.item, at.locals.mark
        assert item is not None
        idle: tuple[Event, ...] = ()
        if mark and mark_of(at.board) == mark:
            idle = came_to_nothing(at.board, item, customs.round_end)
        spent: tuple[Event, ...] = customs.spent(at.table, item)
        following = replace(at.locals, item=None, mark=0)
        return go(again, Unqueued(item.id), *spent, *idle, locals=following)

    def again(at: At[Window]) -> Next | Running:
        """Go on as long as anything is left."""
        frame = customs.settle(at.table)
        if frame is not None:
            return call(frame, then=again)
        if at.board.queue or waiting(language.reader(at.table)):
            return go(settle)
        return go(close)

    def close(at: At[Window]) -> Next:
        """End what ends with the queue."""
        return done(*windows.ended(at.table))

    return Procedure("effects.queue", Window, settle, window, resolve, leave, again, close)


def reaction(language: Language, table: Table, seat: SeatId, action: Action) -> Announcing:
    """Announce what a seat does in a window, for the queue."""
    assert action.card is not None
    definition = table.board.cards[action.card].definition
    found = awaited(language.reader(table), seat, action)
    return Announcing(
        action.card,
        definition,
        action.ability,
        seat,
        queued=True,
        bound=() if found is None else found.bound,
        awaited=0 if found is None else found.id,
    )


def failing(item: QueueItem, rule: RuleId | None) -> Message:
    """Say that an item has no target left, and by which rule it comes to nothing."""
    card = CardName(item.source)
    if rule is None:
        return say("{card} has no target left and does nothing.", card=card)
    return say("{card} has no target left and does nothing ({rule}).", card=card, rule=rule)


def eligible(reader: Reader, ability: Ability, item: QueueItem) -> tuple[Binding, ...] | None:
    """Give what was bound without targets that are none any more; None if no target is left."""
    context = Context(item.source, item.controller, item.bound)
    bound = list(item.bound)
    wanted = left = 0
    for node in ability.targets:
        if not isinstance(node, Choose | ChooseSeatOp):
            continue
        chosen = context.get(node.as_)
        if isinstance(node, Choose):
            allowed = node.from_.cards(reader, context)
            cards = tuple(card for card in chosen.cards if card in allowed)
            still = Binding(node.as_, cards, (), len(cards))
            wanted += bool(chosen.cards) or not node.up_to
        else:
            open_ = node.eligible(reader, context)
            still = Binding(node.as_, (), tuple(seat for seat in chosen.seats if seat in open_))
            wanted += 1
        left += bool(still.cards or still.seats)
        bound = [still if binding.name == node.as_ else binding for binding in bound]
    return None if wanted and not left else tuple(bound)


def free(reader: Reader, ability: Ability, item: QueueItem) -> bool:
    """Tell whether an ability can be used again and again, since it costs nothing."""
    if ability.timing is None or ability.limited or ability.from_ is not None:
        return False
    context = Context(item.source, item.controller, item.bound)
    return not any(claim.count > 0 for claim in all_claims(reader, ability, context))
