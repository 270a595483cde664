"""All benches, one after the other, each in a process of its own: ``python -m tests.bench``.

Prints one table (what, found, held against what, their ratio, its goal, met) and exits with 1 when
a goal is missed. With ``--against "COMMAND ..."`` start-up and memory are held against that
program too. Each bench can be run alone: ``python -m tests.bench.table``.
"""

from __future__ import annotations

import json
import subprocess
import sys
from argparse import SUPPRESS, ArgumentParser
from dataclasses import asdict
from importlib import import_module
from typing import Final

from tests.bench.figures import Figure, report

BENCHES: Final = ("crazy_eights", "games", "effects", "traveller_ccg", "table", "startup")


def run(name: str, *given: str) -> tuple[Figure, ...]:
    """Run a bench apart, so that none warms or burdens the next."""
    print(f"measuring {name} ...", file=sys.stderr)
    command = [sys.executable, "-m", "tests.bench", "--figures", name, *given]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    return tuple(Figure(**data) for data in json.loads(done.stdout))


def main(arguments: list[str]) -> int:
    """Run all benches and print what they found."""
    asked = ArgumentParser(prog="python -m tests.bench", description=__doc__)
    asked.add_argument("--against", metavar="COMMAND", help="a program to be held against")
    asked.add_argument("--figures", nargs="+", help=SUPPRESS)
    given = asked.parse_args(arguments)
    if given.figures:
        name, *rest = given.figures
        figures = import_module(f"tests.bench.{name}").measure(*rest)
        print(json.dumps([asdict(figure) for figure in figures]))
        return 0
    found = [figure for name in BENCHES for figure in run(name)]
    if given.against:
        found += run("against", given.against)
    return report(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
