"""From a scenario's words to an answer: cards by their definitions, seats by their numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tabletop.engine.actions import Action
from tabletop.engine.board import Board
from tabletop.engine.decisions import (
    Answer,
    ChooseAction,
    ChooseCards,
    ChooseNumber,
    ChooseOption,
    ChooseSeat,
    Decision,
)
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.position import Position
from tabletop.scenario.story import Said, ScenarioError


def asked_seat(position: Position, said: Said) -> SeatId:
    """Find the seat that answers. Raises ScenarioError when it isn't said and not clear."""
    if said.seat is not None:
        return SeatId(said.seat)
    waiting = () if position.pending is None else position.pending.seats()
    if len(waiting) != 1:
        raise ScenarioError("one seat to be asked, or seat: in the step", f"seats {waiting}")
    return waiting[0]


def describe(board: Board, action: Action) -> str:
    """Name an action for a report."""
    card = ""
    if action.card is not None and action.card in board.cards:
        record = board.cards[action.card]
        card = f" {record.definition} in {record.zone}"
    return f"{action.verb}{card}{f' ({action.ability})' if action.ability else ''}"


def matching(board: Board, actions: Iterable[Action], said: Said) -> list[Action]:
    """List the actions that fit a scenario's words."""
    return [
        action
        for action in actions
        if action.verb == said.action
        and (said.ability is None or action.ability == said.ability)
        and _fits(board, action.card, said)
    ]


def _fits(board: Board, card: CardId | None, said: Said) -> bool:
    if said.card is None and said.zone is None:
        return True
    if card is None or card not in board.cards:
        return False
    record = board.cards[card]
    return said.card in (None, record.definition) and said.zone in (None, record.zone)


def answer_of(position: Position, seat: SeatId, said: Said) -> Answer:
    """Put a scenario's words into an answer. Raises ScenarioError when they don't fit."""
    decision = None if position.pending is None else position.pending.of(seat)
    if decision is None:
        waiting = "nobody" if position.pending is None else f"seats {position.pending.seats()}"
        raise ScenarioError(f"seat {seat} to be asked for {_wanted(said)}", f"{waiting} asked")
    if said.action is not None:
        return _action(position.board, decision, said)
    if decision.name != said.decision:
        raise ScenarioError(f"seat {seat} to be asked for {said.decision!r}", repr(decision.name))
    return _value(position.board, decision, said.value)


def _wanted(said: Said) -> str:
    return f"an action ({said.action})" if said.action else repr(said.decision)


def _action(board: Board, decision: Decision[Any], said: Said) -> Action:
    if not isinstance(decision, ChooseAction):
        raise ScenarioError(f"a window for {said.action!r}", f"the question {decision.name!r}")
    found = matching(board, decision.actions, said)
    if not found:
        legal = "; ".join(describe(board, action) for action in decision.actions)
        card = f" {said.card}" if said.card else ""
        raise ScenarioError(f"{said.action}{card} to be possible", legal or "no action possible")
    if said.ability is None:
        found = [action for action in found if not action.ability] or found
    kinds = dict.fromkeys(
        (describe(board, action), None if said.card else action.card) for action in found
    )
    if len(kinds) > 1:
        raise ScenarioError(
            "one action (name card:, zone: or ability: too)", "; ".join(name for name, _ in kinds)
        )
    if not 1 <= said.copy <= len(found):
        raise ScenarioError(f"a copy {said.copy}", f"{len(found)} that are alike")
    return found[said.copy - 1]


def _value(board: Board, decision: Decision[Any], value: Any) -> Answer:
    match decision:
        case ChooseCards():
            return _cards(board, decision, value if isinstance(value, list) else [value])
        case ChooseOption() if isinstance(value, str | int):
            return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
        case ChooseSeat() | ChooseNumber() if isinstance(value, int):
            return value
    raise ScenarioError(f"an answer for a {type(decision).__name__}", repr(value))


def _cards(board: Board, decision: ChooseCards, wanted: list[Any]) -> tuple[int, ...]:
    free = list(decision.cards)
    chosen: list[int] = []
    for entry in wanted:
        name = entry.get("card") if isinstance(entry, dict) else entry
        zone = entry.get("zone") if isinstance(entry, dict) else None
        copy = entry.get("copy", 1) if isinstance(entry, dict) else 1
        alike = [
            card
            for card in free
            if board.cards[card].definition == name and zone in (None, board.cards[card].zone)
        ]
        if not 1 <= copy <= len(alike):
            lies = ", ".join(board.cards[card].definition for card in free)
            raise ScenarioError(f"{name} among the cards to choose from", lies or "none")
        free.remove(alike[copy - 1])
        chosen.append(alike[copy - 1])
    return tuple(chosen)
