"""The PDF itself: pages, their size, nothing cut off, and the command and pages that make one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from tabletop.__main__ import main
from tabletop.games import registry
from tabletop.table.printing import PAPERS, game_run, print_cards
from tabletop.table.printing.asking import Printing
from tabletop.table.printing.faces import paper_faces
from tabletop.table.printing.pdf import HEIGHTS

GAMES = [info.id for info in registry.find_games() if info.bundled]
POINT = 72 / 25.4


def _pages(path: Path) -> list[tuple[float, float]]:
    """List the sizes of the pages of a PDF, in millimetres."""
    found = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", path.read_bytes())
    return [(float(wide) / POINT, float(tall) / POINT) for wide, tall in found]


@pytest.mark.parametrize("paper", PAPERS)
def test_pages_have_the_size_of_the_paper(paper: str, tmp_path: Path, qapp: QApplication) -> None:
    game = registry.load("traitors-aboard")
    out = tmp_path / "cards.pdf"
    cards = game_run(game.pack)[:20]
    count = print_cards(cards, paper_faces(game), PAPERS[paper], out, title="Some")
    pages = _pages(out)
    assert len(pages) == count == 3
    for wide, tall in pages:
        assert wide == pytest.approx(PAPERS[paper].width, abs=0.4)
        assert tall == pytest.approx(PAPERS[paper].height, abs=0.4)


@pytest.mark.parametrize("name", GAMES)
def test_no_text_is_cut_on_any_card(name: str, qapp: QApplication) -> None:
    game = registry.load(name)
    faces = paper_faces(game)
    cut = [
        (entry.definition.id, side)
        for entry in game.pack.cards.values()
        for side in range(len(entry.definition.sides) + 1)
        if not any(faces.fits(entry.definition.id, height, side) for height in HEIGHTS)
    ]
    assert cut == []


def test_paper_shows_what_the_table_shows(qapp: QApplication) -> None:
    game = registry.load("traitors-aboard")
    faces, height = paper_faces(game), HEIGHTS[0]
    entry = game_run(game.pack)[0]
    drawn = faces.preview(entry.definition.id, height).toImage()
    painted = QImage(drawn.size(), drawn.format())
    painted.fill(0)
    painter = QPainter(painted)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    rect = QRectF(0, 0, painted.width(), painted.height())
    assert faces.paint(painter, rect, entry.definition.id, "", 0)
    painter.end()
    assert painted == drawn


def test_the_command_prints_a_game_and_a_deck(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], qapp: QApplication
) -> None:
    out = tmp_path / "new" / "game.pdf"
    assert main(["print", "traitors-aboard", "--once", "--out", str(out)]) == 0
    assert len(_pages(out)) == 2
    deck = tmp_path / "deck.pdf"
    given = ["print", "steady-freight", "--paper", "letter", "--backs", "duplex"]
    assert main([*given, "--out", str(deck)]) == 0
    assert len(_pages(deck)) == 18
    assert "81 cards on 18 pages of Letter" in capsys.readouterr().out
    assert main(["print", "steady-freigt", "--out", str(deck)]) == 1
    assert "there is no game and no deck 'steady-freigt'" in capsys.readouterr().err
    assert main(["print", "traitors-aboard", "--out", str(tmp_path)]) == 1
    assert "Traceback" not in capsys.readouterr().err


def test_the_window_tells_how_printing_went(tmp_path: Path, qapp: QApplication) -> None:
    game = registry.load("traitors-aboard")
    told: list[str] = []
    cards = game_run(game.pack, copies=False)
    printing = Printing(game, cards, "Traitors Aboard", told.append)
    printing.print(tmp_path / "a.pdf", "a4", "duplex")
    printing.print(tmp_path, "a4", "none")
    Printing(game, (), "None", told.append).print(tmp_path / "b.pdf", "a4", "none")
    assert len(_pages(tmp_path / "a.pdf")) == 4
    assert told[0].startswith("10 cards are on 4 pages in ")
    assert "can't be written" in told[1]
    assert told[2] == "There are no cards to print."
    assert not (tmp_path / "b.pdf").exists()
