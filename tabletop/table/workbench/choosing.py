"""The list of files that the workbench can open, game by game."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

from tabletop.controller.workbench.files import offered
from tabletop.engine.message import in_words
from tabletop.library.folders import user_games_folder
from tabletop.library.info import GameInfo
from tabletop.table import catalogue
from tabletop.table.pages.parts import Page, button, label
from tabletop.table.panels.flow import FlowLayout
from tabletop.table.workbench.opening import open_workbench

if TYPE_CHECKING:
    from tabletop.table.tour import Tour


class ChoicePage(Page):
    """Lists files with cards. ``wanted`` carries the one to open, ``other`` asks for any."""

    wanted = Signal(object)
    other = Signal()

    def __init__(self, files: Iterable[tuple[GameInfo, tuple[Path, ...]]]) -> None:
        super().__init__(in_words("Card workbench"))
        self._first: QPushButton | None = None
        self.body.addWidget(
            label(
                in_words(
                    "A file with cards, open beside the faces and texts that it gives. Games of "
                    "your own lie in {folder}.",
                    folder=user_games_folder(),
                )
            )
        )
        for info, paths in files:
            self.body.addWidget(label(info.title, "heading"))
            row = QWidget()
            flow = FlowLayout(row)
            for path in paths:
                flow.addWidget(self._link(info, path))
            self.body.addWidget(row)
        other = button(in_words("Open another file…"))
        other.clicked.connect(self.other)
        self.body.addWidget(other, 0, Qt.AlignmentFlag.AlignLeft)
        self.body.addStretch(1)

    def _link(self, info: GameInfo, path: Path) -> QPushButton:
        link = button(path.name)
        link.setAccessibleName(f"{path.name}: {info.title}")
        link.clicked.connect(lambda: self.wanted.emit(path))
        self._first = self._first or link
        return link

    def first_focus(self) -> None:
        """Begin on the first file."""
        (self._first or self.back_button).setFocus(Qt.FocusReason.OtherFocusReason)


def open_choice(tour: Tour) -> None:
    """Open the list."""
    page = ChoicePage(offered(catalogue.games()[0]))
    page.wanted.connect(lambda path: open_workbench(tour, path))
    page.other.connect(lambda: _ask(tour))
    tour.push(page, "workbench")


def _ask(tour: Tour) -> None:
    dialog = QFileDialog(tour.window, in_words("Open a file with cards"), str(user_games_folder()))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setNameFilter(in_words("Cards (*.yaml)"))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(lambda name: open_workbench(tour, Path(name)))
    dialog.open()
