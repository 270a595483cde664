"""Search for secrets for long: ``python -m tests.secrets [ANSWERS] [SEED] [GAME ...]``.

So many answers of each kind of match (40 unless told); prints what was looked at, and each leak.
Exits with 1 when there was one.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

from tests.secrets.names import renamed
from tests.secrets.playing import KINDS, a_window, begin, look_back, play

LOOKS_BACK = 12
SHOWN = 20


def main(arguments: list[str]) -> int:
    """Play and search."""
    answers = int(arguments[0]) if arguments else 40
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    leaks = 0
    application = QApplication.instance() or QApplication([])
    with tempfile.TemporaryDirectory() as work:
        os.environ["TABLETOP_HOME"] = f"{work}/home"
        tour = a_window()
        for number, kind in enumerate(KINDS):
            if arguments[2:] and kind.game not in arguments[2:]:
                continue
            begun = time.monotonic()
            game = renamed(kind.game, Path(work) / str(number))
            chance = random.Random(seed + number)
            given = moments = compared = 0
            found: dict[str, None] = {}
            while given < answers:
                search = begin(tour, kind, game, chance.getrandbits(32))
                given += play(search, answers - given, chance)
                look_back(search, LOOKS_BACK)
                moments += search.moments
                compared += search.compared
                found |= dict.fromkeys(search.leaks)
            print(
                f"{kind.game}, {kind.people} people, {kind.bots} computers: {given} answers, "
                f"{moments} moments searched, {compared} dealt anew, {len(found)} leaks, "
                f"{time.monotonic() - begun:.0f} s",
                flush=True,
            )
            print(*list(found)[:SHOWN], sep="\n", end="\n" if found else "", flush=True)
            leaks += len(found)
        tour.window.close()
    application.processEvents()
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
