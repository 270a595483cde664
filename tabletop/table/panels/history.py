"""The history: every step of the match by turn and phase, to go back to, and bookmarks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tabletop.engine.message import in_words
from tabletop.session.story import StoryStep, StoryTurn
from tabletop.table import icons
from tabletop.table.guard import guarded, guarded_giving
from tabletop.table.pages.parts import bar_button, label
from tabletop.table.panels.flow import FlowLayout

STEP: Final = Qt.ItemDataRole.UserRole
LONGEST_NAME: Final = 60
MOST_DETAILS: Final = 4
PADDING: Final = 1.3
"""Room beside the words of a row, by the height of a line."""
LINES_FOR_DETAILS: Final = 20
"""A panel of fewer lines has no room for more than the list."""
SIGN: Final = 16
"""Pixels of the signs of bookmarks and of what was looked back at."""


class _Wrapping(QStyledItemDelegate):
    """Gives each row the height that its words need in the width of the list."""

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree

    @guarded_giving(QSize(100, 24))
    def sizeHint(  # noqa: N802 Qt's name
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Measure the words of a row, wrapped."""
        hint = super().sizeHint(option, index)
        depth, above = 1, index.parent()
        while above.isValid():
            depth, above = depth + 1, above.parent()
        sign = SIGN + 6 if index.data(Qt.ItemDataRole.DecorationRole) else 0
        font, own = self._tree.font(), index.data(Qt.ItemDataRole.FontRole)
        font.setBold(isinstance(own, QFont) and own.bold())
        metrics = QFontMetrics(font)
        beside = depth * self._tree.indentation() + sign + round(PADDING * metrics.height())
        room = self._tree.viewport().width() - beside
        words = str(index.data(Qt.ItemDataRole.DisplayRole))
        box = QRect(0, 0, max(40, room), 10_000)
        high = metrics.boundingRect(box, Qt.TextFlag.TextWordWrap.value, words).height()
        return QSize(hint.width(), max(hint.height(), high + hint.height() - metrics.height()))


class HistoryPanel(QFrame):
    """Lists the steps; its signals say what is wanted: to go to a moment, to name one, to forget a
    name, or to have the panel closed (Escape).
    """

    go_wanted = Signal(int)
    bookmark_wanted = Signal(str, int)
    forget_wanted = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.setAccessibleName(in_words("History"))
        self._story: tuple[tuple[StoryTurn, ...], int] = ((), 0)
        self.tree = QTreeWidget()
        self.tree.setProperty("role", "log")
        self.tree.setHeaderHidden(True)
        self.tree.setIndentation(12)
        self.tree.setIconSize(QSize(SIGN, SIGN))
        self.tree.setAccessibleName(in_words("Steps of the match, by turn and phase"))
        self.tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.tree.setWordWrap(True)
        self.tree.setVerticalScrollMode(QTreeWidget.ScrollMode.ScrollPerPixel)
        self.tree.setItemDelegate(_Wrapping(self.tree))
        self.tree.itemSelectionChanged.connect(self._chosen)
        self.tree.itemActivated.connect(lambda _item: self._go())
        self.details = label("")
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setPlaceholderText(in_words("Name of the bookmark"))
        self.name.setAccessibleName(in_words("Name of the bookmark"))
        self.name.returnPressed.connect(self._keep_name)
        self.name.hide()
        self.go = bar_button(in_words("Go back"))
        self.go.setProperty("primary", True)
        self.go.clicked.connect(self._go)
        self.mark = bar_button(in_words("Bookmark"), hint=in_words("Gives this step a name"))
        self.mark.clicked.connect(self._mark)
        self.forget = bar_button(
            in_words("Remove"), hint=in_words("Takes the bookmark of this step away")
        )
        self.forget.clicked.connect(self._forget)
        verbs = QWidget()
        flow = FlowLayout(verbs, gap=6)
        for verb in (self.go, self.mark, self.forget):
            flow.addWidget(verb)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        column.addWidget(self.tree, 1)
        column.addWidget(self.details)
        column.addWidget(self.name)
        column.addWidget(verbs)
        self._chosen()

    # --- what is shown ---------------------------------------------------------------------

    def show_story(self, told: Sequence[StoryTurn], at: int) -> None:
        """Show the steps; the moment at which the match stands is chosen, if that has changed."""
        before = self.chosen
        moved = at != self._story[1] or before is None
        if (tuple(told), at) == self._story and not moved:
            return
        self._story = (tuple(told), at)
        wanted = at if moved or before is None else before.at
        self.tree.blockSignals(True)
        self.tree.clear()
        self._list_bookmarks(told)
        for turn in told:
            top = self._group(None, turn.title)
            for passage in turn.passages:
                into = self._group(top, passage.title) if passage.title else top
                for step in passage.steps:
                    self._list_step(into, step)
        self.tree.blockSignals(False)
        self._choose(wanted)
        self._chosen()

    def _list_bookmarks(self, told: Sequence[StoryTurn]) -> None:
        marked = [(name, step) for step in steps_of(told) for name in step.bookmarks]
        if not marked:
            return
        top = self._group(None, in_words("Bookmarks"))
        for name, step in marked:
            item = _item(top, name, step)
            item.setIcon(0, self._sign("flag-objective"))
            item.setData(0, Qt.ItemDataRole.AccessibleTextRole, _spoken_bookmark(name, step))

    def _group(self, parent: QTreeWidgetItem | None, title: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem(self.tree if parent is None else parent, [title])
        font = item.font(0)
        font.setBold(True)
        item.setFont(0, font)
        item.setExpanded(True)
        return item

    def _list_step(self, parent: QTreeWidgetItem, step: StoryStep) -> None:
        words = _words(step)
        item = _item(parent, words, step)
        item.setData(0, Qt.ItemDataRole.AccessibleTextRole, _spoken(step, words))
        font = item.font(0)
        font.setItalic(step.taken_back)
        font.setBold(step.now)
        item.setFont(0, font)
        if step.taken_back:
            item.setForeground(0, QApplication.palette().placeholderText())
        if step.bookmarks:
            item.setIcon(0, self._sign("flag-objective"))
        for line in step.looked_back:
            mark = _item(parent, line, step)
            mark.setIcon(0, self._sign("hourglass"))
            mark.setForeground(0, QApplication.palette().placeholderText())

    def _sign(self, name: str) -> QIcon:
        palette, size = QApplication.palette(), QSize(SIGN, SIGN) * 2
        made = icons.icon(name, palette.text().color())
        chosen = icons.pixmap(name, size, palette.highlightedText().color())
        made.addPixmap(chosen, QIcon.Mode.Selected)
        return made

    def _items(self) -> Iterator[QTreeWidgetItem]:
        waiting = [self.tree.topLevelItem(row) for row in range(self.tree.topLevelItemCount())]
        while waiting:
            item = waiting.pop(0)
            if item is not None:
                yield item
                waiting[:0] = [item.child(row) for row in range(item.childCount())]

    def _choose(self, at: int) -> None:
        """Choose the step at a moment, or the last one before it; the list of bookmarks is none."""
        found = None
        for item in self._items():
            step = item.data(0, STEP)
            if isinstance(step, StoryStep) and step.at <= at and item.text(0) not in step.bookmarks:
                found = item if found is None or step.at > found.data(0, STEP).at else found
        if found is not None:
            self.tree.setCurrentItem(found)
            self.tree.scrollToItem(found)

    # --- choosing and doing ----------------------------------------------------------------

    @property
    def chosen(self) -> StoryStep | None:
        """The step that is chosen in the list."""
        item = self.tree.currentItem()
        step = None if item is None else item.data(0, STEP)
        return step if isinstance(step, StoryStep) else None

    def take_focus(self) -> None:
        """Put the focus on the list."""
        self.tree.setFocus(Qt.FocusReason.OtherFocusReason)

    def _chosen(self) -> None:
        step = self.chosen
        self.name.hide()
        self.go.setEnabled(step is not None and not step.now)
        self.mark.setEnabled(step is not None)
        self.forget.setVisible(step is not None and bool(step.bookmarks))
        ahead = step is not None and step.taken_back and not step.now
        words = in_words("Go on") if ahead else in_words("Go back")
        self.go.setText(words)
        self.go.setAccessibleName(words if step is None else f"{words}: {step.words}")
        self.details.setText("" if step is None else "\n".join(step.more[:MOST_DETAILS]))
        self._show_details()

    def _show_details(self) -> None:
        room = self.height() > LINES_FOR_DETAILS * self.fontMetrics().lineSpacing()
        self.details.setVisible(bool(self.details.text()) and room)

    def _go(self) -> None:
        step = self.chosen
        if step is not None and not step.now:
            self.go_wanted.emit(step.at)

    def _mark(self) -> None:
        """Ask for a name in a line of its own; Enter keeps it."""
        self.name.show()
        self.name.clear()
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep_name(self) -> None:
        step, name = self.chosen, self.name.text().strip()
        if step is not None and name:
            self.take_focus()
            self.bookmark_wanted.emit(name, step.at)

    def _forget(self) -> None:
        step, item = self.chosen, self.tree.currentItem()
        if step is None or item is None or not step.bookmarks:
            return
        self.take_focus()
        named = item.text(0)
        self.forget_wanted.emit(named if named in step.bookmarks else step.bookmarks[-1])

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 Qt's name
        """Escape puts the line for a name away, else the panel."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.name.isVisible():
            self.name.hide()
            self.take_focus()
        else:
            self.left.emit()

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 Qt's name
        """Another width makes other lines; where it is low, the list has all the room."""
        super().resizeEvent(event)
        self.tree.scheduleDelayedItemsLayout()
        self._show_details()

    @guarded
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 Qt's name
        """Draw the signs in the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._story[0]:
            (told, at), self._story = self._story, ((), -1)
            self.show_story(told, at)


def steps_of(told: Sequence[StoryTurn]) -> Iterator[StoryStep]:
    """Give the steps of all turns and phases."""
    for turn in told:
        for passage in turn.passages:
            yield from passage.steps


def _item(parent: QTreeWidgetItem, words: str, step: StoryStep) -> QTreeWidgetItem:
    item = QTreeWidgetItem(parent, [words])
    item.setData(0, STEP, step)
    item.setToolTip(0, words)
    return item


def _words(step: StoryStep) -> str:
    if not step.now:
        return step.words
    if step.taken_back:
        return in_words("Now. Taken back: {step}", step=step.words)
    return in_words("Now: {step}", step=step.words)


def _spoken(step: StoryStep, words: str) -> str:
    said = [words.rstrip(".")]
    said += [in_words("bookmark {name}", name=name) for name in step.bookmarks]
    if step.taken_back and not step.now:
        said.append(in_words("taken back"))
    return ", ".join(said)


def _spoken_bookmark(name: str, step: StoryStep) -> str:
    return in_words("bookmark {name}", name=name) + f": {step.words}"
