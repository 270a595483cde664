"""Digests: whether a save was made under the same rules and cards as those that run now."""

from __future__ import annotations

import hashlib
import sys
from functools import cache
from pathlib import Path
from typing import Final

import tabletop
from tabletop.games.definition import GameDefinition

_SHARED: Final = ("engine", "effects")


@cache
def _of_files(files: tuple[Path, ...]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"{file.parent.name}/{file.name}\n".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def rules_digest(game: GameDefinition) -> str:
    """Name the code that the match runs under."""
    return _of_files(rule_files(game))


def rule_files(game: GameDefinition) -> tuple[Path, ...]:
    """List the code of the rules: engine, effect language and the game's module."""
    package = Path(tabletop.__file__).parent
    info = game.pack.info
    files = [file for name in _SHARED for file in sorted((package / name).rglob("*.py"))]
    module = sys.modules.get(info.module)
    own = info.folder / info.module
    if module is not None and module.__file__:
        files += sorted(Path(module.__file__).parent.rglob("*.py"))
    elif own.is_file():
        files.append(own)
    return tuple(files)


def digests(game: GameDefinition) -> dict[str, str]:
    """Name rules and cards."""
    return {"rules": rules_digest(game), "cards": game.pack.digest}
