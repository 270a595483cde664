"""Lanes through a session: checkpoints in the middle of queues, laws, undo, other processes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.session import selfplay
from tabletop.session.match import Match
from tabletop.session.motions import motions
from tabletop.session.players import Player
from tabletop.session.selfplay import Plan, play
from tabletop.session.store import MatchStore, load_record
from tests.session import lanes
from tests.session.playing import ANN, BO, CY, bare, play_randomly, stepped

PEOPLE = (Player("Ann"), Player("B", "random"), Player("C", "random"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_laws_hold(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "REDEAL_EVERY", 5)
    monkeypatch.setattr(selfplay, "SAVE_EVERY", 5)
    for seed in range(2):
        outcome = play(lanes.game(), Plan(seats, {"deal": seed}, seed, bots=False, check=True))
        assert outcome.faults == ()


def test_every_decision_is_a_checkpoint(tmp_path: Path) -> None:
    store = MatchStore(tmp_path, lanes.load)
    match = Match.create(lanes.game(), PEOPLE, {"deal": 2}, 2, store)
    path = match.path
    assert path is not None
    queued = 0
    for count in range(60):
        if match.finished:
            break
        play_randomly(match, 1, count)
        queued += bool(match.position.board.queue)
        if count % 6 == 0:
            copy = load_record(path, lanes.load)
            assert bare(copy.position) == bare(match.position)
    assert queued
    match.close()
    again = store.open(path)
    assert bare(again.position) == bare(match.position)


def test_undo_and_motions_to_the_beginning() -> None:
    match = Match.create(lanes.game(), PEOPLE, {"deal": 3}, 3)
    start = bare(match.position)
    moved = 0
    for count in range(60):
        if match.finished:
            break
        before = match.position
        play_randomly(match, 1, count)
        for seat in (ANN, BO, CY):
            moved += len(motions(match.game.rules, before, match.position, seat))
            match.offers(seat)
            match.log_for(seat)
    assert moved
    while match.may_undo() is None:
        stepped(match.undo())
    assert bare(match.position) == start
