"""Icons stay on one line with what belongs to them, and are words to all but eyes."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest
from PySide6.QtGui import QColor, QFont, QPixmap, QTextCursor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop.engine.tongue import speaking
from tabletop.games import registry
from tabletop.library.tongues import load_tongue
from tabletop.table.faces.text import Paragraph, Piece
from tabletop.table.panels.card_text import CardText
from tabletop.table.rich import rich
from tabletop.table.ties import ICON, belong, tied

WIDTHS = range(90, 420, 30)


@pytest.mark.parametrize(
    ("before", "after", "together"),
    [
        ("3", ICON, True),
        ("+1", ICON, True),
        ("(2", ICON, True),
        ("6+", ICON, True),
        (ICON, ICON, True),
        (ICON, "6+", True),
        (ICON, "-", True),
        ("has", ICON, False),
        (ICON, "or", False),
        ("3", "cards", False),
        ("x", "3", False),
    ],
)
def test_a_number_belongs_to_its_icon(before: str, after: str, together: bool) -> None:
    assert belong(before, after) is together


def test_whole_groups_are_found() -> None:
    text = f"Gain 3 {ICON}. Discard 1 {ICON} {ICON}: draw 2 cards, or lose {ICON}; 7 {ICON}"
    assert [text[start:end] for start, end in tied(text)] == [
        f"3 {ICON}.",
        f"1 {ICON} {ICON}:",
        f"{ICON};",
        f"7 {ICON}",
    ]


@cache
def card_texts() -> tuple[str, ...]:
    """Give texts with icons of two games, one in German."""
    found: list[str] = []
    for game, code in (("traveller-ccg", "en"), ("captains-chair", "de")):
        with speaking(load_tongue(code)):
            pack = registry.load(game).pack
        found += [entry.text for entry in pack.cards.values() if "{icon:" in entry.text][::30]
    return tuple(found)


@pytest.fixture
def page(qtbot: QtBot) -> CardText:
    shown = CardText(lambda name: "Glory" if name == "glory" else "")
    qtbot.addWidget(shown)
    return shown


def picture(_name: str) -> QPixmap:
    drawn = QPixmap(16, 16)
    drawn.fill(QColor("black"))
    return drawn


def broken(page: CardText) -> list[str]:
    """List the groups of a page that a line breaks although they could go to the next one."""
    found: list[str] = []
    block = page.document().begin()
    while block.isValid():
        layout, text = block.layout(), block.text()
        starts = [layout.lineAt(number).textStart() for number in range(layout.lineCount())]
        for first, end in tied(text):
            found += [
                text[first:end] for start in starts if first < start < end and first not in starts
            ]
        block = block.next()
    return found


def test_no_line_of_the_preview_breaks_an_icon_from_its_number(page: CardText) -> None:
    page.show()
    ever = False
    for text in card_texts():
        page.write(f"<p>{rich(text)}</p>", picture)
        for width in WIDTHS:
            page.resize(width, 300)
            assert not broken(page), (text, width)
            ever |= bool(page._widened)
    assert ever, "nothing had to be kept together, so this shows nothing"


def test_where_all_fits_no_space_is_wide(page: CardText) -> None:
    page.show()
    page.write(f"<p>{rich('Gain now 3 {icon:glory}. Gain it.')}</p>", picture)
    wide = page.fontMetrics().horizontalAdvance("Gain now 3 ") + 30
    page.resize(wide, 200)
    assert page._widened == [8]
    page.resize(600, 200)
    assert page._widened == []
    assert page.document().begin().layout().lineCount() == 1


def test_what_is_read_out_and_copied_names_the_icons(page: CardText) -> None:
    page.write(f"<p>{rich('Gain 3 {icon:glory} {icon:away-team}.')}</p><p>Go.</p>", picture)
    assert page.words == "Gain 3 Glory away team.\nGo."
    page.selectAll()
    page.copy()
    assert QApplication.clipboard().text() == "Gain 3 Glory away team.\nGo."
    cursor = page.textCursor()
    cursor.setPosition(0)
    cursor.setPosition(8, QTextCursor.MoveMode.KeepAnchor)
    page.setTextCursor(cursor)
    page.copy()
    assert QApplication.clipboard().text() == "Gain 3 Glory"


def test_no_line_of_a_face_breaks_an_icon_from_its_number() -> None:
    def fonts(_role: str, size: float) -> QFont:
        font = QFont()
        font.setPixelSize(round(size))
        return font

    for text in card_texts():
        for width in WIDTHS:
            laid = Paragraph(fonts, text, 14, width)
            for number, (above, line) in enumerate(pairwise(laid._lines), start=1):
                if number not in laid._starts:
                    last, first = above[-1].piece, line[0].piece
                    assert not first.glued, (text, width)
                    assert not belong(part(last), part(first)), (text, width)


def part(piece: Piece) -> str:
    return ICON if piece.kind == "icon" else piece.text
