"""The list of all cards prints the game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from tabletop.table.pages.cards import CardsPage
from tabletop.table.printing import asking
from tabletop.table.tour import Tour

from .conftest import shown, traitors


def test_the_list_of_cards_prints_all_of_them(tour: Tour, monkeypatch: pytest.MonkeyPatch) -> None:
    printed: list[tuple[int, str, str]] = []

    def note(cards: list[object], *_rest: object, title: str, backs: str) -> int:
        printed.append((len(cards), title, backs))
        return 10

    monkeypatch.setattr(asking, "print_cards", note)
    tour.play(traitors("Ann", bots=3))
    tour.open("cards")
    page = shown(tour, CardsPage)
    QTest.mouseClick(page.print_button, Qt.MouseButton.LeftButton)
    dialog = tour.window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.selectNameFilter(dialog.nameFilters()[1])
    dialog.fileSelected.emit("cards.pdf")
    dialog.close()
    assert printed == [(84, "Traitors Aboard", "duplex")]
