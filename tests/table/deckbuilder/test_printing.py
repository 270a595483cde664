"""A deck is printed from where it is built."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from tabletop.table.deckbuilder.page import DeckPage
from tabletop.table.tour import Tour


def test_the_builder_prints_the_deck(tour: Tour, page: DeckPage, tmp_path: Path) -> None:
    card = next(iter(page.game.pack.cards))
    for _ in range(10):
        page.add(card)
    deck = page.bench.deck
    count = sum(deck.count(section) for section in deck.sections)
    assert count > 0
    page.wanted.emit("print")
    dialog = tour.window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    kinds = dialog.nameFilters()
    assert [kind.partition(",")[0] for kind in kinds] == ["A4", "A4", "Letter", "Letter"]
    dialog.selectNameFilter(kinds[3])
    out = tmp_path / "deck.pdf"
    dialog.fileSelected.emit(str(out))
    dialog.close()
    assert out.read_bytes().count(b"/MediaBox") == 2 * -(-count // 9)
    assert f"{count} cards are on" in tour.window.notice.words
