"""A picture of the table as it stands, with numbers for the names of people."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QIODevice, QSize, Qt
from PySide6.QtWidgets import QApplication

from tabletop.engine.ids import SeatId
from tabletop.session.match import Match
from tabletop.session.report import without_names
from tabletop.table.looks import Looks
from tabletop.table.pages.table import TablePage
from tabletop.table.window import sheet_of


def nameless_page(match: Match, eyes: SeatId, looks: Looks, size: QSize) -> TablePage:
    """Lay out the table of a match without names, as a seat sees it; it is on no screen.

    Whoever asks for it has to close it.
    """
    page = TablePage(without_names(match), looks)
    page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    page.setStyleSheet(sheet_of(looks.theme(page.game.pack.layout.room)))
    page.resize(size)
    page.show()
    page.lay_out()
    pending = match.position.pending
    page.presenter.enabled = pending is not None and eyes in pending.seats()
    page.presenter.sit(eyes)
    page.log.show_lines(page.controller.match.log_for(eyes))
    page.scene.sharpen()
    QApplication.sendPostedEvents()
    return page


def nameless_picture(match: Match, eyes: SeatId, looks: Looks, size: QSize) -> bytes:
    """Draw the table without names, into the bytes of a PNG file."""
    page = nameless_page(match, eyes, looks, size)
    picture = page.grab()
    page.close()
    page.deleteLater()
    into = QBuffer()
    into.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(into, "PNG")
    return bytes(into.data().data())
