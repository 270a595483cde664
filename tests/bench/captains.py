"""Computer captains of Traveller CCG: against random play, among each other, and how fast.

Run with ``python -m tests.bench.captains [games]``. It prints how many of the games for two a
computer captain wins against one who plays at random, how often each ready-made deck wins among
four equal captains, how games for two end, and how long the slowest decision took.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from typing import Final

from tabletop.engine import kernel
from tabletop.engine.ids import SeatId
from tabletop.engine.message import Refusal
from tabletop.engine.position import Position
from tabletop.engine.view import Handles, rename_answer, view_of
from tabletop.games import registry
from tabletop.games.bringing import ready_decks
from tabletop.games.definition import Bot, GameDefinition
from tabletop.games.traveller_ccg.bots.captain import play
from tabletop.games.traveller_ccg.state import Voyage
from tabletop.library.decks.record import Deck
from tabletop.session.bots import bot_chance, random_bot
from tabletop.session.players import Player
from tabletop.session.resume import open_match
from tabletop.session.save import Beginning
from tests.bench.figures import Figure, report

GAME: Final = "traveller-ccg"
MOST: Final = 20_000


@dataclass(slots=True)
class Tally:
    """What came of a series of games."""

    winners: list[tuple[int, ...]] = field(default_factory=list)
    rules: Counter[str] = field(default_factory=Counter)
    rounds: list[int] = field(default_factory=list)
    decks: Counter[str] = field(default_factory=Counter)
    slowest: float = 0.0
    seconds: float = 0.0


def ready_made(game: GameDefinition) -> tuple[Deck, ...]:
    """List the ready-made decks."""
    return ready_decks(game)


def one(game: GameDefinition, seed: int, decks: tuple[Deck, ...], bots: tuple[Bot, ...]) -> Tally:
    """Play one game."""
    tally = Tally()
    players = tuple(Player(f"Seat {seat}", "captain") for seat in range(len(decks)))
    beginning = Beginning(GAME, GAME, "", players, {}, seed, {}, decks=decks)
    position = open_match(game, beginning).position
    start = time.process_time()
    for count in range(MOST):
        if position.pending is None:
            break
        seat = position.pending.seats()[0]
        position = _answered(game, position, seat, bots[seat], seed, count, tally)
    tally.seconds = time.process_time() - start
    result, state = position.result, position.board.state
    assert isinstance(state, Voyage)
    tally.rounds.append(state.round)
    if result is not None:
        tally.winners.append(tuple(result.winners))
        tally.rules[result.rule] += 1
        for winner in result.winners:
            tally.decks[decks[winner].name] += 1
    return tally


def _answered(
    game: GameDefinition,
    position: Position,
    seat: SeatId,
    bot: Bot,
    seed: int,
    count: int,
    tally: Tally,
) -> Position:
    assert position.pending is not None
    decision = position.pending.of(seat)
    assert decision is not None
    view = view_of(game.rules, position, seat)
    start = time.perf_counter()
    answer = bot(game.rules, view, bot_chance(seed, count, seat))
    tally.slowest = max(tally.slowest, time.perf_counter() - start)
    answer = rename_answer(decision, answer, Handles(position, seat).card)
    following = kernel.submit(game.rules, position, seat, answer)
    if isinstance(following, Refusal):
        raise TypeError(f"a computer captain was refused: {following}")
    return kernel.settle(game.rules, following)


Seating = tuple[tuple[Deck, ...], tuple[Bot, ...]]
"""Which deck and which player each seat has."""


def series(games: int, plan: Callable[[int], Seating], game: GameDefinition) -> Tally:
    """Play a series of games and add up what came of them."""
    whole = Tally()
    for number in range(games):
        decks, bots = plan(number)
        found = one(game, number + 1, decks, bots)
        whole.winners += found.winners
        whole.rounds += found.rounds
        whole.rules += found.rules
        whole.decks += found.decks
        whole.slowest = max(whole.slowest, found.slowest)
        whole.seconds += found.seconds
        print(f"\r{number + 1} of {games}", end="", file=sys.stderr)
    print(file=sys.stderr)
    return whole


def against_random(game: GameDefinition, games: int) -> Figure:
    """Let a computer captain meet one who plays at random, from either seat, with all decks."""
    decks = ready_made(game)
    bots: tuple[Bot, Bot] = (play, random_bot)

    def plan(number: int) -> Seating:
        ours, theirs = decks[number % len(decks)], decks[(number // 4) % len(decks)]
        both = ((ours, theirs), bots)
        return both if number % 2 == 0 else ((theirs, ours), bots[::-1])

    tally = series(games, plan, game)
    won = sum(
        winners == ((0,) if number % 2 == 0 else (1,))
        for number, winners in enumerate(tally.winners)
    )
    return Figure("computer captain beats random play", won / games, 0.95, "of all", at_least=True)


def main(arguments: list[str]) -> int:
    """Measure and print."""
    games = int(arguments[0]) if arguments else 200
    game = registry.load(GAME)
    decks = ready_made(game)
    figures = [against_random(game, games)]
    pairs = series(
        games,
        lambda number: (
            (decks[number % 4], decks[(number + 1 + number // 4 % 3) % 4]),
            (play, play),
        ),
        game,
    )
    figures.append(Figure("rounds of a game for two, median", median(pairs.rounds), 14.5, "rounds"))
    by_vp = 1 - pairs.rules["TC-4.7"] / max(1, len(pairs.winners))
    figures.append(Figure("games for two decided by VP", by_vp, 0.5, "of all", at_least=True))
    fours = series(
        2 * games,
        lambda number: (tuple(decks[(seat + number) % 4] for seat in range(4)), (play,) * 4),
        game,
    )
    for deck in decks:
        share = fours.decks[deck.name] / max(1, len(fours.winners))
        figures.append(
            Figure(f"{deck.name} wins among four, at least", share, 0.15, "of all", at_least=True)
        )
        figures.append(Figure(f"{deck.name} wins among four, at most", share, 0.40, "of all"))
    slowest = max(pairs.slowest, fours.slowest)
    figures.append(Figure("slowest decision, seconds", slowest, 1.0, "s"))
    each = fours.seconds / max(1, len(fours.winners))
    figures.append(Figure("a game of four, processor seconds", each, 5.0, "s"))
    return report(iter(figures))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
