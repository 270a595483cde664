"""Files that the program is opened with: a match, a lesson, a report, cards, or a game in one
file.
"""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.engine.message import in_words
from tabletop.table import catalogue

if TYPE_CHECKING:
    from tabletop.table.tour import Tour


def open_path(tour: Tour, path: Path) -> None:
    """Open a file by what it holds; what is wrong with it is told at the start screen."""
    from tabletop.controller.workbench.files import game_folder
    from tabletop.session.report import is_report

    if is_report(path):
        from tabletop.table.reporting import open_report

        open_report(tour, path)
    elif zipfile.is_zipfile(path):
        _offer_game(tour, path)
    elif path.suffix == ".yaml" and game_folder(path) is not None:
        from tabletop.table.workbench.opening import open_workbench

        open_workbench(tour, path)
    elif path.suffix == ".yaml":
        from tabletop.table.learning import open_lesson_file

        open_lesson_file(tour, path)
    else:
        tour.resume_file(path)


def ask_for_file(tour: Tour) -> None:
    """Ask for a file, and open it."""
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QFileDialog

    dialog = QFileDialog(tour.window, in_words("Open a match"), str(Path.home()))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    ours = "*.match *.yaml *.tabletop-report"
    dialog.setNameFilter(
        in_words("Matches, lessons and reports ({ours});;All files (*)", ours=ours)
    )
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(lambda name: open_path(tour, Path(name)))
    dialog.open()


def open_dropped(tour: Tour, path: Path) -> None:
    """Open a file that was let go over the window; whoever sits at a table is asked first."""
    notice = tour.window.notice

    def leave_and_open() -> None:
        tour.home()
        open_path(tour, path)

    if tour.window.page is tour.start:
        open_path(tour, path)
        return
    notice.ask(
        in_words("Leave this and open {name}?", name=path.name),
        ((in_words("Open it"), leave_and_open), (in_words("Stay here"), lambda: None)),
    )
    notice.take_focus()


def _offer_game(tour: Tour, path: Path) -> None:
    """Ask before a game from elsewhere is added to the player's own."""
    from tabletop.library.gamefile import GameFileError, look_inside, take_in

    notice = tour.window.notice
    try:
        inside = look_inside(path)
    except GameFileError as error:
        notice.tell(str(error))
        return

    def add() -> None:
        try:
            info = take_in(path)
        except GameFileError as error:
            notice.tell(str(error))
            return
        games, _faults = catalogue.games()
        tour.start.show_games(games)
        notice.tell(in_words("{title} is one of your games now.", title=info.title))

    if inside.known:
        words = in_words(
            "Replace your game {title} by that of this file? Yours is put aside, into the folder "
            "replaced-games.",
            title=inside.title,
        )
        verb = in_words("Replace it")
    else:
        words = in_words("Add {title} to your games?", title=inside.title)
        verb = in_words("Add it")
    notice.ask(words, ((verb, add), (in_words("Leave it alone"), lambda: None)))
    notice.take_focus()
