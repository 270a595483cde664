"""Reporting a problem: gathering what belongs into the file, writing it, and opening one."""

from __future__ import annotations

import platform
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import PySide6
import shiboken6
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from tabletop import __version__
from tabletop.engine.ids import ONLOOKER, SeatId
from tabletop.engine.message import in_words
from tabletop.session.errors import SaveError
from tabletop.session.report import (
    SUFFIX,
    Report,
    names_of,
    read_report,
    reported_game,
    reported_match,
    without_names,
    write_report,
)
from tabletop.session.scrubbing import nameless, told_mistake
from tabletop.table.pages.table import TablePage
from tabletop.table.window import TableWindow

if TYPE_CHECKING:
    from tabletop.games.definition import GameDefinition
    from tabletop.table.tour import Tour

SETTINGS: Final = ("motion", "scheme", "text", "volume", "full_screen", "language", "keys")
"""The settings that a report tells of; none of them holds a name."""


# --- writing one -------------------------------------------------------------------------------


def report_of(window: TableWindow, faults: Sequence[str] = ()) -> Report:
    """Gather a report of what is on the table now. ``faults`` are what is known to be wrong."""
    page = table_of(window)
    about = about_program(window)
    mistakes = list(window.mistakes)
    if page is None:
        return Report({**about, "faults": list(faults)}, None, _without(mistakes, {}))
    match = page.controller.match
    eyes = page.seat if page.may_look else ONLOOKER
    names = names_of(match)
    about |= {
        "game": match.game.id,
        "moment": match.history.cursor,
        "eyes": int(eyes),
        "faults": [nameless(fault, names) for fault in faults],
    }
    picture = None
    try:
        from tabletop.table.nameless import nameless_picture

        picture = nameless_picture(match, eyes, window.looks, page.size())
    except Exception as mistake:
        # A report is about mistakes, and this is one more of them.
        mistakes.append(told_mistake(mistake))
    return Report(about, without_names(match).record(), _without(mistakes, names), picture)


def _without(mistakes: Sequence[str], names: Mapping[str, str]) -> str:
    return nameless("\n".join(mistakes), names)


def table_of(window: TableWindow) -> TablePage | None:
    """Give the table that is open, also where another page lies on it."""
    tables = (page for page in reversed(window.pages()) if isinstance(page, TablePage))
    return next(tables, None)


def about_program(window: TableWindow) -> dict[str, Any]:
    """Tell of program, system, settings and window."""
    settings = window.settings._asdict()
    screen = window.screen()
    return {
        "written": time.strftime("%Y-%m-%d %H:%M"),
        "versions": {
            "tabletop": __version__,
            "python": platform.python_version(),
            "qt": qVersion(),
            "pyside": PySide6.__version__,
            "system": platform.platform(),
        },
        "settings": {
            name: dict(value) if isinstance(value := settings[name], Mapping) else value
            for name in SETTINGS
        },
        "window": {
            "page": window.page.property("opened") or type(window.page).__name__,
            "size": [window.width(), window.height()],
            "screen": [screen.size().width(), screen.size().height()],
            "ratio": window.devicePixelRatioF(),
            "platform": QGuiApplication.platformName(),
        },
    }


def ask_where(window: TableWindow, faults: Sequence[str] = ()) -> None:
    """Ask for a file and write a report of this moment into it."""
    report = report_of(window, faults)
    name = time.strftime(f"tabletop-%Y%m%d-%H%M{SUFFIX}")
    dialog = QFileDialog(window, in_words("Report a problem"), str(Path.home() / name))
    dialog.selectFile(name)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
    dialog.setNameFilter(in_words("Reports (*.tabletop-report)"))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(lambda path: save_report(window, Path(path), report))
    dialog.open()


def save_report(window: TableWindow, path: Path, report: Report) -> None:
    """Write a report, and say how it went."""
    try:
        write_report(path, report)
    except SaveError as error:
        window.notice.tell(str(error))
        return
    window.notice.tell(
        in_words(
            "The report is in {path}. It holds this match, versions, settings, the last mistakes "
            "and a picture of the table, and no names of people or folders.",
            path=path,
        )
    )


# --- opening one -------------------------------------------------------------------------------


def open_report(tour: Tour, path: Path) -> None:
    """Put the table there as it stood when the report was written; nothing of it is kept."""
    try:
        report = read_report(path)
        if report.record is None:
            _tell_of(tour, report)
            show_report(tour, report)
            return
        game = reported_game(report, path.name)
    except SaveError as error:
        tour.window.notice.tell(str(error))
        return
    tour.load(game, lambda game: _lay(tour, report, game, path.name))


def _lay(tour: Tour, report: Report, game: GameDefinition, name: str) -> None:
    try:
        match = reported_match(report, game, name)
    except SaveError as error:
        tour.window.notice.tell(str(error))
        return
    eyes = report.about.get("eyes")
    seats = range(len(match.players))
    page = tour.lay_table(match)
    page.begin_as(SeatId(eyes) if isinstance(eyes, int) and eyes in seats else ONLOOKER)
    go_on = (in_words("Go on"), page.sitting.go_on)
    _tell_of(tour, report, *((go_on,) if match.bot_seat() is not None else ()))
    notice = tour.window.notice
    told = notice.words

    def put_away() -> None:
        if shiboken6.isValid(notice) and notice.words == told:
            notice.put_away()

    page.destroyed.connect(put_away)


def _tell_of(tour: Tour, report: Report, *verbs: Any) -> None:
    versions = report.about.get("versions")
    version = versions.get("tabletop", "?") if isinstance(versions, dict) else "?"
    tour.window.notice.tell(
        in_words(
            "A report of {written}, by version {version}: the table as it was then. What is done "
            "here is not kept.",
            written=report.about.get("written", "?"),
            version=version,
        ),
        (*verbs, (in_words("What is in it"), lambda: show_report(tour, report))),
    )


def show_report(tour: Tour, report: Report) -> None:
    """Open a page with all that a report says."""
    from tabletop.table.pages.report import ReportPage

    tour.push(ReportPage(report), "reported")
