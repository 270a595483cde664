"""The games of these tests: the little one, and Traveller CCG between computer captains."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tabletop.games import registry
from tabletop.games.definition import GameDefinition
from tabletop.session.match import Match, Step
from tabletop.session.players import Player
from tests.session import trial

CCG = "traveller-ccg"
CAPTAINS = (Player("Ahab", "captain"), Player("Nymeria", "captain"))


@cache
def captains() -> GameDefinition:
    """Load Traveller CCG, once."""
    return registry.load(CCG)


def load(name: str) -> GameDefinition:
    """Load either game."""
    return captains() if name == CCG else trial.load(name)


def sailing(match: Match) -> Iterator[Step]:
    """Have the computer play a match, answer by answer, to its end."""
    while match.position.pending is not None:
        seat = match.position.pending.seats()[0]
        step = match.answer(seat, match.bot_answer(seat))
        assert isinstance(step, Step)
        yield step
