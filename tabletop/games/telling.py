"""What a game tells of the table besides its cards: how far it is, how each seat stands.

All of it is made from a seat's view, so it can give nothing away.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from tabletop.engine.actions import Action
from tabletop.engine.board import Board, QueueItem
from tabletop.engine.ids import CardId, SeatId, ZoneId
from tabletop.engine.message import Message
from tabletop.engine.view import SeatView


@dataclass(frozen=True, slots=True)
class ZoneTold:
    """What stands over a zone in place of its title, and whose marks beside it."""

    title: Message
    seats: tuple[SeatId, ...] = ()


@dataclass(frozen=True, slots=True)
class Aims:
    """Which seats and which cards something is aimed at."""

    seats: tuple[SeatId, ...] = ()
    cards: tuple[CardId, ...] = ()


class Chapter(NamedTuple):
    """Where in a match a moment stands: its turn or round, and the phase of that, if it has any."""

    turn: Message
    phase: Message | None = None


class Confirming(NamedTuple):
    """What confirms a choice of cards: of none, of one, and of more, with the gap {count}."""

    none: Message
    one: Message
    more: Message


@dataclass(frozen=True, slots=True)
class Telling:
    """The parts that a game may tell; each gives None or nothing where there is nothing to say.

    ``moment`` says how far the match is, ``seat`` what a seat is up to, ``zone`` what a zone is
    now. ``aims`` gives the seats and cards that a queued item is aimed at, ``effect`` is the text
    of what it will do, with icons; ``reacting`` says line by line who may still react to the
    queue. ``worth`` is what a card that a question is about counts for in it. ``aside`` names the
    group of an action that should not be in the way among the others, ``hopeless`` tells of one
    that can't succeed as things stand, so that it is not proposed, and ``wake`` is the action
    that has nobody pass by themselves any more. ``steps`` gives what is written along a bar of a
    seat and where, by its counter, or None if the seat has no such bar. ``chapter`` gives the turn
    and phase that the history puts a moment under; it is shown to all, so it reads only what is
    open to all. ``confirming`` gives what the button says that confirms a choice of cards, by the
    name of the question.
    """

    moment: Callable[[SeatView], Message | None] = lambda _view: None
    seat: Callable[[SeatView, SeatId], Message | None] = lambda _view, _seat: None
    zone: Callable[[SeatView, ZoneId], ZoneTold | None] = lambda _view, _zone: None
    aims: Callable[[QueueItem], Aims] = lambda _item: Aims()
    effect: Callable[[QueueItem], str] = lambda _item: ""
    reacting: Callable[[SeatView], tuple[Message, ...]] = lambda _view: ()
    worth: Callable[[SeatView, CardId], int | None] = lambda _view, _card: None
    aside: Callable[[Action], Message | None] = lambda _action: None
    hopeless: Callable[[SeatView, Action], bool] = lambda _view, _action: False
    wake: Action | None = None
    steps: Callable[[SeatView, SeatId, str], tuple[tuple[int, str], ...] | None] = (
        lambda _view, _seat, _counter: ()
    )
    chapter: Callable[[Board], Chapter | None] = lambda _board: None
    confirming: Mapping[str, Confirming] = field(default_factory=dict)


PLAIN = Telling()
"""Tells nothing."""
