"""What the language must know of a game's rules: who acts, who may react, where spent cards go."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tabletop.effects.refill import NO_REFILL, Refill
from tabletop.engine.board import QueueItem
from tabletop.engine.events import Event
from tabletop.engine.frames import Procedure
from tabletop.engine.ids import RuleId, SeatId
from tabletop.engine.table import Table

if TYPE_CHECKING:
    from tabletop.effects.announce import Announcing
    from tabletop.effects.interpret import Doing
    from tabletop.effects.nodes import Effect


def first_aboard(table: Table) -> SeatId:
    """Take the first seat for the acting one, in a game where nobody acts for long."""
    aboard = table.board.aboard()
    return aboard[0] if aboard else SeatId(0)


def holds_cards(table: Table, seat: SeatId) -> bool:
    """Tell whether a seat holds cards: then it is asked, whatever they are."""
    return any(
        zone.owner == seat and not zone.in_play and zone.kind == "hand" and table.board.piles[key]
        for key, zone in table.board.zones.items()
    )


def nowhere(_table: Table, _item: QueueItem) -> tuple[Event, ...]:
    """Leave the card of an item where it is."""
    return ()


def as_it_lies(_table: Table, _announced: Announcing) -> tuple[Event, ...]:
    """Leave a card that is announced where it is."""
    return ()


def untold(_doing: Doing, _node: Effect, _events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Tell nothing besides what happens, for games whose log needs no words of its own."""
    return ()


def never(_table: Table, _moment: str) -> bool:
    """Tell that no named part of a round is ever on, for games without such."""
    return False


@dataclass(frozen=True, slots=True)
class Customs:
    """How a game does what the language leaves open.

    ``acting`` is the seat with the first chance to react; ``reactions`` are the timings that may
    be used while something is on the queue; ``may_respond`` tells from what is open to all
    whether a seat is asked, besides those with such an ability in play; ``spent`` gives what
    happens to the card of an item that leaves the queue, ``shown`` what happens to a card whose
    ability is paid for and about to go on the queue. ``refill`` runs when a card must be
    drawn from an empty pile. ``told`` is asked before the events of an effect happen, with what
    is running, and gives what comes before them: lines of the log, what goes on record; a draw is
    asked for all cards that lie there at once. ``during`` tells whether a named part of the round
    is on. Limited abilities come back at the moment ``round_end``.
    """

    acting: Callable[[Table], SeatId] = first_aboard
    reactions: tuple[str, ...] = ("reaction",)
    may_respond: Callable[[Table, SeatId], bool] = holds_cards
    spent: Callable[[Table, QueueItem], tuple[Event, ...]] = nowhere
    shown: Callable[[Table, Announcing], tuple[Event, ...]] = as_it_lies
    refill: Procedure[Refill] = NO_REFILL
    told: Callable[[Doing, Effect, tuple[Event, ...]], tuple[Event, ...]] = untold
    during: Callable[[Table, str], bool] = never
    round_end: str = "round-end"
    queue_rule: RuleId | None = None
    payment_rule: RuleId | None = None
