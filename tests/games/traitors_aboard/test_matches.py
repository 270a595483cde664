"""Whole matches of chance: cards are kept, matches end, and every moment can be saved."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from tabletop.engine.codec import Codec
from tabletop.engine.events import CardMoved, Ended, Event
from tabletop.engine.ids import SeatId
from tabletop.engine.kernel import restore, settle, start
from tabletop.engine.message import Refusal
from tabletop.engine.position import Position
from tabletop.engine.view import view_of
from tabletop.games.traitors_aboard.places import MUTINEER, PIRATE
from tabletop.session.bots import random_bot
from tabletop.session.invariants import board_faults
from tests.games.traitors_aboard.play import (
    SAILOR,
    answer,
    bot_answer,
    game,
    kinds_in,
    patient,
    played,
    seats_of,
    setup,
)

SIZES = [(seats, seed) for seats in range(3, 9) for seed in range(2)]


@pytest.mark.rules("TA-2.3", "TA-3.6", "TA-4.2")
@pytest.mark.parametrize(("seats", "seed"), SIZES)
def test_no_card_is_lost_and_hands_hold_three(seats: int, seed: int) -> None:
    first: Counter[str] | None = None
    for position in played(seats, seed, patient):
        board = position.board
        assert not list(board_faults(game().rules, board))
        kinds: Counter[str] = Counter(card.definition for card in board.cards.values())
        first = kinds if first is None else first
        assert kinds == first
        assert len(board.cards) == 84
        if position.pending is not None and position.pending.decision.name == "turn":
            for seat in seats_of(board):
                held = len(kinds_in(board, f"hand:{seat}"))
                assert held == (3 if board.seats[seat].aboard else 0)
                assert len(kinds_in(board, f"planks:{seat}")) < 3


@pytest.mark.rules("TA-5.1", "TA-5.2", "TA-5.3", "TA-5.4", "TA-5.5")
@pytest.mark.parametrize("seats", range(3, 9))
def test_every_match_ends_by_a_rule_with_a_reason_and_shows_roles_and_chest(seats: int) -> None:
    for seed in range(2):
        for bot in (patient, random_bot):
            sink: list[Event] = []
            *_, last = played(seats, seed, bot, sink)
            result = last.board.result
            assert result is not None
            assert isinstance(sink[-1], Ended)
            assert result.rule in ("TA-5.1", "TA-5.2", "TA-5.3", "TA-5.4")
            side = MUTINEER if "Mutineers win" in result.reason.text else PIRATE
            assert set(result.winners) == {
                s for s in seats_of(last.board) if kinds_in(last.board, f"role:{s}") == [side]
            }
            for seat in seats_of(last.board):
                seen = view_of(game().rules, last, seat).board
                assert kinds_in(seen, "chest") == kinds_in(last.board, "chest")
                assert all(
                    kinds_in(seen, f"role:{other}") == kinds_in(last.board, f"role:{other}")
                    for other in seats_of(last.board)
                )


@pytest.mark.rules("TA-R.1", "TA-R.5")
@pytest.mark.parametrize("seats", range(3, 9))
def test_no_end_is_overlooked(seats: int) -> None:
    """At no decision is a condition met: the match would have ended before."""
    for seed in range(2):
        for position in played(seats, seed, patient):
            board = position.board
            aboard = [kinds_in(board, f"role:{seat}")[0] for seat in board.aboard()]
            met = (
                not kinds_in(board, "deck")
                or MUTINEER not in aboard
                or aboard.count(MUTINEER) >= aboard.count(PIRATE)
            )
            assert met == (position.pending is None)


@pytest.mark.rules("TA-R.1")
@pytest.mark.parametrize("seed", range(6))
def test_nothing_moves_after_the_card_that_ends_the_match(seed: int) -> None:
    sink: list[Event] = []
    *_, last = played(3, seed, patient, sink)
    result = last.board.result
    assert result is not None
    moved = [event for event in sink if isinstance(event, CardMoved)]
    if result.rule == "TA-5.4":
        assert last.board.cards[moved[-1].card].zone.startswith("hand:")
        assert not kinds_in(last.board, "deck")


@pytest.mark.parametrize(("seats", "seed"), [(3, 0), (5, 1), (8, 2)])
def test_a_match_goes_the_same_way_again(seats: int, seed: int) -> None:
    bot = game().bots[SAILOR]
    once, again = (list(played(seats, seed, bot))[-1] for _ in range(2))
    assert once.board == again.board
    assert once.chance == again.chance


@pytest.mark.parametrize(("seats", "seed"), [(3, 4), (6, 5)])
def test_every_moment_can_be_saved_and_gone_on_from(seats: int, seed: int) -> None:
    codec = Codec(game().rules.records)
    for position in played(seats, seed, patient):
        if position.pending is None:
            return
        if position.answered % 2:
            continue
        back = reloaded(codec, position)
        assert back.board == position.board
        assert back.pending == position.pending
        given = bot_answer(position, patient, 3)
        assert answer(back, given).board == answer(position, given).board
        for seat in (SeatId(0), SeatId(seats - 1)):
            assert view_of(game().rules, back, seat) == view_of(game().rules, position, seat)


def reloaded(codec: Codec, position: Position) -> Position:
    assert position.pending is not None
    parts = (
        position.board,
        position.frames,
        position.pending.answers,
        position.pending.sealed,
        position.chance,
        position.answered,
    )
    data = json.loads(json.dumps([codec.encode(part) for part in parts]))
    return restore(game().rules, *(codec.decode(part) for part in data))


def test_chance_is_asked_for_roles_cards_and_first_player() -> None:
    begun = game().begin(setup(4))
    assert not isinstance(begun, Refusal)
    position = start(game().rules, *begun, 1)
    assert position.pending is not None
    assert position.pending.decision.name == "mix"
    assert position.board.state.number == 0
    assert settle(game().rules, position).board.state.number == 1
