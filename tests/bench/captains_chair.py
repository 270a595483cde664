"""The balance of Captain's Chair, and how well and fast its computer captain plays.

Run with ``python -m tests.bench.captains_chair [games] [simple|expert]``. So many games (200
unless told) of each pairing of captains, Cadet games of each, and games against random play. It
prints who wins how often against whom and where the points come from, then the goals: how evenly
captains are matched, what cadets score, how games end and how long they last, how long the slowest
decision takes, and what a game and a list of legal actions cost.
"""

from __future__ import annotations

import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from statistics import mean, median
from typing import Final

from tabletop.engine import kernel
from tabletop.engine.actions import legal
from tabletop.engine.decisions import ChooseAction
from tabletop.engine.ids import SeatId
from tabletop.engine.message import Refusal
from tabletop.engine.position import Position
from tabletop.engine.table import Table
from tabletop.engine.view import Handles, rename_answer, view_of
from tabletop.games import registry
from tabletop.games.captains_chair.action import KINDS
from tabletop.games.captains_chair.bots.captain import play
from tabletop.games.captains_chair.scoring import sheet
from tabletop.games.captains_chair.state import course
from tabletop.games.definition import Bot, GameDefinition
from tabletop.session.bots import bot_chance, random_bot
from tabletop.session.players import Player
from tabletop.session.resume import open_match
from tabletop.session.save import Beginning
from tests.bench.figures import Figure, report

GAME: Final = "captains-chair"
CAPTAINS: Final = ("georgiou", "soval", "kirk", "archer", "rebner", "khan")
RED_ALERT: Final = "CC-5.4"
ACT: Final = "act"
MOST: Final = 20_000

Plan = tuple[tuple[str, ...], tuple[Bot, ...]]
"""Which captains sit down, and who plays them."""


@dataclass(slots=True)
class Game:
    """What came of one game; ``turns`` are those of the player who had the most."""

    captains: tuple[str, ...]
    winners: tuple[int, ...] = ()
    rule: str = ""
    turns: int = 0
    scores: tuple[int, ...] = ()
    sources: tuple[Counter[str], ...] = ()
    slowest: float = 0.0
    seconds: float = 0.0
    listing: list[float] = field(default_factory=list)


def one(
    game: GameDefinition, captains: tuple[str, ...], bots: tuple[Bot, ...], seed: int, side: str
) -> Game:
    """Play one game."""
    found = Game(captains)
    options = {f"captain-{seat}": crew for seat, crew in enumerate(captains)}
    options |= {f"side-{seat}": side for seat in range(len(captains))}
    players = tuple(Player(f"Seat {seat}", "captain") for seat in range(len(captains)))
    position = open_match(game, Beginning(GAME, GAME, "", players, options, seed, {})).position
    start = time.process_time()
    for count in range(MOST):
        if position.pending is None:
            break
        seat = position.pending.seats()[0]
        position = _answered(game, position, seat, bots[seat], (seed, count), found)
    found.seconds = time.process_time() - start
    table = Table(position.board, game.rules.definitions)
    found.turns = -(-course(table).turn // len(captains))
    if position.result is not None:
        found.winners, found.rule = tuple(position.result.winners), position.result.rule
    accounts = sheet(table).accounts
    found.scores = tuple(account.total for account in accounts)
    found.sources = tuple(
        Counter({line.key: line.points for line in account.lines}) for account in accounts
    )
    return found


def _answered(
    game: GameDefinition,
    position: Position,
    seat: SeatId,
    bot: Bot,
    number: tuple[int, int],
    found: Game,
) -> Position:
    assert position.pending is not None
    decision = position.pending.of(seat)
    assert decision is not None
    view = view_of(game.rules, position, seat)
    chance = bot_chance(number[0], number[1], seat)
    start = time.perf_counter()
    answer = bot(game.rules, view, chance)
    found.slowest = max(found.slowest, time.perf_counter() - start)
    if isinstance(decision, ChooseAction) and decision.name == ACT and number[1] % 10 == 0:
        table = Table(position.board, game.rules.definitions)
        start = time.perf_counter()
        legal(KINDS, table, seat)
        found.listing.append(time.perf_counter() - start)
    answer = rename_answer(decision, answer, Handles(position, seat).card)
    following = kernel.submit(game.rules, position, seat, answer)
    if isinstance(following, Refusal):
        raise TypeError(f"a computer captain was refused: {following}")
    return kernel.settle(game.rules, following)


def series(plans: Iterable[Plan], side: str) -> list[Game]:
    """Play games, on as many cores as there are; the n-th has the seed n."""
    numbered = [(captains, bots, seed, side) for seed, (captains, bots) in enumerate(plans, 1)]
    games = []
    with ProcessPoolExecutor() as pool:
        for number, game in enumerate(pool.map(_played, numbered, chunksize=4), 1):
            games.append(game)
            print(f"\r{number} games", end="", file=sys.stderr)
    print(file=sys.stderr)
    return games


def _played(numbered: tuple[tuple[str, ...], tuple[Bot, ...], int, str]) -> Game:
    return one(_game(), *numbered)


@cache
def _game() -> GameDefinition:
    return registry.load(GAME)


def wins(games: Iterable[Game], captain: str, rival: str | None = None) -> float:
    """Give a captain's share of wins, against one rival or all; a shared win is half of one."""
    shares = [
        (game.captains.index(captain) in game.winners) / max(1, len(game.winners))
        for game in games
        if captain in game.captains and rival in (None, *game.captains)
    ]
    return mean(shares) if shares else 0.0


def of_captain(games: Iterable[Game], captain: str) -> tuple[list[int], Counter[str]]:
    """List what a captain scored, and where it all came from."""
    scores: list[int] = []
    sources: Counter[str] = Counter()
    for game in games:
        if captain in game.captains:
            seat = game.captains.index(captain)
            scores.append(game.scores[seat])
            sources.update(game.sources[seat])
    return scores, sources


def told(pairs: list[Game], cadets: list[Game]) -> str:
    """Set out who beats whom, and what is scored for what."""
    lines = ["wins of the row against the column, in percent"]
    lines.append(f"{'':10}" + "".join(f"{name:>10}" for name in CAPTAINS) + f"{'all':>8}{'VP':>6}")
    for name in CAPTAINS:
        against = [
            f"{'-' if rival == name else f'{100 * wins(pairs, name, rival):.0f}':>10}"
            for rival in CAPTAINS
        ]
        scores, _ = of_captain(pairs, name)
        rest = f"{100 * wins(pairs, name):>8.0f}{mean(scores):>6.0f}"
        lines.append(f"{name:10}" + "".join(against) + rest)
    for title, games in (("for two", pairs), ("Cadet", cadets)):
        lines.append(f"mean VP of games {title}, by source")
        for name in CAPTAINS:
            scores, sources = of_captain(games, name)
            parts = (f"{key} {points / len(scores):.0f}" for key, points in sources.items())
            lines.append(f"{name:10}{mean(scores):>6.0f}  " + ", ".join(parts))
    return "\n".join(lines)


def goals(pairs: list[Game], cadets: list[Game], strange: list[Game]) -> list[Figure]:
    """Compare what was found with what is wanted."""
    found = []
    for name, rival in combinations(CAPTAINS, 2):
        share = wins(pairs, name, rival)
        found.append(Figure(f"{name} beats {rival}, at least", share, 0.35, "", at_least=True))
        found.append(Figure(f"{name} beats {rival}, less than", share, 0.6501, ""))
    for name in CAPTAINS:
        scores, _ = of_captain(cadets, name)
        found.append(Figure(f"Cadet {name}, at least", mean(scores), 55, "VP", at_least=True))
        found.append(Figure(f"Cadet {name}, less than", mean(scores), 110.01, "VP"))
    rules = Counter(game.rule for game in pairs)
    alert = rules[RED_ALERT] / len(pairs)
    found.append(Figure("games for two ended by credits", 1 - alert, 0.5, "", at_least=True))
    found.append(Figure("games for two ended by Red Alert", alert, 0.001, "", at_least=True))
    turns = sorted(game.turns for game in pairs)
    found.append(Figure("turns of each, median", median(turns), None, "turns"))
    inside = mean(8 <= number <= 25 for number in turns)
    found.append(Figure("games of 8 to 25 turns each", inside, 0.9, "", at_least=True))
    best = mean(max(game.scores) for game in pairs)
    found.append(Figure("the better score of games for two, mean", best, None, "VP"))
    first = mean(0 in game.winners for game in pairs)
    found.append(Figure("the starting player wins", first, None, ""))
    won = mean(game.winners == (number % 2,) for number, game in enumerate(strange))
    found.append(Figure("computer captain beats random play", won, 0.95, "", at_least=True))
    every = [*pairs, *cadets]
    found.append(Figure("slowest decision", max(game.slowest for game in every), 2.0, "s"))
    found.append(Figure("a game for two", mean(game.seconds for game in pairs), 5.0, "s"))
    listing = [1000 * cost for game in pairs for cost in game.listing]
    found.append(Figure("listing legal actions, median", median(listing), 5.0))
    return found


def main(arguments: list[str]) -> int:
    """Measure and print."""
    games = int(arguments[0]) if arguments else 200
    side = arguments[1] if len(arguments) > 1 else "simple"
    both = (play, play)
    order: defaultdict[int, list[tuple[str, ...]]] = defaultdict(list)
    for pair in combinations(CAPTAINS, 2):
        for number in range(games):
            order[number].append(pair if number % 2 == 0 else pair[::-1])
    pairs = series(((pair, both) for number in order for pair in order[number]), side)
    cadets = series((((name,), (play,)) for name in CAPTAINS for _ in range(games)), side)
    meetings = list(combinations(CAPTAINS, 2))
    strange = series(
        (
            (meetings[number % 15], (play, random_bot) if number % 2 == 0 else (random_bot, play))
            for number in range(games)
        ),
        side,
    )
    print(told(pairs, cadets))
    return report(iter(goals(pairs, cadets, strange)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
