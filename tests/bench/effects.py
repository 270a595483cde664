"""How long the effect language takes at a large table: `python -m tests.bench.effects`.

Lanes with three seats of 100 cards each, many of them in play with modifiers, triggers and
attachments. Prints the time to list all legal actions, and that of one answer, against the
budgets of 5 ms and 1 ms.
"""

from __future__ import annotations

import time
from statistics import median, quantiles

from tabletop.engine import kernel
from tabletop.engine.actions import legal
from tabletop.engine.chance import Chance
from tabletop.engine.ids import SeatId
from tabletop.engine.position import Position
from tabletop.engine.table import Table
from tests.testgame.game import DECK, RULES, first, lay
from tests.testgame.random_play import pick
from tests.testgame.rounds import KINDS
from tests.testgame.words import DEFINITIONS

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


def main() -> None:
    """Measure and print."""
    position = large()
    print(f"{len(position.board.cards)} cards")
    seat = SeatId(0)
    times = []
    for _ in range(60):
        fresh = Table(position.board._replace(), DEFINITIONS)  # nothing remembered from before
        begin = time.perf_counter()
        found = legal(KINDS, fresh, seat)
        times.append((time.perf_counter() - begin) * 1000)
    print(f"legal: {median(times):.2f} ms for {len(found)} actions (budget 5)")
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
    print(f"answer: {median(answers):.2f} ms, 95 of 100 under {cuts[18]:.2f} ms (budget 1)")


if __name__ == "__main__":
    main()
