"""A match that begins as a setting says and is kept nowhere: of a lesson, or to try a card."""

from __future__ import annotations

from tabletop.engine.codec import Codec
from tabletop.engine.ids import SeatId
from tabletop.engine.position import Position
from tabletop.games.definition import GameDefinition
from tabletop.scenario.beginning import Begun
from tabletop.scenario.story import Setting
from tabletop.session.digests import digests
from tabletop.session.players import Player, Players
from tabletop.session.save import Beginning, pack_position


def seated(game: GameDefinition, setting: Setting, person: SeatId) -> Players:
    """Seat one person; the others are computer players, where the game has any."""
    bot = next(iter(game.bots), None)
    return tuple(
        Player(name, None if seat == person else bot) for seat, name in enumerate(setting.players)
    )


def staged(
    game: GameDefinition, setting: Setting, begun: Begun, players: Players, position: Position
) -> Beginning:
    """Make the beginning of a match that starts at a position, which it holds while it goes on."""
    base = None
    if position.pending is not None:
        base = pack_position(Codec(game.rules.records), position)
    return Beginning(
        game.id,
        game.pack.info.title,
        "",
        players,
        dict(setting.options),
        setting.seed,
        digests(game),
        base,
        begun.decks,
    )
