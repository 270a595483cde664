"""Whole matches for tests: begun with options, up to the first question, and played on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from tabletop.engine.message import Refusal
from tabletop.engine.table import Table
from tabletop.games import registry
from tabletop.games.definition import GameDefinition, OptionValue, Setup, chosen
from tests.games.captains_chair.tables import Story
from tests.games.stories import with_stories


@cache
def bundled() -> GameDefinition:
    """Load the game as players have it."""
    return registry.load("captains-chair")


def refused(seats: int = 2, **options: OptionValue) -> Refusal:
    """Try to begin a match that can't be."""
    found = begin(bundled(), seats, options)
    assert isinstance(found, Refusal)
    return found


def begin(
    game: GameDefinition, seats: int, options: Mapping[str, OptionValue]
) -> tuple[object, object] | Refusal:
    """Lay out the table of a match."""
    given = {key.replace("_", "-"): value for key, value in options.items()}
    setup = chosen(game.options, {**given, "seats": seats})
    assert isinstance(setup, Setup), setup
    return game.begin(setup)


def begun(
    seats: int = 2,
    chance: Sequence[tuple[int, ...]] = (),
    seed: int = 1,
    game: GameDefinition | None = None,
    **options: OptionValue,
) -> Story:
    """Begin a match: set up, and on to the first question to a player."""
    game = bundled() if game is None else game
    given = {key.replace("_", "-"): value for key, value in options.items()}
    setup = chosen(game.options, {**given, "seats": seats})
    assert isinstance(setup, Setup), setup
    laid = game.begin(setup)
    assert not isinstance(laid, Refusal), laid
    board, frame = laid
    rules = with_stories(game.rules)
    return Story(Table(board, rules.definitions), frame, chance, seed, rules)
