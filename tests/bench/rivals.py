"""Other engines for card games, as far as they are installed: how many decisions a second.

RLCard has no Crazy Eights; its UNO is the nearest. It is looked for in this Python or the one that
``BENCH_RLCARD`` names (a virtual environment of its own, say). boardgame.io plays the Crazy Eights
of ``crazy_eights.cjs``; it is looked for where ``node`` finds modules: in ``NODE_PATH``.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from tests.bench.figures import Figure

ROUNDS: Final = 3
PATIENCE: Final = 120
BOARDGAME_IO: Final = Path(__file__).with_name("crazy_eights.cjs")

UNO: Final = """
import time
import rlcard
from rlcard.agents import RandomAgent
env = rlcard.make("uno")
env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
count, start = 0, time.process_time()
for _ in range(200):
    env.run(is_training=False)
    count += len(env.action_recorder)
print(count, time.process_time() - start)
"""


def rlcard() -> float | None:
    """Measure RLCard's decisions per second; None where it isn't installed."""
    python = os.environ.get("BENCH_RLCARD", sys.executable)
    found = subprocess.run([python, "-c", "import rlcard"], capture_output=True, check=False)
    return None if found.returncode else _best([python, "-c", UNO])


def boardgame_io() -> float | None:
    """Measure boardgame.io's decisions per second; None where it isn't installed."""
    node = shutil.which("node")
    if node is None:
        return None
    ask = [node, "-e", "require.resolve('boardgame.io/client')"]
    found = subprocess.run(ask, capture_output=True, check=False)
    return None if found.returncode else _best([node, str(BOARDGAME_IO)])


RIVALS: Final[Mapping[str, tuple[str, Callable[[], float | None]]]] = {
    "RLCard": ("RLCard's UNO", rlcard),
    "boardgame.io": ("boardgame.io", boardgame_io),
}


def _best(command: list[str]) -> float:
    """Give the best of some rounds of a program that prints decisions and seconds."""
    env = {**os.environ, "NODE_ENV": "production"}
    best = 0.0
    for _ in range(ROUNDS):
        done = subprocess.run(
            command, env=env, stdout=subprocess.PIPE, text=True, check=True, timeout=PATIENCE
        )
        count, seconds = done.stdout.split()[-2:]
        best = max(best, int(count) / float(seconds))
    return best


def compared(ours: float) -> tuple[Figure, ...]:
    """Hold our decisions per second against each of them."""
    figures = []
    for name, (beside, rate) in RIVALS.items():
        theirs = rate()
        what = f"crazy eights, engine to {name}"
        if theirs is None:
            figures.append(Figure(what, None, 1.0, beside=f"{name} is not installed"))
            continue
        figures.append(
            Figure(what, ours, 1.0, "decisions/s", at_least=True, against=theirs, beside=beside)
        )
    return tuple(figures)
