"""How long Traveller CCG takes: `python -m tests.bench.traveller_ccg`.

At a full table, four captains with five Crew each, Gear on all of them, Upgrades, Connections and
seven cards in hand: the time to list all legal actions against a budget of 5 ms, that of all
offers with their refusals, and that of a captain's view. And whole games of four computer
captains, against a budget of 5 s. All is processor time.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Final

from tabletop.engine import kernel
from tabletop.engine.actions import legal, offers
from tabletop.engine.board import Board
from tabletop.engine.ids import SeatId
from tabletop.engine.table import Table
from tabletop.engine.view import view_of
from tabletop.games import registry
from tabletop.games.bringing import ready_decks
from tabletop.games.traveller_ccg.action import ACTION, Alternating
from tabletop.games.traveller_ccg.bots.captain import play
from tabletop.games.traveller_ccg.play import KINDS
from tests.bench.captains import one
from tests.bench.figures import Figure, report
from tests.games.traveller_ccg.tables import Lying, rules, table

SEATS: Final = 4
CREW: Final = (
    "george-zamepiimaakha",
    "aminah-darzi-m-d",
    "flint",
    "rhonuit-pruir",
    "baronet-cronin",
)
GEAR: Final = ("body-pistol", "engineering-kit", "cloth-armor", "combat-environment-suit")
UPGRADES: Final = ("narda-systems-150-mj-laser", "tactical-display", "model-two-computer")
HAND: Final = (
    "time-is-money",
    "glancing-shot",
    "consultant-call",
    "aggravated-assault",
    "doctor-wishik",
    "hacker-s-chainsaw",
    "stunner",
)
TIMES: Final = 60
GAMES: Final = 4


def full(phase: str) -> Table:
    """Lay out the full table."""
    lying: dict[str, list[str | Lying]] = {}
    for seat in range(SEATS):
        crew: list[str | Lying] = []
        for number, one_of_them in enumerate(CREW):
            crew += [one_of_them, Lying(GEAR[(number + seat) % len(GEAR)], on=one_of_them)]
        lying[f"crew:{seat}"] = crew
        lying[f"ship:{seat}"] = ["subsidized-merchant", *UPGRADES]
        lying[f"connections:{seat}"] = ["finch-and-cho-cpas", "belter-hideout"]
        lying[f"hand:{seat}"] = [*HAND]
        lying[f"deck:{seat}"] = [*HAND * 4]
        lying[f"discard:{seat}"] = [*HAND * 2]
        lying[f"slot:{seat}"] = ["group-package", "bonded-freight"]
        lying[f"adventure-deck:{seat}"] = ["mail-contract"] * 16
    tokens = {"tech-trained": 2, "starship-operations-trained": 2, "cargo": 1, "infamy": 1}
    counters = dict.fromkeys(range(SEATS), tokens)
    return table(SEATS, lying, counters, phase=phase, acting=SeatId(0))


def fresh(at: Table) -> Table:
    """Give a table of which nothing is remembered from before."""
    board: Board = at.board._replace()
    return Table(board, at.definitions)


def timed(act: Callable[[Table], object], at: Table) -> float:
    """Give the median of the processor time that something takes, in ms."""
    times = []
    for _ in range(TIMES):
        again = fresh(at)
        start = time.process_time()
        assert act(again)
        times.append((time.process_time() - start) * 1000)
    return median(times)


def measure() -> tuple[Figure, ...]:
    """List legal actions and offers, make views, and play whole games."""
    seat, figures = SeatId(0), list[Figure]()
    for phase, kinds in (("procurement", "procuring"), ("action", "acting")):
        at = full(phase)
        took = timed(lambda again, kinds=kinds: legal(KINDS[kinds], again, seat), at)  # type: ignore[misc]
        figures.append(Figure(f"full table, {phase}: list the legal actions", took, 5.0))
    at = full("action")
    took = timed(lambda again: tuple(offers(rules().actions, again, seat)), at)
    figures.append(Figure("full table: all offers, with what can't be done", took, None))
    position = kernel.start(rules(), at.board, ACTION.frame(Alternating()), 1)
    took = timed(
        lambda again: view_of(rules(), position._replace(board=again.board), seat).board.cards, at
    )
    figures.append(Figure("full table: a captain's view", took, None))
    game = registry.load("traveller-ccg")
    decks = ready_decks(game)
    seconds = [
        one(game, seed, tuple(decks[(at + seed) % len(decks)] for at in range(SEATS)), (play,) * 4)
        for seed in range(1, GAMES + 1)
    ]
    each = median(tally.seconds for tally in seconds)
    figures.append(Figure("a whole game of four computer captains", each, 5.0, "s"))
    return tuple(figures)


def main() -> int:
    """Print the figures; 1 when a goal is missed."""
    return report(measure())


if __name__ == "__main__":
    sys.exit(main())
