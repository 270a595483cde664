"""Actions: what a seat may intend when a window is open, and why it may not.

An action is an intention (place this card, use that ability, pass). What it needs besides, a
target or a payment, is asked for afterwards. A game declares its kinds of action once; the
window, the highlights of a drag, the menu of a card, a bot and a test all read that.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from tabletop.engine.ids import CardId, SeatId, ZoneId
from tabletop.engine.message import Message, Refusal, refuse
from tabletop.engine.records import record
from tabletop.engine.table import Table


@record
class Action:
    """An intention: a verb of the game, the card it is done with if any, and a detail if needed.

    ``ability`` tells apart several things that one card can do.
    """

    verb: str
    card: CardId | None = None
    ability: str = ""


class CardActions(dict[CardId, Action]):
    """The actions of one verb by their card, made once: ``plays[card]``.

    Windows offer the same intentions again and again. Handles change, so old ones are let go.
    """

    MOST: Final = 10_000

    def __init__(self, verb: str) -> None:
        super().__init__()
        self._verb = verb

    def __missing__(self, card: CardId) -> Action:
        if len(self) >= self.MOST:
            self.clear()
        action = self[card] = Action(self._verb, card)
        return action


Follow = str | int | tuple[int, ...]
"""An answer to the question that follows an action: an option, a number or a seat, or cards."""

NOT_THERE: Final = refuse(None, "That can't be done now.")

NO_DROPS: Mapping[ZoneId, tuple[Follow, ...]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Offer:
    """An action with what to call it, and why not if it can't be done now.

    ``drops`` are the zones onto which its card can be dragged to do it, each with the answers
    to later questions that the place already gives (a Plank dropped before a player).
    ``obvious`` marks the one that a double click does. A ``discreet`` one is drawn as if it could
    be done, whoever sits there: that it can't would tell onlookers a secret, so the refusal is
    shown only when it is tried.
    """

    action: Action
    label: Message
    refusal: Refusal | None = None
    drops: Mapping[ZoneId, tuple[Follow, ...]] = field(default_factory=lambda: NO_DROPS)
    obvious: bool = True
    discreet: bool = False


Label = Callable[[Table, Action], Message]
Drops = Callable[[Table, SeatId, Action], Mapping[ZoneId, tuple[Follow, ...]]]

Verdict = tuple[Collection[Action], Iterable[tuple[Refusal, Collection[Action]]]]
"""The actions that can be done, and those that can't, sorted by why."""

Judge = Callable[[Table, SeatId], Verdict]
"""Sorts all actions of a kind, from what the seat can see and nothing else."""


@dataclass(frozen=True, slots=True)
class ActionKind:
    """A kind of action of a game.

    ``candidates`` lists what one could think of; ``verify`` says why one of them can't be done,
    from what the seat can see and nothing else; it is the only definition of legality. A kind
    that is ``judged`` has both in one function.
    """

    verb: str
    label: Label
    candidates: Callable[[Table, SeatId], Iterable[Action]]
    verify: Callable[[Table, SeatId, Action], Refusal | None]
    drops: Drops | None = None
    obvious: bool = True
    discreet: bool = False
    judge: Judge | None = None


def judged(
    verb: str,
    label: Label,
    judge: Judge,
    drops: Drops | None = None,
    *,
    obvious: bool = True,
    discreet: bool = False,
) -> ActionKind:
    """Make a kind of action of one function, which sorts all its actions at one go.

    Nobody could think of an action that it does not mention, so that one is refused.
    """

    def candidates(table: Table, seat: SeatId) -> Iterator[Action]:
        return (action for _, action in _sorted(judge, table, seat))

    def verify(table: Table, seat: SeatId, action: Action) -> Refusal | None:
        for refusal, known in _sorted(judge, table, seat):
            if known == action:
                return refusal
        return NOT_THERE

    return ActionKind(verb, label, candidates, verify, drops, obvious, discreet, judge)


def legal(kinds: Iterable[ActionKind], table: Table, seat: SeatId) -> tuple[Action, ...]:
    """List every action that a seat may take now."""
    found: list[Action] = []
    for kind in kinds:
        judge = kind.judge
        if judge is not None:
            found += judge(table, seat)[0]
            continue
        verify = kind.verify
        for action in kind.candidates(table, seat):
            if verify(table, seat, action) is None:
                found.append(action)
    return tuple(found)


def _tried(kind: ActionKind, table: Table, seat: SeatId) -> Iterator[tuple[Refusal | None, Action]]:
    if kind.judge is not None:
        return _sorted(kind.judge, table, seat)
    verify = kind.verify
    return ((verify(table, seat, action), action) for action in kind.candidates(table, seat))


def _sorted(judge: Judge, table: Table, seat: SeatId) -> Iterator[tuple[Refusal | None, Action]]:
    possible, impossible = judge(table, seat)
    for action in possible:
        yield None, action
    for refusal, actions in impossible:
        for action in actions:
            yield refusal, action


def offers(kinds: Iterable[ActionKind], table: Table, seat: SeatId) -> Iterator[Offer]:
    """Tell of each action that one could think of what it is called and whether it can be done."""
    for kind in kinds:
        for refusal, action in _tried(kind, table, seat):
            drops = NO_DROPS
            if kind.drops is not None:
                drops = kind.drops(table, seat, action)
            label = kind.label(table, action)
            yield Offer(action, label, refusal, drops, kind.obvious, kind.discreet)
