"""What the model shows of what the game tells besides its cards: queue, pools, how far it is;
and of what lies on cards, which the layout says how to show.
"""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.controller.model import (
    Box,
    LineModel,
    MarkerModel,
    PoolModel,
    PoolToken,
    QueueEntry,
    TrackModel,
)
from tabletop.controller.places import Places
from tabletop.controller.words import Renderer, listed
from tabletop.engine.board import Board
from tabletop.engine.cards import Card
from tabletop.engine.ids import SeatId
from tabletop.engine.message import in_words
from tabletop.engine.tongue import spoken
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
        what = listed([f"{token.count} {token.title}" for token in tokens]) or in_words("empty")
        spoken = f"{words.seat(seat)}: {pool.title}, {what}"
        found.append(PoolModel(seat, pool.title, box, tokens, spoken))
    return tuple(found)


def tracks(
    game: GameDefinition, view: SeatView, places: Places, words: Renderer
) -> tuple[TrackModel, ...]:
    """Show the numbers of the table and of each seat, bars with what the game writes along them.

    A seat that has no such bar is shown none.
    """
    board, found = view.board, []
    for track, seat, box in places.tracks:
        counters: Mapping[str, int] = board.counters if seat is None else board.seats[seat].counters
        value = counters.get(track.counter, 0)
        if not value and not track.always:
            continue
        steps: tuple[tuple[int, str], ...] | None = ()
        if track.most and seat is not None:
            steps = game.telling.steps(view, seat, track.counter)
        if steps is None:
            continue
        whose = "" if seat is None else f"{words.seat(seat)}: "
        reach = in_words(" of {most}", most=track.most) if track.most else ""
        reached = [title for at, title in steps if at <= value]
        label = f"{whose}{track.title} {spoken().number(value)}{reach}"
        found.append(
            TrackModel(
                key=track.counter if seat is None else f"{track.counter}:{seat}",
                title=track.title,
                icon=track.icon,
                seat=seat,
                box=box,
                value=value,
                spoken=f"{label}, {reached[-1]}" if reached else label,
                most=track.most,
                steps=steps,
            )
        )
    return tuple(found)


def on_card(
    layout: Layout, card: Card
) -> tuple[tuple[tuple[str, int], ...], tuple[MarkerModel, ...]]:
    """Part the counters of a card into plain ones and those that the layout shows otherwise."""
    plain: list[tuple[str, int]] = []
    markers: list[MarkerModel] = []
    for key, count in card.counters.items():
        if not count:
            continue
        for marker in layout.markers:
            number = key.removeprefix(f"{marker.counter}-")
            seat = SeatId(int(number)) if marker.seats and number.isdecimal() else None
            if key == marker.counter or number != key:
                if not marker.hidden:
                    markers.append(MarkerModel(marker.icon, marker.title, count, seat))
                break
        else:
            plain.append((key, count))
    return tuple(plain), tuple(markers)


def spoken_marker(marker: MarkerModel, words: Renderer) -> str:
    """Put what lies on a card into words."""
    whose = "" if marker.seat is None else in_words(" of {seat}", seat=words.seat(marker.seat))
    return f"{marker.count} {marker.title}{whose}"


def foreign_owner(layout: Layout, board: Board, card: Card) -> SeatId | None:
    """Give the owner of a card that lies in a place of the table or of somebody else."""
    zone = board.zones[card.zone]
    if not layout.owned or not card.face_up or card.owner is None or card.owner < 0:
        return None
    return card.owner if zone.in_play and zone.owner != card.owner else None


def line(
    layout: Layout, game: GameDefinition, view: SeatView, words: Renderer, front: SeatId | None
) -> LineModel | None:
    """Say how far the match is, and whose board is shown if it is not one's own."""
    place, told = layout.line, game.telling.moment(view)
    if place is None:
        return None
    said = [] if told is None else [words.text(told)]
    mine = None if view.seat < 0 else game.telling.seat(view, view.seat)
    if mine is not None:
        said.append(in_words("You: {mine}.", mine=words.text(mine)))
    if front is not None:
        said.append(
            in_words("You look at {seat}'s board: Esc shows yours.", seat=words.seat(front))
        )
    return LineModel(Box(place.x, place.y, place.width, place.height), "  ".join(said))
