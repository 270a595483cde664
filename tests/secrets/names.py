"""Games whose cards have names like no word: ``Qx0042`` is found in any text, and only there."""

from __future__ import annotations

import re
import shutil
from itertools import count
from pathlib import Path
from typing import Final

from tabletop.games import registry
from tabletop.games.definition import GameDefinition
from tabletop.library.loader import load_pack

NAME: Final = re.compile(r"Qx\d{4}")
_PRINTED: Final = re.compile(r"^((?:- |  |    - )name: ).*$", re.MULTILINE)


def renamed(game: str, work: Path) -> GameDefinition:
    """Load a copy of a game in which each card, and each side of one, has such a name."""
    info = registry.info_of(game)
    folder = work / info.id
    shutil.copytree(info.folder, folder)
    numbers = count(1)
    for path in sorted((folder / "cards").glob("*.yaml")):
        text = _PRINTED.sub(
            lambda found: f"{found[1]}Qx{next(numbers):04}", path.read_text("utf-8")
        )
        path.write_text(text, "utf-8")
    module = registry.module_of(info)
    pack = load_pack(info._replace(folder=folder), registry.language_of(module))
    definition: GameDefinition = module.define(pack)
    return definition
