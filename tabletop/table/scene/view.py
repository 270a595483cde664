"""The window onto the scene: fits any size, zooms and pans, and takes the keyboard."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from tabletop.controller.model import Reason
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import in_words
from tabletop.table.announcing import announce
from tabletop.table.guard import guarded, guarded_giving
from tabletop.table.scene.accessible import install
from tabletop.table.scene.bubble import Bubble
from tabletop.table.scene.focus import Direction, Focus
from tabletop.table.scene.hearing import Hearing
from tabletop.table.scene.menu import CardMenu
from tabletop.table.scene.nodes import Nodes
from tabletop.table.scene.scene import TableScene

ZOOM_STEP: Final = 1.2
MOST_ZOOM: Final = 4.0
ARROWS: Final[dict[int, Direction]] = {
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
}
ACTING: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
WALKED: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
CAME_BY_KEY: Final = Qt.WidgetAttribute.WA_KeyboardFocusChange
"""Qt sets it on the window when a key moved the focus, and not when it fled from what went."""
SHIFTS: Final[dict[int, int]] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class TableView(QGraphicsView):
    """Shows a table scene. One pixel of the scene is one of the screen until it is zoomed.

    ``front`` says that the board of another seat is shown; backing out shows one's own again.
    """

    activated = Signal()
    menu_asked = Signal()
    backed_out = Signal()
    shifted = Signal(int)
    looked = Signal(object)
    own_board_wanted = Signal()

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        install()
        self.table = scene
        # Left to Python, the scene may go first: what the view then hears finds items without Qt.
        scene.setParent(self)
        self.nodes = Nodes(self)
        self.setScene(scene)
        self.setAccessibleName(in_words("Table"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(320, 200)
        self.bubble = Bubble(self.viewport())
        # A child of the view itself, which is what screen readers know of the table.
        self.menu = CardMenu(self)
        self.menu.closed.connect(self.setFocus)
        self.menu.set_theme(scene.theme)
        self.bubble.set_theme(scene.theme)
        self.opened_strip: SeatId | None = None
        self.front = False
        self._pan_from: QPoint | None = None
        self._keys = False
        scene.shown.connect(self.nodes.refresh)
        self.hearing = Hearing(self)
        scene.shown.connect(self.menu.close_menu)

    @property
    def focus(self) -> Focus:
        """What has the keyboard's focus on the table."""
        return self.table.focus

    def set_looks(self) -> None:
        """Take colours and type from the scene's theme, after it changed."""
        self.menu.set_theme(self.table.theme)
        self.bubble.set_theme(self.table.theme)

    # --- size, zoom, pan -------------------------------------------------------------------

    @property
    def zoom(self) -> float:
        """How much larger than fitting the table is shown."""
        return self.transform().m11()

    def set_zoom(self, zoom: float) -> None:
        """Show the table so much larger than fits, at least 1."""
        zoom = min(MOST_ZOOM, max(1.0, zoom))
        self.setTransform(QTransform.fromScale(zoom, zoom))
        self._resolve()

    def open_strip(self, seat: SeatId | None) -> None:
        """Show the strip of another seat large, or (None) the whole table again."""
        if seat == self.opened_strip:
            return
        self.opened_strip = seat
        self.menu.close_menu()
        self.bubble.hide()
        if seat is None or seat not in self.table.seats:
            self.set_zoom(1.0)
            return
        area = self.table.seats[seat].area
        size = self.table.size
        self.set_zoom(min(size.width() * 0.96 / area.width, size.height() * 0.7 / area.height))
        self.centerOn(*area.centre)

    def _resolve(self) -> None:
        self.table.set_resolution(self.zoom * self.devicePixelRatioF())

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Lay the table out for the new size; a card that is held goes home."""
        super().resizeEvent(event)
        self.menu.close_menu()
        self.bubble.hide()
        self.table.set_size(QSizeF(self.viewport().size()))
        self._resolve()

    @guarded_giving(False)
    def event(self, event: QEvent) -> bool:
        """Notice when the window comes to a screen with other pixels."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._resolve()
        return super().event(event)

    @guarded
    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Zoom with Ctrl; scroll when zoomed."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            steps = event.angleDelta().y() / 120
            self.set_zoom(self.zoom * ZOOM_STEP**steps)
            event.accept()
        elif self.zoom > 1.0:
            super().wheelEvent(event)
        else:
            event.accept()

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Pan with the middle button; all else belongs to the scene. The ring is for keys only."""
        self.use_keys(False)
        self.menu.close_menu()
        self.bubble.hide()
        self.table.dice.clear()
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pan_from = event.position().toPoint()
            return
        super().mousePressEvent(event)

    @guarded
    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Pan, or leave it to the scene."""
        if self._pan_from is not None:
            now = event.position().toPoint()
            moved, self._pan_from = now - self._pan_from, now
            across, down = self.horizontalScrollBar(), self.verticalScrollBar()
            across.setValue(across.value() - moved.x())
            down.setValue(down.value() - moved.y())
            return
        super().mouseMoveEvent(event)

    @guarded
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Stop panning, or leave it to the scene."""
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pan_from = None
            return
        super().mouseReleaseEvent(event)

    @guarded
    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """Nothing is hovered any more."""
        self.table.pointer.leave()
        super().leaveEvent(event)

    # --- the keyboard ----------------------------------------------------------------------

    @guarded_giving(False)
    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802
        """Walk the zones; past the last one the focus leaves the table. Qt also asks when the table
        or a menu on it that has the focus is put away: that is no walking.
        """
        if self.hasFocus() and self.isVisible() and self.focus.walk(1 if forward else -1):
            self.use_keys(True)
            return True
        return super().focusNextPrevChild(forward)

    @guarded
    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Show where the focus is, unless the mouse was used last: the focus also comes here when
        a verb that had it is gone.
        """
        super().focusInEvent(event)
        came = event.reason() in WALKED and self.window().testAttribute(CAME_BY_KEY)
        clicked = event.reason() == Qt.FocusReason.MouseFocusReason
        self.use_keys(came or (self._keys and not clicked))

    @guarded
    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Hide the ring."""
        super().focusOutEvent(event)
        self.focus.show(False)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Walk, act, look closer, back out. Nothing is done to what the ring doesn't show yet."""
        key = event.key()
        menu_key = key == Qt.Key.Key_Menu or (
            key == Qt.Key.Key_F10 and event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        )
        plain = not event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        )
        if (menu_key or key in ACTING) and not self.focus.shown:
            self.use_keys(True)
        elif menu_key:
            self.menu_asked.emit()
        elif key in SHIFTS and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.shifted.emit(SHIFTS[key])
        elif key in ARROWS:
            self.use_keys(True)
            self.focus.arrow(ARROWS[key])
        elif key in ACTING:
            self.activated.emit()
        elif key == Qt.Key.Key_Escape:
            self._back_out()
        elif key == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self.looked.emit(self.focus.at.card)
        elif plain and key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_0):
            factor = {Qt.Key.Key_Plus: ZOOM_STEP, Qt.Key.Key_Minus: 1 / ZOOM_STEP}
            self.set_zoom(self.zoom * factor[Qt.Key(key)] if key != Qt.Key.Key_0 else 1.0)
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    @guarded
    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """End looking closer."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.looked.emit(None)
            return
        super().keyReleaseEvent(event)

    def use_keys(self, used: bool) -> None:
        """Remember whether keys or the mouse were used last; only for keys there is a ring."""
        self._keys = used
        self.focus.show(used and self.hasFocus())

    def _back_out(self) -> None:
        if self.table.keeper.held is not None:
            self.table.let_go()
        elif self.menu.isVisible():
            self.menu.close_menu()
        elif self.bubble.isVisible():
            self.bubble.hide()
        elif self.opened_strip is not None:
            self.open_strip(None)
        elif self.front:
            self.own_board_wanted.emit()
        else:
            self.backed_out.emit()

    # --- telling ---------------------------------------------------------------------------

    def on_screen(self, handle: CardId) -> QRect:
        """Give the rectangle of a card in pixels of the viewport."""
        item = self.table.keeper.items.get(handle)
        if item is None:
            return QRect()
        return self.mapFromScene(item.mapRectToScene(item.outline())).boundingRect()

    def tell(self, reason: Reason, at: QPointF | None = None) -> None:
        """Say why something can't be done, in a bubble at a point of the scene."""
        point = self.viewport().rect().center() if at is None else self.mapFromScene(at)
        self.bubble.say(reason.text, point)
        announce(self, reason.text, at_once=True)
