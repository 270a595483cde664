"""Where things lie on disk: what comes with the program, and what belongs to its user."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent.parent
HOME_VARIABLE: Final = "TABLETOP_HOME"


def _bundled(name: str) -> Path:
    installed = _PACKAGE / "_data" / name
    return installed if installed.is_dir() else _PACKAGE.parent / name


def carddata_folder() -> Path:
    """Find the folders of the bundled games: in the wheel, or beside the package in a checkout."""
    return _bundled("carddata")


def assets_folder() -> Path:
    """Find the bundled pictures, faces of type, icons and sounds."""
    return _bundled("assets")


def user_folder() -> Path:
    """Find the user's own folder: own games (``games/<id>``), saves, settings.

    The environment variable ``TABLETOP_HOME`` names another one. It need not exist yet.
    """
    home = os.environ.get(HOME_VARIABLE)
    if home:
        # Path.expanduser raises for "~nobody-known"; this leaves it as it is.
        return Path(os.path.expanduser(home)).absolute()  # noqa: PTH111
    from platformdirs import user_data_path

    return user_data_path("tabletop", appauthor=False)


def user_games_folder() -> Path:
    """Find where a user's own games lie, one folder each."""
    return user_folder() / "games"
