"""Plays a match and tells each answer after it is on record; made to be killed.

``python -m tests.robustness.victim FOLDER GAME`` goes on with the match of the folder, or begins
one: of a small game by random answers, of a large one by computer captains, one after the other of
all pairings. Each line it prints is what a screen would show.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from tabletop.engine.chance import Chance
from tabletop.engine.decisions import Answer
from tabletop.engine.ids import SeatId
from tabletop.engine.message import Refusal
from tabletop.engine.position import Position
from tabletop.games.compared import combinations
from tabletop.games.definition import OptionValue
from tabletop.session.bots import random_answer
from tabletop.session.match import Match
from tabletop.session.players import Player, Players
from tabletop.session.save import fingerprint
from tabletop.session.store import MatchStore
from tests.robustness.games import CAPTAINS, CCG, CHAIR, LITTLE, TRADERS, TRAITORS, load

PEOPLE: Mapping[str, Players] = {
    LITTLE: (Player("Ann"), Player("Bo"), Player("Cy")),
    TRAITORS: (Player("Ann"), Player("Bo"), Player("Cy"), Player("Di", "sailor")),
    TRADERS: (Player("Ann"),),
    CCG: CAPTAINS,
    CHAIR: CAPTAINS,
}


def shown(position: Position) -> str:
    """What is shown of a position, on one line."""
    board = position.board
    piles = "/".join(",".join(map(str, pile)) for pile in board.piles.values())
    points = [dict(seat.counters) for seat in board.seats]
    return f"{fingerprint(position)} {piles}|{points}|{board.state}"


def chosen(match: Match, seat: SeatId, count: int) -> Answer:
    """Think of an answer."""
    if match.players[seat].bot is not None:
        return match.bot_answer(seat)
    decision = match.view(seat).decision
    assert decision is not None
    return random_answer(decision, Chance(count))


def options(name: str, seats: int, number: int) -> Mapping[str, OptionValue]:
    """Give one of the combinations of choices that a game compares: who are the captains."""
    every = combinations(load(name), seats, {})
    return every[number % len(every)]


def main(folder: Path, name: str) -> None:
    """Play until killed."""
    store = MatchStore(folder, load)
    waiting = store.unfinished()
    people = PEOPLE[name]
    if waiting:
        match = store.open(waiting[0].path)
    else:
        match = Match.create(load(name), people, options(name, len(people), 0), 7, store)
    count = match.history.cursor
    print(shown(match.position), flush=True)
    while True:
        pending = match.position.pending
        if pending is None:
            match.close()
            match = Match.create(
                load(name), people, options(name, len(people), count), count, store
            )
            print(shown(match.position), flush=True)
            continue
        seat = pending.seats()[-1]
        step = match.answer(seat, chosen(match, seat, count))
        assert not isinstance(step, Refusal)
        count += 1
        if count % 11 == 0 and match.may_undo() is None:
            match.undo()
        print(shown(match.position), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
