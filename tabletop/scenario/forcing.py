"""Chance that a scenario holds by the hand: forced dice and orders first, then the seed's own."""

from __future__ import annotations

from typing import Any

from tabletop.engine import kernel
from tabletop.engine.change import apply
from tabletop.engine.decisions import Answer, Mix
from tabletop.engine.events import Event, Shuffled
from tabletop.engine.ids import CHANCE, DefId
from tabletop.engine.message import Refusal, fill
from tabletop.engine.position import Position
from tabletop.engine.rules import Rules
from tabletop.scenario.story import Forced, ScenarioError


class ForcedChance:
    """What is still to be forced, by the name of the decision, in order."""

    def __init__(self, forced: Forced) -> None:
        self._left = {name: list(values) for name, values in forced.items()}

    def copy(self, more: Forced) -> ForcedChance:
        """Make one for a branch, with what the branch forces besides."""
        left = {name: tuple(values) for name, values in self._left.items()}
        return ForcedChance(
            {name: (*left.get(name, ()), *more.get(name, ())) for name in {**left, **more}}
        )

    def unused(self) -> tuple[str, ...]:
        """List what was never asked for."""
        return tuple(f"{name}: {value}" for name, values in self._left.items() for value in values)

    def settle(self, rules: Rules, position: Position, sink: list[Event]) -> Position:
        """Answer for chance until a player is asked or the match is over."""
        while position.pending is not None and position.pending.seats() == (CHANCE,):
            name = position.pending.decision.name
            forced = self._left.get(name)
            value = forced.pop(0) if forced else "any"
            if value == "any":
                answer, chance = kernel.draw(position)
                following = kernel.submit(rules, position, CHANCE, answer, sink, chance)
            else:
                answer = _answer(rules, position, value)
                following = kernel.submit(rules, position, CHANCE, answer, sink)
            if isinstance(following, Refusal):
                raise ScenarioError(fill(following.reason, str), f"{name}: {value}")
            position = following
        return position


def _answer(rules: Rules, position: Position, value: Any) -> Answer:
    assert position.pending is not None
    decision = position.pending.decision
    if isinstance(decision, Mix):
        if value == "identity":
            return tuple(range(decision.count))
        if isinstance(value, dict):
            return _arranged(rules, position, decision, value)
    if isinstance(value, list) and all(isinstance(part, int) for part in value):
        return tuple(value)
    raise ScenarioError(
        "dice or an order as a list of numbers, 'any', 'identity' or top: with cards", repr(value)
    )


def _arranged(rules: Rules, position: Position, mix: Mix, value: dict[str, Any]) -> Answer:
    """Find the order that puts these cards on top, by trying what is going to be shuffled."""
    identity = tuple(range(mix.count))
    sink: list[Event] = []
    trial = kernel.submit(rules, position._replace(running=None), CHANCE, identity, sink)
    shuffled = [e for e in sink if isinstance(e, Shuffled) and len(e.order) == mix.count]
    if isinstance(trial, Refusal) or not shuffled or value.keys() - {"top", "bottom"}:
        raise ScenarioError("a shuffle of cards that top: and bottom: can name", str(value))
    board = position.board
    for event in sink[: sink.index(shuffled[0])]:
        board = apply(board, event)
    pile = board.piles[shuffled[0].zone]
    lies = [board.cards[pile[place]].definition for place in shuffled[0].places]
    free = list(range(mix.count))

    def take(name: str) -> int:
        found = next((at for at in free if lies[at] == DefId(name)), None)
        if found is None:
            raise ScenarioError(f"{name} among the shuffled cards", ", ".join(sorted(lies)))
        free.remove(found)
        return found

    top = [take(name) for name in value.get("top", [])]
    bottom = [take(name) for name in value.get("bottom", [])]
    return (*reversed(bottom), *free, *reversed(top))
