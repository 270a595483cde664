from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QColor, QFontMetrics, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tabletop.engine.ids import RuleId
from tabletop.engine.telling import Word
from tabletop.library.pack import RuleText
from tabletop.session.fairness import Drawn
from tabletop.session.log import LogLine
from tabletop.session.statistics import Best, Luck, Tally
from tabletop.table.pages.about import AboutPage
from tabletop.table.pages.parts import Page
from tabletop.table.pages.play import PlayPage
from tabletop.table.pages.rules import RulesPage, rules_html
from tabletop.table.pages.settings import SettingsPage
from tabletop.table.pages.statistics import Figures, StatisticsPage, share
from tabletop.table.panels.figures import FigureTable
from tabletop.table.panels.log import LogPanel
from tabletop.table.plots import Ink, Plot, bars, picture
from tabletop.table.tour import Tour
from tests.table.app.conftest import offered, play_on, play_to_the_end, traders, traitors

SIZES = [(1024, 600), (1280, 720), (1920, 1080)]
TEXTS = [100, 200]


def test_rules_are_searched_by_words_and_numbers(tour: Tour) -> None:
    tour.start.rules.emit(offered(tour))
    page = tour.window.page
    assert isinstance(page, RulesPage)
    page.search.setText("third plank")
    assert "TA-4.2" in page.text.toPlainText()
    assert "TA-5.4" not in page.text.toPlainText()
    page.search.setText("ta-5.4")
    assert page._found.text().startswith("1 of ")
    clearing = page.search.findChild(QToolButton)
    assert clearing is not None
    assert clearing.accessibleName()
    assert page.search.rect().contains(clearing.geometry())
    page.search.setText("no such words")
    assert page.text.toPlainText() == "No rule has these words."
    page.open_at("TA-4.2")
    assert page.search.text() == ""
    assert "▶ TA-4.2" in page.text.toPlainText()


def test_only_rules_that_there_are_become_links() -> None:
    rule = RuleText(RuleId("AB-1.1"), "Ships", "NX-01 and KR-7 fly as in AB-1.2.")
    page = rules_html((rule,), (), {"AB-1.1", "AB-1.2"})
    assert 'NX-01 and KR-7 fly as in <a href="#AB-1.2">AB-1.2</a>.' in page


def test_the_log_leads_to_the_rules_that_it_names(qtbot: QtBot) -> None:
    log = LogPanel()
    qtbot.addWidget(log)
    log.show_lines((LogLine(0, (Word("Dart does nothing (TC-R.95)."),)),))
    assert log.toPlainText() == "Dart does nothing (TC-R.95)."
    with qtbot.waitSignal(log.rule_asked) as asked:
        log.anchorClicked.emit(QUrl("rule:TC-R.95"))
    assert asked.args == ["TC-R.95"]
    assert 'href="rule:TC-R.95"' in log.toHtml()


def test_the_about_page_says_whose_games_these_are(tour: Tour) -> None:
    tour.open("about")
    page = tour.window.page
    assert isinstance(page, AboutPage)
    words = " ".join(label.text() for label in page.findChildren(QLabel))
    for owner in ("unofficial fan work", "Savana", "Far Future", "Mongoose", "C Gerard Luft"):
        assert owner in words


def test_settings_are_kept_as_they_are_changed(tour: Tour) -> None:
    from tabletop.table import desk
    from tabletop.table.settings import read

    tour.open("settings")
    page = tour.window.page
    assert isinstance(page, SettingsPage)
    for group, value in (("motion", "reduced"), ("text", 150), ("scheme", "light")):
        button = next(b for b in page._groups[group].buttons() if b.property("value") == value)
        button.click()
    page._volume.setValue(0)
    kept, note = read(desk.settings_file())
    assert note is None
    assert (kept.motion, kept.text, kept.scheme, kept.volume) == ("reduced", 150, "light", 0)
    assert page._volume_words.text() == "Off"


def test_a_page_opens_once(tour: Tour) -> None:
    tour.open("settings")
    tour.open("settings")
    tour.window.pop()
    assert tour.window.page is tour.start


def test_headings_stand_over_what_they_head(qtbot: QtBot) -> None:
    tallies = [Tally("g", "Ann", 3, 2), Tally("g", "7 of 9", 12, 2)]
    best = Best("g", "Alone", "Ann", "10 points in 8 rounds")
    page = StatisticsPage(Figures(tallies, [best]), {"g": "Game"}, INK)
    qtbot.addWidget(page)
    for table in page.findChildren(FigureTable):
        for column in range(table.columnCount()):
            heading = table.horizontalHeaderItem(column)
            sides = {
                item.textAlignment()
                for row in range(table.rowCount())
                if (item := table.item(row, column))
            }
            assert heading is not None
            assert sides == {heading.textAlignment()}
    tallied, _ = page.findChildren(FigureTable)
    right = Qt.AlignmentFlag.AlignRight
    headed = [tallied.horizontalHeaderItem(column) for column in range(5)]
    assert [bool(item.textAlignment() & right) for item in headed if item] == [
        False,
        False,
        True,
        True,
        True,
    ]


INK = Ink("#202020", "#ffffff", "#ffcc00")


def rows_of(table: FigureTable) -> list[list[str]]:
    return [
        [item.text() if (item := table.item(row, at)) else "" for at in range(table.columnCount())]
        for row in range(table.rowCount())
    ]


def test_rows_are_as_high_as_their_words_need_at_the_width_that_there_is(qtbot: QtBot) -> None:
    tallies = [Tally("g", "Ann", 3, 2), Tally("g", "Bo", 3, 1)]
    page = StatisticsPage(Figures(tallies), {"g": "A game of a very long name indeed"}, INK)
    qtbot.addWidget(page)
    page.resize(420, 400)
    page.show()
    (table,) = page.findChildren(FigureTable)
    for width in (420, 900):
        page.resize(width, 400)
        for _ in range(4):
            QApplication.processEvents()
        assert 0 <= table.rowHeight(0) - table.sizeHintForRow(0) < table.fontMetrics().height()
        assert table.verticalScrollBar().maximum() == 0


def test_statistics_sum_up(qtbot: QtBot) -> None:
    assert share(Tally("g", "Ann", 3, 2)) == "67 %"
    page = StatisticsPage(Figures([Tally("g", "Ann", 3, 2)]), {"g": "Game"}, INK)
    qtbot.addWidget(page)
    (table,) = page.findChildren(FigureTable)
    assert rows_of(table) == [["Game", "Ann", "3", "2", "67 %"]]
    assert not page.findChildren(Plot)


def test_statistics_show_the_best_results(qtbot: QtBot) -> None:
    best = Best("g", "Alone (hand of 5)", "Ann", "10 points in 8 rounds")
    page = StatisticsPage(Figures([Tally("g", "Ann", 3, 2)], [best]), {"g": "Game"}, INK)
    qtbot.addWidget(page)
    _, table = page.findChildren(FigureTable)
    assert rows_of(table) == [["Game", "Alone (hand of 5)", "Ann", "10 points in 8 rounds"]]


def test_statistics_say_whether_chance_was_fair(qtbot: QtBot) -> None:
    opening = {"crew": Drawn(3, 2.0, 1.0), "event": Drawn(2, 3.0, 1.0), "ship": Drawn(1, 1.0)}
    later = {"crew": Drawn(60, 50.0, 24.0), "event": Drawn(40, 50.0, 24.0)}
    luck = Luck("traveller-ccg", False, opening, later)
    figures = Figures(faces=(5, 8, 9, 8, 10, 20), luck=(luck,))
    page = StatisticsPage(figures, {"traveller-ccg": "Traveller"}, INK)
    qtbot.addWidget(page)
    page.resize(900, 700)
    page.show()
    dice, people = page.findChildren(Plot)
    assert "1 ×5, 2 ×8, 3 ×9, 4 ×8, 5 ×10, 6 ×20" in dice.accessibleName()
    assert "2 of 100" in dice.accessibleName()
    assert people.accessibleName() == "Traveller: what people drew"
    assert not people.pixmap().isNull()
    (table,) = page.findChildren(FigureTable)
    assert rows_of(table) == [
        ["Crew", "3 (2.0)", "60 (50.0)", "3 of 100"],
        ["Event", "2 (3.0)", "40 (50.0)", "3 of 100"],
    ]


def test_bars_and_marks_are_as_high_as_what_they_stand_for(qtbot: QtBot) -> None:
    legend = ("came", "to be expected")
    tall, low = (
        picture(bars(["A", "B"], came, [5, 5], legend), QSize(400, 300), INK).toImage()
        for came in ([10, 1], [1, 10])
    )
    yellow = QColor(INK.line)

    def painted(image: QImage, left: int, right: int) -> int:
        return sum(
            image.pixelColor(x, y) == yellow for x in range(left, right, 2) for y in range(300)
        )

    assert painted(tall, 50, 220) > 5 * painted(tall, 230, 330)
    assert painted(low, 50, 220) < painted(low, 230, 400)


def every_page(tour: Tour) -> Iterator[tuple[str, QWidget]]:
    """Go through all pages of the program."""
    yield "start", tour.start
    for name in ("settings", "keys", "about", "saves", "statistics"):
        tour.open(name)
        yield name, tour.window.page
        tour.window.pop()
    for info in tour.start._games_shown:
        tour.set_up(info)
        yield f"setup of {info.id}", tour.window.page
        tour.window.pop()
    match = traders()
    play_on(match, 9)
    yield "traders", tour.play(match)
    tour.watch(match)
    yield "replay", tour.window.page
    tour.home()
    page = tour.play(traitors("Ann", "Bo", "Cy", "Di"))
    yield "curtain", page
    page.curtain._open.click()
    yield "traitors", page
    tour.home()
    match = traders()
    play_to_the_end(match)
    yield "end", tour.play(match)
    tour.open("ledger")
    yield "ledger", tour.window.page
    tour.home()


def cut(page: QWidget) -> list[str]:
    """List words on a page that do not fit where they stand, and controls that lie outside."""
    found = []
    window = page.window()
    for widget in page.findChildren(QWidget):
        if not widget.isVisible():
            continue
        name = widget.accessibleName() or getattr(widget, "text", str)()
        if isinstance(widget, QAbstractButton) and widget.text():
            metrics = QFontMetrics(widget.font())
            words = max(metrics.horizontalAdvance(line) for line in widget.text().split("\n"))
            if words > widget.width() or metrics.height() > widget.height():
                found.append(f"button {widget.text()!r} is cut: {widget.size()}")
        if isinstance(widget, QLabel) and widget.text() and widget.wordWrap():
            needed = widget.heightForWidth(widget.width())
            if needed > widget.height() + 1:
                found.append(f"label {widget.text()!r} is cut: {needed} > {widget.height()}")
        if isinstance(widget, QAbstractButton | QLineEdit) and not _reachable(widget, window):
            found.append(f"control {name!r} can't be reached")
    return found


def _reachable(widget: QWidget, window: QWidget) -> bool:
    """Tell whether a control lies in the window, or in something that scrolls to it."""
    from PySide6.QtWidgets import QScrollArea

    above = widget.parentWidget()
    while above is not None and above is not window:
        if isinstance(above, QScrollArea):
            inside = above.widget()
            assert inside is not None
            left = widget.mapTo(inside, widget.rect().topLeft()).x()
            return left >= 0 and left + widget.width() <= above.viewport().width() + 1
        above = above.parentWidget()
    corner = widget.mapTo(window, widget.rect().topLeft())
    far = widget.mapTo(window, widget.rect().bottomRight())
    return window.rect().contains(corner) and window.rect().contains(far)


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES)
def test_no_text_is_cut_and_every_control_can_be_reached(
    tour: Tour, qtbot: QtBot, size: tuple[int, int], text: int
) -> None:
    tour.window.set_settings(tour.window.settings._replace(text=text))
    tour.window.resize(QSize(*size))
    problems = []
    for name, page in every_page(tour):
        for _ in range(3):
            QApplication.processEvents()
        assert tour.window.size() == QSize(*size), f"{name} makes the window larger"
        problems += [f"{name}: {problem}" for problem in cut(page)]
    assert problems == []


def test_every_control_has_an_accessible_name(tour: Tour) -> None:
    nameless = []
    for name, page in every_page(tour):
        for widget in page.findChildren(QAbstractButton):
            own = widget.objectName().startswith("qt_") or type(widget).__name__ == "QToolButton"
            if widget.isVisible() and not own and not (widget.accessibleName() or widget.text()):
                nameless.append(f"{name}: {widget}")
    assert nameless == []


def test_a_pending_question_has_a_control_at_every_size(tour: Tour) -> None:
    page = tour.play(traders())
    assert isinstance(page, PlayPage)
    tour.window.set_settings(tour.window.settings._replace(text=200))
    tour.window.resize(QSize(1024, 600))
    for _ in range(25):
        QApplication.processEvents()
        if page.match.finished:
            break
        seat = page.seat
        step = page.match.answer(seat, page.match.bot_answer(seat))
        page.presenter.refresh((step,))  # type: ignore[arg-type]
        page.sitting._answered((step,))  # type: ignore[arg-type]
        for _ in range(3):
            QApplication.processEvents()
        usable = [b for b in page.prompt.buttons() if b.isVisible() and not b.property("off")]
        cards = [c for z in page.controller.model().zones for c in z.cards]
        lit = any(card.playable or card.candidate for card in cards)
        assert usable or lit or page.match.finished
        assert all(_reachable(button, tour.window) for button in usable)


def test_pages_scroll_to_what_has_the_focus(tour: Tour, qtbot: QtBot) -> None:
    tour.window.resize(QSize(1024, 600))
    tour.open("keys")
    page = tour.window.page
    assert isinstance(page, Page)
    last = page._edits["mute"]  # type: ignore[attr-defined]
    last.setFocus()
    QApplication.processEvents()
    assert not last.visibleRegion().isEmpty()
