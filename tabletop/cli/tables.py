"""Whether a game's rules and its layout go together.

Each place shows a zone, and each zone has a place unless nobody sees its cards (a box's).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from tabletop.effects.source import Marked
from tabletop.engine.board import Board
from tabletop.engine.cards import Sight
from tabletop.engine.codec import Codec
from tabletop.games.definition import GameDefinition, OptionValue
from tabletop.games.own import blame
from tabletop.library.faults import Fault, FaultList, did_you_mean
from tabletop.library.loader import LAYOUT_FILE
from tabletop.library.strict_yaml import read_yaml
from tabletop.session.errors import SetupRefusedError
from tabletop.session.players import Player
from tabletop.session.resume import open_match
from tabletop.session.save import Beginning
from tabletop.session.selfplay import check_save

SEED: Final = 1
WHOSE: Final = {False: "the table", True: "a player"}


def table_faults(game: GameDefinition) -> Iterator[Fault]:
    """Begin a match with each number of players and each option, and look at its table."""
    boards: list[Board] = []
    refused: list[str] = []
    module = _module(game)
    for seats in range(game.pack.info.least_seats, game.pack.info.most_seats + 1):
        for options in _options(game):
            try:
                boards.append(_begun(game, seats, options))
            except SetupRefusedError as error:
                refused.append(f"with {seats} players: {error}")
            except Exception as error:
                theirs = blame(error)
                place, line = (theirs.path, theirs.line) if theirs else (module, 0)
                what = theirs.what if theirs else str(error)
                yield Fault(place, line, 1, "", "BEGIN", f"with {seats} players: {what}")
                return
    if not boards:
        yield Fault(module, 0, 0, "", "BEGIN", f"no match can begin {refused[0]}")
        return
    yield from _layout_faults(game, boards)


def _module(game: GameDefinition) -> Path:
    info = game.pack.info
    return info.folder if info.bundled else info.folder / info.module


def _options(game: GameDefinition) -> Iterator[Mapping[str, OptionValue]]:
    yield {}
    for option in game.options:
        for value, _ in option.choices[1:]:
            yield {option.key: value}


def _begun(game: GameDefinition, seats: int, options: Mapping[str, OptionValue]) -> Board:
    players = tuple(Player(f"Player {seat + 1}") for seat in range(seats))
    beginning = Beginning(game.id, game.pack.info.title, "", players, options, SEED, {})
    position = open_match(game, beginning).position
    check_save(game, Codec(game.rules.records), position)
    return position.board


def _layout_faults(game: GameDefinition, boards: list[Board]) -> Iterator[Fault]:
    made = {(zone.kind, zone.owner is not None) for one in boards for zone in one.zones.values()}
    path = game.pack.info.folder / LAYOUT_FILE
    root = read_yaml(path, FaultList())
    assert root is not None
    kinds = sorted({kind for kind, _ in made})
    shown = set()
    for place, node in zip(game.pack.layout.places, _places(root), strict=True):
        key = (place.kind, place.of != "table")
        shown.add(key)
        if key not in made:
            guess = "" if place.kind in kinds else did_you_mean(place.kind, kinds)
            message = f"the rules make no zone {place.kind!r} of {WHOSE[key[1]]}.{guess}"
            kind = node["kind"].value
            yield Fault(path, kind.line, kind.column, "", "ZONE", message)
    seen = {
        (zone.kind, zone.owner is not None)
        for one in boards
        for zone in one.zones.values()
        if zone.sight is not Sight.NOBODY
    }
    for kind, owned in sorted(seen):
        if (kind, owned) not in shown:
            message = f"the zone {kind!r} of {WHOSE[owned]} has no place here."
            yield Fault(path, 0, 0, "", "ZONE", message)


def _places(root: Marked) -> list[Mapping[str, Any]]:
    """List the entries of the places; the layout has been read rightly."""
    assert isinstance(root.value, Mapping)
    places = root.value["places"].value.value
    assert isinstance(places, tuple)
    return [node.value for node in places if isinstance(node.value, Mapping)]
