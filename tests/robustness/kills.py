"""Kills a playing process at random moments: nothing shown is lost, and every match goes on.

``python -m tests.robustness.kills 200`` kills 200 times, a game of each kind in turn, those of
captains by computers; with ``--seed`` at other moments, with names of games only these.
"""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from tabletop.session.store import MatchStore, load_record
from tests.robustness.games import CCG, CHAIR, LITTLE, TRADERS, TRAITORS, load
from tests.robustness.victim import shown

GAMES = (CCG, LITTLE, CHAIR, LITTLE, TRAITORS, TRADERS)


def kill_once(folder: Path, game: str, chance: random.Random) -> int:
    """Start the victim, kill it after a while, and check; gives how many positions it showed."""
    command = [sys.executable, "-m", "tests.robustness.victim", str(folder), game]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as victim:
        assert victim.stdout is not None
        first = victim.stdout.readline()
        assert first, "the victim did not go on with its match"
        time.sleep(chance.random() * (0.6 if game in (CCG, CHAIR) else 0.12))
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
    given = ArgumentParser(prog="python -m tests.robustness.kills", description=__doc__)
    given.add_argument("kills", type=int, nargs="?", default=200)
    given.add_argument("games", nargs="*", default=GAMES)
    given.add_argument("--seed", type=int, default=1)
    asked = given.parse_args()
    answers = main(asked.kills, asked.games, asked.seed)
    print(f"{asked.kills} kills, {answers} positions shown, none lost, every match went on")
