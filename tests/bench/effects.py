"""How long the effect language takes at a large table: `python -m tests.bench.effects`.

Lanes with three seats of 100 cards each, many of them in play with modifiers, triggers and
attachments. Prints the time to list all legal actions, and that of one answer, against the
budgets of 5 ms and 1 ms.
"""

from __future__ import annotations

import sys
import time
from statistics import median, quantiles

from tabletop.engine import kernel
from tabletop.engine.actions import legal
from tabletop.engine.chance import Chance
from tabletop.engine.ids import SeatId
from tabletop.engine.position import Position
from tabletop.engine.table import Table
from tests.bench.figures import Figure, report
from tests.testgame.game import DECK, RULES, first, lay
from tests.testgame.random_play import pick
from tests.testgame.rounds import KINDS
from tests.testgame.words import DEFINITIONS

CARDS = 300
IN_PLAY = ("corsair", "scout", "drive", "ballast", "watcher", "post", "mediator", "insurer")


def large() -> Position:
    """Lay out 300 cards, a third of them in play."""
    keys = [str(key) for key in DECK]
    lying = {}
    for seat in range(3):
        lying[f"fleet:{seat}"] = list(IN_PLAY) * 4
        lying[f"hand:{seat}"] = keys[:12]
        lying[f"deck:{seat}"] = (keys * 3)[:50]
        lying[f"reserve:{seat}"] = keys[:6]
    board = lay(lying, 3, (5, 5, 5))
    cards = dict(board.cards)
    for seat in range(3):
        pile = board.piles[f"fleet:{seat}"]  # type: ignore[index]
        ships = [card for card in pile if cards[card].definition == "corsair"]
        for number, card in enumerate(pile):
            if cards[card].definition in ("drive", "ballast"):
                cards[card] = cards[card]._replace(attached_to=ships[number % len(ships)])
    started = kernel.start(RULES, board._replace(cards=cards), first(), 1)
    return kernel.settle(RULES, started)


def measure() -> tuple[Figure, ...]:
    """List all legal actions, and answer."""
    position = large()
    assert len(position.board.cards) >= CARDS, len(position.board.cards)
    seat = SeatId(0)
    times = []
    for _ in range(60):
        fresh = Table(position.board._replace(), DEFINITIONS)  # nothing remembered from before
        begin = time.perf_counter()
        found = legal(KINDS, fresh, seat)
        times.append((time.perf_counter() - begin) * 1000)
    assert len(found) > 0
    answers: list[float] = []
    chance = Chance(3)
    while position.pending is not None and len(answers) < 600:
        asked = position.pending.asked()[0]
        answer, chance = pick(asked, chance)
        begin = time.perf_counter()
        following = kernel.submit(RULES, position, asked.seat, answer)
        answers.append((time.perf_counter() - begin) * 1000)
        assert isinstance(following, Position)
        position = kernel.settle(RULES, following)
    cuts = quantiles(answers, n=20)
    return (
        Figure("effects, 300 cards: list the legal actions", median(times), 5.0),
        Figure("effects, 300 cards: one answer, median", median(answers), 1.0),
        Figure("effects, 300 cards: one answer, p95", cuts[18], None),
    )


def main() -> int:
    """Print the figures; 1 when a goal is missed."""
    return report(measure())


if __name__ == "__main__":
    sys.exit(main())
