"""A computer captain plays whole matches, from its view alone."""

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
from tabletop.games.captains_chair.bots.captain import play
from tabletop.session.bots import bot_chance, random_bot
from tabletop.session.players import Player
from tabletop.session.resume import open_match
from tabletop.session.save import Beginning
from tests.games.captains_chair.matches import bundled

LONGEST = 3_000


def answer(position: Position, seat: SeatId) -> Answer:
    """Ask the computer captain, which answers in handles."""
    view = view_of(bundled().rules, position, seat)
    return play(bundled().rules, view, bot_chance(1, 1, seat))


def played(
    captains: tuple[str, ...], seed: int, side: str = "simple", rival: bool = False
) -> Iterator[tuple[Position, SeatId]]:
    """Play a match, decision by decision; a ``rival`` in seat 1 plays at random."""
    options = {f"captain-{seat}": crew for seat, crew in enumerate(captains)}
    options |= {f"side-{seat}": side for seat in range(len(captains))}
    players = tuple(Player(f"Seat {seat}", "captain") for seat in range(len(captains)))
    beginning = Beginning(bundled().id, bundled().id, "", players, options, seed, {})
    position = open_match(bundled(), beginning).position
    count = 0
    while position.pending is not None:
        seat = position.pending.seats()[0]
        yield position, seat
        decision = position.pending.of(seat)
        assert decision is not None
        if rival and seat == 1:
            view = view_of(bundled().rules, position, seat)
            found = random_bot(bundled().rules, view, bot_chance(seed, count, seat))
        else:
            found = answer(position, seat)
        given = rename_answer(decision, found, Handles(position, seat).card)
        following = kernel.submit(bundled().rules, position, seat, given)
        assert not isinstance(following, Refusal), (decision, given, following)
        position = kernel.settle(bundled().rules, following)
        count += 1
    assert position.result is not None
    yield position, SeatId(0)


@pytest.mark.parametrize(
    ("captains", "side"),
    [
        (("georgiou", "khan"), "expert"),
        (("soval", "kirk"), "simple"),
        (("archer",), "expert"),
    ],
)
def test_it_plays_to_the_end_and_is_never_refused(captains: tuple[str, ...], side: str) -> None:
    decisions = sum(1 for _ in played(captains, 4, side))
    assert 0 < decisions < LONGEST


def test_what_it_cannot_see_never_changes_what_it_does() -> None:
    """Deal anew all that the captain can't see: it answers the same."""
    compared = 0
    for count, (position, seat) in enumerate(played(("archer", "rebner"), 5)):
        pending = position.pending
        if count % 5 or pending is None:
            continue
        board, _ = redeal(bundled().rules, position.board, seat, Chance(mix(count)))
        try:
            other = kernel.restore(
                bundled().rules,
                board,
                position.frames,
                pending.answers,
                pending.sealed,
                position.chance,
                position.answered,
            )
        except kernel.BrokenPositionError:
            continue  # a card that takes part in what is going on has been named
        if view_of(bundled().rules, other, seat).decision is None:
            continue
        assert answer(position, seat) == answer(other, seat)
        compared += 1
    assert compared > 30


def test_it_beats_a_captain_who_plays_at_random() -> None:
    *_, (position, _) = played(("rebner", "khan"), 6, rival=True)
    assert position.result is not None
    assert position.result.winners == (0,)
