"""The games of these tests: the little one, and those of the program."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tabletop.games import registry
from tabletop.games.definition import GameDefinition
from tabletop.session.match import Match, Step
from tabletop.session.players import Player
from tests.session import trial

CCG = "traveller-ccg"
CHAIR = "captains-chair"
TRAITORS = "traitors-aboard"
TRADERS = "traveller-traders"
LITTLE = "trial"
CAPTAINS = (Player("Ahab", "captain"), Player("Nymeria", "captain"))


@cache
def _large(name: str) -> GameDefinition:
    return registry.load(name)


def captains() -> GameDefinition:
    """Load Traveller CCG, once."""
    return _large(CCG)


def chair() -> GameDefinition:
    """Load Captain's Chair, once."""
    return _large(CHAIR)


def load(name: str) -> GameDefinition:
    """Load any of the games."""
    return trial.load(name) if name == LITTLE else _large(name)


def sailing(match: Match) -> Iterator[Step]:
    """Have the computer play a match, answer by answer, to its end."""
    while match.position.pending is not None:
        seat = match.position.pending.seats()[0]
        step = match.answer(seat, match.bot_answer(seat))
        assert isinstance(step, Step)
        yield step
