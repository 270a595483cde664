"""Playing Traitors Aboard in tests: from the deal, decision by decision, with any player."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from tabletop.engine.actions import Offer, offers
from tabletop.engine.board import Board
from tabletop.engine.chance import Chance
from tabletop.engine.decisions import Answer, ChooseAction
from tabletop.engine.events import Event
from tabletop.engine.ids import DefId, SeatId, ZoneId
from tabletop.engine.kernel import restore, settle, start, submit
from tabletop.engine.message import Refusal
from tabletop.engine.position import Position
from tabletop.engine.rules import Rules
from tabletop.engine.table import Table
from tabletop.engine.view import Handles, SeatView, rename_answer, view_of
from tabletop.games import registry
from tabletop.games.definition import Bot, GameDefinition, Setup, chosen
from tabletop.session.bots import random_answer

SAILOR = "sailor"


def patient(rules: Rules, view: SeatView, chance: Chance) -> Answer:
    """Play anything but a call, which would end nearly all matches of chance early."""
    decision = view.decision
    assert decision is not None
    if isinstance(decision, ChooseAction):
        kept = tuple(action for action in decision.actions if action.verb != "call")
        return random_answer(replace(decision, actions=kept), chance)
    return random_answer(decision, chance)


@cache
def game() -> GameDefinition:
    return registry.load("traitors-aboard")


def setup(seats: int, **options: Any) -> Setup:
    made = chosen(game().options, {"seats": seats, **options})
    assert isinstance(made, Setup)
    return made


def begin(seats: int, seed: int, sink: list[Event] | None = None, **options: Any) -> Position:
    begun = game().begin(setup(seats, **options))
    assert not isinstance(begun, Refusal)
    return settle(game().rules, start(game().rules, *begun, seed, sink), sink)


def asked(position: Position) -> SeatId:
    assert position.pending is not None
    (seat,) = position.pending.seats()
    return seat


def answer(
    position: Position, given: Answer, sink: list[Event] | None = None, *, settled: bool = True
) -> Position:
    """Answer in true card numbers."""
    following = submit(game().rules, position, asked(position), given, sink)
    assert isinstance(following, Position), following
    return settle(game().rules, following, sink) if settled else following


def bot_answer(position: Position, bot: Bot, seed: int) -> Answer:
    """Ask a computer player, from its view; gives the answer in true card numbers."""
    seat = asked(position)
    assert position.pending is not None
    view = view_of(game().rules, position, seat)
    given = bot(game().rules, view, Chance(seed, position.answered * 1000))
    decision = position.pending.of(seat)
    assert decision is not None
    return rename_answer(decision, given, Handles(position, seat).card)


def played(
    seats: int, seed: int, bot: Bot, sink: list[Event] | None = None, limit: int = 2000
) -> Iterator[Position]:
    """Play a match; gives the position at each decision, and the one at the end."""
    position = begin(seats, seed, sink)
    for _ in range(limit):
        yield position
        if position.pending is None:
            return
        position = answer(position, bot_answer(position, bot, seed), sink)
    raise AssertionError("the match does not end")


def on(position: Position, board: Board) -> Position:
    """Give the same moment on another board: the question is asked anew there."""
    pending = position.pending
    assert pending is not None
    return restore(
        game().rules,
        board,
        position.frames,
        pending.answers,
        pending.sealed,
        position.chance,
        position.answered,
    )


def seats_of(board: Board) -> tuple[SeatId, ...]:
    return tuple(seat.id for seat in board.seats)


def kinds_in(board: Board, zone: str) -> list[DefId]:
    return [board.cards[card].definition for card in board.piles[ZoneId(zone)]]


def offered(position: Position, seat: SeatId) -> tuple[Offer, ...]:
    """List a seat's offers as its screen does: from its view, in handles."""
    view = view_of(game().rules, position, seat)
    return tuple(offers(game().rules.actions, Table(view.board, game().rules.definitions), seat))
