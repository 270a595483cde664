"""Matches on disk: they are gone on with, taken in from elsewhere, or looked back at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.session.errors import SaveError
from tabletop.session.journal import read_journal
from tabletop.session.save import read_header
from tabletop.session.store import load_record
from tabletop.table import desk
from tabletop.table.learning import write_lesson
from tabletop.table.pages.replay import ReplayPage

if TYPE_CHECKING:
    from tabletop.games.definition import GameDefinition
    from tabletop.session.match import Match
    from tabletop.table.tour import Tour


def resume_file(tour: Tour, path: Path) -> None:
    """Go on with a match of the folder; a file from elsewhere is looked at or copied."""
    _with_game_of(tour, path, lambda _game: _resume(tour, path))


def _resume(tour: Tour, path: Path) -> None:
    store = desk.store()
    inside = path.resolve().parent == store.folder.resolve()
    try:
        match = store.open(path) if inside else desk.taken_in(path)
    except SaveError as error:
        tour.window.notice.tell(str(error))
        return
    if match.finished:
        watch(tour, match)
    else:
        tour.play(match)


def watch(tour: Tour, match: Match) -> None:
    """Look back at a match. Nothing that is done there reaches its file."""
    page = ReplayPage(match, tour.window.looks)
    page.left.connect(tour.window.pop)
    page.rule_asked.connect(lambda rule: tour.rules(match.game, rule))
    page.wanted.connect(tour.open)
    page.lesson.connect(lambda: write_lesson(tour, match))
    tour.push(page, "replay", match.game.pack.layout.room)
    page.begin()


def watch_file(tour: Tour, path: Path) -> None:
    """Look back at a match in a file."""
    _with_game_of(tour, path, lambda game: _watch_file(tour, path, game))


def _watch_file(tour: Tour, path: Path, game: GameDefinition) -> None:
    try:
        match = load_record(path, lambda _name: game)
    except SaveError as error:
        tour.window.notice.tell(str(error))
        return
    watch(tour, match)


def _with_game_of(tour: Tour, path: Path, then: Callable[[GameDefinition], None]) -> None:
    """Load the game of a match in a file, and go on."""
    try:
        beginning = read_header(read_journal(path).entries[0], path.name)
    except SaveError as error:
        tour.window.notice.tell(str(error))
        return
    tour.load(beginning.game, then)
