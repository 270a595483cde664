"""The app: one process, one window. ``main`` is what the command line calls."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QApplication

from tabletop.table import desk
from tabletop.table.mistakes import MistakeTeller
from tabletop.table.settings import read
from tabletop.table.theme.appicon import app_icon
from tabletop.table.tongue import speak_as_chosen
from tabletop.table.tour import Tour
from tabletop.table.window import TableWindow

if TYPE_CHECKING:
    from tabletop.games.definition import GameDefinition, OptionValue
    from tabletop.library.decks.record import Deck
    from tabletop.session.players import Player
    from tabletop.table.scene.faces import Faces
    from tabletop.table.theme import Theme

NO_DISPLAY = 2
DESKTOP_FILE = "io.github.tabletop_cards.tabletop"
"""The name of the menu entry, by which a desktop finds the window's picture."""
FIRST_SIZE = QSize(1280, 720)
TITLE_BAR = 40
"""So much height at most is taken by the title that a desktop gives a window."""


def missing_display(environment: Mapping[str, str], platform: str) -> str | None:
    """Say plainly what is missing when no window can be opened here, or None."""
    if platform in ("win32", "darwin") or environment.get("QT_QPA_PLATFORM"):
        return None
    if environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"):
        return None
    return (
        "there is no screen here: neither DISPLAY nor WAYLAND_DISPLAY is set. Start it from a "
        "desktop session, or see `tabletop --help` for what works without a screen"
    )


def application() -> QApplication:
    """Give the running application, or make it."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    # Named as an option: `setStyle` has Qt's whole class of styles wrapped, which takes longer
    # than anything else before the window.
    made = QApplication([*sys.argv[:1], "-style", "Fusion"])
    made.setApplicationName("tabletop")
    made.setApplicationDisplayName("Tabletop")
    made.setDesktopFileName(DESKTOP_FILE)
    made.setWindowIcon(app_icon())
    return made


def make_faces(game: GameDefinition, theme: Theme) -> Faces:
    """Make what draws a game's cards."""
    from tabletop.table.faces import FaceSource

    return FaceSource(game.pack, theme, game.rules.definitions)


def open_window(*, pace: int | None = None) -> Tour:
    """Open the window at its start screen."""
    settings, note = read(desk.settings_file())
    unspoken = speak_as_chosen(settings.language)
    window = TableWindow(settings, make_faces)
    tour = Tour(window, pace=pace)
    tour.begin(desk.unkept() or note or unspoken)
    window.resize(FIRST_SIZE)
    if settings.full_screen:
        window.showFullScreen()
    elif fits(FIRST_SIZE, window.screen().availableSize()):
        window.show()
    else:
        window.showMaximized()
    return tour


def fits(size: QSize, screen: QSize) -> bool:
    """Tell whether a window of this size has room on a screen together with its frame."""
    return size.width() < screen.width() and size.height() + TITLE_BAR <= screen.height()


def main(
    *,
    game: str | None = None,
    players: Sequence[Player] = (),
    options: Mapping[str, OptionValue] | None = None,
    seed: int | None = None,
    decks: tuple[Deck, ...] = (),
    replay: Path | None = None,
    file: Path | None = None,
) -> int:
    """Run the app until its window is closed; perhaps straight at a table, a replay or a file."""
    missing = missing_display(os.environ, sys.platform)
    if missing is not None:
        print(f"tabletop: {missing}", file=sys.stderr)  # noqa: T201 there is no window to say it in
        return NO_DISPLAY
    running = application()
    tour = open_window()
    sys.excepthook = MistakeTeller(tour.window)
    if game is not None:
        tour.play_at_once(game, tuple(players), options or {}, seed, decks)
    elif replay is not None:
        tour.watch_file(replay)
    elif file is not None:
        from tabletop.table.arriving import open_path

        open_path(tour, file)
    where = os.environ.get("TABLETOP_DESCRIBE")
    if where:
        from tabletop.table.teller import Teller

        Teller(tour.window, where)
    from tabletop.table.collector import Collector

    Collector(tour.window)
    code = running.exec()
    shut(tour)
    return code


def shut(tour: Tour) -> None:
    """Take the window down while Python still stands; left to its end, Qt would call into it."""
    tour.window.close()
    tour.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
