"""A computer captain plays whole games, from its view alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabletop.engine import kernel
from tabletop.engine.chance import Chance, mix
from tabletop.engine.decisions import Answer
from tabletop.engine.ids import SeatId
from tabletop.engine.message import Refusal
from tabletop.engine.position import Position
from tabletop.engine.redeal import redeal
from tabletop.engine.view import Handles, rename_answer, view_of
from tabletop.games.bringing import proposed
from tabletop.games.traveller_ccg.bots.captain import play
from tabletop.session.bots import bot_chance
from tabletop.session.players import Player
from tabletop.session.resume import open_match
from tabletop.session.save import Beginning
from tests.games.traveller_ccg.tables import game

LONGEST = 4_000


def answer(position: Position, seat: SeatId) -> Answer:
    """Ask the computer captain, which answers in handles."""
    return play(game().rules, view_of(game().rules, position, seat), bot_chance(1, 1, seat))


def played(seats: int, seed: int) -> Iterator[tuple[Position, SeatId]]:
    """Play a game of computer captains, decision by decision."""
    players = tuple(Player(f"Seat {seat}", "captain") for seat in range(seats))
    beginning = Beginning(
        game().id, game().id, "", players, {}, seed, {}, decks=proposed(game(), seats)
    )
    position = open_match(game(), beginning).position
    while position.pending is not None:
        seat = position.pending.seats()[0]
        yield position, seat
        decision = position.pending.of(seat)
        assert decision is not None
        given = rename_answer(decision, answer(position, seat), Handles(position, seat).card)
        following = kernel.submit(game().rules, position, seat, given)
        assert not isinstance(following, Refusal), (decision, given, following)
        position = kernel.settle(game().rules, following)
    assert position.result is not None


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_it_plays_to_the_end_of_the_game(seats: int) -> None:
    decisions = sum(1 for _ in played(seats, seed=seats))
    assert 0 < decisions < LONGEST


def test_what_it_cannot_see_never_changes_what_it_does() -> None:
    """Deal anew all that the captain can't see: it answers the same."""
    compared = 0
    for count, (position, seat) in enumerate(played(3, seed=5)):
        if count % 9:
            continue
        pending = position.pending
        assert pending is not None
        board, _ = redeal(game().rules, position.board, seat, Chance(mix(count)))
        try:
            other = kernel.restore(
                game().rules,
                board,
                position.frames,
                pending.answers,
                pending.sealed,
                position.chance,
                position.answered,
            )
        except kernel.BrokenPositionError:
            continue  # a card that is being played has been named, and can't be another
        if view_of(game().rules, other, seat).decision is None:
            continue
        assert answer(position, seat) == answer(other, seat)
        compared += 1
    assert compared > 40
