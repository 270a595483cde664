"""The queue: what was announced last happens first, and anybody may react before it does.

After each addition, and after each item that has happened while others remain, a window opens:
the acting seat first, then clockwise, each adds a reaction or passes; when all pass in a row the
top item happens. Whether a seat is asked depends only on what everybody can see.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tabletop.effects.ability import Ability, find_ability
from tabletop.effects.announce import Announcing
from tabletop.effects.context import Context
from tabletop.effects.interpret import Running, carry_out
from tabletop.effects.ops.choose import Choose
from tabletop.effects.reader import Reader
from tabletop.effects.usable import PASS, passing, reachable, using
from tabletop.engine.actions import legal
from tabletop.engine.board import Binding, QueueItem
from tabletop.engine.decisions import ChooseAction
from tabletop.engine.events import Event, Unqueued
from tabletop.engine.frames import At, Next, Procedure, call, done, go
from tabletop.engine.ids import SeatId
from tabletop.engine.message import SeatName, say
from tabletop.engine.table import Table

if TYPE_CHECKING:
    from tabletop.effects.language import Language


@dataclass(frozen=True, slots=True)
class Window:
    """A window of the queue: how many seats have passed in a row, and what happens now."""

    passed: int = 0
    item: QueueItem | None = None


def resolving(language: Language, announce: Procedure[Announcing]) -> Procedure[Window]:
    """Make the procedure that runs the queue until it is empty."""
    customs = language.customs
    kinds = (using(language, customs.reactions), passing())

    def window(at: At[Window]) -> Next | Running:
        """Ask the next seat that could have a reaction, or let the top item happen."""
        order = language.reader(at.table).round_from(customs.acting(at.table))
        passed = at.locals.passed
        while passed < len(order) and not responds(at.table, order[passed]):
            passed += 1
        if passed >= len(order):
            return go(resolve, locals=Window())
        return ask(at.table, order[passed], passed)

    async def ask(table: Table, seat: SeatId, passed: int) -> Next:
        """Let a seat react or pass."""
        choice = await ChooseAction(
            "react", seat, say("{seat}, any reaction?", seat=SeatName(seat)),
            customs.queue_rule, legal(kinds, table, seat),
        )  # fmt: skip
        if choice == PASS:
            return go(window, locals=Window(passed + 1))
        assert choice.card is not None
        definition = table.board.cards[choice.card].definition
        reaction = Announcing(choice.card, definition, choice.ability, seat, queued=True)
        return call(announce.frame(reaction), then=window, locals=Window())

    def responds(table: Table, seat: SeatId) -> bool:
        """Tell whether everybody can see that a seat could have a reaction."""
        if customs.may_respond(table, seat):
            return True
        reader = language.reader(table)
        open_ = (action.card for action in reachable(reader, seat, customs.reactions))
        zones = table.board.zones
        return any(
            card is not None and zones[table.board.cards[card].zone].in_play for card in open_
        )

    def resolve(at: At[Window]) -> Next:
        """Let the top item happen, unless it was cancelled or has lost all its targets."""
        if not at.board.queue:
            return done()
        item = at.board.queue[-1]
        ability = find_ability(at.definitions[item.definition], item.ability)
        bound = eligible(language.reader(at.table), ability, item)
        if item.cancelled or bound is None:
            return go(leave, locals=Window(0, item))
        frame = carry_out(item.definition, item.ability, item.source, item.controller, bound)
        return call(frame, then=leave, locals=Window(0, item))

    def leave(at: At[Window]) -> Next:
        """Take the item off the queue; what was played goes where the game says."""
        item = at.locals.item
        assert item is not None
        spent: tuple[Event, ...] = customs.spent(at.table, item)
        return go(again, Unqueued(item.id), *spent, locals=Window())

    def again(at: At[Window]) -> Next:
        """Go on as long as anything is left."""
        return go(window) if at.board.queue else done()

    return Procedure("effects.queue", Window, window, resolve, leave, again)


def eligible(reader: Reader, ability: Ability, item: QueueItem) -> tuple[Binding, ...] | None:
    """Give what was bound without targets that are none any more; None if no target is left."""
    context = Context(item.source, item.controller, item.bound)
    bound = list(item.bound)
    had = left = 0
    for node in ability.targets:
        if not isinstance(node, Choose):
            continue
        allowed = node.from_.cards(reader, context)
        for number, binding in enumerate(bound):
            if binding.name == node.as_:
                cards = tuple(card for card in binding.cards if card in allowed)
                had, left = had + len(binding.cards), left + len(cards)
                bound[number] = Binding(binding.name, cards, (), len(cards))
    return None if had and not left else tuple(bound)
