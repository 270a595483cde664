"""Whether what a game's files name for its looks is there: icons, backs of cards, the room."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from tabletop.effects.source import Marked
from tabletop.engine.message import in_words
from tabletop.library.faults import Fault, FaultList, did_you_mean
from tabletop.library.finding import GAME_FILE
from tabletop.library.folders import assets_folder
from tabletop.library.info import GameInfo
from tabletop.library.loader import LAYOUT_FILE, card_files
from tabletop.library.strict_yaml import read_yaml

_OTHERS: Final = ("facts", "abilities", "types")
"""What a game calls its facts, types and abilities says nothing of looks."""
_NOT_THERE: Final = {
    "icon": "there is no icon {name}.",
    "room": "there is no room {name}.",
    "back": "there is no back {name}.",
}
_IN_TEXT: Final = re.compile(r"\{icon:([^{}]*)\}")


def look_faults(info: GameInfo) -> Iterator[Fault]:
    """List the names in a game's files that stand for nothing; the files themselves are right."""
    known = {"icon": _icons(), "room": _rooms(), "back": _backs(info.id)}
    folder = info.folder
    for path in (folder / GAME_FILE, folder / LAYOUT_FILE, *card_files(folder)):
        root = read_yaml(path, FaultList())
        if root is not None:
            for kind, name, node, card in _named(root, "", ""):
                if known[kind] and name not in known[kind]:
                    message = in_words(_NOT_THERE[kind], name=repr(name))
                    message += did_you_mean(name, known[kind])
                    yield Fault(path, node.line, node.column, card, kind.upper(), message)


def _icons() -> tuple[str, ...]:
    folder = assets_folder() / "icons"
    return (*_json(folder / "signs.json"), *_json(folder / "icons.json"))


def _rooms() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in (assets_folder() / "themes").glob("*.json")))


def _backs(game: str) -> tuple[str, ...]:
    """List the backs drawn for a game; for one that has none any name gives a back of its own."""
    path = assets_folder() / "faces" / f"{game}.json"
    return tuple(_json(path).get("backs", {})) if path.is_file() else ()


def _json(path: Path) -> Mapping[str, Any]:
    return dict(json.loads(path.read_text(encoding="utf-8")))


def _named(node: Marked, key: str, card: str) -> Iterator[tuple[str, str, Marked, str]]:
    """Find the names: what each is of, the name, its place, and the card that it stands in."""
    value = node.value
    if isinstance(value, str):
        if key in ("icon", "room", "back"):
            yield (key, value, node, card)
        elif key == "emblem":
            yield ("icon", value, node, card)
        else:
            for name in _IN_TEXT.findall(value):
                yield ("icon", name, node, card)
    elif isinstance(value, tuple):
        for part in value:
            yield from _named(part, key, card)
    elif isinstance(value, Mapping):
        named = value.get("id")
        if named is not None and isinstance(named.value.value, str) and "type" in value:
            card = named.value.value
        for name, entry in value.items():
            if name not in _OTHERS:
                # The keys of keywords are words of the game.
                yield from _named(entry.value, "" if key == "keywords" else name, card)
