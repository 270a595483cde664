"""Driving matches of this game in tests: from the seat's view, as a session does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from tabletop.engine import kernel
from tabletop.engine.chance import Chance
from tabletop.engine.decisions import Answer, ChooseAction, ChooseCards
from tabletop.engine.message import Refusal
from tabletop.engine.position import Position
from tabletop.engine.view import Handles, SeatView, rename_answer, view_of
from tabletop.games import registry
from tabletop.games.definition import GameDefinition, chosen
from tabletop.games.traveller_traders.names import PLAYER

Think = Callable[[SeatView], Answer]


@cache
def game() -> GameDefinition:
    return registry.load("traveller-traders")


def begun(seed: int, options: Mapping[str, Any] | None = None) -> Position:
    definition = game()
    setup = chosen(definition.options, {"seats": 1, **(options or {})})
    assert not isinstance(setup, Refusal)
    start = definition.begin(setup)
    assert not isinstance(start, Refusal)
    board, frame = start
    return kernel.settle(definition.rules, kernel.start(definition.rules, board, frame, seed))


def answered(position: Position, answer: Answer) -> Position:
    rules = game().rules
    following = kernel.submit(rules, position, PLAYER, answer)
    assert isinstance(following, Position), following
    return kernel.settle(rules, following)


def act(position: Position, verb: str) -> Position:
    assert position.pending is not None
    decision = position.pending.decision
    assert isinstance(decision, ChooseAction)
    (action,) = (action for action in decision.actions if action.verb == verb)
    return answered(position, action)


def through(position: Position, think: Think) -> Iterator[Position]:
    """Play on to the end, and give every position on the way."""
    yield position
    while position.pending is not None:
        view = view_of(game().rules, position, PLAYER)
        assert view.decision is not None
        answer = rename_answer(view.decision, think(view), Handles(position, PLAYER).card)
        position = answered(position, answer)
        yield position


def by_chance(seed: int) -> Think:
    """Answer anything that is allowed."""
    state = Chance(seed)

    def think(view: SeatView) -> Answer:
        nonlocal state
        decision = view.decision
        if isinstance(decision, ChooseAction):
            number, state = state.below(len(decision.actions))
            return decision.actions[number]
        assert isinstance(decision, ChooseCards)
        number, state = state.below(len(decision.cards))
        return (decision.cards[number],)

    return think


def by_trader(view: SeatView) -> Answer:
    return game().bots["trader"](game().rules, view, Chance(1))
