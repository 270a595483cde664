"""Finding games: the bundled ones and those in the user's own folder."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from tabletop.effects.source import Marked
from tabletop.engine.message import in_words
from tabletop.engine.os_reasons import reason_of
from tabletop.library.faults import Fault, FaultList
from tabletop.library.folders import carddata_folder, user_games_folder
from tabletop.library.models import GAME
from tabletop.library.pack import GameInfo
from tabletop.library.shapes import WRONG, Report, read
from tabletop.library.strict_yaml import read_yaml

GAME_FILE: Final = "game.yaml"


@dataclass(frozen=True, slots=True)
class Found:
    """The games that can be offered, and what is wrong with those that can't."""

    games: tuple[GameInfo, ...]
    faults: tuple[Fault, ...]


def survey() -> Found:
    """Look at every game's ``game.yaml``, the bundled games first. Loads no cards, runs no code.

    A folder of the user's with a bundled game's id is a fault: neither may pass for the other.
    """
    games: dict[str, GameInfo] = {}
    faults = FaultList()
    for root, bundled in ((carddata_folder(), True), (user_games_folder(), False)):
        for folder in _folders(root, faults):
            info, _ = read_game(folder, bundled=bundled, faults=faults)
            if info is None:
                continue
            if info.id in games:
                place = folder / GAME_FILE
                text = "there is a game {game} already; choose another id."
                message = in_words(text, game=repr(info.id))
                faults.faults.append(Fault(place, 1, 1, "", "DUPLICATE-GAME", message))
            else:
                games[info.id] = info
    return Found(tuple(games.values()), faults.in_order())


def _folders(root: Path, faults: FaultList) -> list[Path]:
    """List the folders of games; one that can't be read is told."""

    def readable(path: Path, look: Callable[[], list[Path]]) -> list[Path]:
        try:
            return look()
        except OSError as error:
            message = in_words("it can't be read: {reason}.", reason=reason_of(error))
            faults.faults.append(Fault(path, 0, 0, "", "FILE", message))
            return []

    def game_in(path: Path) -> list[Path]:
        return [path] if (path / GAME_FILE).is_file() else []

    inside = readable(root, lambda: sorted(root.iterdir()) if root.exists() else [])
    return [game for path in inside for game in readable(path, partial(game_in, path))]


def read_game(
    folder: Path, *, bundled: bool, faults: FaultList
) -> tuple[GameInfo | None, dict[str, Any]]:
    """Read ``game.yaml``: what the start screen shows, and its values for the loader.

    Where the whole is wrong, there are the values of those keys that are right.
    """
    path = folder / GAME_FILE
    node = read_yaml(path, faults)
    if node is None:
        return None, {}
    report = Report(path, faults)
    values = read(GAME, node, report)
    if values is WRONG:
        return None, _right_parts(node)
    assert isinstance(node.value, dict)
    right = [
        _id_is_folder(values["id"], folder, node.value["id"].value, report),
        bundled or _module_is_here(values["module"], folder, node.value["module"].value, report),
        _seats_in_order(values["seats"], node.value["seats"].value, report),
        _bounds_in_order(node, report),
    ]
    if not all(right):
        return None, values
    least, most = values["seats"]
    info = GameInfo(
        values["id"],
        values["title"],
        values["summary"],
        values["credit"],
        least,
        most,
        values["module"],
        folder,
        bundled,
        values["room"],
        values["emblem"],
    )
    return info, values


def _right_parts(node: Marked) -> dict[str, Any]:
    quiet = Report(Path(), FaultList())
    entries = node.value if isinstance(node.value, Mapping) else {}
    read_parts = {
        name: read(GAME.fields[name].shape, entry.value, quiet)
        for name, entry in entries.items()
        if name in GAME.fields
    }
    return {name: value for name, value in read_parts.items() if value is not WRONG}


def _id_is_folder(game: str, folder: Path, node: Marked, report: Report) -> bool:
    if game == folder.resolve().name:
        return True
    text = "the id must be the folder's name, {name}."
    report.fault(node, "ID", in_words(text, name=repr(folder.resolve().name)))
    return False


def _module_is_here(module: str, folder: Path, node: Marked, report: Report) -> bool:
    if re.fullmatch(r"[a-z_][a-z0-9_]*\.py", module) and (folder / module).is_file():
        return True
    text = "there is no Python file {module} in this folder."
    report.fault(node, "MODULE", in_words(text, module=repr(module)))
    return False


def _seats_in_order(seats: tuple[int, int], node: Marked, report: Report) -> bool:
    if seats[0] <= seats[1]:
        return True
    text = "the least number of players stands before the greatest."
    report.fault(node, "VALUE", in_words(text))
    return False


def _bounds_in_order(node: Marked, report: Report) -> bool:
    """Refuse ``int 9..0`` among the facts of the types; these have been read rightly."""
    right = True
    for kind in _entries(node, "types"):
        for fact in _entries(kind, "facts"):
            bounds = re.search(r"(-?[0-9]+)\.\.(-?[0-9]+)", str(fact.value))
            if bounds is not None and int(bounds[1]) > int(bounds[2]):
                message = in_words("the least number stands before the greatest.")
                report.fault(fact, "VALUE", message)
                right = False
    return right


def _entries(node: Marked, key: str) -> tuple[Marked, ...]:
    """List what stands under the keys of a key's mapping, which may not be there."""
    if not isinstance(node.value, Mapping) or key not in node.value:
        return ()
    inner = node.value[key].value.value
    return tuple(entry.value for entry in inner.values()) if isinstance(inner, Mapping) else ()
