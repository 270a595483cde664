"""Finding games: the bundled ones and those in the user's own folder."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tabletop.effects.source import Marked
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
        for folder in _folders(root):
            info, _ = read_game(folder, bundled=bundled, faults=faults)
            if info is None:
                continue
            if info.id in games:
                place = folder / GAME_FILE
                message = f"there is a game {info.id!r} already; choose another id."
                faults.faults.append(Fault(place, 1, 1, "", "DUPLICATE-GAME", message))
            else:
                games[info.id] = info
    return Found(tuple(games.values()), faults.in_order())


def _folders(root: Path) -> list[Path]:
    if not root.is_dir():
        return []
    return sorted(path for path in root.iterdir() if (path / GAME_FILE).is_file())


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
    report.fault(node, "ID", f"the id must be the folder's name, {folder.resolve().name!r}.")
    return False


def _module_is_here(module: str, folder: Path, node: Marked, report: Report) -> bool:
    if re.fullmatch(r"[a-z_][a-z0-9_]*\.py", module) and (folder / module).is_file():
        return True
    report.fault(node, "MODULE", f"there is no Python file {module!r} in this folder.")
    return False


def _seats_in_order(seats: tuple[int, int], node: Marked, report: Report) -> bool:
    if seats[0] <= seats[1]:
        return True
    report.fault(node, "VALUE", "the least number of players stands before the greatest.")
    return False
