"""Files that the program is opened with: a match, a lesson, or a game in one file."""

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
    if zipfile.is_zipfile(path):
        _offer_game(tour, path)
    elif path.suffix == ".yaml":
        from tabletop.table.learning import open_lesson_file

        open_lesson_file(tour, path)
    else:
        tour.resume_file(path)


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
