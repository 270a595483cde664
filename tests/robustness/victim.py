"""Plays a match by random answers and tells each one after it is on record; made to be killed.

``python -m tests.robustness.victim FOLDER`` goes on with the match of the folder, or begins one.
Each line it prints is what a screen would show.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tabletop.engine.chance import Chance
from tabletop.engine.message import Refusal
from tabletop.engine.position import Position
from tabletop.session.bots import random_answer
from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.session.save import fingerprint
from tabletop.session.store import MatchStore
from tests.session import trial


def shown(position: Position) -> str:
    """What is shown of a position, on one line."""
    board = position.board
    piles = "/".join(",".join(map(str, pile)) for pile in board.piles.values())
    points = [dict(seat.counters) for seat in board.seats]
    return f"{fingerprint(position)} {piles}|{points}|{board.state}"


def main(folder: Path) -> None:
    """Play until killed."""
    store = MatchStore(folder, trial.load)
    waiting = store.unfinished()
    people = (Player("Ann"), Player("Bo"), Player("Cy"))
    if waiting:
        match = store.open(waiting[0].path)
    else:
        match = Match.create(trial.game(), people, {}, 7, store)
    count = match.history.cursor
    print(shown(match.position), flush=True)
    while True:
        pending = match.position.pending
        if pending is None:
            match.close()
            match = Match.create(trial.game(), people, {}, count, store)
            print(shown(match.position), flush=True)
            continue
        seat = pending.seats()[-1]
        decision = match.view(seat).decision
        assert decision is not None
        step = match.answer(seat, random_answer(decision, Chance(count)))
        assert not isinstance(step, Refusal)
        count += 1
        if count % 11 == 0 and match.may_undo() is None:
            match.undo()
        print(shown(match.position), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
