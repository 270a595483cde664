"""A night of everything that must never happen: ``python -m tests.soak``.

Checked games, kills, damaged files, secrets and hands, each piece in a process of its own with a
time limit. Prints one table; exits with 1 when anything went wrong: a violation, a traceback,
something lost, a hang. ``--scale 0.01`` does a hundredth of it, ``--seed`` begins elsewhere.
``--notes FILE`` notes the pieces that went well, and leaves out those that stand there: so a soak
that was broken off goes on.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.soak.plan import PARTS, Piece, pieces

TAIL: Final = 12
"""So many of the last lines of what a piece said are shown when it went wrong."""
BAD: Final = ("Traceback (most recent call last)", "Fatal Python error")


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a piece of work went; ``wrong`` is '' when it went well."""

    piece: Piece
    seconds: float
    wrong: str = ""


def run(piece: Piece) -> Outcome:
    """Do a piece of work."""
    begun = time.monotonic()
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    process = subprocess.Popen(
        piece.command,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        said, _ = process.communicate(timeout=piece.limit)
    except subprocess.TimeoutExpired:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # with all that it has started
        said, _ = process.communicate()
        wrong = f"hangs: more than {piece.limit:.0f} s"
    else:
        ended = f"ended with {process.returncode}" if process.returncode else ""
        wrong = ended or next((f"said {bad!r}" for bad in BAD if bad in said), "")
    seconds = time.monotonic() - begun
    if not wrong:
        return Outcome(piece, seconds)
    words = " ".join(piece.command[1:])
    return Outcome(piece, seconds, "\n".join([f"{words}: {wrong}", *said.splitlines()[-TAIL:]]))


def table(outcomes: Sequence[Outcome]) -> str:
    """Set outcomes in columns: what, how much of it, how long that took, how much went wrong."""
    lines = [f"{'what':44} {'done':>8} {'seconds':>8} {'wrong':>6}  note"]
    for part in dict.fromkeys(one.piece.part for one in outcomes):
        of_part = [one for one in outcomes if one.piece.part == part]
        done = sum(one.piece.count for one in of_part)
        seconds = sum(one.seconds for one in of_part)
        wrong = sum(bool(one.wrong) for one in of_part)
        line = f"{part.name:44} {done:>8,} {seconds:>8,.0f} {wrong:>6}  {part.note}"
        lines.append(line.rstrip())
    return "\n".join(lines)


def asked(arguments: Sequence[str]) -> Namespace:
    """Read the command line."""
    parser = ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="parts whose names begin so")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--notes", type=Path)
    return parser.parse_args(arguments)


def main(arguments: Sequence[str]) -> int:
    """Do all of it, and print the table."""
    given = asked(arguments)
    notes: Path | None = given.notes
    well = set(notes.read_text().splitlines()) if notes is not None and notes.exists() else set()
    todo = [
        piece
        for part in PARTS
        if part.name.startswith(given.only)
        for piece in pieces(part, given.scale, given.seed)
        if _noted(piece) not in well
    ]
    outcomes = []
    with ThreadPoolExecutor(given.workers) as pool:
        for outcome in pool.map(run, todo):
            outcomes.append(outcome)
            piece = outcome.piece
            how = outcome.wrong or "well"
            print(f"{piece.part.name}, {piece.count} from {piece.seed}: {how}", file=sys.stderr)
            if notes is not None and not outcome.wrong:
                with notes.open("a") as file:
                    file.write(f"{_noted(piece)}\n")
    print(table(outcomes))
    wrong = [outcome.wrong for outcome in outcomes if outcome.wrong]
    print(*wrong, sep="\n\n", end="\n" if wrong else "")
    return 1 if wrong else 0


def _noted(piece: Piece) -> str:
    return " ".join(piece.command[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
