"""Matches on disk for tests, and files that were changed under good seals."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from tabletop.session.journal import parse_journal, seal_lines
from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.session.store import MatchStore
from tests.session import trial
from tests.session.playing import play_randomly

PEOPLE = (Player("Ann"), Player("Bo"), Player("C", "random"))


def begun(store: MatchStore, answers: int = 0, seed: int = 5) -> Match:
    match = Match.create(trial.game(), PEOPLE, {"pace": "fast"}, seed, store)
    play_randomly(match, answers)
    return match


def file_of(match: Match) -> Path:
    assert match.path is not None
    return match.path


def reopened(store: MatchStore, match: Match) -> Match:
    path = file_of(match)
    match.close()
    return store.open(path)


def entries(path: Path) -> list[dict[str, Any]]:
    return [dict(entry) for entry in parse_journal(path.read_bytes(), path.name).entries]


def forge(path: Path, change: Callable[[list[dict[str, Any]]], Iterable[dict[str, Any]]]) -> None:
    path.write_bytes(seal_lines(change(entries(path))))
