"""A picture of the real table at any moment of a match, without a screen."""

from __future__ import annotations

import os
from pathlib import Path

from tabletop.engine.ids import SeatId
from tabletop.session.match import Match


def render(
    match: Match, *, at: int, seat: int, size: tuple[int, int], theme: str, out: Path
) -> None:
    """Draw the table page as a seat saw it after so many answers, into a PNG file.

    Raises ValueError for a theme that there isn't, OSError when the file can't be written.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QSize

    from tabletop.table.app import application, make_faces
    from tabletop.table.looks import Looks, zoom_for
    from tabletop.table.pages.replay import ReplayPage
    from tabletop.table.settings import SCHEMES, Settings
    from tabletop.table.window import palette_of, sheet_of

    schemes = [scheme for scheme in SCHEMES if scheme == theme]
    if not schemes:
        raise ValueError(f"there is no theme {theme!r}; there are {', '.join(SCHEMES)}")
    running = application()
    looks = Looks(Settings(motion="off", scheme=schemes[0]), make_faces, zoom_for(*size))
    page = ReplayPage(match, looks, all_eyes=True)
    theme_of_room = looks.theme(match.game.pack.layout.room)
    running.setPalette(palette_of(theme_of_room))
    page.setStyleSheet(sheet_of(theme_of_room))
    page.resize(QSize(*size))
    page.show()
    page.begin()
    page.jump(at)
    page.watch(SeatId(seat))
    page.scene.sharpen()
    running.processEvents()
    picture = page.grab()
    page.close()
    page.deleteLater()
    if not picture.save(str(out), "PNG"):
        raise OSError(f"{out} can't be written")
