"""Asks where cards are to be printed to, on which paper, and puts them there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from tabletop.engine.message import in_words
from tabletop.engine.os_reasons import reason_of
from tabletop.games.definition import GameDefinition
from tabletop.library.pack import CardEntry
from tabletop.table.busy import busy
from tabletop.table.printing.faces import paper_faces
from tabletop.table.printing.paper import PAPERS, Backs
from tabletop.table.printing.pdf import print_cards

WAYS: Final[tuple[tuple[str, Backs], ...]] = (
    ("a4", "none"),
    ("a4", "duplex"),
    ("letter", "none"),
    ("letter", "duplex"),
)
"""What can be chosen: the paper, and whether the backs are printed too."""


class Printing:
    """Cards that are about to be printed. ``tell`` says how it went."""

    def __init__(
        self,
        game: GameDefinition,
        cards: Sequence[CardEntry],
        title: str,
        tell: Callable[[str], None],
    ) -> None:
        self._game = game
        self._cards = cards
        self._title = title
        self._tell = tell

    def ask(self, parent: QWidget) -> QFileDialog:
        """Ask for a file; the kind of file says the paper."""
        dialog = QFileDialog(parent, in_words("Print the cards into a PDF"), str(Path.home()))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("pdf")
        kinds = [_kind(paper, backs) for paper, backs in WAYS]
        dialog.setNameFilters(kinds)
        inches = QLocale.system().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
        dialog.selectNameFilter(kinds[2 if inches else 0])
        dialog.selectFile(f"{self._title.replace('/', '-').replace(':', ' -')}.pdf")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(
            lambda name: self.print(Path(name), *WAYS[kinds.index(dialog.selectedNameFilter())])
        )
        dialog.open()
        return dialog

    def print(self, path: Path, paper: str, backs: Backs) -> None:
        """Write the file, and say how it went."""
        if not self._cards:
            self._tell(in_words("There are no cards to print."))
            return
        try:
            with busy():
                pages = print_cards(
                    self._cards,
                    paper_faces(self._game),
                    PAPERS[paper],
                    path,
                    title=self._title,
                    backs=backs,
                )
        except OSError as error:
            why = reason_of(error)
            self._tell(in_words("{path} can't be written: {error}.", path=path, error=why))
            return
        self._tell(
            in_words(
                "{count} cards are on {pages} pages in {path}. Print them at 100 %.",
                count=len(self._cards),
                pages=pages,
                path=path,
            )
        )


def _kind(paper: str, backs: Backs) -> str:
    name = PAPERS[paper].name
    if backs == "duplex":
        return in_words("{paper}, each page with its backs (*.pdf)", paper=name)
    return in_words("{paper}, faces alone (*.pdf)", paper=name)
