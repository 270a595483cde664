"""What each game costs: ``python -m tests.bench.games``.

Decisions per second of random play, for the games that come with the program and the test games,
each held against the bare loop of Crazy Eights in the same run; and how long it takes to list the
legal actions in the middle of a game between computer players. All is processor time.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from statistics import median, quantiles
from typing import Final

from tabletop.engine import kernel
from tabletop.engine.chance import Chance
from tabletop.engine.decisions import ChooseAction
from tabletop.engine.message import Refusal
from tabletop.engine.position import Position
from tabletop.engine.rules import Rules
from tabletop.engine.view import Handles, rename_answer, view_of
from tabletop.games import registry
from tabletop.games.bringing import proposed
from tabletop.games.compared import combinations
from tabletop.games.definition import Bot, GameDefinition
from tabletop.session.bots import bot_chance, random_answer, random_bot
from tabletop.session.players import Player
from tabletop.session.resume import open_match
from tabletop.session.save import Beginning
from tests.bench import crazy_eights
from tests.bench.figures import Figure, report
from tests.session import trial
from tests.testgame.game import RULES, deal, first

SEATS: Final[Mapping[str, int]] = {
    "traitors-aboard": 5,
    "traveller-traders": 1,
    "traveller-ccg": 4,
    "captains-chair": 2,
}
LEAST: Final[Mapping[str, float]] = {
    "the little game of the tests": 1 / 100,
    "the effect language's test game": 1 / 500,
    "traitors-aboard": 1 / 150,
    "traveller-traders": 1 / 250,
    "traveller-ccg": 1 / 800,
    "captains-chair": 1 / 2000,
}
"""The share of the bare loop's decisions per second that each is to reach."""
ROUNDS: Final = 3
ANSWERS: Final = 600
MOST_LISTING: Final = 5.0
LOOKED_AT: Final = 60


def begun(game: GameDefinition, seats: int, seed: int) -> Position:
    """Begin a match."""
    options = dict(combinations(game, seats, {})[0])
    players = tuple(Player(f"Seat {seat}") for seat in range(seats))
    beginning = Beginning(
        game.id, game.id, "", players, options, seed, {}, decks=proposed(game, seats)
    )
    return open_match(game, beginning).position


def answered(game: GameDefinition, position: Position, bot: Bot) -> Position:
    """Have whoever is asked answer."""
    assert position.pending is not None
    seat = position.pending.seats()[0]
    decision = position.pending.of(seat)
    assert decision is not None
    chance = bot_chance(position.chance.seed, position.answered, seat)
    answer = bot(game.rules, view_of(game.rules, position, seat), chance)
    answer = rename_answer(decision, answer, Handles(position, seat).card)
    following = kernel.submit(game.rules, position, seat, answer)
    if isinstance(following, Refusal):
        raise TypeError(f"refused: {following}")
    return kernel.settle(game.rules, following)


def at_random(rules: Rules, begin: Callable[[int], Position]) -> Callable[[int], int]:
    """Make what gives so many random answers, in match after match."""

    def play(seed: int) -> int:
        position = begin(seed)
        for count in range(ANSWERS):
            while position.pending is None:
                position = begin(seed + count)
            decision = position.pending.asked()[0]
            answer = random_answer(decision, Chance(count))
            following = kernel.submit(rules, position, decision.seat, answer)
            assert isinstance(following, Position)
            position = kernel.settle(rules, following)
        return ANSWERS

    return play


def lanes(seed: int) -> Position:
    """Begin a match of the effect language's test game."""
    return kernel.settle(RULES, kernel.start(RULES, deal(seed), first(), seed))


def rate(play: Callable[[int], int], seeds: Iterator[int]) -> float:
    """Measure decisions per second, best of some rounds."""
    best = 0.0
    for _ in range(ROUNDS):
        seed = next(seeds)
        start = time.process_time()
        count = play(seed)
        best = max(best, count / (time.process_time() - start))
    return best


def throughput() -> Iterator[Figure]:
    """Measure how fast each game goes, and the bare loop beside it each time."""
    games = {"the little game of the tests": (trial.game(), 3)}
    games |= {name: (registry.load(name), seats) for name, seats in SEATS.items()}
    plays = {"the effect language's test game": at_random(RULES, lanes)}
    for name, (game, seats) in games.items():
        plays[name] = at_random(game.rules, partial(begun, game, seats))
    for name, play in plays.items():
        bare = rate(lambda seed: crazy_eights.bare(60, seed), iter(range(1, 1 + ROUNDS)))
        found = rate(play, iter(range(1, 1 + ROUNDS)))
        yield Figure(
            f"{name}, random play",
            found,
            LEAST[name],
            "decisions/s",
            at_least=True,
            against=bare,
            beside="bare Crazy Eights loop",
        )


def middle(game: GameDefinition, seats: int) -> list[Position]:
    """Play a match between computer players (at random where there are none); gives positions of
    its middle in which an action is to be chosen.
    """
    bot = next(iter(game.bots.values()), random_bot)
    position, found = begun(game, seats, 1), list[Position]()
    while position.pending is not None and len(found) < 2000:
        found.append(position)
        position = answered(game, position, bot)
    third = len(found) // 3
    windows = [
        one
        for one in found[third : 2 * third]
        if one.pending is not None and isinstance(one.pending.decision, ChooseAction)
    ]
    return windows[:: max(1, len(windows) // LOOKED_AT)]


def listing(game: GameDefinition, position: Position) -> float:
    """Measure how long a window takes to list what can be done in it, with nothing remembered."""
    assert position.pending is not None
    times = []
    for _ in range(3):
        board = position.board._replace()
        start = time.process_time()
        kernel.restore(
            game.rules,
            board,
            position.frames,
            position.pending.answers,
            position.pending.sealed,
            position.chance,
            position.answered,
        )
        times.append((time.process_time() - start) * 1000)
    return min(times)


def legal_actions() -> Iterator[Figure]:
    """Measure how long the legal actions take in the middle of each game."""
    for name, seats in SEATS.items():
        game = registry.load(name)
        times = [listing(game, position) for position in middle(game, seats)]
        what = f"{name}, mid-game: list the legal actions"
        yield Figure(f"{what}, median", median(times), MOST_LISTING)
        yield Figure(f"{what}, p95", quantiles(times, n=20)[18], None)


def measure() -> tuple[Figure, ...]:
    """Measure all of it."""
    return (*throughput(), *legal_actions())


def main() -> int:
    """Print the figures; 1 when a goal is missed."""
    return report(measure())


if __name__ == "__main__":
    sys.exit(main())
