"""Decisions per second of random Crazy Eights: on the engine, and in a bare Python loop.

``python -m tests.bench.crazy_eights`` runs both in turns and prints the ratio of their best
rates, and the engine's cost for a decision early and late in one long match.
"""

from __future__ import annotations

import gc
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tabletop.engine import kernel
from tabletop.engine.decisions import ChooseAction
from tabletop.engine.ids import CHANCE
from tabletop.engine.position import Pending, Position
from tabletop.engine.rules import Rules
from tabletop.games.definition import GameDefinition, Setup
from tabletop.games.own import run_module
from tabletop.games.trust import read_module
from tabletop.library.faults import FaultList
from tabletop.library.finding import read_game
from tabletop.library.loader import load_pack
from tests.bench.figures import Figure, report
from tests.bench.rivals import compared

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "crazy-eights"
GOAL = 1 / 10
MOST_GROWTH = 1.2


# The bare loop: the same rules on plain lists and tuples, with legal() and apply().

SUITS = ("clubs", "diamonds", "hearts", "spades")
PACK = tuple((suit, rank) for suit in SUITS for rank in range(1, 14))


@dataclass(slots=True)
class State:
    points: list[int]
    hands: list[list[tuple[str, int]]]
    stock: list[tuple[str, int]]
    pile: list[tuple[str, int]]
    suit: str
    rank: int
    turn: int = 0
    passes: int = 0
    naming: bool = False
    over: bool = False


def deal(seats: int, ran: random.Random) -> State:
    stock = list(PACK)
    ran.shuffle(stock)
    each = 7 if seats == 2 else 5
    hands = [[stock.pop() for _ in range(each)] for _ in range(seats)]
    while stock[-1][1] == 8:
        stock.insert(0, stock.pop())
    top = stock.pop()
    return State([0] * seats, hands, stock, [top], top[0], top[1])


def legal(state: State) -> list[object]:
    if state.naming:
        return list(SUITS)
    suit, rank = state.suit, state.rank
    found: list[object] = [
        card
        for card in state.hands[state.turn]
        if card[1] == 8 or card[0] == suit or card[1] == rank
    ]
    if state.stock:
        found.append("draw")
    elif not found:
        found.append("pass")
    return found


def apply(state: State, answer: object, ran: random.Random) -> None:
    hand = state.hands[state.turn]
    if state.naming:
        state.naming = False
        state.suit = str(answer)
    elif answer == "draw":
        hand.append(state.stock.pop())
    elif answer == "pass":
        state.passes += 1
        if state.passes == len(state.hands):
            state.over = True
            return
    else:
        assert isinstance(answer, tuple)
        hand.remove(answer)
        state.pile.append(answer)
        state.suit, state.rank = answer
        state.passes = 0
        if not hand:
            score(state)
            return
        if state.rank == 8:
            state.naming = True
            return
    if not state.stock and len(state.pile) > 1:
        state.stock = state.pile[:-1]
        ran.shuffle(state.stock)
        del state.pile[:-1]
    state.turn = (state.turn + 1) % len(state.hands)


def score(state: State) -> None:
    left = [card for hand in state.hands for card in hand]
    state.points[state.turn] += sum(50 if rank == 8 else min(rank, 10) for _, rank in left)
    state.over = True


def bare(games: int, seed: int, seats: int = 2) -> int:
    """Play so many deals; gives the number of decisions."""
    ran = random.Random(seed)
    count = 0
    for _ in range(games):
        state = deal(seats, ran)
        while not state.over:
            apply(state, ran.choice(legal(state)), ran)
            count += 1
    return count


# The engine, with the rules of the example.


def load() -> GameDefinition:
    """Load the example from the checkout, without a user folder."""
    info, _ = read_game(EXAMPLE, bundled=False, faults=FaultList())
    assert info is not None
    module = run_module(info, read_module(info))
    game: GameDefinition = module.define(load_pack(info))
    return game


def begin(game: GameDefinition, seed: int, goal: int = 0) -> Position:
    begun = game.begin(Setup(2, {"goal": goal}))
    assert isinstance(begun, tuple)
    return kernel.settle(game.rules, kernel.start(game.rules, *begun, seed))


def step(rules: Rules, position: Position, pending: Pending, ran: random.Random) -> Position:
    """Answer at random, with any legal answer."""
    decision: Any = pending.decision
    if type(decision) is ChooseAction:
        answer = ran.choice(decision.actions)
    else:
        answer = ran.choice(decision.options).key
    following: Any = kernel.submit(rules, position, decision.seat, answer)
    waiting = following.pending
    if waiting is not None and waiting.decision.seat == CHANCE:
        following = kernel.settle(rules, following)
    moved: Position = following
    return moved


def engine(game: GameDefinition, games: int, seed: int) -> int:
    """Play so many deals on the engine; gives the number of decisions."""
    ran = random.Random(seed)
    count = 0
    for number in range(games):
        position = begin(game, seed * games + number)
        while (pending := position.pending) is not None:
            position = step(game.rules, position, pending, ran)
            count += 1
    return count


def seconds(play: Callable[[int, int], int], games: int, seed: int) -> tuple[int, float]:
    """Measure processor time; gives the number of decisions and the seconds that they took."""
    gc.collect()
    begun = time.process_time()
    count = play(games, seed)
    return count, time.process_time() - begun


def compare(rounds: int = 9, parts: int = 10, games: int = 6) -> tuple[float, float]:
    """Run both in turns; gives the rates of the bare loop and of the engine.

    The work is cut into short parts of about the same length for both, and of each part the
    best of some rounds counts, so that what else the machine does disturbs neither.
    """
    game = load()

    def ours(games: int, seed: int) -> int:
        return engine(game, games, seed)

    best: dict[tuple[str, int], tuple[int, float]] = {}
    for _ in range(rounds):
        for seed in range(parts):
            for name, play, many in (("bare", bare, games * 10), ("engine", ours, games)):
                taken = seconds(play, many, seed)
                best[name, seed] = min(best.get((name, seed), taken), taken)
    total = {
        name: [sum(part) for part in zip(*(best[name, seed] for seed in range(parts)), strict=True)]
        for name in ("bare", "engine")
    }
    return total["bare"][0] / total["bare"][1], total["engine"][0] / total["engine"][1]


def growth(decisions: int = 24_000, part: int = 2_000) -> tuple[float, float]:
    """Play one endless match; gives the least cost of a decision, in us, early and late."""
    game = load()
    ran = random.Random(3)
    position = begin(game, 3, goal=10**9)
    costs = []
    for _ in range(decisions // part):
        begun = time.process_time()
        for _ in range(part):
            assert position.pending is not None
            position = step(game.rules, position, position.pending, ran)
        costs.append((time.process_time() - begun) / part * 1e6)
    half = len(costs) // 2
    return min(costs[:half]), min(costs[half:])


def measure() -> tuple[Figure, ...]:
    """Run all of it."""
    plain, ours = compare()
    early, late = growth()
    return (
        Figure(
            "crazy eights, engine to bare loop",
            ours,
            GOAL,
            "decisions/s",
            at_least=True,
            against=plain,
            beside="bare loop",
        ),
        *compared(ours),
        Figure(
            "one long match, a decision late",
            late,
            MOST_GROWTH,
            "us",
            against=early,
            beside="early",
        ),
    )


def main() -> int:
    """Print the figures; 1 when a goal is missed."""
    return report(measure())


if __name__ == "__main__":
    sys.exit(main())
