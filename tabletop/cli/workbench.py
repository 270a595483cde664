"""``tabletop workbench``: a file with cards, open in the app beside their faces."""

from __future__ import annotations

from argparse import Namespace

from tabletop.cli.errors import CommandError
from tabletop.cli.play import open_app
from tabletop.controller.workbench.files import FileError, game_folder, read_text


def command(arguments: Namespace) -> int:
    """See that it is such a file, and open it."""
    try:
        read_text(arguments.file)
    except FileError as error:
        raise CommandError(str(error).removesuffix(".")) from error
    if game_folder(arguments.file) is None:
        raise CommandError(
            f"{arguments.file} is no file with cards of a game: those are cards.yaml and the files "
            "in cards, in a folder with a game.yaml"
        )
    return open_app(file=arguments.file)
