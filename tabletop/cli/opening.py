"""``tabletop FILE``: what a file manager calls for a match, a lesson, a report, or a game."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from tabletop.cli.play import open_app


def names_a_file(argv: Sequence[str], commands: Sequence[str]) -> bool:
    """Tell whether the arguments are just one file to open, rather than a command."""
    if len(argv) != 1 or argv[0] in commands or argv[0].startswith("-"):
        return False
    path = Path(argv[0])
    return path.is_file() or path.suffix in (".match", ".tabletop-game", ".tabletop-report")


def command(arguments: Namespace) -> int:
    """Open the app with the file. What is wrong with it is told there: nobody reads a terminal."""
    return open_app(file=arguments.file)
