"""What a soak is made of: pieces of work, each a command of its own with a time limit."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

SIMULATE: Final = ("-m", "tabletop", "simulate")
CHECKED: Final = ("--check", "--workers", "1")


@dataclass(frozen=True, slots=True)
class Part:
    """One row of the summary: ``count`` things of a kind, by a command that takes ``{count}`` and
    ``{seed}``. They are cut into pieces of at most ``piece``; a piece may take ``limit`` seconds
    for each thing, and ``START`` more. ``note`` is told beside it.
    """

    name: str
    count: int
    piece: int
    limit: float
    command: tuple[str, ...]
    note: str = ""


START: Final = 300.0
"""Seconds that a piece has besides, to load what it needs."""


@dataclass(frozen=True, slots=True)
class Piece:
    """So many things of a part, from a seed on."""

    part: Part
    count: int
    seed: int

    @property
    def command(self) -> list[str]:
        """What is run."""
        words = (word.format(count=self.count, seed=self.seed) for word in self.part.command)
        return [sys.executable, *words]

    @property
    def limit(self) -> float:
        """How many seconds it may take before it counts as hanging."""
        return START + self.count * self.part.limit


def games(game: str, count: int, limit: float, *more: str, who: str = "", note: str = "") -> Part:
    """Play checked games, at random unless ``more`` says otherwise."""
    given = more or ("--players", "random")
    numbers = ("--games", "{count}", "--seed", "{seed}")
    name = f"games of {game}{who}"
    return Part(name, count, 50, limit, (*SIMULATE, game, *numbers, *given, *CHECKED), note)


def damage(kind: str, count: int) -> Part:
    """Damage files."""
    command = ("-m", "tests.robustness.damage", kind, "{count}", "{seed}")
    return Part(f"damaged {kind}", count, 200, 10, command)


CCG: Final = "traveller-ccg"
RANDOM: Final = ("--players", "random")
LONG: Final = "few: at random they go on for hundreds of rounds"

PARTS: Final[tuple[Part, ...]] = (
    games("traitors-aboard", 10_000, 10),
    games("traveller-traders", 10_000, 10),
    games(CCG, 8_000, 60, *RANDOM, "--seats", "1", who=", one captain"),
    games(CCG, 300, 240, *RANDOM, "--seats", "2", who=", two captains"),
    games(CCG, 12, 600, *RANDOM, "--seats", "3", who=", three captains", note=LONG),
    games(CCG, 8, 900, *RANDOM, "--seats", "4", who=", four captains", note=LONG),
    games(CCG, 1_680, 120, "--players", "computer", who=", computer captains"),
    games("captains-chair", 10_000, 60),
    Part(
        "kills",
        1_000,
        100,
        20,
        ("-m", "tests.robustness.kills", "{count}", "--seed", "{seed}"),
    ),
    damage("cards", 2_000),
    damage("decks", 1_000),
    damage("saves", 1_000),
    damage("records", 500),
    damage("lessons", 500),
    Part(
        "answers searched for secrets",
        400,
        40,
        60,
        ("-m", "tests.secrets", "{count}", "{seed}"),
        "of each kind of match",
    ),
    Part("minutes of hands", 10, 10, 180, ("-m", "tests.hands", "{count}", "{seed}")),
)
"""A whole soak: four to five hours on two cores."""


def pieces(part: Part, scale: float, seed: int) -> Iterator[Piece]:
    """Cut a part into pieces, so many times as large as a whole soak has it; never nothing."""
    left = max(1, round(part.count * scale))
    while left > 0:
        count = min(left, part.piece)
        yield Piece(part, count, seed)
        seed, left = seed + count, left - count
