"""Where a story begins: the match set up by its rules, and then named cards put in place."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.engine import kernel
from tabletop.engine.board import Board
from tabletop.engine.events import Event
from tabletop.engine.message import Refusal, fill
from tabletop.engine.position import Position
from tabletop.games.bringing import assembled
from tabletop.games.definition import GameDefinition
from tabletop.library.decks.record import Deck
from tabletop.scenario.decks import setting_decks
from tabletop.scenario.forcing import ForcedChance
from tabletop.scenario.staging import stage
from tabletop.scenario.story import ScenarioError, Setting


@dataclass(frozen=True, slots=True)
class Begun:
    """A match at its first question: the board it was set up from, what happened then, and what
    chance is still made to answer.
    """

    position: Position
    board: Board
    events: tuple[Event, ...]
    chance: ForcedChance
    decks: tuple[Deck, ...]


def begin(game: GameDefinition, setting: Setting) -> Begun:
    """Begin a match as a setting says. Raises ScenarioError, kernel.BrokenPositionError."""
    given = {**setting.options, "seats": len(setting.players)}
    setup = assembled(game, given, setting_decks(game, setting))
    if isinstance(setup, Refusal):
        raise _not_allowed(setup)
    begun = game.begin(setup)
    if isinstance(begun, Refusal):
        raise _not_allowed(begun)
    board, frame = begun
    chance = ForcedChance(setting.chance)
    sink: list[Event] = []
    position = kernel.start(game.rules, board, frame, setting.seed, sink)
    position = chance.settle(game.rules, position, sink)
    staged = stage(game.rules, position.board, setting)
    if staged is not position.board and position.pending is not None:
        position = kernel.restore(
            game.rules,
            staged,
            position.frames,
            position.pending.answers,
            position.pending.sealed,
            position.chance,
            position.answered,
        )
    return Begun(position, board, tuple(sink), chance, setup.decks)


def _not_allowed(refusal: Refusal) -> ScenarioError:
    return ScenarioError("a setup that the game allows", fill(refusal.reason, str))
