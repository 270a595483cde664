"""``tabletop`` and ``tabletop play``: the app."""

from __future__ import annotations

import gc
import os
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from argparse import Namespace


def has_display() -> bool:
    """Tell whether there is a screen to open a window on."""
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_app(**request: Any) -> int:
    """Open the app, perhaps straight at a table; gives the exit code."""
    if not has_display():
        print(
            "tabletop: there is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set); "
            "`tabletop demo GAME --out FOLDER` plays without one",
            file=sys.stderr,
        )
        return 1
    # Until the window stands, hardly anything is garbage and very much is made.
    gc.disable()
    try:
        from tabletop.table import app

        return app.main(**request)
    finally:
        gc.enable()


def command(arguments: Namespace) -> int:
    """Check the request first, so that a mistake is told here, then open the table."""
    from tabletop.cli.errors import CommandError
    from tabletop.cli.setup import new_match
    from tabletop.games import registry

    game = registry.load(arguments.game)
    if not has_display():
        raise CommandError(
            "there is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set); "
            f"`tabletop demo {arguments.game} --out FOLDER` plays without one"
        )
    match = new_match(game, arguments, bots=False)
    return open_app(
        game=arguments.game,
        players=match.players,
        options=match.options,
        seed=match.seed,
        decks=match.decks,
    )
