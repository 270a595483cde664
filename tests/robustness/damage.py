"""Files of players and authors, damaged in every way: ``python -m tests.robustness.damage``.

``cards``, ``decks``, ``saves``, ``records`` or ``lessons``, and then how many files and a seed.
Each file is read rightly, or there are sentences that say what is wrong with it; nothing else is
raised, and nothing takes long.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from tabletop.engine.ids import SeatId
from tabletop.engine.message import Refusal
from tabletop.games import registry
from tabletop.games.bringing import proposed, set_up, shelf
from tabletop.games.compared import combinations
from tabletop.games.definition import GameDefinition
from tabletop.lessons.following import follow
from tabletop.lessons.reading import read_lesson
from tabletop.lessons.story import LessonError
from tabletop.library.decks.octgn import write_o8d
from tabletop.library.decks.plain import write_plain
from tabletop.library.decks.record import Deck
from tabletop.library.faults import Fault
from tabletop.library.lesson_files import lesson_files
from tabletop.session.errors import SaveError
from tabletop.session.invariants import board_faults
from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.session.replay import Replay
from tabletop.session.store import describe, load_record
from tests.library.mutations import attempts, mutated
from tests.robustness.games import sailing
from tests.robustness.mutation import damaged
from tests.session.playing import play_randomly

SLOWEST: Final = 10.0
"""Seconds that any one file may take."""
SEATS: Final[Mapping[str, int]] = {
    "traitors-aboard": 4,
    "traveller-traders": 1,
    "traveller-ccg": 2,
    "captains-chair": 2,
}
LONGEST: Final = 60
"""Answers in a save of the middle of a match."""


@cache
def _load(game: str) -> GameDefinition:
    return registry.load(game)


def _match(game: GameDefinition, seed: int) -> Match:
    seats = SEATS[game.id]
    bot = next(iter(game.bots), None)
    players = tuple(Player(f"Person {seat}", bot) for seat in range(seats))
    options = combinations(game, seats, {})[0]
    return Match.create(game, players, options, seed, decks=proposed(game, seats))


def _play(match: Match, answers: int) -> None:
    if match.game.bots:
        for _ in zip(range(answers), sailing(match), strict=False):
            continue
    else:
        play_randomly(match, answers)


# Each kind gives, file by file, what came of it.


def cards(count: int, chance: random.Random, work: Path) -> Iterator[str]:
    """Damage the card files of each game, and the others of its folder."""
    games = [info for info in registry.find_games() if info.bundled]
    for number, info in enumerate(games):
        share = count // len(games) + (number < count % len(games))
        yield from attempts(info, work, share, chance.getrandbits(32))


def decks(count: int, chance: random.Random, work: Path) -> Iterator[str]:
    """Damage deck files of all forms; what can be read of one is judged, and begins or not."""
    game = _load("traveller-ccg")
    place = shelf(game)
    ready = [file.deck for file in place.ready() if file.deck is not None]
    whole = {
        ".yaml": [path.read_bytes() for path in sorted(place.ready_folder.glob("*.yaml"))],
        ".o8d": [write_o8d(one, place.sections, place.cards).encode() for one in ready],
        ".txt": [write_plain(one, place.sections, place.cards).encode() for one in ready],
    }
    for _ in range(count):
        ending = chance.choice(list(whole))
        path = work / f"deck{ending}"
        path.write_bytes(mutated(chance.choice(whole[ending]), chance))
        file = place.read(path)
        assert all(fault.message and fault.code for fault in file.faults)
        if file.deck is None:
            assert file.faults, f"no deck and no word why: {path.read_bytes()[:200]!r}"
            yield file.faults[0].code
            continue
        yield "begins" if _begins(game, file.deck) else "refused"


def _begins(game: GameDefinition, brought: Deck) -> bool:
    """Tell whether a match begins with a deck; a refusal has a reason."""
    setup = set_up(game, {"seats": 2}, (brought, brought))
    if isinstance(setup, Refusal):
        assert setup.reason.text
        return False
    return not isinstance(game.begin(setup), Refusal)


def saves(count: int, chance: random.Random, work: Path) -> Iterator[str]:
    """Damage matches in the middle."""
    yield from _records(count, chance, work, LONGEST)


def records(count: int, chance: random.Random, work: Path) -> Iterator[str]:
    """Damage matches that are over, and look back at those that can be read."""
    yield from _records(count, chance, work, 100_000)


def _records(count: int, chance: random.Random, work: Path, answers: int) -> Iterator[str]:
    whole = []
    for game in SEATS:
        match = _match(_load(game), chance.getrandbits(16))
        _play(match, answers)
        whole.append(match.record())
    for number in range(count):
        path = work / "damaged.match"
        path.write_bytes(damaged(whole[number % len(whole)], chance))
        assert describe(path).path == path
        opened, why = _opened(path)
        if opened is None:
            assert why.startswith(path.name), why
            assert "\n" not in why
            yield "refused"
            continue
        _look(opened, chance)
        yield "read" if opened.notice is None else "goes on elsewhere"


def _opened(path: Path) -> tuple[Match | None, str]:
    """Read a match, or say why that can't be."""
    try:
        return load_record(path, _load), ""
    except SaveError as error:
        return None, str(error)


def _look(match: Match, chance: random.Random) -> None:
    """Look at a match through all eyes, at its end and at some moment before, and play on."""
    assert list(board_faults(match.game.rules, match.position.board)) == []
    replay = Replay(match)
    for at in (0, chance.randint(0, replay.last), replay.last):
        replay.jump(at)
        for seat in replay.eyes():
            assert replay.view(seat).board.zones
    for number in range(len(match.players)):
        match.log_for(SeatId(number))
    _play(match, 3)


def lessons(count: int, chance: random.Random, work: Path) -> Iterator[str]:
    """Damage lessons; those that can be read are followed to their end."""
    found = [
        (info.id, path)
        for info in registry.find_games()
        if info.bundled
        for path in lesson_files(info.folder)
    ]
    for _ in range(count):
        game, original = chance.choice(found)
        path = work / original.name
        path.write_bytes(mutated(original.read_bytes(), chance))
        faults = _faults(_load(game), path)
        assert all(fault.message and fault.code for fault in faults)
        yield faults[0].code if faults else "followed"


def _faults(game: GameDefinition, path: Path) -> tuple[Fault, ...]:
    """Follow a lesson; says what is wrong with it, if anything."""
    try:
        follow(game, read_lesson(path))
    except LessonError as error:
        return tuple(error.faults)
    return ()


KINDS: Final[Mapping[str, Callable[[int, random.Random, Path], Iterator[str]]]] = {
    "cards": cards,
    "decks": decks,
    "saves": saves,
    "records": records,
    "lessons": lessons,
}


def main(kind: str, count: int, seed: int = 1) -> Counter[str]:
    """Damage so many files of a kind; gives what came of them, and how often."""
    outcomes: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as work:
        begun = time.process_time()
        for outcome in KINDS[kind](count, random.Random(seed), Path(work)):
            outcomes[outcome] += 1
            now = time.process_time()
            # What the first file waits for is loaded once for all.
            assert now - begun < SLOWEST or outcomes.total() == 1, f"{now - begun:.1f} s for one"
            begun = now
    return outcomes


if __name__ == "__main__":
    print(sys.argv[1], dict(main(sys.argv[1], *map(int, sys.argv[2:4])).most_common()))
