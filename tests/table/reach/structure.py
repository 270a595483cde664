"""What is wrong with how a window is laid out, found by its structure: controls that can't be
reached, words that are cut off, things to press that lie on each other.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QScrollBar,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTableView,
    QTextEdit,
    QWidget,
)

SLACK = 2
"""So many pixels may be missing before it counts."""

CONTROLS = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QKeySequenceEdit,
    QLineEdit,
    QTextEdit,
)


def faults(page: QWidget) -> list[str]:
    """List what is wrong; nothing for a page on which all can be read and reached."""
    found = [
        f"{named(one)}: {why}"
        for one in shown(page)
        for why in (*unreachable(one), *cut_off(one))
        if why
    ]
    return found + list(overlaps(page))


def shown(page: QWidget) -> list[QWidget]:
    return [one for one in page.findChildren(QWidget) if one.isVisible()]


def named(widget: QWidget) -> str:
    words = widget.accessibleName() or getattr(widget, "text", str)() or widget.objectName()
    return f"{type(widget).__name__} {words[:60]!r}"


def controls(page: QWidget) -> list[QWidget]:
    """What can be used by a player, without the parts that it is made of."""
    found = [
        one
        for one in shown(page)
        if isinstance(one, CONTROLS) and one.isEnabled() and not isinstance(one, QScrollBar)
    ]
    return [
        one
        for one in found
        if not any(other is not one and other.isAncestorOf(one) for other in found)
    ]


# --- reaching ------------------------------------------------------------------------------


def unreachable(widget: QWidget) -> Iterator[str]:
    """Say where a control, or words, lie outside of all that can be scrolled to."""
    if not isinstance(widget, (*CONTROLS, QLabel)) or isinstance(widget, QScrollBar):
        return
    if isinstance(widget.parentWidget(), QTabBar):
        return  # the arrows of a bar that is itself looked at
    rect = QRect(QPoint(0, 0), widget.size())
    here: QWidget = widget
    while not here.isWindow():
        above = here.parentWidget()
        area = above.parentWidget() if above is not None else None
        rect.translate(here.pos())
        if isinstance(area, QScrollArea) and area.viewport() is above and area.widget() is here:
            rect.translate(-here.pos())
            if not _grown(QRect(QPoint(0, 0), here.size())).contains(rect):
                yield f"lies outside of what scrolls: {rect} in {here.size()}"
            off = area.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff
            if off and here.width() > above.width() + SLACK and rect.right() > above.width():
                yield f"is cut off at the right: {rect} in {above.width()}"
            if above.height() < 24 or above.width() < 60:
                yield f"lies in a window of {above.size()} onto what scrolls"
            here, rect = area, QRect(QPoint(0, 0), area.size())
            continue
        if isinstance(area, QAbstractScrollArea) and area.viewport() is above:
            return
        if above is not None and not _grown(above.rect()).contains(rect):
            yield f"lies outside of {type(above).__name__}: {rect} in {above.size()}"
            return
        if above is None:
            return
        here = above


def _grown(rect: QRect) -> QRect:
    return rect.adjusted(-SLACK, -SLACK, SLACK, SLACK)


# --- reading -------------------------------------------------------------------------------


def cut_off(widget: QWidget) -> Iterator[str]:
    """Say which words have too little room, unless a tooltip says them in full."""
    if widget.toolTip():
        return
    if isinstance(widget, QLabel) and widget.text() and widget.pixmap().isNull():
        yield from _cut_off_label(widget)
    elif isinstance(widget, QPushButton | QCheckBox | QRadioButton) and widget.text():
        wanted = widget.sizeHint()
        if wanted.width() > widget.width() + SLACK or wanted.height() > widget.height() + SLACK:
            yield f"needs {wanted} and has {widget.size()}"
    elif isinstance(widget, QTableView) and not widget.horizontalHeader().isHidden():
        yield from _cut_off_table(widget)
    elif isinstance(widget, QComboBox):
        option = QStyleOptionComboBox()
        widget.initStyleOption(option)
        room = widget.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox,
            option,
            QStyle.SubControl.SC_ComboBoxEditField,
            widget,
        )
        wide = widget.fontMetrics().horizontalAdvance(widget.currentText())
        if wide > room.width() + SLACK:
            yield f"needs {wide} for {widget.currentText()!r} and has {room.width()}"


def _cut_off_table(table: QTableView) -> Iterator[str]:
    high = table.fontMetrics().height()
    if table.rowHeight(0) and table.rowHeight(0) < high:
        yield f"has rows of {table.rowHeight(0)} for text of {high}"
    header, model = table.horizontalHeader(), table.model()
    for column in range(model.columnCount()):
        words = str(model.headerData(column, Qt.Orientation.Horizontal))
        wide = header.fontMetrics().horizontalAdvance(words)
        if not table.isColumnHidden(column) and wide > header.sectionSize(column):
            yield f"has a column of {header.sectionSize(column)} for {words!r}, {wide} wide"


def _cut_off_label(label: QLabel) -> Iterator[str]:
    if label.wordWrap():
        wanted = label.heightForWidth(label.width())
        if wanted > label.height() + SLACK:
            yield f"needs a height of {wanted} and has {label.height()}"
        if label.textFormat() == Qt.TextFormat.PlainText:
            metrics = QFontMetrics(label.font())
            widest = max(label.text().split(), key=metrics.horizontalAdvance, default="")
            if metrics.horizontalAdvance(widest) > label.contentsRect().width() + SLACK:
                yield f"has {label.contentsRect().width()} for the word {widest!r}"
        return
    size = label.sizeHint()
    if size.width() > label.width() + SLACK or size.height() > label.height() + SLACK:
        yield f"needs {size} and has {label.size()}"


# --- lying on each other -------------------------------------------------------------------


def overlaps(page: QWidget) -> Iterator[str]:
    """Name controls that lie on each other, as far as they are in sight."""
    placed = []
    for one in controls(page):
        seen = _in_sight(one, page)
        if not seen.isEmpty():
            placed.append((one, seen))
    for number, (one, here) in enumerate(placed):
        for other, there in placed[number + 1 :]:
            common = here.intersected(there)
            if common.width() > SLACK and common.height() > SLACK:
                yield f"{named(one)} and {named(other)} lie on each other: {common}"


def _in_sight(widget: QWidget, page: QWidget) -> QRect:
    """Give the part of a widget that what it lies in leaves in sight, in pixels of the page."""
    seen = QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())
    around = widget.parentWidget()
    while around is not None and around is not page:
        seen = seen.intersected(QRect(around.mapTo(page, QPoint(0, 0)), around.size()))
        around = around.parentWidget()
    return seen
