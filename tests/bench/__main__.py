"""All benches, one after the other, each in a process of its own: ``python -m tests.bench``.

Prints one table (name, found, goal, ok) and exits with 1 when a goal is missed. Each bench can be
run alone too: ``python -m tests.bench.table``.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import asdict
from importlib import import_module
from typing import Final

from tests.bench.figures import Figure, report

BENCHES: Final = ("crazy_eights", "effects", "traveller_ccg", "table", "startup")


def run(name: str) -> tuple[Figure, ...]:
    """Run a bench apart, so that none warms or burdens the next."""
    print(f"measuring {name} ...", file=sys.stderr)
    command = [sys.executable, "-m", "tests.bench", name]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    return tuple(Figure(**data) for data in json.loads(done.stdout))


def main(arguments: list[str]) -> int:
    """Run all benches and print what they found; with a name, give that one's figures as JSON."""
    if arguments:
        figures = import_module(f"tests.bench.{arguments[0]}").measure()
        print(json.dumps([asdict(figure) for figure in figures]))
        return 0
    return report(figure for name in BENCHES for figure in run(name))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
