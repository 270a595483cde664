"""What the model shows of what the game tells besides its cards: queue, pools, how far it is."""

from __future__ import annotations

from tabletop.controller.model import Box, LineModel, PoolModel, PoolToken, QueueEntry
from tabletop.controller.places import Places
from tabletop.controller.words import Renderer, listed
from tabletop.engine.board import Board
from tabletop.engine.ids import SeatId
from tabletop.engine.view import SeatView
from tabletop.games.definition import GameDefinition
from tabletop.library.layout import Layout


def queue(game: GameDefinition, view: SeatView, words: Renderer) -> tuple[QueueEntry, ...]:
    """List what waits to happen, what comes first first."""
    found = []
    for item in reversed(view.board.queue):
        entry = game.pack.cards.get(item.definition)
        aims = game.telling.aims(item)
        found.append(
            QueueEntry(
                name=words.printed(item.definition),
                definition=None if entry is None else item.definition,
                seat=item.controller,
                whose=words.seat(item.controller),
                text=game.telling.effect(item),
                targets=(*map(words.seat, aims.seats), *map(words.card, aims.cards)),
                cancelled=item.cancelled,
            )
        )
    return tuple(found)


def reacting(game: GameDefinition, view: SeatView, words: Renderer) -> tuple[str, ...]:
    """Say who may still do something about the queue."""
    if not view.board.queue:
        return ()
    return tuple(words.text(line) for line in game.telling.reacting(view))


def pools(layout: Layout, board: Board, places: Places, words: Renderer) -> tuple[PoolModel, ...]:
    """Show the tokens of each seat."""
    found = []
    for pool, seat, box in places.pools:
        counters = board.seats[seat].counters
        tokens = tuple(
            PoolToken(token.title, token.icon, counters[token.counter], token.strong)
            for token in layout.tokens
            if counters.get(token.counter, 0) > 0
        )
        what = listed([f"{token.count} {token.title}" for token in tokens]) or "empty"
        spoken = f"{words.seat(seat)}: {pool.title}, {what}"
        found.append(PoolModel(seat, pool.title, box, tokens, spoken))
    return tuple(found)


def line(
    game: GameDefinition, view: SeatView, words: Renderer, front: SeatId | None
) -> LineModel | None:
    """Say how far the match is, and whose board is shown if it is not one's own."""
    place, told = game.pack.layout.line, game.telling.moment(view)
    if place is None:
        return None
    said = [] if told is None else [words.text(told)]
    mine = None if view.seat < 0 else game.telling.seat(view, view.seat)
    if mine is not None:
        said.append(f"You: {words.text(mine)}.")
    if front is not None:
        said.append(f"You look at {words.seat(front)}'s board: Esc shows yours.")
    return LineModel(Box(place.x, place.y, place.width, place.height), "  ".join(said))
