"""Ten minutes of anything at all: ``python -m tests.hands [MINUTES] [SEED] [GAME ...]``.

Goes from game to game. Exits with 1 at the first thing that is wrong, or when memory has grown by
more than 5 % over the last half.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from statistics import median

from PySide6.QtWidgets import QApplication

from tabletop.table.collector import Collector, collect_all
from tests.hands.hands import SEATS, Hands, WrongError
from tests.hands.watching import nobody_errs, resident
from tests.secrets.playing import a_window

MOST_GROWTH = 1.05
ENOUGH = 16
SLICE = 15.0
"""Seconds at one game before the next; memory is read after each."""


def growth(memory: list[float]) -> float:
    """Hold the memory at the end against that in the middle, each the median of an eighth of all
    readings; 1 where too little is known to tell.
    """
    if len(memory) < ENOUGH:
        return 1.0
    few, half = len(memory) // 8, len(memory) // 2
    return median(memory[-few:]) / median(memory[half : half + few])


def main(arguments: list[str]) -> int:
    """Move the hands for so long, and tell how it went."""
    minutes = float(arguments[0]) if arguments else 10
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    games = arguments[2:] or list(SEATS)
    application = QApplication.instance() or QApplication([])
    memory: list[float] = []
    with tempfile.TemporaryDirectory() as home, nobody_errs() as errors:
        os.environ["TABLETOP_HOME"] = home
        tour = a_window()
        Collector(tour.window)
        hands = Hands(tour, random.Random(seed))
        wrong = ""
        try:
            end, number = time.monotonic() + minutes * 60, 0
            while time.monotonic() < end and not errors:
                hands.sit_down(games[number % len(games)])
                number += 1
                next_game = time.monotonic() + SLICE
                while time.monotonic() < min(end, next_game) and not errors:
                    hands.move()
                collect_all()
                memory.append(resident())
        except WrongError as error:
            wrong = str(error)
        tour.window.close()
        application.processEvents()
    grown = growth(memory)
    print(
        f"{sum(hands.done.values())} deeds at {hands.matches} matches, {len(errors)} mistakes; "
        f"memory {memory[-1] if memory else 0:.0f} MB, {grown - 1:+.1%} over the last half"
    )
    print(", ".join(f"{name} {count}" for name, count in sorted(hands.done.items())))
    for told in (*errors[:3], *([wrong] if wrong else [])):
        print(told)
    return 1 if errors or wrong or grown > MOST_GROWTH else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
