"""How many planted errors ``tabletop check`` finds, by kind.

``python -m tests.lint.planted [COUNT] [SEED]`` plants so many (300) in copies of the real card
files, one at a time, and checks each time; it fails below 95 of 100, and for any alarm on files in
which nothing was planted.
"""

from __future__ import annotations

import random
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import yaml

from tabletop.cli.check import faults_of
from tabletop.effects.source import plain
from tabletop.games import registry
from tabletop.library.faults import Fault, FaultList
from tabletop.library.finding import GAME_FILE
from tabletop.library.loader import card_files
from tabletop.library.pack import GameInfo
from tabletop.library.strict_yaml import read_yaml
from tests.lint.plants import KINDS, Field

GOAL: Final = 0.95
SHARES: Final = {"captains-chair": 4, "traveller-ccg": 4, "traitors-aboard": 1}
"""How many errors go to a game for each that goes to one that is not named."""


@dataclass(frozen=True, slots=True)
class Planted:
    """An error, where it was planted, and the first that ``check`` says."""

    kind: str
    game: str
    what: str
    told: Fault | None


def _data(path: Path) -> Any:
    node = read_yaml(path, FaultList())
    assert node is not None
    return plain(node)


class Ground:
    """A copy of a game's folder, its card files written anew from their data."""

    def __init__(self, info: GameInfo, work: Path) -> None:
        folder = work / info.id
        shutil.copytree(info.folder, folder)
        self.info = info._replace(folder=folder)
        self.language = registry.language_of(registry.module_of(info))
        types = _data(folder / GAME_FILE).get("types", {})
        self.facts = {name: dict(kind.get("facts", {})) for name, kind in types.items()}
        self.files = {path: _data(path) for path in card_files(folder)}
        for path in self.files:
            self.write(path, self.files[path])

    @staticmethod
    def write(path: Path, cards: list[Any]) -> None:
        """Write a card file."""
        text = yaml.safe_dump(cards, sort_keys=False, allow_unicode=True, width=100)
        path.write_text(text, "utf-8")

    def plant(self, kind: str, ran: random.Random) -> Planted | None:
        """Plant an error in one file, check, and put the file right again."""
        path = ran.choice(list(self.files))
        before = path.read_text("utf-8")
        cards = _data(path)
        what = KINDS[kind](Field(ran, cards, self.language, self.facts))
        if what is None:
            return None
        self.write(path, cards)
        told = next(faults_of(self.info), None)
        path.write_text(before, "utf-8")
        return Planted(kind, self.info.id, what, told)


def planting(grounds: list[Ground], count: int, seed: int) -> Iterator[Planted]:
    """Plant so many errors, of each kind as many."""
    ran = random.Random(seed)
    shares = [SHARES.get(ground.info.id, 1) for ground in grounds]
    for number in range(count):
        kind = list(KINDS)[number % len(KINDS)]
        done = None
        while done is None:
            (ground,) = ran.choices(grounds, shares)
            done = ground.plant(kind, ran)
        yield done


def main(count: int = 300, seed: int = 1) -> int:
    """Plant errors, and print how many were found."""
    found: Counter[str] = Counter()
    planted: Counter[str] = Counter()
    missed: list[Planted] = []
    with tempfile.TemporaryDirectory() as work:
        bundled = [info for info in registry.find_games() if info.bundled]
        grounds = [Ground(info, Path(work)) for info in bundled]
        alarms = [fault for ground in grounds for fault in faults_of(ground.info)]
        alarms += [fault for info in bundled for fault in faults_of(info)]
        for one in planting(grounds, count, seed):
            planted[one.kind] += 1
            found[one.kind] += one.told is not None
            if one.told is None:
                missed.append(one)
    for kind in KINDS:
        print(f"{kind:<26} {found[kind]:>4} of {planted[kind]}")
    share = found.total() / max(1, planted.total())
    print(f"{'all':<26} {found.total():>4} of {planted.total()} ({share:.1%}; goal {GOAL:.0%})")
    print(f"false alarms on files with nothing planted: {len(alarms)}")
    for one in missed:
        print(f"missed: {one.kind}, {one.game}: {one.what}")
    for fault in alarms:
        print(f"false alarm: {fault}")
    return 0 if share >= GOAL and not alarms else 1


if __name__ == "__main__":
    raise SystemExit(main(*map(int, sys.argv[1:3])))
