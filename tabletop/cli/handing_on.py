"""``tabletop pack``: put a game's folder into one file, to be handed on."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from tabletop.cli.errors import CommandError
from tabletop.library.gamefile import SUFFIX, GameFileError, write_game_file


def command(arguments: Namespace) -> int:
    """Write the file, and name it."""
    folder: Path = arguments.folder
    out: Path = arguments.out or Path(f"{folder.resolve().name}{SUFFIX}")
    try:
        info = write_game_file(folder, out)
    except GameFileError as error:
        raise CommandError(str(error)) from error
    print(f"{info.title} is in {out}; `tabletop {out}` adds it to the games of whoever opens it.")
    return 0
