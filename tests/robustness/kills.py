"""Kills a playing process at random moments: nothing shown is lost, and every match goes on.

``python -m tests.robustness.kills 200`` kills 200 times, every fourth time a game of Traveller CCG
between computer captains and every fourth time one of Captain's Chair; with a game's name besides,
that game each time.
"""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tabletop.session.store import MatchStore, load_record
from tests.robustness.games import CCG, CHAIR, load
from tests.robustness.victim import shown

LITTLE = "trial"
GAMES = (CCG, LITTLE, CHAIR, LITTLE)


def kill_once(folder: Path, game: str, chance: random.Random) -> int:
    """Start the victim, kill it after a while, and check; gives how many positions it showed."""
    command = [sys.executable, "-m", "tests.robustness.victim", str(folder), game]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as victim:
        assert victim.stdout is not None
        first = victim.stdout.readline()
        assert first, "the victim did not go on with its match"
        time.sleep(chance.random() * (0.12 if game == LITTLE else 0.6))
        victim.kill()
        rest = victim.stdout.read()
    lines = (first + rest).splitlines(keepends=True)
    whole = [line.rstrip("\n") for line in lines if line.endswith("\n")]
    store = MatchStore(folder, load)
    assert store.damaged() == (), store.damaged()
    last = whole[-1]
    moments = [
        shown(moment.position)
        for one in store.list()
        for moment in load_record(one.path, load).history.moments
    ]
    assert last in moments, f"shown but lost: {last}; there is {moments[-3:]}"
    return len(whole)


def main(kills: int, games: Sequence[str] = GAMES, seed: int = 1) -> int:
    """Kill so many times, these games in turn; gives how many positions had been shown in all."""
    chance = random.Random(seed)
    total = 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(kills):
            game = games[number % len(games)]
            matches = Path(folder) / game
            matches.mkdir(exist_ok=True)
            total += kill_once(matches, game, chance)
            for one in MatchStore(matches, load).list():
                if one.finished:
                    one.path.unlink()
    return total


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    answers = main(wanted, sys.argv[2:] or GAMES)
    print(f"{wanted} kills, {answers} positions shown, none lost, every match went on")
